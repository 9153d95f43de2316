//! Players: the list, one player, and the form that changes one.

pub(super) mod against;
pub(super) mod shelf;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use chrono::{Datelike, NaiveDate};
use desk::{self, ChangedMeanwhile};
use domain::accounts::Viewer;
use domain::pages::Page;
use domain::played::{self, NextGame, PlayedGame, by_seat, head_to_head, latest_first};
use domain::players::Personal;
use domain::privacy::Eyes;
use domain::ratings::{PeriodKey, PeriodTitles, RatingRow, known_on};
use domain::{GameId, PlayerId};
use form::players::{PlayerForm, PlayersQuery, ProfileQuery};
use store::{
    Db, Stored, games, history, merges, players, privacy, ratings, standings, tournaments,
};
use view::Section;
use view::players::{PlayerFormPage, PlayerPage, PlayersPage, Profile};
use words::Text;

use super::answer::{conflict, found_at, page, read, refused, see_other};
use super::costly::Costly;
use super::error::PageError;
use super::posted::{Posted, submit};
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// How many of the latest results stand at the top of a player's page.
const FORM: usize = 6;

/// How many of the latest games stand with their boards.
const BOARDS: usize = 3;

/// The players that the viewer may see, all or those who are looked for, with their ratings.
pub(super) async fn list(
    visit: Visit,
    query: Query<PlayersQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let query = query.into_inner();
    let (looked_for, number, viewer) = (query.q.clone(), query.page(), visit.viewer.clone());
    let today = state.zone().day(visit.now);
    let load = move |db: &mut Db| {
        let found = players::page(db, &viewer, &looked_for, number)?;
        let ids: Vec<PlayerId> = found.players.iter().map(|player| player.id).collect();
        let pools = ratings::pools_open_to(db, &viewer)?;
        let rows = ratings::of_players(db, &ids)?;
        let titles = ratings::titles_of(db, &viewer, rows.iter().map(|row| row.period))?;
        let known = known_on(today, &pools, &rows, &titles);
        Ok(Some((found, pools, known)))
    };
    Costly::new(&state, &visit)
        .page(load, move |(found, pools, known)| {
            let frame = visit.frame(Text::new("players-title"), Section::Players);
            let frame = frame.about(|head| head.of_search(Text::new("head-players"), &query.q));
            Ok(PlayersPage::new(frame, query.q, found, &pools, &known))
        })
        .await
}

/// One player: ratings and how they came about, games, records.
pub(super) async fn show(
    visit: Visit,
    player: Path<PlayerId>,
    query: Query<ProfileQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer, asked) = (*player, visit.viewer.clone(), query.clone());
    let today = state.zone().day(visit.now);
    let found = read(&state.store, move |db| profile(db, id, &viewer, today, &asked)).await?;
    let profile = found.ok_or(PageError::NotFound)?;
    if profile.player.id != id {
        // Not for ever: a merge can be taken back.
        return Ok(found_at(format!("/players/{}", profile.player.id)));
    }
    let title = Text::new("title-plain").with("name", profile.player.name.as_str());
    let frame = visit.frame(title, Section::Players);
    let frame = frame.about(|head| head.of_player(&profile.player));
    page(&PlayerPage::new(frame, &visit.viewer, &profile, &query))
}

fn profile(
    db: &mut Db,
    id: PlayerId,
    viewer: &Viewer,
    today: NaiveDate,
    query: &ProfileQuery,
) -> Stored<Option<Profile>> {
    let Some(player) = players::find_open_to(db, id, viewer, viewer.eyes())? else {
        return Ok(None);
    };
    let id = player.id;
    let rows = ratings::of_player(db, id)?;
    let ((games, next), titles) = games_of(db, id, viewer, &rows)?;
    let form = games.iter().take(FORM).cloned().collect();
    let replayed: Vec<GameId> = games
        .iter()
        .filter_map(|game| game.board()?.recorded.as_ref()?.game)
        .take(BOARDS)
        .collect();
    let opponents = Page::of(head_to_head(&games), query.opponents());
    let former = merges::current(db)?.all_of(id);
    let record = by_seat(&games);
    let games = Page::of(games, query.games());
    Ok(Some(Profile {
        names: players::names(db, viewer.eyes(), opponents.items.iter().map(|met| met.opponent))?,
        birth_year: players::birth_year_open_to(db, id, viewer)?,
        merges: merges::list_of(db, &former)?,
        player,
        today,
        shows_curve: viewer.eyes() == Eyes::Staff || privacy::shows_curve(db, id)?,
        pools: ratings::pools(db)?,
        rows,
        initial: ratings::initial_ratings_of(db, id)?,
        record,
        form,
        replayed: games::with_records(db, &replayed, viewer.eyes())?,
        next,
        opponents,
        then: ratings::states_then(db, id, games.items.iter())?,
        games,
        titles,
    }))
}

/// What somebody has played, and what comes next.
type Games = (Vec<PlayedGame>, Vec<NextGame>);

/// All games of a player in what may be seen, the latest first, and those without a result; what their periods are called,
/// and those of some rows.
pub(super) fn games_of(
    db: &mut Db,
    id: PlayerId,
    viewer: &Viewer,
    rows: &[RatingRow],
) -> Stored<(Games, PeriodTitles)> {
    let eyes = viewer.eyes();
    let (mut games, mut next) = (history::games_of(db, id, eyes)?, Vec::new());
    let entered = tournaments::list_by_player(db, id)?;
    let periods = entered.iter().map(|one| PeriodKey::Tournament(one.id));
    let periods = periods.chain(games.iter().map(PlayedGame::period));
    let periods = periods.chain(rows.iter().map(|row| row.period));
    let titles = ratings::titles_of(db, viewer, periods)?;
    for tournament in entered {
        if titles.tournaments.contains_key(&tournament.id) {
            let chart = standings::load(db, tournament, eyes)?;
            games.extend(played::games_of(&chart, id));
            next.extend(played::next_game(&chart, id));
        }
    }
    latest_first(&mut games, &titles.tournaments);
    Ok(((games, next), titles))
}

/// The form that changes a player; of one who was merged, it corrects the former name.
pub(super) async fn edit_form(
    visit: Visit,
    player: Path<PlayerId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, now) = (*player, load(&state, *player).await?);
    let shown = form_page(&visit, id, PlayerForm::from(&now));
    let public = read(&state.store, move |db| desk::privacy::find(db, id)).await?;
    page(&match public {
        Some(choosing) => shown.public(&choosing),
        None => shown,
    })
}

/// Changes a player, if nobody else has meanwhile.
pub(super) async fn update(
    visit: Visit,
    player: Path<PlayerId>,
    state: Data<State>,
    posted: Posted<PlayerForm>,
) -> Result<HttpResponse, PageError> {
    let id = *player;
    let details = match posted.form.parse(this_year(&visit)) {
        Ok(details) => details,
        Err(found) => return refused(&form_page(&visit, id, posted.form).refused(&found)),
    };
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::players::change(db, actor, id, |now| form.is_of(now), &details)?;
        Ok(done.map(|now| format!("/players/{now}")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, ChangedMeanwhile)) => {
            let now = load(&state, id).await?;
            conflict(&form_page(&visit, id, form.renewed(&now)).changed_meanwhile(&now))
        }
    }
}

fn this_year(visit: &Visit) -> u16 {
    u16::try_from(visit.now.year()).unwrap_or(u16::MAX)
}

fn form_page(visit: &Visit, id: PlayerId, form: PlayerForm) -> PlayerFormPage {
    let is_former = form.is_of_former_name();
    let title = Text::new(if is_former { "player-former-title" } else { "player-edit-title" });
    let frame = visit.frame(title, Section::Players);
    PlayerFormPage::new(frame, id, form)
}

async fn load(state: &State, id: PlayerId) -> Result<Personal, PageError> {
    let found = read(&state.store, move |db| desk::players::find(db, id));
    found.await?.ok_or(PageError::NotFound)
}

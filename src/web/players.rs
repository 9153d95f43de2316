//! Players: the list, one player, and the form that changes one.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path, Query};
use serde_json::json;

use super::answer::{conflict, page, read, refused, see_other, write};
use super::error::PageError;
use super::server::State;
use super::submission::{Submission, once};
use super::visit::Visit;
use crate::domain::PlayerId;
use crate::domain::accounts::Viewer;
use crate::domain::audit::{Act, ActKind};
use crate::domain::played;
use crate::domain::players::{Club, Player, PlayerName, search};
use crate::form::players::{PlayerForm, PlayersQuery};
use crate::store::{Db, Stored, audit, players, ratings, standings, tournaments};
use crate::view::players::{PlayerFormPage, PlayerPage, PlayersPage, Profile};
use crate::view::{Section, Text};

/// The players that the viewer may see, all or those who are looked for, with their ratings.
pub(super) async fn list(
    visit: Visit,
    query: Query<PlayersQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let query = query.into_inner();
    let (looked_for, number, viewer) = (query.q.clone(), query.page(), visit.viewer.clone());
    let found = read(&state.store, move |db| {
        let found = search(players::list_open_to(db, &viewer)?, &looked_for, number);
        let ids: Vec<PlayerId> = found.players.iter().map(|player| player.id).collect();
        let rows = ratings::of_players(db, &ids)?;
        Ok((found, ratings::pools(db)?, rows))
    });
    let (found, pools, rows) = found.await?;
    let frame = visit.frame(Text::new("players-title"), Section::Players);
    page(&PlayersPage::new(frame, query.q, found, &pools, &rows))
}

/// One player: ratings and how they came about, games, records.
pub(super) async fn show(
    visit: Visit,
    player: Path<PlayerId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer) = (*player, visit.viewer.clone());
    let found = read(&state.store, move |db| profile(db, id, &viewer)).await?;
    let profile = found.ok_or(PageError::NotFound)?;
    let title = Text::new("title-plain").with("name", profile.player.name.as_str());
    let frame = visit.frame(title, Section::Players);
    page(&PlayerPage::new(frame, &visit.viewer, &profile))
}

fn profile(db: &mut Db, id: PlayerId, viewer: &Viewer) -> Stored<Option<Profile>> {
    let Some(player) = players::find_open_to(db, id, viewer)? else {
        return Ok(None);
    };
    let titles = tournaments::titles_open_to(db, viewer)?;
    let (mut games, mut others) = (Vec::new(), Vec::new());
    let mut entered = tournaments::list_by_player(db, id)?;
    entered.retain(|tournament| titles.contains_key(&tournament.id));
    entered.sort_by_key(|tournament| (tournament.started_at, tournament.id));
    for tournament in entered.into_iter().rev() {
        others.extend(ratings::of_tournament(db, tournament.id)?);
        games.extend(played::games_of(&standings::load(db, tournament)?, id));
    }
    Ok(Some(Profile {
        player,
        pools: ratings::pools(db)?,
        rows: ratings::of_player(db, id)?,
        games,
        others,
        titles,
    }))
}

/// The form that changes a player.
pub(super) async fn edit_form(
    visit: Visit,
    player: Path<PlayerId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let player = load(&state, *player).await?;
    page(&form_page(&visit, player.id, PlayerForm::from(&player)))
}

/// Changes a player, if nobody else has meanwhile.
pub(super) async fn update(
    visit: Visit,
    player: Path<PlayerId>,
    state: Data<State>,
    submission: Submission<PlayerForm>,
) -> Result<HttpResponse, PageError> {
    let id = *player;
    let Submission { form, digest } = submission;
    let (name, club) = match form.parse() {
        Ok(changed) => changed,
        Err(found) => return refused(&form_page(&visit, id, form).refused(&found)),
    };
    let (asked, made_from) = (visit.clone(), form.clone());
    let done = write(&state.store, move |db| {
        once(db, &digest, asked.now, |db| save(db, &asked, id, &made_from, (&name, club.as_ref())))
    });
    if let Ok(location) = done.await? {
        return Ok(see_other(location));
    }
    let now = load(&state, id).await?;
    conflict(&form_page(&visit, id, form).changed_meanwhile(&now))
}

/// The form was made from a player who is another one now.
struct ChangedMeanwhile;

fn save(
    db: &mut Db,
    visit: &Visit,
    id: PlayerId,
    form: &PlayerForm,
    (name, club): (&PlayerName, Option<&Club>),
) -> Stored<Result<String, ChangedMeanwhile>> {
    let Some(before) = players::find(db, id)?.filter(|before| form.is_of(before)) else {
        return Ok(Err(ChangedMeanwhile));
    };
    players::update(db, id, name, club)?;
    let act = Act {
        account: visit.viewer.account_id(),
        event: None,
        kind: ActKind::PlayerChanged,
        detail: json!({
            "player": id,
            "before": { "name": before.name, "club": before.club },
            "after": { "name": name.as_str(), "club": club.map(Club::as_str) },
        }),
    };
    audit::insert(db, &act, visit.now)?;
    Ok(Ok(format!("/players/{id}")))
}

fn form_page(visit: &Visit, id: PlayerId, form: PlayerForm) -> PlayerFormPage {
    let frame = visit.frame(Text::new("player-edit-title"), Section::Players);
    PlayerFormPage::new(frame, id, form)
}

async fn load(state: &State, id: PlayerId) -> Result<Player, PageError> {
    read(&state.store, move |db| players::find(db, id)).await?.ok_or(PageError::NotFound)
}

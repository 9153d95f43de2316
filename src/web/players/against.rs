//! Two players, and all their games.

use std::collections::HashMap;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use chrono::NaiveDate;
use domain::accounts::Viewer;
use domain::events::Visibility;
use domain::pages::Page;
use domain::played::against::{Balance, Ledgered, Meeting, Weight};
use domain::played::{PlayedGame, games_of, latest_first};
use domain::ratings::{PeriodKey, PeriodTitles, moves_ratings};
use domain::tournaments::{Rated, Tournament};
use domain::{PlayerId, TournamentId};
use form::players::GamesQuery;
use store::{Db, Stored, events, history, players, ratings, standings, tournaments};
use view::Section;
use view::players::{AgainstPage, Rivals};
use words::Text;

use crate::web::answer::{found_at, page, read};
use crate::web::calculator::pair::between;
use crate::web::error::PageError;
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

/// All games between two players, as the first of the path sees them.
pub(in crate::web) async fn show(
    visit: Visit,
    path: Path<(PlayerId, PlayerId)>,
    query: Query<GamesQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (pair, viewer, number) = (*path, visit.viewer.clone(), query.page());
    let today = state.zone().day(visit.now);
    let found = read(&state.store, move |db| rivals(db, pair, &viewer, (number, today))).await?;
    let rivals = found.ok_or(PageError::NotFound)?;
    let (own, other) = (rivals.own.id, rivals.other.id);
    if own == other {
        return Ok(found_at(format!("/players/{own}")));
    }
    if (own, other) != pair {
        return Ok(found_at(format!("/players/{own}/against/{other}")));
    }
    let title = Text::new("against-title")
        .with("own", rivals.own.name.as_str())
        .with("other", rivals.other.name.as_str());
    page(&AgainstPage::new(visit.frame(title, Section::Players), &rivals))
}

fn rivals(
    db: &mut Db,
    (own, other): (PlayerId, PlayerId),
    viewer: &Viewer,
    (number, today): (usize, NaiveDate),
) -> Stored<Option<Rivals>> {
    let own = players::find_open_to(db, own, viewer, viewer.eyes())?;
    let Some((own, other)) = own.zip(players::find_open_to(db, other, viewer, viewer.eyes())?)
    else {
        return Ok(None);
    };
    let both = [own.id, other.id];
    let (games, rated, titles) = games_between(db, both, viewer)?;
    let balance = Balance::of(&games);
    let games = Page::of(games, number);
    Ok(Some(Rivals {
        own,
        other,
        balance,
        then: ratings::states_then(db, both[0], games.items.iter())?,
        meetings: games.map(|game| Meeting { weight: weight(&game, &rated), game }),
        pools: ratings::pools(db)?,
        next: between(db, both, today, viewer)?,
        titles,
    }))
}

type RatedNow = HashMap<TournamentId, (Rated, Ledgered)>;

/// All games of two players in what may be seen, the latest first; which tournaments are rated, and what they are called.
fn games_between(
    db: &mut Db,
    [own, other]: [PlayerId; 2],
    viewer: &Viewer,
) -> Stored<(Vec<PlayedGame>, RatedNow, PeriodTitles)> {
    let eyes = viewer.eyes();
    let mut games = history::games_between(db, own, other, eyes)?;
    let mut rated = RatedNow::new();
    let met = tournaments::list_of_meetings(db, own, other)?;
    let periods = met.iter().map(|one| PeriodKey::Tournament(one.id));
    let titles =
        ratings::titles_of(db, viewer, periods.chain(games.iter().map(PlayedGame::period)))?;
    for tournament in met {
        if titles.tournaments.contains_key(&tournament.id) {
            rated.insert(tournament.id, (tournament.details.rated, ledgered(db, &tournament)?));
            let played = games_of(&standings::load(db, tournament, eyes)?, own).into_iter();
            games.extend(played.filter(|game| game.opponent == other));
        }
    }
    latest_first(&mut games, &titles.tournaments);
    Ok((games, rated, titles))
}

/// Games of histories are rated, all of them.
fn weight(game: &PlayedGame, rated: &RatedNow) -> Weight {
    let rated = game.board().and_then(|board| rated.get(&board.pairing.tournament).copied());
    let (rated, ledgered) = rated.unwrap_or((Rated::Rated, Ledgered::In));
    Weight::of(game.outcome, rated, ledgered)
}

fn ledgered(db: &mut Db, tournament: &Tournament) -> Stored<Ledgered> {
    let event = events::find(db, tournament.event)?;
    let visibility = event.map_or(Visibility::Draft, |event| event.visibility);
    Ok(if moves_ratings(tournament, visibility) { Ledgered::In } else { Ledgered::Out })
}

//! Two players, and all their games.

use std::collections::HashMap;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use chrono::NaiveDate;

use crate::domain::PlayerId;
use crate::domain::accounts::Viewer;
use crate::domain::events::Visibility;
use crate::domain::played::against::{Ledgered, Meeting, Weight};
use crate::domain::played::{PlayedGame, games_of};
use crate::domain::ratings::{RatingPool, RatingRow, moves_ratings};
use crate::domain::tournaments::Tournament;
use crate::store::{Db, Stored, events, players, ratings, standings, tournaments};
use crate::view::players::{AgainstPage, Rivals};
use crate::view::{Section, Text};
use crate::web::answer::{found_at, page, read};
use crate::web::error::PageError;
use crate::web::ratings::next::between;
use crate::web::server::State;
use crate::web::visit::Visit;

/// All games between two players, as the first of the path sees them.
pub(in crate::web) async fn show(
    visit: Visit,
    path: Path<(PlayerId, PlayerId)>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (pair, viewer) = (*path, visit.viewer.clone());
    let today = visit.now.date_naive();
    let found = read(&state.store, move |db| rivals(db, pair, &viewer, today)).await?;
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
    today: NaiveDate,
) -> Stored<Option<Rivals>> {
    let own = players::find_open_to(db, own, viewer)?;
    let Some((own, other)) = own.zip(players::find_open_to(db, other, viewer)?) else {
        return Ok(None);
    };
    let titles = tournaments::titles_open_to(db, viewer)?;
    let pools = ratings::pools(db)?;
    let mut entered = tournaments::list_by_player(db, own.id)?;
    entered.retain(|tournament| titles.contains_key(&tournament.id));
    entered.sort_by_key(|tournament| (tournament.started_at, tournament.id));
    let mut meetings = Vec::new();
    for tournament in entered.into_iter().rev() {
        meetings.extend(meetings_in(db, &tournament, (own.id, other.id), &pools)?);
    }
    let periods = ratings::titles_open_to(db, viewer)?;
    let next = between(db, [own.id, other.id], today, &periods)?;
    Ok(Some(Rivals { own, other, meetings, titles, next }))
}

fn meetings_in(
    db: &mut Db,
    tournament: &Tournament,
    (own, other): (PlayerId, PlayerId),
    pools: &[RatingPool],
) -> Stored<Vec<Meeting>> {
    let mut games = games_of(&standings::load(db, tournament.clone())?, own);
    games.retain(|game| game.opponent == other);
    if games.is_empty() {
        return Ok(Vec::new());
    }
    let family = tournament.details.spec.family().into_owned();
    let pool = pools.iter().find(|pool| pool.family() == family);
    let rows = ratings::of_tournament(db, tournament.id)?;
    let before: HashMap<PlayerId, RatingRow> = rows
        .into_iter()
        .filter(|row| pool.is_some_and(|pool| pool.id == row.pool))
        .map(|row| (row.player, row))
        .collect();
    let ledgered = ledgered(db, tournament)?;
    let state = |player| before.get(&player).map(|row| row.before);
    let meeting = |game: PlayedGame| Meeting {
        family: family.clone(),
        weight: Weight::of(game.outcome, tournament.details.rated, ledgered),
        own: state(own),
        other: state(other),
        game,
    };
    Ok(games.into_iter().map(meeting).collect())
}

fn ledgered(db: &mut Db, tournament: &Tournament) -> Stored<Ledgered> {
    let event = events::find(db, tournament.event)?;
    let visibility = event.map_or(Visibility::Draft, |event| event.visibility);
    Ok(if moves_ratings(tournament, visibility) { Ledgered::In } else { Ledgered::Out })
}

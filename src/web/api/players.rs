//! People who play.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::PlayerId;
use domain::accounts::Viewer;
use domain::privacy::Eyes;
use domain::ratings::{PeriodKey, RatingRow, known_on};
use domain::search::Words;
use form::api::{ListQuery, SearchedQuery};
use store::players::Listing;
use store::{Db, Stored, players, privacy, ratings};
use view::api::{Listed, PlayedItem, PlayerItem, PlayerWithRatings, Problem, RatingPeriod};

use super::events::searched;
use super::page_of;
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::players::games_of;
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

/// The players that everybody may see, by name.
#[utoipa::path(
    get, operation_id = "listPlayers", path = "/api/v1/players", tag = "Players", params(SearchedQuery),
    responses((status = 200, body = Listed<PlayerItem>), (status = 400, response = Problem), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn list(
    visit: Visit,
    query: Query<SearchedQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let SearchedQuery { q, after, limit } = query.into_inner();
    let words = q.as_deref().and_then(Words::of);
    let page = page_of(&searched("/api/v1/players", words.as_ref()), after, limit)?;
    let (viewer, part) = (visit.viewer.clone(), (after.map(PlayerId), page.limit));
    let load = move |db: &mut Db| {
        let looked_for = words.map(|words| words.typed).unwrap_or_default();
        players::listed(db, &viewer, &looked_for, part)
    };
    Costly::new(&state, &visit)
        .json(load, move |found| {
            Ok(match found {
                Listing::All(all) => Listed::of(all, &page, |one| one.id.0, PlayerItem::from)?,
                Listing::Part(some) => {
                    Listed::first_of(some, &page, |one| one.id.0, PlayerItem::from)
                }
            })
        })
        .await
}

/// A player, with the ratings of today. Who was merged into another player is that one.
#[utoipa::path(
    get, operation_id = "showPlayer", path = "/api/v1/players/{player}", tag = "Players",
    params(("player" = i32, Path, minimum = 1, maximum = 2_147_483_647)),
    responses((status = 200, body = PlayerWithRatings), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn show(
    visit: Visit,
    player: Path<PlayerId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer) = (*player, visit.viewer.clone());
    let today = state.zone().day(visit.now);
    let load = move |db: &mut Db| {
        let Some(player) = players::find_open_to(db, id, &viewer, viewer.eyes())? else {
            return Ok(None);
        };
        let (pools, rows) =
            (ratings::pools_open_to(db, &viewer)?, ratings::of_player(db, player.id)?);
        let titles = ratings::titles_of(db, &viewer, rows.iter().map(|row| row.period))?;
        let known = known_on(today, &pools, &rows, &titles);
        Ok(Some((player, pools, known)))
    };
    Costly::new(&state, &visit)
        .json(load, |(player, pools, known)| Ok(PlayerWithRatings::new(player, &pools, &known)))
        .await
}

/// The games of a player in all that is published, the latest first.
#[utoipa::path(
    get, operation_id = "listGamesOfPlayer", path = "/api/v1/players/{player}/games", tag = "Players",
    params(("player" = i32, Path, minimum = 1, maximum = 2_147_483_647), ListQuery),
    responses(
        (status = 200, body = Listed<PlayedItem>),
        (status = 400, response = Problem),
        (status = 404, response = Problem),
    ),
)]
pub(in crate::web) async fn games(
    visit: Visit,
    player: Path<PlayerId>,
    query: Query<ListQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer) = (*player, visit.viewer.clone());
    let page = page_of(&format!("/api/v1/players/{id}/games"), query.after, query.limit)?;
    let load = move |db: &mut Db| {
        let Some(player) = players::find_open_to(db, id, &viewer, viewer.eyes())? else {
            return Ok(None);
        };
        let ((games, _), _) = games_of(db, player.id, &viewer, &[])?;
        // Counted from the oldest: what is played meanwhile moves no page.
        Ok(Some((1..).zip(games.into_iter().rev()).collect::<Vec<_>>()))
    };
    Costly::new(&state, &visit)
        .json(load, move |mut games| {
            games.reverse();
            Ok(Listed::of(games, &page, |(number, _)| *number, |(_, game)| PlayedItem::from(game))?)
        })
        .await
}

/// How the ratings of a player came about: what each tournament, or stretch of a history, did to them.
#[utoipa::path(
    get, operation_id = "listRatingsOfPlayer", path = "/api/v1/players/{player}/ratings", tag = "Players",
    params(("player" = i32, Path, minimum = 1, maximum = 2_147_483_647)),
    responses((status = 200, body = [RatingPeriod]), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn ratings(
    visit: Visit,
    player: Path<PlayerId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer) = (*player, visit.viewer.clone());
    let load = move |db: &mut Db| curve(db, id, &viewer);
    Costly::new(&state, &visit)
        .json(load, |rows| Ok(rows.into_iter().map(RatingPeriod::from).collect::<Vec<_>>()))
        .await
}

/// None of a player who is not there, or does not show the curve.
fn curve(db: &mut Db, id: PlayerId, viewer: &Viewer) -> Stored<Option<Vec<RatingRow>>> {
    let Some(player) = players::find_open_to(db, id, viewer, viewer.eyes())? else {
        return Ok(None);
    };
    if viewer.eyes() != Eyes::Staff && !privacy::shows_curve(db, player.id)? {
        return Ok(Some(Vec::new()));
    }
    let mut rows = ratings::of_player(db, player.id)?;
    let titles = ratings::titles_of(db, viewer, rows.iter().map(|row| row.period))?;
    rows.retain(|row| match row.period {
        PeriodKey::Tournament(id) => titles.tournaments.contains_key(&id),
        PeriodKey::Stretch(_) => true,
    });
    Ok(Some(rows))
}

//! Games with their moves.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::GameId;
use domain::games::FoundGames;
use form::api::GamesQuery;
use form::games::SoughtForm;
use store::{Db, games};
use view::api::{GameItem, GameWithRecord, Listed, Problem};

use super::page_of;
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

/// The games that everybody may see, the newest first.
///
/// One answer looks through 10,000 games: it may have fewer items than asked for, or none, and a `next` nevertheless.
#[utoipa::path(
    get, operation_id = "listGames", path = "/api/v1/games", tag = "Games", params(GamesQuery),
    responses((status = 200, body = Listed<GameItem>), (status = 400, response = Problem), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn list(
    visit: Visit,
    query: Query<GamesQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let query = query.into_inner();
    let form = SoughtForm::from(&query);
    let sought = form.parse().map_err(|_| PageError::BadAddress)?;
    let page = page_of(&form.address("/api/v1/games"), query.after, query.limit)?;
    let (viewer, below) = (visit.viewer.clone(), query.after.map(GameId));
    let limit = u16::try_from(page.limit).unwrap_or(u16::MAX);
    let load = move |db: &mut Db| games::search(db, &viewer, &sought, (below, limit)).map(Some);
    Costly::new(&state, &visit)
        .json(load, move |found| {
            let FoundGames { lines, older } = found.map_err(|_| PageError::BadAddress)?;
            let next = older.map(|older| page.next(older.below.0));
            Ok(Listed { items: lines.into_iter().map(GameItem::from).collect(), next })
        })
        .await
}

/// A game with its record.
#[utoipa::path(
    get, operation_id = "showGame", path = "/api/v1/games/{game}", tag = "Games",
    params(("game" = i32, Path, minimum = 1, maximum = 2_147_483_647)),
    responses((status = 200, body = GameWithRecord), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn show(
    visit: Visit,
    game: Path<GameId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, eyes) = (*game, visit.viewer.eyes());
    let load = move |db: &mut Db| games::with_occasion(db, id, eyes);
    Costly::new(&state, &visit)
        .json(load, |(game, occasion)| Ok(GameWithRecord::new(game, occasion.as_ref())))
        .await
}

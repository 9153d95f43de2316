//! Rating lists.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::{PlayerId, PoolId};
use form::api::ListQuery;
use store::{Db, ratings};
use view::api::{Listed, Problem, RatingItem, RatingListItem};

use super::page_of;
use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::queries::Query;
use crate::web::ratings::board::{place_of, standings_at};
use crate::web::state::State;
use crate::web::visit::Visit;

/// The rating lists: one for each family of games and system.
#[utoipa::path(
    get, operation_id = "listRatingLists", path = "/api/v1/ratings", tag = "Ratings",
    responses((status = 200, body = [RatingListItem])),
)]
pub(in crate::web) async fn list(
    visit: Visit,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let viewer = visit.viewer.clone();
    let load = move |db: &mut Db| ratings::pools_open_to(db, &viewer).map(Some);
    Costly::new(&state, &visit)
        .json(load, |pools| Ok(pools.iter().map(RatingListItem::from).collect::<Vec<_>>()))
        .await
}

/// The players of a rating list as of today, the strongest first.
#[utoipa::path(
    get, operation_id = "showRatingList", path = "/api/v1/ratings/{pool}", tag = "Ratings",
    params(("pool" = i32, Path, minimum = 1, maximum = 2_147_483_647), ListQuery),
    responses(
        (status = 200, body = Listed<RatingItem>),
        (status = 400, response = Problem),
        (status = 404, response = Problem),
    ),
)]
pub(in crate::web) async fn show(
    visit: Visit,
    pool: Path<PoolId>,
    query: Query<ListQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer, today) = (*pool, visit.viewer.clone(), state.zone().day(visit.now));
    let page = page_of(&format!("/api/v1/ratings/{id}"), query.after, query.limit)?;
    let (after, n_items) = (page.after, page.limit);
    let load = move |db: &mut Db| {
        let Some(pool) = ratings::find_pool_open_to(db, id, &viewer)? else { return Ok(None) };
        let asked = (today, &viewer);
        let first = match after {
            None => Some(0),
            Some(after) => place_of(db, &pool, asked, PlayerId(after))?.map(|place| place + 1),
        };
        let Some(first) = first else { return Ok(None) };
        standings_at(db, &pool, asked, first..first + n_items + 1).map(Some)
    };
    Costly::new(&state, &visit)
        .json(load, move |standings| {
            Ok(Listed::first_of(standings, &page, |one| one.player.id.0, RatingItem::from))
        })
        .await
}

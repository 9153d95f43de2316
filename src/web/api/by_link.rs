//! Games by link.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use domain::LinkGameId;
use domain::accounts::Access;
use store::{Db, by_link};
use view::api::{LinkFacts, LinkGameItem, Problem};

use crate::web::costly::Costly;
use crate::web::error::PageError;
use crate::web::state::State;
use crate::web::visit::Visit;

/// So many are in an answer.
const MOST: usize = 50;

/// The games by link that go on and that everybody may watch, at most 50: those first in which somebody has moved
/// last.
#[utoipa::path(
    get, operation_id = "listGamesByLink", path = "/api/v1/by-link", tag = "Games",
    responses((status = 200, body = [LinkGameItem])),
)]
pub(in crate::web) async fn list(
    visit: Visit,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let load = |db: &mut Db| desk::by_link::watched(db, None, MOST).map(Some);
    Costly::new(&state, &visit)
        .json(load, |games| Ok(games.iter().map(LinkGameItem::of_seen).collect::<Vec<_>>()))
        .await
}

/// A game by link, with its moves as everybody sees them.
#[utoipa::path(
    get, operation_id = "showGameByLink", path = "/api/v1/by-link/{link_game}", tag = "Games",
    params(("link_game" = i32, Path, minimum = 1, maximum = 2_147_483_647)),
    responses((status = 200, body = LinkGameItem), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn show(
    visit: Visit,
    id: Path<LinkGameId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, eyes) = (*id, visit.viewer.eyes());
    let load = move |db: &mut Db| {
        let Some(game) = desk::by_link::find(db, id, eyes)? else { return Ok(None) };
        let is_seen = desk::by_link::is_seen(db, &game, (eyes, &[]))?;
        Ok(is_seen.then(|| game.seen_from(&[], Access::Visitor)))
    };
    Costly::new(&state, &visit).json(load, |game| Ok(LinkGameItem::of_seen(&game))).await
}

/// All that has happened in a game by link, as it is stored, so that anybody can play it again and count the clocks; not
/// while everybody sees it late, nor where a player keeps the moves private.
#[utoipa::path(
    get, operation_id = "listFactsOfGameByLink", path = "/api/v1/by-link/{link_game}/facts", tag = "Games",
    params(("link_game" = i32, Path, minimum = 1, maximum = 2_147_483_647)),
    responses((status = 200, body = LinkFacts), (status = 404, response = Problem)),
)]
pub(in crate::web) async fn facts(
    visit: Visit,
    id: Path<LinkGameId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, eyes) = (*id, visit.viewer.eyes());
    let load = move |db: &mut Db| {
        let Some(game) = desk::by_link::find(db, id, eyes)? else { return Ok(None) };
        if !game.is_whole_for(&[], Access::Visitor)
            || !desk::by_link::is_seen(db, &game, (eyes, &[]))?
        {
            return Ok(None);
        }
        Ok(Some((game, by_link::facts(db, id)?)))
    };
    Costly::new(&state, &visit).json(load, |(game, facts)| Ok(LinkFacts::new(&game, &facts))).await
}

//! What has happened in a game.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};

use super::frame;
use super::seats::Seated;
use crate::desk;
use crate::domain::LinkGameId;
use crate::domain::accounts::Access;
use crate::store::by_link::facts;
use crate::view::Text;
use crate::view::by_link::LinkLogPage;
use crate::web::answer::{page, read};
use crate::web::error::PageError;
use crate::web::state::State;
use crate::web::visit::Visit;

/// All that has happened in a game, for those who see all of it now.
pub(in crate::web) async fn log(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, eyes) = (*id, visit.viewer.own_eyes());
    let who = Seated::of(&visit.viewer, &request, &state);
    let is_arbiter = visit.viewer.is_at_least(Access::Arbiter);
    let found = read(&state.store, move |db| {
        let Some(game) = desk::by_link::find(db, id, eyes)? else { return Ok(None) };
        let own = who.seats(db, &game)?;
        let is_whole = game.is_whole_for(&own) || is_arbiter && game.hides_moves(&own).is_none();
        if !is_whole || !desk::by_link::is_seen(db, &game, (eyes, &own))? {
            return Ok(None);
        }
        Ok(Some((game, facts(db, id)?)))
    });
    let (game, facts) = found.await?.ok_or(PageError::NotFound)?;
    let frame = frame(&visit, Text::new("link-log-title"));
    page(&LinkLogPage::new(frame, (&game, &facts), state.zone()))
}

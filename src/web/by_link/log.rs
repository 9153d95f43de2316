//! What has happened in a game.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use domain::LinkGameId;
use domain::by_link::{Fact, LinkGame};
use store::Db;
use store::by_link::facts;
use view::by_link::LinkLogPage;
use words::Text;

use super::frame;
use super::seats::Seated;
use crate::web::costly::Costly;
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
    let access = visit.viewer.access();
    let (frame, zone) = (frame(&visit, Text::new("link-log-title")), state.zone());
    let load = move |db: &mut Db| {
        let Some(game) = desk::by_link::find(db, id, eyes)? else { return Ok(None) };
        let own = who.seats(db, &game)?;
        if !game.is_whole_for(&own, access) || !desk::by_link::is_seen(db, &game, (eyes, &own))? {
            return Ok(None);
        }
        Ok(Some((game, facts(db, id)?)))
    };
    let build = move |(game, facts): (LinkGame, Vec<Fact>)| {
        Ok(LinkLogPage::new(frame, (&game, &facts), zone))
    };
    Costly::new(&state, &visit).page(load, build).await
}

//! Players whom somebody does not play any more.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use domain::{AccountId, LinkGameId};
use form::Nothing;
use store::locks::Reach;
use system::clock;

use super::board_now;
use super::seats::Seated;
use crate::web::answer::{refused, see_other, write};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Whoever sits opposite is not played any more.
pub(in crate::web) async fn block(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    _posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (id, now, who) = (*id, visit.now, Seated::of(&visit.viewer, &request, &state));
    let account = who.account().ok_or(PageError::SignInNeeded)?;
    state.sent_by_link.count(&(id, who.key()), clock::instant())?;
    let known = who.clone();
    let is_done =
        write(&state.store, Reach::LinkGame(id), move |db| match known.game_and_seat(db, id)? {
            Some((game, seat)) => desk::by_link::block(db, account, (&game, seat), now),
            None => Ok(true),
        });
    if is_done.await? {
        return Ok(see_other("/by-link"));
    }
    refused(&board_now(&visit, &state, (id, who)).await?.not_blocked())
}

/// Somebody is played again.
pub(in crate::web) async fn unblock(
    visit: Visit,
    blocked: Path<AccountId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let blocked = *blocked;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        desk::by_link::unblock(db, actor.account, blocked)?;
        Ok(Ok::<_, ()>("/by-link".to_owned()))
    });
    done.await?.map(see_other).map_err(|_| PageError::NotFound)
}

//! Rematches of games that are over.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::Who;
use domain::LinkGameId;
use domain::by_link::NotTaken;
use form::by_link::RematchForm;
use store::locks::Reach;
use store::{Db, Stored};
use system::clock;

use super::seats::Seated;
use super::{board_now, count_begun};
use crate::web::answer::{refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, surely};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Asks for a rematch, begins the one that was asked for, or asks no more.
pub(in crate::web) async fn rematch(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    posted: Posted<RematchForm>,
) -> Result<HttpResponse, PageError> {
    let visit = visit.by_now();
    let (id, seated) = (*id, Seated::of(&visit.viewer, &request, &state));
    state.sent_by_link.count(&(id, seated.key()), clock::instant())?;
    let withdraws = posted.form.withdraws();
    if !withdraws {
        count_begun(&seated, &request, &state)?;
    }
    let (who, known) = (visit.actor().map_or(Who::Program(visit.now), Who::Staff), seated.clone());
    let done = surely(&state, Reach::LinkGame(id), move |store, reach| {
        store.write_surely_within(reach, |db, _| ask(db, (id, &known), (who, withdraws)))
    });
    match done.await? {
        Ok(next) => Ok(see_other(format!("/by-link/{next}"))),
        Err(NotTaken::Gone) => Err(PageError::NotFound),
        Err(why) => refused(&board_now(&visit, &state, (id, seated)).await?.no_rematch(why)),
    }
}

fn ask(
    db: &mut Db,
    (id, seated): (LinkGameId, &Seated),
    (who, withdraws): (Who, bool),
) -> Stored<Result<LinkGameId, NotTaken>> {
    match seated.game_and_seat(db, id)? {
        Some((game, seat)) if withdraws => {
            desk::by_link::ask_no_more(db, &game, seat)?;
            Ok(Ok(id))
        }
        Some((game, seat)) => desk::by_link::rematch(db, who, &game, seat),
        None => Ok(Err(NotTaken::Gone)),
    }
}

//! What arbiters decide in games by link.

use actix_web::web::{Data, Path};
use actix_web::{HttpRequest, HttpResponse};
use desk::Actor;
use domain::LinkGameId;
use domain::by_link::{Refusal, Ruling};
use domain::privacy::Eyes;
use domain::results::Reason;
use form::by_link::{NamesForm, RulingComplaint, RulingForm};
use store::{Db, Stored};

use super::board_now;
use super::seats::Seated;
use crate::web::answer::{refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit};
use crate::web::state::State;
use crate::web::visit::Visit;

/// Decides something in a game.
pub(in crate::web) async fn rule(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    posted: Posted<RulingForm>,
) -> Result<HttpResponse, PageError> {
    let (id, who) = (*id, Seated::of(&visit.viewer, &request, &state));
    let ruling = match posted.form.parse() {
        Ok(ruling) => ruling,
        Err(found) => return not_ruled((&visit, &state), (id, who), posted.form, found).await,
    };
    state.looks.awake().await?;
    let done =
        submit(&state, &visit, posted, move |db, actor, _| ruled(db, actor, id, ruling.clone()));
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, why)) => {
            let page = board_now(&visit, &state, (id, who)).await?;
            refused(&page.refused(&why.ok_or(PageError::NotFound)?))
        }
    }
}

/// Where to go on, or why nothing is done; without a word if there is no such game.
fn ruled(
    db: &mut Db,
    actor: &Actor,
    id: LinkGameId,
    ruling: (Ruling, Reason),
) -> Stored<Result<String, Option<Refusal>>> {
    let Some(game) = desk::by_link::find(db, id, Eyes::Staff)? else { return Ok(Err(None)) };
    let ruled = desk::by_link::rule(db, actor, game, ruling)?;
    Ok(ruled.map(|()| format!("/by-link/{id}")).map_err(Some))
}

async fn not_ruled(
    (visit, state): (&Visit, &State),
    at: (LinkGameId, Seated),
    form: RulingForm,
    found: Vec<RulingComplaint>,
) -> Result<HttpResponse, PageError> {
    refused(&board_now(visit, state, at).await?.not_ruled(form, &found))
}

/// Takes the names that were typed for a casual game out of it.
pub(in crate::web) async fn take_names(
    visit: Visit,
    request: HttpRequest,
    id: Path<LinkGameId>,
    state: Data<State>,
    posted: Posted<NamesForm>,
) -> Result<HttpResponse, PageError> {
    let (id, who) = (*id, Seated::of(&visit.viewer, &request, &state));
    let reason = match Reason::parse(&posted.form.reason) {
        Ok(reason) => reason,
        Err(error) => {
            let page = board_now(&visit, &state, (id, who)).await?;
            return refused(&page.names_not_taken(posted.form.reason, error));
        }
    };
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let is_done = desk::by_link::take_names(db, actor, id, reason.clone())?;
        Ok(if is_done { Ok(format!("/by-link/{id}")) } else { Err(()) })
    });
    done.await?.map(see_other).map_err(|_| PageError::NotFound)
}

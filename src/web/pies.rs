//! The pie at a board: what one player names, and the side that the other chooses.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::pies::NotCut;
use desk::results::At;
use domain::pies::PieRefused;
use form::pies::{ChoiceForm, OfferComplaint, OfferForm};
use view::pies::TypedPie;

use super::answer::{conflict, refused, see_other};
use super::error::PageError;
use super::posted::{Posted, submit};
use super::results::{board_page, load};
use super::state::State;
use super::visit::Visit;

/// Names stakes or a komi, perhaps in the place of what was named before.
pub(super) async fn name(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<OfferForm>,
) -> Result<HttpResponse, PageError> {
    let at = *at;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let read = |pie, plain| form.read(pie, plain);
        let done = desk::pies::name(db, actor, at, form.was_seen(), read)?;
        Ok(done.map(|()| back_to(at)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, why)) => answer(&state, &visit, at, (TypedPie::Offer(form), why)).await,
    }
}

/// Takes a side, by what was named.
pub(super) async fn take(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<ChoiceForm>,
) -> Result<HttpResponse, PageError> {
    let at = *at;
    let no_side = || PageError::BadForm("neither side was chosen".to_owned());
    let side = posted.form.side().ok_or_else(no_side)?;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let done = desk::pies::take(db, actor, at, (form.seen(), side))?;
        Ok(done.map(|()| back_to(at)))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((form, why)) => answer(&state, &visit, at, (TypedPie::Choice(form), why)).await,
    }
}

fn back_to((tournament, round, board): At) -> String {
    format!("/tournaments/{tournament}/rounds/{round}/boards/{board}#pie")
}

/// The page of the board with what came back.
async fn answer(
    state: &State,
    visit: &Visit,
    at: At,
    (typed, why): (TypedPie, NotCut<Vec<OfferComplaint>>),
) -> Result<HttpResponse, PageError> {
    let sitting = load(state, visit, at).await?;
    let page = board_page(visit, &sitting);
    match why {
        NotCut::Gone => Err(PageError::NotFound),
        NotCut::Refused(PieRefused::Overtaken) => conflict(&page.pie_overtaken(&sitting, typed)),
        NotCut::Refused(PieRefused::For(refusals)) => {
            refused(&page.pie_refused(&sitting, typed, (&[], &refusals)))
        }
        NotCut::For(found) => refused(&page.pie_refused(&sitting, typed, (&found, &[]))),
    }
}

//! At a tablet names and result are looked at once more before they are handed in: people tap the neighbour's
//! board.

use actix_web::HttpResponse;
use domain::results::Decision;
use form::results::{Confirmed, ResultForm};
use view::results::{HandInPage, TabletResultPage};

use super::{Typed, frame};
use crate::web::answer::{page, read};
use crate::web::error::PageError;
use crate::web::results::load;
use crate::web::state::State;

/// Asks whether it is right, or shows the form again as it was typed. What the rules refuse is said at once.
pub(super) async fn ask(
    state: &State,
    typed: &Typed<'_>,
    form: ResultForm,
) -> Result<HttpResponse, PageError> {
    if form.confirmed() == Confirmed::No {
        return again(state, typed, form).await;
    }
    let (at, guest, proposed) = (typed.at, typed.visit.guest()?, typed.proposed.clone());
    let is_read = typed.complaints.is_empty();
    let weighed = read(&state.store, move |db| {
        if !is_read {
            return desk::submissions::complaints(db, &guest, at, &proposed).map(Err);
        }
        desk::submissions::weigh(db, &guest, at, &proposed)
    });
    match weighed.await? {
        Ok(decision) => question(state, typed, (decision, form)).await,
        Err(why) => typed.not_handed_in(state, form, why).await,
    }
}

async fn again(
    state: &State,
    typed: &Typed<'_>,
    form: ResultForm,
) -> Result<HttpResponse, PageError> {
    let sitting = load(state, typed.visit, typed.at).await?;
    let bearer = typed.visit.guest()?.bearer;
    let shown = HandInPage::typed(frame(typed.visit), &sitting, bearer, form);
    page(&shown.ok_or(PageError::NoLink)?)
}

async fn question(
    state: &State,
    typed: &Typed<'_>,
    (decision, form): (Decision, ResultForm),
) -> Result<HttpResponse, PageError> {
    let sitting = load(state, typed.visit, typed.at).await?;
    page(&TabletResultPage::new(frame(typed.visit), &sitting, decision, form))
}

//! A player withdraws, or comes back, without an arbiter.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::my::NotDone;
use domain::TournamentId;
use domain::entries::Attendance;
use serde::Deserialize;
use view::Section;
use view::my::LeavingPage;

use super::load_one;
use crate::web::answer::{conflict, page, refused, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, submit_by_link};
use crate::web::state::State;
use crate::web::visit::Visit;

type Shown = Result<HttpResponse, PageError>;

/// What the page said that becomes of the games.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub(in crate::web) struct SeenForm {
    verdict: String,
}

/// Says what a withdrawal costs, and asks.
pub(in crate::web) async fn withdraw_form(
    visit: Visit,
    id: Path<TournamentId>,
    state: Data<State>,
) -> Shown {
    ask(&state, &visit, *id, Attendance::Withdrawn).await
}

/// Says what coming back makes of the games, and asks.
pub(in crate::web) async fn return_form(
    visit: Visit,
    id: Path<TournamentId>,
    state: Data<State>,
) -> Shown {
    ask(&state, &visit, *id, Attendance::Returned).await
}

/// Withdraws.
pub(in crate::web) async fn withdraw(
    visit: Visit,
    id: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<SeenForm>,
) -> Shown {
    attend(&state, &visit, *id, (Attendance::Withdrawn, posted)).await
}

/// Comes back.
pub(in crate::web) async fn come_back(
    visit: Visit,
    id: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<SeenForm>,
) -> Shown {
    attend(&state, &visit, *id, (Attendance::Returned, posted)).await
}

async fn ask(state: &State, visit: &Visit, id: TournamentId, act: Attendance) -> Shown {
    let shown = shown(state, visit, id, act).await?;
    if shown.question.is_some() { page(&shown) } else { refused(&shown) }
}

async fn attend(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    (act, posted): (Attendance, Posted<SeenForm>),
) -> Shown {
    let back = shown(state, visit, id, act).await?.back;
    let done = submit_by_link(state, visit, posted, move |db, guest, form| {
        let done = desk::my::attend(db, guest, id, (act, &form.verdict))?;
        Ok(done.map(|()| back.clone()))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, NotDone::Gone)) => Err(PageError::NoLink),
        Err((_, NotDone::Own(_))) => refused(&shown(state, visit, id, act).await?),
        Err((_, NotDone::EndsOtherwise)) => {
            conflict(&shown(state, visit, id, act).await?.changed())
        }
    }
}

async fn shown(
    state: &State,
    visit: &Visit,
    id: TournamentId,
    act: Attendance,
) -> Result<LeavingPage, PageError> {
    let (event, mine) = load_one(state, visit, id).await?;
    let frame = visit.frame(LeavingPage::title(act), Section::Events);
    Ok(LeavingPage::new(frame, &event, &mine, act))
}

//! A draft changed by hand: first looked at, then kept, or taken back.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use desk::rounds::{At, NoDraft, NotKept, Wanted};
use desk::{self, Actor};
use domain::events::Event;
use domain::results::Reason;
use domain::swiss::{Change, ChangeRefusal, Preparation, Trial};
use domain::{ChangeId, TournamentId};
use form::Nothing;
use form::rounds::ChangeForm;
use store::Db;
use view::Frame;
use view::rounds::{ChangePage, change_refusal};
use view::tournaments::TournamentHead;
use words::Text;

use super::around;
use super::draft::{draw, is_next, load, published};
use crate::web::answer::{html_in_background, in_slot, see_other};
use crate::web::error::PageError;
use crate::web::posted::{Posted, carry_out, submit};
use crate::web::queries::Query;
use crate::web::state::State;
use crate::web::visit::Visit;

/// What a change would make of the draft.
pub(in crate::web) async fn change_form(
    visit: Visit,
    path: Path<At>,
    query: Query<ChangeForm>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, round) = *path;
    let (event, preparation) = load(&state, id).await?;
    is_next(&preparation, round)?;
    ask((&state, &visit), event, preparation, query.into_inner(), None).await
}

/// Keeps a change, with its reason.
pub(in crate::web) async fn change(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
    posted: Posted<ChangeForm>,
) -> Result<HttpResponse, PageError> {
    let at = *path;
    let done = submit(&state, &visit, posted, move |db, actor, form| {
        let (change, reason) = (form.change(), Reason::parse(&form.reason).ok());
        let wanted = Wanted { change, reason, seen: &form.seen };
        let done = desk::rounds::change(db, actor, at, wanted)?;
        Ok(done.map(|()| draft_of(at)))
    });
    let (form, why) = match done.await? {
        Ok(location) => return Ok(see_other(location)),
        Err(refused) => refused,
    };
    let (event, preparation) = load(&state, at.0).await?;
    if let Some(there) = published(&preparation, at) {
        return Ok(there);
    }
    is_next(&preparation, at.1)?;
    ask((&state, &visit), event, preparation, form, Some(why)).await
}

fn draft_of((id, round): At) -> String {
    format!("/tournaments/{id}/rounds/{round}/draft")
}

fn try_form(
    preparation: &Preparation,
    form: &ChangeForm,
) -> Result<(Change, Trial), ChangeRefusal> {
    let change = form.change().ok_or(ChangeRefusal::NoChange)?;
    preparation.try_change(change).map(|trial| (change, trial))
}

/// The page that says what a change does, or the draft with why it cannot be.
async fn ask(
    (state, visit): (&State, &Visit),
    event: Event,
    preparation: Preparation,
    form: ChangeForm,
    why: Option<NotKept>,
) -> Result<HttpResponse, PageError> {
    let tried = in_slot(&state.reading, visit.client, move || {
        let tried = try_form(&preparation, &form);
        (tried, preparation, form)
    });
    let (tried, preparation, form) = tried.await?;
    match tried {
        Ok((change, trial)) => {
            let heading = Text::new("change-heading").with("round", preparation.round());
            let around = around(visit, &event, &preparation.chart, heading);
            show_trial(around, change, trial, form.reason, why).await
        }
        Err(refusal) => {
            let words = change_refusal(&preparation, &refusal);
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            draw(visit, event, preparation, status, words).await
        }
    }
}

async fn show_trial(
    (frame, head): (Frame, TournamentHead),
    change: Change,
    trial: Trial,
    typed: String,
    why: Option<NotKept>,
) -> Result<HttpResponse, PageError> {
    let status = match why {
        None => StatusCode::OK,
        Some(NotKept::ChangedMeanwhile) => StatusCode::CONFLICT,
        Some(_) => StatusCode::UNPROCESSABLE_ENTITY,
    };
    html_in_background(status, move || {
        let page = ChangePage::new(frame, head, change, &trial);
        Some(match why {
            None => page,
            Some(NotKept::ChangedMeanwhile) => page.changed_meanwhile(typed),
            Some(_) => page.without_reason(typed),
        })
    })
    .await
}

/// Takes a change back. Who finds it taken back already has what was wanted.
pub(in crate::web) async fn remove(
    visit: Visit,
    path: Path<(TournamentId, u16, ChangeId)>,
    state: Data<State>,
    _: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (id, round, change) = *path;
    let work = move |db: &mut Db, actor: &Actor| {
        desk::rounds::take_change_back(db, actor, (id, round), change)
    };
    match carry_out(&state, &visit, work).await? {
        Ok(()) => Ok(see_other(draft_of((id, round)))),
        Err(NoDraft) => Err(PageError::NotFound),
    }
}

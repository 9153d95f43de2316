//! A draft changed by hand: first looked at, then kept, or taken back.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path, Query};
use serde_json::json;

use super::draft::{draw, is_next, load, published};
use super::{At, around};
use crate::domain::audit::ActKind;
use crate::domain::events::Event;
use crate::domain::results::Reason;
use crate::domain::swiss::{Change, ChangeRecord, ChangeRefusal, Preparation, Trial};
use crate::domain::{AccountId, ChangeId, TournamentId};
use crate::form::rounds::ChangeForm;
use crate::store::{Db, Stored, rounds};
use crate::view::rounds::{ChangePage, change_refusal, mark};
use crate::view::tournaments::TournamentHead;
use crate::view::{Frame, Text};
use crate::web::answer::{html_in_background, in_turn, see_other, write};
use crate::web::error::PageError;
use crate::web::events::record;
use crate::web::server::State;
use crate::web::submission::{Submission, once};
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

/// Why a change was not kept.
enum NotKept {
    Gone,
    /// The draft is another one now.
    ChangedMeanwhile,
    /// The reason is none.
    NoReason,
    /// It is not possible.
    Refused,
}

/// Keeps a change, with its reason.
pub(in crate::web) async fn change(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
    submission: Submission<ChangeForm>,
) -> Result<HttpResponse, PageError> {
    let (at, Submission { form, digest }) = (*path, submission);
    let account = visit.viewer.account_id().ok_or(PageError::SignInNeeded)?;
    let (by, typed) = (visit.clone(), form.clone());
    let work =
        move |db: &mut Db| once(db, &digest, by.now, |db| keep(db, &by, account, at, &typed));
    let why = match write(&state.store, work).await? {
        Ok(location) => return Ok(see_other(location)),
        Err(why) => why,
    };
    let (event, preparation) = load(&state, at.0).await?;
    if let Some(there) = published(&preparation, at) {
        return Ok(there);
    }
    is_next(&preparation, at.1)?;
    ask((&state, &visit), event, preparation, form, Some(why)).await
}

fn keep(
    db: &mut Db,
    visit: &Visit,
    by: AccountId,
    (id, round): At,
    form: &ChangeForm,
) -> Stored<Result<String, NotKept>> {
    let Some(preparation) = rounds::prepare(db, id)?.filter(|found| found.round() == round) else {
        return Ok(Err(NotKept::Gone));
    };
    let change = match try_form(&preparation, form) {
        Ok((change, trial)) if mark(trial.before.as_ref()) == form.seen => change,
        Ok(_) => return Ok(Err(NotKept::ChangedMeanwhile)),
        Err(_) => return Ok(Err(NotKept::Refused)),
    };
    let Ok(reason) = Reason::parse(&form.reason) else {
        return Ok(Err(NotKept::NoReason));
    };
    let kept = ChangeRecord {
        id: None,
        change,
        reason: reason.to_string(),
        recorded_at: visit.now,
        recorded_by: by,
    };
    let change_id = rounds::insert_change(db, id, round, &kept)?;
    let (first, second) = change.players();
    let detail = json!({
        "tournament": id, "round": round, "change": change_id, "act": change.kind().as_str(),
        "first": first, "second": second, "reason": kept.reason,
    });
    record(db, visit, preparation.chart.tournament.event, ActKind::DraftChanged, detail)?;
    Ok(Ok(format!("/tournaments/{id}/rounds/{round}/draft")))
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
    let tried = in_turn(&state.reading, move || {
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
            draw(visit, event, preparation, status, Some(words)).await
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
) -> Result<HttpResponse, PageError> {
    let (id, round, change) = *path;
    let by = visit.clone();
    let is_draft = write(&state.store, move |db| take_back(db, &by, (id, round), change));
    if is_draft.await? {
        return Ok(see_other(format!("/tournaments/{id}/rounds/{round}/draft")));
    }
    Err(PageError::NotFound)
}

fn take_back(db: &mut Db, visit: &Visit, (id, round): At, change: ChangeId) -> Stored<bool> {
    let Some(preparation) = rounds::prepare(db, id)?.filter(|found| found.round() == round) else {
        return Ok(false);
    };
    let Some(kept) = preparation.changes.iter().find(|kept| kept.id == Some(change)) else {
        return Ok(true);
    };
    rounds::delete_change(db, change)?;
    let (first, second) = kept.change.players();
    let detail = json!({
        "tournament": id, "round": round, "change": change, "act": kept.change.kind().as_str(),
        "first": first, "second": second, "reason": kept.reason,
    });
    record(db, visit, preparation.chart.tournament.event, ActKind::DraftChangeRemoved, detail)?;
    Ok(true)
}

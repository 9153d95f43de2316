//! What waits for an arbiter at an event, and what they decide.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::queue::NotRuled;
use desk::results::{At, NotEntered};
use domain::EventId;
use domain::queue::Queue;
use form::Nothing;
use form::queue::RulingForm;
use view::Section;
use view::queue::QueuePage;
use words::Text;

use super::answer::{conflict, page, read, refused, see_other};
use super::done::with_undo;
use super::error::PageError;
use super::posted::{Posted, submit};
use super::results;
use super::state::State;
use super::visit::Visit;

/// What waits.
pub(super) async fn show(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let queue = load(&state, &visit, *event).await?;
    page(&queue_page(&visit, &queue, &RulingForm::default()))
}

/// Decides a board.
pub(super) async fn decide(
    visit: Visit,
    event: Path<EventId>,
    state: Data<State>,
    posted: Posted<RulingForm>,
) -> Result<HttpResponse, PageError> {
    let event = *event;
    let undo = posted.form.undo();
    let ruling = match posted.form.parse() {
        Ok(ruling) => ruling,
        Err(complaint) => {
            let (queue, form) = (load(&state, &visit, event).await?, posted.form);
            let shown = queue_page(&visit, &queue, &form);
            return refused(&shown.with_complaint(&form, complaint));
        }
    };
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::queue::rule(db, actor, event, &ruling)?;
        Ok(done.map(|()| format!("/events/{event}/queue")))
    });
    match done.await? {
        Ok(location) => Ok(with_undo(see_other(location), undo)),
        Err((form, why)) => not_ruled(&state, &visit, event, (&form, why)).await,
    }
}

/// Takes back at once what oneself has decided at a board.
pub(super) async fn undo(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let at = *at;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::results::undo(db, actor, at)?;
        Ok(done.map(|event| format!("/events/{event}/queue")))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, NotEntered::Gone)) => Err(PageError::NotFound),
        // Somebody was faster, or two minutes are over: the board says what can be done.
        Err((_, NotEntered::Refused(_))) => {
            let sitting = results::load(&state, &visit, at).await?;
            conflict(&results::board_page(&visit, &sitting).not_undone())
        }
    }
}

/// Keeps the result of a board in spite of what came in after it counted.
pub(super) async fn keep(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let at = *at;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let event = desk::submissions::keep_result(db, actor, at)?;
        Ok(event.map(|event| format!("/events/{event}/queue")).ok_or(()))
    });
    Ok(see_other(done.await?.map_err(|_| PageError::NotFound)?))
}

async fn not_ruled(
    state: &State,
    visit: &Visit,
    event: EventId,
    (form, why): (&RulingForm, NotRuled),
) -> Result<HttpResponse, PageError> {
    let queue = load(state, visit, event).await?;
    let shown = queue_page(visit, &queue, form);
    match why {
        NotRuled::Gone => Err(PageError::NotFound),
        NotRuled::Overtaken => conflict(&shown.overtaken()),
        NotRuled::Refused(why) => refused(&shown.refused(&queue, form, &why)),
    }
}

pub(super) async fn load(state: &State, visit: &Visit, event: EventId) -> Result<Queue, PageError> {
    let now = visit.now;
    let found = read(&state.store, move |db| desk::queue::find(db, event, now)).await?;
    found.ok_or(PageError::NotFound)
}

pub(super) fn queue_page(visit: &Visit, queue: &Queue, form: &RulingForm) -> QueuePage {
    let frame = visit.frame(Text::new("queue-title"), Section::Events);
    QueuePage::new(frame, queue, form, (&visit.viewer, visit.now))
}

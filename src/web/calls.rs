//! Calls for an arbiter: from boards and players, answered at the desk.

use std::convert::Infallible;

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::Actor;
use desk::calls::NotCalled;
use desk::results::At;
use domain::{CallId, EventId, TournamentId};
use form::Nothing;
use store::{Db, Stored};

use super::answer::see_other;
use super::done::with_undo;
use super::error::PageError;
use super::needs::OwnPage;
use super::posted::{Posted, submit, submit_by_link};
use super::state::State;
use super::visit::Visit;

type Shown = Result<HttpResponse, PageError>;

/// Calls an arbiter to a board.
pub(super) async fn call_to_board(
    visit: Visit,
    at: Path<At>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Shown {
    let (at, bearer) = (*at, visit.guest()?.bearer);
    let done = submit_by_link(&state, &visit, posted, move |db, guest, _| {
        let done = desk::calls::call_to_board(db, guest, at)?;
        Ok(done.map(|event| OwnPage::of(event, bearer).0))
    });
    called(done.await?)
}

/// Calls an arbiter to a player who has no board now.
pub(super) async fn call_to_player(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Shown {
    let (id, bearer) = (*tournament, visit.guest()?.bearer);
    let done = submit_by_link(&state, &visit, posted, move |db, guest, _| {
        let done = desk::calls::call_to_player(db, guest, id)?;
        Ok(done.map(|event| OwnPage::of(event, bearer).0))
    });
    called(done.await?)
}

/// Takes the own call back.
pub(super) async fn take_back(
    visit: Visit,
    path: Path<(TournamentId, CallId)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Shown {
    let ((id, call), bearer) = (*path, visit.guest()?.bearer);
    let done = submit_by_link(&state, &visit, posted, move |db, guest, _| {
        let done = desk::calls::take_back(db, guest, (id, call))?;
        Ok(done.map(|event| OwnPage::of(event, bearer).0))
    });
    called(done.await?)
}

/// An arbiter has gone there.
pub(super) async fn answer(
    visit: Visit,
    path: Path<(EventId, CallId)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Shown {
    let (event, call) = *path;
    let answered = at_the_queue(&state, &visit, *path, (posted, desk::calls::answer)).await?;
    Ok(with_undo(answered, format!("/events/{event}/queue/calls/{call}/undo")))
}

/// The own answer was a slip.
pub(super) async fn undo_answer(
    visit: Visit,
    path: Path<(EventId, CallId)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Shown {
    at_the_queue(&state, &visit, *path, (posted, desk::calls::undo_answer)).await
}

type Act = fn(&mut Db, &Actor, EventId, CallId) -> Stored<()>;

/// Does something about a call, and leads back to the queue.
async fn at_the_queue(
    state: &State,
    visit: &Visit,
    (event, call): (EventId, CallId),
    (posted, act): (Posted<Nothing>, Act),
) -> Shown {
    let Ok(location) = submit(state, visit, posted, move |db, actor, _| {
        act(db, actor, event, call)?;
        Ok(Ok::<_, Infallible>(format!("/events/{event}/queue")))
    })
    .await?;
    Ok(see_other(location))
}

fn called<F>(done: Result<String, (F, NotCalled)>) -> Shown {
    match done {
        Ok(location) => Ok(see_other(location)),
        Err((_, NotCalled::NotTheirs)) => Err(PageError::NoLink),
        Err((_, NotCalled::TooOften)) => Err(PageError::TooManyCalls),
    }
}

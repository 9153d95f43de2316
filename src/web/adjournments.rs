//! Games are adjourned by an arbiter, one or all of a round that are open.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};
use desk::adjournments::Which;
use desk::results::At;
use domain::TournamentId;
use domain::adjournments::NotAdjourned;
use form::Nothing;

use super::answer::{refused, see_other};
use super::error::PageError;
use super::posted::{Posted, submit};
use super::results::{board_page, load};
use super::state::State;
use super::visit::Visit;

/// Adjourns the game of a board.
pub(super) async fn adjourn(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let at @ (id, round, board) = *path;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let which = Which::Board(board);
        let done = desk::adjournments::adjourn(db, actor, (id, round), which)?;
        Ok(done.map(|()| board_path(at)))
    });
    answered(&visit, &state, at, done.await?).await
}

/// Takes that back.
pub(super) async fn resume(
    visit: Visit,
    path: Path<At>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let at @ (id, round, board) = *path;
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::adjournments::resume(db, actor, (id, round), board)?;
        Ok(done.map(|()| board_path(at)))
    });
    answered(&visit, &state, at, done.await?).await
}

/// Adjourns all open games of a round, and goes on to the draft of the next one.
pub(super) async fn adjourn_all(
    visit: Visit,
    path: Path<(TournamentId, u16)>,
    state: Data<State>,
    posted: Posted<Nothing>,
) -> Result<HttpResponse, PageError> {
    let (id, round) = *path;
    let draft = format!("/tournaments/{id}/rounds/{}/draft", round.saturating_add(1));
    let done = submit(&state, &visit, posted, move |db, actor, _| {
        let done = desk::adjournments::adjourn(db, actor, (id, round), Which::All)?;
        Ok(done.map(|()| draft.clone()))
    });
    match done.await? {
        Ok(location) => Ok(see_other(location)),
        Err((_, NotAdjourned::NoGame)) => Err(PageError::NotFound),
        // Everything came in meanwhile: the round says so.
        Err((_, NotAdjourned::Changed)) => {
            Ok(see_other(format!("/tournaments/{id}/rounds/{round}")))
        }
    }
}

async fn answered<F>(
    visit: &Visit,
    state: &State,
    at: At,
    done: Result<String, (F, NotAdjourned)>,
) -> Result<HttpResponse, PageError> {
    match done {
        Ok(location) => Ok(see_other(location)),
        Err((_, NotAdjourned::NoGame)) => Err(PageError::NotFound),
        Err((_, NotAdjourned::Changed)) => {
            let sitting = load(state, visit, at).await?;
            refused(&board_page(visit, &sitting).not_adjourned())
        }
    }
}

fn board_path((id, round, board): At) -> String {
    format!("/tournaments/{id}/rounds/{round}/boards/{board}")
}

//! Is the program alive, and can it work?

use actix_web::{HttpResponse, web};

use super::answer;
use super::error::PageError;
use super::state::State;
use crate::store::{Standby, accounts};

/// Alive.
pub(super) async fn live() -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ok\n")
}

/// Able to reach the database, where it was at the start, or at least the standby for visitors; and not about to stop.
pub(super) async fn ready(state: web::Data<State>) -> HttpResponse {
    if state.is_leaving() {
        return HttpResponse::ServiceUnavailable().body("leaving\n");
    }
    if state.store.standby().is_some_and(Standby::answers) {
        return HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ready\n");
    }
    let there = state.store.must_be_there().map_err(PageError::from);
    let read = answer::read(&state.store, accounts::count_administrators).await;
    match there.and(read) {
        Ok(_) => HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ready\n"),
        Err(error) => {
            tracing::error!(%error, "not ready");
            HttpResponse::ServiceUnavailable().body("the database does not answer\n")
        }
    }
}

//! Is the program alive, and can it work?

use actix_web::http::header::{HeaderValue, RETRY_AFTER};
use actix_web::{HttpResponse, web};
use store::{Standby, StoreError, accounts};

use super::answer;
use super::error::PageError;
use super::error_pages::RETRY_AFTER_SECS;
use super::state::State;

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
            HttpResponse::ServiceUnavailable()
                .insert_header((RETRY_AFTER, HeaderValue::from(RETRY_AFTER_SECS)))
                .body(why(&error))
        }
    }
}

/// What an administrator has to do; it names no file and no host, since anybody may ask.
fn why(error: &PageError) -> &'static str {
    match error {
        PageError::Store(StoreError::Moved) => {
            "the database file was deleted or replaced: stop the program, put it back, start again\n"
        }
        PageError::Store(StoreError::Foreign(_)) => {
            "the database is not the one that was there: stop the program, put it back, start again\n"
        }
        PageError::Store(StoreError::Damaged(_)) => {
            "the database is damaged: stop the program and restore the last backup\n"
        }
        PageError::Store(StoreError::Failing(_)) => {
            "the disk of the database doesn't work: check it\n"
        }
        _ => "the database does not answer\n",
    }
}

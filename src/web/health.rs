//! Is the program alive, and can it work?

use actix_web::{HttpResponse, web};

use super::answer;
use super::state::State;
use crate::store::accounts;

/// Alive.
pub(super) async fn live() -> HttpResponse {
    HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ok\n")
}

/// Able to reach the database.
pub(super) async fn ready(state: web::Data<State>) -> HttpResponse {
    match answer::read(&state.store, accounts::count_administrators).await {
        Ok(_) => HttpResponse::Ok().content_type("text/plain; charset=utf-8").body("ready\n"),
        Err(error) => {
            tracing::error!(%error, "not ready");
            HttpResponse::ServiceUnavailable().body("the database does not answer\n")
        }
    }
}

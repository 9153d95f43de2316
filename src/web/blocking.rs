//! Work that may wait, on a thread of its own: no other request waits with it. What it logs and what it asks of the
//! database is said to be for the request that it is done for.

use actix_web::error::BlockingError;
use actix_web::web;
use domain::request_ids::RequestId;
use store::callers::{self, Caller, Source};
use tracing::Span;

use super::turns::Turn;

tokio::task_local! {
    static CALLER: Caller;
    static TURN: Turn;
}

fn caller() -> Caller {
    CALLER.try_with(Clone::clone).unwrap_or_default()
}

/// Answers a request; [`block`] knows whose work it does meanwhile.
pub(super) async fn on_behalf_of<T>(id: RequestId, answer: impl Future<Output = T>) -> T {
    CALLER.scope(Caller { id: Some(id), ..caller() }, answer).await
}

/// Does something that visitors see: what it reads is read from the standby, if there is one.
pub(super) async fn for_visitors<T>(work: impl Future<Output = T>) -> T {
    CALLER.scope(Caller { source: Source::Standby, ..caller() }, work).await
}

/// Answers a request whose turn has come. The work that [`block`] does for it keeps the turn until it ends, even if the
/// client has gone.
pub(super) async fn in_turn<T>(turn: Turn, answer: impl Future<Output = T>) -> T {
    TURN.scope(turn, answer).await
}

/// Does some work.
pub(super) async fn block<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, BlockingError> {
    let (span, caller) = (Span::current(), caller());
    let turn = TURN.try_with(Clone::clone);
    web::block(move || {
        let _turn = turn;
        span.in_scope(|| callers::on_behalf_of(caller, work))
    })
    .await
}

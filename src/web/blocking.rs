//! Work that may wait, on a thread of its own: no other request waits with it. What it logs and what it asks of the
//! database is said to be for the request that it is done for.

use actix_web::error::BlockingError;
use actix_web::web;
use tracing::Span;

use crate::domain::request_ids::RequestId;
use crate::store::callers;

tokio::task_local! {
    static CALLER: RequestId;
}

/// Answers a request; [`block`] knows whose work it does meanwhile.
pub(super) async fn on_behalf_of<T>(caller: RequestId, answer: impl Future<Output = T>) -> T {
    CALLER.scope(caller, answer).await
}

/// Does some work.
pub(super) async fn block<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, BlockingError> {
    let (span, caller) = (Span::current(), CALLER.try_with(Clone::clone).ok());
    web::block(move || span.in_scope(|| callers::on_behalf_of(caller, work))).await
}

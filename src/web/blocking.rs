//! Work that may wait, on a thread of its own: no other request waits with it. What it logs and what it asks of the
//! database is said to be for the request that it is done for.

use actix_web::error::BlockingError;
use actix_web::web;
use tracing::Span;

use crate::domain::request_ids::RequestId;
use crate::store::callers::{self, Caller, Source};

tokio::task_local! {
    static CALLER: Caller;
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

/// Does some work.
pub(super) async fn block<T: Send + 'static>(
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, BlockingError> {
    let (span, caller) = (Span::current(), caller());
    web::block(move || span.in_scope(|| callers::on_behalf_of(caller, work))).await
}

//! What is done by the clock: the chain of the site takes in the heads of the others, and files that nobody came back to are
//! forgotten.

use std::pin::pin;
use std::time::Duration;

use actix_web::rt::time::timeout;
use actix_web::web;

use crate::clock;
use crate::desk::audit::take_heads;
use crate::domain::audit::Via;
use crate::store::{Store, imports};
use crate::web::error::PageError;

const FIRST_AFTER: Duration = Duration::from_mins(1);
const THEN_EVERY: Duration = Duration::from_hours(1);

/// Takes heads in a minute after the start and every hour from then on, until the server is told to stop.
pub(in crate::web) async fn run(store: Store, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    let mut pause = FIRST_AFTER;
    while timeout(pause, stop.as_mut()).await.is_err() {
        pause = THEN_EVERY;
        if let Err(error) = take(store.clone()).await {
            tracing::error!(%error, "the heads of the audit log are not taken in; tried again in an hour");
        }
    }
}

async fn take(store: Store) -> Result<(), PageError> {
    let work = move || {
        store.write(|db| {
            imports::forget_old(db, clock::now())?;
            take_heads(db, Via::Program, clock::now())
        })
    };
    web::block(work).await??;
    Ok(())
}

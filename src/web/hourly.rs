//! What is done every hour: the chain of the site takes in the heads of the others, and what is over is forgotten: old
//! forms, sessions that have ended, and files that nobody came back to.

use std::pin::pin;
use std::time::Duration;

use actix_web::rt::time::timeout;
use actix_web::web;
use desk::audit::take_heads;
use domain::audit::Via;
use store::{Store, forms, imports, sessions};
use system::clock;

use super::error::PageError;

const FIRST_AFTER: Duration = Duration::from_mins(1);
const THEN_EVERY: Duration = Duration::from_hours(1);

/// Works a minute after the start and every hour from then on, until the server is told to stop.
pub(super) async fn run(store: Store, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    let mut pause = FIRST_AFTER;
    while timeout(pause, stop.as_mut()).await.is_err() {
        pause = THEN_EVERY;
        if let Err(error) = work(store.clone()).await {
            tracing::error!(%error, "what is done every hour was not done; tried again in an hour");
        }
    }
}

async fn work(store: Store) -> Result<(), PageError> {
    let work = move || {
        store.write(|db| {
            let now = clock::now();
            forms::delete_old(db, now)?;
            sessions::delete_expired(db, now)?;
            imports::forget_old(db, now)?;
            take_heads(db, Via::Program, now)
        })
    };
    web::block(work).await??;
    Ok(())
}

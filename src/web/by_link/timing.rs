//! The clocks of games by link: times that are over are written down, and that a server runs.

use std::pin::pin;
use std::time::Duration;

use actix_web::rt::time::timeout;
use actix_web::web;
use chrono::{DateTime, TimeDelta, Utc};

use crate::clock;
use crate::desk::by_link::{tick, wake};
use crate::meters::{self, Fault};
use crate::store::locks::Reach;
use crate::store::{Store, Stored, by_link};
use crate::web::error::PageError;

/// How often it is looked whether a time is over.
const EVERY: Duration = Duration::from_secs(1);
/// How soon it is tried again after the database has failed.
const AFTER_A_FAULT: Duration = Duration::from_secs(5);
/// So many times are written down between two looks.
const AT_ONCE: i64 = 200;
/// While a time is over as soon as this, that a server runs is noted each second; else each minute.
const SOON: TimeDelta = TimeDelta::minutes(15);
const NOTED_EVERY: TimeDelta = TimeDelta::minutes(1);

/// Works until the server is told to stop.
pub(in crate::web) async fn run_clocks(store: Store, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    let (mut noted, mut pause) = (None, Duration::ZERO);
    while timeout(pause, stop.as_mut()).await.is_err() {
        pause = match work(store.clone(), noted).await {
            Ok(now) => {
                noted = now;
                EVERY
            }
            Err(error) => {
                tracing::error!(%error, "the clocks of games by link were not looked at; tried again");
                meters::broken(Fault::Database);
                AFTER_A_FAULT
            }
        };
    }
    if noted.is_some()
        && let Err(error) = note(store).await
    {
        tracing::error!(%error, "that the server stops was not noted: clocks stood since it was last");
    }
}

/// Looks at the clocks, and says when it was last noted that a server runs.
async fn work(
    store: Store,
    noted: Option<DateTime<Utc>>,
) -> Result<Option<DateTime<Utc>>, PageError> {
    let work = move || -> Stored<_> {
        let now = clock::now();
        if noted.is_none() {
            store.write(|db| wake(db, now))?;
            return Ok(Some(now));
        }
        let (due, next) =
            store.read(|db| Ok((by_link::due(db, now, AT_ONCE)?, by_link::next_due(db)?)))?;
        for id in due {
            store.write_within(Reach::LinkGame(id), |db| tick(db, id, clock::now()))?;
        }
        let is_soon = next.is_some_and(|next| next - now < SOON);
        let is_old = noted.is_some_and(|noted| now - noted >= NOTED_EVERY);
        if next.is_some() && (is_soon || is_old) {
            store.write_within(Reach::Nothing, |db| by_link::set_alive(db, now))?;
            return Ok(Some(now));
        }
        Ok(noted)
    };
    Ok(web::block(work).await??)
}

async fn note(store: Store) -> Result<(), PageError> {
    let work =
        move || store.write_within(Reach::Nothing, |db| by_link::set_alive(db, clock::now()));
    Ok(web::block(work).await??)
}

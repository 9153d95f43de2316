//! The clocks of games by link: times that are over are written down, and that a server runs.

use std::pin::pin;
use std::time::Duration;

use actix_web::rt::time::timeout;
use actix_web::web;
use chrono::{DateTime, TimeDelta, Utc};

use crate::clock;
use crate::desk::by_link::{catch_up, tick, wake};
use crate::domain::LinkGameId;
use crate::meters::{self, Fault};
use crate::store::by_link::Waking;
use crate::store::locks::Reach;
use crate::store::{Store, Stored, by_link};
use crate::web::error::PageError;

/// How often it is looked whether a time is over.
const EVERY: Duration = Duration::from_secs(1);
/// How soon it is tried again after the database has failed.
const AFTER_A_FAULT: Duration = Duration::from_secs(2);
/// So many times are written down between two looks.
const AT_ONCE: i64 = 200;
/// So long after its end a time is written down: what came before it may still wait for its turn.
const SLACK: TimeDelta = TimeDelta::milliseconds(500);
/// While a time is over as soon as this, that a server runs is noted with each look; else each minute.
const SOON: TimeDelta = TimeDelta::minutes(15);
const NOTED_EVERY: TimeDelta = TimeDelta::minutes(1);
/// So much later than it was promised it may be noted.
const LATE: TimeDelta = TimeDelta::seconds(3);

/// Gives back the time in which no server ran, before anybody is answered.
pub(in crate::web) fn wake_clocks(store: &Store) {
    let now = clock::now();
    let woken = store.write(|db| {
        catch_up(db, now)?;
        wake(db, Waking::Start, (now, now + LATE))
    });
    if let Err(error) = woken {
        tracing::error!(%error, "that the server starts was not noted; tried again");
    }
}

/// Works until the server is told to stop.
pub(in crate::web) async fn run_clocks(store: Store, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    // What was not noted at the start is found by the first look.
    let mut watch = Watch { looked_at: DateTime::UNIX_EPOCH, note_at: clock::now() };
    let mut pause = EVERY;
    while timeout(pause, stop.as_mut()).await.is_err() {
        pause = match work(store.clone(), watch).await {
            Ok(next) => {
                watch = next;
                EVERY
            }
            Err(error) => {
                tracing::error!(%error, "the clocks of games by link were not looked at; tried again");
                meters::broken(Fault::Database);
                AFTER_A_FAULT
            }
        };
    }
    let last = move || {
        let now = clock::now();
        store.write_within(Reach::Nothing, |db| by_link::set_alive(db, now, now))
    };
    if !matches!(web::block(last).await, Ok(Ok(()))) {
        tracing::error!("that the server stops was not noted: clocks stand since it was last");
    }
}

/// What a server knows from one look to the next.
#[derive(Debug, Clone, Copy)]
struct Watch {
    looked_at: DateTime<Utc>,
    /// When it is to be noted next that a server runs.
    note_at: DateTime<Utc>,
}

async fn work(store: Store, watch: Watch) -> Result<Watch, PageError> {
    Ok(web::block(move || look(&store, watch)).await??)
}

/// Looks at the clocks.
fn look(store: &Store, Watch { looked_at, note_at }: Watch) -> Stored<Watch> {
    let now = clock::now();
    let next = store.read(by_link::next_due)?;
    // Where no clock runs there is nothing to give back.
    let Some(next) = next else { return Ok(Watch { looked_at: now, note_at: now }) };
    let every = if next - now < SOON { TimeDelta::zero() } else { NOTED_EVERY };
    let due_to_note = note_at.min(now + every);
    if due_to_note <= now {
        let (waking, promised) = (Waking::Running(looked_at), now + every + LATE);
        // A machine that slept or lost its database finds here that none ran.
        let woken = store.write(|db| wake(db, waking, (now, promised)))?;
        if woken.n_broken > 0 {
            tracing::error!(n = woken.n_broken, "games by link that cannot be read");
        }
    }
    for id in store.read(|db| by_link::due(db, now - SLACK, AT_ONCE))? {
        time_out(store, id);
    }
    let note_at = if due_to_note <= now { now + every } else { note_at };
    Ok(Watch { looked_at: now, note_at })
}

/// Writes down a time that is over. A game for which that fails holds up no other.
fn time_out(store: &Store, id: LinkGameId) {
    let done = store.write_within(Reach::LinkGame(id), |db| tick(db, id, clock::now()));
    if let Err(error) = done {
        tracing::error!(%error, game = id.0, "a time that is over was not written down");
    }
}

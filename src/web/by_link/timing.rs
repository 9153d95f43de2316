//! The clocks of games by link: times that are over are written down, and that a server runs.

use std::pin::pin;
use std::time::Duration;

use actix_web::rt::time::timeout;
use actix_web::web;
use chrono::{DateTime, TimeDelta, Utc};
use desk::by_link::{is_out, tick, wake};
use domain::LinkGameId;
use store::by_link::Waking;
use store::locks::Reach;
use store::{Store, Stored, by_link};
use system::clock;
use system::meters::{self, Fault};

use crate::web::error::PageError;
use crate::web::state::State;

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
pub(in crate::web) fn wake_clocks(state: &State) {
    let now = clock::now();
    let woken = state.store.write(|db| wake(db, Waking::Start, (now, now + LATE)));
    if let Err(error) = woken {
        state.looks.miss();
        tracing::error!(%error, "that the server starts was not noted; tried again");
    }
}

/// Works until the server is told to stop.
pub(in crate::web) async fn run_clocks(state: web::Data<State>, stop: impl Future<Output = ()>) {
    let mut stop = pin!(stop);
    let mut noted = Noted { at: DateTime::UNIX_EPOCH, next: clock::now() };
    let mut pause = EVERY;
    while timeout(pause, stop.as_mut()).await.is_err() {
        pause = match work(state.clone(), noted).await {
            Ok(now) => {
                noted = now;
                EVERY
            }
            Err(error) => {
                state.looks.fail();
                tracing::error!(%error, "the clocks of games by link were not looked at; tried again");
                meters::broken(Fault::Database);
                AFTER_A_FAULT
            }
        };
    }
    if !matches!(web::block(move || leave(&state.store, noted)).await, Ok(Ok(()))) {
        tracing::error!("that the server stops was not noted: clocks stand since it was last");
    }
}

/// When this server has noted that it runs, and when it does so next.
#[derive(Debug, Clone, Copy)]
struct Noted {
    at: DateTime<Utc>,
    next: DateTime<Utc>,
}

async fn work(state: web::Data<State>, noted: Noted) -> Result<Noted, PageError> {
    Ok(web::block(move || look(&state, noted)).await??)
}

/// Looks at the clocks.
fn look(state: &State, noted: Noted) -> Stored<Noted> {
    let store = &state.store;
    state.looks.begin(clock::instant());
    let next = store.read(by_link::next_due)?;
    // While the database does not answer, nobody is served.
    let (now, started) = (clock::now(), clock::instant());
    let every = next.map(|next| if next - now < SOON { TimeDelta::zero() } else { NOTED_EVERY });
    // Where no clock runs there is nothing to give back.
    let noted = match every {
        None => Noted { next: now, ..noted },
        Some(every) if noted.next.min(now + every) <= now => {
            note(store, state.looks.last(), (now, now + every + LATE))?;
            Noted { at: now, next: now + every }
        }
        Some(_) => noted,
    };
    state.looks.go_on();
    for id in store.read(|db| by_link::due(db, now - SLACK, AT_ONCE))? {
        time_out(store, id);
    }
    // However long it took, the server ran.
    let ended = clock::instant();
    let took = TimeDelta::from_std(ended - started).unwrap_or_default();
    state.looks.end(now + took, ended);
    Ok(noted)
}

/// Notes that a server runs. A machine that slept or lost its database finds here that none ran.
fn note(
    store: &Store,
    looked_at: DateTime<Utc>,
    (now, next): (DateTime<Utc>, DateTime<Utc>),
) -> Stored<()> {
    let waking = Waking::Running(looked_at);
    if !store.read(|db| is_out(db, waking, now))? {
        return store.write_within(Reach::Nothing, |db| by_link::set_alive(db, now, next));
    }
    let woken = store.write(|db| wake(db, waking, (now, next)))?;
    if woken.n_broken > 0 {
        tracing::error!(n = woken.n_broken, "games by link that cannot be read");
    }
    Ok(())
}

/// Notes that the server stops, unless another one has noted since that it runs.
fn leave(store: &Store, noted: Noted) -> Stored<()> {
    let last = store.read(by_link::alive_at)?;
    if last.is_some_and(|at| at > noted.at) && store.has_others() {
        return Ok(());
    }
    let now = clock::now();
    store.write_within(Reach::Nothing, |db| by_link::set_alive(db, now, now))
}

/// Writes down a time that is over. A game for which that fails holds up no other.
fn time_out(store: &Store, id: LinkGameId) {
    let done = store.write_within(Reach::LinkGame(id), |db| tick(db, id, clock::now()));
    if let Err(error) = done {
        tracing::error!(%error, game = id.0, "a time that is over was not written down");
    }
}

//! The standby that visitors' pages are read from, if there is one.

use std::time::Duration;

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use actix_web::rt::time::sleep;
use chrono::{DateTime, DurationRound, SecondsFormat, TimeDelta, Utc};
use futures_util::future::join3;
use store::{Now, Store, Stored};
use system::clock;

use super::blocking::block;

/// How often both servers are asked how far they are.
const PAUSE: Duration = Duration::from_secs(1);

/// As of when visitors see what they do, to the minute, where that is not now. Left with their requests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct AsOf(DateTime<Utc>);

impl AsOf {
    pub(super) fn of(store: &Store) -> Option<Self> {
        store.standby()?.as_of()?.duration_trunc(TimeDelta::minutes(1)).ok().map(Self)
    }

    pub(super) fn minute(self) -> DateTime<Utc> {
        self.0
    }

    /// For programs, and for what has no page around it.
    pub(super) fn tell(self, head: &mut HeaderMap) {
        const HEADER: HeaderName = HeaderName::from_static("x-as-of");
        let told = self.0.to_rfc3339_opts(SecondsFormat::Secs, true);
        if let Ok(told) = HeaderValue::try_from(told) {
            head.insert(HEADER, told);
        }
    }
}

/// Looks every second how far both servers are, for as long as this one runs.
pub(super) async fn watch(store: Store) {
    // Each by itself: one that is silent holds up no other.
    let primary = every_second(async || note(&store, Store::note_position).await);
    let standby = every_second(async || note(&store, note_itself).await);
    join3(primary, standby, every_second(async || settle(&store))).await;
}

async fn every_second(look: impl AsyncFn()) {
    loop {
        look().await;
        sleep(PAUSE).await;
    }
}

/// What cannot be asked is as it was, and older.
async fn note(store: &Store, look: fn(&Store, Now) -> Stored<()>) {
    let (store, now) = (store.clone(), (clock::instant(), clock::now()));
    let _ = block(move || look(&store, now)).await;
}

fn note_itself(store: &Store, now: Now) -> Stored<()> {
    store.standby().map_or(Ok(()), |standby| standby.note_itself(now))
}

fn settle(store: &Store) {
    let Some(standby) = store.standby() else { return };
    let was_read = standby.answers();
    standby.settle((clock::instant(), clock::now()));
    match (was_read, standby.answers()) {
        (true, false) => tracing::warn!("the standby is silent: visitors read the primary"),
        (false, true) => tracing::info!("visitors read the standby"),
        _ => return,
    }
    // What was read from the other server is compared anew.
    store.note_change();
}

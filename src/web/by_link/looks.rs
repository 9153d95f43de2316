//! What a server knows of its own looks at the clocks.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use actix_web::rt::time::sleep;
use chrono::{DateTime, TimeDelta, Utc};

use crate::clock;
use crate::store::StoreError;
use crate::web::error::PageError;

/// A machine that stood for longer than this has slept: what it missed is given back before anybody's time is judged.
const SLEEP: TimeDelta = TimeDelta::seconds(3);
/// Looks rest for a second: one that does so for longer did not run.
const FROZEN: TimeDelta = TimeDelta::seconds(5);
/// How long somebody waits for a look, and how often it is asked for.
const WAIT: Duration = Duration::from_secs(10);
const PAUSE: Duration = Duration::from_millis(50);

/// The last look at the clocks.
#[derive(Debug)]
pub(in crate::web) struct Looks(Mutex<Look>);

#[derive(Debug, Clone, Copy)]
struct Look {
    /// When it ended.
    at: DateTime<Utc>,
    /// The same by a clock that stands while the machine sleeps.
    instant: Instant,
    stage: Stage,
}

/// How far the looks are.
#[derive(Debug, Clone, Copy)]
enum Stage {
    /// The next one is not due yet.
    Rests,
    /// The database has not answered yet.
    Asks(Instant),
    Works,
    Failed,
}

impl Looks {
    /// Of a server that starts now.
    pub(in crate::web) fn new() -> Self {
        let (at, instant) = (clock::now(), clock::instant());
        Self(Mutex::new(Look { at, instant, stage: Stage::Works }))
    }

    fn look(&self) -> MutexGuard<'_, Look> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The database is asked.
    pub(super) fn begin(&self, now: Instant) {
        self.look().stage = Stage::Asks(now);
    }

    /// It has answered.
    pub(super) fn go_on(&self) {
        self.look().stage = Stage::Works;
    }

    /// The clocks were looked at until now.
    pub(super) fn end(&self, at: DateTime<Utc>, instant: Instant) {
        *self.look() = Look { at, instant, stage: Stage::Rests };
    }

    /// The database could not be reached.
    pub(super) fn fail(&self) {
        self.look().stage = Stage::Failed;
    }

    /// Nothing is known of the time before the server started: the first look finds it.
    pub(super) fn miss(&self) {
        let mut look = self.look();
        (look.at, look.stage) = (DateTime::UNIX_EPOCH, Stage::Failed);
    }

    /// When the last look ended.
    pub(super) fn last(&self) -> DateTime<Utc> {
        self.look().at
    }

    /// Whether no time is missing that a look would give back.
    fn is_awake(&self, now: DateTime<Utc>, instant: Instant) -> bool {
        let look = *self.look();
        let since = |before| {
            let span = instant.saturating_duration_since(before);
            TimeDelta::from_std(span).unwrap_or(TimeDelta::MAX)
        };
        let ran = since(look.instant);
        let is_lost = match look.stage {
            Stage::Rests => ran > FROZEN,
            Stage::Asks(asked) => since(asked) > SLEEP,
            Stage::Works => false,
            Stage::Failed => true,
        };
        !is_lost && now - look.at < SLEEP.checked_add(&ran).unwrap_or(TimeDelta::MAX)
    }

    /// Waits until nobody’s time is judged before what the server missed is given back.
    pub(super) async fn awake(&self) -> Result<(), PageError> {
        let since = clock::instant();
        while !self.is_awake(clock::now(), clock::instant()) {
            if since.elapsed() > WAIT {
                return Err(StoreError::Busy.into());
            }
            sleep(PAUSE).await;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn after_a_sleep_or_a_fault_a_look_comes_first() {
        let (at, instant) = (clock::now(), clock::instant());
        let looks = Looks::new();
        let is_awake = |slept: i64, ran: u64| {
            let ran = Duration::from_secs(ran);
            let now = at + TimeDelta::seconds(slept) + TimeDelta::from_std(ran).unwrap();
            looks.is_awake(now, instant + ran)
        };
        assert!(is_awake(0, 60), "nobody looks");
        looks.end(at, instant);
        assert!(is_awake(0, 0) && is_awake(2, 1));
        assert!(!is_awake(30, 1), "the machine slept");
        assert!(!is_awake(0, 10), "the process stood");
        looks.begin(instant + Duration::from_secs(1));
        assert!(is_awake(0, 4) && !is_awake(0, 5), "the database does not answer");
        looks.go_on();
        assert!(is_awake(0, 60), "a look takes as long as it takes");
        looks.fail();
        assert!(!is_awake(0, 1), "the database is gone");
        looks.end(at, instant);
        assert!(is_awake(0, 1));
    }
}

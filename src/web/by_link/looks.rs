//! What a server knows of its own looks at the clocks.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use actix_web::rt::time::sleep;
use chrono::{DateTime, TimeDelta, Utc};
use store::StoreError;
use system::clock;

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
    /// Time is missing, until a look has given it back.
    Lost,
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
        let mut look = self.look();
        look.stage = if look.is_lost(now) { Stage::Lost } else { Stage::Asks(now) };
    }

    /// It has answered, and what was missing is given back.
    pub(super) fn go_on(&self) {
        self.look().stage = Stage::Works;
    }

    /// The clocks were looked at until now.
    pub(super) fn end(&self, at: DateTime<Utc>, instant: Instant) {
        *self.look() = Look { at, instant, stage: Stage::Rests };
    }

    /// The database could not be reached.
    pub(super) fn fail(&self) {
        self.look().stage = Stage::Lost;
    }

    /// Nothing is known of the time before the server started: the first look finds it.
    pub(super) fn miss(&self) {
        let mut look = self.look();
        (look.at, look.stage) = (DateTime::UNIX_EPOCH, Stage::Lost);
    }

    /// When the last look ended.
    pub(super) fn last(&self) -> DateTime<Utc> {
        self.look().at
    }

    /// Whether no time is missing that a look would give back.
    fn is_awake(&self, now: DateTime<Utc>, instant: Instant) -> bool {
        let look = *self.look();
        let ran = span(look.instant, instant);
        let has_slept = now - look.at >= SLEEP.checked_add(&ran).unwrap_or(TimeDelta::MAX);
        !look.is_lost(instant) && !has_slept
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

impl Look {
    /// Whether the process stood, or its database did not answer.
    fn is_lost(&self, now: Instant) -> bool {
        match self.stage {
            Stage::Rests => span(self.instant, now) > FROZEN,
            Stage::Asks(asked) => span(asked, now) > SLEEP,
            Stage::Works => false,
            Stage::Lost => true,
        }
    }
}

fn span(before: Instant, now: Instant) -> TimeDelta {
    TimeDelta::from_std(now.saturating_duration_since(before)).unwrap_or(TimeDelta::MAX)
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
        looks.begin(instant + Duration::from_secs(2));
        assert!(!is_awake(0, 2), "it is back, and nothing is given back yet");
        looks.go_on();
        assert!(is_awake(0, 2));
        looks.end(at, instant);
        looks.begin(instant + Duration::from_secs(10));
        assert!(!is_awake(0, 10), "the process stood until now");
        looks.end(at, instant);
        assert!(is_awake(0, 1));
    }
}

//! The clock of a round: how long it lasts, since when it runs, and what is left. Facts and a moment give
//! its state; nothing ticks.

use std::fmt::{self, Display, Formatter};

use chrono::{DateTime, SubsecRound, TimeDelta, Utc};

use super::pairings::Pairing;
use super::results::Reason;
use super::schedule::Schedule;
use super::{AddedTimeId, PairingId};

/// The longest time that can be set or added: a day.
pub const MOST_MINUTES: u16 = 24 * 60;

/// What a clock is set to if nothing else is known.
const USUAL: Minutes = Minutes(60);

/// Rounds further apart than this have a night or a meal between them.
const FURTHEST: TimeDelta = TimeDelta::hours(6);

/// Whole minutes, from 1 to a day.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
pub struct Minutes(u16);

/// The clock of a round. No time is lost when it stands and goes on: it is exact to the millisecond.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clock {
    length: Minutes,
    left: TimeDelta,
    running_since: Option<DateTime<Utc>>,
}

/// What a clock shows at a moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClockState {
    /// It has not been started, and so much is to be played.
    Ready(TimeDelta),
    /// Until when it runs.
    Running(DateTime<Utc>),
    /// It stands, and so much is left.
    Paused(TimeDelta),
    /// Since when, unless it was stopped.
    Over(Option<DateTime<Utc>>),
}

/// Time added for one board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AddedTime {
    pub id: AddedTimeId,
    pub pairing: PairingId,
    pub minutes: Minutes,
    pub reason: Option<Reason>,
}

/// The clock of a round, with what was added for single boards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoundClock {
    pub round: u16,
    pub clock: Clock,
    pub added: Vec<AddedTime>,
}

/// Why a clock stays as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ClockRefusal {
    #[error("there is no such round, or no such board in it")]
    NoRound,
    #[error("the tournament is over")]
    Closed,
    #[error("it is played by link, where each game has a clock of its own")]
    ByLink,
    #[error("it runs already")]
    RunsAlready,
    #[error("it stands already")]
    StandsAlready,
    #[error("the time is over")]
    Over,
    #[error("it runs, and is not reset before it stands")]
    Running,
    #[error("somebody else has set it to {0}")]
    SetMeanwhile(Minutes),
    #[error("it would be longer than a day")]
    TooLong,
}

impl Minutes {
    pub fn new(minutes: u16) -> Option<Self> {
        (1..=MOST_MINUTES).contains(&minutes).then_some(Self(minutes))
    }

    pub fn get(self) -> u16 {
        self.0
    }

    /// Both together, if that is not more than a day.
    pub fn and(self, other: Self) -> Option<Self> {
        Self::new(self.0.saturating_add(other.0))
    }

    fn delta(self) -> TimeDelta {
        TimeDelta::minutes(i64::from(self.0))
    }
}

impl Display for Minutes {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt(out)
    }
}

impl Clock {
    /// One that nobody has started.
    pub fn new(length: Minutes) -> Self {
        Self { length, left: length.delta(), running_since: None }
    }

    /// One as it was kept.
    pub fn kept(length: Minutes, left_millis: i32, running_since: Option<DateTime<Utc>>) -> Self {
        Self { length, left: TimeDelta::milliseconds(i64::from(left_millis)), running_since }
    }

    pub fn length(&self) -> Minutes {
        self.length
    }

    pub fn running_since(&self) -> Option<DateTime<Utc>> {
        self.running_since
    }

    /// What was left when it was started or stopped last.
    pub fn left_millis(&self) -> i32 {
        i32::try_from(self.left.num_milliseconds()).unwrap_or(i32::MIN)
    }

    /// What is left; below zero once the time is over.
    pub fn left_at(&self, now: DateTime<Utc>) -> TimeDelta {
        self.running_since
            .map_or(self.left, |since| self.left - (now - since).max(TimeDelta::zero()))
    }

    /// What it shows where so much was added.
    pub fn state(&self, added: TimeDelta, now: DateTime<Utc>) -> ClockState {
        let left = self.left_at(now) + added;
        match self.running_since {
            Some(since) if left > TimeDelta::zero() => {
                ClockState::Running(since + self.left + added)
            }
            Some(since) => ClockState::Over(Some(since + self.left + added)),
            None if left <= TimeDelta::zero() => ClockState::Over(None),
            None if self.is_untouched() => ClockState::Ready(left),
            None => ClockState::Paused(left),
        }
    }

    /// Whether it shows what it does before it is started first.
    pub fn is_untouched(&self) -> bool {
        self.running_since.is_none() && self.left == self.length.delta()
    }

    /// The same that runs from now on.
    #[must_use]
    pub fn started(self, now: DateTime<Utc>) -> Self {
        Self { running_since: Some(now.trunc_subsecs(3)), ..self }
    }

    /// The same that stands from now on.
    #[must_use]
    pub fn paused(self, now: DateTime<Utc>) -> Self {
        Self { left: self.left_at(now.trunc_subsecs(3)), running_since: None, ..self }
    }

    /// The same for a longer or shorter round: what was played is played.
    #[must_use]
    pub fn lasting(self, length: Minutes) -> Self {
        Self { length, left: self.left + length.delta() - self.length.delta(), ..self }
    }
}

impl RoundClock {
    /// One that nobody has started.
    pub fn new(round: u16, length: Minutes) -> Self {
        Self { round, clock: Clock::new(length), added: Vec::new() }
    }

    /// What was added for a board.
    pub fn added_to(&self, pairing: PairingId) -> TimeDelta {
        let here = self.added.iter().filter(|one| one.pairing == pairing);
        here.map(|one| one.minutes.delta()).sum()
    }

    /// What it shows for the round.
    pub fn state(&self, now: DateTime<Utc>) -> ClockState {
        self.clock.state(TimeDelta::zero(), now)
    }

    /// What it shows at one board.
    pub fn state_at(&self, board: &Pairing, now: DateTime<Utc>) -> ClockState {
        self.clock.state(self.added_to(board.id), now)
    }

    /// Whether no board has time any more.
    pub fn is_over(&self, now: DateTime<Utc>) -> bool {
        let boards = self.added.iter().map(|one| self.added_to(one.pairing));
        let most = boards.max().unwrap_or_else(TimeDelta::zero);
        matches!(self.clock.state(most, now), ClockState::Over(_))
    }

    /// The clock that runs from now on.
    pub fn start(&self, now: DateTime<Utc>) -> Result<Clock, ClockRefusal> {
        if self.is_over(now) {
            return Err(ClockRefusal::Over);
        }
        if self.clock.running_since.is_some() {
            return Err(ClockRefusal::RunsAlready);
        }
        Ok(self.clock.started(now))
    }

    /// The clock that stands from now on.
    pub fn pause(&self, now: DateTime<Utc>) -> Result<Clock, ClockRefusal> {
        if self.clock.running_since.is_none() {
            return Err(ClockRefusal::StandsAlready);
        }
        if self.is_over(now) {
            return Err(ClockRefusal::Over);
        }
        Ok(self.clock.paused(now))
    }

    /// The clock as it was before it was started first. One that runs is stopped before.
    pub fn reset(&self, now: DateTime<Utc>) -> Result<Clock, ClockRefusal> {
        if self.clock.running_since.is_some() && !self.is_over(now) {
            return Err(ClockRefusal::Running);
        }
        Ok(Clock::new(self.clock.length))
    }
}

/// How long a round is likely to last: as long as the one before it, else until the next one begins.
pub fn usual_length(before: Option<Minutes>, schedule: &Schedule, round: u16) -> Minutes {
    let between = |first: u16| {
        let apart = schedule.moment(first + 1)? - schedule.moment(first)?;
        let is_near = apart > TimeDelta::zero() && apart <= FURTHEST;
        Minutes::new(u16::try_from(apart.num_minutes()).ok()?).filter(|_| is_near)
    };
    let scheduled = || between(round).or_else(|| between(round.checked_sub(1)?));
    before.or_else(scheduled).unwrap_or(USUAL)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn at(millis: i64) -> DateTime<Utc> {
        DateTime::from_timestamp_millis(1_800_000_000_000 + millis).unwrap()
    }

    fn minutes(minutes: u16) -> Minutes {
        Minutes::new(minutes).unwrap()
    }

    fn added(id: i32, pairing: i32, time: u16) -> AddedTime {
        let (id, pairing) = (AddedTimeId(id), PairingId(pairing));
        AddedTime { id, pairing, minutes: minutes(time), reason: None }
    }

    #[test]
    fn a_clock_says_until_when_it_runs_and_since_when_it_is_over() {
        let clock = RoundClock::new(1, minutes(60));
        assert_eq!(clock.state(at(0)), ClockState::Ready(TimeDelta::minutes(60)));
        let running = RoundClock { clock: clock.start(at(0)).unwrap(), ..clock };
        let end = at(3_600_000);
        assert_eq!(running.state(at(1000)), ClockState::Running(end));
        assert_eq!(running.state(end), ClockState::Over(Some(end)));
        let paused = RoundClock { clock: running.pause(at(600_000)).unwrap(), ..running.clone() };
        assert_eq!(paused.state(at(9_000_000)), ClockState::Paused(TimeDelta::minutes(50)));
        assert_eq!(running.start(at(1)), Err(ClockRefusal::RunsAlready));
        assert_eq!(paused.pause(at(1)), Err(ClockRefusal::StandsAlready));
        assert_eq!(running.pause(end), Err(ClockRefusal::Over));
        assert_eq!(running.reset(at(1)), Err(ClockRefusal::Running));
        assert_eq!(paused.reset(at(1)), Ok(Clock::new(minutes(60))));
    }

    #[test]
    fn a_clock_that_is_over_can_be_stopped_while_a_board_plays_on() {
        let mut clock = RoundClock::new(1, minutes(60));
        clock.added.push(added(1, 7, 5));
        clock.clock = clock.start(at(0)).unwrap();
        let late = at(62 * 60_000);
        clock.clock = clock.pause(late).unwrap();
        assert_eq!(clock.state(late), ClockState::Over(None));
        let at_board = clock.clock.state(clock.added_to(PairingId(7)), late);
        assert_eq!(at_board, ClockState::Paused(TimeDelta::minutes(3)));
    }

    #[test]
    fn a_longer_round_keeps_what_was_played() {
        let clock = Clock::new(minutes(60)).started(at(0)).paused(at(600_000)).lasting(minutes(65));
        assert_eq!(clock.left_at(at(0)), TimeDelta::minutes(55));
        let untouched = Clock::new(minutes(60)).lasting(minutes(45));
        assert_eq!(untouched, Clock::new(minutes(45)));
    }

    #[test]
    fn a_round_lasts_as_long_as_the_one_before_or_until_the_next_begins() {
        let times = ["10:00", "11:15", "19:00"].map(|at| format!("2026-11-20T{at}:00"));
        let begins = (1..).zip(times.iter().map(|at| at.parse().unwrap())).collect();
        let schedule = Schedule::new(super::super::zone::Zone::UTC, begins);
        let check = |before: Option<u16>, round, length| {
            assert_eq!(usual_length(before.map(minutes), &schedule, round), minutes(length));
        };
        check(Some(40), 2, 40);
        check(None, 1, 75);
        check(None, 2, 75);
        check(None, 3, 60);
        assert_eq!(usual_length(None, &Schedule::default(), 1), USUAL);
    }

    proptest! {
        #[test]
        fn starting_and_pausing_never_loses_or_gains_time(
            steps in prop::collection::vec((1_i64..100_000, 0_i64..100_000), 1..20),
            offset in 0_i64..1000,
        ) {
            let mut clock = Clock::new(minutes(1440));
            let (mut now, mut played) = (offset, 0);
            for (runs, stands) in steps {
                clock = clock.started(at(now));
                now += runs;
                played += runs;
                clock = clock.paused(at(now));
                now += stands;
                let left = TimeDelta::minutes(1440) - TimeDelta::milliseconds(played);
                prop_assert_eq!(clock.left_at(at(now)), left);
                prop_assert_eq!(clock.state(TimeDelta::zero(), at(now)), ClockState::Paused(left));
                let kept = Clock::kept(clock.length(), clock.left_millis(), clock.running_since());
                prop_assert_eq!(kept, clock);
            }
        }

        #[test]
        fn added_time_moves_one_board_and_no_other(
            before in prop::collection::vec((1_i32..5, 1_u16..60), 0..6),
            (board, more) in (1_i32..5, 1_u16..60),
            now in 0_i64..7_200_000,
        ) {
            let mut clock = RoundClock::new(1, minutes(60));
            clock.clock = clock.clock.started(at(0));
            clock.added = (1..).zip(before).map(|(id, (board, time))| added(id, board, time)).collect();
            let mut after = clock.clone();
            after.added.push(added(99, board, more));
            prop_assert_eq!(clock.state(at(now)), after.state(at(now)));
            for other in 1..5 {
                let moved = after.added_to(PairingId(other)) - clock.added_to(PairingId(other));
                let expected = if other == board { i64::from(more) } else { 0 };
                prop_assert_eq!(moved, TimeDelta::minutes(expected));
            }
        }
    }
}

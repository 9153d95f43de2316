//! How much time players have, and what is left of it.
//!
//! Source: `docs/spec/games-by-link.md` §3.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, TimeDelta, Utc};

/// How much time players have.
///
/// `Display` is how tables and forms have it: `3d`, `72+36/120h`, `10+5`, each perhaps with holidays, as in
/// `3d,holidays=14`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimeControl {
    pace: Pace,
    /// Days that each player may take off in the whole game.
    holidays: u8,
}

/// How time comes and goes. All three are one rule: a player starts with some time, gets more with each
/// move, and never has more than so much.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Pace {
    /// So many days for each move.
    Days(u8),
    /// Hours at the start, more with each move, and the most that there can be.
    Hours { start: u16, increment: u16, most: u16 },
    /// Both players are there: minutes at the start, and seconds more with each move.
    Live { minutes: u16, seconds: u16 },
}

/// Text that is no time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TimeControlError {
    #[error("expected days as in 3d, hours as in 72+36/120h, or minutes and seconds as in 10+5")]
    Shape,
    #[error("expected 1, 2, 3, 5, 7 or 14 days a move")]
    Days,
    #[error(
        "expected 1 to 720 hours at the start, at most 240 more a move, and the most between the start and 1440"
    )]
    Hours,
    #[error("expected 1 to 180 minutes, and at most 180 seconds more a move")]
    Live,
    #[error("expected at most 60 holidays, and none in a live game")]
    Holidays,
}

/// The most holidays of a player in a game.
const MOST_HOLIDAYS: u8 = 60;

impl TimeControl {
    /// The days a move that there are.
    pub const DAYS: [u8; 6] = [1, 2, 3, 5, 7, 14];

    /// Those that most choose.
    pub const USUAL: [&str; 11] =
        ["1d", "2d", "3d", "5d", "7d", "14d", "72+36/120h", "5+5", "10+5", "15+10", "30+30"];

    pub fn new(pace: Pace, holidays: u8) -> Result<Self, TimeControlError> {
        let is_live = matches!(pace, Pace::Live { .. });
        match pace {
            Pace::Days(days) if !Self::DAYS.contains(&days) => return Err(TimeControlError::Days),
            Pace::Hours { start, increment, most }
                if !(1..=720).contains(&start)
                    || increment > 240
                    || !(start..=1440).contains(&most) =>
            {
                return Err(TimeControlError::Hours);
            }
            Pace::Live { minutes, seconds } if !(1..=180).contains(&minutes) || seconds > 180 => {
                return Err(TimeControlError::Live);
            }
            _ => {}
        }
        if holidays > if is_live { 0 } else { MOST_HOLIDAYS } {
            return Err(TimeControlError::Holidays);
        }
        Ok(Self { pace, holidays })
    }

    pub fn pace(self) -> Pace {
        self.pace
    }

    pub fn holidays(self) -> u8 {
        self.holidays
    }

    /// Whether both players are expected to be there at once.
    pub fn is_live(self) -> bool {
        matches!(self.pace, Pace::Live { .. })
    }

    /// So long before the end a player is warned once more: a tenth of the time at the start.
    pub fn soon(self) -> TimeDelta {
        self.start() / 10
    }

    /// When a player is warned of a time that is over at a moment: a day before, unless no turn begins with more than
    /// that, and when a tenth of the time at the start is left.
    pub fn warned_at(self, due: DateTime<Utc>) -> impl Iterator<Item = DateTime<Utc>> {
        let day = TimeDelta::days(1);
        let is_longer = !self.is_live() && (self.most() > day || self.holidays > 0);
        let day = is_longer.then_some(day);
        day.into_iter().chain([self.soon()]).map(move |span| due - span)
    }

    /// How many of these warnings have come.
    pub fn warnings(self, due: DateTime<Utc>, now: DateTime<Utc>) -> u8 {
        self.warned_at(due).map(|at| u8::from(at <= now)).sum()
    }

    fn start(self) -> TimeDelta {
        match self.pace {
            Pace::Days(days) => TimeDelta::days(days.into()),
            Pace::Hours { start, .. } => TimeDelta::hours(start.into()),
            Pace::Live { minutes, .. } => TimeDelta::minutes(minutes.into()),
        }
    }

    fn increment(self) -> TimeDelta {
        match self.pace {
            Pace::Days(days) => TimeDelta::days(days.into()),
            Pace::Hours { increment, .. } => TimeDelta::hours(increment.into()),
            Pace::Live { seconds, .. } => TimeDelta::seconds(seconds.into()),
        }
    }

    fn most(self) -> TimeDelta {
        match self.pace {
            Pace::Days(days) => TimeDelta::days(days.into()),
            Pace::Hours { most, .. } => TimeDelta::hours(most.into()),
            Pace::Live { .. } => TimeDelta::MAX,
        }
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pace {
            Pace::Days(days) => write!(f, "{days}d")?,
            Pace::Hours { start, increment, most } => write!(f, "{start}+{increment}/{most}h")?,
            Pace::Live { minutes, seconds } => write!(f, "{minutes}+{seconds}")?,
        }
        if self.holidays > 0 {
            write!(f, ",holidays={}", self.holidays)?;
        }
        Ok(())
    }
}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    /// ```
    /// use domain::by_link::TimeControl;
    ///
    /// for text in ["3d", "14d,holidays=30", "72+36/120h", "10+5"] {
    ///     assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
    /// }
    /// assert!("4d".parse::<TimeControl>().is_err());
    /// assert!("10+5,holidays=1".parse::<TimeControl>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, TimeControlError> {
        let (pace, holidays) = text.split_once(",holidays=").unwrap_or((text, "0"));
        let holidays = holidays.parse().map_err(|_| TimeControlError::Holidays)?;
        Self::new(Pace::parse(pace).ok_or(TimeControlError::Shape)?, holidays)
    }
}

impl Pace {
    fn parse(text: &str) -> Option<Self> {
        if let Some(days) = text.strip_suffix('d') {
            return Some(Self::Days(days.parse().ok()?));
        }
        let (start, rest) = text.split_once('+')?;
        match rest.strip_suffix('h') {
            None => Some(Self::Live { minutes: start.parse().ok()?, seconds: rest.parse().ok()? }),
            Some(rest) => {
                let (increment, most) = rest.split_once('/')?;
                Some(Self::Hours {
                    start: start.parse().ok()?,
                    increment: increment.parse().ok()?,
                    most: most.parse().ok()?,
                })
            }
        }
    }
}

/// What a player has left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Time {
    /// What is left of the time for moves.
    pub left: TimeDelta,
    /// What is left of the holidays: they are taken by themselves once there is no other time.
    pub holidays: TimeDelta,
}

impl Time {
    /// What both players have before the first move.
    pub fn at_start(control: TimeControl) -> Self {
        Self { left: control.start(), holidays: TimeDelta::days(control.holidays.into()) }
    }

    /// All that is left.
    pub fn in_all(self) -> TimeDelta {
        self.left.checked_add(&self.holidays).unwrap_or(TimeDelta::MAX)
    }

    /// What is left after some of it was used. Nothing is left at all once as much was used as there was.
    pub fn after(self, used: TimeDelta) -> Option<Self> {
        let used = used.max(TimeDelta::zero());
        if used >= self.in_all() {
            return None;
        }
        let left = self.left - used;
        let overdrawn = (-left).max(TimeDelta::zero());
        Some(Self { left: left.max(TimeDelta::zero()), holidays: self.holidays - overdrawn })
    }

    /// What a move brings.
    #[must_use]
    pub fn with_increment(self, control: TimeControl) -> Self {
        let left = self.left.checked_add(&control.increment()).unwrap_or(TimeDelta::MAX);
        // What an arbiter has added is not taken away by a move.
        Self { left: left.min(control.most().max(self.left)), ..self }
    }

    /// What an arbiter adds.
    #[must_use]
    pub fn and(self, more: TimeDelta) -> Self {
        Self { left: self.left.checked_add(&more).unwrap_or(TimeDelta::MAX), ..self }
    }
}

#[cfg(test)]
mod tests {
    use rules::BySeat;

    use super::*;
    use crate::LinkGameId;
    use crate::by_link::{Playing, Setup};
    use crate::zone::Zone;

    fn control(text: &str) -> TimeControl {
        text.parse().unwrap()
    }

    /// What is left after moves that took so many minutes each.
    fn left(text: &str, minutes: &[i64]) -> Option<(i64, i64)> {
        let control = control(text);
        let mut time = Time::at_start(control);
        for used in minutes {
            time = time.after(TimeDelta::minutes(*used))?.with_increment(control);
        }
        Some((time.left.num_minutes(), time.holidays.num_minutes()))
    }

    const HOUR: i64 = 60;
    const DAY: i64 = 24 * HOUR;

    #[test]
    fn what_is_no_time_control_is_refused_with_its_reason() {
        let told = |text: &str| text.parse::<TimeControl>().unwrap_err();
        for text in ["", "d", "3", "3 d", "+", "10+", "72+36h", "72+36/h", "-1d", "300d"] {
            assert_eq!(told(text), TimeControlError::Shape, "{text}");
        }
        assert_eq!(told("4d"), TimeControlError::Days);
        for text in ["0+1/10h", "10+1/9h", "10+241/300h", "721+0/900h", "1+1/1441h"] {
            assert_eq!(told(text), TimeControlError::Hours, "{text}");
        }
        for text in ["0+5", "181+0", "10+181"] {
            assert_eq!(told(text), TimeControlError::Live, "{text}");
        }
        for text in ["3d,holidays=61", "3d,holidays=", "10+5,holidays=1", "3d,holidays=-1"] {
            assert_eq!(told(text), TimeControlError::Holidays, "{text}");
        }
    }

    #[test]
    fn what_most_choose_is_there() {
        for text in TimeControl::USUAL {
            assert_eq!(control(text).to_string(), text);
        }
    }

    #[test]
    fn days_a_move_are_whole_again_after_each_move() {
        assert_eq!(left("3d", &[]), Some((3 * DAY, 0)));
        assert_eq!(left("3d", &[2 * DAY, 3 * DAY - 1, 1]), Some((3 * DAY, 0)));
        assert_eq!(left("3d", &[3 * DAY]), None);
    }

    #[test]
    fn hours_grow_with_moves_up_to_the_most() {
        assert_eq!(left("72+36/120h", &[0]), Some((108 * HOUR, 0)));
        assert_eq!(left("72+36/120h", &[0, 0]), Some((120 * HOUR, 0)));
        assert_eq!(left("72+36/120h", &[71 * HOUR]), Some((37 * HOUR, 0)));
        assert_eq!(left("72+36/120h", &[71 * HOUR, 37 * HOUR]), None);
    }

    #[test]
    fn a_live_game_gains_seconds_without_end() {
        assert_eq!(left("10+60", &[0; 100]), Some((110, 0)));
        assert_eq!(left("10+0", &[9]), Some((1, 0)));
        assert_eq!(left("10+0", &[9, 1]), None);
    }

    #[test]
    fn holidays_begin_when_there_is_no_other_time_and_do_not_come_back() {
        assert_eq!(left("1d,holidays=2", &[DAY]), Some((DAY, 2 * DAY)));
        assert_eq!(left("1d,holidays=2", &[2 * DAY]), Some((DAY, DAY)));
        assert_eq!(left("1d,holidays=2", &[2 * DAY, 2 * DAY - 1]), Some((DAY, 1)));
        assert_eq!(left("1d,holidays=2", &[3 * DAY]), None);
    }

    #[test]
    fn what_an_arbiter_adds_stays_beyond_the_most() {
        let control = control("3d");
        let time = Time::at_start(control).and(TimeDelta::days(2));
        let time = time.after(TimeDelta::hours(1)).unwrap().with_increment(control);
        assert_eq!(time.left, TimeDelta::days(5) - TimeDelta::hours(1));
    }

    #[test]
    fn a_clock_that_was_set_back_takes_nothing() {
        let time = Time::at_start(control("3d"));
        assert_eq!(time.after(TimeDelta::hours(-5)), Some(time));
    }

    #[test]
    fn a_day_has_twenty_four_hours_also_when_summer_time_begins_and_ends() {
        let zone = Zone::parse("Europe/Berlin").unwrap();
        let check = |begun: &str, over: &str| {
            let setup = Setup {
                id: LinkGameId(7),
                game: "bohnenspiel".parse().unwrap(),
                control: control("1d"),
                started_at: zone.moment(begun.parse().unwrap()),
                is_casual: true,
            };
            let mut playing = Playing::begin(setup);
            let due = playing.due_at().unwrap();
            assert_eq!(zone.local(due).to_string(), over);
            let early = due - TimeDelta::milliseconds(1);
            assert_eq!(playing.by_itself(BySeat::default(), early), None);
            let deed = playing.by_itself(BySeat::default(), due).unwrap();
            playing.take(&playing.next(deed, due)).unwrap();
            assert!(playing.end().is_some());
        };
        check("2026-03-28T12:00:00", "2026-03-29 13:00:00");
        check("2026-10-24T12:00:00", "2026-10-25 11:00:00");
        check("2026-11-27T12:00:00", "2026-11-28 12:00:00");
    }
}

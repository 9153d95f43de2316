//! Where days and points lie in the drawing, and what is written beside them.

use chrono::{Datelike, NaiveDate};
use rating::State;
use words::Text;
use words::format::{date, month_short};

use super::{BOTTOM, GridLine, HEIGHT, LEAD, LEFT, RIGHT, TOP, WIDTH, number};

/// Lines of the grid, in points; the first that gives few enough.
const STEPS: [i32; 6] = [25, 50, 100, 200, 500, 1000];
const MOST_LINES: i32 = 6;
/// Ticks below, in months; the first that gives few enough.
const MONTHS: [i32; 11] = [1, 2, 3, 6, 12, 24, 60, 120, 240, 480, 1200];
const MOST_TICKS: usize = 6;
/// Less than this many days are not told apart by date.
const FEWEST_DAYS: i64 = 2;
/// A tick that is this near to the edge would be written across it.
const EDGE: f64 = 18.0;

/// A day below the drawing.
#[derive(Debug, Clone)]
pub struct Tick {
    pub x: String,
    /// On which side of it the words lie: `start`, `middle` or `end`.
    pub anchor: &'static str,
    pub words: Text,
}

/// The axis of points: from the lowest line of the grid to the highest.
pub(super) struct Points {
    lowest: i32,
    highest: i32,
    step: i32,
}

impl Points {
    /// Room for all of these hundredths, and for the rating at the start.
    pub(super) fn around(hundredths: impl Iterator<Item = i32>, start: State) -> Self {
        let all: Vec<i32> = hundredths.chain([start.rating().0]).collect();
        let lowest = all.iter().map(|one| one.div_euclid(100)).min().unwrap_or(0);
        let highest = all.iter().map(|one| one.div_euclid(100) + 1).max().unwrap_or(0);
        let n_lines = |step: i32| (highest - lowest) / step + 2;
        let step = STEPS.into_iter().find(|step| n_lines(*step) <= MOST_LINES).unwrap_or(2000);
        Self {
            lowest: lowest.div_euclid(step) * step,
            highest: (highest + step - 1).div_euclid(step) * step,
            step,
        }
    }

    /// What lies outside (the band of a deviation that idle time has widened) ends at the edge.
    pub(super) fn y(&self, hundredths: i32) -> f64 {
        let above = f64::from(hundredths) / 100.0 - f64::from(self.lowest);
        let share = above / f64::from((self.highest - self.lowest).max(1));
        HEIGHT - BOTTOM - share.clamp(0.0, 1.0) * (HEIGHT - TOP - BOTTOM)
    }

    pub(super) fn grid(&self) -> Vec<GridLine> {
        let n_lines = (self.highest - self.lowest) / self.step;
        let line = |idx: i32| {
            let points = self.lowest + idx * self.step;
            let y = self.y(points * 100);
            GridLine { y: number(y), text_y: number(y + 4.0), points }
        };
        (0..=n_lines).map(line).collect()
    }
}

/// The axis of days.
pub(super) struct Days {
    first: NaiveDate,
    last: NaiveDate,
    n_moments: usize,
}

impl Days {
    pub(super) fn between(first: NaiveDate, last: NaiveDate, n_moments: usize) -> Self {
        Self { first, last: last.max(first), n_moments }
    }

    fn n_days(&self) -> i64 {
        (self.last - self.first).num_days()
    }

    /// Periods of one day lie side by side in their order.
    fn is_by_order(&self) -> bool {
        self.n_days() < FEWEST_DAYS
    }

    #[allow(clippy::unused_self, reason = "one axis, one place to ask")]
    pub(super) fn first_x(&self) -> f64 {
        LEFT + 8.0 + LEAD
    }

    /// Where a period lies: the one of this index, closed on this day.
    pub(super) fn x(&self, idx: usize, on: NaiveDate) -> f64 {
        let share = if self.is_by_order() {
            ratio(idx, self.n_moments.saturating_sub(1))
        } else {
            self.share_of(on)
        };
        let room = WIDTH - RIGHT - 6.0 - self.first_x();
        self.first_x() + share * room
    }

    fn share_of(&self, on: NaiveDate) -> f64 {
        let days = |days: i64| f64::from(i32::try_from(days).unwrap_or(i32::MAX));
        let share = days((on - self.first).num_days()) / days(self.n_days().max(1));
        share.clamp(0.0, 1.0)
    }

    /// Beginnings of months or years; of a short time, its first and its last day.
    pub(super) fn ticks(&self) -> Vec<Tick> {
        let found = MONTHS.into_iter().map(|step| self.beginnings(step));
        let ticks = found.into_iter().find(|ticks| ticks.len() <= MOST_TICKS).unwrap_or_default();
        if ticks.len() < 2 {
            return self.ends();
        }
        ticks.into_iter().map(|(on, step)| self.tick(on, words(on, step))).collect()
    }

    /// The days on which every `step`th month begins.
    fn beginnings(&self, step: i32) -> Vec<(NaiveDate, i32)> {
        let number = |day: NaiveDate| day.year() * 12 + i32::try_from(day.month0()).unwrap_or(0);
        let (first, last) = (number(self.first), number(self.last));
        let day = |month: i32| {
            let month0 = u32::try_from(month.rem_euclid(12)).ok()?;
            NaiveDate::from_ymd_opt(month.div_euclid(12), month0 + 1, 1)
        };
        let from = first.div_euclid(step) * step;
        (from..=last)
            .step_by(usize::try_from(step).unwrap_or(1))
            .filter_map(day)
            .filter(|day| (self.first..=self.last).contains(day))
            .map(|day| (day, step))
            .collect()
    }

    fn ends(&self) -> Vec<Tick> {
        let begin = Tick { x: number(self.first_x()), anchor: "start", words: date(self.first) };
        if self.first == self.last {
            return vec![begin];
        }
        let x = number(self.x(self.n_moments.saturating_sub(1), self.last));
        vec![begin, Tick { x, anchor: "end", words: date(self.last) }]
    }

    fn tick(&self, on: NaiveDate, words: Text) -> Tick {
        let x = self.x(0, on);
        let anchor = if x + EDGE > WIDTH - RIGHT { "end" } else { "middle" };
        Tick { x: number(x), anchor, words }
    }
}

/// Years are enough where every tick begins one.
fn words(on: NaiveDate, step: i32) -> Text {
    if step % 12 == 0 {
        return Text::new("title-plain").with("name", on.year().to_string());
    }
    Text::new("chart-month").with("month", month_short(on)).with("year", on.year().to_string())
}

/// Lists are short: thirty-two bits hold every place in one.
fn ratio(idx: usize, all: usize) -> f64 {
    let number = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
    number(idx) / number(all).max(1.0)
}

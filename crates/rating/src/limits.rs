//! What Glicko and Glicko-2 have in common: limits, and idle time measured in days.
//!
//! Source: `docs/spec/ratings.md` §3.

use std::ops::RangeInclusive;

use skillratings::Outcomes;

use crate::rule::PoolError;
use crate::setting::Setting;
use crate::units::{Deviation, Rating, Thousandths};

/// docs/spec/ratings.md §3.4
pub(crate) const RATINGS: RangeInclusive<Rating> = Rating::whole(100)..=Rating::whole(4000);
pub(crate) const DEVIATIONS: RangeInclusive<Deviation> =
    Deviation::whole(30)..=Deviation::whole(350);

/// Without games, a deviation of `from` grows to `to` in this many days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Idle {
    /// A deviation.
    pub from: Deviation,
    /// The wider one.
    pub to: Deviation,
    /// At least 1.
    pub days: u16,
}

impl Idle {
    /// A deviation of 60 grows to 110 in a year.
    pub const DEFAULT: Self =
        Self { from: Deviation::whole(60), to: Deviation::whole(110), days: 365 };

    pub(crate) fn value(self, setting: Setting) -> Option<i32> {
        match setting {
            Setting::IdleFrom => Some(self.from.0),
            Setting::IdleTo => Some(self.to.0),
            Setting::IdleDays => Some(i32::from(self.days)),
            _ => None,
        }
    }

    pub(crate) fn of_values(value: impl Fn(Setting) -> Option<i32>) -> Option<Self> {
        let from = Deviation(value(Setting::IdleFrom)?);
        let to = Deviation(value(Setting::IdleTo)?);
        Some(Self { from, to, days: value(Setting::IdleDays)?.try_into().ok()? })
    }

    pub(crate) fn check(self) -> Result<(), PoolError> {
        let are_possible = DEVIATIONS.contains(&self.from) && DEVIATIONS.contains(&self.to);
        if !are_possible || self.from >= self.to || self.days == 0 {
            return Err(PoolError::Idle);
        }
        Ok(())
    }

    /// docs/spec/ratings.md §3.2: a deviation after so many days without games.
    pub(crate) fn widened(self, deviation: Deviation, days: u32) -> Deviation {
        let square = |deviation: Deviation| deviation.to_f64().powi(2);
        let per_day = (square(self.to) - square(self.from)) / f64::from(self.days);
        let widened = (square(deviation) + per_day * f64::from(days)).sqrt();
        Deviation::nearest(widened).min(*DEVIATIONS.end())
    }
}

impl Default for Idle {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// docs/spec/ratings.md §3.4
pub(crate) fn limited_rating(rating: f64) -> Rating {
    Rating::nearest(rating).clamp(*RATINGS.start(), *RATINGS.end())
}

/// docs/spec/ratings.md §3.4
pub(crate) fn limited_deviation(deviation: f64) -> Deviation {
    Deviation::nearest(deviation).clamp(*DEVIATIONS.start(), *DEVIATIONS.end())
}

/// Puts the games of a player in an order that is the same for the same games: sums of floats
/// depend on it.
pub(crate) fn sort<R: skillratings::Rating>(games: &mut [(R, Outcomes)]) {
    let deviation = |rating: &R| rating.uncertainty().unwrap_or(0.0);
    games.sort_unstable_by(|(one, of_one), (other, of_other)| {
        let by_rating = one.rating().total_cmp(&other.rating());
        let by_deviation = || deviation(one).total_cmp(&deviation(other));
        let by_score = || of_one.to_chess_points().total_cmp(&of_other.to_chess_points());
        by_rating.then_with(by_deviation).then_with(by_score)
    });
}

/// What was scored in the games of a player.
pub(crate) fn scored<R>(games: &[(R, Outcomes)]) -> Thousandths {
    Thousandths::nearest(games.iter().map(|game| game.1.to_chess_points()).sum())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn idle_time_widens_the_deviation_by_days_up_to_350() {
        let widened = |deviation, days| Idle::DEFAULT.widened(Deviation::whole(deviation), days);
        assert_eq!(widened(60, 0), Deviation::whole(60));
        assert_eq!(widened(60, 365), Deviation::whole(110));
        // 60² + (110² − 60²) × 730 ÷ 365 = 20,600
        assert_eq!(widened(60, 730), Deviation(14_353));
        assert_eq!(widened(60, 100_000), Deviation::whole(350));
        assert_eq!(widened(350, 1), Deviation::whole(350));
    }
}

//! Glicko-2, with limits, and with idle time measured in days.
//!
//! Source: `docs/spec/ratings.md` §3.

use std::ops::RangeInclusive;

use skillratings::Outcomes;
use skillratings::glicko2::Glicko2Rating;

use crate::bounds::{Moved, Played, Swing};
use crate::evaluate::Parameter;
use crate::limits::{DEVIATIONS, Idle, RATINGS, limited_deviation, limited_rating, scored, sort};
use crate::outcome::Outcome;
use crate::parts::Parts;
use crate::rule::{Own, PROVISIONAL_DEVIATION, PoolError, Rated, Rule, Side};
use crate::setting::Setting;
use crate::units::{Deviation, Rating, Tau, Thousandths, Volatility};

/// docs/spec/ratings.md §3.4
const VOLATILITIES: RangeInclusive<Volatility> = Volatility(1)..=Volatility(100_000);
const TAUS: RangeInclusive<Tau> = Tau(100)..=Tau(2000);

/// Points of a rating in one of the paper's scale.
const SCALE: f64 = 173.7178;

/// What is known about a player by Glicko-2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Glicko2 {
    /// Rating, from 100 to 4000 points.
    pub rating: Rating,
    /// Deviation, from 30 to 350 points.
    pub deviation: Deviation,
    /// Volatility, above 0 and at most 0.1.
    pub volatility: Volatility,
}

/// What a Glicko-2 pool can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glicko2Settings {
    /// How fast the volatility may change, from 0.1 to 2.
    pub tau: Tau,
    /// Where a player without a rating starts.
    pub start: Glicko2,
    /// How idle time widens the deviation.
    pub idle: Idle,
}

impl Glicko2Settings {
    /// τ 0.5, start 1500 / 350 / 0.06, a deviation of 60 grows to 110 in a year.
    pub const DEFAULT: Self = Self {
        tau: Tau(500),
        start: Glicko2 {
            rating: Rating::whole(1500),
            deviation: Deviation::whole(350),
            volatility: Volatility(60_000),
        },
        idle: Idle::DEFAULT,
    };
}

impl Default for Glicko2Settings {
    fn default() -> Self {
        Self::DEFAULT
    }
}

fn is_within_limits(state: &Glicko2) -> bool {
    RATINGS.contains(&state.rating)
        && DEVIATIONS.contains(&state.deviation)
        && VOLATILITIES.contains(&state.volatility)
}

impl Rule for Glicko2Settings {
    type State = Glicko2;
    type Tally = Vec<(Glicko2Rating, Outcomes)>;

    const SETTINGS: &'static [Setting] = &[
        Setting::Start,
        Setting::Deviation,
        Setting::Volatility,
        Setting::Tau,
        Setting::IdleFrom,
        Setting::IdleTo,
        Setting::IdleDays,
    ];
    const PARAMETERS: &'static [Parameter] = &[
        Parameter::Deviation,
        Parameter::Idle,
        Parameter::Volatility,
        Parameter::Tau,
        Parameter::Advantage,
    ];

    fn value(&self, setting: Setting) -> Option<i32> {
        match setting {
            Setting::Start => Some(self.start.rating.0),
            Setting::Deviation => Some(self.start.deviation.0),
            Setting::Volatility => Some(self.start.volatility.0),
            Setting::Tau => Some(self.tau.0),
            _ => self.idle.value(setting),
        }
    }

    fn of_values(value: impl Fn(Setting) -> Option<i32>) -> Option<Self> {
        let start = Glicko2 {
            rating: Rating(value(Setting::Start)?),
            deviation: Deviation(value(Setting::Deviation)?),
            volatility: Volatility(value(Setting::Volatility)?),
        };
        Some(Self { tau: Tau(value(Setting::Tau)?), start, idle: Idle::of_values(value)? })
    }

    fn check(&self) -> Result<(), PoolError> {
        if !TAUS.contains(&self.tau) {
            return Err(PoolError::Tau { thousandths: self.tau.0 });
        }
        if !is_within_limits(&self.start) {
            return Err(PoolError::Start);
        }
        self.idle.check()
    }

    fn start(&self) -> Glicko2 {
        self.start
    }

    fn is_possible(&self, state: &Glicko2) -> bool {
        is_within_limits(state)
    }

    fn after_idle_days(&self, own: Glicko2, days: u32) -> Glicko2 {
        Glicko2 { deviation: self.idle.widened(own.deviation, days), ..own }
    }

    fn tally(&self, first: Side<'_, Self>, second: Side<'_, Self>, outcome: Outcome) {
        first.tally.push((to_crate(second.state), outcome.to_crate()));
        second.tally.push((to_crate(first.state), outcome.reversed().to_crate()));
    }

    fn rate(&self, own: Own<Glicko2>, games: &mut Self::Tally) -> Rated<Glicko2> {
        let own = to_crate(own.state);
        sort(games);
        let moved = played(own, games).bounded_glicko2(swing(self.tau.to_f64(), own));
        let scored = scored(games);
        games.clear();
        Rated {
            after: within_limits(moved),
            // docs/spec/ratings.md §3.3: as the period weighs a game, with the opponent's
            // uncertainty only.
            expected: Thousandths::nearest(moved.expected),
            scored,
            k: None,
        }
    }

    /// docs/spec/ratings.md §3.6: both ratings are uncertain.
    fn expected_score(own: Glicko2, opponent: Glicko2) -> f64 {
        skillratings::glicko2::expected_score(&to_crate(own), &to_crate(opponent)).0
    }

    fn is_provisional(state: Glicko2, _games_so_far: u32) -> bool {
        state.deviation > PROVISIONAL_DEVIATION
    }

    fn parts(Glicko2 { rating, deviation, volatility }: Glicko2) -> Parts {
        let (deviation, volatility) = (Some(deviation), Some(volatility));
        Parts { deviation, volatility, ..Parts::of(rating) }
    }

    fn of_parts(parts: Parts) -> Option<Glicko2> {
        let (deviation, volatility) = (parts.deviation?, parts.volatility?);
        let state = Glicko2 { rating: parts.rating, deviation, volatility };
        (Self::parts(state) == parts).then_some(state)
    }
}

/// docs/spec/ratings.md §3.4
fn within_limits(moved: Moved) -> Glicko2 {
    let Moved { rating, deviation, volatility, .. } = moved;
    Glicko2 {
        rating: limited_rating(rating),
        deviation: limited_deviation(deviation),
        volatility: Volatility::nearest(volatility)
            .clamp(*VOLATILITIES.start(), *VOLATILITIES.end()),
    }
}

/// A player with the games of a period, on the scale of the paper.
pub(crate) fn played(
    own: Glicko2Rating,
    games: &[(Glicko2Rating, Outcomes)],
) -> Played<'_, Glicko2Rating> {
    let Glicko2Rating { rating, deviation, .. } = own;
    Played { rating, deviation, games, scale: SCALE }
}

pub(crate) fn swing(tau: f64, own: Glicko2Rating) -> Swing {
    Swing { volatility: own.volatility, tau }
}

/// docs/spec/ratings.md §3.1 and §3.7, without the limits of pools and without rounding.
pub(crate) fn after_period(
    tau: f64,
    own: Glicko2Rating,
    games: &[(Glicko2Rating, Outcomes)],
) -> Glicko2Rating {
    let Moved { rating, deviation, volatility, .. } =
        played(own, games).bounded_glicko2(swing(tau, own));
    Glicko2Rating { rating, deviation, volatility }
}

/// docs/spec/ratings.md §7.1: a period without games, as the paper has it.
pub(crate) fn rested(own: Glicko2Rating) -> Glicko2Rating {
    Glicko2Rating { deviation: own.deviation.hypot(own.volatility * SCALE), ..own }
}

fn to_crate(state: Glicko2) -> Glicko2Rating {
    Glicko2Rating {
        rating: state.rating.to_f64(),
        deviation: state.deviation.to_f64(),
        volatility: state.volatility.to_f64(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rule::rated;

    fn state(rating: i32, deviation: i32) -> Glicko2 {
        Glicko2 {
            rating: Rating::whole(rating),
            deviation: Deviation::whole(deviation),
            volatility: Volatility(60_000),
        }
    }

    #[test]
    fn glickmans_example_is_his() {
        let games = [
            (state(1400, 30), Outcome::FirstWins),
            (state(1550, 100), Outcome::SecondWins),
            (state(1700, 300), Outcome::SecondWins),
        ];
        // The paper rounds on the way: 1464.06, 151.52, 0.05999; E is 0.639, 0.432 and 0.303.
        let rated = rated(&Glicko2Settings::DEFAULT, state(1500, 200), &games);
        assert_eq!(rated.after.rating, Rating(146_405));
        assert_eq!(rated.after.deviation, Deviation(15_152));
        assert_eq!(rated.after.volatility, Volatility(59_996));
        assert_eq!(rated.expected, Thousandths(639 + 432 + 303));
    }

    #[test]
    fn results_stay_within_the_limits() {
        let rate = |own, opponent, outcome| {
            let settings = Glicko2Settings { tau: Tau(2000), ..Glicko2Settings::DEFAULT };
            rated(&settings, own, &vec![(opponent, outcome); 500]).after
        };
        let low = rate(state(101, 350), state(4000, 30), Outcome::SecondWins);
        assert!(is_within_limits(&low), "{low:?}");
        let upset = rate(state(4000, 30), state(100, 30), Outcome::SecondWins);
        assert!(is_within_limits(&upset), "{upset:?}");
        let top = rate(state(3990, 350), state(4000, 350), Outcome::FirstWins);
        assert_eq!(top.rating, Rating::whole(4000));
    }
}

//! Glicko, with limits, and with idle time measured in days.
//!
//! Source: `docs/spec/ratings.md` §4.

use std::f64::consts::LN_10;

use skillratings::Outcomes;
use skillratings::glicko::GlickoRating;

use crate::bounds::{Moved, Played};
use crate::evaluate::Parameter;
use crate::limits::{DEVIATIONS, Idle, RATINGS, limited_deviation, limited_rating, scored, sort};
use crate::outcome::Outcome;
use crate::parts::Parts;
use crate::rule::{Own, PROVISIONAL_DEVIATION, PoolError, Rated, Rule, Side};
use crate::setting::Setting;
use crate::units::{Deviation, Rating, Thousandths};

/// What is known about a player by Glicko.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Glicko {
    /// Rating, from 100 to 4000 points.
    pub rating: Rating,
    /// Deviation, from 30 to 350 points.
    pub deviation: Deviation,
}

/// What a Glicko pool can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GlickoSettings {
    /// Where a player without a rating starts.
    pub start: Glicko,
    /// How idle time widens the deviation.
    pub idle: Idle,
}

impl GlickoSettings {
    /// Start 1500 / 350, a deviation of 60 grows to 110 in a year.
    pub const DEFAULT: Self = Self {
        start: Glicko { rating: Rating::whole(1500), deviation: Deviation::whole(350) },
        idle: Idle::DEFAULT,
    };
}

impl Default for GlickoSettings {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl Rule for GlickoSettings {
    type State = Glicko;
    type Tally = Vec<(GlickoRating, Outcomes)>;

    const SETTINGS: &'static [Setting] = &[
        Setting::Start,
        Setting::Deviation,
        Setting::IdleFrom,
        Setting::IdleTo,
        Setting::IdleDays,
    ];
    const PARAMETERS: &'static [Parameter] =
        &[Parameter::Deviation, Parameter::Idle, Parameter::Advantage];

    fn value(&self, setting: Setting) -> Option<i32> {
        match setting {
            Setting::Start => Some(self.start.rating.0),
            Setting::Deviation => Some(self.start.deviation.0),
            _ => self.idle.value(setting),
        }
    }

    fn of_values(value: impl Fn(Setting) -> Option<i32>) -> Option<Self> {
        let rating = Rating(value(Setting::Start)?);
        let deviation = Deviation(value(Setting::Deviation)?);
        Some(Self { start: Glicko { rating, deviation }, idle: Idle::of_values(value)? })
    }

    fn check(&self) -> Result<(), PoolError> {
        if !self.is_possible(&self.start) {
            return Err(PoolError::Start);
        }
        self.idle.check()
    }

    fn start(&self) -> Glicko {
        self.start
    }

    fn is_possible(&self, state: &Glicko) -> bool {
        RATINGS.contains(&state.rating) && DEVIATIONS.contains(&state.deviation)
    }

    fn after_idle_days(&self, own: Glicko, days: u32) -> Glicko {
        Glicko { deviation: self.idle.widened(own.deviation, days), ..own }
    }

    fn tally(&self, first: Side<'_, Self>, second: Side<'_, Self>, outcome: Outcome) {
        first.tally.push((to_crate(second.state), outcome.to_crate()));
        second.tally.push((to_crate(first.state), outcome.reversed().to_crate()));
    }

    fn rate(&self, own: Own<Glicko>, games: &mut Self::Tally) -> Rated<Glicko> {
        sort(games);
        let moved = played(to_crate(own.state), games).bounded_glicko();
        let scored = scored(games);
        games.clear();
        Rated {
            after: Glicko {
                rating: limited_rating(moved.rating),
                deviation: limited_deviation(moved.deviation),
            },
            // docs/spec/ratings.md §4.2: as the period weighs a game, with the opponent's
            // uncertainty only.
            expected: Thousandths::nearest(moved.expected),
            scored,
            k: None,
        }
    }

    /// docs/spec/ratings.md §4.3: both ratings are uncertain.
    fn expected_score(own: Glicko, opponent: Glicko) -> f64 {
        skillratings::glicko::expected_score(&to_crate(own), &to_crate(opponent)).0
    }

    fn is_provisional(state: Glicko, _games_so_far: u32) -> bool {
        state.deviation > PROVISIONAL_DEVIATION
    }

    fn parts(Glicko { rating, deviation }: Glicko) -> Parts {
        Parts { deviation: Some(deviation), ..Parts::of(rating) }
    }

    fn of_parts(parts: Parts) -> Option<Glicko> {
        let state = Glicko { rating: parts.rating, deviation: parts.deviation? };
        (Self::parts(state) == parts).then_some(state)
    }
}

/// A player with the games of a period, on Glicko-2's scale.
pub(crate) fn played(
    own: GlickoRating,
    games: &[(GlickoRating, Outcomes)],
) -> Played<'_, GlickoRating> {
    let GlickoRating { rating, deviation } = own;
    Played { rating, deviation, games, scale: 400.0 / LN_10 }
}

/// docs/spec/ratings.md §4.1 and §3.7, without the limits of pools and without rounding.
pub(crate) fn after_period(own: GlickoRating, games: &[(GlickoRating, Outcomes)]) -> GlickoRating {
    let Moved { rating, deviation, .. } = played(own, games).bounded_glicko();
    GlickoRating { rating, deviation }
}

fn to_crate(state: Glicko) -> GlickoRating {
    GlickoRating { rating: state.rating.to_f64(), deviation: state.deviation.to_f64() }
}

//! Glicko, with limits, and with idle time measured in days.
//!
//! Source: `docs/spec/ratings.md` §4.

use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko_rating_period};

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
        let own = to_crate(own.state);
        sort(games);
        // docs/spec/ratings.md §4.2: as the period weighs a game, with the opponent's uncertainty
        // only.
        let certain = GlickoRating { deviation: 0.0, ..own };
        let expected: f64 = games
            .iter()
            .map(|result| skillratings::glicko::expected_score(&certain, &result.0).0)
            .sum();
        let after = after_period(0.0, own, games);
        let scored = scored(games);
        games.clear();
        Rated {
            after: Glicko {
                rating: limited_rating(after.rating),
                deviation: limited_deviation(after.deviation),
            },
            expected: Thousandths::nearest(expected),
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

/// docs/spec/ratings.md §4.1: the deviation is widened by `c` first; no limits below, no rounding.
pub(crate) fn after_period(
    c: f64,
    own: GlickoRating,
    results: &[(GlickoRating, Outcomes)],
) -> GlickoRating {
    glicko_rating_period(&own, results, &GlickoConfig { c })
}

fn to_crate(state: Glicko) -> GlickoRating {
    GlickoRating { rating: state.rating.to_f64(), deviation: state.deviation.to_f64() }
}

//! Glicko, with limits, and with idle time measured in days.
//!
//! Source: `docs/spec/ratings.md` §4.

use skillratings::Outcomes;
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko_rating_period};

use crate::ledger::Outcome;
use crate::limits::{DEVIATIONS, Idle, RATINGS, limited_deviation, limited_rating, scored, sort};
use crate::pool::PoolError;
use crate::rule::{Own, Rated, Rule, Side};
use crate::state::{Deviation, Glicko, Rating, State, Thousandths};

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

pub(crate) fn check(settings: &GlickoSettings) -> Result<(), PoolError> {
    if !is_within_limits(settings.start) {
        return Err(PoolError::Start);
    }
    settings.idle.check()
}

fn is_within_limits(state: Glicko) -> bool {
    RATINGS.contains(&state.rating) && DEVIATIONS.contains(&state.deviation)
}

/// docs/spec/ratings.md §4.3: both ratings are uncertain.
pub(crate) fn expected_score(own: Glicko, opponent: Glicko) -> f64 {
    skillratings::glicko::expected_score(&to_crate(own), &to_crate(opponent)).0
}

impl Rule for GlickoSettings {
    type State = Glicko;
    type Tally = Vec<(GlickoRating, Outcomes)>;

    fn start(&self) -> Glicko {
        self.start
    }

    fn read(&self, state: State) -> Option<Glicko> {
        match state {
            State::Glicko(state) => Some(state).filter(|state| is_within_limits(*state)),
            State::Elo(_) | State::EloFide(_) | State::Glicko2(_) => None,
        }
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

//! Glicko-2, with limits, and with idle time measured in days.
//!
//! Source: `docs/spec/ratings.md` §3.

use std::ops::RangeInclusive;

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

use crate::ledger::Outcome;
use crate::pool::PoolError;
use crate::rule::{Rated, Rule};
use crate::state::{Deviation, Glicko2, Rating, State, Tau, Thousandths, Volatility};

/// docs/spec/ratings.md §3.4
const RATINGS: RangeInclusive<Rating> = Rating::whole(100)..=Rating::whole(4000);
const DEVIATIONS: RangeInclusive<Deviation> = Deviation::whole(30)..=Deviation::whole(350);
const VOLATILITIES: RangeInclusive<Volatility> = Volatility(1)..=Volatility(100_000);
const TAUS: RangeInclusive<Tau> = Tau(100)..=Tau(2000);

/// Far below what is stored, so that the volatility counts as converged.
const CONVERGENCE: f64 = 1e-10;

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

impl Glicko2Settings {
    /// τ 0.5, start 1500 / 350 / 0.06, a deviation of 60 grows to 110 in a year.
    pub const DEFAULT: Self = Self {
        tau: Tau(500),
        start: Glicko2 {
            rating: Rating::whole(1500),
            deviation: Deviation::whole(350),
            volatility: Volatility(60_000),
        },
        idle: Idle { from: Deviation::whole(60), to: Deviation::whole(110), days: 365 },
    };
}

impl Default for Glicko2Settings {
    fn default() -> Self {
        Self::DEFAULT
    }
}

pub(crate) fn check(settings: &Glicko2Settings) -> Result<(), PoolError> {
    let Glicko2Settings { tau, start, idle } = settings;
    if !TAUS.contains(tau) {
        return Err(PoolError::Tau { thousandths: tau.0 });
    }
    if !is_within_limits(start) {
        return Err(PoolError::Start);
    }
    let are_possible = DEVIATIONS.contains(&idle.from) && DEVIATIONS.contains(&idle.to);
    if !are_possible || idle.from >= idle.to || idle.days == 0 {
        return Err(PoolError::Idle);
    }
    Ok(())
}

fn is_within_limits(state: &Glicko2) -> bool {
    RATINGS.contains(&state.rating)
        && DEVIATIONS.contains(&state.deviation)
        && VOLATILITIES.contains(&state.volatility)
}

/// docs/spec/ratings.md §3.6: both ratings are uncertain.
pub(crate) fn expected_score(own: Glicko2, opponent: Glicko2) -> f64 {
    skillratings::glicko2::expected_score(&to_crate(own), &to_crate(opponent)).0
}

impl Rule for Glicko2Settings {
    type State = Glicko2;

    fn start(&self) -> Glicko2 {
        self.start
    }

    fn read(&self, state: State) -> Option<Glicko2> {
        match state {
            State::Glicko2(state) => Some(state).filter(is_within_limits),
            State::Elo(_) => None,
        }
    }

    fn write(&self, state: Glicko2) -> State {
        State::Glicko2(state)
    }

    /// docs/spec/ratings.md §3.2
    fn after_idle_days(&self, own: Glicko2, days: u32) -> Glicko2 {
        let square = |deviation: Deviation| deviation.to_f64().powi(2);
        let Idle { from, to, days: n_days } = self.idle;
        let per_day = (square(to) - square(from)) / f64::from(n_days);
        let widened = (square(own.deviation) + per_day * f64::from(days)).sqrt();
        Glicko2 { deviation: Deviation::nearest(widened).min(*DEVIATIONS.end()), ..own }
    }

    fn rate(&self, own: Glicko2, games: &[(Glicko2, Outcome)]) -> Rated<Glicko2> {
        // docs/spec/ratings.md §3.3: as the period weighs a game, with the opponent's uncertainty
        // only.
        let certain = Glicko2Rating { deviation: 0.0, ..to_crate(own) };
        let results: Vec<(Glicko2Rating, Outcomes)> = games
            .iter()
            .map(|(opponent, outcome)| (to_crate(*opponent), to_outcomes(*outcome)))
            .collect();
        let expected: f64 = results
            .iter()
            .map(|result| skillratings::glicko2::expected_score(&certain, &result.0).0)
            .sum();
        let after = after_period(self.tau.to_f64(), to_crate(own), &results);
        Rated { after: within_limits(after), expected: Thousandths::nearest(expected) }
    }

    fn k(&self) -> Option<u16> {
        None
    }
}

/// docs/spec/ratings.md §3.4
fn within_limits(state: Glicko2Rating) -> Glicko2 {
    let Glicko2Rating { rating, deviation, volatility } = state;
    Glicko2 {
        rating: Rating::nearest(rating).clamp(*RATINGS.start(), *RATINGS.end()),
        deviation: Deviation::nearest(deviation).clamp(*DEVIATIONS.start(), *DEVIATIONS.end()),
        volatility: Volatility::nearest(volatility)
            .clamp(*VOLATILITIES.start(), *VOLATILITIES.end()),
    }
}

/// docs/spec/ratings.md §3.1: neither limits nor rounding yet.
fn after_period(
    tau: f64,
    own: Glicko2Rating,
    results: &[(Glicko2Rating, Outcomes)],
) -> Glicko2Rating {
    let config = Glicko2Config { tau, convergence_tolerance: CONVERGENCE };
    glicko2_rating_period(&own, results, &config)
}

fn to_crate(state: Glicko2) -> Glicko2Rating {
    Glicko2Rating {
        rating: state.rating.to_f64(),
        deviation: state.deviation.to_f64(),
        volatility: state.volatility.to_f64(),
    }
}

/// The first player's view of the outcome, as the crate names it.
const fn to_outcomes(outcome: Outcome) -> Outcomes {
    match outcome {
        Outcome::FirstWins => Outcomes::WIN,
        Outcome::Draw => Outcomes::DRAW,
        Outcome::SecondWins => Outcomes::LOSS,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORACLE: &str = include_str!("../tests/data/glicko2.txt");

    #[test]
    fn the_arithmetic_agrees_with_the_oracle() {
        let mut n_cases = 0;
        for (line_number, line) in (1..).zip(ORACLE.lines()) {
            if !line.starts_with('#') {
                check(line_number, line).expect("a case is three lists of numbers");
                n_cases += 1;
            }
        }
        assert_eq!(n_cases, 121);
    }

    fn check(line_number: usize, line: &str) -> Option<()> {
        let [before, games, after] = line.split('|').collect::<Vec<_>>()[..] else {
            return None;
        };
        let [rating, deviation, volatility, tau] = numbers(before)[..] else {
            return None;
        };
        let own = Glicko2Rating { rating, deviation, volatility };
        let results: Option<Vec<_>> = games.split_whitespace().map(result).collect();
        let new = after_period(tau, own, &results?);
        let computed = [new.rating, new.deviation, new.volatility];
        for (computed, expected) in computed.into_iter().zip(numbers(after)) {
            let error = (computed - expected).abs() / expected.abs();
            assert!(error < 1e-5, "line {line_number}: {computed} instead of {expected}");
        }
        Some(())
    }

    fn numbers(text: &str) -> Vec<f64> {
        text.split([' ', ',']).filter_map(|word| word.parse().ok()).collect()
    }

    fn result(text: &str) -> Option<(Glicko2Rating, Outcomes)> {
        let [rating, deviation, score] = numbers(text)[..] else {
            return None;
        };
        let outcome = match text.rsplit(',').next()? {
            "1" => Outcomes::WIN,
            "0" => Outcomes::LOSS,
            _ => Outcomes::DRAW,
        };
        assert!((outcome.to_chess_points() - score).abs() < 1e-9, "{text}");
        Some((Glicko2Rating { rating, deviation, volatility: 0.06 }, outcome))
    }

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
        let rated = Glicko2Settings::DEFAULT.rate(state(1500, 200), &games);
        assert_eq!(rated.after.rating, Rating(146_405));
        assert_eq!(rated.after.deviation, Deviation(15_152));
        assert_eq!(rated.after.volatility, Volatility(59_996));
        assert_eq!(rated.expected, Thousandths(639 + 432 + 303));
    }

    #[test]
    fn idle_time_widens_the_deviation_by_days_up_to_350() {
        let widened = |deviation, days| {
            Glicko2Settings::DEFAULT.after_idle_days(state(1500, deviation), days).deviation
        };
        assert_eq!(widened(60, 0), Deviation::whole(60));
        assert_eq!(widened(60, 365), Deviation::whole(110));
        // 60² + (110² − 60²) × 730 ÷ 365 = 20,600
        assert_eq!(widened(60, 730), Deviation(14_353));
        assert_eq!(widened(60, 100_000), Deviation::whole(350));
        assert_eq!(widened(350, 1), Deviation::whole(350));
    }

    #[test]
    fn results_stay_within_the_limits() {
        let rate = |own, opponent, outcome| {
            let settings = Glicko2Settings { tau: Tau(2000), ..Glicko2Settings::DEFAULT };
            settings.rate(own, &vec![(opponent, outcome); 500]).after
        };
        let low = rate(state(101, 350), state(4000, 30), Outcome::SecondWins);
        assert!(is_within_limits(&low), "{low:?}");
        let upset = rate(state(4000, 30), state(100, 30), Outcome::SecondWins);
        assert!(is_within_limits(&upset), "{upset:?}");
        let top = rate(state(3990, 350), state(4000, 350), Outcome::FirstWins);
        assert_eq!(top.rating, Rating::whole(4000));
    }
}

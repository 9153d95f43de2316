//! Glicko and Glicko-2, by the formulas of the papers.
//!
//! Source: `docs/spec/ratings.md` §3 and §4.

use std::f64::consts::{LN_10, PI};

use super::{Met, Working, met};
use crate::bounds::Bounds;
use crate::calc::{
    Glicko2Case, Glicko2Values, GlickoCase, GlickoValues, MOST_WIDENED, UncertainGame,
    bounded_glicko, bounded_glicko2,
};
use crate::glicko::GlickoSettings;
use crate::glicko2::Glicko2Settings;
use crate::ledger::LedgerRow;
use crate::outcome::Outcome;
use crate::systems::Listed;
use crate::units::{Deviation, Rating, Tau};

/// Points of Glicko-2's own scale in one of the usual.
const SCALE: f64 = 173.7178;
/// The middle of that scale.
const MIDDLE: f64 = 1500.0;

/// One game in a working.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct GlickoGame {
    /// How much the game tells, from 0 to 1: less, the less certain the opponent's rating is.
    pub g: f64,
    /// What was expected, from 0 to 1.
    pub expected: f64,
    /// g² × E × (1 − E).
    pub information: f64,
    /// g × (score − E).
    pub surprise: f64,
}

/// How far a rating moves within the bounds of one period. Source: `docs/spec/ratings.md` §3.7.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Bounded {
    /// In points.
    pub gained: f64,
    /// Which bounds have changed it.
    pub bounds: Bounds,
}

impl Bounded {
    /// Whether it is another number, to the hundredth, than the formula gives.
    #[must_use]
    pub fn differs_from(&self, gained: f64) -> bool {
        (self.gained - gained).abs() >= 0.005
    }
}

/// By Glicko. Everything in points.
#[derive(Debug, Clone, PartialEq)]
pub struct GlickoWorking {
    /// The deviation that it is computed with: widened by `c`, if there is one.
    pub deviation: f64,
    /// Each game.
    pub games: Vec<GlickoGame>,
    /// The sum of expected scores.
    pub expected: f64,
    /// What was scored.
    pub scored: f64,
    /// The sum of g² E (1 − E).
    pub information: f64,
    /// The sum of g (score − E).
    pub surprise: f64,
    /// d² = 1 ÷ (q² × information); infinite without games.
    pub d_squared: f64,
    /// q × RD'² × surprise.
    pub gained: f64,
    /// What a rating list makes of it.
    pub bounded: Bounded,
    /// The new deviation, neither limited nor rounded.
    pub deviation_after: f64,
}

/// By Glicko-2. On its own scale where nothing else is said.
#[derive(Debug, Clone, PartialEq)]
pub struct Glicko2Working {
    /// (rating − 1500) ÷ 173.7178
    pub mu: f64,
    /// deviation ÷ 173.7178
    pub phi: f64,
    /// Each game.
    pub games: Vec<GlickoGame>,
    /// The sum of expected scores.
    pub expected: f64,
    /// What was scored.
    pub scored: f64,
    /// v = 1 ÷ the sum of g² E (1 − E); infinite without games.
    pub v: f64,
    /// The sum of g (score − E).
    pub surprise: f64,
    /// Δ = v × surprise.
    pub delta: f64,
    /// The new volatility, found by iteration, not rounded; of a row at most 0.1.
    pub volatility_after: f64,
    /// φ* = √(φ² + new volatility²)
    pub phi_star: f64,
    /// φ' = 1 ÷ √(1 ÷ φ*² + 1 ÷ v)
    pub phi_after: f64,
    /// φ'² × surprise, in points.
    pub gained: f64,
    /// What a rating list makes of it.
    pub bounded: Bounded,
    /// The new deviation in points, neither limited nor rounded.
    pub deviation_after: f64,
}

pub(super) fn of_glicko(row: &LedgerRow, games: &[Met]) -> Option<Working> {
    let own = GlickoSettings::own(row.before)?;
    let games = met::<GlickoSettings>(games)?
        .into_iter()
        .map(|(opponent, outcome)| uncertain(opponent.rating, opponent.deviation, outcome))
        .collect();
    let (rating, deviation) = (own.rating.to_f64(), own.deviation.to_f64());
    let case = GlickoCase { rating, deviation, c: 0.0, games };
    Some(Working::Glicko(of_glicko_case(&case, bounded_glicko(&case).ok()?)))
}

pub(super) fn of_glicko2(tau: Tau, row: &LedgerRow, games: &[Met]) -> Option<Working> {
    let own = Glicko2Settings::own(row.before)?;
    let games = met::<Glicko2Settings>(games)?
        .into_iter()
        .map(|(opponent, outcome)| uncertain(opponent.rating, opponent.deviation, outcome))
        .collect();
    let case = Glicko2Case {
        rating: own.rating.to_f64(),
        deviation: own.deviation.to_f64(),
        volatility: own.volatility.to_f64(),
        tau: tau.to_f64(),
        games,
    };
    let bounded = bounded_glicko2(&case).ok()?;
    Some(Working::Glicko2(of_glicko2_case(&case, bounded.0.volatility, bounded)))
}

fn uncertain(rating: Rating, deviation: Deviation, outcome: Outcome) -> UncertainGame {
    UncertainGame {
        rating: rating.to_f64(),
        deviation: deviation.to_f64(),
        score: outcome.score().to_f64(),
    }
}

/// docs/spec/ratings.md §4.1
pub(super) fn of_glicko_case(
    case: &GlickoCase,
    (values, bounds): (GlickoValues, Bounds),
) -> GlickoWorking {
    let q = LN_10 / 400.0;
    let deviation = case.deviation.hypot(case.c).min(MOST_WIDENED);
    let weigh = |game: &UncertainGame| {
        let g = 1.0 / (1.0 + 3.0 * (q * game.deviation / PI).powi(2)).sqrt();
        let expected = 1.0 / (1.0 + 10f64.powf(-g * (case.rating - game.rating) / 400.0));
        weighed(g, expected, game.score)
    };
    let games: Vec<GlickoGame> = case.games.iter().map(weigh).collect();
    let (information, surprise) = sums(&games);
    let d_squared = 1.0 / (q * q * information);
    let squared_after = 1.0 / (1.0 / (deviation * deviation) + 1.0 / d_squared);
    GlickoWorking {
        deviation,
        expected: games.iter().map(|game| game.expected).sum(),
        scored: case.games.iter().map(|game| game.score).sum(),
        games,
        information,
        surprise,
        d_squared,
        gained: q * squared_after * surprise,
        bounded: Bounded { gained: values.rating - case.rating, bounds },
        deviation_after: squared_after.sqrt(),
    }
}

/// docs/spec/ratings.md §3.1, for a volatility that has been found already.
pub(super) fn of_glicko2_case(
    case: &Glicko2Case,
    volatility_after: f64,
    (values, bounds): (Glicko2Values, Bounds),
) -> Glicko2Working {
    let mu = (case.rating - MIDDLE) / SCALE;
    let phi = case.deviation / SCALE;
    let weigh = |game: &UncertainGame| {
        let phi = game.deviation / SCALE;
        let g = 1.0 / (1.0 + 3.0 * (phi / PI).powi(2)).sqrt();
        let expected = 1.0 / (1.0 + (-g * (mu - (game.rating - MIDDLE) / SCALE)).exp());
        weighed(g, expected, game.score)
    };
    let games: Vec<GlickoGame> = case.games.iter().map(weigh).collect();
    let (information, surprise) = sums(&games);
    let v = 1.0 / information;
    let phi_star = phi.hypot(volatility_after);
    let phi_after = 1.0 / (1.0 / (phi_star * phi_star) + information).sqrt();
    Glicko2Working {
        mu,
        phi,
        expected: games.iter().map(|game| game.expected).sum(),
        scored: case.games.iter().map(|game| game.score).sum(),
        games,
        v,
        surprise,
        delta: v * surprise,
        volatility_after,
        phi_star,
        phi_after,
        gained: phi_after * phi_after * surprise * SCALE,
        bounded: Bounded { gained: values.rating - case.rating, bounds },
        deviation_after: phi_after * SCALE,
    }
}

fn weighed(g: f64, expected: f64, score: f64) -> GlickoGame {
    let information = g * g * expected * (1.0 - expected);
    GlickoGame { g, expected, information, surprise: g * (score - expected) }
}

fn sums(games: &[GlickoGame]) -> (f64, f64) {
    let information = games.iter().map(|game| game.information).sum();
    (information, games.iter().map(|game| game.surprise).sum())
}

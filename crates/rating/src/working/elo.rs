//! Elo with a fixed K, on the logistic curve.
//!
//! Source: `docs/spec/ratings.md` §2.

use super::{Met, Working, met};
use crate::elo::{EloSettings, expected_points};
use crate::ledger::LedgerRow;
use crate::systems::Listed;
use crate::units::{Rating, Thousandths};

/// By Elo with a fixed K.
#[derive(Debug, Clone, PartialEq)]
pub struct EloWorking {
    /// Points at stake in a game.
    pub k: u16,
    /// What each game let expect, from 0 to 1.
    pub games: Vec<f64>,
    /// Their sum.
    pub expected: f64,
    /// What was scored.
    pub scored: Thousandths,
    /// K × (scored − expected), in points.
    pub gained: f64,
}

pub(super) fn of_row(settings: EloSettings, row: &LedgerRow, games: &[Met]) -> Option<Working> {
    let own = EloSettings::own(row.before)?;
    let games: Vec<_> = met::<EloSettings>(games)?
        .into_iter()
        .map(|(opponent, outcome)| (opponent.to_f64(), outcome.score()))
        .collect();
    Some(Working::Elo(of_games(settings.k, own.to_f64(), &games)))
}

/// Games are (opponent's rating, score).
pub(super) fn of_case(k: u16, own: f64, games: &[(f64, f64)]) -> EloWorking {
    let games: Vec<_> =
        games.iter().map(|(opponent, score)| (*opponent, Thousandths::nearest(*score))).collect();
    of_games(k, own, &games)
}

fn of_games(k: u16, own: f64, games: &[(f64, Thousandths)]) -> EloWorking {
    let expected_of = |game: &(f64, Thousandths)| expected_points(own, game.0);
    let each: Vec<f64> = games.iter().map(expected_of).collect();
    let expected: f64 = each.iter().sum();
    let scored: Thousandths = games.iter().map(|game| game.1).sum();
    // docs/spec/ratings.md §2.2
    let gained = f64::from(k) * (scored.to_f64() - expected);
    EloWorking { k, games: each, expected, scored, gained }
}

impl EloWorking {
    /// The rating after it, not rounded, from the one before.
    #[must_use]
    pub fn after(&self, before: Rating) -> f64 {
        before.to_f64() + self.gained
    }
}

//! How a period moved a rating, step by step: what a person needs to compute it again.
//!
//! [`of_row`] explains a row of the ledger; [`elo`], [`elo_fide`], [`elo_fide_initial`],
//! [`glicko`] and [`glicko2`] explain what [`crate::calc`] gives. Every step is computed here
//! with the formula that people find in the sources; tests hold its end to the row.
//!
//! Source: `docs/spec/ratings.md` §2 to §5.

mod fide;
mod glicko;

use crate::calc::{CalcError, FideCase, Glicko2Case, GlickoCase, InitialCase};
use crate::ledger::{LedgerRow, Outcome};
use crate::pool::{Pool, System};
use crate::state::{Rating, State, Thousandths};
use crate::{calc, elo as logistic};

pub use fide::{FideGame, FideWorking, NewcomerWorking};
pub use glicko::{Glicko2Working, GlickoGame, GlickoWorking};

/// A game of a period as the player of the row sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Met {
    /// The opponent before the period.
    pub opponent: State,
    /// Who won, as if the player of the row had moved first.
    pub outcome: Outcome,
}

/// How a period moved a rating.
#[derive(Debug, Clone, PartialEq)]
pub enum Working {
    /// By Elo with a fixed K.
    Elo(EloWorking),
    /// By FIDE's Elo, of a player with a rating.
    EloFide(FideWorking),
    /// By FIDE's Elo, of a newcomer.
    Newcomer(NewcomerWorking),
    /// By Glicko.
    Glicko(GlickoWorking),
    /// By Glicko-2.
    Glicko2(Glicko2Working),
}

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

/// The working of a row for the games it came from, in their order; `None` if they are not of
/// the pool's system.
///
/// ```
/// use rating::ledger::{Day, Facts, Outcome, Period, PeriodId, PlayerId, RatedGame, compute};
/// use rating::working::{Met, Working, of_row};
/// use rating::{Pool, Rating, State};
///
/// let game =
///     RatedGame { first: PlayerId(1), second: PlayerId(2), outcome: Outcome::FirstWins };
/// let period = Period { id: PeriodId(1), closed_on: Day(0), games: vec![game] };
/// let rows = compute(&Pool::elo(), &Facts { periods: &[period], ..Facts::default() }).unwrap();
///
/// let met = Met { opponent: rows[1].before, outcome: Outcome::FirstWins };
/// let Some(Working::Elo(working)) = of_row(&Pool::elo(), &rows[0], &[met]) else { panic!() };
/// assert_eq!((working.expected, working.gained), (0.5, 10.0));
/// assert_eq!(of_row(&Pool::default(), &rows[0], &[met]), None);
/// ```
#[must_use]
pub fn of_row(pool: &Pool, row: &LedgerRow, games: &[Met]) -> Option<Working> {
    match (pool.system(), row.before) {
        (System::Elo(settings), State::Elo(own)) => {
            let of_elo = |met: &Met| match met.opponent {
                State::Elo(opponent) => Some((opponent.to_f64(), met.outcome.score())),
                State::EloFide(_) | State::Glicko(_) | State::Glicko2(_) => None,
            };
            let games: Vec<_> = games.iter().map(of_elo).collect::<Option<_>>()?;
            Some(Working::Elo(of_elo_games(settings.k, own.to_f64(), &games)))
        }
        (System::EloFide(settings), State::EloFide(own)) => {
            fide::of_row(*settings, own, row, games)
        }
        (System::Glicko(_), State::Glicko(own)) => glicko::of_glicko(own, games),
        (System::Glicko2(settings), State::Glicko2(own)) => {
            glicko::of_glicko2(settings.tau, own, games)
        }
        _ => None,
    }
}

/// Elo with a fixed K, for a rating in points and games as (opponent's rating, score).
///
/// ```
/// use rating::calc::CalcError;
/// use rating::working::elo;
///
/// let working = elo(20, 1500.0, &[(1900.0, 1.0)]).unwrap();
/// assert!((working.gained - 20.0 * 10.0 / 11.0).abs() < 1e-9);
/// assert_eq!(elo(20, 1500.0, &[(1900.0, 0.7)]), Err(vec![CalcError::Score(0.7)]));
/// ```
pub fn elo(k: u16, rating: f64, games: &[(f64, f64)]) -> Result<EloWorking, Vec<CalcError>> {
    let complaints = calc::of_elo(k, rating, games);
    if !complaints.is_empty() {
        return Err(complaints);
    }
    let games: Vec<_> =
        games.iter().map(|(opponent, score)| (*opponent, Thousandths::nearest(*score))).collect();
    Ok(of_elo_games(k, rating, &games))
}

fn of_elo_games(k: u16, own: f64, games: &[(f64, Thousandths)]) -> EloWorking {
    let expected_of = |game: &(f64, Thousandths)| logistic::expected_points(own, game.0);
    let each: Vec<f64> = games.iter().map(expected_of).collect();
    let expected: f64 = each.iter().sum();
    let scored: Thousandths = games.iter().map(|game| game.1).sum();
    // docs/spec/ratings.md §2.2
    let gained = f64::from(k) * (scored.to_f64() - expected);
    EloWorking { k, games: each, expected, scored, gained }
}

/// FIDE's Elo of a player with a rating; complaints are those of [`calc::elo_fide`].
pub fn elo_fide(case: &FideCase) -> Result<FideWorking, Vec<CalcError>> {
    calc::elo_fide(case)?;
    Ok(fide::of_case(case))
}

/// FIDE's initial rating; complaints are those of [`calc::elo_fide_initial`].
pub fn elo_fide_initial(case: &InitialCase) -> Result<NewcomerWorking, Vec<CalcError>> {
    calc::elo_fide_initial(case)?;
    Ok(fide::of_initial_case(case))
}

/// Glicko; complaints are those of [`calc::glicko`].
pub fn glicko(case: &GlickoCase) -> Result<GlickoWorking, Vec<CalcError>> {
    calc::glicko(case)?;
    Ok(glicko::of_glicko_case(case))
}

/// Glicko-2; complaints are those of [`calc::glicko2`].
pub fn glicko2(case: &Glicko2Case) -> Result<Glicko2Working, Vec<CalcError>> {
    let values = calc::glicko2(case)?;
    Ok(glicko::of_glicko2_case(case, values.volatility))
}

impl EloWorking {
    /// The rating after it, not rounded, from the one before.
    #[must_use]
    pub fn after(&self, before: Rating) -> f64 {
        before.to_f64() + self.gained
    }
}

//! How a period moved a rating, step by step: what a person needs to compute it again.
//!
//! [`of_row`] explains a row of the ledger; [`elo`], [`elo_fide`], [`elo_fide_initial`],
//! [`glicko`] and [`glicko2`] explain what [`crate::calc`] gives. Every step is computed here
//! with the formula that people find in the sources; tests hold its end to the row.
//!
//! Source: `docs/spec/ratings.md` §2 to §5.

mod elo;
mod fide;
mod glicko;

use crate::calc::{self, CalcError, FideCase, Glicko2Case, GlickoCase, InitialCase};
use crate::ledger::LedgerRow;
use crate::outcome::Outcome;
use crate::pool::Pool;
use crate::systems::{Listed, State, System};

pub use elo::EloWorking;
pub use fide::{FideGame, FideWorking, NewcomerWorking};
pub use glicko::{Bounded, Glicko2Working, GlickoGame, GlickoWorking};

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
    match pool.system() {
        System::Elo(settings) => elo::of_row(*settings, row, games),
        System::EloFide(settings) => fide::of_row(*settings, row, games),
        System::Glicko(_) => glicko::of_glicko(row, games),
        System::Glicko2(settings) => glicko::of_glicko2(settings.tau, row, games),
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
    if complaints.is_empty() { Ok(elo::of_case(k, rating, games)) } else { Err(complaints) }
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
    Ok(glicko::of_glicko_case(case, calc::bounded_glicko(case)?))
}

/// Glicko-2; complaints are those of [`calc::glicko2`].
pub fn glicko2(case: &Glicko2Case) -> Result<Glicko2Working, Vec<CalcError>> {
    let by_paper = calc::glicko2(case)?;
    Ok(glicko::of_glicko2_case(case, by_paper.volatility, calc::bounded_glicko2(case)?))
}

/// The games with the opponents as one system knows them; `None` if it does not know them all.
fn met<R: Listed>(games: &[Met]) -> Option<Vec<(R::State, Outcome)>> {
    games.iter().map(|met| Some((R::own(met.opponent)?, met.outcome))).collect()
}

//! Periods in, one row for each player and period out.
//!
//! Source: `docs/spec/ratings.md` §4.

mod facts;
mod period;

use crate::pool::{PROVISIONAL_DEVIATION, PROVISIONAL_GAMES, Pool, System};
use crate::rule::Rule;
use crate::state::{State, Thousandths};

/// The version of the rules in `docs/spec/ratings.md` by which rows are computed; stored with
/// each row.
pub const RULES_VERSION: u32 = 1;

/// A player of the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub i32);

/// A period, usually a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PeriodId(pub i32);

/// A date, in days since some day that is the same for the whole ledger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i32);

/// Who won, by seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The player who moved first.
    FirstWins,
    /// Nobody.
    Draw,
    /// The player who moved second.
    SecondWins,
}

/// A game that is rated: played over the board, won or drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RatedGame {
    /// Moved first.
    pub first: PlayerId,
    /// Moved second.
    pub second: PlayerId,
    /// Who won.
    pub outcome: Outcome,
}

/// Games that are rated at once, against the ratings before them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Period {
    /// Orders periods that were closed on the same day.
    pub id: PeriodId,
    /// When it was over.
    pub closed_on: Day,
    /// In any order.
    pub games: Vec<RatedGame>,
}

/// A rating brought along from elsewhere: a fact, not a conclusion.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct InitialRating {
    /// Whose rating.
    pub player: PlayerId,
    /// What was known about him.
    pub state: State,
    /// How many games it rests on.
    pub games: u32,
    /// When it was known; idle time counts from here.
    pub known_on: Day,
}

/// What one period did to one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LedgerRow {
    /// The period.
    pub period: PeriodId,
    /// When it was over.
    pub closed_on: Day,
    /// The player.
    pub player: PlayerId,
    /// What the period was computed with: the row before, or the initial rating, or the start;
    /// widened for idle time. Opponents are seen by theirs.
    pub before: State,
    /// What the next period begins with.
    pub after: State,
    /// Games in the period, at least 1.
    pub games: u32,
    /// Games so far, those of the period and of an initial rating included.
    pub games_so_far: u32,
    /// What was expected of all games of the period together.
    pub expected: Thousandths,
    /// What was scored in them.
    pub scored: Thousandths,
    /// The K of Elo.
    pub k: Option<u16>,
    /// By which rules: [`RULES_VERSION`] when it was computed.
    pub rules_version: u32,
}

/// What is wrong with the facts of a ledger.
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LedgerError {
    #[error("period {} has a game of player {} against himself", period.0, player.0)]
    AgainstSelf { period: PeriodId, player: PlayerId },
    #[error("period {} appears twice", period.0)]
    PeriodTwice { period: PeriodId },
    #[error("period {} is not later than the rows it is to continue", period.0)]
    NotLater { period: PeriodId },
    #[error("player {} has two initial ratings", player.0)]
    InitialTwice { player: PlayerId },
    #[error("a rating of player {} is of another system, or outside its limits", player.0)]
    WrongState { player: PlayerId },
}

/// All rows of a pool, ordered by period (day, then id) and player.
///
/// The order of periods, games and initial ratings in the input never matters.
///
/// ```
/// use rating::Pool;
/// use rating::ledger::{
///     Day, LedgerError, Outcome, Period, PeriodId, PlayerId, RatedGame, compute,
/// };
///
/// let (ann, period) = (PlayerId(1), PeriodId(7));
/// let game = RatedGame { first: ann, second: ann, outcome: Outcome::Draw };
/// let periods = [Period { id: period, closed_on: Day(0), games: vec![game] }];
/// let complaints = compute(&Pool::default(), &periods, &[]).unwrap_err();
/// assert_eq!(complaints, [LedgerError::AgainstSelf { period, player: ann }]);
/// ```
pub fn compute(
    pool: &Pool,
    periods: &[Period],
    initial: &[InitialRating],
) -> Result<Vec<LedgerRow>, Vec<LedgerError>> {
    resume(pool, &[], periods, initial)
}

/// The rows that follow `stored`, for periods that are all later.
///
/// `compute` of all periods gives `stored` and then these rows, to the last digit.
pub fn resume(
    pool: &Pool,
    stored: &[LedgerRow],
    periods: &[Period],
    initial: &[InitialRating],
) -> Result<Vec<LedgerRow>, Vec<LedgerError>> {
    match pool.system() {
        System::Elo(settings) => resume_by(settings, stored, periods, initial),
        System::Glicko2(settings) => resume_by(settings, stored, periods, initial),
    }
}

fn resume_by<R: Rule>(
    rule: &R,
    stored: &[LedgerRow],
    periods: &[Period],
    initial: &[InitialRating],
) -> Result<Vec<LedgerRow>, Vec<LedgerError>> {
    let mut periods: Vec<&Period> = periods.iter().collect();
    periods.sort_by_key(|period| (period.closed_on, period.id));
    let mut known = facts::checked(rule, stored, &periods, initial)?;
    let mut rows = Vec::new();
    for period in periods {
        rows.extend(period::rate(rule, period, &mut known));
    }
    Ok(rows)
}

impl LedgerRow {
    /// Is the rating after the period still uncertain? Shown with `?`, and not ranked.
    /// Source: `docs/spec/ratings.md` §4.6.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        match self.after.deviation() {
            Some(deviation) => deviation > PROVISIONAL_DEVIATION,
            None => self.games_so_far < PROVISIONAL_GAMES,
        }
    }
}

impl Outcome {
    /// The same game, seen from the other seat.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::FirstWins => Self::SecondWins,
            Self::Draw => Self::Draw,
            Self::SecondWins => Self::FirstWins,
        }
    }

    /// What the first player scored.
    #[must_use]
    pub const fn score(self) -> Thousandths {
        Thousandths(match self {
            Self::FirstWins => 1000,
            Self::Draw => 500,
            Self::SecondWins => 0,
        })
    }
}

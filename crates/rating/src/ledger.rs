//! Periods in, one row for each player and period out.
//!
//! Source: `docs/spec/ratings.md` §6.

mod facts;
mod period;
mod players;
mod written;

use crate::pool::Pool;
use crate::systems::{Listed, State, System, systems};
use crate::units::Thousandths;

use self::written::Written;

pub use crate::outcome::Outcome;

/// The version of the rules in `docs/spec/ratings.md` by which rows are computed; stored with
/// each row.
pub const RULES_VERSION: u32 = 4;

/// A player of the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayerId(pub i32);

/// A period, usually a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PeriodId(pub i32);

/// A date, in days since some day that is the same for the whole ledger.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(pub i32);

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
    /// What was known about them.
    pub state: State,
    /// How many games it rests on.
    pub games: u32,
    /// When it was known; idle time counts from here. Who has played before that day has begun
    /// without it, and keeps what those games gave.
    pub known_on: Day,
}

/// A player whose K is that of juniors, by FIDE's rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Junior {
    /// Who.
    pub player: PlayerId,
    /// The last day on which they are one: the end of the year of their 18th birthday.
    pub until: Day,
}

/// All that a ledger is computed from, each list in any order.
#[derive(Debug, Clone, Copy, Default)]
pub struct Facts<'a> {
    /// The games.
    pub periods: &'a [Period],
    /// At most one for each player.
    pub initial: &'a [InitialRating],
    /// At most one for each player; matters to FIDE's rules only.
    pub juniors: &'a [Junior],
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
    /// What was expected of all games of the period together; by FIDE's rules, of those that
    /// counted.
    pub expected: Thousandths,
    /// What was scored in them.
    pub scored: Thousandths,
    /// The K of Elo; FIDE's is that of the player in this period, and a newcomer has none.
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
    #[error("player {} is a junior until two days", player.0)]
    JuniorTwice { player: PlayerId },
    #[error("a rating of player {} is of another system, or outside its limits", player.0)]
    WrongState { player: PlayerId },
}

/// All rows of a pool, ordered by period (day, then id) and player.
///
/// Kept as small as the system of the pool allows: a million games leave some tens of megabytes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ledger(BySystem);

/// Makes the entries of any system out of the list of systems.
macro_rules! by_system {
    ($($(#[$doc:meta])* $System:ident $word:literal: $Settings:ty, $State:ty;)+) => {
        #[derive(Debug, Clone, PartialEq, Eq)]
        enum BySystem {
            $($System(Written<$State>),)+
        }

        impl BySystem {
            fn new(
                system: &System,
                stored: &[LedgerRow],
                facts: &Facts<'_>,
            ) -> Result<Self, Vec<LedgerError>> {
                match system {
                    $(System::$System(rule) => written(rule, stored, facts).map(Self::$System),)+
                }
            }

            fn n_rows(&self) -> usize {
                match self {
                    $(Self::$System(written) => written.compact.len(),)+
                }
            }

            fn rows(&self) -> Box<dyn Iterator<Item = LedgerRow> + '_> {
                match self {
                    $(Self::$System(written) => Box::new(written.rows(State::$System)),)+
                }
            }
        }
    };
}

systems!(by_system);

impl Ledger {
    /// The rows that follow `stored`, for periods that are all later; with nothing stored, all.
    ///
    /// ```
    /// use rating::Pool;
    /// use rating::ledger::{Day, Facts, Ledger, Outcome, Period, PeriodId, PlayerId, RatedGame};
    ///
    /// let (ann, bo) = (PlayerId(1), PlayerId(2));
    /// let game = RatedGame { first: ann, second: bo, outcome: Outcome::Draw };
    /// let periods = [Period { id: PeriodId(7), closed_on: Day(0), games: vec![game] }];
    /// let facts = Facts { periods: &periods, ..Facts::default() };
    /// let ledger = Ledger::new(&Pool::default(), &[], &facts).unwrap();
    /// assert_eq!(ledger.rows().map(|row| row.player).collect::<Vec<_>>(), [ann, bo]);
    ///
    /// let stored: Vec<_> = ledger.rows().collect();
    /// assert!(Ledger::new(&Pool::default(), &stored, &facts).is_err(), "period 7 again");
    /// ```
    pub fn new(
        pool: &Pool,
        stored: &[LedgerRow],
        facts: &Facts<'_>,
    ) -> Result<Self, Vec<LedgerError>> {
        BySystem::new(pool.system(), stored, facts).map(Self)
    }

    /// How many rows there are.
    #[must_use]
    pub fn n_rows(&self) -> usize {
        self.0.n_rows()
    }

    /// The rows in order.
    #[must_use]
    pub fn rows(&self) -> Box<dyn Iterator<Item = LedgerRow> + '_> {
        self.0.rows()
    }
}

/// All rows of a pool, ordered by period (day, then id) and player.
///
/// The order of periods, games, initial ratings and juniors in the input never matters.
///
/// ```
/// use rating::Pool;
/// use rating::ledger::{
///     Day, Facts, LedgerError, Outcome, Period, PeriodId, PlayerId, RatedGame, compute,
/// };
///
/// let (ann, period) = (PlayerId(1), PeriodId(7));
/// let game = RatedGame { first: ann, second: ann, outcome: Outcome::Draw };
/// let periods = [Period { id: period, closed_on: Day(0), games: vec![game] }];
/// let facts = Facts { periods: &periods, ..Facts::default() };
/// let complaints = compute(&Pool::default(), &facts).unwrap_err();
/// assert_eq!(complaints, [LedgerError::AgainstSelf { period, player: ann }]);
/// ```
pub fn compute(pool: &Pool, facts: &Facts<'_>) -> Result<Vec<LedgerRow>, Vec<LedgerError>> {
    resume(pool, &[], facts)
}

/// The rows that follow `stored`, for periods that are all later.
///
/// `compute` of all periods gives `stored` and then these rows, to the last digit.
pub fn resume(
    pool: &Pool,
    stored: &[LedgerRow],
    facts: &Facts<'_>,
) -> Result<Vec<LedgerRow>, Vec<LedgerError>> {
    Ok(Ledger::new(pool, stored, facts)?.rows().collect())
}

fn written<R: Listed>(
    rule: &R,
    stored: &[LedgerRow],
    facts: &Facts<'_>,
) -> Result<Written<R::State>, Vec<LedgerError>> {
    let mut periods: Vec<&Period> = facts.periods.iter().collect();
    periods.sort_by_key(|period| (period.closed_on, period.id));
    Ok(facts::checked(rule, stored, &periods, facts)?.write(&periods))
}

impl LedgerRow {
    /// Is the rating after the period still uncertain? Shown with `?`, and not ranked.
    /// Source: `docs/spec/ratings.md` §6.6.
    #[must_use]
    pub fn is_provisional(&self) -> bool {
        self.after.is_provisional(self.games_so_far)
    }
}

//! Why a result is not stored.

use rules::{Points, Seat};

use super::problem::RecordProblem;
use super::{Ending, RecordedOutcome};

/// Why a result is not stored.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    #[error("another result has been entered meanwhile")]
    Overtaken,
    /// The sides have been chosen, or are open again, since the form was made: who won is said by
    /// seat, so it would be somebody else.
    #[error("the players have changed their seats meanwhile")]
    Reseated,
    /// Everything that is wrong.
    #[error("{} things are wrong", .0.len())]
    For(Vec<Refusal>),
}

impl Refused {
    /// Whether only the record is wrong.
    pub fn is_of_record(&self) -> bool {
        let is_such = |refusal: &Refusal| matches!(refusal, Refusal::Record(_));
        matches!(self, Self::For(all) if !all.is_empty() && all.iter().all(is_such))
    }
}

/// Once this many results of a board are recorded, programs record no more: nothing recorded is overwritten.
pub const MOST_BY_PROGRAMS: usize = 50;

/// One thing that is wrong with a result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("nobody said who won")]
    OutcomeMissing,
    #[error("nobody said how it ended")]
    EndingMissing,
    #[error("nothing is played before the sides are chosen")]
    SidesOpen,
    #[error("{outcome:?} does not come about by {ending:?}")]
    Impossible { outcome: RecordedOutcome, ending: Ending },
    #[error("the game knows no draws, but for one that is agreed on")]
    NoDraws,
    #[error("only an arbiter corrects a result")]
    CorrectionNeedsArbiter,
    #[error("only an arbiter enters results of a closed tournament")]
    ClosedNeedsArbiter,
    #[error("only an arbiter decides a game")]
    AdjudicationNeedsArbiter,
    #[error("only an arbiter enters a game of a player who has left")]
    WithdrawalNeedsArbiter,
    #[error("only an arbiter decides a game that is played by link")]
    LinkNeedsArbiter,
    #[error("this needs a reason")]
    ReasonMissing,
    #[error("there is no result to take back")]
    NothingToTakeBack,
    #[error("taking a result back leaves neither points nor a record")]
    TakenBackWithMore,
    #[error("a closed tournament has no open games")]
    TakenBackWhileClosed,
    #[error("a later round was paired by the result")]
    TakenBackUnderRound,
    #[error("this is what is recorded already")]
    NothingChanges,
    #[error("points of one side only, those of the {missing:?} are missing")]
    PointsOneSided { missing: Seat },
    #[error("nothing was played in a forfeit, so nobody has points")]
    PointsOfForfeit,
    #[error("this game counts whole points only")]
    PointsInHalves,
    #[error("{sum} points together, the board has {total}")]
    PointsBeyondBoard { sum: Points, total: Points },
    #[error("{sum} points together, a game played out shares all {total}")]
    PointsShort { sum: Points, total: Points },
    #[error("the winner of a game played out does not have fewer points")]
    PointsAgainstWinner,
    #[error("the record: {0}")]
    Record(#[from] RecordProblem),
    #[error("only an arbiter stores a record as unproven")]
    UnprovenNeedsArbiter,
    #[error("{MOST_BY_PROGRAMS} results of this board are recorded already")]
    TooManyByProgram,
}

//! How a round was paired: the engine's explanation, with the players in the place of numbers, so
//! that it stays true when the numbers change.

use tournament::pairing::explanation::{Bracket, ColourRule, Criterion, Failure, Reason};
use tournament::score::Score;

use super::Preparation;
use crate::EntryId;

/// How a round was paired.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RoundWorking {
    /// Who met whom, by board, and why the seats are as they are.
    pub games: Vec<WorkedGame>,
    /// From the highest score down.
    pub brackets: Vec<WorkedBracket>,
}

/// A board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WorkedGame {
    /// Moves first.
    pub first: EntryId,
    /// Moves second.
    pub second: EntryId,
    /// Why not the other way round.
    pub seats: Seats,
}

/// What decided the seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seats {
    /// `docs/spec/swiss.md` 5.2.
    ByRule(ColourRule),
    /// The arbiter.
    ByHand,
}

/// The players of one score and those who came down to them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkedBracket {
    /// The pairing score of those who are at home in it.
    pub score: Score,
    /// Who came down, by rank.
    pub moved_down: Vec<EntryId>,
    /// Who is at home in it, by rank.
    pub residents: Vec<EntryId>,
    /// Who was paired in it, the higher ranked first.
    pub pairs: Vec<(EntryId, EntryId)>,
    /// Who went down; from the last bracket, into the bye.
    pub downfloaters: Vec<EntryId>,
    /// What could not be complied with.
    pub failures: Vec<WorkedFailure>,
}

/// A criterion that a bracket does not fulfil for everybody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WorkedFailure {
    pub criterion: Criterion,
    /// Whom it concerns.
    pub entries: Vec<EntryId>,
    /// Why fewer were not possible.
    pub reason: Reason,
}

pub(super) fn worked(preparation: &Preparation, bracket: &Bracket) -> WorkedBracket {
    let failure = |failure: &Failure| WorkedFailure {
        criterion: failure.criterion,
        entries: preparation.entries(&failure.numbers),
        reason: failure.reason,
    };
    let pairs = bracket.pairs.iter();
    let pairs = pairs
        .filter_map(|(one, other)| Some((preparation.entry(*one)?, preparation.entry(*other)?)));
    WorkedBracket {
        score: bracket.score,
        moved_down: preparation.entries(&bracket.moved_down),
        residents: preparation.entries(&bracket.residents),
        pairs: pairs.collect(),
        downfloaters: preparation.entries(&bracket.downfloaters),
        failures: bracket.failures.iter().map(failure).collect(),
    }
}

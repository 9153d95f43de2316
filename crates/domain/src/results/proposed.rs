//! A result as somebody would have it.

use rules::{BySeat, Points, Seat};

use super::{Decision, Ending, Reason, RecordedOutcome};
use crate::{ChoiceId, ResultId};

/// A result as somebody would have it. What is missing is missing here too, so that everything
/// that is wrong can be said at once.
#[derive(Debug, Clone, Default)]
pub struct Proposed {
    /// The result that the form was made from.
    pub made_from: Option<ResultId>,
    /// The choice of sides that the form was made from.
    pub made_for: Option<ChoiceId>,
    /// Who won.
    pub outcome: Option<RecordedOutcome>,
    /// How it ended.
    pub ending: Option<Ending>,
    /// The game points, as far as they were written down.
    pub points: BySeat<Option<Points>>,
    /// The game record: bare moves, or a whole record with its tags.
    pub record: Option<String>,
    /// The record as it was handed in, if a reading of it was taken.
    pub submitted: Option<String>,
    /// What to do with a record that proves nothing.
    pub faulty_record: FaultyRecord,
    /// Why the result before was wrong.
    pub reason: Option<Reason>,
}

/// What to do with a record that proves nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum FaultyRecord {
    /// Give it back with what is wrong with it.
    #[default]
    Refuse,
    /// Store it to the letter, as unproven.
    StoreUnproven,
}

impl Proposed {
    /// Whether a result that was recorded says the same, as far as this one says anything.
    pub fn agrees_with(&self, decision: &Decision) -> bool {
        let points = |seat| decision.points.map(|points| points[seat]);
        self.outcome == Some(decision.outcome)
            && (self.ending == Some(decision.ending) || decision.outcome == RecordedOutcome::Open)
            && Seat::ALL
                .into_iter()
                .all(|seat| self.points[seat].is_none() || self.points[seat] == points(seat))
    }
}

//! One entry of a keypad: a board, and what is said of it.

use super::{Author, Proposed, RecordedOutcome, Shorthand, Sitting, Undo, undone};
use crate::{ChoiceId, ResultId};

/// One entry of a keypad.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Keyed {
    pub board: u16,
    /// The newest result that was seen there.
    pub made_from: Option<ResultId>,
    /// The choice of sides that was seen there.
    pub made_for: Option<ChoiceId>,
    pub says: Says,
    pub confirmation: Confirmation,
}

/// What is said of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Says {
    Result(Shorthand),
    /// That what was said before is taken back.
    Undo,
}

/// Whether somebody was asked about what is improbable, and has said it again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Confirmation {
    None,
    Given,
}

impl Keyed {
    /// What takes back the result that counts at a board.
    pub fn undo(sitting: &Sitting) -> Self {
        Self {
            board: sitting.pairing.board,
            made_from: sitting.newest().map(|newest| newest.id),
            made_for: sitting.pairing.seating.choice(),
            says: Says::Undo,
            confirmation: Confirmation::None,
        }
    }

    /// The result that it would make; an undo has its reason only where it can be undone.
    pub fn proposed(&self, sitting: &Sitting, author: &Author) -> Proposed {
        let (made_from, made_for) = (self.made_from, self.made_for);
        let base = Proposed { made_from, made_for, ..Proposed::default() };
        match self.says {
            Says::Result(shorthand) => {
                let (outcome, ending) = shorthand.decision();
                Proposed { outcome: Some(outcome), ending: Some(ending), ..base }
            }
            Says::Undo => {
                let reason = if sitting.undo(author) == Undo::Open { undone() } else { None };
                Proposed { outcome: Some(RecordedOutcome::Open), reason, ..base }
            }
        }
    }
}

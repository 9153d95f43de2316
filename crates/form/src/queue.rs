//! What an arbiter decides at a board of the queue.

use domain::queue::{Decision, Ruling};
use domain::results::{Ending, Reason, RecordedOutcome};
use domain::{LineError, ResultId, SubmissionId, TournamentId};
use serde::Deserialize;

use super::id_or_nothing;

/// A ruling, as chosen and typed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub struct RulingForm {
    pub tournament: i32,
    pub round: u16,
    pub board: u16,
    /// The newest result of the board.
    #[serde(deserialize_with = "id_or_nothing")]
    pub made_from: Option<ResultId>,
    /// "take:7" for what was handed in, "adjourn", or the outcome and the ending: "first:forfeit".
    pub decision: String,
    pub reason: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RulingComplaint {
    #[error("nothing is decided")]
    NoDecision,
    #[error("reason: {0}")]
    Reason(LineError),
}

impl RulingForm {
    /// Whether it is about this board.
    pub fn is_at(&self, (tournament, round, board): (TournamentId, u16, u16)) -> bool {
        (self.tournament, self.round, self.board) == (tournament.0, round, board)
    }

    /// Where it is taken back, once it is done.
    pub fn undo(&self) -> String {
        let Self { tournament, round, board, .. } = self;
        let board = format!("/tournaments/{tournament}/rounds/{round}/boards/{board}");
        let is_adjourned = decision(&self.decision) == Some(Decision::Adjourn);
        format!("{board}/{}", if is_adjourned { "resume" } else { "undo" })
    }

    pub fn parse(&self) -> Result<Ruling, RulingComplaint> {
        let reason = match self.reason.trim() {
            "" => None,
            typed => Some(Reason::parse(typed).map_err(RulingComplaint::Reason)?),
        };
        Ok(Ruling {
            at: (TournamentId(self.tournament), self.round, self.board),
            made_from: self.made_from,
            decision: decision(&self.decision).ok_or(RulingComplaint::NoDecision)?,
            reason,
        })
    }
}

/// The value of a choice in the form.
pub fn word(decision: Decision) -> String {
    match decision {
        Decision::Take(id) => format!("take:{id}"),
        Decision::Result(outcome, ending) => format!("{}:{}", outcome.as_str(), ending.as_str()),
        Decision::Adjourn => "adjourn".to_owned(),
    }
}

fn decision(word: &str) -> Option<Decision> {
    match word.split_once(':') {
        None => (word == "adjourn").then_some(Decision::Adjourn),
        Some(("take", id)) => Some(Decision::Take(SubmissionId(id.parse().ok()?))),
        Some((outcome, ending)) => {
            Some(Decision::Result(RecordedOutcome::parse(outcome)?, Ending::parse(ending)?))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_decision_is_read_as_it_is_written() {
        let all = [
            Decision::Take(SubmissionId(7)),
            Decision::Result(RecordedOutcome::Neither, Ending::Forfeit),
            Decision::Result(RecordedOutcome::Draw, Ending::Adjudication),
            Decision::Adjourn,
        ];
        for one in all {
            assert_eq!(decision(&word(one)), Some(one));
        }
        assert_eq!(decision("take:x"), None);
        assert_eq!(decision("first"), None);
    }

    #[test]
    fn nothing_chosen_is_a_complaint() {
        assert_eq!(RulingForm::default().parse(), Err(RulingComplaint::NoDecision));
    }
}

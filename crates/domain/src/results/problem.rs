//! Why a record does not prove a result.

use rules::{BySeat, Claim, Fault, FaultKind, Points, Record, Seat, Spec, Termination};

use super::moves::Twin;
use super::text::without_bom;
use crate::names::is_invisible;

/// Why a record does not prove a result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblem {
    #[error("an invisible control character in line {line}, column {column}")]
    Control { line: u32, column: u32 },
    #[error("nothing was played in a forfeit, so there is no record of it")]
    OfForfeit,
    #[error("the rules of this game are not played here, so no record proves anything")]
    OfOtherGame,
    #[error("{0}")]
    Fault(#[from] Fault),
    #[error("a game of {written}, expected {expected}")]
    OtherGame { written: Spec, expected: Spec },
    #[error("the record names {written}, not {expected}, in the seat of the {seat:?}")]
    OtherPlayer { seat: Seat, written: String, expected: String },
    #[error("the record has the players the other way round; here {first} is first")]
    SeatsSwapped { first: String },
    #[error("the same moves prove the result of round {}, board {}", .0.round, .0.board)]
    SameMoves(Twin),
    #[error("a record cannot say that both lose")]
    BothLose,
    #[error("the record claims no result")]
    ClaimsNothing,
    #[error("the record claims {written}, which is not what was entered")]
    OtherResult { written: Claim },
    #[error("the record says that the game ended by {written}, which is not what was entered")]
    OtherEnding { written: Termination },
    #[error("by these moves the game is over, and the result is {result}")]
    RulesGive { result: Claim },
    #[error("by these moves the game is not over")]
    NotOver,
    #[error("by these moves the points are {}-{}", score.first, score.second)]
    OtherPoints { score: BySeat<Points> },
}

impl RecordProblem {
    /// Whether an arbiter may store the record all the same.
    pub fn can_be_stored(&self) -> bool {
        match self {
            Self::Control { .. } | Self::OfForfeit | Self::OfOtherGame => false,
            Self::Fault(fault) => !is_unreadable(&fault.kind),
            Self::OtherGame { .. }
            | Self::OtherPlayer { .. }
            | Self::SeatsSwapped { .. }
            | Self::SameMoves(_)
            | Self::BothLose
            | Self::ClaimsNothing
            | Self::OtherResult { .. }
            | Self::OtherEnding { .. }
            | Self::RulesGive { .. }
            | Self::NotOver
            | Self::OtherPoints { .. } => true,
        }
    }
}

fn is_unreadable(kind: &FaultKind) -> bool {
    match kind {
        FaultKind::TooLarge { .. } | FaultKind::NotUtf8 => true,
        FaultKind::Tag(_)
        | FaultKind::Movetext(_)
        | FaultKind::Shape(_)
        | FaultKind::Illegal(_) => false,
    }
}

/// What cannot be a game record, whatever the game: a control character, text that was not
/// UTF-8 when it was sent.
pub fn unreadable(text: &str) -> Option<RecordProblem> {
    let text = without_bom(text);
    let (mut line, mut column) = (1, 1);
    for letter in text.chars() {
        match letter {
            '\n' => (line, column) = (line + 1, 0),
            '\r' | '\t' => {}
            char::REPLACEMENT_CHARACTER => {
                return Some(RecordProblem::Fault(Fault {
                    ply: None,
                    token: None,
                    line: Some(line),
                    column: Some(column),
                    kind: FaultKind::NotUtf8,
                }));
            }
            letter if is_invisible(letter) => {
                return Some(RecordProblem::Control { line, column });
            }
            _ => {}
        }
        column += 1;
    }
    None
}

/// What is too large to be a game record.
pub fn too_large(text: &str) -> Option<RecordProblem> {
    let bytes = text.len();
    let fault = Fault {
        ply: None,
        token: None,
        line: None,
        column: None,
        kind: FaultKind::TooLarge { bytes },
    };
    (bytes > Record::MOST_BYTES).then_some(RecordProblem::Fault(fault))
}

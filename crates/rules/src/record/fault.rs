//! What is wrong with a record, and where.

use super::Record;
use crate::{Claim, Illegal, ParseClaimError, ParseTerminationError, Shape, SpecError};

/// The first fault of a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}{kind}", place(line.as_ref(), column.as_ref(), ply.as_ref(), token.as_ref()))]
pub struct Fault {
    /// The number of the move, from 1, where the fault stands in place of a move.
    pub ply: Option<u32>,
    /// The text at fault, as written; the words of a move that is one are joined by spaces.
    pub token: Option<String>,
    /// The line of the text, from 1.
    pub line: Option<u32>,
    /// The character in that line, from 1.
    pub column: Option<u32>,
    /// What is wrong.
    pub kind: FaultKind,
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum FaultKind {
    #[error("{bytes} bytes, expected at most {}", Record::MOST_BYTES)]
    TooLarge { bytes: usize },
    #[error("not UTF-8 text")]
    NotUtf8,
    #[error(transparent)]
    Tag(#[from] TagFault),
    #[error(transparent)]
    Movetext(#[from] MovetextFault),
    #[error(transparent)]
    Shape(#[from] Shape),
    #[error(transparent)]
    Illegal(#[from] Illegal),
}

/// What is wrong with the tags.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum TagFault {
    #[error("expected a tag's name after [")]
    Name,
    #[error("expected the tag's value in double quotes")]
    Value,
    #[error("expected double quotes at the end of the value, in the same line")]
    UnclosedValue,
    #[error("expected ] at the end of the tag")]
    UnclosedTag,
    #[error("tag {name} is given twice")]
    Twice { name: String },
    #[error("no tag {name}, expected [{name} \"...\"]")]
    Missing { name: &'static str },
    #[error("game {0}")]
    Game(SpecError),
    #[error(transparent)]
    Result(ParseClaimError),
    #[error(transparent)]
    Termination(ParseTerminationError),
}

/// What is wrong in the movetext beside its moves.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum MovetextFault {
    #[error("the comment has no end, expected }}")]
    UnclosedComment,
    #[error("expected {{ before }}")]
    CommentEnd,
    #[error("a comment after ; is not read, expected {{comment}}")]
    LineComment,
    #[error("a numbered annotation is not read, expected marks like ! or ?")]
    NumberedAnnotation,
    #[error("a variation is not read, expected a move number like (1) or 1.")]
    Variation,
    #[error("marks like ! and ? belong after a move")]
    MarkWithoutMove,
    #[error("the moves end with {written}, expected {expected} as in the tag Result")]
    ResultDisagrees { written: Claim, expected: Claim },
    #[error("expected nothing after the result")]
    AfterResult,
}

impl Fault {
    pub(super) fn of_file(kind: FaultKind) -> Self {
        Self { ply: None, token: None, line: None, column: None, kind }
    }

    /// A fault at a byte of a text.
    pub(crate) fn at(text: &str, offset: usize, kind: FaultKind) -> Self {
        let before = text.get(..offset).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let line = before.bytes().filter(|&byte| byte == b'\n').count() + 1;
        let column = before[line_start..].chars().count() + 1;
        Self { line: number(line), column: number(column), ..Self::of_file(kind) }
    }

    pub(crate) fn with_token(self, token: impl Into<String>) -> Self {
        Self { token: Some(token.into()), ..self }
    }

    pub(crate) fn with_ply(self, ply: u32) -> Self {
        Self { ply: Some(ply), ..self }
    }

    /// Whether the text is a record, and a move of it breaks a rule.
    #[must_use]
    pub fn is_illegal_move(&self) -> bool {
        matches!(self.kind, FaultKind::Illegal(_))
    }
}

fn number(n: usize) -> Option<u32> {
    u32::try_from(n).ok()
}

/// Where a fault is, for the command line: `line 4, column 7, ply 30, "d00": `.
fn place(
    line: Option<&u32>,
    column: Option<&u32>,
    ply: Option<&u32>,
    token: Option<&String>,
) -> String {
    let numbers = [("line", line), ("column", column), ("ply", ply)];
    let numbers = numbers.into_iter().filter_map(|(name, n)| Some(format!("{name} {}", n?)));
    let token = token.map(|token| format!("\"{token}\""));
    let places: Vec<_> = numbers.chain(token).collect();
    if places.is_empty() { String::new() } else { format!("{}: ", places.join(", ")) }
}

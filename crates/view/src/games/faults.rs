//! What is wrong with a record, in words, and where.

use rules::{Claim, Fault, FaultKind, MoveFault, MovetextFault, Seat, Spec, TagFault, Termination};
use words::Text;

use super::game_view::{illegal_words, shape_words, side_words};
use crate::tournaments::spec_refusal;

/// A fault in words: where it is and what is wrong.
pub fn fault_words(fault: &Fault, spec: Option<&Spec>) -> Text {
    let what = kind_words(&fault.kind);
    let Some((line, column)) = fault.line.zip(fault.column) else {
        return what;
    };
    let place = match (fault.ply, spec) {
        (Some(ply), Some(spec)) => Text::new("fault-at-ply")
            .with("ply", ply)
            .with("move", ply.div_ceil(2))
            .with("side", side_words(spec, mover(ply))),
        _ => Text::new("fault-at"),
    };
    place.with("line", line).with("column", column).with("what", what)
}

/// Who makes the move of a ply, from 1.
pub(super) fn mover(ply: u32) -> Seat {
    if ply % 2 == 1 { Seat::First } else { Seat::Second }
}

fn kind_words(kind: &FaultKind) -> Text {
    match kind {
        FaultKind::TooLarge { bytes } => Text::new("fault-too-large")
            .with("bytes", *bytes)
            .with("most", rules::Record::MOST_BYTES),
        FaultKind::NotUtf8 => Text::new("fault-not-utf-8"),
        FaultKind::Tag(fault) => tag_words(fault),
        FaultKind::Movetext(fault) => movetext_words(fault),
        FaultKind::Shape(shape) => shape_words(shape),
        FaultKind::Illegal(illegal) => illegal_words(illegal),
    }
}

/// Why a text is no move that can be played here, in words.
pub(crate) fn move_fault_words(fault: &MoveFault) -> Text {
    match fault {
        MoveFault::Shape(shape) => shape_words(shape),
        MoveFault::Illegal(illegal) => illegal_words(illegal),
        MoveFault::MoreThanOne => Text::new("fault-more-than-one"),
    }
}

fn tag_words(fault: &TagFault) -> Text {
    match fault {
        TagFault::Name => Text::new("fault-tag-name"),
        TagFault::Value => Text::new("fault-tag-value"),
        TagFault::UnclosedValue => Text::new("fault-tag-unclosed-value"),
        TagFault::UnclosedTag => Text::new("fault-tag-unclosed"),
        TagFault::Twice { name } => Text::new("fault-tag-twice").with("name", name.as_str()),
        TagFault::Missing { name } => Text::new("fault-tag-missing").with("name", *name),
        TagFault::Game(error) => Text::new("fault-tag-game")
            .with("input", error.input.as_str())
            .with("why", spec_refusal(&error.reason)),
        TagFault::Result(error) => {
            Text::new("fault-tag-result").with("input", error.input.as_str())
        }
        TagFault::Termination(error) => {
            Text::new("fault-tag-termination").with("input", error.input.as_str())
        }
    }
}

fn movetext_words(fault: &MovetextFault) -> Text {
    match fault {
        MovetextFault::UnclosedComment => Text::new("fault-comment-unclosed"),
        MovetextFault::CommentEnd => Text::new("fault-comment-end"),
        MovetextFault::LineComment => Text::new("fault-line-comment"),
        MovetextFault::NumberedAnnotation => Text::new("fault-annotation"),
        MovetextFault::Variation => Text::new("fault-variation"),
        MovetextFault::MarkWithoutMove => Text::new("fault-mark"),
        MovetextFault::ResultDisagrees { written, expected } => Text::new("fault-result-disagrees")
            .with("written", written.as_str())
            .with("expected", expected.as_str()),
        MovetextFault::AfterResult => Text::new("fault-after-result"),
    }
}

/// What a record claims, in words.
pub fn claim_words(claim: Claim, spec: &Spec) -> Text {
    match claim {
        Claim::FirstWins => Text::new("claim-wins").with("side", side_words(spec, Seat::First)),
        Claim::SecondWins => Text::new("claim-wins").with("side", side_words(spec, Seat::Second)),
        Claim::Draw => Text::new("claim-draw"),
        Claim::Open => Text::new("claim-open"),
    }
}

/// How a record says that the play stopped, in words.
pub fn termination_words(termination: Termination) -> Text {
    Text::new(match termination {
        Termination::Normal => "ending-played",
        Termination::Resignation => "ending-resignation",
        Termination::TimeForfeit => "ending-time",
        Termination::Adjudication => "ending-adjudication",
        Termination::Agreement => "ending-agreement",
    })
}

//! What is wrong with a record, in words, and where.

use rules::bohnenspiel::Illegal as IllegalBean;
use rules::glass_bead_challenge::Illegal as IllegalDrop;
use rules::glass_bead_game::{Illegal as IllegalBead, Place, Shape as BeadShape};
use rules::mancala::PitError;
use rules::oware::Illegal as IllegalSeed;
use rules::{
    Claim, Fault, FaultKind, Illegal, MovetextFault, Seat, Shape, Spec, TagFault, Termination,
};

use crate::view::Text;
use crate::view::board::side_words;
use crate::view::tournaments::spec_refusal;

/// A fault in words: where it is and what is wrong.
#[must_use]
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
        FaultKind::Shape(Shape::GlassBeadGame(shape)) => Text::new(match shape {
            BeadShape::Sowing => "fault-shape-sowing",
            BeadShape::Gems => "fault-shape-gems",
            BeadShape::StoneCaptured => "fault-shape-stone",
        }),
        FaultKind::Shape(Shape::GlassBeadChallenge(_)) => Text::new("fault-shape-square"),
        FaultKind::Shape(Shape::Bohnenspiel(_) | Shape::Oware(_)) => Text::new("fault-shape-pit"),
        FaultKind::Illegal(Illegal::GlassBeadGame(illegal)) => illegal_bead_words(illegal),
        FaultKind::Illegal(Illegal::GlassBeadChallenge(illegal)) => illegal_drop_words(illegal),
        FaultKind::Illegal(Illegal::Bohnenspiel(illegal)) => match illegal {
            IllegalBean::GameOver => Text::new("illegal-game-over"),
            IllegalBean::Pit(error) => pit_words(*error),
        },
        FaultKind::Illegal(Illegal::Oware(illegal)) => match illegal {
            IllegalSeed::GameOver => Text::new("illegal-game-over"),
            IllegalSeed::Pit(error) => pit_words(*error),
            IllegalSeed::NotFed { pit } => {
                Text::new("illegal-not-fed").with("pit", pit.to_string())
            }
        },
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

fn illegal_bead_words(illegal: &IllegalBead) -> Text {
    match illegal {
        IllegalBead::GameOver => Text::new("illegal-game-over"),
        IllegalBead::NoSuchPit { letter, pits } => {
            Text::new("illegal-no-such-pit").with("pit", letter.to_string()).with("pits", *pits)
        }
        IllegalBead::OpponentsPit { pit } => {
            Text::new("illegal-opponents-pit").with("pit", pit.to_string())
        }
        IllegalBead::EmptyPit { pit } => {
            Text::new("illegal-empty-pit").with("pit", pit.to_string())
        }
        IllegalBead::WrongBeads { pit, held } => Text::new("illegal-wrong-beads")
            .with("pit", pit.to_string())
            .with("held", held.to_string()),
        IllegalBead::MustFeed { pit } => {
            Text::new("illegal-must-feed").with("pit", pit.to_string())
        }
        IllegalBead::NothingOwed => Text::new("illegal-nothing-owed"),
        IllegalBead::WrongNumberOfGems { owed, named } => {
            Text::new("illegal-number-of-gems").with("owed", *owed).with("named", *named)
        }
        IllegalBead::PitsBeforeCup { from_pits, from_cup } => {
            Text::new("illegal-pits-before-cup").with("pits", *from_pits).with("cup", *from_cup)
        }
        IllegalBead::GemNotThere { from, gem } => match from {
            Place::Pit(pit) => Text::new("illegal-gem-not-in-pit").with("pit", pit.to_string()),
            Place::Cup => Text::new("illegal-gem-not-in-cup"),
        }
        .with("gem", gem.to_string()),
    }
}

fn illegal_drop_words(illegal: &IllegalDrop) -> Text {
    match illegal {
        IllegalDrop::GameOver => Text::new("illegal-game-over"),
        IllegalDrop::NoSuchSquare { given, side } => {
            Text::new("illegal-no-such-square").with("square", given.as_str()).with("side", *side)
        }
        IllegalDrop::Occupied { square } => {
            Text::new("illegal-occupied").with("square", square.to_string())
        }
        IllegalDrop::Staked { square } => {
            Text::new("illegal-staked").with("square", square.to_string())
        }
        IllegalDrop::OpponentsSquare { square } => {
            Text::new("illegal-opponents-square").with("square", square.to_string())
        }
        IllegalDrop::OwnSquare { square } => {
            Text::new("illegal-own-square").with("square", square.to_string())
        }
    }
}

fn pit_words(error: PitError) -> Text {
    match error {
        PitError::NoSuchPit { sign } => {
            Text::new("illegal-no-such-own-pit").with("pit", sign.to_string())
        }
        PitError::OpponentsPit { pit } => {
            Text::new("illegal-opponents-pit").with("pit", pit.to_string())
        }
        PitError::EmptyPit { pit } => Text::new("illegal-empty-pit").with("pit", pit.to_string()),
    }
}

/// What a record claims, in words.
#[must_use]
pub fn claim_words(claim: Claim, spec: &Spec) -> Text {
    match claim {
        Claim::FirstWins => Text::new("claim-wins").with("side", side_words(spec, Seat::First)),
        Claim::SecondWins => Text::new("claim-wins").with("side", side_words(spec, Seat::Second)),
        Claim::Draw => Text::new("claim-draw"),
        Claim::Open => Text::new("claim-open"),
    }
}

/// How a record says that the play stopped, in words.
#[must_use]
pub fn termination_words(termination: Termination) -> Text {
    Text::new(match termination {
        Termination::Normal => "ending-played",
        Termination::Resignation => "ending-resignation",
        Termination::TimeForfeit => "ending-time",
        Termination::Adjudication => "ending-adjudication",
        Termination::Agreement => "ending-agreement",
    })
}

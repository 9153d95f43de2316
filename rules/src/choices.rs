//! What may come next in a move that is being written.

use std::fmt;

use crate::{
    AnyPosition,
    glass_bead_game::{Bead, Pit, Taken},
};

/// What may come next, and the board as it looks by now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choices {
    /// The ways to go on; none once the move is whole, or where it cannot become legal any more.
    pub next: Vec<Choice>,
    /// The position with the part of the move that is written carried out.
    ///
    /// It is for drawing alone: beads in the mover's hand are nowhere on it.
    pub board: AnyPosition,
}

/// One way to go on with a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// What is touched on the board.
    pub touched: Touched,
    /// The move as far as it is written then. What follows of necessity is written along.
    pub begun: String,
    /// Whether that is a whole move, in canonical notation.
    pub is_whole: bool,
}

/// What somebody touches on a board to make a move, or a part of one.
///
/// `Display` is short and tells the choices of one moment apart.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Touched {
    /// A pit or a square, by the name that the notation gives it.
    Field(String),
    /// A bead in the mover's hand, that falls into a pit.
    Bead {
        /// The bead.
        bead: Bead,
        /// How many of the kind are in the hand.
        in_hand: u32,
        /// Where it falls.
        into: Pit,
    },
    /// A gem that is captured.
    Gem(Taken),
}

impl fmt::Display for Touched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Field(name) => f.write_str(name),
            Self::Bead { bead, .. } => bead.fmt(f),
            Self::Gem(Taken { from, gem }) => match from.pit() {
                Some(pit) => write!(f, "{pit}{gem}"),
                None => gem.fmt(f),
            },
        }
    }
}

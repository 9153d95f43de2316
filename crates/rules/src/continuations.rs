//! What may come next in a move that is being written.

use std::fmt;

/// What may come next, and the board as it looks by now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Continuations<P> {
    /// The ways to go on; none once the move is whole, or where it cannot become legal any more.
    pub next: Vec<Continuation>,
    /// The position with the part of the move that is written carried out.
    ///
    /// It is for drawing alone: what is in the mover's hand is nowhere on it.
    pub board: P,
}

impl<P> Continuations<P> {
    /// The same on another board.
    #[must_use]
    pub fn on<Q>(self, board: impl FnOnce(P) -> Q) -> Continuations<Q> {
        Continuations { next: self.next, board: board(self.board) }
    }
}

/// One way to go on with a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Continuation {
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
    /// A piece in the mover's hand, that falls into a field.
    InHand {
        /// The piece, as the notation writes it.
        piece: char,
        /// How many of the kind are in the hand.
        count: u32,
        /// Where it falls.
        into: String,
    },
    /// A piece of the opponent's that is captured.
    Captured {
        /// The piece, as the notation writes it.
        piece: char,
        /// The field; none for what lies beside the board.
        from: Option<String>,
    },
}

impl fmt::Display for Touched {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Field(name) => f.write_str(name),
            Self::InHand { piece, .. } | Self::Captured { piece, from: None } => piece.fmt(f),
            Self::Captured { piece, from: Some(field) } => write!(f, "{field}{piece}"),
        }
    }
}

//! Moves as people write them, when they are illegal, and what they do.

use super::{Position, Size, Square};
use crate::{
    Seat,
    game::{Position as _, Refusal},
    words::Words,
};

/// Text that has not the shape of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a square as a small letter and a number, like e5")]
pub struct Shape;

/// A move against the rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum Illegal {
    #[error("the game is already over")]
    GameOver,
    #[error("there is no square {given} on a board of {side} by {side}")]
    NoSuchSquare { given: String, side: u8 },
    #[error("there is a bead on {square}")]
    Occupied { square: Square },
    #[error("{square} is staked out for Blue")]
    Staked { square: Square },
    #[error("{square} is the opponent's, expected a square that the opponent does not own")]
    OpponentsSquare { square: Square },
    #[error("{square} is the mover's already, expected a square that nobody owns")]
    OwnSquare { square: Square },
}

impl Illegal {
    pub(super) fn no_such_square(given: String, size: Size) -> Self {
        Self::NoSuchSquare { given, side: size.side() }
    }
}

/// What a move did, for drawing it.
///
/// A bead adds one to its side's count around each square that it touches, so those squares
/// change in two ways only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// Who moved.
    pub mover: Seat,
    /// Where the bead was put.
    pub square: Square,
    /// What was nobody's and is the mover's now, perhaps the bead's own square among it.
    pub gained: Vec<Square>,
    /// What was the opponent's and is nobody's now.
    pub freed: Vec<Square>,
}

impl Trace {
    pub(super) fn of(before: &Position, square: Square, after: &Position) -> Self {
        let mover = before.turn();
        let lost = |owner| {
            let squares = before.squares_of(owner).without(after.squares_of(owner));
            squares.iter().collect()
        };
        let gained = after.squares_of(mover).without(before.squares_of(mover)).iter().collect();
        Self { mover, square, gained, freed: lost(mover.other()) }
    }
}

/// docs/spec/glass-bead-challenge.md §6: a letter and digits are the shape of a move, whatever
/// square they name.
pub(super) fn read(
    position: &Position,
    words: &mut Words<'_>,
) -> Result<Square, Refusal<Position>> {
    let word = words.next().filter(|word| has_shape(word)).ok_or(Refusal::Malformed(Shape))?;
    if position.ending().is_some() {
        return Err(Refusal::Illegal(Illegal::GameOver));
    }
    let size = position.rules().size();
    let square = Square::from_name(size, word);
    square.ok_or_else(|| Refusal::Illegal(Illegal::no_such_square(word.to_owned(), size)))
}

fn has_shape(word: &str) -> bool {
    let mut letters = word.bytes();
    letters.next().is_some_and(|letter| letter.is_ascii_lowercase())
        && letters.len() > 0
        && letters.all(|digit| digit.is_ascii_digit())
}

//! Moves as people write them, when they are illegal, and what they do.

use super::{Board, Cell, Position, Tiling};
use crate::{
    Seat,
    game::{Position as _, Refusal},
    words::Words,
};

/// Text that has not the shape of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a {}", shape(*tiling))]
pub struct Shape {
    /// How the board is made up.
    pub tiling: Tiling,
}

fn shape(tiling: Tiling) -> &'static str {
    match tiling {
        Tiling::Squares => "square as a small letter and a number, like e5",
        Tiling::Hexagons => "cell as a small letter and a number, like e5",
        Tiling::Pentagons => "cell as a small letter, a number, and l, r, t or b, like b3t",
    }
}

/// A move against the rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum Illegal {
    #[error("the game is already over")]
    GameOver,
    #[error("there is no {} {given} on {}", board.noun(), board.described())]
    NoSuchCell { given: String, board: Board },
    #[error("there is a bead on {cell}")]
    Occupied { cell: Cell },
    #[error("{cell} is staked out for Blue")]
    Staked { cell: Cell },
    #[error("{cell} is the opponent's, expected a {} that the opponent does not own", cell.tiling().noun())]
    OpponentsCell { cell: Cell },
    #[error("{cell} is the mover's already, expected a {} that nobody owns", cell.tiling().noun())]
    OwnCell { cell: Cell },
}

/// What a move did, for drawing it.
///
/// A bead adds one to its side's count around each cell that it touches, so those cells
/// change in two ways only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// Who moved.
    pub mover: Seat,
    /// Where the bead was put.
    pub cell: Cell,
    /// What was nobody's and is the mover's now, perhaps the bead's own cell among it.
    pub gained: Vec<Cell>,
    /// What was the opponent's and is nobody's now.
    pub freed: Vec<Cell>,
}

impl Trace {
    pub(super) fn of(before: &Position, cell: Cell, after: &Position) -> Self {
        let mover = before.turn();
        let board = before.rules().board();
        let lost =
            |owner| board.each(before.cells_of(owner).without(after.cells_of(owner))).collect();
        let gained = board.each(after.cells_of(mover).without(before.cells_of(mover))).collect();
        Self { mover, cell, gained, freed: lost(mover.other()) }
    }
}

/// docs/spec/glass-bead-challenge.md §6: a letter and digits are the shape of a move, on a Cairo
/// board with one of four letters more, whatever cell they name.
pub(super) fn read(position: &Position, words: &mut Words<'_>) -> Result<Cell, Refusal<Position>> {
    let board = position.rules().board();
    let tiling = board.tiling();
    let word = words.next().filter(|word| has_shape(tiling, word));
    let word = word.ok_or(Refusal::Malformed(Shape { tiling }))?;
    if position.ending().is_some() {
        return Err(Refusal::Illegal(Illegal::GameOver));
    }
    let no_such_cell = || Illegal::NoSuchCell { given: word.to_owned(), board };
    Cell::from_name(board, word).ok_or_else(|| Refusal::Illegal(no_such_cell()))
}

fn has_shape(tiling: Tiling, word: &str) -> bool {
    let plain = match tiling {
        Tiling::Squares | Tiling::Hexagons => Some(word),
        Tiling::Pentagons => word.strip_suffix(['l', 'r', 't', 'b']),
    };
    let mut letters = plain.unwrap_or_default().bytes();
    letters.next().is_some_and(|letter| letter.is_ascii_lowercase())
        && letters.len() > 0
        && letters.all(|digit| digit.is_ascii_digit())
}

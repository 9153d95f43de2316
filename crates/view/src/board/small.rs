//! A board small enough for a card, a row or a preview: no words, no numbers.

use askama::Template;

use super::Board;
use super::cells::DiscShape;
use super::pits::PitsBoard;

/// A board as a picture only: what it shows is told beside it.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/small.svg")]
pub enum SmallBoard {
    Pits(PitsBoard),
    Cells(SmallCells),
}

/// Cells, their owners and their beads.
#[derive(Debug, Clone, PartialEq)]
pub struct SmallCells {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
    /// Nobody's cells and those of both sides, each as one path.
    pub(super) cells: [(&'static str, String); 3],
    pub(super) beads: Vec<DiscShape>,
}

impl From<Board> for SmallBoard {
    fn from(board: Board) -> Self {
        match board {
            Board::Pits(board) => Self::Pits(board),
            Board::Cells(board) => Self::Cells(board.small()),
        }
    }
}

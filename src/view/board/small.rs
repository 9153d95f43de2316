//! A board small enough for a card, a row or a preview: no words, no numbers.

use askama::Template;

use super::Board;
use super::pits::PitsBoard;
use super::squares::DiscShape;

/// A board as a picture only: what it shows is told beside it.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/small.svg")]
pub enum SmallBoard {
    Pits(PitsBoard),
    Squares(SmallSquares),
}

/// Squares, their owners and their beads.
#[derive(Debug, Clone, PartialEq)]
pub struct SmallSquares {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) side: f64,
    pub(super) lines: String,
    /// The squares of both sides, each as one path.
    pub(super) owned: [(&'static str, String); 2],
    pub(super) beads: Vec<DiscShape>,
}

impl From<Board> for SmallBoard {
    fn from(board: Board) -> Self {
        match board {
            Board::Pits(board) => Self::Pits(board),
            Board::Squares(board) => Self::Squares(board.small()),
        }
    }
}

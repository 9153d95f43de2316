//! A board small enough for a card, a row or a preview: no words, no numbers.

use askama::Template;

use super::Board;
use super::pits::PitsBoard;
use super::squares::SmallSquares;

/// A board as a picture only: what it shows is told beside it.
#[derive(Debug, Clone, PartialEq, Template)]
#[template(path = "games/small.svg")]
pub enum SmallBoard {
    Pits(PitsBoard),
    Squares(SmallSquares),
}

impl From<Board> for SmallBoard {
    fn from(board: Board) -> Self {
        match board {
            Board::Pits(board) => Self::Pits(board),
            Board::Squares(board) => Self::Squares(board.small()),
        }
    }
}

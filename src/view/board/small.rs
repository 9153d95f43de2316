//! A board small enough for a card, a row or a preview: no words, no numbers.

use askama::Template;
use rules::{AnyPosition, Record, Seat};

use super::Board;
use super::pits::PitsBoard;
use super::squares::DiscShape;
use crate::view::games::board_of;

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

impl SmallBoard {
    pub fn of(position: &AnyPosition) -> Self {
        match board_of(position, None, Seat::First) {
            Board::Pits(board) => Self::Pits(board),
            Board::Squares(board) => Self::Squares(board.small()),
        }
    }

    /// The position that a record ends with, as far as it can be played; none where it says no
    /// game.
    pub fn at_end(record: &str) -> Option<Self> {
        Self::at(record, usize::MAX)
    }

    /// The position after so many of its moves; the last one if it has fewer.
    pub fn at(record: &str, ply: usize) -> Option<Self> {
        let replay = Record::parse(record.as_bytes()).ok()?.replay();
        let last = replay.plies.len().min(ply).checked_sub(1);
        Some(Self::of(last.map_or(&replay.start, |idx| &replay.plies[idx].position)))
    }
}

#[cfg(test)]
mod tests {
    use rules::Game;

    use super::*;
    use crate::view::{Language, render};

    fn draw(board: &SmallBoard) -> String {
        render(board, Language::DEFAULT).unwrap()
    }

    #[test]
    fn every_game_has_a_small_board_without_words() {
        for spec in Game::samples() {
            let game: Game = spec.parse().unwrap();
            let svg = draw(&SmallBoard::of(&AnyPosition::start(game)));
            assert!(svg.contains("class=\"board small\" ") && svg.contains("aria-hidden"), "{svg}");
            for part in ["<text", "<title", "<desc", "id=\"", "data-"] {
                assert!(!svg.contains(part), "{spec}: {part} in {svg}");
            }
            assert!(svg.len() < 5_000, "{spec}: {}", svg.len());
        }
    }

    #[test]
    fn a_stored_game_is_shown_at_its_end_or_at_a_ply() {
        let record = "[Game \"gbg:5\"]\n[Result \"*\"]\n\nC30 c30 C30\n";
        let end = SmallBoard::at_end(record).unwrap();
        assert!(SmallBoard::at(record, 2) == Some(end.clone()), "as far as it can be played");
        assert!(SmallBoard::at(record, 1) != Some(end));
        assert_eq!(draw(&SmallBoard::at(record, 0).unwrap()).matches("#gem").count(), 0);
        assert_eq!(SmallBoard::at_end("no record"), None);
    }
}

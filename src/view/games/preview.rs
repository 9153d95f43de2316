//! A position as a picture on a card, a row or a list.

use rules::{AnyPosition, Record, Seat};

use super::game_view::board_of;
use crate::view::board::SmallBoard;

pub fn preview(position: &AnyPosition) -> SmallBoard {
    board_of(position, None, Seat::First).into()
}

/// The position that a record ends with, as far as it can be played; none where it says no game.
pub fn preview_at_end(record: &str) -> Option<SmallBoard> {
    preview_at(record, usize::MAX)
}

/// The position after so many of its moves; the last one if it has fewer.
pub fn preview_at(record: &str, ply: usize) -> Option<SmallBoard> {
    let replay = Record::parse(record.as_bytes()).ok()?.replay();
    let last = replay.plies.len().min(ply).checked_sub(1);
    Some(preview(last.map_or(&replay.start, |idx| &replay.plies[idx].position)))
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
            let svg = draw(&preview(&AnyPosition::start(game)));
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
        let end = preview_at_end(record).unwrap();
        assert!(preview_at(record, 2) == Some(end.clone()), "as far as it can be played");
        assert!(preview_at(record, 1) != Some(end));
        assert_eq!(draw(&preview_at(record, 0).unwrap()).matches("#gem").count(), 0);
        assert_eq!(preview_at_end("no record"), None);
    }
}

//! A position as a picture on a card, a row or a list.

use rules::{AnyPosition, Record, Seat};

use super::game_view::board_of;
use crate::board::SmallBoard;

pub fn preview(position: &AnyPosition) -> SmallBoard {
    board_of(position, None, Seat::First).into()
}

/// The position that a record ends with, as far as it can be played; none where it says no game.
pub fn preview_at_end(record: &str) -> Option<SmallBoard> {
    Some(preview(&Record::parse(record.as_bytes()).ok()?.last_position()))
}

#[cfg(test)]
mod tests {
    use rules::Game;
    use words::Language;

    use super::*;
    use crate::render;

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
    fn a_record_is_shown_as_far_as_it_can_be_played() {
        let record = |moves| format!("[Game \"gbg:5\"]\n[Result \"*\"]\n\n{moves}\n");
        let end = preview_at_end(&record("C30 c30 C30"));
        assert!(end.is_some() && end == preview_at_end(&record("C30 c30")), "the third is illegal");
        assert!(end != preview_at_end(&record("C30")));
        assert_eq!(preview_at_end("no record"), None);
    }
}

//! A game that somebody tries out: a few moves in the address, replayed and kept nowhere.

use rules::{Game, Spec, Writing};

use super::results::{RecordProblem, writing};

/// So many moves can be tried, in plies; a real game ends before.
pub const MOST_PLIES: u32 = 200;
/// So long may they be, in bytes.
pub const MOST_BYTES: usize = 1_200;

/// Why moves are not replayed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotTried {
    #[error("more than {MOST_PLIES} moves, or {MOST_BYTES} bytes of them")]
    TooLong,
    #[error(transparent)]
    Unread(#[from] Box<RecordProblem>),
}

/// How far a game has come that is tried out, and what may come next.
pub fn tried(game: Game, moves: &str) -> Result<Writing, NotTried> {
    if moves.len() > MOST_BYTES || moves.split_whitespace().count() > MOST_PLIES as usize {
        return Err(NotTried::TooLong);
    }
    Ok(writing(moves, Some(&Spec::from(game)))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn try_out(moves: &str) -> Result<Writing, NotTried> {
        tried("gbg:5".parse().unwrap(), moves)
    }

    #[test]
    fn moves_are_replayed_and_what_may_come_next_is_known() {
        let writing = try_out("C30 c").unwrap();
        assert_eq!((writing.plies, writing.begun.as_str()), (1, "c"));
        assert_eq!(writing.continuations.next.len(), 2);
    }

    #[test]
    fn more_moves_than_a_game_has_are_not_replayed() {
        assert_eq!(try_out(&"C30 ".repeat(201)).unwrap_err(), NotTried::TooLong);
        assert_eq!(try_out(&"C".repeat(1_201)).unwrap_err(), NotTried::TooLong);
        assert!(try_out(&"C30 ".repeat(200)).unwrap().fault.is_some());
    }

    #[test]
    fn what_is_no_text_is_not_replayed() {
        assert!(matches!(try_out("\u{7}"), Err(NotTried::Unread(_))));
        assert!(matches!(try_out("[Game \"gbg:6\"]"), Err(NotTried::Unread(_))));
    }
}

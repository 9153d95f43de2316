//! Positions as text.

use super::{Board, Pit};
use crate::{BySeat, Seat};

/// Text that is no position of the game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\"{input}\" is no position: {}", list(reasons))]
pub struct SetupError {
    /// The text as given.
    pub input: String,
    /// All that is wrong with it, at least one thing.
    pub reasons: Vec<SetupReason>,
}

/// One thing wrong with a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum SetupReason {
    #[error("{given} fields, expected five: pits, pits, store, store, side to move")]
    Fields { given: usize },
    #[error("{given} pits in a row, expected {}", Pit::PER_SIDE)]
    Pits { given: usize },
    #[error("\"{given}\", expected a number of seeds")]
    Seeds { given: String },
    #[error("\"{given}\" to move, expected S or N")]
    Turn { given: String },
    #[error("{given} seeds in all, expected {expected}")]
    Total { given: u32, expected: u8 },
    #[error("the side to move cannot move, but seeds are left in pits that the end has cleared")]
    NotCleared,
}

fn list(reasons: &[SetupReason]) -> String {
    let texts: Vec<_> = reasons.iter().map(SetupReason::to_string).collect();
    texts.join("; ")
}

impl Board {
    /// The board that a text stands for, if it has so many seeds in all.
    ///
    /// ```
    /// use rules::mancala::Board;
    ///
    /// let text = "6,6,6,6,6,6 6,6,6,6,6,6 0 0 S";
    /// assert_eq!(Board::parse(text, 72), Ok(Board::start(6)));
    /// let refused = Board::parse(text, 48).unwrap_err();
    /// assert_eq!(refused.reasons[0].to_string(), "72 seeds in all, expected 48");
    /// ```
    pub fn parse(text: &str, seeds: u8) -> Result<Self, SetupError> {
        read(text, seeds).map_err(|reasons| SetupError { input: text.to_owned(), reasons })
    }
}

fn read(text: &str, seeds: u8) -> Result<Board, Vec<SetupReason>> {
    let fields: Vec<_> = text.split_ascii_whitespace().collect();
    let [south, north, south_store, north_store, turn] = fields[..] else {
        return Err(vec![SetupReason::Fields { given: fields.len() }]);
    };
    let mut reader = Reader::default();
    let mut pits = [0; Pit::COUNT];
    let (souths, norths) = pits.split_at_mut(usize::from(Pit::PER_SIDE));
    reader.row(south, souths);
    reader.row(north, norths);
    let stores = BySeat { first: reader.seeds(south_store), second: reader.seeds(north_store) };
    let turn = reader.turn(turn);
    reader.finish(seeds)?;
    Ok(Board::from_parts(pits, stores, turn))
}

/// Reads on after a fault, to complain of all of them.
#[derive(Default)]
struct Reader {
    /// All seeds so far.
    total: u32,
    reasons: Vec<SetupReason>,
}

impl Reader {
    fn row(&mut self, text: &str, pits: &mut [u8]) {
        let given = text.split(',').count();
        if given != pits.len() {
            self.reasons.push(SetupReason::Pits { given });
        }
        for (pit, seeds) in pits.iter_mut().zip(text.split(',')) {
            *pit = self.seeds(seeds);
        }
    }

    fn seeds(&mut self, text: &str) -> u8 {
        let is_number = text.bytes().all(|digit| digit.is_ascii_digit());
        match text.parse::<u8>() {
            Ok(seeds) if is_number => {
                self.total += u32::from(seeds);
                seeds
            }
            _ => {
                self.reasons.push(SetupReason::Seeds { given: text.to_owned() });
                0
            }
        }
    }

    fn turn(&mut self, text: &str) -> Seat {
        match text {
            "S" => return Seat::First,
            "N" => return Seat::Second,
            _ => self.reasons.push(SetupReason::Turn { given: text.to_owned() }),
        }
        Seat::First
    }

    /// Seeds are added up only where all of them can be read.
    fn finish(mut self, expected: u8) -> Result<(), Vec<SetupReason>> {
        let all_read = !self
            .reasons
            .iter()
            .any(|reason| matches!(reason, SetupReason::Pits { .. } | SetupReason::Seeds { .. }));
        if all_read && self.total != u32::from(expected) {
            self.reasons.push(SetupReason::Total { given: self.total, expected });
        }
        if self.reasons.is_empty() { Ok(()) } else { Err(self.reasons) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refuse(text: &str, complaints: &[&str]) {
        let error = Board::parse(text, 72).unwrap_err();
        assert_eq!(error.input, text);
        let reasons: Vec<_> = error.reasons.iter().map(SetupReason::to_string).collect();
        assert_eq!(reasons, complaints, "{text}");
    }

    #[test]
    fn a_position_parses_back_to_itself() {
        for text in ["6,6,6,6,6,6 6,6,6,6,6,6 0 0 S", "1,2,2,3,3,16 2,1,1,5,17,9 8 2 N"] {
            assert_eq!(Board::parse(text, 72).unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_position_has_five_fields() {
        refuse("", &["0 fields, expected five: pits, pits, store, store, side to move"]);
        refuse("6 6 S", &["3 fields, expected five: pits, pits, store, store, side to move"]);
    }

    #[test]
    fn all_faults_of_a_position_are_named_at_once() {
        refuse(
            "6,6,6,6,6 6,6,+6,,6,6 x 256 s",
            &[
                "5 pits in a row, expected 6",
                "\"+6\", expected a number of seeds",
                "\"\", expected a number of seeds",
                "\"x\", expected a number of seeds",
                "\"256\", expected a number of seeds",
                "\"s\" to move, expected S or N",
            ],
        );
    }

    #[test]
    fn every_seed_of_the_game_is_somewhere() {
        refuse("6,6,6,6,6,6 6,6,6,6,6,6 0 1 S", &["73 seeds in all, expected 72"]);
        refuse(
            "6,6,6,6,6,6 6,6,6,6,6,5 0 0 s",
            &["\"s\" to move, expected S or N", "71 seeds in all, expected 72"],
        );
        let most = "255,255,255,255,255,255";
        refuse(&format!("{most} {most} 255 255 S"), &["3570 seeds in all, expected 72"]);
    }
}

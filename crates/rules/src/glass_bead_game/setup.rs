//! Positions as text.

use std::fmt;

use arrayvec::ArrayVec;

use super::{Bead, Beads, Position, Rules, Size};
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
    #[error("{given} fields, expected five: pits, pits, cup, cup, side to move")]
    Fields { given: usize },
    #[error("{given} pits in a row, expected {expected}")]
    Pits { given: usize, expected: u8 },
    #[error("\"{given}\", expected beads as digits, or - for none")]
    Beads { given: String },
    #[error("a stone in a cup, expected gems only")]
    StoneInCup,
    #[error("\"{given}\" to move, expected S or N")]
    Turn { given: String },
    #[error("{given} beads {bead}, expected {expected}")]
    Count { bead: Bead, given: u32, expected: u32 },
    #[error("the side to move has no bead while a gem is in a pit")]
    NothingToMove,
}

fn list(reasons: &[SetupReason]) -> String {
    let texts: Vec<_> = reasons.iter().map(SetupReason::to_string).collect();
    texts.join("; ")
}

/// docs/spec/glass-bead-game.md §8.
pub(super) fn parse(rules: Rules, text: &str) -> Result<Position, SetupError> {
    read(rules, text).map_err(|reasons| SetupError { input: text.to_owned(), reasons })
}

fn read(rules: Rules, text: &str) -> Result<Position, Vec<SetupReason>> {
    let fields: Vec<_> = text.split_ascii_whitespace().collect();
    let [south, north, south_cup, north_cup, turn] = fields[..] else {
        return Err(vec![SetupReason::Fields { given: fields.len() }]);
    };
    let mut reader = Reader { size: rules.size, reasons: Vec::new() };
    let mut pits: ArrayVec<Beads, { Position::MOST_PITS }> = ArrayVec::new();
    pits.extend(reader.row(south));
    pits.extend(reader.row(north));
    let cups = BySeat { first: reader.cup(south_cup), second: reader.cup(north_cup) };
    let turn = reader.turn(turn);
    reader.finish()?;
    let position = Position::from_parts(rules, turn, &pits, cups);
    let reasons = complaints(&position);
    if reasons.is_empty() { Ok(position) } else { Err(reasons) }
}

/// Reads on after a fault, to complain of all of them.
struct Reader {
    size: Size,
    reasons: Vec<SetupReason>,
}

impl Reader {
    fn row(&mut self, text: &str) -> ArrayVec<Beads, { Size::MOST as usize }> {
        let given = text.split(',').count();
        if given != usize::from(self.size.pits()) {
            self.reasons.push(SetupReason::Pits { given, expected: self.size.pits() });
        }
        let pits = text.split(',').take(usize::from(Size::MOST));
        pits.map(|pit| self.beads(pit)).collect()
    }

    fn cup(&mut self, text: &str) -> Beads {
        let held = self.beads(text);
        if held.stones() > 0 {
            self.reasons.push(SetupReason::StoneInCup);
        }
        held
    }

    fn beads(&mut self, text: &str) -> Beads {
        if text == "-" {
            return Beads::NONE;
        }
        let held: Option<Beads> = text.chars().map(Bead::from_digit).collect();
        match held {
            Some(held) if (1..=Beads::MOST).contains(&text.len()) => held,
            _ => {
                self.reasons.push(SetupReason::Beads { given: text.to_owned() });
                Beads::NONE
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

    fn finish(self) -> Result<(), Vec<SetupReason>> {
        if self.reasons.is_empty() { Ok(()) } else { Err(self.reasons) }
    }
}

fn complaints(position: &Position) -> Vec<SetupReason> {
    let mut reasons = wrong_counts(position);
    // docs/spec/glass-bead-game.md §5.4: the last mover had to leave a bead.
    if position.is_out_of_beads(position.turn) && position.has_gem_in_pits() {
        reasons.push(SetupReason::NothingToMove);
    }
    reasons
}

/// docs/spec/glass-bead-game.md §1.3: no bead ever leaves the game.
fn wrong_counts(position: &Position) -> Vec<SetupReason> {
    let counts = Bead::KINDS.into_iter().map(|bead| {
        let given = position.count(bead);
        (bead, given, Position::opening(position.rules).count(bead))
    });
    let wrong = counts.filter(|(_, given, expected)| given != expected);
    wrong.map(|(bead, given, expected)| SetupReason::Count { bead, given, expected }).collect()
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::ALL {
            for pit in self.size().row(seat) {
                let comma = if pit.column() == 0 { "" } else { "," };
                write!(f, "{comma}{}", self.beads(pit))?;
            }
            f.write_str(" ")?;
        }
        let turn = match self.turn {
            Seat::First => 'S',
            Seat::Second => 'N',
        };
        write!(f, "{} {} {turn}", self.cups.first, self.cups.second)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, game::Position as _};

    fn parse_5(text: &str) -> Result<Position, SetupError> {
        let Ok(Game::GlassBeadGame(rules)) = "gbg:5".parse() else { panic!("a Glass Bead Game") };
        parse(rules, text)
    }

    fn refuse(text: &str, complaints: &[&str]) {
        let error = parse_5(text).unwrap_err();
        assert_eq!(error.input, text);
        let reasons: Vec<_> = error.reasons.iter().map(SetupReason::to_string).collect();
        assert_eq!(reasons, complaints, "{text}");
    }

    #[test]
    fn a_position_prints_its_beads_highest_first() {
        let text = "05,40,30,20,10 50,40,30,20,10 - - S";
        let start = parse_5(text).unwrap();
        assert_eq!(start, Position::start(start.rules()));
        assert_eq!(start.to_string(), "50,40,30,20,10 50,40,30,20,10 - - S");
    }

    #[test]
    fn a_position_has_five_fields() {
        refuse("", &["0 fields, expected five: pits, pits, cup, cup, side to move"]);
        refuse("50 50 - S", &["4 fields, expected five: pits, pits, cup, cup, side to move"]);
    }

    #[test]
    fn all_faults_of_a_position_are_named_at_once() {
        refuse(
            "50,40,30,20 50,4O,30,,10 0 - X",
            &[
                "4 pits in a row, expected 5",
                "\"4O\", expected beads as digits, or - for none",
                "\"\", expected beads as digits, or - for none",
                "a stone in a cup, expected gems only",
                "\"X\" to move, expected S or N",
            ],
        );
    }

    #[test]
    fn every_bead_of_the_game_is_somewhere() {
        let complaints =
            ["1 beads 5, expected 2", "3 beads 4, expected 2", "9 beads 0, expected 10"];
        refuse("50,40,30,20,10 4,40,30,20,10 - - S", &complaints);
        refuse("50,40,30,20,10 50,40,30,20,10 6 - S", &["1 beads 6, expected 0"]);
        let stones = "0".repeat(64);
        let text = format!("{stones},40,30,20,10 50,40,30,20,10 - - S");
        refuse(&text, &[&format!("\"{stones}\", expected beads as digits, or - for none")]);
    }

    #[test]
    fn the_side_to_move_has_a_bead_while_a_gem_is_in_a_pit() {
        let before = "-,-,-,-,- 50,40,30,20,1000000 54321 -";
        refuse(&format!("{before} S"), &["the side to move has no bead while a gem is in a pit"]);
        assert!(parse_5(&format!("{before} N")).is_ok());
    }
}

//! Positions as text.

use super::{Cell, Cells, Drop, Position, Rules};
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
    #[error("{given} fields, expected two: the rows from the top, and the side to move")]
    Fields { given: usize },
    #[error("{given} rows, expected {expected} with / between them")]
    Rows { given: usize, expected: u8 },
    #[error("row {row} is \"{given}\", expected {expected} {noun}s: r, b, or . for none")]
    Row { row: String, given: String, expected: usize, noun: &'static str },
    #[error("\"{given}\" to move, expected r or b")]
    Turn { given: String },
    #[error("{red} red and {blue} blue beads with {} to move, expected {}", name(*turn), balance(*turn))]
    Beads { red: u32, blue: u32, turn: Seat },
    #[error("a {} bead on {cell}, a stake where that side may never play", name(*seat))]
    OnStake { cell: Cell, seat: Seat },
}

fn list(reasons: &[SetupReason]) -> String {
    let texts: Vec<_> = reasons.iter().map(SetupReason::to_string).collect();
    texts.join("; ")
}

fn name(seat: Seat) -> &'static str {
    BySeat { first: "red", second: "blue" }[seat]
}

fn balance(turn: Seat) -> &'static str {
    BySeat { first: "as many of each", second: "one red bead more" }[turn]
}

/// A side in the text of a position.
pub(super) fn letter(seat: Seat) -> &'static str {
    BySeat { first: "r", second: "b" }[seat]
}

/// docs/spec/glass-bead-challenge.md §7.
pub(super) fn parse(rules: Rules, text: &str) -> Result<Position, SetupError> {
    read(rules, text).map_err(|reasons| SetupError { input: text.to_owned(), reasons })
}

fn read(rules: Rules, text: &str) -> Result<Position, Vec<SetupReason>> {
    let fields: Vec<_> = text.split_ascii_whitespace().collect();
    let [rows, turn] = fields[..] else {
        return Err(vec![SetupReason::Fields { given: fields.len() }]);
    };
    let mut reader = Reader { rules, beads: BySeat::default(), reasons: Vec::new() };
    reader.board(rows);
    let turn = reader.turn(turn);
    let beads = reader.finish()?;
    let reasons = complaints(rules, turn, &beads);
    if reasons.is_empty() { Ok(Position::from_parts(rules, turn, beads)) } else { Err(reasons) }
}

/// Reads on after a fault, to complain of all of them.
struct Reader {
    rules: Rules,
    beads: BySeat<Cells>,
    reasons: Vec<SetupReason>,
}

impl Reader {
    fn board(&mut self, text: &str) {
        let board = self.rules.board();
        let expected = board.side();
        let given = text.split('/').count();
        if given != usize::from(expected) {
            self.reasons.push(SetupReason::Rows { given, expected });
        }
        for (row, text) in (0..expected).rev().zip(text.split('/')) {
            let cells: Vec<Cell> = board.row(row).collect();
            if self.row(&cells, text).is_none() {
                self.reasons.push(SetupReason::Row {
                    row: board.row_name(row),
                    given: text.to_owned(),
                    expected: cells.len(),
                    noun: board.noun(),
                });
            }
        }
    }

    fn row(&mut self, cells: &[Cell], text: &str) -> Option<()> {
        if text.len() != cells.len() {
            return None;
        }
        for (cell, bead) in cells.iter().zip(text.bytes()) {
            match bead {
                b'r' => self.beads.first.insert(*cell),
                b'b' => self.beads.second.insert(*cell),
                b'.' => {}
                _ => return None,
            }
        }
        Some(())
    }

    fn turn(&mut self, text: &str) -> Seat {
        Seat::ALL.into_iter().find(|seat| letter(*seat) == text).unwrap_or_else(|| {
            self.reasons.push(SetupReason::Turn { given: text.to_owned() });
            Seat::First
        })
    }

    fn finish(self) -> Result<BySeat<Cells>, Vec<SetupReason>> {
        if self.reasons.is_empty() { Ok(self.beads) } else { Err(self.reasons) }
    }
}

/// docs/spec/glass-bead-challenge.md §7.2: what no game can come to.
fn complaints(rules: Rules, turn: Seat, beads: &BySeat<Cells>) -> Vec<SetupReason> {
    let BySeat { first: red, second: blue } = beads.map(|cells| cells.len());
    let more = match turn {
        Seat::First => 0,
        Seat::Second => 1,
    };
    let unbalanced = (red != blue + more).then_some(SetupReason::Beads { red, blue, turn });
    let on_stakes = rules.board().each(rules.stakes()).filter_map(|cell| {
        let seat = Seat::ALL.into_iter().find(|seat| beads[*seat].contains(cell))?;
        let is_allowed = seat == Seat::Second && rules.drop() == Drop::NotOpponents;
        (!is_allowed).then_some(SetupReason::OnStake { cell, seat })
    });
    unbalanced.into_iter().chain(on_stakes).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game, game::Position as _};

    fn parse(spec: &str, text: &str) -> Result<Position, SetupError> {
        let Ok(Game::GlassBeadChallenge(rules)) = spec.parse() else {
            panic!("{spec} is a challenge");
        };
        Position::set_up(rules, text)
    }

    fn check(text: &str) {
        assert_eq!(parse("gbc:5", text).unwrap().to_string(), text);
    }

    fn refuse(spec: &str, text: &str, complaints: &[&str]) {
        let error = parse(spec, text).unwrap_err();
        assert_eq!(error.input, text);
        let found: Vec<_> = error.reasons.iter().map(ToString::to_string).collect();
        assert_eq!(found, complaints, "{text}");
    }

    #[test]
    fn a_position_parses_back_to_itself() {
        check("...../...../...../...../..... r");
        check("r..../...../...../...../..... b");
        check("rb.../...../..r../...../....b r");
    }

    #[test]
    fn rows_are_read_from_the_top() {
        let position = parse("gbc:5", "r..../...../...../...../..... b").unwrap();
        let a5 = Cell::from_name(position.rules().board(), "a5").unwrap();
        assert_eq!(position.bead(a5), Some(Seat::First));
    }

    #[test]
    fn a_position_has_two_fields() {
        let complaint = |given| {
            format!("{given} fields, expected two: the rows from the top, and the side to move")
        };
        refuse("gbc:5", "", &[&complaint(0)]);
        refuse("gbc:5", "...../...../...../...../.....", &[&complaint(1)]);
    }

    #[test]
    fn all_faults_are_told_at_once() {
        refuse(
            "gbc:5",
            "....x/....../..R../ä... S",
            &[
                "4 rows, expected 5 with / between them",
                "row 5 is \"....x\", expected 5 squares: r, b, or . for none",
                "row 4 is \"......\", expected 5 squares: r, b, or . for none",
                "row 3 is \"..R..\", expected 5 squares: r, b, or . for none",
                "row 2 is \"ä...\", expected 5 squares: r, b, or . for none",
                "\"S\" to move, expected r or b",
            ],
        );
    }

    #[test]
    fn sides_that_alternate_have_as_many_beads_or_red_one_more() {
        let red = "1 red and 0 blue beads with red to move, expected as many of each";
        refuse("gbc:5", "r..../...../...../...../..... r", &[red]);
        let blue = "1 red and 1 blue beads with blue to move, expected one red bead more";
        refuse("gbc:5", "rb.../...../...../...../..... b", &[blue]);
    }

    #[test]
    fn no_bead_lies_on_a_stake_where_its_side_may_not_play() {
        let red = "a red bead on a1, a stake where that side may never play";
        let blue = "a blue bead on a1, a stake where that side may never play";
        let with_red = "b..../...../...../...../r.... r";
        let with_blue = "r..../...../...../...../b.... r";
        refuse("gbc:5,stakes=a1", with_red, &[red]);
        assert!(parse("gbc:5,stakes=a1", with_blue).is_ok());
        refuse("gbc:5,drop=unowned,stakes=a1", with_blue, &[blue]);
    }
}

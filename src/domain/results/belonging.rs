//! Whether a record belongs to the board where it was handed in.

use rules::{BySeat, Claim, Record, Seat, Spec, Termination};

use super::record::{Heading, RecordProblem, is_tagged};
use crate::domain::NameKey;

/// The moves of a record, however they were written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moves(Vec<String>);

/// A board of the same tournament, where the same moves prove a result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Twin {
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1.
    pub board: u16,
}

impl Moves {
    /// From so many on, no two games have the same moves by chance.
    const TELLING: usize = 10;

    /// The moves of a record of this family of games, or bare ones, as far as they are legal;
    /// `None` if there are too few of them to tell two games apart. Another handicap makes no other
    /// moves.
    #[must_use]
    pub fn telling(text: &str, spec: &Spec) -> Option<Self> {
        let record = if is_tagged(text) {
            Record::parse(text.as_bytes())
        } else {
            Record::from_movetext(spec.game()?, Claim::Open, Termination::Normal, text)
        };
        let is_family = |record: &Record| record.game().family() == spec.family();
        let steps = record.ok().filter(is_family)?.replay().plies;
        let moves: Vec<String> = steps.into_iter().map(|step| step.canonical).collect();
        (moves.len() >= Self::TELLING).then_some(Self(moves))
    }

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.len()
    }
}

/// Where the tags name other people than those at the board.
pub(super) fn player_problems(record: &Record, heading: &Heading) -> Vec<RecordProblem> {
    let written = BySeat::new_with(|seat| told(record.player(seat)));
    let named = || Seat::ALL.into_iter().filter_map(|seat| Some((seat, written[seat].as_deref()?)));
    let here = |seat: Seat| heading.players[seat].as_str();
    let others: Vec<(Seat, &str)> =
        named().filter(|(seat, name)| !could_be(name, here(*seat))).collect();
    let is_opponent = |(seat, name): (Seat, &str)| could_be(name, here(seat.other()));
    let is_exactly_opponent = |(seat, name): (Seat, &str)| {
        let key = NameKey::of(name);
        key == NameKey::of(here(seat.other())) && key != NameKey::of(here(seat))
    };
    let is_swapped = if others.is_empty() {
        named().next().is_some() && named().all(is_exactly_opponent)
    } else {
        named().all(is_opponent)
    };
    if is_swapped {
        return vec![RecordProblem::SeatsSwapped { first: here(Seat::First).to_owned() }];
    }
    let problem = |(seat, name): (Seat, &str)| RecordProblem::OtherPlayer {
        seat,
        written: name.to_owned(),
        expected: here(seat).to_owned(),
    };
    others.into_iter().map(problem).collect()
}

/// A name without a letter, as in `[South "?"]`, names nobody.
fn told(name: Option<&str>) -> Option<String> {
    name.filter(|name| name.chars().any(char::is_alphanumeric)).map(str::to_owned)
}

/// A sheet names people shortly: "Knecht" is Josef Knecht.
fn could_be(written: &str, name: &str) -> bool {
    let (written, name) = (NameKey::of(written), NameKey::of(name));
    let mut words = written.as_str().split(' ').filter(|word| word.chars().count() >= 3);
    written.is_like(&name) || words.any(|word| name.as_str().split(' ').any(|own| own == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(first: &str, second: &str) -> Vec<RecordProblem> {
        let heading = Heading {
            event: "Open".into(),
            round: 1,
            players: BySeat { first: "Josef Knecht".into(), second: "Bob O'Neill".into() },
        };
        let text = format!(
            "[Game \"gbg:5\"]\n[Result \"*\"]\n[South \"{first}\"]\n[Second \"{second}\"]\n\nC30"
        );
        player_problems(&Record::parse(text.as_bytes()).unwrap(), &heading)
    }

    #[test]
    fn people_are_named_shortly_or_not_at_all() {
        for first in ["Josef Knecht", "KNECHT, Josef", "Knecht", "J. Knecht", "Jozef Knecht", "?"] {
            assert_eq!(found(first, "O'Neill"), [], "{first}");
        }
        assert_eq!(found("", "-"), []);
    }

    #[test]
    fn a_record_that_names_other_people_is_of_another_game() {
        let other = |seat, written: &str, expected: &str| RecordProblem::OtherPlayer {
            seat,
            written: written.into(),
            expected: expected.into(),
        };
        let jakobus = other(Seat::First, "Pater Jakobus", "Josef Knecht");
        let bob = found("Pater Jakobus", "Bob O'Neill");
        assert_eq!(bob.first(), Some(&jakobus));
        assert_eq!(bob.len(), 1);
        let plinio = other(Seat::Second, "Plinio", "Bob O'Neill");
        assert_eq!(found("Pater Jakobus", "Plinio"), [jakobus, plinio]);
    }

    #[test]
    fn swapped_seats_are_said_once() {
        let swapped = [RecordProblem::SeatsSwapped { first: "Josef Knecht".into() }];
        assert_eq!(found("Bob O'Neill", "Josef Knecht"), swapped);
        assert_eq!(found("?", "Knecht"), swapped);
    }

    #[test]
    fn moves_are_the_same_however_they_were_written() {
        let spec: Spec = "gbg:5".parse().unwrap();
        let ten = "1. C30 c30 {so} 2. D032 b240! 3. B40 d4320 4. D0 a350 5. B2 b3";
        let told = Moves::telling(ten, &spec);
        let count = told.as_ref().map(Moves::count);
        assert_eq!(count, Some(10));
        let tagged = format!("[Game \"gbg:5\"]\n[Result \"1-0\"]\n\n{}", ten.replace("{so} ", ""));
        assert_eq!(Moves::telling(&tagged, &spec), told);
        assert_eq!(Moves::telling("1. C30 c30", &spec), None, "nothing is told by two moves");
        let beads = "b2 b5 b8 e2 e5 e8 h2 h5 h8 k2 k5";
        let told = |spec: &str| Moves::telling(beads, &spec.parse().unwrap());
        assert_eq!(told("gbc:11,stakes=k11"), told("gbc:11,komi=3.5"), "a handicap is no move");
        assert_eq!(Moves::telling("no moves", &spec), None);
    }
}

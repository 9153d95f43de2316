//! Whether a record belongs to the board where it was handed in.

use rules::{BySeat, Record, Seat};

use super::context::Heading;
use super::problem::RecordProblem;
use crate::NameKey;

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
}

//! However a record is made, the search ends, and says whether it was at an end.

use rules::{
    Record,
    readings::{Budget, Readings},
};

use super::{PRINTED, tagged};

fn within(units: u64, text: &str) -> Readings {
    Record::parse(text.as_bytes()).unwrap().readings(Budget(units))
}

#[test]
fn a_spent_budget_is_told() {
    let text = tagged("gbg:5", PRINTED);
    assert_eq!(within(100, &text), Readings { best: Vec::new(), is_complete: false });
    assert!(within(Budget::SHORT.0 / 10, &text).is_complete);
}

#[test]
fn a_larger_budget_finds_no_less() {
    let text = tagged("gbg:5", &PRINTED.replace("D04", "D4O"));
    let mut costs = (10..17)
        .map(|power| within(1 << power, &text))
        .filter_map(|readings| readings.best.first().map(|first| first.cost));
    assert!(costs.all(|cost| cost == 3));
}

#[test]
fn a_search_in_vain_ends_too() {
    let text = include_str!("../data/long-heaps.record");
    let record = Record::parse(text.as_bytes()).unwrap();
    assert_eq!(record.verify().fault.and_then(|fault| fault.ply), Some(401));
    assert_eq!(record.readings(Budget(50_000)), Readings { best: Vec::new(), is_complete: false });
}

#[test]
fn text_of_any_length_is_no_trap() {
    let repeated = |text: &str| text.repeat((Record::MOST_BYTES - 100) / text.len());
    let hostile = [
        format!("C30 c30 D{}", repeated("0123456789")),
        format!("C30 c30 D032x{}", repeated("5,")),
        format!("C30 c30 D032x {}", repeated("A5 ")),
        format!("C30 c30 D032x {}", repeated("& 5 ")),
        repeated("nonsense "),
        repeated("C30 c30 "),
        repeated("30 "),
        repeated("x "),
        repeated("? "),
    ];
    for moves in hostile {
        check_hostile("gbg:5", &moves);
    }
}

/// Legal moves, and a pit with so many beads that they can be sown in many orders.
const LOADED: &str = "A90 b80 E50 a90 G300 g30 B980 d600 C9700 c8700 F5400xb9 f4000 D9860 h3200";

#[test]
fn words_that_name_no_gem_are_no_trap() {
    for words in ["& ", "pit ", ", ", "D "] {
        let words = words.repeat((Record::MOST_BYTES - 200) / words.len());
        for capture in ["x ", "x, ", "x", " x "] {
            let moves = format!("{LOADED} H0023{capture}{words}");
            check_hostile("gbg:9", &moves[..moves.len().min(Record::MOST_BYTES - 100)]);
        }
    }
}

fn check_hostile(spec: &str, moves: &str) {
    for reading in within(20_000, &tagged(spec, moves)).best {
        assert!(reading.verdict.plies.is_some(), "{moves:.40}");
    }
}

#[test]
fn a_reading_that_is_longer_than_a_record_is_told() {
    let filled = |room: usize| {
        let text = tagged("gbg:5", "C30 c30 D032 b24 {}");
        let comment = "-".repeat(Record::MOST_BYTES - room - text.len());
        within(Budget::FULL.0, &text.replace("{}", &format!("{{{comment}}}")))
    };
    assert!(filled(10).is_complete && !filled(10).best.is_empty());
    let at_the_limit = filled(0);
    assert!(!at_the_limit.is_complete);
    assert!(at_the_limit.best.iter().all(|reading| reading.text.len() <= Record::MOST_BYTES));
}

//! However a record is made, the search ends, and says whether it was at an end.

use super::{PRINTED, tagged};
use rules::{
    Record,
    readings::{Budget, Readings},
};

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
        for reading in within(20_000, &tagged("gbg:5", &moves)).best {
            assert!(reading.verdict.plies.is_some(), "{moves:.40}");
        }
    }
}

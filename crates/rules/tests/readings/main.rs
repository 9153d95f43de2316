//! Readings of records that do not play: docs/spec/readings.md.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bounds;
#[path = "../../../../tests/support/extent.rs"]
mod extent;
mod random;
mod slips;

use rules::{
    Record, Status,
    readings::{Budget, Reading, Readings},
};

const PRINTED: &str = include_str!("../data/freeling-van-zon-1997.txt");

fn tagged(spec: &str, moves: &str) -> String {
    format!("[Game \"{spec}\"]\n[Result \"*\"]\n\n{moves}\n")
}

fn readings(text: &str) -> Readings {
    Record::parse(text.as_bytes()).unwrap().readings(Budget::FULL)
}

/// `29 order E53 > E35` for each change.
fn changes(reading: &Reading) -> String {
    let nothing = || "nothing".to_owned();
    let changes = reading.changes.iter().map(|change| {
        let from = change.from.clone().unwrap_or_else(nothing);
        let to = change.to.clone().unwrap_or_else(nothing);
        format!("{} {} {from} > {to}", change.ply, change.slip)
    });
    changes.collect::<Vec<_>>().join("; ")
}

#[test]
fn the_published_game_is_read_with_its_two_slips_mended() {
    let tags = "[Game \"gbg:5\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\n";
    let readings = readings(&format!("{tags}{PRINTED}"));
    assert!(readings.is_complete);
    let first = &readings.best[0];
    let expected = "29 order E530110000000 xa5 > E530011000000xa5; 33 gems E0 > E0xb4";
    assert_eq!((first.cost, changes(first).as_str()), (2, expected));
    assert_eq!(first.verdict.status, Status::Verified);
    assert_eq!(first.verdict.plies, Some(143));
    let end = "-,-,-,000,0 -,-,0,00,000 554432 3211 N";
    assert_eq!(first.verdict.final_position.as_deref(), Some(end));
    let mended = PRINTED
        .replace("E530110000000 xa5", "E530011000000xa5")
        .replace("(17) E0 d0", "(17) E0xb4 d0");
    assert_eq!(first.text, format!("{tags}{mended}"));
}

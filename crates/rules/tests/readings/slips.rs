//! Each kind of slip of docs/spec/readings.md §2, by an example.

use rules::{Claim, Record, Status, Termination, readings::Budget};

use super::{PRINTED, changes, readings, tagged};

/// The changes of the first reading of some moves of `gbg:5`.
fn check(moves: &str, cost: u32, expected: &str) {
    check_text(moves, cost, expected, None);
}

/// And the moves with them.
fn check_text(moves: &str, cost: u32, expected: &str, changed: Option<&str>) {
    let readings = readings(&tagged("gbg:5", moves));
    assert!(readings.is_complete, "{moves}");
    let first = &readings.best[0];
    assert_eq!((changes(first).as_str(), first.cost), (expected, cost), "{moves}");
    if let Some(changed) = changed {
        assert_eq!(first.text, tagged("gbg:5", changed), "{moves}");
    }
}

fn check_none(text: &str) {
    let readings = readings(text);
    assert!(readings.best.is_empty() && readings.is_complete, "{text}: {readings:?}");
}

#[test]
fn a_word_that_is_nearly_a_move_is_that_move() {
    check("C3O c30", 1, "1 beads C3O > C30");
    check("30 c30", 1, "1 pit 30 > C30");
    check("CC30 c30", 1, "1 beads CC30 > C30");
}

#[test]
fn a_pit_may_be_wrong_or_its_case() {
    check("c30 c30 D032", 1, "1 pit c30 > C30");
    check("C30 c30 E032 b240", 1, "3 pit E032 > D032");
}

#[test]
fn a_bead_may_be_wrong_left_out_or_too_many() {
    check("C30 c30 D022 b240", 1, "3 beads D022 > D032");
    check("C30 c30 D03 b240", 1, "3 beads D03 > D032");
    check("C30 c30 D0332 b240", 1, "3 beads D0332 > D032");
}

#[test]
fn beads_in_another_order_show_only_later() {
    check("C03 c30 D032 b240 E0010", 1, "1 order C03 > C30");
}

#[test]
fn a_word_after_a_capture_without_gems_may_be_the_next_move() {
    // One gem is owed, and A3 has the look of one.
    let moves = "C01 b201 B102 c201 A2300 b0 C113 a003100 B012 b0210 B1 c0003 A032 a312 \
                 C013000xb1 a00 A20 c310x A3 b03 B00203";
    let readings = readings(&tagged("gbg:3", moves));
    assert_eq!(changes(&readings.best[0]), "18 gems c310x > c310xB1");
}

#[test]
fn a_move_may_be_missing_on_either_side_of_a_number() {
    let south = "1. C30 c30 2. b240 3. E0010";
    let changed = Some("1. C30 c30 2. D032 b240 3. E0010");
    check_text(south, 3, "3 missing nothing > D032", changed);
    let north = "1. C30 {why} 2. D032 b240";
    check_text(north, 3, "2 missing nothing > c03", Some("1. C30 c03 {why} 2. D032 b240"));
}

#[test]
fn two_moves_may_stand_in_each_others_place() {
    check_text(
        "1. c30 C30 2. D032 b240",
        2,
        "1 swapped c30 > C30; 2 swapped C30 > c30",
        Some("1. C30 c30 2. D032 b240"),
    );
    check_text(
        "1. D032! c30 2. C30 b240",
        2,
        "1 swapped D032 > C30; 3 swapped C30 > D032",
        Some("1. C30! c30 2. D032 b240"),
    );
}

#[test]
fn a_move_may_have_been_written_twice() {
    check_text(
        "1. C30 C30! {again} c30 2. D032",
        2,
        "2 superfluous C30 > nothing",
        Some("1. C30 {again} c30 2. D032"),
    );
}

#[test]
fn marks_and_comments_stay_where_they_are() {
    check_text(
        "{a} 1. C3O!? {b} c30 {c} 2. D03?? {d}\n b240 {e}",
        2,
        "1 beads C3O > C30; 3 beads D03 > D032",
        Some("{a} 1. C30!? {b} c30 {c} 2. D032?? {d}\n b240 {e}"),
    );
}

#[test]
fn bare_moves_are_changed_as_they_are() {
    let game = "gbg:5".parse().unwrap();
    let record =
        Record::from_movetext(game, Claim::FirstWins, Termination::Resignation, "C30 c3").unwrap();
    let readings = record.readings(Budget::FULL);
    assert_eq!(readings.best[0].text, "C30 c03");
    assert_eq!(readings.best[0].verdict.status, Status::Verified);
}

#[test]
fn a_record_that_plays_has_no_readings() {
    check_none(&tagged("gbg:5", "C30 c30"));
    check_none(&tagged("gbg:5", "C30 c30").replace("\"*\"", "\"1-0\""));
}

#[test]
fn what_no_move_mends_has_no_readings() {
    for moves in ["! C3O", "C3O {", "C3O ;x", "C3O 1-0", "C3O * c30", "C30 c30 1-0"] {
        check_none(&tagged("gbg:5", moves));
    }
}

#[test]
fn what_is_far_from_every_move_has_no_readings() {
    check_none(&tagged("gbg:5", "these are words and not moves"));
}

#[test]
fn readings_whose_claim_holds_come_first() {
    let text = tagged("gbg:3", "A30 a30 B200 b020").replace("\"*\"", "\"0-1\"");
    let statuses: Vec<_> =
        readings(&text).best.iter().map(|reading| reading.verdict.status).collect();
    assert!(statuses.is_sorted_by_key(|status| *status == Status::ResultMismatch), "{statuses:?}");
}

/// The first change of the first reading.
fn check_first(spec: &str, moves: &str, expected: &str) {
    let readings = readings(&tagged(spec, moves));
    assert_eq!(changes(&readings.best[0]), expected, "{spec} {moves}");
}

#[test]
fn a_letter_of_the_wrong_case_is_the_same_letter() {
    check_first("gbc:9", "H5", "1 move H5 > h5");
    check_first("gbc:9", "e5 z6 H7", "2 move z6 > a6; 3 move H7 > h7");
    check_first("bohnenspiel", "f", "1 move f > F");
    check_first("oware", "f", "1 move f > F");
    check_first("gbg:5", "C30 c30 e010", "3 pit e010 > E010");
}

#[test]
fn a_pentagon_without_its_half_is_either_half() {
    let halves = readings(&tagged("gbc:cairo5", "b3"));
    let found: Vec<String> = halves.best.iter().map(changes).collect();
    assert_eq!(found, ["1 move b3 > b3b", "1 move b3 > b3t"]);
    check_first("gbc:cairo5", "b3t a1t", "2 move a1t > a1l");
    check_first("gbc:hex5", "e5 E1", "2 move E1 > e1");
}

#[test]
fn a_case_is_mended_even_if_the_claim_is_then_wrong() {
    let text = tagged("oware", "f").replace("\"*\"", "\"1-0\"");
    assert_eq!(changes(&readings(&text).best[0]), "1 move f > F");
}

#[test]
fn what_was_changed_is_told_from_both_texts() {
    let record = |text: &str| Record::parse(tagged("gbg:5", text).as_bytes()).unwrap();
    let changed = |submitted: &str, accepted: &str| {
        let changes = record(accepted).changes_since(&record(submitted));
        let line = |change: rules::readings::Change| {
            format!("{} {} {:?} {:?}", change.ply, change.slip, change.from, change.to)
        };
        changes.into_iter().map(line).collect::<Vec<_>>().join("; ")
    };
    let mended = PRINTED
        .replace("E530110000000 xa5", "E530011000000xa5")
        .replace("(17) E0 d0", "(17) E0xb4 d0");
    assert_eq!(
        changed(PRINTED, &mended),
        "29 move Some(\"E530110000000 xa5\") Some(\"E530011000000xa5\"); \
         33 move Some(\"E0\") Some(\"E0xb4\")"
    );
    assert_eq!(changed("C30 D032", "C30 c30 D032"), "2 missing None Some(\"c30\")");
    assert_eq!(changed("C30 c30 c30", "C30 c30"), "3 superfluous Some(\"c30\") None");
    assert_eq!(changed(PRINTED, PRINTED), "");
}

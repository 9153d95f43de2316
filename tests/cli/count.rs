//! `magister count`.

use crate::program::{Output, run};

fn check(arguments: &[&str], expected: &str) {
    let output = run(&[&["count"], arguments].concat());
    assert_eq!(output.out, format!("{expected}\n"), "{arguments:?}: {}", output.complaints);
    assert_eq!((output.code, output.complaints.as_str()), (0, ""));
}

fn refused(arguments: &[&str], words: &str) {
    let Output { code, out, complaints } = run(&[&["count"], arguments].concat());
    assert_eq!((code, out.as_str()), (2, ""), "{complaints}");
    assert!(complaints.contains(words), "{complaints}");
}

#[test]
fn the_number_of_moves_stands_alone_on_its_line() {
    check(&["gbg:3"], "6");
    check(&["gbg:9"], "18");
}

#[test]
fn moves_are_counted_in_any_position_even_if_there_are_none() {
    check(&["gbg:5", "--position", "-,-,-,-,- 0000000000,-,-,-,- 54321 54321 N"], "1");
    check(&["gbg:5", "--position", "-,-,-,-,- 0000000000,-,-,-,- 54321 54321 S"], "0");
}

#[test]
fn moves_too_many_to_be_listed_are_counted() {
    let position = "9876543210,-,-,-,-,-,-,-,- 98765432100000000000000000,-,-,-,-,-,-,-,- - - S";
    let output = run(&["count", "gbg:9", "--position", position]);
    assert!(output.out.trim().parse::<u128>().unwrap() > 100_000, "{output:?}");
}

#[test]
fn what_is_no_game_or_position_is_refused_with_the_reason() {
    refused(&["gbg:12"], "size 12, expected 3 to 9");
    refused(&["result-only:Hive"], "result-only:Hive");
    refused(&["gbg:5", "--position", "50,40 50,40,30,20,10 - - X"], "2 pits in a row, expected 5");
    refused(&["gbg:5", "--position", "50,40 50,40,30,20,10 - - X"], "\"X\" to move");
}

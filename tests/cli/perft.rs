//! `magister perft`.

use crate::game_data;
use crate::program::{Output, run};

fn refused(arguments: &[&str], words: &str) {
    let Output { code, out, complaints } = run(arguments);
    assert_eq!(code, 2, "{complaints}");
    assert_eq!(out, "");
    assert!(complaints.contains(words), "{complaints}");
}

#[test]
fn the_number_stands_alone_on_its_line() {
    for line in game_data::all_counts() {
        // Longer sequences are counted by the crate `rules`.
        for (depth, count) in (1..=3).zip(&line.numbers) {
            let output = run(&["perft", &line.spec, &format!("{depth}")]);
            assert_eq!(output.out, format!("{count}\n"), "{} {depth}", line.place);
            assert_eq!((output.code, output.complaints.as_str()), (0, ""));
        }
    }
    assert_eq!(run(&["perft", "gbg:5", "0"]).out, "1\n");
}

#[test]
fn a_position_may_begin_with_an_empty_pit() {
    let position = "-,-,-,-,- 0000000000,-,-,-,- 54321 54321 N";
    let output = run(&["perft", "gbg:5", "1", "--position", position]);
    assert_eq!((output.code, output.out.as_str()), (0, "1\n"), "{}", output.complaints);
    let with_sign = format!("--position={position}");
    assert_eq!(run(&["perft", "gbg:5", "1", &with_sign]).out, "1\n");
}

#[test]
fn what_is_no_game_is_refused_in_words() {
    refused(&["perft", "gbg:12", "1"], "size 12, expected 3 to 9");
    refused(&["perft", "chess", "1"], "no game of the name \"chess\"");
    refused(&["perft", "gbg:5", "-1"], "-1");
    refused(&["perft", "gbg:5", "deep"], "invalid digit");
}

#[test]
fn a_depth_that_nobody_can_count_to_is_refused() {
    refused(&["perft", "oware", "65"], "65 is not in 0..=64");
    refused(&["perft", "oware", "1000000000"], "is not in 0..=64");
    let over = "0,0,0,0,0,0 0,0,0,0,0,0 24 24 S";
    let output = run(&["perft", "oware", "64", "--position", over]);
    assert_eq!(output.code, 0, "{}", output.complaints);
}

#[test]
fn what_is_no_position_is_refused_with_all_reasons() {
    let position = "50,40 50,40,30,20,10 - - X";
    refused(&["perft", "gbg:5", "1", "--position", position], "2 pits in a row, expected 5");
    refused(&["perft", "gbg:5", "1", "--position", position], "\"X\" to move");
}

//! Files that are too large are refused at once, and large ones are read.

use std::fmt::Write as _;

use tournament::trf::{MAX_BYTES, MAX_LINE_BYTES, Problem, read};

fn refused(bytes: &[u8]) -> Problem {
    let mut faults = read(bytes).expect_err("refused");
    assert_eq!(faults.len(), 1);
    faults.remove(0).what
}

#[test]
fn fifty_megabytes_are_refused_without_reading() {
    let bytes = 50_000_000;
    assert_eq!(refused(&vec![b'\n'; bytes]), Problem::TooLarge { bytes });
}

#[test]
fn an_endless_line_is_refused_without_reading() {
    let bytes = MAX_BYTES - 4;
    assert_eq!(
        refused(&[b"001\n", &vec![b'0'; bytes][..]].concat()),
        Problem::LineTooLong { bytes }
    );
}

#[test]
fn a_line_that_grows_too_long_as_utf_8_is_refused() {
    let bytes = 2 * MAX_LINE_BYTES;
    assert_eq!(refused(&vec![b'\xfc'; MAX_LINE_BYTES]), Problem::LineTooLong { bytes });
}

#[test]
fn ten_thousand_faults_are_enough() {
    let faults = read("142 x\n".repeat(20_000).as_bytes()).expect_err("faults");
    assert_eq!(faults.len(), 10_000);
}

#[test]
fn as_many_players_and_rounds_as_there_may_be_are_read() {
    let mut file = "142 999\n152 W\n".to_owned();
    for number in 1..=9999 {
        let head = format!("001 {number:>4}      {:<33} {:>36}", format!("Player {number}"), "0.0");
        writeln!(file, "{head}{number:>5}").expect("a line");
    }
    let cells = "  0000 - Z".repeat(998);
    let file = file.replacen("0.0    1\n", &format!("0.0    1{cells}  0000 - H\n"), 1);
    let report = read(file.as_bytes()).expect("a report");
    assert_eq!((report.players().len(), report.n_rounds(), report.next_round()), (9999, 999, 1));
    assert_eq!(report.plan(999).byes.len(), 1);
    assert_eq!(report.to_string(), file);
}

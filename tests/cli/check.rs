//! `magister check`.

use serde_json::Value;

use crate::program::Folder;

/// Three rounds of six by the rules, but for two who changed places in round two, and a pair with
/// reversed colours in round three.
const CHANGED: &str = include_str!("../data/check/changed.trf");

#[test]
fn a_tournament_by_the_rules_agrees() {
    let folder = Folder::new();
    folder.run(&["simulate", "--players", "30", "--rounds", "7", "--late", "20", "-o", "a.trf"]);
    let output = folder.run(&["check", "a.trf"]);
    assert_eq!((output.code, output.complaints.as_str()), (0, ""));
    assert_eq!(output.out, "a.trf: all 7 rounds agree\n");
}

#[test]
fn what_differs_stands_side_by_side() {
    let folder = Folder::new();
    folder.file("a.trf", CHANGED.as_bytes());
    let output = folder.run(&["check", "a.trf"]);
    assert_eq!((output.code, output.complaints.as_str()), (1, ""));
    assert_eq!(output.out, include_str!("../data/check/changed.txt"));
}

#[test]
fn the_answer_as_data_has_a_line_for_each_round() {
    let folder = Folder::new();
    folder.file("a.trf", CHANGED.as_bytes());
    let output = folder.run(&["check", "--json", "a.trf"]);
    assert_eq!(output.code, 1);
    assert_eq!(output.out, include_str!("../data/check/changed.jsonl"));
    assert!(output.out.lines().all(|line| serde_json::from_str::<Value>(line).is_ok()));
}

#[test]
fn a_file_that_cannot_be_read_does_not_stop_the_others() {
    let folder = Folder::new();
    folder.file("bad.trf", b"no report\n");
    folder.file("changed.trf", CHANGED.as_bytes());
    let output = folder.run(&["check", "none.trf", "bad.trf", "changed.trf"]);
    assert_eq!(output.code, 3);
    assert!(output.out.starts_with("changed.trf: 1 of 3"), "{}", output.out);
    let told = "magister: bad.trf: line 1, column 1: the file has no players";
    assert!(output.complaints.contains(told), "{}", output.complaints);
    assert!(output.complaints.starts_with("magister: none.trf: "), "{}", output.complaints);
}

#[test]
fn a_tournament_that_has_not_begun_has_nothing_to_check() {
    let file = b"142 5\n152 W\n001    1      A\n001    2      B\n";
    let output = Folder::new().run_with(&["check", "-"], file, &[]);
    assert_eq!((output.code, output.out.as_str()), (0, "-: no round has been paired\n"));
}

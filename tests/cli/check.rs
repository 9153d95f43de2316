//! `magister check`.

use serde_json::Value;

use crate::program::Folder;

/// Three rounds of six by the rules, but for two who changed places in round two, and a pair with
/// reversed colours in round three.
const CHANGED: &str = include_str!("../data/check/changed.trf");

#[test]
fn a_tournament_by_the_rules_agrees() {
    let folder = Folder::new();
    let event = ["simulate", "--seed", "0", "--players", "30", "--rounds", "7", "--late", "20"];
    folder.run(&[&event[..], &["-o", "a.trf"]].concat());
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
    assert_eq!((output.code, output.out.as_str()), (0, "-: no round is paired\n"));
}

/// Two equal by everything, a third before them, and the fourth last.
fn places(tie_breaks: &str, ranks: [u16; 4]) -> String {
    let rounds = ["3 w 1     2 b =", "4 b 1     1 w =", "1 b 0     4 w 1", "2 w 0     3 b 0"];
    let points = ["1.5", "1.5", "1.0", "0.0"];
    let player = |idx: usize| {
        let (number, rank, points, rounds) = (idx + 1, ranks[idx], points[idx], rounds[idx]);
        format!("001 {number:>4}      Player {number:<59}{points:>4} {rank:>4}     {rounds}\n")
    };
    format!("142 2\n152 W\n{tie_breaks}\n{}", (0..4).map(player).collect::<String>())
}

#[test]
fn places_that_do_not_follow_from_the_tie_breaks_of_the_file_are_told() {
    let told = |tie_breaks: &str, ranks: [u16; 4], options: &[&str]| {
        let folder = Folder::new();
        folder.file("a.trf", places(tie_breaks, ranks).as_bytes());
        let output = folder.run(&[&["check", "a.trf"], options].concat());
        assert_eq!(output.complaints, "");
        (output.code, output.out)
    };
    let agrees = (0, "a.trf: all 2 rounds agree\n".to_owned());
    // Shared, or drawn by lot: both follow.
    assert_eq!(told("212 PTS,WON", [1, 1, 3, 4], &[]), agrees);
    assert_eq!(told("212 PTS", [2, 1, 3, 4], &[]), agrees);
    let by = |codes: &str| {
        format!(
            "a.trf: all 2 rounds agree\n  places that do not follow from {codes}\n    \
             1: 3 in the file, 1 to 2 by the tie-breaks\n    \
             3: 1 in the file, 3 by the tie-breaks\n"
        )
    };
    assert_eq!(told("212 PTS", [3, 2, 1, 4], &[]), (1, by("PTS")));
    assert_eq!(told("202 WON", [3, 2, 1, 4], &[]), (1, by("PTS,WON")));
    let stopped = by("PTS") + "    not checked from XYZ on\n";
    assert_eq!(told("212 PTS,XYZ,TPN", [3, 2, 1, 4], &[]), (1, stopped));
    // A file that names no tie-breaks says nothing about its places.
    assert_eq!(told("012 Open", [4, 3, 2, 1], &[]), agrees);
    let (code, lines) = told("212 PTS", [3, 2, 1, 4], &["--json"]);
    let last: Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!((code, &last["status"]), (1, &Value::from("places-differ")));
    assert_eq!(last["places"][1]["first"], 3);
}

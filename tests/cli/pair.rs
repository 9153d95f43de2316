//! `magister pair`.

use serde_json::{Value, json};

use crate::program::{Folder, Output};

/// Two rounds of eight; the third is to be paired, with a bye on request in it.
const OPEN: &str = include_str!("../data/pair/open.trf");

fn pair(arguments: &[&str], file: &str) -> Output {
    let folder = Folder::new();
    folder.file("open.trf", file.as_bytes());
    folder.run(&[&["pair"], arguments, &["open.trf"]].concat())
}

fn paired(arguments: &[&str], file: &str) -> String {
    let Output { code, out, complaints } = pair(arguments, file);
    assert_eq!((code, complaints.as_str()), (0, ""), "{out}");
    out
}

fn refused(arguments: &[&str], file: &str, code: i32, words: &str) {
    let output = pair(arguments, file);
    assert_eq!((output.code, output.out.as_str()), (code, ""), "{}", output.complaints);
    assert!(output.complaints.contains(words), "{}", output.complaints);
}

/// A round robin of so many, nothing played.
fn round_robin(n_players: usize) -> String {
    let players = (1..=n_players).map(|number| format!("001 {number:>4}      Player {number}\n"));
    format!("142 {}\n152 W\n192 BERGER_ROUNDROBIN\n", n_players.next_multiple_of(2) - 1)
        + &players.collect::<String>()
}

#[test]
fn pairs_stand_alone_by_board_and_the_bye_is_nought() {
    assert_eq!(paired(&[], OPEN), "8 7\n1 2\n3 4\n6 0\n");
    assert_eq!(paired(&["--round", "1"], OPEN), "1 5\n6 2\n3 7\n8 4\n");
}

#[test]
fn a_report_may_come_from_standard_input() {
    let output = Folder::new().run_with(&["pair", "-"], OPEN.as_bytes(), &[]);
    assert_eq!((output.code, output.out), (0, paired(&[], OPEN)), "{}", output.complaints);
}

#[test]
fn rounds_that_have_been_paired_are_paired_as_before_them() {
    let folder = Folder::new();
    let simulate = ["simulate", "--seed", "4", "--players", "21", "--rounds", "6", "-o", "a.trf"];
    assert_eq!(folder.run(&simulate).code, 0);
    for round in 1..=6 {
        let output = folder.run(&["pair", "a.trf", "--round", &format!("{round}")]);
        assert_eq!((output.code, output.complaints.as_str()), (0, ""));
        assert!(output.out.lines().count() > 8, "{}", output.out);
    }
    let none = folder.run(&["pair", "a.trf"]);
    assert_eq!((none.code, none.out.as_str()), (1, ""));
    assert_eq!(none.complaints, "magister: a.trf: all 6 rounds are paired\n");
}

#[test]
fn a_round_that_cannot_be_is_a_wrong_usage() {
    refused(&["--round", "4"], OPEN, 2, "round 4 comes later: pair round 3 first");
    refused(&["--round", "6"], OPEN, 2, "there is no round 6: the tournament has 5 rounds");
    refused(&["--round", "0"], OPEN, 2, "0 is not in 1..=999");
    refused(&["--system", "dubov"], OPEN, 2, "possible values: dutch, round-robin");
}

#[test]
fn what_cannot_be_paired_is_refused_with_who_blocks_whom() {
    let file = "142 2\n152 W\n260 001 002 1 2\n001    1      A\n001    2      B\n";
    let reason = "magister: open.trf: round 1 has no legal pairing: in each of {1}, {2} somebody is \
                  left over, and outside of their group these may only have nobody\n";
    refused(&[], file, 1, reason);
    refused(&["--explain"], file, 1, reason);
    let output = pair(&["--json"], file);
    let answer: Value = serde_json::from_str(&output.out).unwrap();
    assert_eq!((output.code, output.complaints.as_str()), (1, reason));
    assert_eq!(answer["refusal"]["groups"], json!([[1], [2]]));
    assert_eq!(answer["pairs"], json!([]));
}

#[test]
fn faults_are_told_all_at_once_with_line_and_column() {
    let file = OPEN.replace("152 W", "152 X").replace("5 w 1", "5 w =");
    let output = pair(&[], &file);
    assert_eq!((output.code, output.out.as_str()), (3, ""));
    let expected = "\
magister: open.trf: line 3, column 5: \"X\" is not known here; possible are W and B
magister: open.trf: line 4, column 92: round 1: 1 has \"=\", but 5 (line 8) has \"0\"
";
    assert_eq!(output.complaints, expected);
    assert_eq!(Folder::new().run(&["pair", "none.trf"]).code, 3);
}

#[test]
fn warnings_are_told_and_the_round_is_paired() {
    let output = pair(&[], &OPEN.replace("142 5\n", ""));
    assert_eq!((output.code, output.out), (0, paired(&[], OPEN)));
    let warning = "warning: line 10, column 1: the number of rounds is not said";
    assert!(output.complaints.contains(warning), "{}", output.complaints);
}

#[test]
fn the_explanation_of_a_round_can_be_read_bracket_by_bracket() {
    assert_eq!(paired(&["--explain"], OPEN), include_str!("../data/pair/open.explained.txt"));
    let first = paired(&["--explain", "--round", "1"], OPEN);
    assert_eq!(first, include_str!("../data/pair/first.explained.txt"));
}

#[test]
fn the_answer_as_data_has_every_field() {
    let answer: Value = serde_json::from_str(&paired(&["--json"], OPEN)).unwrap();
    let expected: Value = serde_json::from_str(include_str!("../data/pair/open.json")).unwrap();
    assert_eq!(answer, expected);
}

#[test]
fn a_round_robin_goes_by_the_berger_tables() {
    assert_eq!(paired(&[], &round_robin(4)), "1 4\n2 3\n");
    assert_eq!(paired(&["--round", "3"], &round_robin(5)), "3 1\n4 5\n2 0\n");
    let explained = paired(&["--explain", "--round", "2"], &round_robin(5));
    let told = "Round 2 of 5, by the Berger table for 6 (C.05, annex).\n\
                4 has a free round: there is no player 6.\n";
    assert!(explained.ends_with(told), "{explained}");
    refused(
        &["--round", "6"],
        &round_robin(5),
        2,
        "there is no round 6: the tournament has 5 rounds",
    );
}

#[test]
fn the_system_can_be_chosen_against_the_file() {
    assert_eq!(paired(&["--system", "dutch"], &round_robin(4)), "1 3\n4 2\n");
    assert_eq!(paired(&["--system", "round-robin", "--round", "1"], OPEN).lines().count(), 4);
    refused(&["--system", "round-robin"], &round_robin(101), 1, "101 players are too many");
}

#[test]
fn a_round_is_not_paired_before_the_results_of_the_others_are_there() {
    // Round one alone: a blank before a round that has been paired can only be an adjourned game.
    let cut = |line: &str| line.get(..99).unwrap_or(line).trim_end().to_owned() + "\n";
    let file: String = OPEN.lines().map(cut).collect();
    let file = file.replace(" 7 w 0", " 7 w").replace(" 3 b 1", " 3 b");
    let file = file.replace(" 5 w 1", " 5 w").replace(" 1 b 0", " 1 b");
    let words = "magister: open.trf: round 2 needs results: 1-5 (round 1), 3-7 (round 1); \
                 enter them, or write ? for adjourned games\n";
    refused(&[], &file, 1, words);
    refused(&["--round", "2", "--json"], &file, 1, words);
    let adjourned = file.replace(" 7 w", " 7 w ?").replace(" 3 b", " 3 b ?");
    let adjourned = adjourned.replace(" 5 w", " 5 w ?").replace(" 1 b", " 1 b ?");
    let output = pair(&[], &adjourned);
    assert_eq!((output.code, output.out.lines().count()), (0, 4), "{}", output.complaints);
    assert!(
        output.complaints.contains("warning: 2 adjourned games count as draws\n"),
        "{output:?}"
    );
    let worth_nothing = format!("162  X 0.0\n{adjourned}");
    refused(&[], &worth_nothing, 1, words);
}

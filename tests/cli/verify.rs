//! `magister verify`.

use serde_json::{Value, json};

use crate::program::Folder;

const CASES: &str = include_str!("../../crates/rules/tests/data/glass-bead-game.records");
const UNFINISHED: &[u8] = b"[Game \"gbg:5\"]\n[Result \"*\"]\n\n1. C30 c30 *\n";
const ILLEGAL: &[u8] = b"[Game \"gbg:5\"]\n[Result \"*\"]\n\n1. C30 d5 *\n";

/// One case of the list: what is expected, field by field, and the record.
struct Case {
    header: &'static str,
    record: String,
}

impl Case {
    fn all() -> Vec<Self> {
        let cases = CASES.split("\n=== ").skip(1);
        cases.map(|case| Self::new(case.split_once('\n').unwrap_or((case, "")))).collect()
    }

    fn new((header, record): (&'static str, &str)) -> Self {
        let has = |flag: &str| header.split(" | ").any(|field| field == flag);
        let line_end = if has("crlf") { "\r\n" } else { "\n" };
        let mark = if has("bom") { "\u{feff}" } else { "" };
        Self { header, record: format!("{mark}{}", record.replace('\n', line_end)) }
    }

    fn check(&self, answer: &Value) {
        let mut fields = self.header.split(" | ").skip(1);
        assert_eq!(answer["status"], fields.next().unwrap(), "{}: {answer}", self.header);
        for (name, expected) in fields.filter_map(|field| field.split_once(' ')) {
            let found = match name {
                "ply" => answer["fault"]["ply"].to_string(),
                "score" => format!("{}-{}", answer["score"][0], answer["score"][1]),
                "plies" => answer["plies"].to_string(),
                _ => answer[name].as_str().unwrap_or("nothing").to_owned(),
            };
            assert_eq!(found, expected, "{}: {name}", self.header);
        }
    }
}

#[test]
fn every_record_gets_its_verdict_in_the_order_of_the_arguments() {
    let folder = Folder::new();
    let cases = Case::all();
    let names: Vec<String> = (0..)
        .zip(&cases)
        .map(|(idx, case)| folder.file(&format!("{idx}.record"), case.record.as_bytes()))
        .collect();
    let mut arguments = vec!["verify", "--json"];
    arguments.extend(names.iter().map(String::as_str));
    let output = folder.run(&arguments);
    assert_eq!((output.code, output.complaints.as_str()), (1, ""));
    let lines: Vec<&str> = output.out.lines().collect();
    assert_eq!(lines.len(), cases.len());
    for (case, line) in cases.iter().zip(lines) {
        case.check(&serde_json::from_str(line).unwrap());
    }
}

#[test]
fn the_answer_has_every_field_and_nulls_where_there_is_nothing() {
    let folder = Folder::new();
    folder.file("a", UNFINISHED);
    folder.file("b", ILLEGAL);
    let output = folder.run(&["verify", "--json", "a", "b"]);
    let expected = [
        r#"{"file":"a","record":1,"status":"unfinished","game":"gbg:5","plies":2,"result":"*","reason":null,"score":[0,0],"final":"50,40,-,320,100 50,40,-,320,100 - - S","repetition":null,"fault":null}"#,
        r#"{"file":"b","record":1,"status":"illegal","game":"gbg:5","plies":null,"result":null,"reason":null,"score":null,"final":null,"repetition":null,"fault":{"ply":2,"token":"d5","line":4,"column":8,"message":"pit d holds 20, expected each of these beads once, in any order"}}"#,
    ];
    assert_eq!(output.out.lines().collect::<Vec<_>>(), expected);
}

#[test]
fn the_reason_says_how_the_game_ended() {
    let folder = Folder::new();
    let record = "[Game \"gbg:5\"]\n[Result \"1-0\"]\n[Termination \"time forfeit\"]\n\nC30\n";
    let output = folder.run_with(&["verify", "--json", "-"], record.as_bytes(), &[]);
    let answer: Value = serde_json::from_str(&output.out).unwrap();
    assert_eq!(answer["reason"], "time-forfeit");
    assert_eq!(output.code, 0);
}

#[test]
fn a_third_repetition_is_told_in_words_and_as_the_ply() {
    let folder = Folder::new();
    let records = include_str!("../../crates/rules/tests/data/bohnenspiel.records");
    let (_, record) = records.split_once("=== third-repetition").unwrap();
    let (_, record) = record.split_once('\n').unwrap();
    let (record, _) = record.split_once("\n===").unwrap();
    folder.file("a", record.as_bytes());
    let output = folder.run(&["verify", "--json", "a"]);
    let answer: Value = serde_json::from_str(&output.out).unwrap();
    assert_eq!(answer["repetition"], 101);
    assert_eq!(answer["status"], "unfinished");
    let words = folder.run(&["verify", "a"]).out;
    assert_eq!(
        words,
        "a: unfinished\n  * after 130 plies, 30 points to 40\n  \
         a position occurred for the third time after ply 101\n"
    );
}

#[test]
fn the_exit_code_says_whether_all_records_hold() {
    let folder = Folder::new();
    folder.file("good", UNFINISHED);
    folder.file("bad", ILLEGAL);
    assert_eq!(folder.run(&["verify", "good", "good"]).code, 0);
    assert_eq!(folder.run(&["verify", "good", "bad"]).code, 1);
    assert_eq!(folder.run(&["verify", "bad", "none"]).code, 3);
}

#[test]
fn a_file_that_cannot_be_read_does_not_stop_the_others() {
    let folder = Folder::new();
    folder.file("good", UNFINISHED);
    let output = folder.run(&["verify", "--json", "none", ".", "good"]);
    assert_eq!(output.code, 3);
    assert_eq!(output.out.lines().count(), 1, "{}", output.out);
    let complaints: Vec<&str> = output.complaints.lines().collect();
    assert_eq!(complaints.len(), 2, "{complaints:?}");
    assert!(complaints[0].contains("none") && complaints[1].contains('.'), "{complaints:?}");
}

#[test]
fn other_bytes_than_utf_8_are_malformed() {
    let folder = Folder::new();
    folder.file("a", b"[Game \"gbg:5\"]\n[Site \"Z\xfcrich\"]\n");
    let output = folder.run(&["verify", "--json", "a"]);
    let answer: Value = serde_json::from_str(&output.out).unwrap();
    assert_eq!(answer["status"], "malformed");
    assert_eq!((&answer["fault"]["line"], &answer["fault"]["column"]), (&2.into(), &9.into()));
    let words = folder.run(&["verify", "a"]);
    assert_eq!(
        words.out,
        "a: malformed\n  line 2, column 9: not UTF-8 text\n  \
         | [Site \"Z\u{fffd}rich\"]\n  |         ^\n"
    );
}

#[test]
fn a_file_without_end_is_refused_at_once() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let output = Folder::new().run(&["verify", "--json", "/dev/zero"]);
    let answer: Value = serde_json::from_str(&output.out).unwrap();
    assert_eq!(answer["status"], "malformed");
    assert_eq!(answer["fault"]["message"], "longer than 65536 bytes");
    assert_eq!(output.code, 1);
}

#[test]
fn people_are_told_in_words_where_and_why() {
    let folder = Folder::new();
    folder.file("bad", ILLEGAL);
    let output = folder.run_with(&["verify", "bad", "-"], UNFINISHED, &[]);
    assert_eq!(
        output.out,
        "bad: illegal\n  line 4, column 8, ply 2: pit d holds 20, expected each of these beads \
         once, in any order\n  | 1. C30 d5 *\n  |        ^^\n\
         -: unfinished\n  * after 2 plies, 0 points to 0\n"
    );
}

#[test]
fn readings_are_a_list_beside_the_verdict_and_only_where_asked_for() {
    let folder = Folder::new();
    folder.file("a", ILLEGAL);
    folder.file("b", UNFINISHED);
    folder.file("c", b"no record");
    let answers = |arguments: &[&str]| -> Vec<Value> {
        let output = folder.run(arguments);
        output.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let plain = answers(&["verify", "--json", "a"]);
    assert_eq!((plain[0].get("readings"), plain[0].get("readings_complete")), (None, None));
    let asked = answers(&["verify", "--readings", "--json", "a", "b", "c"]);
    for nothing in &asked[1..] {
        assert_eq!(nothing["readings"], json!([]), "{nothing}");
        assert_eq!(nothing["readings_complete"], true);
    }
    assert_eq!(asked[0]["readings_complete"], true);
    let expected = json!({
        "cost": 2,
        "changes": [{"ply": 2, "kind": "superfluous", "from": "d5", "to": null}],
        "status": "unfinished", "plies": 1, "result": "*", "score": [0, 0],
        "final": "50,40,-,320,100 50,40,30,20,10 - - N",
        "record": "[Game \"gbg:5\"]\n[Result \"*\"]\n\n1. C30 *\n",
    });
    assert!(asked[0]["readings"].as_array().unwrap().contains(&expected), "{}", asked[0]);
}

#[test]
fn the_published_game_is_read_with_its_two_slips_mended() {
    let printed = include_str!("../../crates/rules/tests/data/freeling-van-zon-1997.txt");
    let tags = "[Game \"gbg:5\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\n";
    let folder = Folder::new();
    folder.file("printed", format!("{tags}{printed}").as_bytes());
    let output = folder.run(&["verify", "--readings", "--json", "printed"]);
    let answer: Value = serde_json::from_str(&output.out).unwrap();
    let first = &answer["readings"][0];
    let changes = json!([
        {"ply": 29, "kind": "order", "from": "E530110000000 xa5", "to": "E530011000000xa5"},
        {"ply": 33, "kind": "gems", "from": "E0", "to": "E0xb4"},
    ]);
    assert_eq!((&first["changes"], &first["score"]), (&changes, &json!([23, 7])));
    assert_eq!(output.code, 1, "a reading is offered, not applied");
    let words = folder.run(&["verify", "--readings", "printed"]).out;
    let expected = "  reading 1: ply 29, E530011000000xa5 instead of E530110000000 xa5\n             \
                    ply 33, E0xb4 instead of E0\n    \
                    verified: 1-0 (resignation) after 143 plies, 23 points to 7\n";
    assert!(words.ends_with(expected), "{words}");
}

#[test]
fn a_record_without_a_reading_is_told_so() {
    let folder = Folder::new();
    folder.file("a", b"[Game \"gbg:5\"]\n[Result \"*\"]\n\nthese are words and no moves\n");
    let words = folder.run(&["verify", "--readings", "a"]).out;
    assert!(words.ends_with("\n  no reading found among small changes\n"), "{words}");
}

#[test]
fn a_reading_with_another_result_proves_nothing_and_says_so() {
    let folder = Folder::new();
    folder.file("a", b"[Game \"gbg:5\"]\n[Result \"1-0\"]\n\n1. C30 c3O 1-0\n");
    let words = folder.run(&["verify", "--readings", "a"]).out;
    let end = "    result-mismatch: * after 2 plies, 0 points to 0; \
               this does not prove the claimed result\n";
    assert!(words.contains(end), "{words}");
}

/// A file of five records, of which the first and the last are fine.
const COLLECTION: &str = "\
[South \"Josef Knecht\"]
[North \"Plinio Designori\"]
[Game \"gbg:5\"]
[Result \"*\"]

1. C30 c30 *

[Game \"gbg:5\"]
[Result \"*\"]

1. C30 {a comment without end
2. D40 *

[South \"Elder\u{1b}[2J\"]
[Game \"gbg:5\"]
[Result \"*\"]

1. C30 d5 *

[Event \"no quotes]
[Game \"gbg:5\"]

*

[Game \"gbg:6\"]
[Result \"1-0\"]
[Termination \"time forfeit\"]
";

#[test]
fn each_record_of_a_file_is_answered_and_none_spoils_another() {
    let folder = Folder::new();
    let mut bytes = COLLECTION.as_bytes().to_vec();
    bytes[7] = 0xff;
    folder.file("bytes", &bytes);
    folder.file("games", COLLECTION.as_bytes());
    let output = folder.run(&["verify", "--json", "games", "bytes"]);
    assert_eq!((output.code, output.complaints.as_str()), (1, ""));
    let answers: Vec<Value> =
        output.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let told = |answer: &Value| {
        let fault = &answer["fault"];
        let place = [&answer["record"], &fault["line"], &fault["column"], &fault["ply"]];
        format!("{} {}", answer["status"].as_str().unwrap(), place.map(Value::to_string).join(" "))
    };
    let others = [
        "malformed 2 11 8 null",
        "illegal 3 18 8 2",
        "malformed 4 20 9 null",
        "verified 5 null null null",
    ];
    let expected =
        [&["unfinished 1 null null null"][..], &others, &["malformed 1 1 8 null"], &others];
    assert_eq!(answers.iter().map(told).collect::<Vec<_>>(), expected.concat());
    let files: Vec<_> = answers.iter().map(|answer| answer["file"].as_str().unwrap()).collect();
    assert_eq!(files, [["games"; 5], ["bytes"; 5]].concat());
}

#[test]
fn people_are_told_which_record_of_a_file_it_is() {
    let folder = Folder::new();
    folder.file("games", COLLECTION.as_bytes());
    let out = folder.run(&["verify", "games"]).out;
    assert!(
        out.starts_with(
            "games, record 1 (Josef Knecht – Plinio Designori): unfinished\n  \
             * after 2 plies, 0 points to 0\n\
             games, record 2: malformed\n  line 11, column 8: the comment has no end, expected }\n  \
             | 1. C30 {a comment without end\n  |        ^\n\
             games, record 3 (Elder\u{fffd}[2J – ?): illegal\n  line 18, column 8, ply 2: pit d holds"
        ),
        "{out}"
    );
    assert!(
        out.contains("\ngames, record 5: verified\n  1-0 (time forfeit) after 0 plies"),
        "{out}"
    );
}

#[test]
fn a_fault_of_a_whole_record_names_its_first_line() {
    let text = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n*\n\n[Game \"gbg:5\"]\n\n*\n";
    let output = Folder::new().run_with(&["verify", "-"], text.as_bytes(), &[]);
    let words = "-, record 2: malformed\n  line 6: no tag Result, expected [Result \"...\"]\n";
    assert!(output.out.contains(words), "{}", output.out);
}

#[test]
fn a_file_without_a_record_is_a_malformed_one() {
    for nothing in ["", "\n \n"] {
        let output = Folder::new().run_with(&["verify", "--json", "-"], nothing.as_bytes(), &[]);
        let answer: Value = serde_json::from_str(&output.out).unwrap();
        assert_eq!((output.code, &answer["status"]), (1, &"malformed".into()));
        assert_eq!((&answer["record"], &answer["fault"]["line"]), (&1.into(), &Value::Null));
    }
}

#[test]
fn a_file_without_end_is_said_to_be_left_unread() {
    if !cfg!(target_os = "linux") {
        return;
    }
    let output = Folder::new().run(&["verify", "/dev/zero"]);
    let told = "magister: /dev/zero: no record begins in 4194304 bytes: the rest is skipped\n";
    assert_eq!(output.complaints, told);
}

#[test]
fn a_file_may_be_much_larger_than_a_record() {
    let record = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n1. C30 c30 *\n\n";
    let folder = Folder::new();
    folder.file("games", record.repeat(3_000).as_bytes());
    let output = folder.run(&["verify", "--json", "games"]);
    assert_eq!((output.code, output.out.lines().count()), (0, 3_000));
}

#[test]
fn a_reader_who_has_seen_enough_ends_it_quietly() {
    use std::io::{BufRead, BufReader, Read};

    let folder = Folder::new();
    folder.file("many", &UNFINISHED.repeat(20_000));
    for command in [&["verify", "many"][..], &["record", "--canonical", "many"]] {
        let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_magister"))
            .args(command)
            .current_dir(&folder.0)
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        assert!(!line.is_empty());
        let mut complaints = String::new();
        child.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
        assert_eq!((child.wait().unwrap().code(), complaints.as_str()), (Some(0), ""));
    }
}

#[test]
fn the_name_of_a_file_moves_no_cursor() {
    let folder = Folder::new();
    let name = folder.file("a\u{1b}[2J\u{202e}b", UNFINISHED);
    let missing = "c\u{1b}[2J\u{2066}d";
    let output = folder.run(&["verify", &name, missing]);
    assert!(output.out.starts_with("a\u{fffd}[2J\u{fffd}b: unfinished\n"), "{}", output.out);
    let told = "magister: c\u{fffd}[2J\u{fffd}d: ";
    assert!(output.complaints.starts_with(told), "{}", output.complaints);
}

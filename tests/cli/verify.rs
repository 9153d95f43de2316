//! `magister verify`.

use serde_json::{Value, json};

use crate::program::Folder;

const CASES: &str = include_str!("../../rules/tests/data/glass-bead-game.records");
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
        r#"{"status":"unfinished","game":"gbg:5","plies":2,"result":"*","reason":null,"score":[0,0],"final":"50,40,-,320,100 50,40,-,320,100 - - S","fault":null}"#,
        r#"{"status":"illegal","game":"gbg:5","plies":null,"result":null,"reason":null,"score":null,"final":null,"fault":{"ply":2,"token":"d5","line":4,"column":8,"message":"pit d holds 20, expected each of these beads once, in any order"}}"#,
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
    let printed = include_str!("../../rules/tests/data/freeling-van-zon-1997.txt");
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
    let expected = "  reading 1: ply 29, E530011000000xa5 for E530110000000 xa5\n             \
                    ply 33, E0xb4 for E0\n    \
                    verified: 1-0 (resignation) after 143 plies, 23 points to 7\n";
    assert!(words.ends_with(expected), "{words}");
}

#[test]
fn a_record_without_a_reading_is_told_so() {
    let folder = Folder::new();
    folder.file("a", b"[Game \"gbg:5\"]\n[Result \"*\"]\n\nthese are words and no moves\n");
    let words = folder.run(&["verify", "--readings", "a"]).out;
    assert!(words.ends_with("\n  no reading: no small changes make it play\n"), "{words}");
}

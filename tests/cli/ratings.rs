//! `magister ratings calc`.

use std::io::{Read, Write};
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use crate::program::{Folder, Output};

fn calc(input: &str) -> Output {
    Folder::new().run_with(&["ratings", "calc"], input.as_bytes(), &[])
}

#[track_caller]
fn check(case: &Value, expected: &Value) {
    let Output { code, out, complaints } = calc(&format!("{case}\n"));
    assert_eq!((code, complaints.as_str()), (0, ""), "{case}");
    assert_eq!(serde_json::from_str::<Value>(&out).unwrap(), *expected, "{case}");
}

/// Cases on the lines of the input that are wrong, and what is said.
#[track_caller]
fn refused(input: &str, complaints: &[&str]) {
    let output = calc(input);
    assert_eq!(output.code, 3, "{output:?}");
    let told: Vec<&str> = output.complaints.lines().collect();
    assert_eq!(told.len(), complaints.len(), "{told:#?}");
    for (told, expected) in told.iter().zip(complaints) {
        assert!(told.starts_with(&format!("magister: {expected}")), "{told}");
    }
}

#[test]
fn by_fide_a_change_and_its_k_or_an_initial_rating_are_told() {
    let case = json!({
        "system": "elo-fide", "rating": 1887, "games_before": 29, "ever2400": false,
        "junior": false, "k": 40, "change": 22,
        "games": [[2589, 0.0], [2640, 0.0], [2360, 0.5], [2528, 0.0], [1792, 1.0]],
    });
    check(&case, &json!({ "change": 22, "k": 40 }));
    let case = json!({
        "system": "elo-fide-initial", "opponents": [1505, 1543, 1569, 1689, 2421], "score": 2.0,
    });
    check(&case, &json!({ "initial": 1711, "published": true }));
}

#[test]
fn glicko_and_glicko2_are_told_unrounded() {
    let games = json!([[1400, 30, 1], [1550, 100, 0], [1700, 300, 0]]);
    let glicko = json!({ "system": "glicko", "r": 1500, "rd": 200, "c": 20, "opp": games });
    let glicko2 = json!({
        "system": "glicko2", "r": 1500, "rd": 200, "vol": 0.06, "tau": 0.5, "opp": games,
    });
    let output = calc(&format!("{glicko}\n{glicko2}"));
    assert_eq!((output.code, output.complaints.as_str()), (0, ""));
    let told: Vec<Value> =
        output.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let near = |told: &Value, expected: f64| {
        let told = told.as_f64().unwrap();
        assert!((told - expected).abs() < 1e-6 * expected, "{told} instead of {expected}");
    };
    near(&told[0]["r"], 1_463.901_652);
    near(&told[0]["rd"], 151.830_232);
    near(&told[1]["r"], 1_464.050_670);
    near(&told[1]["rd"], 151.516_524);
    near(&told[1]["vol"], 0.059_995_984);
    assert_eq!(told.len(), 2);
}

#[test]
fn what_a_rating_list_makes_of_an_unlikely_period_stands_beside_what_the_paper_gives() {
    let evening = vec![json!([2195, 82, 1]); 36];
    let case = json!({
        "system": "glicko2", "r": 1360, "rd": 150, "vol": 0.06, "tau": 0.5, "opp": evening,
    });
    let output = calc(&case.to_string());
    assert_eq!((output.code, output.complaints.as_str()), (0, ""));
    let told: Value = serde_json::from_str(&output.out).unwrap();
    assert!(told["r"].as_f64().unwrap() > 4000.0, "{told}");
    assert_eq!(told["bounded"]["r"], 2695.0);
    // The first of the three solutions of step 5 is below 0.1.
    assert!((told["vol"].as_f64().unwrap() - 0.085_762).abs() < 1e-6, "{told}");
    assert_eq!(told["bounded"]["vol"], told["vol"]);
}

#[test]
fn glicko2_without_games_widens_the_deviation_as_the_paper_does() {
    for rd in [50.0_f64, 350.0, 700.0] {
        let case = json!({
            "system": "glicko2", "r": 1500, "rd": rd, "vol": 0.06, "tau": 0.5, "opp": [],
        });
        let output = calc(&case.to_string());
        let told: Value = serde_json::from_str(&output.out).unwrap();
        let expected = rd.hypot(0.06 * 173.7178);
        assert!((told["rd"].as_f64().unwrap() - expected).abs() < 1e-9, "{told} for {rd}");
        assert_eq!((&told["r"], &told["vol"]), (&json!(1500.0), &json!(0.06)));
    }
}

#[test]
fn a_wrong_line_is_told_by_its_number_and_the_others_are_answered() {
    let good = r#"{"system": "elo-fide-initial", "opponents": [], "score": 0}"#;
    let long = format!("{}{good}", " ".repeat(1 << 20));
    let input = format!("{good}\n\nno case\n{good}\n{long}\n{{}}\n{good}");
    let output = calc(&input);
    let answer = "{\"initial\":1800,\"published\":false}\n";
    assert_eq!((output.code, output.out), (3, answer.repeat(3)));
    refused(
        &input,
        &[
            "line 3: column 2: expected",
            "line 5: longer than 1048576 bytes",
            "line 6: column 2: missing field `system`",
        ],
    );
}

#[test]
fn all_that_is_wrong_with_a_case_is_told() {
    let case = json!({
        "system": "glicko2", "r": 1e5, "rd": -1, "vol": 0, "tau": 0, "opp": [[1400, 30, 0.7]],
    });
    let complaints = [
        "line 1: a rating is 100000, but must be from",
        "line 1: a deviation is -1, but",
        "line 1: the score of a game is 0.7, but must be 0, 0.5 or 1",
        "line 1: the volatility is 0, but",
        "line 1: tau is 0, but",
    ];
    refused(&case.to_string(), &complaints);
    refused(
        r#"{"system": "go", "r": 1}"#,
        &["line 1: column 15: unknown variant `go`, expected one of `glicko`"],
    );
    refused("{\"system\": \"glicko\", \u{1b}}", &["line 1: column 22: key must be a string"]);
}

#[test]
fn whoever_has_seen_enough_may_close_the_pipe() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_magister"))
        .args(["ratings", "calc"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let case = "{\"system\": \"elo-fide-initial\", \"opponents\": [], \"score\": 0}\n";
    let _ = child.stdin.take().unwrap().write_all(case.repeat(1000).as_bytes());
    let mut complaints = String::new();
    child.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
    assert_eq!((child.wait().unwrap().code(), complaints.as_str()), (Some(0), ""));
}

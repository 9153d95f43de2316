//! `magister ratings evaluate`.

use serde_json::{Value, json};

use crate::program::{Folder, Output};

/// Nine games of four in two years, and one that has not been played.
const CASTALIA: &str = include_str!("../data/history/castalia.csv");

fn evaluated(arguments: &[&str], file: &str) -> Output {
    let folder = Folder::new();
    folder.file("games.csv", file.as_bytes());
    folder.run(&[&["ratings", "evaluate", "games.csv"], arguments].concat())
}

fn json(arguments: &[&str]) -> Value {
    let Output { code, out, complaints } = evaluated(&[&["--json"], arguments].concat(), CASTALIA);
    assert_eq!((code, complaints.as_str()), (0, ""), "{out}");
    serde_json::from_str(&out).expect("one JSON object")
}

fn refused(arguments: &[&str], file: &str, code: i32, words: &str) {
    let output = evaluated(arguments, file);
    assert_eq!((output.code, output.out.as_str()), (code, ""), "{}", output.complaints);
    assert!(output.complaints.contains(words), "{}", output.complaints);
}

#[test]
fn the_figures_are_those_of_the_formula() {
    let expect = |own: f64, other: f64| 1.0 / (1.0 + 10f64.powf((other - own) / 400.0));
    let [mut knecht, mut designori, mut tegularius, mut ferromonte] = [1500.0; 4];
    let mut losses = Vec::new();
    let mut game = |first: &mut f64, second: &mut f64, score: f64| {
        let expected = expect(*first, *second);
        losses.push(-(score * expected.ln() + (1.0 - score) * (1.0 - expected).ln()));
        *first += 40.0 * (score - expected);
        *second -= 40.0 * (score - expected);
    };
    game(&mut knecht, &mut designori, 1.0);
    game(&mut tegularius, &mut ferromonte, 0.5);
    game(&mut designori, &mut tegularius, 0.0);
    game(&mut ferromonte, &mut knecht, 0.0);
    game(&mut knecht, &mut tegularius, 1.0);
    game(&mut designori, &mut ferromonte, 1.0);
    game(&mut knecht, &mut designori, 1.0);
    game(&mut ferromonte, &mut tegularius, 0.0);
    game(&mut tegularius, &mut knecht, 0.5);
    let mean = |losses: &[f64]| {
        losses.iter().sum::<f64>() / f64::from(u32::try_from(losses.len()).unwrap())
    };

    let elo = ["--system", "elo:k=40", "--periods", "game"];
    let told = json(&elo);
    let log_loss = |told: &Value| told["rows"][0]["log_loss"].as_f64().unwrap();
    assert!((log_loss(&told) - mean(&losses)).abs() < 1e-9, "{told}");
    let told = json(&[&elo[..], &["--from", "1944-01-01"]].concat());
    assert!((log_loss(&told) - mean(&losses[6..])).abs() < 1e-9, "{told}");
}

#[test]
fn every_system_is_told_the_best_first() {
    let output = evaluated(&["--from", "1944-01-01"], CASTALIA);
    assert_eq!((output.code, output.complaints.as_str()), (0, ""));
    assert_eq!(output.out, include_str!("../data/history/castalia.evaluated.txt"));
}

#[test]
fn programs_are_told_every_number() {
    let told = json(&["--system", "glicko2:tau=0.7", "--periods", "30", "--from", "1944-01-01"]);
    let row = &told["rows"][0];
    assert_eq!(told["games"], 9);
    assert_eq!((&told["players"], &told["unplayed"]), (&json!(4), &json!(1)));
    assert_eq!(told["first"], "1943-01-04");
    assert_eq!(told["last"], "1944-03-02");
    assert_eq!((&row["system"], &row["period_days"]), (&json!("glicko2"), &json!(30)));
    assert_eq!((&row["games"], &row["tuned"]), (&json!(3), &Value::Null));
    let parameters = json!({
        "deviation": 350.0, "idle": 4.83, "volatility": 0.06, "tau": 0.7, "advantage": 0.0,
    });
    assert_eq!(row["parameters"], parameters);
    assert_eq!(told["bounds"], json!({ "reach": 500, "volatility": 0.1 }));
}

#[test]
fn tuning_keeps_what_is_given_and_sees_nothing_later() {
    let tuned = ["--tune-until", "1944-01-01", "--system", "glicko:idle=3", "--seat-advantage"];
    let told = json(&tuned);
    assert_eq!(told["from"], "1944-01-01");
    let row = &told["rows"][0];
    assert_eq!(row["parameters"]["idle"], 3.0);
    assert_eq!(row["tuned"]["games"], 6);

    // All that is played later turns round, and the same parameters are chosen.
    let other_end = CASTALIA.replace(
        "1944-03-01,Josef Knecht,Plinio Designori,1-0",
        "1944-03-01,Josef Knecht,Plinio Designori,0-1",
    );
    assert_ne!(other_end, CASTALIA);
    let output = evaluated(&[&["--json"], &tuned[..]].concat(), &other_end);
    let other: Value = serde_json::from_str(&output.out).unwrap();
    let parameters = |told: &Value| {
        let mut all: Vec<String> = told["rows"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| row["parameters"].to_string())
            .collect();
        all.sort();
        all
    };
    assert_eq!(parameters(&told), parameters(&other));
    assert_ne!(told["rows"][0]["log_loss"], other["rows"][0]["log_loss"]);
}

#[test]
fn an_advantage_that_is_given_is_not_tuned_away() {
    let advantage = |argument: &str| {
        let told = json(&["--tune-until", "1944-01-01", "--system", "elo", argument]);
        told["rows"][0]["parameters"]["advantage"].as_f64().unwrap()
    };
    for points in [0.0_f64, 7.0, 50.0] {
        assert_eq!(advantage(&format!("--seat-advantage={points}")).to_bits(), points.to_bits());
    }
    assert_ne!(advantage("--seat-advantage").to_bits(), 35_f64.to_bits());
}

#[test]
fn figures_of_games_that_were_tuned_on_come_with_a_warning() {
    let arguments = ["--tune-until", "1944-01-01", "--from", "1943-02-01", "--system", "elo"];
    let output = evaluated(&arguments, CASTALIA);
    assert_eq!(output.code, 0);
    assert_eq!(
        output.complaints,
        "magister: games.csv: warning: the parameters were tuned on the games from 1943-02-01 to \
         before 1944-01-01, so the figures include games already seen\n"
    );
}

#[test]
fn what_makes_no_figures_is_told() {
    refused(&["--from", "1950-01-01"], CASTALIA, 1, "no games on 1950-01-01 or later");
    refused(&["--tune-until", "1943-01-04"], CASTALIA, 1, "no games to tune by in the 10 years");
    refused(&[], "date,first,second,result\n", 1, "the file has no games");
    let faults = "date,first,second,result\nyesterday,A,B,1-0\n1943-01-04,A,A,2\n";
    refused(&[], faults, 3, "games.csv: line 2: the date \"yesterday\"");
    refused(&[], faults, 3, "games.csv: line 3: \"A\" is both players");
    let output = Folder::new().run(&["ratings", "evaluate", "nowhere.csv"]);
    assert_eq!(output.code, 3);
    assert!(output.complaints.starts_with("magister: nowhere.csv: "), "{}", output.complaints);
}

#[test]
fn wrong_arguments_are_a_wrong_usage() {
    for arguments in [
        ["--system", "elo:tau=1"],
        ["--system", "elo:k"],
        ["--system", "elo:k=0"],
        ["--system", "ingo"],
        ["--periods", "0"],
        ["--seat-advantage=1000", "--json"],
        ["--from", "1944-02-30"],
    ] {
        refused(&arguments, CASTALIA, 2, "error: invalid value");
    }
}

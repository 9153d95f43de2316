//! `magister standings`.

use serde_json::{Value, json};

use crate::program::{Folder, Output};

/// Three rounds of five; the last one is still to be paired.
const OPEN: &str = include_str!("../data/standings/open.trf");

fn standings(arguments: &[&str], file: &str) -> Output {
    let folder = Folder::new();
    folder.file("open.trf", file.as_bytes());
    folder.run(&[&["standings"], arguments, &["open.trf"]].concat())
}

fn told(arguments: &[&str], file: &str) -> String {
    let Output { code, out, complaints } = standings(arguments, file);
    assert_eq!((code, complaints.as_str()), (0, ""), "{out}");
    out
}

fn json(arguments: &[&str], file: &str) -> Value {
    let told = told(&[&["--json"], arguments].concat(), file);
    serde_json::from_str(&told).expect("one JSON object")
}

fn refused(arguments: &[&str], file: &str, code: i32, words: &str) {
    let output = standings(arguments, file);
    assert_eq!((output.code, output.out.as_str()), (code, ""), "{}", output.complaints);
    assert!(output.complaints.contains(words), "{}", output.complaints);
}

#[test]
fn standings_are_a_table_with_the_tie_breaks_of_the_file() {
    let expected = include_str!("../data/standings/open.txt");
    assert_eq!(told(&[], OPEN), expected);
}

#[test]
fn every_number_of_a_player_is_explained() {
    let list = "PTS,DE,BH/C1,SB,TPR,PTP,TPN";
    let expected = include_str!("../data/standings/open.explained.txt");
    assert_eq!(told(&["--tie-breaks", list, "--explain", "3"], OPEN), expected);
}

#[test]
fn programs_are_told_decimals_and_null() {
    let all = json(&["--tie-breaks", "PTS,DE,BH/C1,SB,BH/M2"], OPEN);
    let first = json!({ "rank": 1, "tpn": 1, "name": "Knecht, Josef", "values": {
        "PTS": "2", "DE": "0", "BH/C1": "0.5", "SB": "0.5", "BH/M2": null,
    } });
    assert_eq!(all["rows"][0], first);
    let ranks: Vec<&Value> =
        all["rows"].as_array().unwrap().iter().map(|row| &row["rank"]).collect();
    assert_eq!(ranks, [1, 2, 3, 4, 5]);
    assert_eq!(all.get("explained"), None);
}

#[test]
fn the_working_is_told_to_programs_too() {
    let all = json(&["--tie-breaks", "BH/C1,DE", "--explain", "3"], OPEN);
    assert_eq!(all["explained"]["tpn"], 3);
    let cut = json!({
        "round": 1, "against": "dummy", "opponent": null, "points": "0.5", "score": "1",
        "made": "1.5", "byes_as_draws": 0, "at_most": "1", "adds": "1", "cut": "unplayed",
    });
    assert_eq!(all["explained"]["workings"]["BH/C1"]["rounds"][0], cut);
    assert_eq!(all["explained"]["workings"]["DE"]["kind"], "encounters");
}

#[test]
fn an_earlier_round_and_another_edition_give_other_numbers() {
    let value = |arguments: &[&str], code: &str| {
        let all = json(&[&["--tie-breaks", code], arguments].concat(), OPEN);
        let rows = all["rows"].as_array().unwrap().clone();
        let third = rows.into_iter().find(|row| row["tpn"] == 3).unwrap();
        third["values"][code].clone()
    };
    assert_eq!((value(&[], "PTS"), value(&["--round", "1"], "PTS")), (json!("1.5"), json!("0.5")));
    // A half-point bye: the dummy has 1½, since 2026 at most 2 × ½.
    assert_eq!(value(&["--edition", "2024"], "SB"), json!("0.75"));
    assert_eq!(value(&["--edition", "2026"], "SB"), json!("0.5"));
    assert_eq!(value(&[], "SB"), json!("0.5"), "the file is of May 2026");
}

#[test]
fn a_file_that_does_not_say_so_may_be_a_round_robin() {
    let file = OPEN.replace("0000 - H", "        ").replace("0000 - U", "        ");
    let all = standings(&["--round-robin", "--tie-breaks", "REP,BH", "--json"], &file);
    assert_eq!(all.code, 0, "{}", all.complaints);
    refused(&["--round-robin"], OPEN, 3, "a bye that this system does not know");
}

#[test]
fn what_is_not_there_is_told() {
    refused(&["--round", "3"], OPEN, 2, "round 3 is not paired yet; rounds paired: 2");
    refused(&["--explain", "9"], OPEN, 2, "there is no player 9");
    let unknown = OPEN.replace("212 PTS,BH/C1,SB", "212 PTS,EDET,BC");
    refused(&[], &unknown, 2, "there are no tie-breaks \"EDET, BC\", named in the file");
    assert!(told(&["--tie-breaks", "PTS"], &unknown).contains("PTS"));
    refused(&[], "nothing", 3, "line 1");
    let codes = "there are no tie-breaks \"XX, WIN/C1\"";
    refused(&["--tie-breaks", "PTS,XX,WIN/C1"], OPEN, 2, codes);
    refused(&["--edition", "2023"], OPEN, 2, "2024, 2026");
    refused(&["--round", "0"], OPEN, 2, "--round");
}

//! Whole records against the verdicts that an independent implementation gives.

#[path = "../../../tests/support/game_data.rs"]
mod game_data;

use rules::{Verdict, verify};

#[test]
fn every_record_gets_its_verdict() {
    for file in game_data::record_files() {
        for case in file.cases() {
            check(&case.place, &case.header, &case.record);
        }
    }
}

fn check(place: &str, header: &str, record: &str) {
    let fields: Vec<_> = header.split(" | ").collect();
    let has = |flag: &str| fields.contains(&flag);
    let record = if has("crlf") { record.replace('\n', "\r\n") } else { record.to_owned() };
    let record = if has("bom") { format!("\u{feff}{record}") } else { record };
    let verdict = verify(record.as_bytes());
    assert_eq!(verdict.status.as_str(), fields[1], "{place}: {:?}", verdict.fault);
    for field in &fields[2..] {
        if let Some((name, expected)) = field.split_once(' ') {
            assert_eq!(answer(&verdict, name), expected, "{place}: {name}");
        }
    }
}

fn answer(verdict: &Verdict, name: &str) -> String {
    let answer = match name {
        "ply" => verdict.fault.as_ref().and_then(|fault| Some(fault.ply?.to_string())),
        "plies" => verdict.plies.map(|plies| plies.to_string()),
        "result" => verdict.result.map(|result| result.to_string()),
        "final" => verdict.final_position.clone(),
        "repetition" => verdict.repetition.map(|ply| ply.to_string()),
        "score" => verdict.score.map(|score| format!("{}-{}", score.first, score.second)),
        _ => None,
    };
    answer.unwrap_or_else(|| "none".to_owned())
}

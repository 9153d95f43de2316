//! `magister verify --readings`: what a record that does not play may have meant.

use std::fmt::Write;

use rules::readings::{Budget, Change, Reading, Readings, Slip};
use rules::{Record, Status, Verdict};
use serde::Serialize;
use serde_json::Value;

use super::{number, standing, visible};

/// Characters of a move that are shown in words.
const SHOWN_CHARS: usize = 60;

/// The readings of a record, if it could be taken apart; what could not has none.
pub(super) fn of(record: Option<&Record>) -> Readings {
    let none = Readings { best: Vec::new(), is_complete: true };
    record.map_or(none, |record| record.readings(Budget::FULL))
}

/// The readings as programs read them, beside the verdict.
#[derive(Serialize)]
pub(super) struct JsonReadings {
    readings: Vec<JsonReading>,
    readings_complete: bool,
}

#[derive(Serialize)]
struct JsonReading {
    cost: u32,
    changes: Vec<JsonChange>,
    status: &'static str,
    plies: Option<u32>,
    result: Option<&'static str>,
    score: Option<[Value; 2]>,
    r#final: Option<String>,
    record: String,
}

#[derive(Serialize)]
struct JsonChange {
    ply: u32,
    kind: &'static str,
    from: Option<String>,
    to: Option<String>,
}

impl From<Readings> for JsonReadings {
    fn from(readings: Readings) -> Self {
        Self {
            readings: readings.best.into_iter().map(JsonReading::from).collect(),
            readings_complete: readings.is_complete,
        }
    }
}

impl From<Reading> for JsonReading {
    fn from(reading: Reading) -> Self {
        let Verdict { status, plies, result, score, final_position, .. } = reading.verdict;
        Self {
            cost: reading.cost,
            changes: reading.changes.into_iter().map(JsonChange::from).collect(),
            status: status.as_str(),
            plies,
            result: result.map(rules::Claim::as_str),
            score: score.map(|score| [number(score.first), number(score.second)]),
            r#final: final_position,
            record: reading.text,
        }
    }
}

impl From<Change> for JsonChange {
    fn from(change: Change) -> Self {
        let Change { ply, slip, from, to } = change;
        Self { ply, kind: slip.as_str(), from, to }
    }
}

/// The readings in words, a line for each change and one for the end; nothing if the record
/// plays.
pub(super) fn in_words(readings: &Readings, verdict: &Verdict) -> String {
    let mut words = String::new();
    if verdict.fault.is_none() {
        return words;
    }
    for (number, reading) in (1..).zip(&readings.best) {
        for (idx, change) in reading.changes.iter().enumerate() {
            let head = if idx == 0 { format!("reading {number}:") } else { " ".repeat(10) };
            let _ = writeln!(words, "  {head} {}", change_in_words(change));
        }
        let verdict = &reading.verdict;
        let (status, end) = (verdict.status, standing(verdict));
        let remark = match status {
            Status::ResultMismatch => "; this does not prove the claimed result",
            _ => "",
        };
        let _ = writeln!(words, "    {status}: {end}{remark}");
    }
    let remark = match (readings.is_complete, readings.best.is_empty()) {
        (true, true) => "no reading found among small changes\n",
        (true, false) => "",
        (false, true) => "no reading found before the search stopped\n",
        (false, false) => "the search stopped early: there may be others\n",
    };
    if !remark.is_empty() {
        let _ = write!(words, "  {remark}");
    }
    words
}

fn change_in_words(change: &Change) -> String {
    let shown = |text: &Option<String>| {
        let text = text.as_deref().unwrap_or_default();
        let mut shown: String = text.chars().map(visible).take(SHOWN_CHARS).collect();
        if text.chars().count() > SHOWN_CHARS {
            shown.push('…');
        }
        shown
    };
    let (from, to) = (shown(&change.from), shown(&change.to));
    match change.slip {
        Slip::Missing => format!("ply {}, {to} inserted", change.ply),
        Slip::Superfluous => format!("ply {}, {from} left out", change.ply),
        _ => format!("ply {}, {to} instead of {from}", change.ply),
    }
}

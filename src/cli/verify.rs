//! `magister verify`: records out of files, each with what the rules say of it.

mod readings;

use std::io;
use std::path::PathBuf;

use clap::Args;
use rules::readings::Readings;
use rules::{BySeat, Fault, Points, Status, Verdict};
use serde::Serialize;
use serde_json::{Value, json};

use self::readings::JsonReadings;
use super::files::{Found, NO, Streams, YES, each_record, message, visible};

pub(super) const EXAMPLES: &str = "Examples:
  magister verify round-1/*.record
  magister verify --json - < games.records

A file may hold several records, one after the other; a faulty one does not affect the others.

Exit code: 0 if every record is verified or unfinished, 1 if not, 2 for wrong arguments,
3 if a file cannot be read.";

/// Characters of a line that are shown before and after a fault.
const SHOWN_CHARS: usize = 36;

/// Arguments of `magister verify`.
#[derive(Debug, Args)]
pub struct Verify {
    /// Print one JSON object per record.
    #[arg(long)]
    pub json: bool,
    /// Suggest the smallest changes that make a faulty record playable.
    #[arg(long)]
    pub readings: bool,
    /// Files of one or more game records; - for standard input.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// A record as it was read, with the answer to it.
struct Answered<'f> {
    found: &'f Found<'f>,
    verdict: Verdict,
    /// What it may have meant, if that was asked for.
    readings: Option<Readings>,
}

/// Verifies each record of each file in turn; returns the exit code.
///
/// Files that cannot be read go to `complaints`; the others are still verified.
pub(super) fn run(options: &Verify, streams: &mut Streams<'_>) -> io::Result<u8> {
    each_record(&options.files, streams, |found, streams| {
        let mut answered = Answered::to(found);
        if options.readings {
            answered.readings = Some(readings::of(found.record.as_ref().ok()));
        }
        let code = code_of(answered.verdict.status);
        if options.json {
            writeln!(streams.out, "{}", answered.in_json()?)?;
        } else {
            write!(streams.out, "{}", answered.in_words())?;
        }
        Ok(code)
    })
}

fn code_of(status: Status) -> u8 {
    match status {
        Status::Verified | Status::Unfinished => YES,
        Status::ResultMismatch | Status::Illegal | Status::Malformed => NO,
    }
}

/// The answer as programs read it; the names of its fields stay the same.
#[derive(Serialize)]
struct JsonVerdict {
    file: String,
    record: u32,
    status: &'static str,
    game: Option<String>,
    plies: Option<u32>,
    result: Option<&'static str>,
    reason: Option<&'static str>,
    score: Option<[Value; 2]>,
    r#final: Option<String>,
    repetition: Option<u32>,
    fault: Option<JsonFault>,
    #[serde(flatten)]
    readings: Option<JsonReadings>,
}

#[derive(Serialize)]
struct JsonFault {
    ply: Option<u32>,
    token: Option<String>,
    line: Option<u32>,
    column: Option<u32>,
    message: String,
}

/// A JSON number: whole points without a fraction, `45.5` with one.
fn number(points: Points) -> Value {
    let halves = points.halves();
    if halves.is_multiple_of(2) { json!(halves / 2) } else { json!(f64::from(halves) / 2.0) }
}

impl<'f> Answered<'f> {
    fn to(found: &'f Found<'f>) -> Self {
        let verdict = match &found.record {
            Ok(record) => record.verify(),
            Err(_) => rules::verify(found.part.bytes()),
        };
        Self { found, verdict, readings: None }
    }

    fn in_json(self) -> io::Result<String> {
        let Self { found, verdict, readings } = self;
        let fault = verdict.fault.clone().map(|fault| found.part.locate(fault));
        let verdict = JsonVerdict {
            file: found.file(),
            record: found.number,
            status: verdict.status.as_str(),
            game: verdict.game.as_ref().map(ToString::to_string),
            plies: verdict.plies,
            result: verdict.result.map(rules::Claim::as_str),
            reason: verdict.reason.map(rules::EndReason::as_str),
            score: verdict.score.map(|score| [number(score.first), number(score.second)]),
            r#final: verdict.final_position.clone(),
            repetition: verdict.repetition,
            fault: fault.map(|fault| JsonFault {
                message: message(&fault),
                ply: fault.ply,
                token: fault.token,
                line: fault.line,
                column: fault.column,
            }),
            readings: readings.map(JsonReadings::from),
        };
        Ok(serde_json::to_string(&verdict)?)
    }

    fn in_words(&self) -> String {
        let Self { found, verdict, readings } = self;
        let detail = match (&verdict.fault, verdict.status) {
            (Some(fault), _) => {
                let line = offending_line(found.part.bytes(), fault).unwrap_or_default();
                format!("{}\n{line}", found.tell(fault))
            }
            (None, Status::ResultMismatch) => self.mismatch() + "\n" + &self.repetition(),
            (None, _) => standing(verdict) + "\n" + &self.repetition(),
        };
        let of_readings = |found| readings::in_words(found, verdict);
        let readings = readings.as_ref().map_or_else(String::new, of_readings);
        format!("{}: {}\n  {detail}{readings}", found.name(), verdict.status)
    }

    fn repetition(&self) -> String {
        self.verdict.repetition.map_or_else(String::new, |ply| {
            format!("  a position occurred for the third time after ply {ply}\n")
        })
    }

    fn mismatch(&self) -> String {
        let claim = self.found.record.as_ref().map_or("*", |record| record.claim().as_str());
        match self.verdict.result {
            Some(rules::Claim::Open) | None => {
                format!(
                    "the record claims {claim}, but the game is not over: {}",
                    standing(&self.verdict)
                )
            }
            Some(_) => {
                format!("the record claims {claim}, but the moves give {}", standing(&self.verdict))
            }
        }
    }
}

/// `1-0 (resignation) after 72 plies, 23 points to 7`.
fn standing(verdict: &Verdict) -> String {
    let result = verdict.result.map_or("*", rules::Claim::as_str);
    let reason = verdict.reason.map_or_else(String::new, |reason| format!(" ({reason})"));
    let plies = verdict.plies.unwrap_or(0);
    format!("{result}{reason} after {plies} plies, {}", points(verdict.score))
}

fn points(score: Option<BySeat<Points>>) -> String {
    score.map_or_else(String::new, |score| format!("{} points to {}", score.first, score.second))
}

/// The line with the fault, cut to what fits, and a caret under each character at fault.
fn offending_line(bytes: &[u8], fault: &Fault) -> Option<String> {
    let text = String::from_utf8_lossy(bytes);
    let text = text.strip_prefix('\u{feff}').unwrap_or(&text);
    let line_idx = usize::try_from(fault.line?.checked_sub(1)?).ok()?;
    let column_idx = usize::try_from(fault.column?.checked_sub(1)?).ok()?;
    let line = text.split('\n').nth(line_idx)?;
    let chars: Vec<char> = line.trim_end_matches('\r').chars().map(visible).collect();
    let token: Vec<char> = fault.token.iter().flat_map(|token| token.chars()).collect();
    let n_marked = if chars.get(column_idx..)?.starts_with(&token) {
        token.len().clamp(1, SHOWN_CHARS)
    } else {
        1
    };
    let start = column_idx.saturating_sub(SHOWN_CHARS);
    let end = (column_idx + n_marked + SHOWN_CHARS).min(chars.len());
    let before = if start > 0 { "…" } else { "" };
    let after = if end < chars.len() { "…" } else { "" };
    let shown: String = chars[start..end.max(start)].iter().collect();
    let indent = " ".repeat(before.chars().count() + column_idx - start);
    Some(format!("  | {before}{shown}{after}\n  | {indent}{}\n", "^".repeat(n_marked)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> String {
        Answered::to(&Found::alone("a.record", text)).in_words()
    }

    #[test]
    fn a_fault_is_shown_in_its_line_with_a_caret_under_it() {
        let text = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n1. C30\td5 *\n";
        assert_eq!(
            words(text),
            "a.record: illegal\n  \
             line 4, column 8, ply 2: pit d holds 20, expected each of these beads once, in any order\n  \
             | 1. C30 d5 *\n  |        ^^\n"
        );
    }

    #[test]
    fn a_long_line_is_cut_around_its_fault() {
        let moves = "C30 c30 ".to_owned() + &"{a long comment} ".repeat(20);
        let text = format!("[Game \"gbg:5\"]\n[Result \"*\"]\n\n{moves}e5 *\n");
        let words = words(&text);
        let shown: Vec<&str> = words.lines().skip(2).collect();
        assert!(shown[0].starts_with("  | …") && shown[0].ends_with("e5 *"), "{words}");
        let caret = shown[1].chars().position(|c| c == '^').unwrap();
        assert_eq!(shown[0].chars().nth(caret), Some('e'), "{words}");
    }

    #[test]
    fn a_record_moves_no_cursor() {
        let text = "[Game \"gbg:5\"]\n[Result \"*\"]\n\n\u{1b}[2J d5\n";
        assert!(!words(text).contains('\u{1b}'), "{}", words(text));
        for turn in ['\u{202a}', '\u{202e}', '\u{2066}', '\u{2069}'] {
            let text = text.replace('\u{1b}', &turn.to_string());
            assert!(!words(&text).contains(turn), "{}", words(&text));
        }
    }

    #[test]
    fn a_mismatch_names_both_results() {
        let text = "[Game \"gbg:5\"]\n[Result \"1-0\"]\n\n1. C30 c30 1-0\n";
        assert_eq!(
            words(text),
            "a.record: result-mismatch\n  the record claims 1-0, but the game is not over: \
             * after 2 plies, 0 points to 0\n"
        );
    }

    #[test]
    fn half_points_are_numbers_with_a_fraction() {
        assert_eq!(number(Points::from_halves(91)).to_string(), "45.5");
        assert_eq!(number(Points::from_halves(90)).to_string(), "45");
    }
}

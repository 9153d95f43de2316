//! `magister verify`: records out of files, each with what the rules say of it.

mod readings;

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use rules::readings::Readings;
use rules::{BySeat, Fault, FaultKind, Points, Record, Status, Verdict};
use serde::Serialize;
use serde_json::{Value, json};

use self::readings::JsonReadings;

/// Every record is verified, or its game still goes on.
const YES: u8 = 0;
/// Some record is not.
const NO: u8 = 1;
/// Some file cannot be read.
const UNREADABLE: u8 = 3;

/// This instead of a file means standard input.
const STANDARD_INPUT: &str = "-";

/// Characters of a line that are shown before and after a fault.
const SHOWN_CHARS: usize = 36;

/// Arguments of `magister verify`.
#[derive(Debug, Args)]
pub struct Verify {
    /// One JSON object a line for each record, instead of words.
    #[arg(long)]
    pub json: bool,
    /// Look for the smallest changes with which a record that does not play does.
    #[arg(long)]
    pub readings: bool,
    /// Files of one game record each; - for standard input.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// A record as it was read, with the answer to it.
struct Answered {
    /// The record, if it could be taken apart.
    record: Option<Record>,
    text: String,
    verdict: Verdict,
    /// What it may have meant, if that was asked for.
    readings: Option<Readings>,
}

/// Answers each file in turn; the last word is the exit code.
///
/// Files that cannot be read are told to `complaints`; the others are answered all the same.
pub fn run(options: &Verify, out: &mut impl Write, complaints: &mut impl Write) -> io::Result<u8> {
    let mut code = YES;
    for file in &options.files {
        let bytes = match read(file) {
            Ok(bytes) => bytes,
            Err(error) => {
                writeln!(complaints, "magister: {}: {error}", file.display())?;
                code = UNREADABLE;
                continue;
            }
        };
        let mut answered = Answered::to(&bytes);
        if options.readings {
            answered.readings = Some(readings::of(answered.record.as_ref()));
        }
        let code_here = code_of(answered.verdict.status);
        if options.json {
            writeln!(out, "{}", json(answered)?)?;
        } else {
            write!(out, "{}", answered.in_words(file))?;
        }
        code = code.max(code_here);
    }
    Ok(code)
}

/// Reads one byte more than a record may have: enough to refuse it, however large the file is.
fn read(file: &Path) -> io::Result<Vec<u8>> {
    let most = u64::try_from(Record::MOST_BYTES).unwrap_or(u64::MAX - 1) + 1;
    let mut bytes = Vec::new();
    if file.as_os_str() == STANDARD_INPUT {
        io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    } else {
        File::open(file)?.take(most).read_to_end(&mut bytes)?;
    }
    Ok(bytes)
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
    status: &'static str,
    game: Option<String>,
    plies: Option<u32>,
    result: Option<&'static str>,
    reason: Option<&'static str>,
    score: Option<[Value; 2]>,
    r#final: Option<String>,
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

fn json(answered: Answered) -> io::Result<String> {
    let verdict = answered.verdict;
    let verdict = JsonVerdict {
        status: verdict.status.as_str(),
        game: verdict.game.as_ref().map(ToString::to_string),
        plies: verdict.plies,
        result: verdict.result.map(rules::Claim::as_str),
        reason: verdict.reason.map(rules::EndReason::as_str),
        score: verdict.score.map(|score| [number(score.first), number(score.second)]),
        r#final: verdict.final_position.clone(),
        fault: verdict.fault.as_ref().map(|fault| JsonFault {
            ply: fault.ply,
            token: fault.token.clone(),
            line: fault.line,
            column: fault.column,
            message: message(fault),
        }),
        readings: answered.readings.map(JsonReadings::from),
    };
    Ok(serde_json::to_string(&verdict)?)
}

/// A JSON number: whole points without a fraction, `45.5` with one.
fn number(points: Points) -> Value {
    let halves = points.halves();
    if halves.is_multiple_of(2) { json!(halves / 2) } else { json!(f64::from(halves) / 2.0) }
}

/// What is wrong. Of a file too large only the beginning was read, so its size is not known.
fn message(fault: &Fault) -> String {
    match fault.kind {
        FaultKind::TooLarge { .. } => format!("longer than {} bytes", Record::MOST_BYTES),
        ref kind => kind.to_string(),
    }
}

impl Answered {
    fn to(bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes);
        let text = text.strip_prefix('\u{feff}').unwrap_or(&text).to_owned();
        match Record::parse(bytes) {
            Ok(record) => {
                Self { verdict: record.verify(), record: Some(record), text, readings: None }
            }
            Err(_) => Self { verdict: rules::verify(bytes), record: None, text, readings: None },
        }
    }

    fn in_words(&self, file: &Path) -> String {
        let Verdict { status, fault, .. } = &self.verdict;
        let detail = match (fault, status) {
            (Some(fault), _) => {
                let line = offending_line(&self.text, fault).unwrap_or_default();
                format!("{}{}\n{line}", place(fault), message(fault))
            }
            (None, Status::ResultMismatch) => self.mismatch() + "\n",
            (None, _) => standing(&self.verdict) + "\n",
        };
        let of_readings = |found| readings::in_words(found, &self.verdict);
        let readings = self.readings.as_ref().map_or_else(String::new, of_readings);
        format!("{}: {status}\n  {detail}{readings}", file.display())
    }

    fn mismatch(&self) -> String {
        let claim = self.record.as_ref().map_or("*", |record| record.claim().as_str());
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

/// `line 4, column 7, ply 30: `; nothing where the whole file is at fault.
fn place(fault: &Fault) -> String {
    let numbers = [("line", fault.line), ("column", fault.column), ("ply", fault.ply)];
    let known: Vec<String> = numbers
        .into_iter()
        .filter_map(|(name, number)| Some(format!("{name} {}", number?)))
        .collect();
    if known.is_empty() { String::new() } else { format!("{}: ", known.join(", ")) }
}

/// The line with the fault, cut to what fits, and a caret under each character at fault.
fn offending_line(text: &str, fault: &Fault) -> Option<String> {
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

/// A record must not move the cursor or colour the terminal.
fn visible(letter: char) -> char {
    match letter {
        '\t' => ' ',
        _ if letter.is_control() => '\u{fffd}',
        _ => letter,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> String {
        Answered::to(text.as_bytes()).in_words(Path::new("a.record"))
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

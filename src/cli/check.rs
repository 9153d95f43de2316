//! `magister check`: are the rounds of tournament report files those that the rules give?

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use tournament::check::{Answer, Board, CheckedRound, Difference, check};
use tournament::trf::Report;

use super::files::{NO, Streams, UNREADABLE, YES, masked};
use super::reports::{checked, report, unless_seen_enough};

pub(super) const EXAMPLES: &str = "Examples:
  magister check open.trf
  magister check --json *.trf

Each round that has been paired is paired once more from what had happened before it, by the
Dutch system of 2026, a round robin by the Berger tables.

Exit code: 0 if every round agrees, 1 if one differs, 2 for wrong arguments, 3 if a file
cannot be read.";

/// Arguments of `magister check`.
#[derive(Debug, Args)]
pub struct Check {
    /// One JSON object a line for each round, instead of words.
    #[arg(long)]
    pub json: bool,
    /// Tournament report files (TRF); - for standard input.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Checks each file in turn; the last word is the exit code.
///
/// Files that cannot be read are told to `complaints`; the others are checked all the same.
pub(super) fn run(options: &Check, streams: &mut Streams<'_>) -> io::Result<u8> {
    let mut code = YES;
    let answer = options.files.iter().try_for_each(|file| {
        code = code.max(check_file(options, file, streams)?);
        Ok(())
    });
    unless_seen_enough(answer.map(|()| code), code)
}

fn check_file(options: &Check, file: &Path, streams: &mut Streams<'_>) -> io::Result<u8> {
    let Some(report) = report(file, streams)? else { return Ok(UNREADABLE) };
    let Some(rounds) = checked(file, check(&report), streams)? else { return Ok(UNREADABLE) };
    if options.json {
        for round in &rounds {
            writeln!(streams.out, "{}", serde_json::to_string(&JsonRound::of(file, round))?)?;
        }
    } else {
        write!(streams.out, "{}", in_words(file, &report, &rounds))?;
    }
    Ok(if rounds.iter().all(|round| round.answer == Answer::Agrees) { YES } else { NO })
}

/// A line for the file, and what differs round by round.
fn in_words(file: &Path, report: &Report, rounds: &[CheckedRound]) -> String {
    let file = masked(&file.display().to_string());
    let n_agreeing = rounds.iter().filter(|round| round.answer == Answer::Agrees).count();
    let (n_checked, n_rounds) = (rounds.len(), report.n_rounds());
    let mut text = match n_checked {
        0 => format!("{file}: no round has been paired\n"),
        _ if n_agreeing == n_checked && n_checked == usize::from(n_rounds) => {
            format!("{file}: all {n_rounds} rounds agree\n")
        }
        _ => format!(
            "{file}: {n_agreeing} of {n_checked} rounds agree, of a tournament of {n_rounds}\n"
        ),
    };
    for round in rounds {
        let number = round.round;
        let _ = match &round.answer {
            Answer::Agrees => Ok(()),
            Answer::Differs(differences) => {
                write!(text, "  round {number} differs\n{}", side_by_side(differences))
            }
            Answer::NoLegalPairing(refusal) => {
                writeln!(text, "  round {number} has no legal pairing: {refusal}")
            }
            Answer::NoSchedule(error) => writeln!(text, "  round {number}: {error}"),
        };
    }
    text
}

/// Groups that have no player in common stand apart.
fn side_by_side(differences: &[Difference]) -> String {
    let mut text = format!("    {:<14} {}\n", "in the file", "by the rules");
    for (idx, difference) in differences.iter().enumerate() {
        if idx > 0 {
            text.push('\n');
        }
        let Difference { written, expected } = difference;
        for row in 0..written.len().max(expected.len()) {
            let [written, expected] = [written, expected]
                .map(|boards| boards.get(row).copied().map_or_else(String::new, in_short));
            let remark = if difference.is_of_colours_only() { "the colours" } else { "" };
            let line = format!("    {written:<14} {expected:<14} {remark}");
            let _ = writeln!(text, "{}", line.trim_end());
        }
    }
    text
}

/// First and second.
fn in_short(board: Board) -> String {
    match board {
        Board::Game { white, black } => format!("{white} - {black}"),
        Board::Bye(number) => format!("{number} bye"),
    }
}

/// A round as programs read it; the names of its fields stay the same. `docs/commands.md`
/// describes it.
#[derive(Serialize)]
struct JsonRound {
    file: String,
    round: u16,
    status: &'static str,
    differences: Vec<JsonDifference>,
    message: Option<String>,
}

#[derive(Serialize)]
struct JsonDifference {
    kind: &'static str,
    written: Vec<[u16; 2]>,
    expected: Vec<[u16; 2]>,
}

impl JsonRound {
    fn of(file: &Path, checked: &CheckedRound) -> Self {
        let (status, differences, message) = match &checked.answer {
            Answer::Agrees => ("agrees", &[][..], None),
            Answer::Differs(differences) => ("differs", &differences[..], None),
            Answer::NoLegalPairing(refusal) => {
                ("no-legal-pairing", &[][..], Some(refusal.to_string()))
            }
            Answer::NoSchedule(error) => ("no-schedule", &[][..], Some(error.to_string())),
        };
        Self {
            file: file.display().to_string(),
            round: checked.round,
            status,
            differences: differences.iter().map(JsonDifference::from).collect(),
            message,
        }
    }
}

impl From<&Difference> for JsonDifference {
    fn from(difference: &Difference) -> Self {
        let sides = |boards: &[Board]| boards.iter().copied().map(seats).collect();
        Self {
            kind: if difference.is_of_colours_only() { "colours" } else { "pairs" },
            written: sides(&difference.written),
            expected: sides(&difference.expected),
        }
    }
}

/// First and second, by their numbers; nobody is 0.
fn seats(board: Board) -> [u16; 2] {
    match board {
        Board::Game { white, black } => [white.0, black.0],
        Board::Bye(number) => [number.0, 0],
    }
}

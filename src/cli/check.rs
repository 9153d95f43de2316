//! `magister check`: pairings and places of tournament report files, against the rules.

mod json;

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use domain::reports::noted_table;
use tournament::check::{
    Answer, Board, CheckedRanks, CheckedRound, Difference, Misplaced, check, ranks,
};
use tournament::standings::TieBreak;
use tournament::trf::Report;

use super::files::{NO, Streams, UNREADABLE, YES, masked};
use super::reports::{checked, report, unless_seen_enough};
use json::{JsonRanks, JsonRound};

pub(super) const EXAMPLES: &str = "Examples:
  magister check open.trf
  magister check --json *.trf

Pairs each paired round again from the rounds before it: by the Dutch system of 2026, or a round
robin by the Berger tables. Works out the places again by the file's tie-breaks (212, else 202).

Exit code: 0 if rounds and places agree, 1 if one differs, 2 for wrong arguments, 3 if a file
cannot be read.";

/// Arguments of `magister check`.
#[derive(Debug, Args)]
pub struct Check {
    /// Print one JSON object per round.
    #[arg(long)]
    pub json: bool,
    /// Tournament report files (TRF); - for standard input.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Checks each file in turn; returns the exit code.
///
/// Files that cannot be read go to `complaints`; the others are still checked.
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
    let Some(table) = checked(file, noted_table(&report), streams)? else { return Ok(UNREADABLE) };
    let places = ranks(&report, &table);
    if options.json {
        for round in &rounds {
            writeln!(streams.out, "{}", serde_json::to_string(&JsonRound::of(file, round))?)?;
        }
        if let Some(places) = places.as_ref().filter(|places| !places.misplaced.is_empty()) {
            writeln!(streams.out, "{}", serde_json::to_string(&JsonRanks::of(file, places))?)?;
        }
    } else {
        write!(streams.out, "{}", in_words(file, &report, &rounds))?;
        write!(streams.out, "{}", places.as_ref().map_or_else(String::new, places_in_words))?;
    }
    let is_placed = places.is_none_or(|places| places.misplaced.is_empty());
    let is_paired = rounds.iter().all(|round| round.answer == Answer::Agrees);
    Ok(if is_paired && is_placed { YES } else { NO })
}

/// The places that do not follow; nothing if all do.
fn places_in_words(places: &CheckedRanks) -> String {
    let CheckedRanks { tie_breaks, stopped_at, misplaced } = places;
    let codes = tie_breaks.iter().map(TieBreak::to_string).collect::<Vec<_>>().join(",");
    let mut text = String::new();
    if misplaced.is_empty() {
        return text;
    }
    let _ = writeln!(text, "  places that do not follow from {codes}");
    for Misplaced { number, written, first, last } in misplaced {
        let place = if first == last { first.to_string() } else { format!("{first} to {last}") };
        let _ = writeln!(text, "    {number}: {written} in the file, {place} by the tie-breaks");
    }
    if let Some(code) = stopped_at {
        let _ = writeln!(text, "    not checked from {} on", masked(code));
    }
    text
}

/// A line for the file, and what differs round by round.
fn in_words(file: &Path, report: &Report, rounds: &[CheckedRound]) -> String {
    let file = masked(&file.display().to_string());
    let n_agreeing = rounds.iter().filter(|round| round.answer == Answer::Agrees).count();
    let (n_checked, n_rounds) = (rounds.len(), report.n_rounds());
    let mut text = match n_checked {
        0 => format!("{file}: no round is paired\n"),
        _ if n_agreeing == n_checked && n_checked == usize::from(n_rounds) => {
            format!("{file}: all {n_rounds} rounds agree\n")
        }
        _ => format!(
            "{file}: {n_agreeing} of {n_checked} rounds agree; the tournament has {n_rounds}\n"
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

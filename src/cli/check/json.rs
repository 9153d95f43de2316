//! `magister check --json`.

use std::path::Path;

use serde::Serialize;
use tournament::check::{Answer, Board, CheckedRanks, CheckedRound, Difference, Misplaced};
use tournament::standings::TieBreak;

/// A round as programs read it; the names of its fields stay the same. `docs/commands.md`
/// describes it.
#[derive(Serialize)]
pub(super) struct JsonRound {
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
    pub(super) fn of(file: &Path, checked: &CheckedRound) -> Self {
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

/// The places that do not follow; `docs/commands.md` describes it.
#[derive(Serialize)]
pub(super) struct JsonRanks {
    file: String,
    round: Option<u16>,
    status: &'static str,
    tie_breaks: Vec<String>,
    stopped_at: Option<String>,
    places: Vec<JsonPlace>,
}

#[derive(Serialize)]
struct JsonPlace {
    player: u16,
    written: u16,
    first: u16,
    last: u16,
}

impl JsonRanks {
    pub(super) fn of(file: &Path, ranks: &CheckedRanks) -> Self {
        let place = |one: &Misplaced| {
            let &Misplaced { number, written, first, last } = one;
            JsonPlace { player: number.0, written, first, last }
        };
        Self {
            file: file.display().to_string(),
            round: None,
            status: "places-differ",
            tie_breaks: ranks.tie_breaks.iter().map(TieBreak::to_string).collect(),
            stopped_at: ranks.stopped_at.clone(),
            places: ranks.misplaced.iter().map(place).collect(),
        }
    }
}

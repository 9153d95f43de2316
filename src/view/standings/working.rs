//! Where a value comes from, round by round, in words.

use tournament::entry::Number;
use tournament::result::Outcome;
use tournament::standings::{Against, Encounter, Term, TieBreak, Value, Working};
use tournament::table::Cell;

use super::Text;
use crate::domain::standings::WallChart;

/// One line of the working.
#[derive(Debug, Clone)]
pub struct WorkingLine {
    /// Which round, and whether against somebody.
    pub lead: Text,
    /// Against whom.
    pub against: Option<String>,
    /// What it brought.
    pub adds: Text,
}

/// All lines of a working.
pub(super) fn lines(chart: &WallChart, number: Number, working: &Working) -> Vec<WorkingLine> {
    match working {
        Working::Rounds(terms) => terms
            .iter()
            .filter(|term| has_happened(chart, number, term.round))
            .map(|term| round_line(chart, term))
            .collect(),
        Working::Encounters(encounters) => {
            encounters.iter().map(|encounter| encounter_line(chart, encounter)).collect()
        }
    }
}

/// What to say when there are no lines.
pub(super) fn none(tie_break: TieBreak) -> Text {
    Text::new(match tie_break {
        TieBreak::De => "working-none-de",
        TieBreak::Win | TieBreak::Won => "working-none-win",
        TieBreak::Pts | TieBreak::Sb => "working-none",
    })
}

/// A game without a result brings nothing, but not for ever: it is left out.
fn has_happened(chart: &WallChart, number: Number, round: u16) -> bool {
    let cell = chart.table.cells(number).get(usize::from(round).wrapping_sub(1));
    !matches!(cell, Some(Cell::Game(game)) if game.outcome == Outcome::Pending)
}

fn name(chart: &WallChart, number: Number) -> Option<String> {
    Some(chart.entry(number)?.name.clone())
}

fn round_line(chart: &WallChart, term: &Term) -> WorkingLine {
    let (lead, against) = match term.against {
        Against::Player(number) => ("working-round-against", name(chart, number)),
        Against::Dummy => ("working-round-dummy", None),
        Against::Nobody => ("working-round-free", None),
    };
    let adds = match (term.opponent_score, term.adds) {
        (Some(score), adds) => Text::new("working-product")
            .with("points", term.points.to_string())
            .with("score", score.to_string())
            .with("product", adds.to_string()),
        (None, Value::Count(_)) => Text::new("working-win"),
        (None, adds) => Text::new("working-adds").with("points", adds.to_string()),
    };
    WorkingLine { lead: Text::new(lead).with("round", term.round), against, adds }
}

fn encounter_line(chart: &WallChart, encounter: &Encounter) -> WorkingLine {
    WorkingLine {
        lead: Text::new("working-against"),
        against: name(chart, encounter.opponent),
        adds: Text::new("working-encounter")
            .with("points", encounter.points.to_string())
            .with("games", encounter.n_games),
    }
}

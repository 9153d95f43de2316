//! Where a value comes from, in words: what each round brought, what was cut, what that makes.

mod level;
mod total;

use domain::standings::WallChart;
use tournament::entry::Number;
use tournament::result::{Bye, PlayerResult};
use tournament::score::Score;
use tournament::standings::{
    Against, Breakdown, Cap, Encounter, Fate, Hundredths, Method, Origin, Term, TieBreak, Value,
};
use tournament::table::Cell;

use super::Text;

pub(super) use level::Level;

/// How a value came about.
#[derive(Debug, Clone)]
pub struct Told {
    /// What the rounds make together.
    pub total: Vec<Text>,
    /// Round by round, or opponent by opponent.
    pub lines: Vec<WorkingLine>,
    /// The separate standings of those who are level, where these decide.
    pub level: Vec<WorkingLine>,
}

#[derive(Debug, Clone)]
pub struct WorkingLine {
    /// Which round, what was in it, and what it brought; the opponent is in a slot.
    pub told: Text,
    /// Against whom.
    pub against: Option<String>,
    /// Why it is so much, and whether it was cut.
    pub notes: Vec<Text>,
}

impl WorkingLine {
    fn new(lead: Text, against: Option<String>, adds: Text, notes: Vec<Text>) -> Self {
        let lead = lead.with_slot("player", against.as_deref().unwrap_or_default());
        let told = Text::new("labelled").with("label", lead).with("what", adds);
        Self { told, against, notes }
    }
}

/// A value of a player.
#[derive(Clone, Copy)]
pub(super) struct Asked<'a> {
    pub(super) chart: &'a WallChart,
    pub(super) number: Number,
    pub(super) tie_break: TieBreak,
    pub(super) value: Value,
    pub(super) working: &'a Breakdown,
}

impl Told {
    /// The working of a value; `level` are those whom the tie-breaks before it have left tied.
    pub(super) fn new(asked: Asked<'_>, level: &Level<'_>) -> Self {
        let lines = match asked.working {
            Breakdown::Encounters(met) => met.iter().map(|met| asked.encounter(met)).collect(),
            working => asked.told(rounds(working)).map(|term| asked.round(term)).collect(),
        };
        let decides = matches!(asked.value, Value::Place(Some(_)));
        let level_lines = if decides { level.lines(asked.chart) } else { Vec::new() };
        Self { total: total::words(asked, level), lines, level: level_lines }
    }
}

/// What the rounds brought.
fn rounds(working: &Breakdown) -> &[Term] {
    match working {
        Breakdown::Sum(terms)
        | Breakdown::Mean(terms)
        | Breakdown::UpperHalf { rounds: terms, .. }
        | Breakdown::Performance { games: terms, .. }
        | Breakdown::Expectation { games: terms, .. } => terms,
        Breakdown::Encounters(_) | Breakdown::Listed => &[],
    }
}

impl Asked<'_> {
    fn cell(&self, term: &Term) -> Option<Cell> {
        let cells = self.chart.table.cells(self.number);
        cells.get(usize::from(term.round).checked_sub(1)?).copied()
    }

    /// The rounds to tell: a game without a result brings nothing, but not for ever, so it is left
    /// out.
    fn told<'t>(&self, terms: &'t [Term]) -> impl Iterator<Item = &'t Term> {
        terms.iter().filter(|term| term.adds != Value::Points(Score::ZERO) || self.has_result(term))
    }

    fn has_result(&self, term: &Term) -> bool {
        let is_open =
            |cell| matches!(cell, Cell::Game(game) if game.outcome == PlayerResult::Pending);
        !self.cell(term).is_some_and(is_open)
    }

    fn name(&self, number: Number) -> Option<String> {
        Some(self.chart.entry(number)?.name.clone())
    }

    fn round(&self, term: &Term) -> WorkingLine {
        let (lead, against) = match (term.against, self.cell(term)) {
            (Against::Dummy, Some(Cell::Game(game))) => {
                ("working-round-forfeited", self.name(game.opponent))
            }
            (Against::Player(number), Some(Cell::Game(game))) if !game.outcome.is_played() => {
                ("working-round-forfeited", self.name(number))
            }
            (Against::Player(number), _) => ("working-round-against", self.name(number)),
            (_, Some(Cell::Bye(bye))) => (bye_id(bye), None),
            _ => ("working-round-free", None),
        };
        let lead = Text::new(lead).with("round", term.round);
        let notes = origin(term).into_iter().chain(fate(term.fate)).collect();
        WorkingLine::new(lead, against, self.adds(term), notes)
    }

    fn adds(&self, term: &Term) -> Text {
        let plain = || Text::new("working-adds").with("points", term.adds);
        match (self.tie_break.method(), term.opponent_score) {
            (Method::Win, _) => Text::new("working-points-of-win"),
            (Method::Won | Method::Bwg, _) => Text::new("working-win"),
            (Method::Bpg, _) => Text::new("working-black"),
            (Method::Rep, _) => Text::new("working-elected"),
            (Method::Std, _) => Text::new(standard_id(term)).with("points", term.adds),
            (Method::Sb, Some(score)) => Text::new("working-product")
                .with("points", term.points)
                .with("score", score)
                .with("product", term.adds),
            (Method::Ptp, _) => self.expected(term),
            (Method::Gpd, _) => self.difference(term).unwrap_or_else(plain),
            _ => plain(),
        }
    }

    fn expected(&self, term: &Term) -> Text {
        let rating = match term.against {
            Against::Player(number) => self.chart.entry(number).and_then(|entry| entry.rating),
            Against::Dummy | Against::Nobody => None,
        };
        let rating = rating.or(self.tie_break.unrated()).unwrap_or_default();
        Text::new("working-expected").with("rating", rating).with("points", term.adds)
    }

    fn difference(&self, term: &Term) -> Option<Text> {
        let (own, other) = self.chart.table.game_points(self.number, term.round)?;
        let text = Text::new("working-difference").with("own", own);
        Some(text.with("other", other).with("points", term.adds))
    }

    fn encounter(&self, met: &Encounter) -> WorkingLine {
        let adds =
            Text::new("working-encounter").with("points", met.points).with("games", met.n_games);
        let notes = level::mean(met).map(average).into_iter().collect();
        WorkingLine::new(Text::new("working-against"), self.name(met.opponent), adds, notes)
    }
}

/// Repeated meetings count by their mean.
fn average(mean: Hundredths) -> Text {
    Text::new("working-encounter-mean").with("points", mean)
}

fn bye_id(bye: Bye) -> &'static str {
    match bye {
        Bye::PairingAllocated => "working-round-pairing-allocated",
        Bye::FullPoint => "working-round-full-point",
        Bye::HalfPoint => "working-round-half-point",
        Bye::ZeroPoint => "working-round-zero-point",
        Bye::Free => "working-round-free",
    }
}

/// Why the score on the other side is not what the opponent made, or how a dummy came by it.
fn origin(term: &Term) -> Option<Text> {
    let (made, cap) = match term.origin {
        Origin::AsMade => return None,
        Origin::ByesAsDraws { made, n_byes } => {
            let text = Text::new("working-byes-as-draws").with("byes", n_byes);
            return Some(text.with("made", made));
        }
        Origin::Dummy { made, cap } => (made, cap),
    };
    let Some(cap) = cap else {
        return Some(Text::new("working-dummy").with("made", made));
    };
    let is_less = cap.score() < made;
    let text = match (cap, is_less) {
        (Cap::Draws { n_rounds, .. }, true) => {
            Text::new("working-dummy-draws-less").with("rounds", n_rounds)
        }
        (Cap::Draws { n_rounds, .. }, false) => {
            Text::new("working-dummy-draws").with("rounds", n_rounds)
        }
        (Cap::Scheduled { .. }, true) => Text::new("working-dummy-scheduled-less"),
        (Cap::Scheduled { .. }, false) => Text::new("working-dummy-scheduled"),
    };
    Some(text.with("made", made).with("most", cap.score()))
}

fn standard_id(term: &Term) -> &'static str {
    match (term.adds == Value::Points(Score::WIN), term.against) {
        (true, Against::Player(_)) => "working-standard-more",
        (true, _) => "working-standard-more-than-draw",
        (false, Against::Player(_)) => "working-standard-same",
        (false, _) => "working-standard-same-as-draw",
    }
}

fn fate(fate: Fate) -> Option<Text> {
    Some(Text::new(match fate {
        Fate::Kept => return None,
        Fate::CutLow => "working-cut-low",
        Fate::CutAsUnplayed => "working-cut-unplayed",
        Fate::CutHigh => "working-cut-high",
    }))
}

//! Standings: who leads, and the working of each number.

mod above;
mod closing;
mod csv;
mod working;
mod workings;

use std::collections::HashMap;

use askama::Template;
use domain::entries::Entry;
use domain::events::Event;
use domain::pages::Part;
use domain::pairings::Pairing;
use domain::ratings::moves_ratings;
use domain::standings::{Progress, WallChart, left_out};
use domain::tournaments::Stage;
use domain::{EntryId, PlayerId};
use form::standings::StandingsAsked;
use tournament::entry::Number;
use tournament::standings::{Method, Row, Standings, TieBreak, Value};
use tournament::table::Edition;
use words::Text;
use words::format::Numeral;

use super::crosstable::{CrossCell, cells_by_round};
use super::parts::{PartLink, part_links};
use super::results::CorrectedMark;
use super::tie_breaks::{TieBreakWords, edition_words};
use super::tournaments::{Tab, TournamentHead};
use super::{Frame, filters};

pub use above::{AboveForm, AboveWords};
pub use closing::{ClosePage, OpenGame};
pub(super) use csv::first_cells;
pub use csv::{Spreadsheet, standings_csv};
pub use working::{Told, WorkingLine};
pub(super) use workings::values;
pub use workings::{Worked, WorkingsPage};

/// The standings of a tournament, now or after an earlier round.
#[derive(Template)]
#[template(path = "standings/show.html")]
pub struct StandingsPage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// Why the order may still change.
    pub provisional: Option<Text>,
    /// Which tie-breaks are left out, as somebody has no rating.
    pub left_out: Option<Text>,
    /// The same page after each round with a result; the last one is how it stands now.
    pub rounds: Vec<RoundLink>,
    /// After which round it is, if not now.
    pub after: Option<u16>,
    /// The columns of values, points first.
    pub columns: Vec<Column>,
    /// What the signs mean.
    pub legend: Vec<Text>,
    /// The rounds whose games stand in the rows; none if they are too many.
    pub round_columns: Vec<u16>,
    /// What game points are, if any were written down.
    pub game_points: Option<Text>,
    /// By which rules the values are computed.
    pub edition: Text,
    /// Whether an organiser may look at changing the list.
    pub may_change: bool,
    /// What the mark of a corrected result means, if there is one.
    pub corrected: Option<Text>,
    /// By rank; struck players last.
    pub rows: Vec<StandingRow>,
    /// The parts of a long table, and which is shown.
    pub parts: Vec<PartLink>,
    pub page: usize,
    /// Why somebody stands above somebody else.
    pub above: AboveForm,
    /// What an arbiter is offered here.
    pub actions: Actions,
    /// Whether there is a page of what it did to ratings.
    pub has_ratings: bool,
}

pages! { StandingsPage }

/// What an arbiter is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Actions {
    /// Nothing.
    None,
    /// To close the tournament.
    Close,
    /// To open it again.
    Reopen,
}

/// A column of values.
#[derive(Debug, Clone)]
pub struct Column {
    pub words: TieBreakWords,
    /// Nobody has a value in it (yet): a phone has no room for it.
    pub is_blank: bool,
}

/// A link to the standings after a round.
#[derive(Debug, Clone)]
pub struct RoundLink {
    pub round: u16,
    /// What the link says aloud.
    pub label: Text,
    /// Whether it is shown now.
    pub is_current: bool,
}

/// A player in the standings.
#[derive(Debug, Clone)]
pub struct StandingRow {
    /// The rank, shared by equals; none for a struck player.
    pub rank: Option<u32>,
    /// The question why the player above stands above.
    pub why: Option<String>,
    /// The number in the tournament.
    pub number: Number,
    pub player: PlayerId,
    pub name: String,
    /// The rating when entered.
    pub rating: Option<u16>,
    /// Whether they left, and what became of their games.
    pub left: Option<Text>,
    /// That results of theirs were corrected, by round.
    pub corrected: Vec<CorrectedMark>,
    /// One for each column; none for a struck player.
    pub values: Vec<ValueCell>,
    /// One for each column of a round.
    pub cells: Vec<CrossCell>,
    /// Own and opponents' game points, if any were written down.
    pub game_points: Option<Text>,
}

/// A value, which opens into its working.
#[derive(Debug, Clone)]
pub struct ValueCell {
    pub value: Numeral,
    /// The heading of its column.
    pub short: Text,
    /// The page that says how it came about.
    pub working: String,
}

/// Games stand in the rows as long as their columns leave room for names on a laptop: opponents of many players have
/// long numbers. A larger tournament has its crosstable.
const MOST_WITH_CELLS: usize = 300;
const MOST_ROUND_COLUMNS: u16 = 9;

impl StandingsPage {
    /// The standings of a chart, which may be one after an earlier round.
    pub fn new(frame: Frame, event: &Event, chart: &WallChart, asked: &StandingsAsked) -> Self {
        let after = asked.after;
        let order = chart.standings();
        let part = Part::of(order.rows.len(), asked.page);
        let rows = rows(chart, order, (asked, part));
        Self {
            frame,
            head: TournamentHead::new(
                event,
                &chart.tournament,
                heading(chart, after),
                Tab::Standings,
            ),
            provisional: provisional(chart),
            left_out: left_out_words(chart),
            rounds: round_links(chart, after),
            after,
            columns: columns(chart, order),
            legend: legend(&rows),
            round_columns: round_columns(chart),
            game_points: rows
                .iter()
                .any(|row| row.game_points.is_some())
                .then(|| game_points_about(chart)),
            edition: edition_words(edition(event, chart)),
            may_change: false,
            corrected: rows
                .iter()
                .any(|row| !row.corrected.is_empty())
                .then(|| Text::new("standings-corrected")),
            above: AboveForm::new(chart, order, (asked, part)),
            rows,
            parts: part_links(part, &beside(after)),
            page: part.number,
            actions: Actions::None,
            has_ratings: moves_ratings(&chart.tournament, event.visibility),
        }
    }

    /// The same page for whoever may change what decides the order.
    #[must_use]
    pub fn for_organisers(mut self) -> Self {
        self.may_change = true;
        self
    }

    /// The same page for an arbiter.
    #[must_use]
    pub fn for_arbiters(mut self, stage: Stage) -> Self {
        self.actions = match stage {
            Stage::Entry => Actions::None,
            Stage::Running => Actions::Close,
            Stage::Closed | Stage::Cancelled => Actions::Reopen,
        };
        self
    }
}

/// Before the start it is the one that the start will pin.
fn edition(event: &Event, chart: &WallChart) -> Edition {
    chart.tournament.details.ranking.edition_on(event.details.days.first())
}

pub(super) fn heading(chart: &WallChart, after: Option<u16>) -> Text {
    let all = chart.n_rounds();
    match after {
        Some(round) => Text::new("standings-after-round").with("round", round).with("all", all),
        None if chart.tournament.stage == Stage::Closed => Text::new("standings-final"),
        None => Text::new("standings-title"),
    }
}

/// Says how many games are open, as long as there are any, else how many rounds are to come.
pub fn provisional(chart: &WallChart) -> Option<Text> {
    let Progress { open, all } = Progress::of(&chart.table);
    if open > 0 {
        return Some(Text::new("standings-provisional").with("open", open).with("all", all));
    }
    let unpaired = chart.n_unpaired();
    (unpaired > 0).then(|| Text::new("standings-rounds-to-come").with("rounds", unpaired))
}

fn columns(chart: &WallChart, order: &Standings) -> Vec<Column> {
    let is_blank = |row: &Row, idx: usize| {
        matches!(row.values.get(idx), None | Some(Value::Place(None) | Value::Undefined))
    };
    let column = |(idx, tie_break): (usize, &TieBreak)| Column {
        words: TieBreakWords::new(*tie_break),
        is_blank: order.rows.iter().all(|row| is_blank(row, idx)),
    };
    chart.tie_breaks().iter().enumerate().map(column).collect()
}

fn left_out_words(chart: &WallChart) -> Option<Text> {
    let codes = left_out(chart);
    let words = Text::new("standings-left-out").with("count", codes.len());
    (!codes.is_empty())
        .then(|| words.with("codes", Text::list(codes.iter().map(TieBreak::to_string))))
}

fn round_links(chart: &WallChart, after: Option<u16>) -> Vec<RoundLink> {
    // The table of a Swiss after a round knows no later one.
    let told = chart.pairings.iter().filter(|pairing| chart.results.contains_key(&pairing.id));
    let n_rounds = told.map(|pairing| pairing.round).max().unwrap_or(0);
    let link = |round| RoundLink {
        round,
        label: Text::new("standings-after-round-label").with("round", round),
        is_current: after.map_or(n_rounds, |after| after.min(n_rounds)) == round,
    };
    (1..=n_rounds).map(link).collect()
}

/// Game points decide nothing unless a tie-break says so.
fn game_points_about(chart: &WallChart) -> Text {
    let list = &chart.tournament.details.ranking.tie_breaks;
    let decide = list.has(Method::Gp) || list.has(Method::Gpd);
    Text::new(if decide { "standings-game-points-decide" } else { "standings-game-points-long" })
}

/// The letters of byes are explained where there are any.
fn legend(rows: &[StandingRow]) -> Vec<Text> {
    let is_lettered = |cell: &CrossCell| matches!(cell, CrossCell::Bye('A'..='Z', _));
    let has_letters = rows.iter().flat_map(|row| &row.cells).any(is_lettered);
    let byes = has_letters.then(|| Text::new("standings-legend-byes"));
    [Text::new("standings-legend")].into_iter().chain(byes).collect()
}

fn round_columns(chart: &WallChart) -> Vec<u16> {
    let n_rounds = u16::try_from(chart.table.rounds().len()).unwrap_or(u16::MAX);
    let fits = n_rounds <= MOST_ROUND_COLUMNS && chart.entries.len() <= MOST_WITH_CELLS;
    (1..=n_rounds).filter(|_| fits).collect()
}

/// What addresses ask beside other things.
fn beside(after: Option<u16>) -> String {
    after.map(|round| format!("after={round}&")).unwrap_or_default()
}

fn rows(
    chart: &WallChart,
    order: &Standings,
    (asked, part): (&StandingsAsked, Part),
) -> Vec<StandingRow> {
    let corrected = corrected(chart, asked.after);
    let mut cells = HashMap::new();
    if !round_columns(chart).is_empty() {
        cells = cells_by_round(chart, order, part.rows());
    }
    let sheet = Sheet { chart, order, corrected, cells, asked };
    let row = |(idx, row): (usize, &Row)| {
        let above = idx.checked_sub(1).and_then(|above| order.rows.get(above));
        sheet.row(above, row)
    };
    let some = part.rows();
    order.rows.iter().enumerate().skip(some.start).take(some.len()).filter_map(row).collect()
}

/// The marks of both players of each game, up to a round, whose result was corrected.
fn corrected(chart: &WallChart, after: Option<u16>) -> HashMap<EntryId, Vec<CorrectedMark>> {
    let mut marks: HashMap<EntryId, Vec<CorrectedMark>> = HashMap::new();
    let is_there = |pairing: &&Pairing| after.is_none_or(|round| pairing.round <= round);
    for pairing in chart.pairings.iter().filter(is_there) {
        let Some(mark) = CorrectedMark::of(chart, pairing) else { continue };
        for entry in [Some(pairing.first), pairing.second].into_iter().flatten() {
            marks.entry(entry).or_default().push(mark.clone());
        }
    }
    marks
}

/// What the rows are made from.
struct Sheet<'a> {
    chart: &'a WallChart,
    order: &'a Standings,
    corrected: HashMap<EntryId, Vec<CorrectedMark>>,
    cells: HashMap<Number, Vec<CrossCell>>,
    asked: &'a StandingsAsked,
}

impl Sheet<'_> {
    fn row(&self, above: Option<&Row>, row: &Row) -> Option<StandingRow> {
        let chart = self.chart;
        let entry = chart.entry(row.number)?;
        let values = self.order.tie_breaks.iter().copied().zip(row.values.iter().copied());
        let values = values.map(|value| self.value(row.number, value));
        Some(StandingRow {
            rank: row.rank,
            why: above.map(|above| self.why(above, row)),
            number: row.number,
            player: entry.player,
            name: entry.name.clone(),
            rating: entry.rating,
            left: left(chart, entry, self.asked.after),
            corrected: self.corrected.get(&entry.id).cloned().unwrap_or_default(),
            values: values.collect(),
            cells: self.cells.get(&row.number).cloned().unwrap_or_default(),
            game_points: chart.game_points(row.number).map(|(own, other)| {
                Text::new("standings-game-points").with("own", own).with("other", other)
            }),
        })
    }

    /// The question why whoever stands above a row stands there.
    fn why(&self, above: &Row, below: &Row) -> String {
        let (after, page) = (beside(self.asked.after), self.asked.page);
        let (above, below) = (above.number, below.number);
        let page = if page > 1 { format!("page={page}&") } else { String::new() };
        format!("?{after}{page}above={above}&below={below}#above")
    }

    fn value(&self, number: Number, (tie_break, value): (TieBreak, Value)) -> ValueCell {
        ValueCell {
            value: value.into(),
            short: TieBreakWords::new(tie_break).short,
            working: workings::href(self.chart.tournament.id, number, self.asked.after, tie_break),
        }
    }
}

/// Whether a player had left by then, and what became of the games.
fn left(chart: &WallChart, entry: &Entry, after: Option<u16>) -> Option<Text> {
    let (round, number) = (entry.left_by(after)?, entry.number?);
    let id = if chart.table.is_struck(number) { "standings-struck" } else { "standings-withdrawn" };
    Some(Text::new(id).with("round", round))
}

//! All results at a glance.

mod cells;

use std::ops::Range;

use askama::Template;
use domain::PlayerId;
use domain::events::Event;
use domain::pages::Part;
use domain::standings::WallChart;
use tournament::crosstable::{CrossGame, CrossRow, GridCell, crosstable};
use tournament::standings::Value;
use words::Text;
use words::format::Numeral;

use self::cells::Grid;
use super::parts::{PartLink, part_links};
use super::standings::{Spreadsheet, first_cells, provisional};
use super::tournaments::{Tab, TournamentHead};
use super::{Frame, filters};

pub use self::cells::{CrossCell, CrossMark};
pub(super) use self::cells::{
    bye_sign, cells_by_round, class, href, outcome_words, seat_sign, seat_words, sign,
};

/// The square grid of a round robin, or the rounds of a Swiss.
#[derive(Template)]
#[template(path = "crosstable/show.html")]
pub struct CrosstablePage {
    pub frame: Frame,
    pub head: TournamentHead,
    /// Why the order may still change.
    pub provisional: Option<Text>,
    /// What the columns are: players by their place, or rounds.
    pub columns: Vec<CrossColumn>,
    /// What the signs mean.
    pub legend: Text,
    /// By rank; struck players last.
    pub rows: Vec<CrossLine>,
    /// The parts of a long table.
    pub parts: Vec<PartLink>,
}

pages! { CrosstablePage }

#[derive(Debug, Clone)]
pub struct CrossColumn {
    /// The place of the player whose row is the same, or the round.
    pub number: usize,
    /// The player, or the round, in words.
    pub label: Text,
}

/// One player's results.
#[derive(Debug, Clone)]
pub struct CrossLine {
    /// The place of the row, and of the column that stands for it, from 1.
    pub place: usize,
    /// The rank, shared by equals; none for a struck player.
    pub rank: Option<u32>,
    pub player: PlayerId,
    pub name: String,
    pub left: Option<Text>,
    /// Against each player, in the order of the rows, or round by round.
    pub cells: Vec<CrossCell>,
    pub points: Numeral,
}

impl CrosstablePage {
    /// A part of the crosstable of a chart.
    pub fn new(frame: Frame, event: &Event, chart: &WallChart, page: usize) -> Self {
        let all = cross_rows(chart);
        let part = Part::of(all.len(), page);
        let is_grid = chart.tournament.details.format.meets_everybody();
        Self {
            frame,
            head: TournamentHead::new(
                event,
                &chart.tournament,
                Text::new("crosstable-title"),
                Tab::Crosstable,
            ),
            provisional: provisional(chart),
            columns: columns(chart, &all),
            legend: Text::new(if is_grid {
                "crosstable-legend"
            } else {
                "crosstable-legend-swiss"
            }),
            rows: lines(chart, &all, part.rows()),
            parts: part_links(part, ""),
        }
    }
}

/// What the columns are: players by their place, or rounds.
pub(super) fn columns(chart: &WallChart, rows: &[CrossRow]) -> Vec<CrossColumn> {
    let is_grid = chart.tournament.details.format.meets_everybody();
    if is_grid { player_columns(chart, rows) } else { round_columns(chart) }
}

fn player_columns(chart: &WallChart, rows: &[CrossRow]) -> Vec<CrossColumn> {
    let column = |(number, row): (usize, &CrossRow)| {
        let name = &chart.entry(row.number)?.name;
        Some(CrossColumn { number, label: Text::new("title-plain").with("name", name.as_str()) })
    };
    (1..).zip(rows).filter_map(column).collect()
}

fn round_columns(chart: &WallChart) -> Vec<CrossColumn> {
    let column = |round: usize| CrossColumn {
        number: round,
        label: Text::new("csv-round").with("round", round),
    };
    (1..=chart.table.rounds().len()).map(column).collect()
}

pub(super) fn cross_rows(chart: &WallChart) -> Vec<CrossRow> {
    crosstable(&chart.table, chart.standings()).rows
}

/// Some of the rows, with what stands in them.
pub(super) fn lines(chart: &WallChart, rows: &[CrossRow], some: Range<usize>) -> Vec<CrossLine> {
    let grid = Grid::new(chart, rows);
    let line = |(place, row): (usize, &CrossRow)| {
        let entry = chart.entry(row.number)?;
        Some(CrossLine {
            place,
            rank: row.rank,
            player: entry.player,
            name: entry.name.clone(),
            left: entry
                .withdrawn_from
                .map(|round| Text::new("crosstable-left").with("round", round)),
            cells: grid.cells(entry, row),
            points: row.points.into(),
        })
    };
    (1..).zip(rows).skip(some.start).take(some.len()).filter_map(line).collect()
}

/// The crosstable as a table: in each cell seat and result, `w1` for won with the first move; in a
/// Swiss after the rank of the opponent.
pub fn crosstable_csv(chart: &WallChart) -> Spreadsheet {
    let rows = cross_rows(chart);
    let mut headings =
        ["csv-rank", "csv-number", "csv-name", "csv-club", "csv-rating"].map(Text::new).to_vec();
    let is_grid = chart.tournament.details.format.meets_everybody();
    let place = |place: usize| Text::new("csv-against").with("place", place);
    if is_grid {
        headings.extend((1..=rows.len()).map(place));
    } else {
        headings.extend(round_columns(chart).into_iter().map(|column| column.label));
    }
    headings.push(Text::new("tie-break-pts"));
    let cells = |row: &CrossRow| {
        let mut cells = first_cells(chart, row.number, row.rank)?;
        cells.extend(row.grid.iter().flatten().map(plain_cell));
        if !is_grid {
            // As report files have it: `12w1`, by rank, and the letters of byes.
            cells.extend(row.rounds.iter().map(ToString::to_string));
        }
        cells.push(Value::Points(row.points).decimal().unwrap_or_default());
        Some(cells)
    };
    Spreadsheet {
        file_name: format!("crosstable-{}.csv", chart.tournament.id),
        headings,
        rows: rows.iter().filter_map(cells).collect(),
    }
}

fn plain_cell(cell: &GridCell) -> String {
    match cell {
        GridCell::Own => "x".to_owned(),
        GridCell::Games(games) => {
            let game = |game: &CrossGame| format!("{}{}", game.colour, game.outcome.code());
            games.iter().map(game).collect::<Vec<_>>().join(" ")
        }
    }
}

//! All results at a glance.

mod cells;

use askama::Template;
use tournament::crosstable::{CrossGame, CrossRow, GridCell, crosstable};
use tournament::standings::Value;

use self::cells::Grid;
use super::standings::{Spreadsheet, first_cells, provisional};
use super::tournaments::{Tab, TournamentHead};
use super::{Frame, Text, filters};
use crate::domain::PlayerId;
use crate::domain::events::Event;
use crate::domain::standings::WallChart;
use crate::view::format::Numeral;

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
    /// The crosstable of a chart.
    pub fn new(frame: Frame, event: &Event, chart: &WallChart) -> Self {
        let rows = lines(chart);
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
            columns: columns(chart, &rows),
            legend: Text::new(if is_grid {
                "crosstable-legend"
            } else {
                "crosstable-legend-swiss"
            }),
            rows,
        }
    }
}

/// What the columns are: players by their place, or rounds.
pub(super) fn columns(chart: &WallChart, rows: &[CrossLine]) -> Vec<CrossColumn> {
    let is_grid = chart.tournament.details.format.meets_everybody();
    if is_grid { player_columns(rows) } else { round_columns(chart) }
}

fn player_columns(rows: &[CrossLine]) -> Vec<CrossColumn> {
    let column = |row: &CrossLine| CrossColumn {
        number: row.place,
        label: Text::new("title-plain").with("name", row.name.as_str()),
    };
    rows.iter().map(column).collect()
}

fn round_columns(chart: &WallChart) -> Vec<CrossColumn> {
    let column = |round: usize| CrossColumn {
        number: round,
        label: Text::new("csv-round").with("round", round),
    };
    (1..=chart.table.rounds().len()).map(column).collect()
}

fn cross_rows(chart: &WallChart) -> Vec<CrossRow> {
    crosstable(&chart.table, &chart.standings()).rows
}

pub(super) fn lines(chart: &WallChart) -> Vec<CrossLine> {
    let rows = cross_rows(chart);
    let grid = Grid::new(chart, &rows);
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
    (1..).zip(&rows).filter_map(line).collect()
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

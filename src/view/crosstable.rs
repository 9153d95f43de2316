//! All results at a glance.

use std::collections::HashMap;

use askama::Template;
use tournament::colour::Colour;
use tournament::crosstable::{CrossGame, CrossRow, GridCell, RoundCell, crosstable};
use tournament::entry::Number;
use tournament::result::PlayerResult;
use tournament::standings::{Standings, Value};
use tournament::withdrawal::Counting;

use super::entries::bye_words;
use super::results::CorrectedMark;
use super::standings::{Spreadsheet, first_cells, provisional};
use super::tournaments::{Tab, TournamentHead};
use super::{Frame, Text, filters};
use crate::domain::entries::Entry;
use crate::domain::events::Event;
use crate::domain::pairings::Pairing;
use crate::domain::results::{Backing, Recorded};
use crate::domain::standings::WallChart;
use crate::domain::{EntryId, PlayerId};
use crate::view::format::Numeral;

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

/// One player against another.
#[derive(Debug, Clone)]
pub enum CrossCell {
    /// The diagonal.
    Own,
    /// The games, in the order of rounds.
    Games(Vec<CrossMark>),
    /// A round without a game: the letter that report files have, and in words.
    Bye(char, Text),
}

/// A game in a cell.
#[derive(Debug, Clone)]
pub struct CrossMark {
    /// In a Swiss, the place of the opponent.
    pub opponent: Option<usize>,
    /// The result as a sign.
    pub sign: &'static str,
    /// Its colour: `win`, `draw`, `loss`, or none.
    pub class: &'static str,
    /// Who moved first, as a sign.
    pub seat: &'static str,
    /// The whole of it in words.
    pub label: Text,
    /// To the game if a record was handed in, else to the board.
    pub href: Option<String>,
    /// Whether its moves prove it.
    pub is_proven: bool,
    /// Whether its moves are legal, and somebody's word ended it.
    pub is_checked: bool,
    /// Whether it brings points.
    pub counts: bool,
    /// That its result was corrected.
    pub corrected: Option<CorrectedMark>,
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
            columns: if is_grid { player_columns(&rows) } else { round_columns(chart) },
            legend: Text::new(if is_grid {
                "crosstable-legend"
            } else {
                "crosstable-legend-swiss"
            }),
            rows,
        }
    }
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

/// A chart, with each player's pairing of each round at hand.
struct Grid<'a> {
    chart: &'a WallChart,
    pairings: HashMap<(u16, EntryId), &'a Pairing>,
    /// In a Swiss, the place of the row of each player.
    places: HashMap<Number, usize>,
}

/// Round by round, what each player of the standings did, with the opponents' rows.
pub(super) fn cells_by_round(
    chart: &WallChart,
    order: &Standings,
) -> HashMap<Number, Vec<CrossCell>> {
    let rows = crosstable(&chart.table, order).rows;
    let grid = Grid { places: places(&rows), ..Grid::new(chart, &rows) };
    let cells = |row: &CrossRow| {
        let entry = chart.entry(row.number)?;
        let cells = row.rounds.iter().map(|cell| grid.round_cell(entry, *cell));
        Some((row.number, cells.collect()))
    };
    rows.iter().filter_map(cells).collect()
}

fn places(rows: &[CrossRow]) -> HashMap<Number, usize> {
    rows.iter().map(|row| row.number).zip(1..).collect()
}

impl<'a> Grid<'a> {
    fn new(chart: &'a WallChart, rows: &[CrossRow]) -> Self {
        let sides = |pairing: &'a Pairing| {
            let sides = [Some(pairing.first), pairing.second];
            let present = sides.into_iter().flatten();
            present.map(move |entry| ((pairing.round, entry), pairing))
        };
        let places = if chart.tournament.details.format.meets_everybody() {
            HashMap::new()
        } else {
            places(rows)
        };
        Self { chart, pairings: chart.pairings.iter().flat_map(sides).collect(), places }
    }

    /// The grid of a round robin, or the rounds of a Swiss.
    fn cells(&self, entry: &Entry, row: &CrossRow) -> Vec<CrossCell> {
        match &row.grid {
            Some(grid) => grid.iter().map(|cell| self.cell(entry, cell)).collect(),
            None => row.rounds.iter().map(|cell| self.round_cell(entry, *cell)).collect(),
        }
    }

    fn round_cell(&self, entry: &Entry, cell: RoundCell) -> CrossCell {
        match cell {
            RoundCell::Game(game) => CrossCell::Games(vec![self.mark(entry, &game)]),
            RoundCell::Bye(bye) => {
                CrossCell::Bye(bye.code(), bye_words(bye, &self.chart.tournament.details.points))
            }
        }
    }

    fn cell(&self, entry: &Entry, cell: &GridCell) -> CrossCell {
        match cell {
            GridCell::Own => CrossCell::Own,
            GridCell::Games(games) => {
                CrossCell::Games(games.iter().map(|game| self.mark(entry, game)).collect())
            }
        }
    }

    fn mark(&self, entry: &Entry, game: &CrossGame) -> CrossMark {
        let pairing = self.pairings.get(&(game.round, entry.id)).copied();
        let result = pairing.and_then(|pairing| self.chart.results.get(&pairing.id));
        let backing = result.map(Recorded::backing);
        let opponent = self.chart.entry(game.opponent);
        let label = Text::new(match game.counting {
            Counting::Counts => "crosstable-cell",
            Counting::Struck => "crosstable-cell-struck",
        });
        let label = label
            .with("round", game.round)
            .with("opponent", opponent.map_or("", |entry| entry.name.as_str()))
            .with("seat", seat_words(game.colour))
            .with("outcome", ending_words(game.outcome, result));
        CrossMark {
            opponent: self.places.get(&game.opponent).copied(),
            sign: sign(game.outcome),
            class: class(game.outcome),
            seat: seat_sign(game.colour),
            label,
            href: pairing.map(|pairing| href(pairing, result)),
            is_proven: backing == Some(Backing::ByMoves),
            is_checked: backing == Some(Backing::MovesChecked),
            counts: game.counting == Counting::Counts,
            corrected: pairing.and_then(|pairing| CorrectedMark::of(self.chart, pairing)),
        }
    }
}

fn lines(chart: &WallChart) -> Vec<CrossLine> {
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

/// To the game if a record was handed in, else to the board.
pub(super) fn href(pairing: &Pairing, result: Option<&Recorded>) -> String {
    if let Some(game) = result.and_then(|result| result.game) {
        return format!("/games/{game}");
    }
    let Pairing { tournament, round, board, .. } = pairing;
    format!("/tournaments/{tournament}/rounds/{round}/boards/{board}")
}

/// How a game ended for a player, as a sign.
pub(super) fn sign(outcome: PlayerResult) -> &'static str {
    match outcome {
        PlayerResult::Pending => "·",
        PlayerResult::Win => "1",
        PlayerResult::Draw => "½",
        PlayerResult::Loss => "0",
        PlayerResult::ForfeitWin => "+",
        PlayerResult::ForfeitLoss => "−",
        PlayerResult::UnratedWin => "W",
        PlayerResult::UnratedDraw => "D",
        PlayerResult::UnratedLoss => "L",
    }
}

/// How a game ended for a player, as a colour.
pub(super) fn class(outcome: PlayerResult) -> &'static str {
    match outcome {
        PlayerResult::Pending => "",
        PlayerResult::Win | PlayerResult::ForfeitWin | PlayerResult::UnratedWin => "win",
        PlayerResult::Draw | PlayerResult::UnratedDraw => "draw",
        PlayerResult::Loss | PlayerResult::ForfeitLoss | PlayerResult::UnratedLoss => "loss",
    }
}

/// How a game ended for a player, in words.
pub(super) fn outcome_words(outcome: PlayerResult) -> Text {
    Text::new(match outcome {
        PlayerResult::Pending => "cell-outcome-pending",
        PlayerResult::Win => "cell-outcome-win",
        PlayerResult::Draw => "cell-outcome-draw",
        PlayerResult::Loss => "cell-outcome-loss",
        PlayerResult::ForfeitWin => "cell-outcome-forfeit-win",
        PlayerResult::ForfeitLoss => "cell-outcome-forfeit-loss",
        PlayerResult::UnratedWin => "cell-outcome-unrated-win",
        PlayerResult::UnratedDraw => "cell-outcome-unrated-draw",
        PlayerResult::UnratedLoss => "cell-outcome-unrated-loss",
    })
}

/// Who moved first, as a sign.
pub(super) fn seat_sign(own: Colour) -> &'static str {
    match own {
        Colour::White => "○",
        Colour::Black => "●",
    }
}

/// Who moved first, in words.
pub(super) fn seat_words(own: Colour) -> Text {
    Text::new(match own {
        Colour::White => "cell-seat-first",
        Colour::Black => "cell-seat-second",
    })
}

/// How a game ended, and what stands behind it if it was recorded.
fn ending_words(outcome: PlayerResult, result: Option<&Recorded>) -> Text {
    let Some(result) = result.filter(|_| outcome.is_played()) else {
        return outcome_words(outcome);
    };
    Text::new("cell-outcome-with-proof")
        .with("outcome", outcome_words(outcome))
        .with("proof", backing_words(result.backing()))
}

/// What stands behind a result, in words.
fn backing_words(backing: Backing) -> Text {
    Text::new(match backing {
        Backing::ByMoves => "backing-by-moves",
        Backing::MovesChecked => "backing-moves",
        Backing::Unproven => "cell-proof-unproven",
        Backing::NoRecord => "cell-proof-no-record",
    })
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

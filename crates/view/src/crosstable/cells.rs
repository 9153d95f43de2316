//! What a player did in a round or against another, as it stands in a cell.

use std::collections::HashMap;
use std::ops::Range;

use domain::entries::Entry;
use domain::pairings::Pairing;
use domain::results::{Backing, Recorded};
use domain::standings::WallChart;
use tournament::colour::Colour;
use tournament::crosstable::{CrossGame, CrossRow, GridCell, RoundCell, crosstable};
use tournament::entry::Number;
use tournament::result::{Bye, PlayerResult};
use tournament::standings::Standings;
use tournament::withdrawal::Counting;
use words::Text;

use crate::byes::bye_words;
use crate::results::CorrectedMark;

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
    /// What its signs leave unsaid, in words.
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

/// A chart, with the places of its rows at hand.
pub(super) struct Grid<'a> {
    chart: &'a WallChart,
    /// In a Swiss, the place of the row of each player.
    places: HashMap<Number, usize>,
    unsaid: Unsaid,
}

/// What is said of a game beside its signs, to those who only hear the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unsaid {
    Everything,
    /// Against whom: the round heads the column, and a page of many games stays short.
    Opponent,
}

/// Round by round, what some players of the standings did, with the opponents' rows.
pub(crate) fn cells_by_round(
    chart: &WallChart,
    order: &Standings,
    some: Range<usize>,
) -> HashMap<Number, Vec<CrossCell>> {
    let rows = crosstable(&chart.table, order).rows;
    let grid = Grid { places: places(&rows), unsaid: Unsaid::Opponent, ..Grid::new(chart, &rows) };
    let cells = |row: &CrossRow| {
        let entry = chart.entry(row.number)?;
        let cells = row.rounds.iter().map(|cell| grid.round_cell(entry, *cell));
        Some((row.number, cells.collect()))
    };
    rows[some].iter().filter_map(cells).collect()
}

fn places(rows: &[CrossRow]) -> HashMap<Number, usize> {
    rows.iter().map(|row| row.number).zip(1..).collect()
}

impl<'a> Grid<'a> {
    pub(super) fn new(chart: &'a WallChart, rows: &[CrossRow]) -> Self {
        let places = if chart.tournament.details.format.meets_everybody() {
            HashMap::new()
        } else {
            places(rows)
        };
        Self { chart, places, unsaid: Unsaid::Everything }
    }

    /// The grid of a round robin, or the rounds of a Swiss.
    pub(super) fn cells(&self, entry: &Entry, row: &CrossRow) -> Vec<CrossCell> {
        match &row.grid {
            Some(grid) => grid.iter().map(|cell| self.cell(entry, cell)).collect(),
            None => row.rounds.iter().map(|cell| self.round_cell(entry, *cell)).collect(),
        }
    }

    fn round_cell(&self, entry: &Entry, cell: RoundCell) -> CrossCell {
        match cell {
            RoundCell::Game(game) => CrossCell::Games(vec![self.mark(entry, &game)]),
            RoundCell::Bye(bye) => {
                CrossCell::Bye(bye_sign(bye), bye_words(bye, &self.chart.tournament.details.points))
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
        let pairing = self.chart.pairing_of(game.round, entry.id);
        let result = pairing.and_then(|pairing| self.chart.results.get(&pairing.id));
        let backing = result.map(Recorded::backing);
        CrossMark {
            opponent: self.places.get(&game.opponent).copied(),
            sign: sign(game.outcome),
            class: class(game.outcome),
            seat: seat_sign(game.colour),
            label: self.words(game, result),
            href: pairing.map(|pairing| href(pairing, result)),
            is_proven: backing == Some(Backing::ByMoves),
            is_checked: backing.is_some_and(Backing::is_checked),
            counts: game.counting == Counting::Counts,
            corrected: pairing.and_then(|pairing| CorrectedMark::of(self.chart, pairing)),
        }
    }

    fn words(&self, game: &CrossGame, result: Option<&Recorded>) -> Text {
        let opponent = self.chart.entry(game.opponent).map_or("", |entry| entry.name.as_str());
        let told = match (self.unsaid, game.counting) {
            (Unsaid::Opponent, _) => return Text::new("title-plain").with("name", opponent),
            (Unsaid::Everything, Counting::Counts) => "crosstable-cell",
            (Unsaid::Everything, Counting::Struck) => "crosstable-cell-struck",
        };
        Text::new(told)
            .with("round", game.round)
            .with("opponent", opponent)
            .with("seat", seat_words(game.colour))
            .with("outcome", ending_words(game.outcome, result))
    }
}

/// To the game if a record was handed in, else to the board.
pub(crate) fn href(pairing: &Pairing, result: Option<&Recorded>) -> String {
    if let Some(game) = result.and_then(|result| result.game) {
        return format!("/games/{game}");
    }
    let Pairing { tournament, round, board, .. } = pairing;
    format!("/tournaments/{tournament}/rounds/{round}/boards/{board}")
}

/// The letter that report files have; a dash where a round robin leaves a player free.
pub(crate) fn bye_sign(bye: Bye) -> char {
    match bye {
        Bye::Free => '–',
        _ => bye.code(),
    }
}

/// How a game ended for a player, as a sign.
pub(crate) fn sign(outcome: PlayerResult) -> &'static str {
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
pub(crate) fn class(outcome: PlayerResult) -> &'static str {
    match outcome {
        PlayerResult::Pending => "",
        PlayerResult::Win | PlayerResult::ForfeitWin | PlayerResult::UnratedWin => "win",
        PlayerResult::Draw | PlayerResult::UnratedDraw => "draw",
        PlayerResult::Loss | PlayerResult::ForfeitLoss | PlayerResult::UnratedLoss => "loss",
    }
}

/// How a game ended for a player, in words.
pub(crate) fn outcome_words(outcome: PlayerResult) -> Text {
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
pub(crate) fn seat_sign(own: Colour) -> &'static str {
    match own {
        Colour::White => "○",
        Colour::Black => "●",
    }
}

/// Who moved first, in words.
pub(crate) fn seat_words(own: Colour) -> Text {
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
        Backing::ByClock => "backing-by-clock",
        Backing::ByAct => "backing-by-act",
        Backing::Unproven => "cell-proof-unproven",
        Backing::NoRecord => "cell-proof-no-record",
    })
}

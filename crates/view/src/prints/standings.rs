//! Standings with every round, and the crosstable, each on as few sheets as they need.

use std::collections::HashMap;

use askama::Template;
use chrono::{DateTime, Utc};
use domain::audit::Hash;
use domain::prints::Printable;
use domain::standings::WallChart;
use tournament::crosstable::{CrossGame, CrossRow, GridCell, RoundCell, crosstable};
use tournament::entry::Number;
use tournament::standings::{Row, Standings};
use tournament::withdrawal::Counting;
use words::Text;
use words::format::Numeral;

use super::{Direction, Sheet};
use crate::crosstable::{CrossColumn, bye_sign, columns, cross_rows, seat_sign, sign};
use crate::standings::{heading, provisional};
use crate::tie_breaks::TieBreakWords;
use crate::{Frame, filters};

/// Who leads, with all rounds and tie-breaks.
#[derive(Template)]
#[template(path = "prints/standings.html")]
pub struct StandingsSheet {
    pub frame: Frame,
    pub sheet: Sheet,
    /// Why the order may still change.
    pub provisional: Option<Text>,
    /// How close the columns stand.
    pub density: &'static str,
    /// Whether equals share a rank, which is no place of a row then.
    pub has_shared: bool,
    /// The numbers of the rounds.
    pub rounds: Vec<u16>,
    /// The columns of values, points first.
    pub columns: Vec<Text>,
    pub rows: Vec<StandingRow>,
    /// By what the audit log is checked later.
    pub head: Option<Text>,
}

/// A player in the standings.
#[derive(Debug, Clone)]
pub struct StandingRow {
    /// The place of the row, by which others name it.
    pub place: usize,
    pub rank: Option<u32>,
    pub name: String,
    pub rating: Option<u16>,
    /// Each round: against whom and on which seat, then the result.
    pub rounds: Vec<SheetCell>,
    /// None for a struck player.
    pub values: Vec<Numeral>,
}

/// All results at a glance.
#[derive(Template)]
#[template(path = "prints/crosstable.html")]
pub struct CrosstableSheet {
    pub frame: Frame,
    pub sheet: Sheet,
    pub provisional: Option<Text>,
    pub density: &'static str,
    pub columns: Vec<CrossColumn>,
    pub rows: Vec<SheetLine>,
    /// With what the audit log ends.
    pub head: Option<Text>,
}

/// One player's results. Paper has no links, and needs no words for those who only hear a page.
#[derive(Debug, Clone)]
pub struct SheetLine {
    pub place: usize,
    pub rank: Option<u32>,
    pub name: String,
    pub cells: Vec<SheetCell>,
    pub points: Numeral,
}

/// One player against another, or in a round.
#[derive(Debug, Clone)]
pub enum SheetCell {
    Own,
    Bye(char),
    /// The only game of a round.
    Game(SheetGame),
    /// Games against another player, in the order of rounds.
    Games(Vec<SheetGame>),
}

#[derive(Debug, Clone, Copy)]
pub struct SheetGame {
    /// In a Swiss, the place of the opponent.
    pub opponent: Option<usize>,
    pub seat: &'static str,
    pub sign: &'static str,
    pub counts: bool,
}

pages! { StandingsSheet CrosstableSheet }

/// More columns than so many are too many for a sheet that is held upright.
const MOST_UPRIGHT: usize = 12;

impl StandingsSheet {
    /// The standings now, or of a chart after an earlier round.
    pub fn new(
        frame: Frame,
        printable: &Printable,
        after: Option<u16>,
        asked: (&str, DateTime<Utc>),
    ) -> Self {
        let chart = &printable.chart;
        let order = chart.standings();
        let rows = rows(printable, order);
        let n_columns = chart.table.rounds().len() + order.tie_breaks.len();
        let direction =
            if n_columns > MOST_UPRIGHT { Direction::Across } else { Direction::Upright };
        let words = |tie_break: &_| TieBreakWords::new(*tie_break).short;
        let sheet = Sheet::new(printable, heading(chart, after), direction, asked);
        Self {
            frame: sheet.titled(frame),
            sheet,
            provisional: provisional(chart),
            density: density(n_columns),
            has_shared: rows.iter().any(StandingRow::is_shared),
            rounds: (1..).take(chart.table.rounds().len()).collect(),
            columns: order.tie_breaks.iter().map(words).collect(),
            rows,
            head: printable.head.as_ref().map(head_words),
        }
    }
}

/// In groups of four digits, to be typed.
fn head_words(head: &Hash) -> Text {
    let digits: Vec<char> = head.short().to_uppercase().chars().collect();
    let groups: Vec<String> = digits.chunks(4).map(|group| group.iter().collect()).collect();
    Text::new("prints-audit-head").with("hash", groups.join(" "))
}

impl StandingRow {
    /// Whether its rank is another one than its place.
    fn is_shared(&self) -> bool {
        self.rank.is_some_and(|rank| usize::try_from(rank) != Ok(self.place))
    }
}

fn density(n_columns: usize) -> &'static str {
    match n_columns {
        ..=9 => "airy",
        10..=18 => "close",
        19..=32 => "dense",
        _ => "tight",
    }
}

fn rows(printable: &Printable, order: &Standings) -> Vec<StandingRow> {
    let chart = &printable.chart;
    let across = crosstable(&chart.table, order).rows;
    let signs = Signs { places: places(&across) };
    let row = |(row, across): (&Row, &CrossRow)| {
        let entry = chart.entry(row.number)?;
        Some(StandingRow {
            place: *signs.places.get(&row.number)?,
            rank: row.rank,
            name: entry.name.clone(),
            rating: entry.rating,
            rounds: across.rounds.iter().map(|cell| signs.of_round(cell)).collect(),
            values: row.values.iter().map(|value| (*value).into()).collect(),
        })
    };
    order.rows.iter().zip(&across).filter_map(row).collect()
}

impl CrosstableSheet {
    pub fn new(frame: Frame, printable: &Printable, asked: (&str, DateTime<Utc>)) -> Self {
        let (chart, heading) = (&printable.chart, Text::new("crosstable-title"));
        let all = cross_rows(chart);
        let (rows, columns) = (sheet_lines(chart, &all), columns(chart, &all));
        let sheet = Sheet::new(printable, heading, Direction::Across, asked);
        Self {
            frame: sheet.titled(frame),
            sheet,
            provisional: provisional(chart),
            density: density(columns.len()),
            columns,
            rows,
            head: printable.head.as_ref().map(head_words),
        }
    }
}

fn sheet_lines(chart: &WallChart, rows: &[CrossRow]) -> Vec<SheetLine> {
    let is_grid = chart.tournament.details.format.meets_everybody();
    let signs = Signs { places: if is_grid { HashMap::new() } else { places(rows) } };
    let line = |(place, row): (usize, &CrossRow)| {
        Some(SheetLine {
            place,
            rank: row.rank,
            name: chart.entry(row.number)?.name.clone(),
            cells: match &row.grid {
                Some(grid) => grid.iter().map(|cell| signs.against(cell)).collect(),
                None => row.rounds.iter().map(|cell| signs.of_round(cell)).collect(),
            },
            points: row.points.into(),
        })
    };
    (1..).zip(rows).filter_map(line).collect()
}

fn places(rows: &[CrossRow]) -> HashMap<Number, usize> {
    rows.iter().map(|row| row.number).zip(1..).collect()
}

/// What stands in cells.
struct Signs {
    /// The place of the row of each player, where cells name opponents by it.
    places: HashMap<Number, usize>,
}

impl Signs {
    fn of_round(&self, cell: &RoundCell) -> SheetCell {
        match cell {
            RoundCell::Bye(bye) => SheetCell::Bye(bye_sign(*bye)),
            RoundCell::Game(game) => SheetCell::Game(self.game(game)),
        }
    }

    fn against(&self, cell: &GridCell) -> SheetCell {
        match cell {
            GridCell::Own => SheetCell::Own,
            GridCell::Games(games) => {
                SheetCell::Games(games.iter().map(|game| self.game(game)).collect())
            }
        }
    }

    fn game(&self, game: &CrossGame) -> SheetGame {
        SheetGame {
            opponent: self.places.get(&game.opponent).copied(),
            seat: seat_sign(game.colour),
            sign: sign(game.outcome),
            counts: game.counting == Counting::Counts,
        }
    }
}

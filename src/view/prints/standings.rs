//! Standings with every round, and the crosstable, each on as few sheets as they need.

use std::collections::HashMap;

use askama::Template;
use chrono::{DateTime, Utc};
use tournament::crosstable::{CrossGame, CrossRow, RoundCell, crosstable};
use tournament::entry::Number;
use tournament::standings::{Row, Standings};
use tournament::withdrawal::Counting;

use super::{Direction, Sheet};
use crate::domain::audit::Hash;
use crate::domain::prints::Printable;
use crate::view::crosstable::{
    CrossCell, CrossColumn, CrossLine, bye_sign, columns, cross_rows, lines, seat_sign, sign,
};
use crate::view::format::Numeral;
use crate::view::standings::{heading, provisional};
use crate::view::tie_breaks::TieBreakWords;
use crate::view::{Frame, Text, filters};

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
    pub rounds: Vec<(String, String)>,
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
    pub rows: Vec<CrossLine>,
    /// With what the audit log ends.
    pub head: Option<Text>,
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
        let rows = rows(printable, &order);
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
    let places: HashMap<Number, usize> = across.iter().map(|row| row.number).zip(1..).collect();
    let row = |(row, across): (&Row, &CrossRow)| {
        let entry = chart.entry(row.number)?;
        Some(StandingRow {
            place: *places.get(&row.number)?,
            rank: row.rank,
            name: entry.name.clone(),
            rating: entry.rating,
            rounds: across.rounds.iter().map(|cell| signs(*cell, &places)).collect(),
            values: row.values.iter().map(|value| (*value).into()).collect(),
        })
    };
    order.rows.iter().zip(&across).filter_map(row).collect()
}

/// The place of the opponent and the own seat, then the result: `12○` and `1`.
fn signs(cell: RoundCell, places: &HashMap<Number, usize>) -> (String, String) {
    let game: CrossGame = match cell {
        RoundCell::Bye(bye) => return (String::new(), bye_sign(bye).to_string()),
        RoundCell::Game(game) => game,
    };
    let place = places.get(&game.opponent).map(usize::to_string).unwrap_or_default();
    let sign = sign(game.outcome).to_owned();
    let sign = if game.counting == Counting::Struck { format!("({sign})") } else { sign };
    (format!("{place}{}", seat_sign(game.colour)), sign)
}

impl CrosstableSheet {
    pub fn new(frame: Frame, printable: &Printable, asked: (&str, DateTime<Utc>)) -> Self {
        let (chart, heading) = (&printable.chart, Text::new("crosstable-title"));
        let all = cross_rows(chart);
        let (rows, columns) = (lines(chart, &all, 0..all.len()), columns(chart, &all));
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

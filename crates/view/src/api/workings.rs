//! How a player's values in the standings came about.

use domain::standings::WallChart;
use serde::Serialize;
use tournament::entry::Number;
use utoipa::ToSchema;
use words::{Language, Text};

use crate::standings::{Worked, WorkingLine, values};

/// How the place of a player in the standings came about.
#[derive(Debug, Serialize, ToSchema)]
pub struct WorkingsItem {
    /// The round after which it stood so; none if it is as of now.
    pub after_round: Option<u16>,
    /// The pairing number.
    pub number: u16,
    /// From 1, shared by players whom no tie-break separates.
    pub rank: u32,
    /// Which entry of the tournament.
    pub entry: i32,
    /// The person over all tournaments.
    pub player: i32,
    pub name: String,
    /// In the order in which they count.
    pub values: Vec<WorkingItem>,
}

/// How a value came about, in English.
#[derive(Debug, Serialize, ToSchema)]
pub struct WorkingItem {
    /// What decides the order, by the code of FIDE.
    #[schema(example = "BH/C1")]
    pub tie_break: String,
    #[schema(example = "Buchholz, without the lowest")]
    pub name: String,
    /// A decimal number; none where there is nothing to compute it from.
    #[schema(example = "12.5")]
    pub value: Option<String>,
    /// What the lines make together.
    pub total: Vec<String>,
    /// What each round or opponent brought, and why it is so much.
    pub lines: Vec<String>,
    /// The separate standings of those who are level, where these decide.
    pub level: Vec<String>,
}

impl WorkingsItem {
    /// None if nobody has this number, or if the player has no values.
    pub fn new(chart: &WallChart, number: Number, after_round: Option<u16>) -> Option<Self> {
        let order = chart.standings();
        let idx = order.rows.iter().position(|row| row.number == number)?;
        let (entry, row) = (chart.entry(number)?, &order.rows[idx]);
        let decimals = row.values.iter().map(|value| value.decimal());
        let worked = values(chart, order, idx).into_iter();
        Some(Self {
            after_round,
            number: number.0,
            rank: row.rank?,
            entry: entry.id.0,
            player: entry.player.0,
            name: entry.name.clone(),
            values: worked.zip(decimals).map(WorkingItem::from).collect(),
        })
    }
}

impl From<(Worked, Option<String>)> for WorkingItem {
    fn from((worked, value): (Worked, Option<String>)) -> Self {
        let Worked { code, what, told, .. } = worked;
        Self {
            tie_break: code,
            name: english(&what),
            value,
            total: told.total.iter().map(english).collect(),
            lines: told.lines.iter().map(line).collect(),
            level: told.level.iter().map(line).collect(),
        }
    }
}

fn line(line: &WorkingLine) -> String {
    let all = [&line.told].into_iter().chain(&line.notes).map(english);
    all.collect::<Vec<_>>().join(" · ")
}

fn english(text: &Text) -> String {
    text.in_language(Language::DEFAULT)
}

//! All results of a tournament, player by player.

use domain::standings::WallChart;
use serde::Serialize;
use tournament::colour::Colour;
use tournament::crosstable::{CrossGame, CrossRow, RoundCell, crosstable};
use tournament::standings::Value;
use tournament::withdrawal::Counting;
use utoipa::ToSchema;

use super::players::outcome_word;
use super::rounds::bye_word;

/// A player's results in a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct CrosstableRow {
    /// From 1, shared by players whom no tie-break separates; none for a player who was struck.
    pub rank: Option<u32>,
    /// The pairing number.
    pub number: u16,
    /// Which entry of the tournament.
    pub entry: i32,
    /// The person over all tournaments.
    pub player: i32,
    pub name: String,
    /// All their points, as a decimal number.
    #[schema(example = "4.5")]
    pub points: String,
    /// What they did in each round that is paired, from the first on.
    pub rounds: Vec<CrosstableCell>,
}

/// A round of a player.
#[derive(Debug, Serialize, ToSchema)]
pub struct CrosstableCell {
    /// The pairing number of the opponent; none in a bye.
    pub opponent: Option<u16>,
    /// Whether the player moves `first` or `second`; none in a bye.
    #[schema(pattern = "^(first|second)$")]
    pub seat: Option<&'static str>,
    /// `win`, `draw`, `loss`, `forfeit-win`, `forfeit-loss`, `unrated-win`, `unrated-draw`, `unrated-loss` or `pending`;
    /// none in a bye.
    pub outcome: Option<&'static str>,
    /// `pairing-allocated`, `full-point`, `half-point`, `zero-point` or `free`; none in a game.
    pub bye: Option<&'static str>,
    /// Whether nobody has points from it, as one of the two withdrew too early.
    pub is_struck: bool,
}

impl CrosstableRow {
    /// All rows, by rank; players who were struck come last.
    pub fn all(chart: &WallChart) -> Vec<Self> {
        let row = |row: CrossRow| {
            let entry = chart.entry(row.number)?;
            Some(Self {
                rank: row.rank,
                number: row.number.0,
                entry: entry.id.0,
                player: entry.player.0,
                name: entry.name.clone(),
                points: Value::Points(row.points).decimal()?,
                rounds: row.rounds.iter().map(CrosstableCell::from).collect(),
            })
        };
        let rows = crosstable(&chart.table, chart.standings()).rows;
        rows.into_iter().filter_map(row).collect()
    }
}

impl From<&RoundCell> for CrosstableCell {
    fn from(cell: &RoundCell) -> Self {
        let none = Self { opponent: None, seat: None, outcome: None, bye: None, is_struck: false };
        match *cell {
            RoundCell::Bye(bye) => Self { bye: Some(bye_word(bye)), ..none },
            RoundCell::Game(CrossGame { opponent, colour, outcome, counting, .. }) => Self {
                opponent: Some(opponent.0),
                seat: Some(match colour {
                    Colour::White => "first",
                    Colour::Black => "second",
                }),
                outcome: Some(outcome_word(outcome)),
                is_struck: counting == Counting::Struck,
                ..none
            },
        }
    }
}

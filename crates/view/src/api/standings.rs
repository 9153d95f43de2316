//! Who leads.

use serde::Serialize;
use tournament::standings::Row;
use utoipa::ToSchema;

use domain::standings::WallChart;

/// The order of a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingsItem {
    /// The round after which it stood so; none if it is as of now.
    pub after_round: Option<u16>,
    /// What decides the order, by the codes of FIDE; each row has a value for each.
    #[schema(example = json!(["PTS", "DE", "BH/C1"]))]
    pub tie_breaks: Vec<String>,
    /// By rank; players who were struck come last.
    pub rows: Vec<StandingsRow>,
}

/// A player's place.
#[derive(Debug, Serialize, ToSchema)]
pub struct StandingsRow {
    /// From 1, shared by players whom no tie-break separates; none for a player who was struck.
    pub rank: Option<u32>,
    /// The pairing number.
    pub number: u16,
    /// Which entry of the tournament.
    pub entry: i32,
    /// The person over all tournaments.
    pub player: i32,
    pub name: String,
    pub club: Option<String>,
    /// The rating when entered.
    pub rating: Option<u16>,
    /// A decimal number for each tie-break; none where there is nothing to compute it from.
    #[schema(example = json!(["4.5", null, "12"]))]
    pub values: Vec<Option<String>>,
    /// How each value comes about, in words.
    #[schema(example = "/tournaments/13/standings/4")]
    pub workings: String,
}

impl StandingsItem {
    pub fn new(chart: &WallChart, after_round: Option<u16>) -> Self {
        let order = chart.standings();
        let row = |row: &Row| {
            let entry = chart.entry(row.number)?;
            Some(StandingsRow {
                rank: row.rank,
                number: row.number.0,
                entry: entry.id.0,
                player: entry.player.0,
                name: entry.name.clone(),
                club: entry.club.clone(),
                rating: entry.rating,
                values: row.values.iter().map(|value| value.decimal()).collect(),
                workings: format!("/tournaments/{}/standings/{}", chart.tournament.id, row.number),
            })
        };
        Self {
            after_round,
            tie_breaks: order.tie_breaks.iter().map(ToString::to_string).collect(),
            rows: order.rows.iter().filter_map(row).collect(),
        }
    }
}

//! Games with their moves.

use domain::games::{GameLine, GameRecord, Occasion, Summary, canonical};
use serde::Serialize;
use utoipa::ToSchema;

use super::rounds::PointsItem;

/// A game that was written down.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameItem {
    pub id: i32,
    /// What it is called, if it was published for itself.
    pub title: Option<String>,
    /// What is played, if the record says so.
    #[schema(example = "gbg:6")]
    pub game: Option<String>,
    /// What the rules say of the record: `verified`, `unfinished`, `result-mismatch`, `illegal` or `malformed`.
    pub status: &'static str,
    /// How many moves it has, if all are legal.
    pub n_plies: Option<u32>,
    /// The points of both sides at its end.
    pub points: Option<PointsItem>,
    /// Where it was played, if in a tournament.
    pub occasion: Option<OccasionItem>,
    /// Its page.
    #[schema(example = "/games/101")]
    pub page: String,
}

/// Where a game was played, and by whom.
#[derive(Debug, Serialize, ToSchema)]
pub struct OccasionItem {
    pub event: i32,
    pub tournament: i32,
    pub round: u16,
    pub board: u16,
    /// Who moved first.
    pub first: String,
    /// Who moved second.
    pub second: String,
}

/// A game with its record.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameWithRecord {
    #[serde(flatten)]
    pub game: GameItem,
    /// The record to the letter; none if its players do not show their moves.
    pub record: Option<String>,
    /// The record in canonical notation, if all moves are legal.
    pub canonical: Option<String>,
}

impl GameItem {
    fn new(id: i32, title: Option<String>, summary: &Summary, occasion: Option<&Occasion>) -> Self {
        Self {
            id,
            title,
            game: summary.spec.as_ref().map(ToString::to_string),
            status: summary.status.as_str(),
            n_plies: summary.plies,
            points: summary.score.map(PointsItem::from),
            occasion: occasion.map(OccasionItem::from),
            page: format!("/games/{id}"),
        }
    }
}

impl From<GameLine> for GameItem {
    fn from(line: GameLine) -> Self {
        Self::new(line.id.0, line.title, &line.summary, line.occasion.as_ref())
    }
}

impl GameWithRecord {
    pub fn new(game: GameRecord, occasion: Option<&Occasion>) -> Self {
        let item = GameItem::new(game.id.0, game.title, &game.summary, occasion);
        let canonical = game.record.as_deref().and_then(canonical);
        Self { game: item, record: game.record, canonical }
    }
}

impl From<&Occasion> for OccasionItem {
    fn from(occasion: &Occasion) -> Self {
        Self {
            event: occasion.event.0,
            tournament: occasion.tournament.0,
            round: occasion.round,
            board: occasion.board,
            first: occasion.players.first.clone(),
            second: occasion.players.second.clone(),
        }
    }
}

//! Tournaments and who plays in them.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use domain::entries::Entry;
use domain::tournaments::{Acceleration, Format, Rated, Tournament};

/// A tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct TournamentItem {
    pub id: i32,
    /// The event it is held at.
    pub event: i32,
    pub name: String,
    /// The game, as records name it.
    #[schema(example = "gbg:6")]
    pub game: String,
    pub format: FormatItem,
    /// What decides the order, by the codes of FIDE.
    #[schema(example = json!(["PTS", "DE", "BH/C1"]))]
    pub tie_breaks: Vec<String>,
    /// Whether its games move ratings, once it is closed.
    pub is_rated: bool,
    /// `entry`, `running`, `closed` or `cancelled`.
    #[schema(pattern = "^(entry|running|closed|cancelled)$")]
    pub stage: &'static str,
    pub started_at: Option<DateTime<Utc>>,
    /// When it was closed first.
    pub closed_at: Option<DateTime<Utc>>,
    pub is_archived: bool,
    /// Its page.
    #[schema(example = "/tournaments/13")]
    pub page: String,
}

/// Who meets whom.
#[derive(Debug, Serialize, ToSchema)]
pub struct FormatItem {
    /// `round-robin`, `double-round-robin` or `swiss`.
    #[schema(pattern = "^(round-robin|double-round-robin|swiss)$")]
    pub kind: &'static str,
    /// How many rounds a Swiss has.
    pub rounds: Option<u16>,
    /// How the first rounds of a Swiss bring the strong together: `none` or `baku`.
    pub acceleration: Option<&'static str>,
}

/// A player in a tournament.
#[derive(Debug, Serialize, ToSchema)]
pub struct EntryItem {
    pub id: i32,
    /// The person over all tournaments.
    pub player: i32,
    /// The name when entered.
    pub name: String,
    pub club: Option<String>,
    /// The pairing number; none before the start.
    pub number: Option<u16>,
    /// The rating when entered.
    pub rating: Option<u16>,
    /// The first round without the player, who has left.
    pub withdrawn_from: Option<u16>,
}

impl From<Tournament> for TournamentItem {
    fn from(tournament: Tournament) -> Self {
        let details = tournament.details;
        Self {
            id: tournament.id.0,
            event: tournament.event.0,
            name: details.name.to_string(),
            game: details.spec.to_string(),
            format: details.format.into(),
            tie_breaks: details
                .ranking
                .tie_breaks
                .as_slice()
                .iter()
                .map(ToString::to_string)
                .collect(),
            is_rated: details.rated == Rated::Rated,
            stage: tournament.stage.as_str(),
            started_at: tournament.started_at,
            closed_at: tournament.closed_at,
            is_archived: tournament.archived_at.is_some(),
            page: format!("/tournaments/{}", tournament.id),
        }
    }
}

impl From<Format> for FormatItem {
    fn from(format: Format) -> Self {
        let swiss = match format {
            Format::Swiss(swiss) => Some(swiss),
            Format::RoundRobin | Format::DoubleRoundRobin => None,
        };
        Self {
            kind: format.kind().as_str(),
            rounds: swiss.map(|swiss| swiss.n_rounds),
            acceleration: swiss.map(|swiss| Acceleration::as_str(swiss.acceleration)),
        }
    }
}

impl From<&Entry> for EntryItem {
    fn from(entry: &Entry) -> Self {
        Self {
            id: entry.id.0,
            player: entry.player.0,
            name: entry.name.clone(),
            club: entry.club.clone(),
            number: entry.number.map(|number| number.0),
            rating: entry.rating,
            withdrawn_from: entry.withdrawn_from,
        }
    }
}

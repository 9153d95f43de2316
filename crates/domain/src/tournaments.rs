//! A tournament and what is pinned when it is made.

mod draw;
mod format;
mod numbering;
mod stage;

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use rules::Spec;
use tournament::points::PointSystem;

use super::events::{Title, Visibility};
use super::pies::Handicap;
use super::tie_breaks::Ranking;
use super::words::words;
use super::{EventId, TournamentId};

pub use draw::{Draw, StartRefusal, draw, is_startable, mark};
pub use format::{
    Acceleration, Format, FormatKind, MAX_SWISS_ROUNDS, Opening, Swiss, most_rounds, usual_rounds,
};
pub use numbering::Numbering;
pub use stage::Stage;

/// A tournament as it stands now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    pub id: TournamentId,
    /// The event it is held at.
    pub event: EventId,
    /// What was decided when it was made.
    pub details: TournamentDetails,
    /// How far it is.
    pub stage: Stage,
    /// Whether visitors see it, as far as they see its event.
    pub visibility: Visibility,
    /// Why it is not held to its end, if it was cancelled.
    pub cancelled_because: Option<String>,
    /// Since when it is off the lists and does not change, if it is.
    pub archived_at: Option<DateTime<Utc>>,
    /// What a Swiss that has started begins with.
    pub opening: Option<Opening>,
    pub started_at: Option<DateTime<Utc>>,
    /// When it was closed first: its place in the ratings.
    pub closed_at: Option<DateTime<Utc>>,
    /// From which round on only staff see results.
    pub silent_from: Option<u16>,
    /// Grows by one with every change of details or stage.
    pub version: i32,
}

/// What is decided when a tournament is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentDetails {
    pub name: Title,
    /// The game that is played.
    pub spec: Spec,
    /// Who meets whom.
    pub format: Format,
    /// What results are worth.
    pub points: PointSystem,
    /// Whether its games move ratings.
    pub rated: Rated,
    /// What one player names at the board, before the other chooses a side; usually nothing.
    pub pie: Option<Handicap>,
    /// What decides the order.
    pub ranking: Ranking,
}

/// A tournament as other pages name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentTitle {
    pub id: TournamentId,
    pub name: String,
    /// The name of the event it is held at.
    pub event: String,
    /// When it was closed first, or started: what happened last.
    pub at: Option<DateTime<Utc>>,
}

/// The tournaments that somebody may see, as other pages name them.
pub type TournamentTitles = HashMap<TournamentId, TournamentTitle>;

/// Whether the games of a tournament move ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rated {
    /// They do, once it is closed.
    Rated,
    /// They do not.
    Unrated,
}

/// A tournament that is held so often that its form comes filled in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Preset {
    /// On the board with six pits a side, as a Swiss of five rounds.
    GlassBeadGame6Swiss,
    /// On the board with six pits a side.
    GlassBeadGame6,
    /// On the board with five pits a side.
    GlassBeadGame5,
    /// On the board with six pits a side, twice against everybody.
    GlassBeadGame6Double,
    /// On the tournament's board of nine by nine squares.
    GlassBeadChallenge9,
    /// On the hexagon with five hexagons along a side.
    GlassBeadChallengeHexagons5,
    /// On the Cairo board of five by five squares.
    GlassBeadChallengePentagons5,
}

words! { Rated { Rated = "rated", Unrated = "unrated", } }

words! { Preset {
    GlassBeadGame6Swiss = "gbg-6-swiss", GlassBeadGame6 = "gbg-6", GlassBeadGame5 = "gbg-5",
    GlassBeadGame6Double = "gbg-6-double",
    GlassBeadChallenge9 = "gbc-9", GlassBeadChallengeHexagons5 = "gbc-hex5",
    GlassBeadChallengePentagons5 = "gbc-cairo5",
} }

impl Preset {
    /// The game, as a spec is written.
    pub fn spec(self) -> &'static str {
        match self {
            Self::GlassBeadGame6Swiss | Self::GlassBeadGame6 | Self::GlassBeadGame6Double => {
                "gbg:6"
            }
            Self::GlassBeadGame5 => "gbg:5",
            Self::GlassBeadChallenge9 => "gbc:9",
            Self::GlassBeadChallengeHexagons5 => "gbc:hex5",
            Self::GlassBeadChallengePentagons5 => "gbc:cairo5",
        }
    }

    /// Who meets whom.
    pub fn format(self) -> Format {
        match self {
            Self::GlassBeadGame6Swiss => {
                Format::Swiss(Swiss { n_rounds: 5, acceleration: Acceleration::None })
            }
            Self::GlassBeadGame6Double => Format::DoubleRoundRobin,
            Self::GlassBeadGame6
            | Self::GlassBeadGame5
            | Self::GlassBeadChallenge9
            | Self::GlassBeadChallengeHexagons5
            | Self::GlassBeadChallengePentagons5 => Format::RoundRobin,
        }
    }
}

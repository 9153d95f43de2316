//! A tournament and what is pinned when it is made.

use chrono::{DateTime, Utc};
use rules::Spec;
use tournament::pairing::round_robin::Cycles;
use tournament::points::PointSystem;
use tournament::standings::TieBreak;

use super::events::Title;
use super::words::words;
use super::{EventId, TournamentId};

/// A tournament as it stands now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tournament {
    /// Its id.
    pub id: TournamentId,
    /// The event it is held at.
    pub event: EventId,
    /// What was decided when it was made.
    pub details: TournamentDetails,
    /// How far it is.
    pub stage: Stage,
    /// When it was started.
    pub started_at: Option<DateTime<Utc>>,
    /// When it was closed first: its place in the ratings.
    pub closed_at: Option<DateTime<Utc>>,
    /// Grows by one with every change of details or stage.
    pub version: i32,
}

/// What is decided when a tournament is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentDetails {
    /// Its name.
    pub name: Title,
    /// The game that is played.
    pub spec: Spec,
    /// Who meets whom.
    pub format: Format,
    /// What results are worth.
    pub points: PointSystem,
    /// Whether its games move ratings.
    pub rated: Rated,
}

/// A tournament as other pages name it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TournamentTitle {
    /// Its id.
    pub id: TournamentId,
    /// Its name.
    pub name: String,
    /// The name of the event it is held at.
    pub event: String,
    /// When it was closed first, or started: what happened last.
    pub at: Option<DateTime<Utc>>,
}

/// Who meets whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Everybody meets everybody once.
    RoundRobin,
    /// Twice, with seats reversed.
    DoubleRoundRobin,
}

/// Whether the games of a tournament move ratings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rated {
    /// They do, once it is closed.
    Rated,
    /// They do not.
    Unrated,
}

/// How far a tournament is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Players are entered.
    Entry,
    /// Rounds are played.
    Running,
    /// Everything is played, and rated if it is rated.
    Closed,
}

/// How the pairing numbers are given out when a tournament starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numbering {
    /// By lot.
    Lot,
    /// The strongest first, then by name.
    Rating,
    /// As they were entered.
    Entered,
}

/// The tie-breaks of a round robin, after the points, in order.
pub const ROUND_ROBIN_TIE_BREAKS: [TieBreak; 4] =
    [TieBreak::Pts, TieBreak::De, TieBreak::Sb, TieBreak::Win];

words! { Format { RoundRobin = "round-robin", DoubleRoundRobin = "double-round-robin", } }
words! { Rated { Rated = "rated", Unrated = "unrated", } }
words! { Stage { Entry = "entry", Running = "running", Closed = "closed", } }
words! { Numbering { Lot = "lot", Rating = "rating", Entered = "entered", } }

impl Format {
    /// How often everybody meets everybody.
    #[must_use]
    pub fn cycles(self) -> Cycles {
        match self {
            Self::RoundRobin => Cycles::Single,
            Self::DoubleRoundRobin => Cycles::Double,
        }
    }
}

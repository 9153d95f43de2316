//! Game records as they were handed in, with what the verifier says of them.

use chrono::{DateTime, Utc};
use rules::{BySeat, Points, Spec, Status};

use super::{GameId, Line};

/// What a published game is called.
pub type GameTitle = Line<120>;

/// A game record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// Its id.
    pub id: GameId,
    /// What it is called; none for a game of a tournament, which its pairing names.
    pub title: Option<String>,
    /// The record, to the letter.
    pub record: String,
    /// What the verifier says.
    pub summary: Summary,
    /// When it came in.
    pub recorded_at: DateTime<Utc>,
}

/// What the verifier says of a record, as far as lists show it. [`Summary::of`] computes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// In a word.
    pub status: Status,
    /// The game, if the record says which.
    pub spec: Option<Spec>,
    /// The number of moves, if all are legal.
    pub plies: Option<u32>,
    /// The points of both sides in the final position.
    pub score: Option<BySeat<Points>>,
}

impl Summary {
    /// Verifies a record.
    #[must_use]
    pub fn of(record: &str) -> Self {
        let verdict = rules::verify(record.as_bytes());
        Self {
            status: verdict.status,
            spec: verdict.game,
            plies: verdict.plies,
            score: verdict.score,
        }
    }
}

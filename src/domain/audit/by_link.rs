//! What the log tells of games by link. Who plays one is not in it: names are the games' own.

use serde::{Deserialize, Serialize};

use super::Hash;
use crate::domain::results::{Ending, RecordedOutcome};
use crate::domain::{ChallengeId, GameId, LinkGameId};

/// A challenge that was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChallengeFacts {
    pub challenge: ChallengeId,
    pub spec: String,
    pub time_control: String,
}

/// A game that began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkGameFacts {
    pub link_game: LinkGameId,
    pub spec: String,
    pub time_control: String,
}

/// A game that is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkGameEnd {
    pub link_game: LinkGameId,
    /// The record, if there was a move.
    pub game: Option<GameId>,
    pub outcome: RecordedOutcome,
    pub ending: Ending,
    pub plies: usize,
    /// What the record of its moves is known by.
    pub record: Hash,
}

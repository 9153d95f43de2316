//! What the log tells of games by link. Who plays a casual one is in it if it is rated: names are the games' own.

use serde::{Deserialize, Serialize};

use super::{Hash, RatingFacts};
use crate::by_link::{Ruling, Terms};
use crate::pies::side_word;
use crate::results::{EndKind, Ending, Reason, RecordedOutcome};
use crate::{ChallengeId, GameId, LinkGameId, PlayerId};

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
    /// What that is known by; older entries do not say it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub known_by: Option<EndKind>,
    pub plies: usize,
    /// What the record of its moves is known by.
    pub record: Hash,
}

/// A challenge that nobody has taken.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChallengeWithdrawn {
    pub challenge: ChallengeId,
}

/// A game for two others that was withdrawn before it began.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkGameWithdrawn {
    pub link_game: LinkGameId,
}

/// A game with other links: of whoever has not come to it, where somebody begins it for two others, or of one seat, by
/// whoever has it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkGameRelinked {
    pub link_game: LinkGameId,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<String>,
}

/// A casual game that was rated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkGameRated {
    pub link_game: LinkGameId,
    pub first: PlayerId,
    pub second: PlayerId,
    #[serde(flatten)]
    pub ratings: RatingFacts,
}

/// What an arbiter decided in a game, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LinkGameRuled {
    pub link_game: LinkGameId,
    #[serde(flatten)]
    pub ruling: RulingFacts,
    pub reason: Reason,
}

/// What an arbiter decided.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "ruling", rename_all = "kebab-case")]
pub enum RulingFacts {
    /// More time for a seat.
    Extend {
        seat: String,
        minutes: i64,
    },
    Stop,
    GoOn,
    Adjudicate {
        outcome: RecordedOutcome,
    },
    /// The names that were typed for it are gone.
    TakeNames,
}

impl From<Ruling> for RulingFacts {
    fn from(ruling: Ruling) -> Self {
        match ruling {
            Ruling::Extend(seat, by) => {
                Self::Extend { seat: side_word(seat).to_owned(), minutes: by.num_minutes() }
            }
            Ruling::Stop => Self::Stop,
            Ruling::GoOn => Self::GoOn,
            Ruling::Adjudicate(outcome) => Self::Adjudicate { outcome },
        }
    }
}

/// On what terms a tournament is played by link.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TermFacts {
    pub time_control: String,
    pub next_round: String,
    /// By how many plies watchers see games late.
    #[serde(default, skip_serializing_if = "is_none")]
    pub delay: u8,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde wants a reference")]
fn is_none(delay: &u8) -> bool {
    *delay == 0
}

impl From<Terms> for TermFacts {
    fn from(terms: Terms) -> Self {
        let Terms { control, next, delay, .. } = terms;
        let next_round = next.as_str().to_owned();
        Self { time_control: control.to_string(), next_round, delay: delay.plies() }
    }
}

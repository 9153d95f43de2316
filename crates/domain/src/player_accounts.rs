//! Accounts of players: who came in by a personal link makes one, and staff confirm once that it is them.
//!
//! Source: `docs/spec/games-by-link.md` §8.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

use super::{AccountId, EventId, PlayerId};

/// An account of which somebody says that it is a player's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerAccount {
    pub account: AccountId,
    pub player: PlayerId,
    /// The event of the link, whose arbiters confirm it.
    pub event: EventId,
    pub asked_at: DateTime<Utc>,
    pub state: AccountState,
}

/// Whether an account is a player's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccountState {
    /// Nobody has said yet that it is them.
    Asked,
    Confirmed,
}

/// An account that waits to be confirmed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AskedAccount {
    pub account: AccountId,
    pub account_name: String,
    pub player_name: String,
    pub asked_at: DateTime<Utc>,
}

/// What became of the account of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AccountChange {
    Asked,
    Confirmed,
    Refused,
    /// Whoever came in as the player took back that it waits.
    Withdrawn,
    /// It is nobody's any more.
    Ended,
}

/// No account is asked for once this many were asked for, taken back or refused for the player within
/// [`CHANGES_WITHIN`].
pub const MOST_CHANGES: usize = 10;

/// Changes of a player's account are counted within this time.
pub const CHANGES_WITHIN: TimeDelta = TimeDelta::days(30);

/// Why an account does not wait to be confirmed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotAsked {
    #[error("the player isn't entered there")]
    NotThere,
    #[error("the player has an account")]
    HasOne,
    #[error("the account is another player's, or waits to be")]
    OfAnother,
    #[error("an account waits already")]
    Waits,
    #[error("{MOST_CHANGES} were asked for or given up within {} days", CHANGES_WITHIN.num_days())]
    TooOften,
}

/// The account of a player, as they see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OwnAccount {
    /// There is none, and nobody is signed in.
    Nothing,
    /// Somebody is signed in with this one, which is nobody's.
    SignedIn(String),
    /// This one waits to be confirmed.
    Asked(String),
    /// This one is theirs.
    Confirmed(String),
    /// Somebody is signed in with this one, which is another player's, or waits to be.
    OfAnother(String),
}

/// What an arbiter says of an account that waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AccountVerdict {
    Confirm,
    Refuse,
}

/// Why nothing is decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotConfirmed {
    #[error("it does not wait any more")]
    Gone,
    #[error("the player has an account by now")]
    HasOne,
    #[error("nobody confirms the own account")]
    Own,
    #[error("the player is entered at an event of others too")]
    Elsewhere,
}

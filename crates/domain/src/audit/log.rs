//! The log as it is asked for, a page at a time.

use std::collections::HashMap;

use chrono::{DateTime, Utc};

use super::{Act, Area, Board, Chain, Hash, Via};
use crate::accounts::Access;
use crate::ratings::RatingPool;
use crate::{AccountId, EntryId, EventId, PlayerId, PoolId, TournamentId};

/// So many acts are on a page.
pub const PER_PAGE: usize = 50;

/// Whose acts are asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Scope {
    /// All acts of a chain.
    Chain(Chain),
    /// Those about a board, with the publication of its round.
    Board(Board),
    /// Those that name a player, or somebody the player stands for, at every event.
    Player(PlayerId),
}

/// Which of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Filter {
    pub tournament: Option<TournamentId>,
    pub area: Option<Area>,
    pub by: Option<By>,
}

/// By whom, or through what if nobody is signed in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    Account(AccountId),
    Via(Via),
}

/// A page of the log, asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    pub scope: Scope,
    pub filter: Filter,
    /// Only acts before this place: the position in the chain; for a player, whose acts are in many
    /// chains, the number of the act.
    pub before: Option<i32>,
}

/// An act that this version cannot read; its name.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("an act of an early version: {0}")]
pub struct Unread(pub String);

/// An act, with its place in its chain.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Logged {
    /// Acts get their numbers in the order in which they happen.
    pub id: i32,
    /// In its chain.
    pub position: i32,
    pub hash: Hash,
    pub account: Option<AccountId>,
    pub access: Option<Access>,
    pub via: Via,
    /// The event it belongs to, if any.
    pub event: Option<EventId>,
    pub at: DateTime<Utc>,
    pub act: Result<Act, Unread>,
}

/// A page of the log, the newest act first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LogPage {
    pub acts: Vec<Logged>,
    /// Where the next page begins, if there is one.
    pub next: Option<i32>,
    pub names: Names,
    /// Everybody who did something in the chain, by name.
    pub actors: Vec<(AccountId, String)>,
    /// The tournaments of the event, by name, if the chain is that of an event.
    pub tournaments: Vec<(TournamentId, String)>,
}

/// Something as it is called now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    pub name: String,
    /// Whether it has a page, and is not in the bin.
    pub is_there: bool,
}

/// What is named by the acts of a page. What is not in here is gone.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Names {
    pub players: HashMap<PlayerId, Named>,
    pub entries: HashMap<EntryId, PlayerId>,
    /// Who sits at the boards: tournament, round and board.
    pub boards: HashMap<(TournamentId, u16, u16), Vec<EntryId>>,
    pub tournaments: HashMap<TournamentId, Named>,
    pub events: HashMap<EventId, Named>,
    pub accounts: HashMap<AccountId, Named>,
    pub pools: HashMap<PoolId, RatingPool>,
}

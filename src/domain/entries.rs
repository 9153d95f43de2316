//! A player in one tournament.

use tournament::entry::Number;

use super::words::words;
use super::{EntryId, NameKey, PlayerId, TournamentId};

/// A player in one tournament, as entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Its id.
    pub id: EntryId,
    /// The tournament.
    pub tournament: TournamentId,
    /// Who.
    pub player: PlayerId,
    /// The player's name.
    pub name: String,
    /// The name as it is compared and ordered.
    pub key: NameKey,
    /// The pairing number; none before the start.
    pub number: Option<Number>,
    /// The rating when entered, in whole points.
    pub rating: Option<u16>,
    /// The club when entered.
    pub club: Option<String>,
    /// The first round, from 1, for which this player is not there any more.
    pub withdrawn_from: Option<u16>,
}

/// Whether somebody leaves or comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attendance {
    /// Leaves.
    Withdrawn,
    /// Comes back, as if never gone.
    Returned,
}

words! { Attendance { Withdrawn = "withdrawn", Returned = "returned", } }

//! A player in one tournament.

pub mod change;

use std::cmp::Ordering;

use tournament::entry::Number;

use super::players::{BirthYear, Club, PlayerName};
use super::words::words;
use super::{EntryId, NameKey, PlayerId, TournamentId};

/// A player in one tournament, as entered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    pub id: EntryId,
    pub tournament: TournamentId,
    /// Who: whoever stands for the player now that was entered.
    pub player: PlayerId,
    /// The player that was entered: another one than `player` if they were merged.
    pub entered_as: PlayerId,
    /// The name of the player that was entered.
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

impl Entry {
    /// The initial order (`docs/spec/swiss.md` 1.1): the strongest first, then by name; the unrated last.
    pub fn by_strength(&self, other: &Self) -> Ordering {
        other.rating.cmp(&self.rating).then_with(|| self.key.cmp(&other.key))
    }

    /// Whether this player is not there for a round.
    pub fn is_gone(&self, round: u16) -> bool {
        self.withdrawn_from.is_some_and(|from_round| from_round <= round)
    }

    /// The first round without this player, if they had left by the end of a round; now if none
    /// is given.
    pub fn left_by(&self, after: Option<u16>) -> Option<u16> {
        self.withdrawn_from.filter(|round| after.is_none_or(|after| *round <= after))
    }
}

/// A player to be entered: one line of a list, checked by itself.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct NewEntry {
    pub name: PlayerName,
    /// The rating, in whole points, at most [`MAX_RATING`].
    pub rating: Option<u16>,
    pub club: Option<Club>,
    /// When somebody new was born.
    pub born: Option<BirthYear>,
}

impl NewEntry {
    /// Somebody of whom only the name is known.
    pub fn of(name: PlayerName) -> Self {
        Self { name, rating: None, club: None, born: None }
    }
}

/// The highest rating that is believed.
pub const MAX_RATING: u16 = 4000;

/// Whether somebody leaves or comes back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attendance {
    /// Leaves.
    Withdrawn,
    /// Comes back, as if never gone.
    Returned,
}

words! { Attendance { Withdrawn = "withdrawn", Returned = "returned", } }

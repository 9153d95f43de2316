//! Whom a link lets in.

use crate::{PlayerId, TournamentId};

/// Whom a link lets in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bearer {
    /// A player, in every tournament of the event that he has entered.
    Player(PlayerId),
    /// Whoever stands before a tablet of a tournament: what it sends is its own word, never a player's.
    Tablet(TournamentId),
}

impl Bearer {
    /// At most this many browsers are in at an event as the same bearer: of more, those that came in first are out again.
    /// A person has a few; a hall has a tablet for every few boards.
    pub fn most_browsers(self) -> usize {
        match self {
            Self::Player(_) => 20,
            Self::Tablet(_) => 200,
        }
    }
}

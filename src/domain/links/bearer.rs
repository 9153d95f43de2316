//! Whom a link lets in.

use crate::domain::{PlayerId, TournamentId};

/// Whom a link lets in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Bearer {
    /// A player, in every tournament of the event that he has entered.
    Player(PlayerId),
    /// Whoever stands before a tablet of a tournament: what it sends is its own word, never a player's.
    Tablet(TournamentId),
}

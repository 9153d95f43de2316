//! Who sits where in which round.

use super::{EntryId, PairingId, TournamentId};

/// Two entries at a board, or one with a bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pairing {
    /// Its id.
    pub id: PairingId,
    /// The tournament.
    pub tournament: TournamentId,
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1; a bye comes last.
    pub board: u16,
    /// Moves first, or has the bye.
    pub first: EntryId,
    /// Moves second; none in a bye.
    pub second: Option<EntryId>,
}

/// A pairing that is still to be stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NewPairing {
    /// The round, from 1.
    pub round: u16,
    /// The board, from 1.
    pub board: u16,
    /// Moves first, or has the bye.
    pub first: EntryId,
    /// Moves second; none in a bye.
    pub second: Option<EntryId>,
}

//! Tournaments that are stored already, as a file finds them.

use super::Likeness;
use crate::TournamentId;
use crate::events::{Days, Title};

/// A stored tournament that a file tells of.
#[derive(Debug, Clone)]
pub struct Known {
    pub tournament: TournamentId,
    pub name: Title,
    /// The event that it is held at.
    pub event: Title,
    /// When that is.
    pub days: Days,
    pub why: Why,
}

/// Why a stored tournament is that of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// It was read from a file of the same bytes.
    SameFile,
    /// It was, and is in the bin, or its event is.
    InBin,
    /// The same was played in it.
    SamePlay(Likeness),
}

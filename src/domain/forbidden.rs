//! Who must not meet, by the organiser's will.

use super::{EntryId, ForbiddenId};

/// Players of whom no two meet in a range of rounds: a family, a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    /// Its id.
    pub id: ForbiddenId,
    /// What it says.
    pub group: ForbiddenGroup,
}

/// What is forbidden, before it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForbiddenGroup {
    /// The first round, from 1.
    pub from_round: u16,
    /// The last round, not before the first.
    pub to_round: u16,
    /// Who: two at least.
    pub entries: Vec<EntryId>,
}

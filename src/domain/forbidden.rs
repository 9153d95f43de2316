//! Who must not meet, by the organiser's will.

use std::collections::BTreeMap;

use super::entries::Entry;
use super::{EntryId, ForbiddenId};

/// Players of whom no two meet in a range of rounds: a family, a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
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

/// A group for each club of which two at least are entered.
pub fn of_clubs(entries: &[Entry], (from_round, to_round): (u16, u16)) -> Vec<ForbiddenGroup> {
    let mut clubs: BTreeMap<&str, Vec<EntryId>> = BTreeMap::new();
    for entry in entries {
        if let Some(club) = &entry.club {
            clubs.entry(club).or_default().push(entry.id);
        }
    }
    let shared = clubs.into_values().filter(|entries| entries.len() > 1);
    shared.map(|entries| ForbiddenGroup { from_round, to_round, entries }).collect()
}

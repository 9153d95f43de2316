//! Avoided pairings.

use std::collections::BTreeMap;

use super::entries::Entry;
use super::{EntryId, ForbiddenId};

/// Players who are kept apart in a range of rounds: a family, a club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forbidden {
    pub id: ForbiddenId,
    /// Who is kept apart, and when.
    pub group: ForbiddenGroup,
}

/// An avoided pairing before it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForbiddenGroup {
    /// The first round, from 1.
    pub from_round: u16,
    /// The last round, not before the first.
    pub to_round: u16,
    /// At least two players.
    pub entries: Vec<EntryId>,
}

/// One group for each club with at least two entries.
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

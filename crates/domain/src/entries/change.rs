//! Whether an entry can be changed.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::Entry;
use crate::standings::WallChart;
use crate::tournaments::Stage;

/// Why an entry is not changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeRefusal {
    /// There is no such entry.
    Gone,
    /// The tournament is paired.
    Paired,
    ChangedMeanwhile,
    /// The player is known from elsewhere: the name is not this tournament's to change.
    KnownElsewhere,
    /// Somebody else has that name.
    NameTaken,
}

/// Whether the player of an entry is in anything else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Known {
    /// In nothing else: the name was typed here, and is changed here.
    OnlyHere,
    Elsewhere,
}

/// Whether entries of a tournament can be changed: until it is paired.
pub fn may_change(chart: &WallChart) -> bool {
    match chart.tournament.stage {
        Stage::Entry => true,
        Stage::Running => chart.pairings.is_empty(),
        Stage::Closed | Stage::Cancelled => false,
    }
}

/// The same mark again means the same name, rating and club.
pub fn entry_mark(entry: &Entry) -> String {
    let mut hasher = DefaultHasher::new();
    (&entry.name, entry.rating, &entry.club).hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

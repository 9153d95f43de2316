//! Who takes part.

use std::fmt;

/// A player's number in the tournament, from 1: the pairing number (TPN) in a Swiss, the number
/// drawn in a round robin.
///
/// Any number can be written; whether somebody has it is checked by
/// [`Table::new`](crate::table::Table::new).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(pub u16);

impl Number {
    /// The first `n` numbers.
    pub fn first(n: u16) -> impl DoubleEndedIterator<Item = Self> {
        (1..=n).map(Self)
    }

    /// Position in a list of all players; only for numbers that have been checked.
    pub(crate) fn idx(self) -> usize {
        usize::from(self.0) - 1
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A player as the tournament knows them; their number is their place in the list of entries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Entry {
    /// Rating at the start of the tournament, in whole points.
    pub rating: Option<u16>,
}

//! How the pairing numbers are given out.

use crate::words::words;

/// How the pairing numbers are given out when a tournament starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Numbering {
    Lot,
    /// The strongest first, then by name.
    Rating,
    /// As they were entered.
    Entered,
}

words! { Numbering { Lot = "lot", Rating = "rating", Entered = "entered", } }

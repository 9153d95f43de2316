//! How far a tournament is.

use crate::words::words;

/// How far a tournament is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Players are entered.
    Entry,
    /// Rounds are played.
    Running,
    /// Everything is played, and rated if it is rated.
    Closed,
    /// It is not held to its end: what was played stays, and nothing is rated.
    Cancelled,
}

words! { Stage {
    Entry = "entry", Running = "running", Closed = "closed", Cancelled = "cancelled",
} }

impl Stage {
    /// Whether it is over, in one way or the other.
    pub fn is_over(self) -> bool {
        matches!(self, Self::Closed | Self::Cancelled)
    }
}

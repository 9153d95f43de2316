//! How far a tournament is.

use crate::domain::words::words;

/// How far a tournament is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Players are entered.
    Entry,
    /// Rounds are played.
    Running,
    /// Everything is played, and rated if it is rated.
    Closed,
}

words! { Stage { Entry = "entry", Running = "running", Closed = "closed", } }

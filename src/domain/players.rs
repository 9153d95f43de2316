//! People who play, over all events.

use super::{Line, NameKey, PlayerId};

/// A player's name, as it is printed.
pub type PlayerName = Line<60>;

/// A club, a school, a town: what stands beside a name.
pub type Club = Line<60>;

/// A person who plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Their id.
    pub id: PlayerId,
    /// As it is printed.
    pub name: String,
    /// As it is compared and ordered.
    pub key: NameKey,
    /// The club they belong to.
    pub club: Option<String>,
}

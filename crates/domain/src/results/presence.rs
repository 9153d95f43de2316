//! Who is still there.

/// Whether both players of a game are still in the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    Both,
    /// One has left, or both have: what becomes of the game is decided.
    SomebodyLeft,
}

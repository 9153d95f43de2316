//! A game that somebody tries out.

use serde::Deserialize;

/// The moves so far, as the address has them.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct TryQuery {
    pub moves: String,
}

impl TryQuery {
    /// The moves, without a byte order mark.
    pub fn moves(&self) -> &str {
        self.moves.trim_start_matches('\u{feff}')
    }
}

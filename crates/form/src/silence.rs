//! Silent rounds, as chosen.

use serde::Deserialize;

/// From which round on.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct SilenceForm {
    pub from_round: String,
}

impl SilenceForm {
    /// The round; 0, which no tournament has, if it is garbled.
    pub fn from_round(&self) -> u16 {
        self.from_round.trim().parse().unwrap_or(0)
    }
}

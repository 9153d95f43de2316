//! What acts set of the clock of a round.

use serde::{Deserialize, Serialize};

use super::Board;
use crate::TournamentId;
use crate::clocks::Minutes;
use crate::results::Reason;

/// The clock of a round as an act leaves it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockFacts {
    pub tournament: TournamentId,
    pub round: u16,
    /// How long the round lasts.
    pub minutes: Minutes,
    pub left_secs: i64,
}

/// Time that was added for one board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct AddedFacts {
    #[serde(flatten)]
    pub at: Board,
    pub minutes: Minutes,
    pub reason: Option<Reason>,
}

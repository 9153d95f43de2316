//! Whether a tournament that has started can take entries again.

use super::standings::WallChart;
use super::swiss::{decided, n_paired};
use super::tournaments::Stage;

/// Why a tournament stays started.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnstartRefusal {
    #[error("it has not started")]
    NotStarted,
    #[error("it is closed")]
    Closed,
    /// Of a Swiss.
    #[error("round {last} is published")]
    Published { last: u16 },
    /// Of a round robin: the first one, and how many there are.
    #[error("{count} games have a result, the first at board {board} of round {round}")]
    Results { round: u16, board: u16, count: usize },
}

/// A start can be undone as long as nobody has a result; in a Swiss once every round is unpublished.
pub fn may_unstart(chart: &WallChart) -> Result<(), UnstartRefusal> {
    match chart.tournament.stage {
        Stage::Entry => return Err(UnstartRefusal::NotStarted),
        Stage::Closed | Stage::Cancelled => return Err(UnstartRefusal::Closed),
        Stage::Running => {}
    }
    let last = n_paired(chart);
    if chart.tournament.details.format.pairs_round_by_round() && last > 0 {
        return Err(UnstartRefusal::Published { last });
    }
    match decided(chart).next() {
        None => Ok(()),
        Some((round, board)) => {
            Err(UnstartRefusal::Results { round, board, count: decided(chart).count() })
        }
    }
}

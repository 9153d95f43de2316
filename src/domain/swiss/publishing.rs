//! A round is published, and as long as nothing has happened in it, taken back.

use super::n_paired;
use crate::domain::standings::WallChart;
use crate::domain::tournaments::Stage;

/// What has happened at the boards of a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Happened {
    /// Nothing was ever recorded.
    Nothing,
    /// A result, or what a player named for a choice of sides; even if it was taken back, it is a
    /// fact that hangs on its board.
    Something,
}

/// Why a round stays published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnpublishRefusal {
    #[error("it is no swiss")]
    NotSwiss,
    #[error("it is not running")]
    NotRunning,
    #[error("the last published round is {last}")]
    NotLast {
        /// The last one; 0 if there is none.
        last: u16,
    },
    #[error("something was recorded at its boards")]
    Begun,
}

/// Whether a published round can become a draft again.
pub fn may_unpublish(
    chart: &WallChart,
    round: u16,
    happened: Happened,
) -> Result<(), UnpublishRefusal> {
    if !chart.tournament.details.format.pairs_round_by_round() {
        return Err(UnpublishRefusal::NotSwiss);
    }
    if chart.tournament.stage != Stage::Running {
        return Err(UnpublishRefusal::NotRunning);
    }
    let last = n_paired(chart);
    if round == 0 || round != last {
        return Err(UnpublishRefusal::NotLast { last });
    }
    match happened {
        Happened::Nothing => Ok(()),
        Happened::Something => Err(UnpublishRefusal::Begun),
    }
}

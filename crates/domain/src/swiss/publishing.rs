//! A round is published, and as long as nobody has a result in it, unpublished.

use super::n_paired;
use crate::results::{Recorded, RecordedOutcome};
use crate::standings::WallChart;
use crate::tournaments::Stage;

/// Why a round stays published.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
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
    /// Results that were removed again are in nobody's way.
    #[error("there are results at boards {boards:?}")]
    Results { boards: Vec<u16> },
}

/// Whether a published round can become a draft again.
pub fn may_unpublish(chart: &WallChart, round: u16) -> Result<(), UnpublishRefusal> {
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
    let boards: Vec<u16> =
        decided(chart).filter(|at| at.0 == round).map(|(_, board)| board).collect();
    if boards.is_empty() { Ok(()) } else { Err(UnpublishRefusal::Results { boards }) }
}

/// Round and board of every result that was not removed again, in order.
pub fn decided(chart: &WallChart) -> impl Iterator<Item = (u16, u16)> {
    let is_decided = |result: &Recorded| result.decision.outcome != RecordedOutcome::Open;
    let boards = chart.pairings.iter();
    let boards = boards.filter(move |one| chart.results.get(&one.id).is_some_and(is_decided));
    boards.map(|pairing| (pairing.round, pairing.board))
}

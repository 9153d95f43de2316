//! Whether a tournament may be closed, and opened again.

use super::standings::{Progress, WallChart};
use super::tournaments::{Stage, Tournament};

/// Why a tournament cannot be closed or opened again now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ClosingError {
    #[error("it has not been started")]
    NotStarted,
    #[error("it is closed already")]
    Closed,
    #[error("it was cancelled")]
    Cancelled,
    #[error("it is open already")]
    Open,
    /// Rounds are still to be paired.
    #[error("{rounds} rounds are still to be paired")]
    RoundsToCome {
        /// How many.
        rounds: u16,
    },
    /// Games of players who are still there have no result.
    #[error("{} of {} games have no result", progress.open, progress.all)]
    GamesOpen {
        /// How many.
        progress: Progress,
    },
}

/// A tournament is closed when every round is paired and every game has a result, or is decided by
/// a withdrawal.
pub fn may_close(chart: &WallChart) -> Result<(), ClosingError> {
    match chart.tournament.stage {
        Stage::Entry => return Err(ClosingError::NotStarted),
        Stage::Closed => return Err(ClosingError::Closed),
        Stage::Cancelled => return Err(ClosingError::Cancelled),
        Stage::Running => {}
    }
    let progress = Progress::of(&chart.table);
    if progress.open > 0 {
        return Err(ClosingError::GamesOpen { progress });
    }
    match chart.n_unpaired() {
        0 => Ok(()),
        rounds => Err(ClosingError::RoundsToCome { rounds }),
    }
}

/// Only what is closed, or was cancelled, can be opened again.
pub fn may_reopen(chart: &WallChart) -> Result<(), ClosingError> {
    match chart.tournament.stage {
        Stage::Entry => Err(ClosingError::NotStarted),
        Stage::Running => Err(ClosingError::Open),
        Stage::Closed | Stage::Cancelled => Ok(()),
    }
}

/// Only what is running can be cancelled: games may be open.
pub fn may_cancel(tournament: &Tournament) -> Result<(), ClosingError> {
    match tournament.stage {
        Stage::Entry => Err(ClosingError::NotStarted),
        Stage::Running => Ok(()),
        Stage::Closed => Err(ClosingError::Closed),
        Stage::Cancelled => Err(ClosingError::Cancelled),
    }
}

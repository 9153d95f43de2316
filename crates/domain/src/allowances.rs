//! What players of a tournament may do by themselves, without asking an arbiter.

use serde::{Deserialize, Serialize};
use tournament::result::Bye;

use super::EntryId;
use super::byes::{ByesWanted, RequestedBye};
use super::standings::WallChart;
use super::tournaments::FormatKind;

/// Most half-point byes that players can be allowed.
pub const MOST_HALF_POINT_BYES: u16 = 9;

/// What players may do by themselves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Allowances {
    /// Withdraw, and come back if they withdrew themselves.
    pub leaving: bool,
    /// Miss rounds that aren't paired yet, with zero-point byes.
    pub missing: bool,
    /// How many half-point byes each may take.
    pub half_point_byes: u16,
}

/// Why a player cannot take byes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ByeRefusal {
    #[error("players of this tournament ask an arbiter")]
    AskArbiter,
    #[error("more half-point byes than the {allowed} allowed")]
    TooMany { allowed: u16 },
    #[error("no half-point bye in the last round")]
    LastRound,
    /// An arbiter gave one that only arbiters give.
    #[error("an arbiter gave the bye of round {round}")]
    Given { round: u16 },
}

impl Allowances {
    /// What is usual: in a Swiss nobody else is touched by a player who leaves or misses rounds, in a
    /// round robin everybody's points are.
    pub fn usual(format: FormatKind) -> Self {
        let is_swiss = format == FormatKind::Swiss;
        Self { leaving: is_swiss, missing: is_swiss, half_point_byes: 0 }
    }

    /// Whether players take and give back any byes by themselves.
    pub fn byes(self) -> bool {
        self.missing || self.half_point_byes > 0
    }

    /// Whether a player can take, or give back, these byes.
    pub fn allow(
        self,
        chart: &WallChart,
        asked: &[RequestedBye],
        wanted: &ByesWanted,
    ) -> Result<(), ByeRefusal> {
        let own: Vec<&RequestedBye> =
            asked.iter().filter(|bye| bye.entry == wanted.entry).collect();
        let is_given =
            |bye: &&&RequestedBye| bye.bye == Bye::FullPoint && wanted.rounds.contains(&bye.round);
        if let Some(given) = own.iter().find(is_given) {
            return Err(ByeRefusal::Given { round: given.round });
        }
        match wanted.bye {
            None if self.byes() => Ok(()),
            Some(Bye::ZeroPoint) if self.missing => Ok(()),
            Some(Bye::HalfPoint) if self.half_point_byes > 0 => {
                self.allow_half_points(chart, &own, wanted)
            }
            None | Some(_) => Err(ByeRefusal::AskArbiter),
        }
    }

    fn allow_half_points(
        self,
        chart: &WallChart,
        own: &[&RequestedBye],
        wanted: &ByesWanted,
    ) -> Result<(), ByeRefusal> {
        if wanted.rounds.contains(&chart.n_rounds()) {
            return Err(ByeRefusal::LastRound);
        }
        let others = own.iter().filter(|bye| !wanted.rounds.contains(&bye.round));
        let taken = others.filter(|bye| bye.bye == Bye::HalfPoint).count();
        if taken + wanted.rounds.len() > usize::from(self.half_point_byes) {
            return Err(ByeRefusal::TooMany { allowed: self.half_point_byes });
        }
        Ok(())
    }

    /// How many half-point byes somebody can still take.
    pub fn half_point_byes_left(self, asked: &[RequestedBye], entry: EntryId) -> usize {
        let is_taken = |bye: &&RequestedBye| bye.entry == entry && bye.bye == Bye::HalfPoint;
        let taken = asked.iter().filter(is_taken).count();
        usize::from(self.half_point_byes).saturating_sub(taken)
    }
}

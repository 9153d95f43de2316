//! Rematches: the players of a casual game that is over play once more.

use chrono::{DateTime, TimeDelta, Utc};
use rules::Seat;

use super::{End, LinkGame};
use crate::LinkGameId;

/// Whether they do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rematch {
    Nothing,
    /// Who sits there has asked for it.
    Asked(Seat),
    Begun(LinkGameId),
}

/// So long after a game its players can ask for a rematch and begin it: later, nobody looks for one.
pub const REMATCH_WITHIN: TimeDelta = TimeDelta::days(7);

impl LinkGame {
    /// Whether it is one that can be played once more: of no tournament, and over with a game played.
    pub fn is_to_be_again(&self) -> bool {
        self.at.is_none() && self.playing.end().is_some_and(|end| end != End::Withdrawn)
    }

    /// Whether that is still possible.
    pub fn may_be_again(&self, now: DateTime<Utc>) -> bool {
        let is_recent = |at: DateTime<Utc>| now - at < REMATCH_WITHIN;
        self.is_to_be_again() && self.playing.ended_at().is_some_and(is_recent)
    }
}

//! Ratings that follow: a long list is computed anew after the act that moves it, step by step.
//!
//! Source: `docs/spec/ratings.md` §6.15.

use rating::ledger::RULES_VERSION;

use super::changes::mark;
use super::{Place, RatingChange, RatingPool};
use crate::PoolId;

/// What an act does to ratings.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct RatingsMoved {
    /// What moved with it.
    pub changes: Vec<RatingChange>,
    /// Long lists, which are computed anew after it.
    pub later: Vec<RatingPool>,
}

/// A list whose ratings were other ones before they were recomputed.
#[derive(Debug, Clone, PartialEq)]
pub struct RecomputedList {
    pub pool: RatingPool,
    /// In order of the players.
    pub changes: Vec<RatingChange>,
    /// The published list that keeps what it was, and its hash; none if nobody had a rating.
    pub kept: Option<(u32, String)>,
}

impl RatingsMoved {
    pub fn is_empty(&self) -> bool {
        self.changes.is_empty() && self.later.is_empty()
    }

    pub fn extend(&mut self, more: Self) {
        self.changes.extend(more.changes);
        self.later.extend(more.later);
    }

    /// The same mark again means that the same moves as was seen.
    pub fn mark(&self) -> String {
        let later: Vec<String> = self.later.iter().map(|pool| format!("-{}", pool.id)).collect();
        format!("{}{}", mark(&self.changes), later.concat())
    }
}

/// A list that is being computed anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recomputation {
    pub pool: PoolId,
    /// From here on its ledger is not yet what the games give; none for all of it.
    pub next: Option<Place>,
    /// Another one when its games have changed.
    pub version: i32,
    /// By which rules.
    pub rules_version: u32,
    /// How many periods are computed, since it was begun.
    pub periods_done: u32,
    pub periods_left: u32,
    /// How many ratings have moved.
    pub moved: u32,
}

impl Recomputation {
    /// One that nobody has begun, of so many periods.
    pub fn new(pool: PoolId, next: Option<Place>, n_periods: usize) -> Self {
        Self {
            pool,
            next,
            version: 1,
            rules_version: RULES_VERSION,
            periods_done: 0,
            periods_left: u32::try_from(n_periods).unwrap_or(u32::MAX),
            moved: 0,
        }
    }

    /// How much of it is done: 0 to 99.
    pub fn percent(&self) -> u32 {
        let all = u64::from(self.periods_done) + u64::from(self.periods_left);
        let percent = u64::from(self.periods_done) * 100 / all.max(1);
        u32::try_from(percent.min(99)).unwrap_or(99)
    }
}

/// How much is computed within an act: about 200 ms. Reading a tournament takes as long as some rows.
const ROWS_WITH_AN_ACT: usize = 10_000;
const ROWS_OF_A_TOURNAMENT: usize = 100;

/// How many rows may still be computed with an act, beside some tournaments; none if these are too many.
pub fn rows_beside(n_tournaments: usize) -> Option<usize> {
    ROWS_WITH_AN_ACT.checked_sub(n_tournaments.saturating_mul(ROWS_OF_A_TOURNAMENT))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_over_is_never_told_as_done() {
        let at = |periods_done, n_left| Recomputation {
            periods_done,
            ..Recomputation::new(PoolId(1), None, n_left)
        };
        assert_eq!(at(0, 0).percent(), 0);
        assert_eq!(at(2, 3).percent(), 40);
        assert_eq!(at(1000, 1).percent(), 99);
        assert_eq!(at(7, 0).percent(), 99);
    }
}

//! What acts did to ratings.

use serde::{Deserialize, Serialize};

use crate::ratings::{RatingChange, RatingsMoved, RecomputedList};
use crate::tournaments::Rated;
use crate::{PlayerId, PoolId, TournamentId};

/// What closing a tournament, or opening it again, did to ratings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingEffect {
    pub tournament: TournamentId,
    pub rated: Rated,
    #[serde(flatten)]
    pub ratings: RatingFacts,
}

/// A rating that moved, in hundredths of a point.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingMoved {
    pub player: PlayerId,
    pub pool: PoolId,
    pub before: Option<i32>,
    pub after: Option<i32>,
}

/// What `magister ratings recompute` did.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct LedgersRecomputed {
    pub rules_version: u32,
    /// The lists that have changed.
    pub lists: Vec<ListRecomputed>,
}

impl LedgersRecomputed {
    /// Which lists have changed.
    pub(super) fn pools(&self) -> impl Iterator<Item = PoolId> {
        self.lists.iter().map(|list| list.pool)
    }
}

/// A list that was computed anew.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListRecomputed {
    pub pool: PoolId,
    /// How many ratings have changed.
    pub moved: usize,
    /// The published list that keeps the ratings as they were, and its hash.
    pub kept: Option<(u32, String)>,
}

impl ListRecomputed {
    pub fn of(list: &RecomputedList) -> Self {
        Self { pool: list.pool.id, moved: list.changes.len(), kept: list.kept.clone() }
    }
}

/// What an act did to ratings.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RatingFacts {
    pub ratings: Vec<RatingMoved>,
    /// Lists that were computed after it: an act of their own tells of each.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ratings_later: Vec<PoolId>,
}

impl RatingFacts {
    pub fn of(moved: &RatingsMoved) -> Self {
        let one = |change: &RatingChange| RatingMoved {
            player: change.player,
            pool: change.pool.id,
            before: change.before.map(|known| known.state.rating().0),
            after: change.after.map(|known| known.state.rating().0),
        };
        Self {
            ratings: moved.changes.iter().map(one).collect(),
            ratings_later: moved.later.iter().map(|pool| pool.id).collect(),
        }
    }

    /// Whose ratings moved.
    pub(super) fn players(&self) -> impl Iterator<Item = PlayerId> {
        self.ratings.iter().map(|one| one.player)
    }
}

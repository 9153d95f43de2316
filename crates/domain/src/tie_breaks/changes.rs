//! What another ranking would change.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};

use tournament::entry::Number;
use tournament::standings::{Row, Standings};

use super::Ranking;
use crate::standings::WallChart;

/// Somebody whose rank another ranking changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RankChange {
    pub number: Number,
    /// The rank now, shared by equals.
    pub before: u32,
    /// The rank by the other ranking.
    pub after: u32,
}

/// Whose rank another ranking would change, by the ranks after it.
pub fn rank_changes(chart: &WallChart, ranking: &Ranking) -> Vec<RankChange> {
    let ranks = |standings: &Standings| -> BTreeMap<Number, u32> {
        let ranked = standings.rows.iter();
        ranked.filter_map(|row| Some((row.number, row.rank?))).collect()
    };
    let before = ranks(chart.standings());
    let ranked = chart.clone().ranked_by(ranking.clone());
    let after = ranked.standings();
    let change = |row: &Row| {
        let (before, after) = (*before.get(&row.number)?, row.rank?);
        (before != after).then_some(RankChange { number: row.number, before, after })
    };
    after.rows.iter().filter_map(change).collect()
}

/// What a change of ranks is about: the same mark again means that it would do what was seen.
pub fn mark(changes: &[RankChange]) -> String {
    let mut hasher = DefaultHasher::new();
    changes.hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

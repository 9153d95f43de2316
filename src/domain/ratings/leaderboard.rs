//! Who leads a pool.

use std::cmp::Reverse;

use chrono::NaiveDate;

use super::{RatingRow, latest};
use crate::domain::players::Player;

/// A player of a pool.
#[derive(Debug, Clone)]
pub struct Standing {
    /// The rank, shared by equals; none while provisional.
    pub rank: Option<usize>,
    /// Who.
    pub player: Player,
    /// The newest row.
    pub row: RatingRow,
    /// When that period was closed, if it may be known.
    pub on: Option<NaiveDate>,
}

/// Those who are ranked, by rating; then those who are not, by name. `players` are in order of
/// name; of each player the newest row counts.
#[must_use]
pub fn leaderboard(
    players: Vec<Player>,
    rows: &[RatingRow],
    closed_on: impl Fn(&RatingRow) -> Option<NaiveDate>,
) -> Vec<Standing> {
    let mut newest = latest(rows);
    let standing = |player: Player| {
        let row = newest.remove(&player.id)?;
        Some(Standing { rank: None, player, row, on: closed_on(&row) })
    };
    let all = players.into_iter().filter_map(standing);
    let (provisional, mut ranked): (Vec<_>, Vec<_>) =
        all.partition(|standing| standing.row.is_provisional());
    ranked.sort_by_key(|standing| Reverse(standing.row.after.rating()));
    let (mut rank, mut before) = (0, None);
    for (place, standing) in (1..).zip(&mut ranked) {
        let rating = standing.row.after.rating();
        if before != Some(rating) {
            rank = place;
        }
        before = Some(rating);
        standing.rank = Some(rank);
    }
    ranked.extend(provisional);
    ranked
}

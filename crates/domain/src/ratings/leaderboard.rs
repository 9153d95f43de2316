//! Who leads a pool, by what is known of everybody on a day.

use std::cmp::Reverse;
use std::collections::HashMap;

use chrono::NaiveDate;
use rating::State;

use super::{PeriodTitles, RatingPool, RatingRow, latest};
use crate::pages::Counted;
use crate::players::Player;
use crate::{PlayerId, PoolId};

/// What is known of a player on a day.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct KnownRating {
    /// The rating after the newest period; a deviation has grown since then.
    pub state: State,
    /// Whether it is uncertain by now: shown with `?`, not ranked.
    pub is_provisional: bool,
}

impl KnownRating {
    /// What is known right after a period.
    pub fn after(row: &RatingRow) -> Self {
        Self { state: row.after, is_provisional: row.is_provisional() }
    }

    /// What is known on a day of somebody who had that rating after that many games. The last period was closed on
    /// another day; if that may not be known, as if it was the same.
    ///
    /// Source: `docs/spec/ratings.md` §6.14.
    pub fn on(
        day: NaiveDate,
        pool: &RatingPool,
        (after, games_so_far): (State, u32),
        closed_on: Option<NaiveDate>,
    ) -> Self {
        let idle = closed_on.map_or(0, |closed| (day - closed).num_days());
        let idle = u32::try_from(idle).unwrap_or(0);
        let state = pool.details.rating.after_idle(after, idle);
        Self { state, is_provisional: state.is_provisional(games_so_far) }
    }
}

impl RatingRow {
    /// What is known on a day of whose newest row this is.
    pub fn known_on(
        &self,
        day: NaiveDate,
        pool: &RatingPool,
        closed_on: Option<NaiveDate>,
    ) -> KnownRating {
        KnownRating::on(day, pool, (self.after, self.games_so_far), closed_on)
    }
}

/// What is known on a day of everybody in some rows, in each pool.
pub fn known_on(
    day: NaiveDate,
    pools: &[RatingPool],
    rows: &[RatingRow],
    titles: &PeriodTitles,
) -> HashMap<(PoolId, PlayerId), KnownRating> {
    let mut known = HashMap::new();
    for pool in pools {
        let own: Vec<RatingRow> = rows.iter().filter(|row| row.pool == pool.id).copied().collect();
        for (player, row) in latest(&own) {
            let closed_on = titles.closed_on(row.period);
            known.insert((pool.id, player), row.known_on(day, pool, closed_on));
        }
    }
    known
}

/// A player of a pool.
#[derive(Debug, Clone)]
pub struct Standing {
    /// The rank, shared by equals; none while provisional.
    pub rank: Option<usize>,
    pub player: Player,
    /// The newest row.
    pub row: RatingRow,
    /// What is known now.
    pub known: KnownRating,
    /// When that period was closed, if it may be known.
    pub on: Option<NaiveDate>,
}

/// A pool in a list of pools.
#[derive(Debug, Clone)]
pub struct ListedPool {
    pub pool: RatingPool,
    /// How many players have a rating in it.
    pub n_players: Counted,
    /// Who leads it; nobody if another pool of its family comes first.
    pub standings: Vec<Standing>,
}

/// As it stands on a day: those who are ranked, then those who are not, each by rating. `players`
/// are in order of name, and equals keep it; of each player the newest row counts.
pub fn leaderboard(
    day: NaiveDate,
    pool: &RatingPool,
    players: &[Player],
    rows: &[RatingRow],
    titles: &PeriodTitles,
) -> Vec<Standing> {
    let mut newest = latest(rows);
    let standing = |player: &Player| {
        let (row, player) = (newest.remove(&player.id)?, player.clone());
        let on = titles.closed_on(row.period);
        Some(Standing { rank: None, player, row, known: row.known_on(day, pool, on), on })
    };
    let mut all: Vec<Standing> = players.iter().filter_map(standing).collect();
    all.sort_by_cached_key(|standing| {
        (standing.known.is_provisional, Reverse(standing.row.after.rating()))
    });
    let (mut rank, mut before) = (0, None);
    let ranked = all.iter_mut().take_while(|standing| !standing.known.is_provisional);
    for (place, standing) in (1..).zip(ranked) {
        let rating = standing.row.after.rating();
        if before != Some(rating) {
            rank = place;
        }
        before = Some(rating);
        standing.rank = Some(rank);
    }
    all
}

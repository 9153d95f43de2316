//! The rows of the ledger.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use diesel::dsl::{exists, not};
use diesel::prelude::*;
use domain::ratings::{PeriodKey, RatingRow};
use domain::{PlayerId, PoolId, TournamentId};
use rating::ledger::RULES_VERSION;
use rating::{RatingSystem, Thousandths};

use super::super::connection::{IDS_AT_ONCE, insert_all};
use super::super::schema::{initial_ratings, ledger, periods, pools, recomputations};
use super::super::{Db, StoreError, Stored};
use super::newest;
use super::periods::{PeriodIds, ids_of, key};
use super::states::{Columns, column, count};

#[derive(Clone, Copy, PartialEq, Queryable, Selectable, Insertable)]
#[diesel(table_name = ledger, treat_none_as_default_value = false)]
pub(super) struct Row {
    pool_id: i32,
    period_id: i32,
    player_id: i32,
    rating_before: i32,
    deviation_before: Option<i32>,
    volatility_before: Option<i32>,
    games_counted_before: Option<i32>,
    reached_2400_before: Option<bool>,
    newcomer_games_before: Option<i32>,
    newcomer_opponents_before: Option<i32>,
    newcomer_score_before: Option<i32>,
    rating: i32,
    deviation: Option<i32>,
    volatility: Option<i32>,
    games_counted: Option<i32>,
    reached_2400: Option<bool>,
    newcomer_games: Option<i32>,
    newcomer_opponents: Option<i32>,
    newcomer_score: Option<i32>,
    games: i32,
    games_so_far: i32,
    expected: i32,
    scored: i32,
    k: Option<i32>,
    rules_version: i32,
}

/// A row, the tournament that its period is, if it is one, and the system of the pool.
pub(super) type Found = (Row, Option<i32>, String);

/// Which row of a pool it is.
type Named = (PeriodKey, PlayerId);

pub(super) fn rating_row((row, tournament, system): &Found) -> Stored<RatingRow> {
    row.read(key((row.period_id, *tournament)), super::pools::system(system)?)
}

impl Row {
    pub(super) fn period_id(&self) -> i32 {
        self.period_id
    }

    pub(super) fn read(&self, period: PeriodKey, system: RatingSystem) -> Stored<RatingRow> {
        let k = self.k.map(|k| u16::try_from(k).map_err(|_| StoreError::corrupt("ledger.k", &k)));
        Ok(RatingRow {
            pool: PoolId(self.pool_id),
            period,
            player: PlayerId(self.player_id),
            before: self.before().state(system)?,
            after: self.after().state(system)?,
            games: count(self.games)?,
            games_so_far: count(self.games_so_far)?,
            expected: Thousandths(self.expected),
            scored: Thousandths(self.scored),
            k: k.transpose()?,
            rules_version: count(self.rules_version)?,
        })
    }

    fn of(row: &RatingRow, period_id: i32) -> Self {
        let (before, after) = (Columns::from(row.before), Columns::from(row.after));
        Self {
            pool_id: row.pool.0,
            period_id,
            player_id: row.player.0,
            rating_before: before.rating,
            deviation_before: before.deviation,
            volatility_before: before.volatility,
            games_counted_before: before.games_counted,
            reached_2400_before: before.reached_2400,
            newcomer_games_before: before.newcomer_games,
            newcomer_opponents_before: before.newcomer_opponents,
            newcomer_score_before: before.newcomer_score,
            rating: after.rating,
            deviation: after.deviation,
            volatility: after.volatility,
            games_counted: after.games_counted,
            reached_2400: after.reached_2400,
            newcomer_games: after.newcomer_games,
            newcomer_opponents: after.newcomer_opponents,
            newcomer_score: after.newcomer_score,
            games: column(row.games),
            games_so_far: column(row.games_so_far),
            expected: row.expected.0,
            scored: row.scored.0,
            k: row.k.map(i32::from),
            rules_version: column(row.rules_version),
        }
    }

    fn before(&self) -> Columns {
        Columns {
            rating: self.rating_before,
            deviation: self.deviation_before,
            volatility: self.volatility_before,
            games_counted: self.games_counted_before,
            reached_2400: self.reached_2400_before,
            newcomer_games: self.newcomer_games_before,
            newcomer_opponents: self.newcomer_opponents_before,
            newcomer_score: self.newcomer_score_before,
        }
    }

    fn after(&self) -> Columns {
        Columns {
            rating: self.rating,
            deviation: self.deviation,
            volatility: self.volatility,
            games_counted: self.games_counted,
            reached_2400: self.reached_2400,
            newcomer_games: self.newcomer_games,
            newcomer_opponents: self.newcomer_opponents,
            newcomer_score: self.newcomer_score,
        }
    }
}

/// The rows that a filter of `ledger` leaves, in an order, as they are stored.
macro_rules! found {
    ($db:expr, $filter:expr, $order:expr) => {
        ledger::table
            .inner_join(periods::table.on(periods::id.eq(ledger::period_id)))
            .inner_join(pools::table.on(pools::id.eq(ledger::pool_id)))
            .filter($filter)
            .order($order)
            .select((Row::as_select(), periods::tournament_id, pools::system))
            .load::<Found>($db)
    };
}

/// The same, read.
macro_rules! load {
    ($db:expr, $filter:expr, $order:expr) => {{
        let rows = found!($db, $filter, $order)?;
        rows.iter().map(rating_row).collect::<Stored<Vec<RatingRow>>>()
    }};
}

/// The rows of a pool, by period and player as they are stored.
pub fn of_pool(db: &mut Db, pool: PoolId) -> Stored<Vec<RatingRow>> {
    load!(db, ledger::pool_id.eq(pool.0), (ledger::period_id, ledger::player_id))
}

/// The rows of a pool that can be read, and which cannot.
pub fn readable(db: &mut Db, pool: PoolId) -> Stored<(Vec<RatingRow>, HashSet<Named>)> {
    let (readable, unreadable) = sorted_out(db, pool)?;
    let named =
        |(row, tournament, _): Found| (key((row.period_id, tournament)), PlayerId(row.player_id));
    Ok((readable, unreadable.into_iter().map(named).collect()))
}

/// Removes the rows of a pool that cannot be read.
pub fn discard_unreadable(db: &mut Db, pool: PoolId) -> Stored<()> {
    for (row, ..) in sorted_out(db, pool)?.1 {
        let key = (row.pool_id, row.period_id, row.player_id);
        diesel::delete(ledger::table.find(key)).execute(db)?;
    }
    Ok(())
}

/// The rows of a pool, and those whose columns are no rating of its system: none of them would be
/// written like that.
fn sorted_out(db: &mut Db, pool: PoolId) -> Stored<(Vec<RatingRow>, Vec<Found>)> {
    let order = (ledger::period_id, ledger::player_id);
    let (mut readable, mut unreadable) = (Vec::new(), Vec::new());
    for found in found!(db, ledger::pool_id.eq(pool.0), order)? {
        match rating_row(&found) {
            Ok(row) if Row::of(&row, found.0.period_id) == found.0 => readable.push(row),
            _ => unreadable.push(found),
        }
    }
    Ok((readable, unreadable))
}

pub fn newest_of_player(db: &mut Db, pool: PoolId, player: PlayerId) -> Stored<Option<RatingRow>> {
    let found: Option<Found> = ledger::table
        .inner_join(periods::table.on(periods::id.eq(ledger::period_id)))
        .inner_join(pools::table.on(pools::id.eq(ledger::pool_id)))
        .filter(ledger::pool_id.eq(pool.0))
        .filter(ledger::player_id.eq(player.0))
        .order(ledger::games_so_far.desc())
        .select((Row::as_select(), periods::tournament_id, pools::system))
        .first(db)
        .optional()?;
    found.as_ref().map(rating_row).transpose()
}

/// The rows of a player in every pool, in order.
pub fn of_player(db: &mut Db, player: PlayerId) -> Stored<Vec<RatingRow>> {
    of_players(db, &[player])
}

/// The rows of some players in every pool, those of each in order.
pub fn of_players(db: &mut Db, players: &[PlayerId]) -> Stored<Vec<RatingRow>> {
    let pools = pools::table.select(pools::id).load::<i32>(db)?;
    let mut rows = Vec::new();
    for pool in pools {
        rows.extend(of_some(db, PoolId(pool), players)?);
    }
    Ok(rows)
}

/// The rows of some players in a pool, those of each in order.
pub fn of_some(db: &mut Db, pool: PoolId, players: &[PlayerId]) -> Stored<Vec<RatingRow>> {
    let ids: Vec<i32> = players.iter().map(|player| player.0).collect();
    let mut rows = Vec::new();
    for some in ids.chunks(IDS_AT_ONCE) {
        let filter = ledger::pool_id.eq(pool.0).and(ledger::player_id.eq_any(some));
        rows.extend(load!(db, filter, (ledger::player_id, ledger::games_so_far))?);
    }
    Ok(rows)
}

/// What a tournament did to everybody in it, in every pool.
pub fn of_tournament(db: &mut Db, tournament: TournamentId) -> Stored<Vec<RatingRow>> {
    let period = ids_of(db, [PeriodKey::Tournament(tournament)])?;
    let pools = pools::table.select(pools::id).order(pools::id).load::<i32>(db)?;
    let mut rows = Vec::new();
    for pool in pools {
        rows.extend(of_periods(db, PoolId(pool), &period)?);
    }
    Ok(rows)
}

/// Whether anybody has a rating in a pool, or brought one along.
pub fn is_any_of(db: &mut Db, pool: PoolId) -> Stored<bool> {
    let rated = ledger::table.filter(ledger::pool_id.eq(pool.0)).limit(1);
    let brought = initial_ratings::table.filter(initial_ratings::pool_id.eq(pool.0)).limit(1);
    let n_rated: i64 = rated.count().get_result(db)?;
    Ok(n_rated + brought.count().get_result::<i64>(db)? > 0)
}

/// The families with rows that other rules gave than those of this program, but for lists that are being computed anew
/// from the first period on.
pub fn families_by_other_rules(db: &mut Db) -> Stored<BTreeSet<String>> {
    let rows_of_others = ledger::table
        .filter(ledger::pool_id.eq(pools::id))
        .filter(ledger::rules_version.ne(column(RULES_VERSION)));
    let under_way = recomputations::table
        .filter(recomputations::pool_id.eq(pools::id))
        .filter(recomputations::next_at.is_null());
    let families = pools::table.filter(exists(rows_of_others)).filter(not(exists(under_way)));
    let families = families.select(pools::family);
    Ok(families.load::<String>(db)?.into_iter().collect())
}

/// Whether other rules than those of this program gave any row of a pool.
pub fn is_by_other_rules(db: &mut Db, pool: PoolId) -> Stored<bool> {
    let rows = ledger::table
        .filter(ledger::pool_id.eq(pool.0))
        .filter(ledger::rules_version.ne(column(RULES_VERSION)));
    Ok(rows.select(ledger::player_id).first::<i32>(db).optional()?.is_some())
}

/// How many rows of a pool are of some periods, counted no further than `most`.
pub fn count_in(db: &mut Db, pool: PoolId, periods: &[i32], most: usize) -> Stored<usize> {
    let mut n_rows = 0;
    for some in periods.chunks(IDS_AT_ONCE) {
        let filter = ledger::pool_id.eq(pool.0).and(ledger::period_id.eq_any(some));
        let rows = ledger::table.filter(filter).select(ledger::player_id);
        let left = i64::try_from(most.saturating_sub(n_rows)).unwrap_or(i64::MAX);
        n_rows += rows.limit(left).load::<i32>(db)?.len();
        if n_rows >= most {
            break;
        }
    }
    Ok(n_rows)
}

pub fn of_periods(db: &mut Db, pool: PoolId, periods: &[i32]) -> Stored<Vec<RatingRow>> {
    let mut rows = Vec::new();
    for some in periods.chunks(IDS_AT_ONCE) {
        let filter = ledger::pool_id.eq(pool.0).and(ledger::period_id.eq_any(some));
        rows.extend(load!(db, filter, (ledger::period_id, ledger::player_id))?);
    }
    Ok(rows)
}

/// What some periods did to some players in a pool: as many of both as fit into a statement.
pub fn of_some_in(
    db: &mut Db,
    pool: PoolId,
    players: &BTreeSet<PlayerId>,
    periods: &[i32],
) -> Stored<Vec<RatingRow>> {
    let players = players.iter().map(|player| player.0);
    let of_periods = ledger::pool_id.eq(pool.0).and(ledger::period_id.eq_any(periods));
    let filter = of_periods.and(ledger::player_id.eq_any(players));
    load!(db, filter, (ledger::period_id, ledger::player_id))
}

/// Deletes rows, those of a period together.
fn delete<'r>(
    db: &mut Db,
    ids: &PeriodIds,
    rows: impl Iterator<Item = &'r RatingRow>,
) -> Stored<()> {
    let mut players: BTreeMap<(i32, i32), Vec<i32>> = BTreeMap::new();
    for row in rows {
        players.entry((row.pool.0, ids.id(row.period)?)).or_default().push(row.player.0);
    }
    for ((pool, period), players) in players {
        for some in players.chunks(IDS_AT_ONCE) {
            let these = ledger::pool_id.eq(pool).and(ledger::period_id.eq(period));
            let these = these.and(ledger::player_id.eq_any(some));
            diesel::delete(ledger::table.filter(these)).execute(db)?;
        }
    }
    Ok(())
}

/// Makes `computed` of `stored`: only rows that differ are written. Rows of `later` periods stay as they are. Answers whose
/// newest row is, or was, among these.
pub fn replace(
    db: &mut Db,
    ids: &PeriodIds,
    (stored, computed): (&[RatingRow], &[RatingRow]),
    later: &BTreeSet<i32>,
) -> Stored<HashSet<PlayerId>> {
    let known: HashMap<_, &RatingRow> =
        stored.iter().map(|row| ((row.period, row.player), row)).collect();
    let mut unfounded: HashSet<_> = known.keys().copied().collect();
    let mut new = Vec::new();
    for row in computed {
        let key = (row.period, row.player);
        if known.get(&key).is_some_and(|stored| *stored == row) {
            unfounded.remove(&key);
        } else {
            new.push(Row::of(row, ids.id(row.period)?));
        }
    }
    delete(db, ids, stored.iter().filter(|row| unfounded.contains(&(row.period, row.player))))?;
    insert_all!(db, ledger::table, &new);
    newest::keep(db, ids, (stored, computed), later)
}

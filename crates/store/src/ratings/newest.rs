//! The newest row of each player: kept where the ledger is written, found for a day in the past.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use chrono::NaiveDate;
use diesel::dsl::{max, sql};
use diesel::prelude::*;
use diesel::sql_types::Bool;
use domain::ratings::{PeriodKey, RatingPool, RatingRow, latest, ranked_until};
use domain::{PlayerId, PoolId};

use super::super::connection::{IDS_AT_ONCE, insert_all};
use super::super::schema::{ledger, newest_ratings, periods, pools};
use super::super::{Db, StoreError, Stored};
use super::periods::{PeriodIds, days_of, ids_of, keys_of};
use super::pools::{even_binned, system_of};
use super::rows::{Found, Row, newest_of_player, rating_row};

/// The newest rows of a pool.
macro_rules! newest_of_pool {
    ($pool:expr) => {{
        let is_newest = newest_ratings::pool_id
            .eq(ledger::pool_id)
            .and(newest_ratings::period_id.eq(ledger::period_id))
            .and(newest_ratings::player_id.eq(ledger::player_id));
        newest_ratings::table
            .inner_join(ledger::table.on(is_newest))
            .filter(newest_ratings::pool_id.eq($pool.0))
    }};
}

pub(super) use newest_of_pool;

/// The newest row of everybody in a pool, in no order.
pub fn newest(db: &mut Db, pool: PoolId) -> Stored<Vec<RatingRow>> {
    let all = newest_of_pool!(pool).select(Row::as_select()).load::<Row>(db)?;
    rating_rows(db, pool, &all)
}

/// The newest row of each of some players in a pool who have one, in no order.
pub fn newest_of_some(db: &mut Db, pool: PoolId, players: &[PlayerId]) -> Stored<Vec<RatingRow>> {
    let mut rows = Vec::with_capacity(players.len());
    for some in players.chunks(IDS_AT_ONCE) {
        let ids = some.iter().map(|player| player.0);
        let of_them = newest_of_pool!(pool).filter(newest_ratings::player_id.eq_any(ids));
        rows.extend(of_them.select(Row::as_select()).load::<Row>(db)?);
    }
    rating_rows(db, pool, &rows)
}

fn rating_rows(db: &mut Db, pool: PoolId, rows: &[Row]) -> Stored<Vec<RatingRow>> {
    // Periods are few: they are not joined to each row.
    let periods = keys_of(db, &rows.iter().map(Row::period_id).collect())?;
    let system = system_of(db, pool)?;
    let read = |row: &Row| {
        let period = row.period_id();
        let key = periods.get(&period).ok_or_else(|| StoreError::corrupt("periods", &period))?;
        row.read(*key, system)
    };
    rows.iter().map(read).collect()
}

/// The newest row of everybody in a pool among the rows of some periods.
pub fn newest_on(
    db: &mut Db,
    pool: PoolId,
    periods: impl IntoIterator<Item = PeriodKey>,
) -> Stored<Vec<RatingRow>> {
    let periods = ids_of(db, periods)?;
    // Answered from an index alone.
    let newest = ledger::table
        .filter(ledger::pool_id.eq(pool.0).and(ledger::period_id.eq_any(&periods)))
        .group_by(ledger::player_id)
        .select((ledger::player_id, max(ledger::games_so_far)))
        .load::<(i32, Option<i32>)>(db)?;
    let newest: Vec<(i32, i32)> =
        newest.into_iter().map(|(player, games)| (player, games.unwrap_or(0))).collect();
    let periods = periods.into_iter().collect();
    by_games(db, pool, (&newest, &periods))
}

/// The newest row of each of some players in a pool among those of some periods.
pub fn newest_of(
    db: &mut Db,
    pool: PoolId,
    players: &[PlayerId],
    periods: &BTreeSet<i32>,
) -> Stored<Vec<RatingRow>> {
    let mut newest: HashMap<i32, i32> = HashMap::new();
    if periods.is_empty() {
        return Ok(Vec::new());
    }
    for some in players.chunks(IDS_AT_ONCE) {
        let ids = some.iter().map(|player| player.0);
        let rows = ledger::table
            .filter(ledger::pool_id.eq(pool.0).and(ledger::player_id.eq_any(ids)))
            .select((ledger::player_id, ledger::period_id, ledger::games_so_far))
            .load::<(i32, i32, i32)>(db)?;
        for (player, _, games) in rows.into_iter().filter(|row| periods.contains(&row.1)) {
            let most = newest.entry(player).or_default();
            *most = games.max(*most);
        }
    }
    let newest: Vec<(i32, i32)> = newest.into_iter().collect();
    by_games(db, pool, (&newest, periods))
}

/// So many rows are looked for at once.
const ROWS_AT_ONCE: usize = 250;

/// The rows of some players with some numbers of games so far, of some periods: while a list is computed anew, a later row
/// may have the same number.
fn by_games(
    db: &mut Db,
    pool: PoolId,
    (newest, periods): (&[(i32, i32)], &BTreeSet<i32>),
) -> Stored<Vec<RatingRow>> {
    let mut rows = Vec::with_capacity(newest.len());
    for some in newest.chunks(ROWS_AT_ONCE) {
        let pairs: Vec<String> =
            some.iter().map(|(player, games)| format!("({player}, {games})")).collect();
        let pairs = pairs.join(", ");
        let are = format!("(ledger.player_id, ledger.games_so_far) IN (VALUES {pairs})");
        let found = ledger::table
            .inner_join(periods::table.on(periods::id.eq(ledger::period_id)))
            .inner_join(pools::table.on(pools::id.eq(ledger::pool_id)))
            .filter(ledger::pool_id.eq(pool.0))
            .filter(sql::<Bool>(&are))
            .select((Row::as_select(), periods::tournament_id, pools::system))
            .load::<Found>(db)?;
        let found = found.iter().filter(|(row, ..)| periods.contains(&row.period_id()));
        for row in found {
            rows.push(rating_row(row)?);
        }
    }
    Ok(rows)
}

/// Which row is the newest of a player, and what it says: kept to be found by.
#[allow(clippy::struct_field_names, reason = "they are the columns")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = newest_ratings, treat_none_as_default_value = false)]
pub(super) struct Mark {
    pub(super) pool_id: i32,
    pub(super) player_id: i32,
    pub(super) period_id: i32,
    /// None until it is filled in: [`super::ranks::rank_the_rest`].
    pub(super) rating: Option<i32>,
    pub(super) ranked_until: Option<NaiveDate>,
}

impl Mark {
    /// The mark of a row; `day` is when its period was closed.
    pub(super) fn of(
        pool: &RatingPool,
        row: &RatingRow,
        (period_id, day): (i32, Option<NaiveDate>),
    ) -> Self {
        Self {
            pool_id: pool.id.0,
            player_id: row.player.0,
            period_id,
            rating: Some(row.after.rating().0),
            ranked_until: ranked_until(pool, row.after, row.games_so_far, day),
        }
    }
}

/// Keeps which row is the newest of everybody in the rows of a pool that were just replaced by `computed`. Rows of
/// periods that are `later` than all of these stay as they are. Answers whose newest row is, or was, among these.
pub(super) fn keep(
    db: &mut Db,
    ids: &PeriodIds,
    (stored, computed): (&[RatingRow], &[RatingRow]),
    later: &BTreeSet<i32>,
) -> Stored<HashSet<PlayerId>> {
    let Some(pool) = stored.iter().chain(computed).map(|row| row.pool).next() else {
        return Ok(HashSet::new());
    };
    let computed = latest(computed);
    let players: BTreeSet<PlayerId> =
        stored.iter().map(|row| row.player).chain(computed.keys().copied()).collect();
    // What was taken out of the ledger has taken its mark along.
    let marked = marked(db, pool, &players)?;
    let is_later = |mark: &Mark| later.contains(&mark.period_id);
    let mut newest = BTreeMap::new();
    for player in players {
        if marked.get(&player).is_some_and(is_later) {
            continue;
        }
        let row = match computed.get(&player) {
            Some(row) => Some(*row),
            None => newest_of_player(db, pool, player)?,
        };
        let period = row.map(|row| ids.id(row.period)).transpose()?;
        newest.insert(player, row.zip(period));
    }
    let settled = newest.keys().copied().collect();
    write(db, pool, &marked, newest)?;
    Ok(settled)
}

/// Writes the marks of some players that are other ones now. A row has its period with it.
fn write(
    db: &mut Db,
    pool: PoolId,
    marked: &HashMap<PlayerId, Mark>,
    newest: BTreeMap<PlayerId, Option<(RatingRow, i32)>>,
) -> Stored<()> {
    let days = days_of(db, &newest.values().flatten().map(|(_, period)| *period).collect())?;
    let pool = even_binned(db, pool)?;
    let (mut new, mut old) = (Vec::new(), Vec::new());
    for (player, row) in newest {
        let mark = |(row, period)| Mark::of(&pool, &row, (period, days.get(&period).copied()));
        let (mark, before) = (row.map(mark), marked.get(&player).copied());
        if mark != before {
            old.extend(before.map(|_| player.0));
            new.extend(mark);
        }
    }
    replace(db, pool.id, (&old, &new))
}

/// Puts marks in the place of those of some players.
pub(super) fn replace(db: &mut Db, pool: PoolId, (old, new): (&[i32], &[Mark])) -> Stored<()> {
    for some in old.chunks(IDS_AT_ONCE) {
        let these = newest_ratings::pool_id.eq(pool.0);
        let these = these.and(newest_ratings::player_id.eq_any(some));
        diesel::delete(newest_ratings::table.filter(these)).execute(db)?;
    }
    insert_all!(db, newest_ratings::table, new);
    Ok(())
}

/// The marks of some players.
fn marked(
    db: &mut Db,
    pool: PoolId,
    players: &BTreeSet<PlayerId>,
) -> Stored<HashMap<PlayerId, Mark>> {
    let players: Vec<i32> = players.iter().map(|player| player.0).collect();
    let mut marked = HashMap::with_capacity(players.len());
    for some in players.chunks(IDS_AT_ONCE) {
        let of_them = newest_ratings::player_id.eq_any(some);
        let rows = newest_ratings::table
            .filter(newest_ratings::pool_id.eq(pool.0).and(of_them))
            .select(Mark::as_select())
            .load::<Mark>(db)?;
        marked.extend(rows.into_iter().map(|mark| (PlayerId(mark.player_id), mark)));
    }
    Ok(marked)
}

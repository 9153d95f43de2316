//! Lists that are being computed anew, one row each.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::dsl::not;
use diesel::prelude::*;
use domain::ratings::{PeriodKey, Place, Recomputation};
use domain::{PeriodId, PoolId, TournamentId};

use super::super::schema::recomputations;
use super::super::{Db, Stored};
use super::states::{column, count};

/// Nobody has a list for longer without a sign of life.
pub const TAKEN_AT_MOST: TimeDelta = TimeDelta::minutes(10);

#[derive(Clone, Copy, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = recomputations, treat_none_as_default_value = false, treat_none_as_null = true)]
struct Row {
    pool_id: i32,
    next_at: Option<NaiveDateTime>,
    next_tournament: Option<i32>,
    next_period: Option<i32>,
    version: i32,
    rules_version: i32,
    periods_done: i32,
    periods_left: i32,
    moved: i32,
}

impl Row {
    fn of(one: &Recomputation) -> Self {
        let period = one.next.map(Place::period);
        let tournament = |key| match key {
            PeriodKey::Tournament(id) => Some(id.0),
            PeriodKey::Stretch(_) => None,
        };
        let stretch = |key| match key {
            PeriodKey::Tournament(_) => None,
            PeriodKey::Stretch(id) => Some(id.0),
        };
        Self {
            pool_id: one.pool.0,
            next_at: one.next.map(|place| place.closed_at().naive_utc()),
            next_tournament: period.and_then(tournament),
            next_period: period.and_then(stretch),
            version: one.version,
            rules_version: column(one.rules_version),
            periods_done: column(one.periods_done),
            periods_left: column(one.periods_left),
            moved: column(one.moved),
        }
    }

    fn read(self) -> Stored<Recomputation> {
        let tournament = self.next_tournament.map(|id| PeriodKey::Tournament(TournamentId(id)));
        let stretch = self.next_period.map(|id| PeriodKey::Stretch(PeriodId(id)));
        let at = self.next_at.map(|at| at.and_utc());
        Ok(Recomputation {
            pool: PoolId(self.pool_id),
            next: at.zip(tournament.or(stretch)).map(|(at, period)| Place::new(at, period)),
            version: self.version,
            rules_version: count(self.rules_version)?,
            periods_done: count(self.periods_done)?,
            periods_left: count(self.periods_left)?,
            moved: count(self.moved)?,
        })
    }
}

/// All there are.
pub fn list(db: &mut Db) -> Stored<Vec<Recomputation>> {
    let rows = recomputations::table.order(recomputations::pool_id).select(Row::as_select());
    rows.load(db)?.into_iter().map(Row::read).collect()
}

/// That of a list, if it is being computed anew.
pub fn find(db: &mut Db, pool: PoolId) -> Stored<Option<Recomputation>> {
    let row = recomputations::table.find(pool.0).select(Row::as_select()).first(db).optional()?;
    row.map(Row::read).transpose()
}

/// The same, to be changed: whoever is at it finishes a change first, and begins none meanwhile.
pub fn hold(db: &mut Db, pool: PoolId) -> Stored<Option<Recomputation>> {
    if let Db::Postgres(postgres) = db {
        let row = recomputations::table.find(pool.0).select(recomputations::pool_id);
        row.for_update().first::<i32>(postgres).optional()?;
    }
    find(db, pool)
}

/// Begins one, or changes what is to be done; whoever is at it begins again.
pub fn put(db: &mut Db, one: &Recomputation) -> Stored<()> {
    let row = Row::of(one);
    let nobody = recomputations::taken_until.eq(None::<NaiveDateTime>);
    let known = recomputations::table.find(row.pool_id);
    if diesel::update(known).set((row, nobody)).execute(db)? == 0 {
        diesel::insert_into(recomputations::table).values(row).execute(db)?;
    }
    Ok(())
}

/// Keeps how far whoever is at it has come.
pub fn go_on(db: &mut Db, taken: &Taken) -> Stored<()> {
    let row = Row::of(&taken.known);
    diesel::update(recomputations::table.find(row.pool_id)).set(row).execute(db)?;
    Ok(())
}

/// The list is what the games give.
pub fn delete(db: &mut Db, pool: PoolId) -> Stored<()> {
    diesel::delete(recomputations::table.find(pool.0)).execute(db)?;
    Ok(())
}

/// A list that somebody is at, as he knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Taken {
    pub known: Recomputation,
    until: NaiveDateTime,
    /// And for how long each time.
    length: TimeDelta,
}

impl Taken {
    /// The same list, further on.
    #[must_use]
    pub fn at(self, known: Recomputation) -> Self {
        Self { known, ..self }
    }

    /// Whether others may have taken it by now.
    pub fn is_over(&self, now: DateTime<Utc>) -> bool {
        now.naive_utc() > self.until
    }
}

/// Takes a list that nobody is at, for so long; several programs on one database take different ones, and one that was
/// given up comes last.
pub fn take(db: &mut Db, now: DateTime<Utc>, length: TimeDelta) -> Stored<Option<Taken>> {
    // Longer than anybody takes it only where the clock was set back.
    let (over, absurd) = (now.naive_utc(), (now + TAKEN_AT_MOST).naive_utc());
    let is_taken = recomputations::taken_until.between(over, absurd);
    let is_free = recomputations::taken_until.is_null().or(not(is_taken));
    let was_taken = recomputations::taken_until.is_not_null();
    let order = (was_taken, recomputations::taken_until, recomputations::pool_id);
    let free = recomputations::table.filter(is_free).order(order);
    let free = free.select(recomputations::pool_id);
    let found: Option<i32> = match db {
        Db::Postgres(postgres) => free.for_update().skip_locked().first(postgres).optional()?,
        Db::Sqlite(sqlite) => free.first(sqlite).optional()?,
    };
    let Some(id) = found else { return Ok(None) };
    find(db, PoolId(id))?.map(|known| keep(db, known, (now, length))).transpose()
}

/// Takes it again for a step, unless it is another one by now; nobody else changes it meanwhile.
pub fn take_again(db: &mut Db, taken: &Taken, now: DateTime<Utc>) -> Stored<Option<Taken>> {
    let pool = taken.known.pool;
    let until = recomputations::table.find(pool.0).select(recomputations::taken_until);
    let until: Option<Option<NaiveDateTime>> = match db {
        Db::Postgres(postgres) => until.for_update().first(postgres).optional()?,
        Db::Sqlite(sqlite) => until.first(sqlite).optional()?,
    };
    let is_ours = until == Some(Some(taken.until)) && find(db, pool)? == Some(taken.known);
    is_ours.then(|| keep(db, taken.known, (now, taken.length))).transpose()
}

fn keep(
    db: &mut Db,
    known: Recomputation,
    (now, length): (DateTime<Utc>, TimeDelta),
) -> Stored<Taken> {
    let until = (now + length).naive_utc();
    let row = recomputations::table.find(known.pool.0);
    diesel::update(row).set(recomputations::taken_until.eq(until)).execute(db)?;
    Ok(Taken { known, until, length })
}

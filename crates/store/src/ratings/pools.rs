//! Pools: games of one family, rated together by one system.

use std::collections::BTreeSet;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::exists;
use diesel::prelude::*;
use domain::PoolId;
use domain::accounts::{Access, Viewer};
use domain::by_link::played_family;
use domain::ratings::{
    FOR_ALL, PoolDetails, PoolName, RatingPool, RatingSystem, place, pool_from_json, settings_json,
};
use rules::Game;

use super::super::schema::{ledger, pools};
use super::super::{Db, StoreError, Stored, history, tournaments};
use super::recomputations;

#[derive(Queryable, Selectable)]
#[diesel(table_name = pools)]
struct Row {
    id: i32,
    family: String,
    system: String,
    settings: Option<String>,
    name: Option<String>,
    archived_at: Option<NaiveDateTime>,
}

impl TryFrom<Row> for RatingPool {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let system = system(&row.system)?;
        let rating = pool_from_json(system, row.settings.as_deref()).ok_or_else(|| {
            StoreError::corrupt("pools.settings", row.settings.as_deref().unwrap_or(""))
        })?;
        let (family, name) = (row.family, row.name.map(PoolName::stored));
        let archived_at = row.archived_at.map(|at| at.and_utc());
        let details = PoolDetails { family, name, rating };
        Ok(Self { id: PoolId(row.id), details, archived_at, recomputed: None })
    }
}

/// Every pool, by family; Glicko-2 first, and those that an administrator made after those that
/// every family has.
pub fn pools(db: &mut Db) -> Stored<Vec<RatingPool>> {
    let there = pools::table.filter(pools::deleted_at.is_null());
    let rows = there.select(Row::as_select()).load(db)?;
    let mut all: Vec<RatingPool> =
        rows.into_iter().map(RatingPool::try_from).collect::<Stored<_>>()?;
    for under_way in recomputations::list(db)? {
        for pool in all.iter_mut().filter(|pool| pool.id == under_way.pool) {
            pool.recomputed = Some(under_way.percent());
        }
    }
    all.sort_by(|one, other| order(one).cmp(&order(other)));
    Ok(all)
}

/// The pools that `viewer` may see: those that every family has once anybody is rated in them, since
/// else they tell what is played in a draft. Administrators see all.
pub fn pools_open_to(db: &mut Db, viewer: &Viewer) -> Stored<Vec<RatingPool>> {
    let mut all = pools(db)?;
    if viewer.is_at_least(Access::Administrator) {
        return Ok(all);
    }
    let rows = ledger::table.filter(ledger::pool_id.eq(pools::id)).select(ledger::player_id);
    let rated: Vec<i32> = pools::table.filter(exists(rows)).select(pools::id).load(db)?;
    all.retain(|pool| !is_plain(pool) || rated.contains(&pool.id.0));
    Ok(all)
}

/// The pool of an id, if `viewer` may see it.
pub fn find_pool_open_to(db: &mut Db, id: PoolId, viewer: &Viewer) -> Stored<Option<RatingPool>> {
    Ok(pools_open_to(db, viewer)?.into_iter().find(|pool| pool.id == id))
}

/// Whether it is as the program makes it for every family.
fn is_plain(pool: &RatingPool) -> bool {
    FOR_ALL.iter().any(|system| pool.details == PoolDetails::plain(pool.family(), *system))
}

/// The system of a pool.
pub(super) fn system_of(db: &mut Db, pool: PoolId) -> Stored<RatingSystem> {
    system(&pools::table.find(pool.0).select(pools::system).first::<String>(db)?)
}

pub(super) fn system(word: &str) -> Stored<RatingSystem> {
    word.parse().map_err(|_| StoreError::corrupt("pools.system", &word))
}

/// Lists of games by link come after those of halls.
fn order(pool: &RatingPool) -> (bool, &str, bool, (usize, RatingSystem), PoolId) {
    let PoolDetails { family, name, .. } = &pool.details;
    let is_by_link = played_family(family).is_some();
    (is_by_link, family, name.is_some(), place(pool.system()), pool.id)
}

/// Every family of games that can be rated: those whose rules are played here, and those of
/// tournaments, histories and pools.
pub fn families(db: &mut Db) -> Stored<Vec<String>> {
    let mut families: BTreeSet<String> =
        Game::all_rated_as().into_iter().map(str::to_owned).collect();
    families.extend(pools(db)?.into_iter().map(|pool| pool.details.family));
    families.extend(history::list(db)?.into_iter().map(|history| history.file.family));
    let held = tournaments::list(db)?.into_iter();
    families.extend(held.map(|tournament| tournament.details.spec.rated_as().into_owned()));
    Ok(families.into_iter().collect())
}

pub fn find_pool(db: &mut Db, id: PoolId) -> Stored<Option<RatingPool>> {
    let there = pools::table.find(id.0).filter(pools::deleted_at.is_null());
    let Some(row) = there.select(Row::as_select()).first(db).optional()? else { return Ok(None) };
    let recomputed = recomputations::find(db, id)?.map(|under_way| under_way.percent());
    Ok(Some(RatingPool { recomputed, ..RatingPool::try_from(row)? }))
}

/// The pool of an id, wherever it lies.
pub(super) fn even_binned(db: &mut Db, id: PoolId) -> Stored<RatingPool> {
    let row: Row = pools::table.find(id.0).select(Row::as_select()).first(db)?;
    RatingPool::try_from(row)
}

/// The pools of a family that there are.
pub fn known_of_family(db: &mut Db, family: &str) -> Stored<Vec<RatingPool>> {
    let mut known = pools(db)?;
    known.retain(|pool| pool.family() == family);
    Ok(known)
}

/// The pools of a family; those are made that every family has.
pub fn of_family(db: &mut Db, family: &str) -> Stored<Vec<RatingPool>> {
    let mut known = known_of_family(db, family)?;
    for system in FOR_ALL {
        let details = PoolDetails::plain(family, system);
        if known.iter().all(|pool| pool.details.rating != details.rating) {
            known.push(insert(db, details)?);
        }
    }
    Ok(known)
}

/// Puts a list into the archive, or takes it out.
pub fn set_archived(db: &mut Db, id: PoolId, at: Option<DateTime<Utc>>) -> Stored<()> {
    diesel::update(pools::table.find(id.0))
        .set(pools::archived_at.eq(at.map(|at| at.naive_utc())))
        .execute(db)?;
    Ok(())
}

/// Deletes the lists of a family for good that lie in the bin: another one may take their settings or
/// their name.
pub fn delete_binned(db: &mut Db, family: &str) -> Stored<()> {
    let binned = pools::table.filter(pools::deleted_at.is_not_null());
    diesel::delete(binned.filter(pools::family.eq(family))).execute(db)?;
    Ok(())
}

pub fn insert(db: &mut Db, details: PoolDetails) -> Stored<RatingPool> {
    let id = diesel::insert_into(pools::table)
        .values((
            pools::family.eq(&details.family),
            pools::system.eq(details.rating.kind().word()),
            pools::settings.eq(settings_json(&details.rating)),
            pools::name.eq(details.name.as_ref().map(PoolName::as_str)),
        ))
        .returning(pools::id)
        .get_result(db)?;
    Ok(RatingPool { id: PoolId(id), details, archived_at: None, recomputed: None })
}

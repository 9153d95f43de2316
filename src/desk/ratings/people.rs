//! What it does to ratings that a player is somebody else than was thought, or of another age.

use std::collections::{BTreeMap, HashSet};

use super::anew::{FamilyFacts, timeline};
use super::recompute_family;
use crate::domain::PlayerId;
use crate::domain::merges::Merges;
use crate::domain::ratings::{PeriodKey, RatingChange};
use crate::store::ratings::{pools, rows};
use crate::store::{Db, Stored};

/// To be called in the transaction that merges players, takes a merge back, or changes a year of
/// birth, after it: every ledger that has one of them is computed anew from where he first was in
/// it. Answers whose rating moved.
pub fn recompute_for(db: &mut Db, players: &[PlayerId]) -> Stored<Vec<RatingChange>> {
    let mut changes = Vec::new();
    for (family, periods) in rated_in(db, players)? {
        let first = timeline(db, &family)?.first_of(periods.into_iter());
        changes.extend(recompute_family(db, &family, first)?);
    }
    Ok(changes)
}

/// Whose rating would move if these merges counted instead of those that do; they may differ in
/// what some players are. Nothing is changed.
pub fn if_merged(db: &mut Db, merges: &Merges, players: &[PlayerId]) -> Stored<Vec<RatingChange>> {
    let mut changes = Vec::new();
    for (family, periods) in rated_in(db, players)? {
        let timeline = timeline(db, &family)?;
        let first = timeline.first_of(periods.into_iter());
        let facts = FamilyFacts::with_merges(db, timeline, first, merges.clone())?;
        for pool in pools(db)?.into_iter().filter(|pool| pool.family() == family) {
            changes.extend(facts.anew(db, &pool)?.changes(db, &pool)?);
        }
    }
    Ok(changes)
}

/// The periods of each family in which some players have rows of the ledger.
fn rated_in(db: &mut Db, players: &[PlayerId]) -> Stored<BTreeMap<String, HashSet<PeriodKey>>> {
    let pools = pools(db)?;
    let mut periods: BTreeMap<String, HashSet<PeriodKey>> = BTreeMap::new();
    for row in rows::of_players(db, players)? {
        if let Some(pool) = pools.iter().find(|pool| pool.id == row.pool) {
            periods.entry(pool.family().to_owned()).or_default().insert(row.period);
        }
    }
    Ok(periods)
}

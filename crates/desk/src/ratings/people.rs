//! What it does to ratings that a player is somebody else than was thought, or of another age.

use std::collections::{BTreeMap, HashSet};

use domain::PlayerId;
use domain::merges::Merges;
use domain::ratings::{PeriodKey, RatingsMoved, Recomputation};
use store::locks::{self, Lock};
use store::ratings::{pools, recomputations, rows};
use store::{Db, Stored};

use super::anew::{FamilyFacts, timeline};
use super::{length, recompute_family};

/// To be called in the transaction that merges players, takes a merge back, or changes a year of
/// birth, after it: every ledger that has one of them is computed anew from where he first was in
/// it. Answers whose rating moved.
///
/// Whoever is not yet in a list that is being computed may get into it: it is read again.
pub fn recompute_for(db: &mut Db, players: &[PlayerId]) -> Stored<RatingsMoved> {
    if players.is_empty() {
        return Ok(RatingsMoved::default());
    }
    locks::hold(db, Lock::Ratings)?;
    for pool in recomputations::list(db)?.into_iter().map(|known| known.pool) {
        let Some(known) = recomputations::hold(db, pool)? else { continue };
        let version = known.version.wrapping_add(1);
        recomputations::put(db, &Recomputation { version, ..known })?;
    }
    let mut moved = RatingsMoved::default();
    for (family, periods) in rated_in(db, players)? {
        let first = timeline(db, &family)?.first_of(periods.into_iter());
        moved.extend(recompute_family(db, &family, first)?);
    }
    Ok(moved)
}

/// Whose rating would move if these merges counted instead of those that do; they may differ in
/// what some players are. Nothing is changed.
pub fn if_merged(db: &mut Db, merges: &Merges, players: &[PlayerId]) -> Stored<RatingsMoved> {
    let mut moved = RatingsMoved::default();
    for (family, periods) in rated_in(db, players)? {
        let timeline = timeline(db, &family)?;
        let first = timeline.first_of(periods.into_iter());
        let pools = pools::known_of_family(db, &family)?;
        let (later, now) = length::apart(db, (&timeline, first), pools)?;
        moved.later.extend(later);
        if now.is_empty() {
            continue;
        }
        let facts = FamilyFacts::with_merges(db, timeline, first, merges.clone())?;
        for pool in now {
            moved.changes.extend(facts.anew(db, &pool)?.changes(db, &pool)?);
        }
    }
    Ok(moved)
}

/// The periods of each family in which some players have rows of the ledger.
fn rated_in(db: &mut Db, players: &[PlayerId]) -> Stored<BTreeMap<String, HashSet<PeriodKey>>> {
    let pools = pools::pools(db)?;
    let mut periods: BTreeMap<String, HashSet<PeriodKey>> = BTreeMap::new();
    for row in rows::of_players(db, players)? {
        if let Some(pool) = pools.iter().find(|pool| pool.id == row.pool) {
            periods.entry(pool.family().to_owned()).or_default().insert(row.period);
        }
    }
    Ok(periods)
}

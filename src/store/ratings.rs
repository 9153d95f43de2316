//! Pools, and the ledger: a conclusion that [`recompute`] draws from the facts.

mod rows;

use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};

use diesel::prelude::*;

use super::schema::{players, pools};
use super::{Db, StoreError, Stored, events, standings, tournaments};
use crate::domain::events::{Event, Visibility};
use crate::domain::ratings::{
    self, Difference, Place, RatingChange, RatingPool, RatingSystem, Timeline,
};
use crate::domain::tournaments::{Rated, Tournament};
use crate::domain::{PlayerId, PoolId, TournamentId};

pub use rows::{of_player, of_players, of_pool, of_tournament};

type Row = (i32, String, String);

fn pool((id, family, system): Row) -> Stored<RatingPool> {
    let system =
        RatingSystem::parse(&system).ok_or_else(|| StoreError::corrupt("pools.system", &system))?;
    Ok(RatingPool { id: PoolId(id), family, system })
}

/// Every pool, by family; Glicko-2 first.
pub fn pools(db: &mut Db) -> Stored<Vec<RatingPool>> {
    let rows = pools::table.load::<Row>(db)?;
    let mut all: Vec<RatingPool> = rows.into_iter().map(pool).collect::<Stored<_>>()?;
    all.sort_by(|one, other| (&one.family, one.system).cmp(&(&other.family, other.system)));
    Ok(all)
}

/// The pool of an id.
pub fn find_pool(db: &mut Db, id: PoolId) -> Stored<Option<RatingPool>> {
    let row = pools::table.find(id.0).first::<Row>(db).optional()?;
    row.map(pool).transpose()
}

/// The pools of a family, one a system; those that are missing are made.
fn pools_of(db: &mut Db, family: &str) -> Stored<Vec<RatingPool>> {
    let mut known = pools(db)?;
    known.retain(|pool| pool.family == family);
    for &system in RatingSystem::ALL {
        if known.iter().any(|pool| pool.system == system) {
            continue;
        }
        let id = diesel::insert_into(pools::table)
            .values((pools::family.eq(family), pools::system.eq(system.as_str())))
            .returning(pools::id)
            .get_result(db)?;
        known.push(RatingPool { id: PoolId(id), family: family.to_owned(), system });
    }
    Ok(known)
}

/// To be called in the transaction that enters or corrects a result, after it: answers whose
/// rating moved. (Nobody leaves a closed tournament, or comes back into it.)
///
/// Does nothing unless the tournament is closed and rated, and its event published.
pub fn after_change(db: &mut Db, tournament: &Tournament) -> Stored<Vec<RatingChange>> {
    let event = events::find(db, tournament.event)?;
    let moves = |event: Event| ratings::moves_ratings(tournament, event.visibility);
    if event.is_some_and(moves) { recompute(db, tournament) } else { Ok(Vec::new()) }
}

/// To be called in the transaction that publishes an event or makes it a draft again, after it:
/// its tournaments are rated now, or are so no longer. Answers whose rating moved.
///
/// Does nothing if the event is as visible as it was `before`.
pub fn after_publishing(
    db: &mut Db,
    before: &Event,
    visibility: Visibility,
) -> Stored<Vec<RatingChange>> {
    let mut changes = Vec::new();
    if before.visibility == visibility {
        return Ok(changes);
    }
    for tournament in ratings::earliest(tournaments::list_by_event(db, before.id)?) {
        changes.extend(recompute(db, &tournament)?);
    }
    Ok(changes)
}

/// Computes the ledger anew from the place of a rated tournament on, which was closed, opened
/// again or corrected; answers whose rating moved.
pub fn recompute(db: &mut Db, from: &Tournament) -> Stored<Vec<RatingChange>> {
    let family = from.details.spec.family();
    let (Some(place), Rated::Rated) = (Place::of(from), from.details.rated) else {
        return Ok(Vec::new());
    };
    let timeline = Timeline::new(&tournaments::list_closed(db)?, &family);
    let untouched: HashSet<TournamentId> = timeline.before(place).into_iter().collect();
    let games = games_of(db, &timeline.from(place))?;
    let mut changes = Vec::new();
    for pool in pools_of(db, &family)? {
        let before = rows::of_pool(db, pool.id)?;
        let mut earlier = before.clone();
        earlier.retain(|row| untouched.contains(&row.tournament));
        let computed = ratings::rows_after(&pool, &timeline, &earlier, games.clone())
            .map_err(|fault| StoreError::corrupt("ledger", &fault))?;
        rows::replace(db, pool.id, &before, &earlier, &computed)?;
        let after = [earlier, computed].concat();
        changes.extend(named(db, &pool, ratings::moved(&before, &after))?);
    }
    Ok(changes)
}

fn games_of(
    db: &mut Db,
    tournaments: &[TournamentId],
) -> Stored<Vec<(TournamentId, Vec<rating::ledger::RatedGame>)>> {
    let mut games = Vec::with_capacity(tournaments.len());
    for &id in tournaments {
        if let Some(chart) = standings::find(db, id)? {
            games.push((id, ratings::rated_games(&chart.table, &chart.entries)));
        }
    }
    Ok(games)
}

type Moved = (PlayerId, Option<rating::State>, Option<rating::State>);

fn named(db: &mut Db, pool: &RatingPool, moved: Vec<Moved>) -> Stored<Vec<RatingChange>> {
    let mut changes = Vec::with_capacity(moved.len());
    for (player, before, after) in moved {
        let name = players::table.find(player.0).select(players::name).first(db)?;
        changes.push(RatingChange { player, name, pool: pool.clone(), before, after });
    }
    Ok(changes)
}

/// Computes every ledger from the facts alone, those too whose pool is missing, and compares it
/// with the one that is stored.
pub fn verify(db: &mut Db) -> Stored<Vec<Difference>> {
    let closed = tournaments::list_closed(db)?;
    let known = pools(db)?;
    let mut families: BTreeSet<Cow<'_, str>> =
        known.iter().map(|pool| pool.family.as_str().into()).collect();
    families.extend(closed.iter().map(|(tournament, _)| tournament.details.spec.family()));
    let mut found = Vec::new();
    for family in families {
        let timeline = Timeline::new(&closed, &family);
        for &system in RatingSystem::ALL {
            match known.iter().find(|pool| pool.family == family && pool.system == system) {
                Some(pool) => found.extend(differences(db, pool, &timeline)?),
                None if timeline.all().is_empty() => {}
                None => found.push(Difference::NoPool { family: family.to_string(), system }),
            }
        }
    }
    Ok(found)
}

fn differences(db: &mut Db, pool: &RatingPool, timeline: &Timeline) -> Stored<Vec<Difference>> {
    let games = games_of(db, &timeline.all())?;
    let computed = ratings::rows_after(pool, timeline, &[], games)
        .map_err(|fault| StoreError::corrupt("ledger", &fault))?;
    Ok(ratings::differences(&rows::of_pool(db, pool.id)?, &computed))
}

//! The ledger of ratings: a conclusion that [`recompute`] draws from the facts.

mod anew;
mod following;
mod length;
mod lists;
mod people;
mod verify;

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use domain::audit::{Act, InitialFacts, LedgersRecomputed, ListRecomputed, RatingFacts};
use domain::events::{Event, Visibility};
use domain::ratings::{
    NewInitial, Place, PoolDetails, PoolRefusal, RatingPool, RatingsMoved, Recomputation,
    RecomputedList, Timeline, earliest, moves_ratings, settings_json,
};
use domain::tournaments::{Rated, Tournament};
use domain::{HistoryId, PeriodId, PlayerId};
use rating::ledger::RULES_VERSION;
use store::locks::{self, Lock};
use store::ratings::{families, initial, periods, pools, recomputations, rows};
use store::{Db, Stored, events, history, merges, tournaments, tried};

use anew::{FamilyFacts, timeline};

use super::{Actor, Who};

pub use following::{Follower, Step};
pub use lists::{list_file, publish};
pub use people::{if_merged, recompute_for};
pub use verify::verify;

/// For the act that enters or corrects a result, after it: answers whose
/// rating moved. (Nobody leaves a closed tournament, or comes back into it.)
///
/// Does nothing unless the tournament is closed and rated, and its event published.
pub fn after_change(db: &mut Db, tournament: &Tournament) -> Stored<RatingsMoved> {
    let event = events::find(db, tournament.event)?;
    let moves = |event: Event| moves_ratings(tournament, event.visibility);
    if event.is_some_and(moves) { recompute(db, tournament) } else { Ok(RatingsMoved::default()) }
}

/// For the act that publishes an event or makes it a draft again, after it:
/// its tournaments are rated now, or are so no longer. Answers whose rating moved.
///
/// Does nothing if the event is as visible as it was `before`.
pub fn after_publishing(
    db: &mut Db,
    before: &Event,
    visibility: Visibility,
) -> Stored<RatingsMoved> {
    let mut moved = RatingsMoved::default();
    if before.visibility == visibility {
        return Ok(moved);
    }
    for tournament in earliest(tournaments::list_by_event(db, before.id)?) {
        moved.extend(recompute(db, &tournament)?);
    }
    Ok(moved)
}

/// Computes the ledger anew from the place of a rated tournament on, which was closed, opened
/// again or corrected; answers whose rating moved.
pub fn recompute(db: &mut Db, from: &Tournament) -> Stored<RatingsMoved> {
    let family = from.details.spec.rated_as();
    match (Place::of(from), from.details.rated) {
        (Some(place), Rated::Rated) => recompute_family(db, &family, Some(place)),
        _ => Ok(RatingsMoved::default()),
    }
}

/// Computes the ledgers of a family anew from a place on, or all if none is given. Where that takes long the lists
/// follow: [`Follower`].
pub fn recompute_family(db: &mut Db, family: &str, first: Option<Place>) -> Stored<RatingsMoved> {
    locks::hold(db, Lock::Ratings)?;
    let timeline = timeline(db, family)?;
    let pools = pools_of(db, family, &timeline)?;
    let (later, now) = length::apart(db, (&timeline, first), pools)?;
    for pool in &later {
        put_off(db, pool, (&timeline, first))?;
    }
    let mut changes = Vec::new();
    if !now.is_empty() {
        let facts = FamilyFacts::new(db, timeline, first)?;
        for pool in now {
            changes.extend(facts.keep(db, &pool)?);
        }
    }
    Ok(RatingsMoved { changes, later })
}

/// Has a list computed from a place on after the act, and what was to be computed of it before.
fn put_off(
    db: &mut Db,
    pool: &RatingPool,
    (timeline, first): (&Timeline, Option<Place>),
) -> Stored<()> {
    periods::made_for(db, pool.family(), timeline.from(first))?;
    let n_periods = |next| timeline.from(next).len();
    let one = match recomputations::hold(db, pool.id)? {
        None => Recomputation::new(pool.id, first, n_periods(first)),
        Some(known) => {
            let next = known.next.min(first);
            Recomputation {
                version: known.version.wrapping_add(1),
                periods_done: known.periods_done,
                moved: known.moved,
                ..Recomputation::new(pool.id, next, n_periods(next))
            }
        }
    };
    recomputations::put(db, &one)
}

/// The lists of a family. Where nothing is rated, none is made: it would tell what is played in a draft.
fn pools_of(db: &mut Db, family: &str, timeline: &Timeline) -> Stored<Vec<RatingPool>> {
    match timeline.from(None) {
        [] => pools::known_of_family(db, family),
        _ => pools::of_family(db, family),
    }
}

/// The same at once, however long it takes; lists that change are kept as they were.
fn recompute_whole_family(
    db: &mut Db,
    family: &str,
    now: DateTime<Utc>,
) -> Stored<Vec<RecomputedList>> {
    locks::hold(db, Lock::Ratings)?;
    let timeline = timeline(db, family)?;
    let pools = pools_of(db, family, &timeline)?;
    // Whoever is at one of them finishes a change first, and begins none.
    for pool in &pools {
        recomputations::delete(db, pool.id)?;
    }
    let facts = FamilyFacts::new(db, timeline, None)?;
    pools.iter().map(|pool| facts.keep_both(db, pool, now)).collect()
}

/// Computes every ledger anew by the rules of this program, whatever is stored, and writes that down. Answers the lists
/// that have changed.
pub fn recompute_all(db: &mut Db, now: DateTime<Utc>) -> Stored<Vec<RecomputedList>> {
    let lists = recompute_ledgers(db, now)?;
    let facts = LedgersRecomputed {
        rules_version: RULES_VERSION,
        lists: lists.iter().map(ListRecomputed::of).collect(),
    };
    Who::Shell(now).record(None, Act::LedgersRecomputed(facts));
    Ok(lists)
}

/// What [`recompute_all`] would change; nothing is changed.
pub fn would_recompute(db: &mut Db, now: DateTime<Utc>) -> Stored<Vec<RecomputedList>> {
    tried(db, |db| recompute_ledgers(db, now))
}

/// Of all families that have games to be rated, or pools.
fn recompute_ledgers(db: &mut Db, now: DateTime<Utc>) -> Stored<Vec<RecomputedList>> {
    periods::date_anew(db)?;
    let known = pools::pools(db)?;
    for pool in &known {
        rows::discard_unreadable(db, pool.id)?;
    }
    let mut lists = Vec::new();
    for family in families(db)? {
        let has_pools = known.iter().any(|pool| pool.family() == family);
        if has_pools || last_place(db, &family)?.is_some() {
            lists.extend(recompute_whole_family(db, &family, now)?);
        }
    }
    lists.retain(|list| !list.changes.is_empty());
    Ok(lists)
}

/// The place of the last period of a family.
pub fn last_place(db: &mut Db, family: &str) -> Stored<Option<Place>> {
    Ok(timeline(db, family)?.from(None).last().copied())
}

/// Makes a pool, and computes its ledger from all games of its family; answers it, or why there
/// cannot be such a pool.
pub fn add_pool(
    db: &mut Db,
    actor: &Actor,
    details: PoolDetails,
) -> Stored<Result<RatingPool, PoolRefusal>> {
    let known = pools::pools(db)?;
    let same = |one: &&RatingPool| one.family() == details.family;
    for one in known.iter().filter(same) {
        if one.details.rating == details.rating {
            return Ok(Err(PoolRefusal::SameSettings(one.clone())));
        }
        let is_called_alike = one.details.name == details.name
            && (details.name.is_some() || one.system() == details.rating.kind());
        if is_called_alike {
            return Ok(Err(PoolRefusal::SameName(one.clone())));
        }
    }
    pools::delete_binned(db, &details.family)?;
    let pool = pools::insert(db, details)?;
    let n_rated = recompute_list(db, &pool, Spell::All)?.changes.len();
    let PoolDetails { family, name, rating } = &pool.details;
    let act = Act::PoolAdded {
        pool: pool.id,
        family: family.clone(),
        name: name.clone(),
        system: pool.system(),
        settings: settings_json(rating),
        players: n_rated,
    };
    actor.record(None, act);
    Ok(Ok(pool))
}

/// For the act that finds all games of a history stored: it is rated from now
/// on. Answers whose rating moved.
pub fn complete_history(
    db: &mut Db,
    id: HistoryId,
    family: &str,
    now: DateTime<Utc>,
) -> Stored<RatingsMoved> {
    history::complete(db, id, now)?;
    let own: HashSet<PeriodId> = history::periods_of(db, id)?.into_iter().collect();
    let stretches = periods::stretches(db, family)?;
    let places = stretches.iter().filter(|one| own.contains(&one.id)).map(Place::of_stretch);
    match places.min() {
        Some(first) => recompute_family(db, family, Some(first)),
        None => Ok(RatingsMoved::default()),
    }
}

/// Records ratings that players bring along into a pool, or corrections of such, and computes its
/// ledger anew from the first period of any of them. Answers whose rating moved; does nothing if
/// others would move than those that were seen, and answers those.
///
/// Each replaces what is loaded in the same transaction as the one that counts: two unique
/// indices make a chain of them.
pub fn bring(
    db: &mut Db,
    actor: &Actor,
    pool: &RatingPool,
    new: &[NewInitial],
    seen: &str,
) -> Stored<Result<RatingsMoved, RatingsMoved>> {
    let would_move = tried(db, |db| insert_initial(db, actor, pool, new))?;
    if !would_move.is_empty() && would_move.mark() != seen {
        return Ok(Err(would_move));
    }
    let moved = insert_initial(db, actor, pool, new)?;
    let act = Act::InitialRatingsRecorded {
        pool: pool.id,
        initial: new.iter().map(InitialFacts::from).collect(),
        ratings: RatingFacts::of(&moved),
    };
    actor.record(None, act);
    Ok(Ok(moved))
}

fn insert_initial(
    db: &mut Db,
    actor: &Actor,
    pool: &RatingPool,
    new: &[NewInitial],
) -> Stored<RatingsMoved> {
    for one in new {
        initial::insert(db, pool.id, one, actor.account, actor.now)?;
    }
    let merges = merges::current(db)?;
    let players: Vec<PlayerId> = new.iter().map(|one| merges.stands_for(one.player)).collect();
    recompute_list(db, pool, Spell::Of(&players))
}

/// From where on a list is computed anew.
#[derive(Clone, Copy)]
enum Spell<'p> {
    All,
    /// From the first row of any of these players; not at all if they have none.
    Of(&'p [PlayerId]),
}

/// Computes the ledger of one list anew; where that takes long it follows: [`Follower`].
fn recompute_list(db: &mut Db, pool: &RatingPool, spell: Spell<'_>) -> Stored<RatingsMoved> {
    locks::hold(db, Lock::Ratings)?;
    let timeline = timeline(db, pool.family())?;
    let first = match spell {
        Spell::All => None,
        Spell::Of(players) => {
            let rows = rows::of_some(db, pool.id, players)?;
            let first = timeline.first_of(rows.iter().map(|row| row.period));
            // Who has no row yet may get one by what is computed just now.
            let next = recomputations::find(db, pool.id)?.map(|known| known.next);
            match (first, next) {
                (None, None) => return Ok(RatingsMoved::default()),
                (None, Some(next)) => next,
                (first, _) => first,
            }
        }
    };
    let (later, now) = length::apart(db, (&timeline, first), vec![pool.clone()])?;
    if !later.is_empty() {
        put_off(db, pool, (&timeline, first))?;
    }
    let changes = match now.first() {
        Some(pool) => FamilyFacts::new(db, timeline, first)?.keep(db, pool)?,
        None => Vec::new(),
    };
    Ok(RatingsMoved { changes, later })
}

//! Rating lists are published as of a day.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, Utc};
use domain::audit::Act;
use domain::ratings::{
    FORMAT, ListFacts, ListFile, ListHead, ListRefusal, PublishedList, RatingPool, RatingRow,
};
use domain::{PlayerId, PoolId};
use rating::ledger::RULES_VERSION;
use store::ratings::{find_pool, published, recomputations, rows};
use store::{Db, StoreError, Stored};

use super::anew::{FamilyFacts, timeline};
use crate::Actor;

/// Publishes a list as of a day, and answers its number.
pub fn publish(
    db: &mut Db,
    actor: &Actor,
    id: PoolId,
    (as_of, today): (NaiveDate, NaiveDate),
) -> Stored<Result<u32, ListRefusal>> {
    let Some(pool) = find_pool(db, id)? else { return Ok(Err(ListRefusal::Gone)) };
    if as_of > today {
        return Ok(Err(ListRefusal::NotYet));
    }
    if recomputations::find(db, id)?.is_some() {
        return Ok(Err(ListRefusal::Recomputing));
    }
    if rows::is_by_other_rules(db, id)? {
        return Ok(Err(ListRefusal::OlderRules));
    }
    let before = published::list(db, id)?.into_iter().next();
    if let Some(last) = before.as_ref().filter(|one| one.as_of > as_of) {
        return Ok(Err(ListRefusal::Later { as_of: last.as_of }));
    }
    let facts = facts_of(db, &pool, as_of)?;
    let number = before.map_or(1, |one| one.number + 1);
    let head = ListHead::of(&pool, (number, as_of), RULES_VERSION);
    let corrupt = |error| StoreError::corrupt("ledger", &error);
    let ratings = facts.ratings(&head).map_err(corrupt)?;
    if ratings.is_empty() {
        return Ok(Err(ListRefusal::Nobody));
    }
    let list = PublishedList::new(&head, &ratings, actor.now);
    published::insert(db, id, &list, Some(actor.account), (&ratings, &facts))?;
    let PublishedList { number, n_players, hash, .. } = list;
    let players = n_players as usize;
    actor.record(None, Act::ListPublished { pool: id, number, as_of, players, hash });
    Ok(Ok(number))
}

/// Keeps a list as it is before it is computed anew, as a published one of today by the rules that gave it; answers its
/// number and hash, or nothing if nobody has a rating.
pub(super) fn keep(
    db: &mut Db,
    (facts, pool): (&FamilyFacts, &RatingPool),
    rows: &HashMap<PlayerId, RatingRow>,
    now: DateTime<Utc>,
) -> Stored<Option<(u32, String)>> {
    let before = published::list(db, pool.id)?.into_iter().next();
    let (number, latest) = before.map_or((1, None), |one| (one.number + 1, Some(one.as_of)));
    // Where the day has begun earlier than in UTC, a list may be of tomorrow.
    let as_of = now.date_naive().max(latest.unwrap_or(NaiveDate::MIN));
    let ratings = facts.published(pool, rows, as_of);
    let rules = rows.values().map(|row| row.rules_version).min();
    let Some(rules) = rules.filter(|_| !ratings.is_empty()) else { return Ok(None) };
    let list = PublishedList::new(&ListHead::of(pool, (number, as_of), rules), &ratings, now);
    let facts = facts.of_list(db, pool, as_of)?;
    published::insert(db, pool.id, &list, None, (&ratings, &facts))?;
    Ok(Some((number, list.hash)))
}

fn facts_of(db: &mut Db, pool: &RatingPool, as_of: NaiveDate) -> Stored<ListFacts> {
    let timeline = timeline(db, pool.family())?;
    FamilyFacts::new(db, timeline, None)?.of_list(db, pool, as_of)
}

/// A published list as a file: what it says, and all that it comes from.
pub fn list_file(db: &mut Db, pool: &RatingPool, number: u32) -> Stored<Option<ListFile>> {
    let all = published::list(db, pool.id)?;
    let Some(list) = all.into_iter().find(|one| one.number == number) else { return Ok(None) };
    let (ratings, facts) =
        (published::ratings(db, pool.id, number)?, published::facts(db, pool.id, number)?);
    let head = ListHead::of(pool, (number, list.as_of), list.rules);
    Ok(ratings.zip(facts).map(|(ratings, facts)| ListFile {
        format: FORMAT.to_owned(),
        head,
        hash: list.hash,
        ratings,
        facts,
    }))
}

//! Rating lists are published as of a day.

use chrono::NaiveDate;

use super::anew::{FamilyFacts, timeline};
use crate::desk::Actor;
use crate::domain::PoolId;
use crate::domain::audit::Act;
use crate::domain::ratings::{
    FORMAT, ListFacts, ListFile, ListHead, ListRefusal, PublishedList, RatingPool,
};
use crate::store::ratings::{find_pool, published, recomputations};
use crate::store::{Db, StoreError, Stored};

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
    let before = published::list(db, id)?.into_iter().next();
    if let Some(last) = before.as_ref().filter(|one| one.as_of > as_of) {
        return Ok(Err(ListRefusal::Later { as_of: last.as_of }));
    }
    let facts = facts_of(db, &pool, as_of)?;
    let head = ListHead::of(&pool, before.map_or(1, |one| one.number + 1), as_of);
    let corrupt = |error| StoreError::corrupt("ledger", &error);
    let ratings = facts.ratings(&head).map_err(corrupt)?;
    if ratings.is_empty() {
        return Ok(Err(ListRefusal::Nobody));
    }
    let list = PublishedList {
        number: head.number,
        as_of,
        published_at: actor.now,
        n_players: u32::try_from(ratings.len()).unwrap_or(u32::MAX),
        hash: head.hash(&ratings),
    };
    published::insert(db, id, &list, actor.account, (&ratings, &facts))?;
    let PublishedList { number, n_players, hash, .. } = list;
    let players = n_players as usize;
    actor.record(None, Act::ListPublished { pool: id, number, as_of, players, hash });
    Ok(Ok(number))
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
    let head = ListHead::of(pool, number, list.as_of);
    Ok(ratings.zip(facts).map(|(ratings, facts)| ListFile {
        format: FORMAT.to_owned(),
        head,
        hash: list.hash,
        ratings,
        facts,
    }))
}

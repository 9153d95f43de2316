//! Rating lists that are published: written once, never changed.

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::ratings::{ListFacts, Published, PublishedList};
use domain::{AccountId, PoolId};

use super::super::schema::published_lists;
use super::super::{Db, StoreError, Stored};

/// Keeps a list with the facts that it comes from.
pub fn insert(
    db: &mut Db,
    pool: PoolId,
    list: &PublishedList,
    by: Option<AccountId>,
    (ratings, facts): (&[Published], &ListFacts),
) -> Stored<()> {
    let json = |error: serde_json::Error| StoreError::corrupt("published_lists", &error);
    diesel::insert_into(published_lists::table)
        .values((
            published_lists::pool_id.eq(pool.0),
            published_lists::number.eq(number(list.number)?),
            published_lists::as_of.eq(list.as_of),
            published_lists::published_at.eq(list.published_at.naive_utc()),
            published_lists::published_by.eq(by.map(|account| account.0)),
            published_lists::n_players.eq(i32::try_from(ratings.len()).unwrap_or(i32::MAX)),
            published_lists::hash.eq(&list.hash),
            published_lists::ratings.eq(serde_json::to_string(ratings).map_err(json)?),
            published_lists::facts.eq(serde_json::to_string(facts).map_err(json)?),
            published_lists::rules_version.eq(number(list.rules)?),
        ))
        .execute(db)?;
    Ok(())
}

fn number(number: u32) -> Stored<i32> {
    i32::try_from(number).map_err(|_| StoreError::corrupt("published_lists.number", &number))
}

type Row = (i32, NaiveDate, NaiveDateTime, i32, String, i32);

/// The lists of a pool, the newest first.
pub fn list(db: &mut Db, pool: PoolId) -> Stored<Vec<PublishedList>> {
    let rows = published_lists::table
        .filter(published_lists::pool_id.eq(pool.0))
        .order(published_lists::number.desc())
        .select((
            published_lists::number,
            published_lists::as_of,
            published_lists::published_at,
            published_lists::n_players,
            published_lists::hash,
            published_lists::rules_version,
        ))
        .load::<Row>(db)?;
    let list = |(number, as_of, published_at, n_players, hash, rules): Row| {
        let published_at: DateTime<Utc> = published_at.and_utc();
        let count = |count: i32| {
            u32::try_from(count).map_err(|_| StoreError::corrupt("published_lists", &count))
        };
        Ok(PublishedList {
            number: count(number)?,
            as_of,
            published_at,
            n_players: count(n_players)?,
            hash,
            rules: count(rules)?,
        })
    };
    rows.into_iter().map(list).collect()
}

/// What a list says of each player, by number of the player.
pub fn ratings(db: &mut Db, pool: PoolId, list: u32) -> Stored<Option<Vec<Published>>> {
    let row = published_lists::table.find((pool.0, number(list)?));
    let text = row.select(published_lists::ratings).first::<String>(db).optional()?;
    let read = |text: String| {
        serde_json::from_str(&text)
            .map_err(|error| StoreError::corrupt("published_lists.ratings", &error))
    };
    text.map(read).transpose()
}

/// The facts that a list was computed from.
pub fn facts(db: &mut Db, pool: PoolId, list: u32) -> Stored<Option<ListFacts>> {
    let row = published_lists::table.find((pool.0, number(list)?));
    let text = row.select(published_lists::facts).first::<String>(db).optional()?;
    let read = |text: String| {
        serde_json::from_str(&text)
            .map_err(|error| StoreError::corrupt("published_lists.facts", &error))
    };
    text.map(read).transpose()
}

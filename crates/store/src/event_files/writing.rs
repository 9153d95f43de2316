//! The rows of an event into a database that has others: under new ids, in their order.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel::{QueryableByName, sql_query};
use domain::accounts::{AccountName, Rank};
use domain::event_files::{Rows, Tables};
use domain::{AccountId, EntryId, EventId, NameKey, PlayerId};
use serde_json::Value;

use super::staging::completed;
use super::tables::{ACCOUNTS, PLAYERS, TABLES, Table};
use crate::players::words;
use crate::rounds::renumbered;
use crate::rows::{self, Batch, Counter};
use crate::schema::accounts;
use crate::tournaments::titles;
use crate::{Db, StoreError, Stored};

/// The account of a name, also one that is gone; else a new one that nobody can sign in with.
pub fn account_named(db: &mut Db, name: &AccountName, now: DateTime<Utc>) -> Stored<AccountId> {
    if let Some(id) = find_account(db, name)? {
        return Ok(id);
    }
    let key = NameKey::of(name.as_str());
    let id = diesel::insert_into(accounts::table)
        .values((
            accounts::name.eq(name.as_str()),
            accounts::name_key.eq(key.as_str()),
            // Nothing that is typed has this hash.
            accounts::password_hash.eq(""),
            accounts::rank.eq(Rank::Member.as_str()),
            accounts::created_at.eq(now.naive_utc()),
            accounts::disabled_at.eq(now.naive_utc()),
        ))
        .returning(accounts::id)
        .get_result(db)?;
    Ok(AccountId(id))
}

/// The account of a name, also one that is gone.
pub fn find_account(db: &mut Db, name: &AccountName) -> Stored<Option<AccountId>> {
    let key = NameKey::of(name.as_str());
    let known = accounts::table.filter(accounts::name_key.eq(key.as_str()));
    Ok(known.select(accounts::id).first(db).optional()?.map(AccountId))
}

/// Adds the players of a file who are not known; answers who all of them are, in its order.
pub fn insert_players(
    db: &mut Db,
    tables: &Tables,
    known: &[Option<PlayerId>],
) -> Stored<Vec<PlayerId>> {
    let Some(found) = tables.0.get(PLAYERS) else {
        return Ok(Vec::new());
    };
    let corrupt = || StoreError::corrupt("tables", PLAYERS);
    let id = found.place("id").ok_or_else(corrupt)?;
    let ids = new_ids(db, PLAYERS, known.iter().filter(|known| known.is_none()).count())?;
    let (mut is_known, mut new) = (known.iter().map(Option::is_some), ids.iter());
    let found = completed(PLAYERS, found).changed(|row| {
        let new = is_known.next().filter(|is_known| !is_known).and_then(|_| new.next());
        new.map(|new| row[id] = (*new).into())
    });
    let tables = rows::tables(db)?;
    insert_rows(db, (&tables, PLAYERS), &found)?;
    let ids: Vec<i32> = ids.into_iter().filter_map(|id| i32::try_from(id).ok()).collect();
    ids.iter().try_for_each(|id| words::keep(db, *id))?;
    let mut ids = ids.into_iter().map(PlayerId);
    known.iter().map(|known| known.or_else(|| ids.next()).ok_or_else(corrupt)).collect()
}

fn insert_rows(
    db: &mut Db,
    (known, name): (&[rows::Table], &'static str),
    found: &Rows,
) -> Stored<()> {
    let into = known.iter().find(|table| table.name == name);
    let into = into.and_then(|into| into.with(&found.columns));
    let mut batch = Batch::of(into.ok_or_else(|| StoreError::corrupt("tables", name))?);
    found.lines().try_for_each(|row| batch.add(db, row))?;
    batch.finish(db)
}

/// Stores the rows of an event; `players` and `accounts` are those that it names, in its order.
pub fn insert(
    db: &mut Db,
    tables: &Tables,
    players: &[PlayerId],
    accounts: &[AccountId],
) -> Stored<EventId> {
    let people = [
        (PLAYERS, players.iter().map(|player| player.0.into()).collect()),
        (ACCOUNTS, accounts.iter().map(|account| account.0.into()).collect()),
    ];
    let mut writing = Writing { ids: people.into(), later: Vec::new() };
    let known = rows::tables(db)?;
    for table in TABLES {
        let Some(found) = tables.0.get(table.name) else { continue };
        if found.place("id").is_some() {
            let ids = new_ids(db, table.name, found.len())?;
            writing.ids.insert(table.name, ids);
        }
        let renamed = writing.renamed(table, found)?;
        insert_rows(db, (&known, table.name), &renamed)?;
    }
    writing.fill_later(db)?;
    let event = writing.ids.get("events").and_then(|ids| i32::try_from(*ids.first()?).ok());
    let event = event.map(EventId).ok_or_else(|| StoreError::corrupt("tables", "events"))?;
    titles::keep_of(db, event)?;
    Ok(event)
}

/// A value that waits for a later table: in which column of which row.
struct Later {
    table: &'static str,
    column: &'static str,
    id: i64,
    other: &'static str,
    number: i64,
}

struct Writing {
    /// New ids, by the numbers of the file from 1.
    ids: HashMap<&'static str, Vec<i64>>,
    later: Vec<Later>,
}

impl Writing {
    fn id(&self, table: &'static str, number: i64) -> Stored<i64> {
        let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
        let id = self.ids.get(table).zip(place).and_then(|(ids, place)| ids.get(place));
        id.copied().ok_or_else(|| StoreError::corrupt(table, &number))
    }

    fn renamed(&mut self, table: &'static Table, found: &Rows) -> Stored<Rows> {
        let mut renamed = Rows::of_columns(found.columns.clone());
        for mut row in found.iter() {
            self.rename(table, found, &mut row)?;
            renamed.push(&row);
        }
        Ok(renamed)
    }

    fn rename(&mut self, table: &'static Table, of: &Rows, row: &mut [Value]) -> Stored<()> {
        let id = of.place("id");
        if let Some(place) = id {
            row[place] = self.id(table.name, row[place].as_i64().unwrap_or_default())?.into();
        }
        for (column, other) in table.naming() {
            let Some(place) = of.place(column) else { continue };
            let Some(number) = row[place].as_i64() else { continue };
            row[place] = if table.is_filled_later(column) {
                let id = id.and_then(|id| row[id].as_i64()).unwrap_or_default();
                self.later.push(Later { table: table.name, column, id, other, number });
                Value::Null
            } else {
                self.id(other, number)?.into()
            };
        }
        if let Some(place) = of.place("working").filter(|_| table.name == "rounds") {
            row[place] = self.working(row[place].as_str().unwrap_or_default())?.into();
        }
        Ok(())
    }

    fn working(&self, text: &str) -> Stored<String> {
        renumbered(text, |entry| {
            let id = self.id("entries", entry.0.into()).ok()?;
            i32::try_from(id).ok().map(EntryId)
        })
    }

    fn fill_later(&self, db: &mut Db) -> Stored<()> {
        for Later { table, column, id, other, number } in &self.later {
            let value = self.id(other, *number)?;
            let update = format!("UPDATE {table} SET {column} = {value} WHERE id = {id}");
            sql_query(update).execute(db)?;
        }
        Ok(())
    }
}

#[derive(QueryableByName)]
struct Given {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

const POSTGRES_IDS: &str = "SELECT nextval(pg_get_serial_sequence(quote_ident($1), 'id')) AS id
    FROM generate_series(1, $2)";

/// So many ids that no row has ever had, ascending.
fn new_ids(db: &mut Db, table: &str, n: usize) -> Stored<Vec<i64>> {
    let n = i64::try_from(n).unwrap_or(i64::MAX);
    if let Db::Postgres(postgres) = db {
        let query = sql_query(POSTGRES_IDS).bind::<Text, _>(table).bind::<BigInt, _>(n);
        let given = query.load::<Given>(postgres)?;
        let mut ids: Vec<i64> = given.into_iter().map(|given| given.id).collect();
        ids.sort_unstable();
        return Ok(ids);
    }
    let counters = rows::counters(db)?;
    let last = counters.iter().find(|Counter { name, .. }| name == table);
    let last = last.map_or(0, |counter| counter.seq);
    Ok((last + 1..=last + n).collect())
}

//! The rows of an event, numbered from 1 in each table.

use std::collections::HashMap;

use domain::event_files::{Rows, Tables};
use domain::merges::Merges;
use domain::{EntryId, EventId, PlayerId};
use serde_json::Value;

use super::tables::{ACCOUNTS, PLAYERS, TABLES, Table};
use crate::rounds::renumbered;
use crate::{Db, StoreError, Stored, merges, rows};

/// What a file says of a player. The rest is computed, or the installation's.
pub(super) const OF_PLAYERS: &[&str] = &[
    "id",
    "name",
    "club",
    "birth_year",
    "created_at",
    "chose_name",
    "chose_club",
    "chose_curve",
    "chose_moves",
    "mark",
];

/// What a file says of an account.
pub(super) const OF_ACCOUNTS: &[&str] = &["id", "name"];

/// New numbers by ids.
type Numbers = HashMap<i64, i64>;

/// All that was recorded of an event, with whoever is named there, and who they are; none if there is no such
/// event. What lies in the bin is left out.
pub fn read(db: &mut Db, event: EventId) -> Stored<Option<(Tables, Vec<PlayerId>)>> {
    let (known, merges) = (rows::tables(db)?, merges::current(db)?);
    let mut reading = Reading {
        merges,
        numbers: HashMap::new(),
        players: Named::default(),
        accounts: Named::default(),
        tables: Tables::default(),
    };
    for table in TABLES {
        let columns = columns(&known, table.name, |name| !table.left_out.contains(&name))?;
        let which = format!("WHERE {} ORDER BY {}", table.belonging_to(event.0), table.order);
        reading.take(db, table, (&columns, &which))?;
    }
    reading.fill_later();
    if !reading.tables.0.contains_key("events") {
        return Ok(None);
    }
    let Reading { mut tables, players, accounts, .. } = reading;
    for (name, wanted, named) in
        [(PLAYERS, OF_PLAYERS, &players), (ACCOUNTS, OF_ACCOUNTS, &accounts)]
    {
        let people = named.rows(db, &columns(&known, name, |name| wanted.contains(&name))?)?;
        if !people.is_empty() {
            tables.0.insert(name.to_owned(), people);
        }
    }
    let ids = players.order.into_iter().filter_map(|id| i32::try_from(id).ok());
    Ok(Some((tables, ids.map(PlayerId).collect())))
}

fn columns(
    known: &[rows::Table],
    name: &str,
    is_wanted: impl Fn(&str) -> bool,
) -> Stored<rows::Table> {
    let table = known.iter().find(|table| table.name == name);
    let table = table.ok_or_else(|| StoreError::corrupt("tables", name))?;
    let columns = table.columns.iter().filter(|column| is_wanted(&column.name)).cloned().collect();
    Ok(rows::Table { name: table.name.clone(), columns })
}

fn names(table: &rows::Table) -> Vec<String> {
    table.columns.iter().map(|column| column.name.clone()).collect()
}

fn unpacked(row: &str) -> Stored<Vec<Value>> {
    serde_json::from_str(row).map_err(|_| StoreError::corrupt("rows", row))
}

/// People in the order in which they are named.
#[derive(Default)]
struct Named {
    order: Vec<i64>,
    numbers: Numbers,
}

impl Named {
    fn number(&mut self, id: i64) -> i64 {
        *self.numbers.entry(id).or_insert_with(|| {
            self.order.push(id);
            i64::try_from(self.order.len()).unwrap_or(i64::MAX)
        })
    }

    /// Their rows, in that order.
    fn rows(&self, db: &mut Db, columns: &rows::Table) -> Stored<Rows> {
        let mut people = Rows::of_columns(names(columns));
        let id = people.place("id").ok_or_else(|| StoreError::corrupt("tables", &columns.name))?;
        for some in self.order.chunks(1_000) {
            let ids: Vec<String> = some.iter().map(ToString::to_string).collect();
            let mut found = Vec::with_capacity(ids.len());
            rows::each(db, (columns, &format!("WHERE id IN ({})", ids.join(", "))), |row| {
                let mut row = unpacked(row)?;
                let number = row[id].as_i64().and_then(|id| self.numbers.get(&id));
                row[id] = number.copied().map_or(Value::Null, Value::from);
                found.push(row);
                Ok::<_, StoreError>(())
            })?;
            found.sort_by_key(|row| row[id].as_i64());
            for row in &found {
                people.push(row);
            }
        }
        Ok(people)
    }
}

struct Reading {
    merges: Merges,
    numbers: HashMap<&'static str, Numbers>,
    players: Named,
    accounts: Named,
    tables: Tables,
}

impl Reading {
    /// Numbers the rows of a table. What names something that lies in the bin is left out.
    fn take(
        &mut self,
        db: &mut Db,
        table: &'static Table,
        (columns, which): (&rows::Table, &str),
    ) -> Stored<()> {
        let mut found = Rows::of_columns(names(columns));
        let others: Vec<(usize, &str)> = table
            .naming()
            .filter(|(column, other)| *other != table.name && !table.is_filled_later(column))
            .filter_map(|(column, other)| Some((found.place(column)?, other)))
            .collect();
        rows::each(db, (columns, which), |row| {
            let mut row = unpacked(row)?;
            if others.iter().all(|(place, other)| self.rename(&mut row[*place], other)) {
                found.push(&row);
            }
            Ok::<_, StoreError>(())
        })?;
        let found = self.number_own(table, found);
        let found = self.renumber_working(table, found)?;
        if !found.is_empty() {
            self.tables.0.insert(table.name.to_owned(), found);
        }
        Ok(())
    }

    /// Gives a name its number; `false` if it names nothing of the event.
    fn rename(&mut self, value: &mut Value, other: &str) -> bool {
        let Some(id) = value.as_i64() else {
            return true;
        };
        let number = match other {
            PLAYERS => Some(self.players.number(self.stands_for(id))),
            ACCOUNTS => Some(self.accounts.number(id)),
            _ => self.numbers.get(other).and_then(|numbers| numbers.get(&id)).copied(),
        };
        *value = number.map_or(Value::Null, Value::from);
        number.is_some()
    }

    fn stands_for(&self, id: i64) -> i64 {
        let player = i32::try_from(id).map(PlayerId);
        player.map_or(id, |player| self.merges.stands_for(player).0.into())
    }

    /// The ids of a table, and where its rows name each other.
    fn number_own(&mut self, table: &'static Table, found: Rows) -> Rows {
        let Some(id) = found.place("id") else {
            return found;
        };
        let ids = found.iter().filter_map(|row| row[id].as_i64());
        let numbers: Numbers = ids.zip(1..).collect();
        let own = table.names.iter().filter(|(_, other)| *other == table.name);
        let own: Vec<usize> = own.filter_map(|(column, _)| found.place(column)).collect();
        let numbered = found.changed(|row| {
            for place in own.iter().chain([&id]) {
                let number = row[*place].as_i64().and_then(|id| numbers.get(&id));
                row[*place] = number.copied().map_or(Value::Null, Value::from);
            }
            Some(())
        });
        self.numbers.insert(table.name, numbers);
        numbered
    }

    fn renumber_working(&self, table: &Table, found: Rows) -> Stored<Rows> {
        let (Some(place), "rounds") = (found.place("working"), table.name) else {
            return Ok(found);
        };
        let numbers = self.numbers.get("entries");
        let number = |entry: EntryId| {
            let number = numbers?.get(&i64::from(entry.0))?;
            i32::try_from(*number).ok().map(EntryId)
        };
        let mut renumbered_rows = Rows::of_columns(found.columns.clone());
        for mut row in found.iter() {
            row[place] = renumbered(row[place].as_str().unwrap_or_default(), number)?.into();
            renumbered_rows.push(&row);
        }
        Ok(renumbered_rows)
    }

    /// What names rows of later tables.
    fn fill_later(&mut self) {
        for table in TABLES {
            let later: Vec<_> =
                table.naming().filter(|(name, _)| table.is_filled_later(name)).collect();
            let Some(found) = self.tables.0.remove(table.name) else {
                continue;
            };
            let places: Vec<_> = later
                .into_iter()
                .filter_map(|(column, other)| Some((found.place(column)?, other)))
                .collect();
            let filled = if places.is_empty() {
                found
            } else {
                found.changed(|row| {
                    for (place, other) in &places {
                        self.rename(&mut row[*place], other);
                    }
                    Some(())
                })
            };
            self.tables.0.insert(table.name.to_owned(), filled);
        }
    }
}

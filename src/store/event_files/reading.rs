//! The rows of an event, numbered from 1 in each table.

use std::collections::HashMap;

use serde_json::Value;

use super::tables::{ACCOUNTS, PLAYERS, TABLES, Table};
use crate::domain::event_files::{Rows, Tables};
use crate::domain::merges::Merges;
use crate::domain::{EntryId, EventId, PlayerId};
use crate::store::rounds::renumbered;
use crate::store::{Db, StoreError, Stored, merges, rows};

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
        let values = values(db, &columns, &which)?;
        let names = columns.columns.into_iter().map(|column| column.name).collect();
        reading.take(table, Rows { columns: names, rows: values })?;
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
        if !people.rows.is_empty() {
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

fn values(db: &mut Db, table: &rows::Table, which: &str) -> Stored<Vec<Vec<Value>>> {
    let mut found = Vec::new();
    rows::each(db, (table, which), |row| {
        let row = serde_json::from_str(row).map_err(|_| StoreError::corrupt("rows", row))?;
        found.push(row);
        Ok::<_, StoreError>(())
    })?;
    Ok(found)
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
        let mut found = Vec::with_capacity(self.order.len());
        for some in self.order.chunks(1_000) {
            let ids: Vec<String> = some.iter().map(ToString::to_string).collect();
            found.extend(values(db, columns, &format!("WHERE id IN ({})", ids.join(", ")))?);
        }
        let names = columns.columns.iter().map(|column| column.name.clone()).collect();
        let mut people = Rows { columns: names, rows: found };
        let id = people.place("id").ok_or_else(|| StoreError::corrupt("tables", &columns.name))?;
        for row in &mut people.rows {
            let number = row[id].as_i64().and_then(|id| self.numbers.get(&id));
            row[id] = number.copied().map_or(Value::Null, Value::from);
        }
        people.rows.sort_by_key(|row| row[id].as_i64());
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
    fn take(&mut self, table: &'static Table, mut found: Rows) -> Stored<()> {
        let names: Vec<(usize, &str)> = table
            .naming()
            .filter(|(column, other)| *other != table.name && !table.is_filled_later(column))
            .filter_map(|(column, other)| Some((found.place(column)?, other)))
            .collect();
        found.rows.retain_mut(|row| {
            names.iter().all(|(place, other)| self.rename(&mut row[*place], other))
        });
        self.number_own(table, &mut found);
        self.renumber_working(table, &mut found)?;
        if !found.rows.is_empty() {
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
    fn number_own(&mut self, table: &'static Table, found: &mut Rows) {
        let Some(id) = found.place("id") else {
            return;
        };
        let ids = found.rows.iter().filter_map(|row| row[id].as_i64());
        let numbers: Numbers = ids.zip(1..).collect();
        let own = table.names.iter().filter(|(_, other)| *other == table.name);
        let own: Vec<usize> = own.filter_map(|(column, _)| found.place(column)).collect();
        for row in &mut found.rows {
            for place in own.iter().chain([&id]) {
                let number = row[*place].as_i64().and_then(|id| numbers.get(&id));
                row[*place] = number.copied().map_or(Value::Null, Value::from);
            }
        }
        self.numbers.insert(table.name, numbers);
    }

    fn renumber_working(&self, table: &Table, found: &mut Rows) -> Stored<()> {
        let (Some(place), "rounds") = (found.place("working"), table.name) else {
            return Ok(());
        };
        let numbers = self.numbers.get("entries");
        let number = |entry: EntryId| {
            let number = numbers?.get(&i64::from(entry.0))?;
            i32::try_from(*number).ok().map(EntryId)
        };
        for row in &mut found.rows {
            row[place] = renumbered(row[place].as_str().unwrap_or_default(), number)?.into();
        }
        Ok(())
    }

    /// What names rows of later tables.
    fn fill_later(&mut self) {
        for table in TABLES {
            let Some(mut found) = self.tables.0.remove(table.name) else {
                continue;
            };
            for (column, other) in table.naming().filter(|(name, _)| table.is_filled_later(name)) {
                if let Some(place) = found.place(column) {
                    found.rows.iter_mut().for_each(|row| {
                        self.rename(&mut row[place], other);
                    });
                }
            }
            self.tables.0.insert(table.name.to_owned(), found);
        }
    }
}

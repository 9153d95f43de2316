//! Whether rows are still what was written.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::{self, Display};

use diesel::prelude::*;
use serde_json::Value;

use super::log::each_part;
use super::reading::{Values, each};
use super::tables::{Column, Privacy, TABLES, Table, place_of};
use super::written::Group;
use crate::audit::{Writer, writers};
use crate::connection::IDS_AT_ONCE;
use crate::schema::{audit_rows, audit_salts};
use crate::{Db, Stored, rows};

/// A row that differs from the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RowFault {
    pub table: &'static str,
    /// The primary key as a JSON array.
    pub key: String,
    pub difference: Difference,
}

/// What differs; with the act that wrote it last, unless it waits for one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Difference {
    Missing {
        writer: Option<Writer>,
    },
    /// The row, or one column of it.
    Unlogged {
        column: Option<&'static str>,
    },
    /// Values are JSON. A private or long one is not told.
    Changed {
        column: &'static str,
        values: Option<Compared>,
        writer: Option<Writer>,
    },
}

/// A value as it is and as it was written, both as JSON.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compared {
    pub found: String,
    pub written: String,
}

impl Display for RowFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |table: usize| TABLES[table].row(&self.key);
        f.write_str(&place_of(self.table).map_or_else(|| self.table.to_owned(), row))?;
        match &self.difference {
            Difference::Missing { writer } => {
                write!(f, ": it is missing; {} wrote it last", by(writer.as_ref()))
            }
            Difference::Unlogged { column: None } => f.write_str(": no act wrote it"),
            Difference::Unlogged { column: Some(column) } => {
                write!(f, ", {}: no act wrote it", words(column))
            }
            Difference::Changed { column, values: None, writer } => {
                write!(f, ", {}: it is not what {} wrote", words(column), by(writer.as_ref()))
            }
            Difference::Changed { column, values: Some(values), writer } => {
                let Compared { found, written } = values;
                let (column, by) = (words(column), by(writer.as_ref()));
                write!(f, ", {column}: it is {found}, and {by} wrote {written}")
            }
        }
    }
}

fn words(column: &str) -> String {
    column.replace('_', " ")
}

fn by(writer: Option<&Writer>) -> String {
    writer.map_or_else(|| "a change that no act has taken in yet".to_owned(), Writer::to_string)
}

/// A difference, by the row of the log that has what was written.
#[derive(Debug)]
pub(super) struct Found {
    pub(super) table: usize,
    pub(super) key: String,
    what: What,
}

#[derive(Debug)]
enum What {
    Missing { part: i32 },
    Unlogged { column: Option<usize> },
    Changed { column: usize, found: Value, written: Value, part: i32 },
}

impl Found {
    /// The column that differs; none if it is the row.
    pub(super) fn column(&self) -> Option<usize> {
        match self.what {
            What::Missing { .. } => None,
            What::Unlogged { column } => column,
            What::Changed { column, .. } => Some(column),
        }
    }

    /// Whether the log has nothing of it.
    pub(super) fn is_unlogged(&self) -> bool {
        matches!(self.what, What::Unlogged { .. })
    }
}

/// Every row that differs from the log, table by table.
pub fn row_faults(db: &mut Db) -> Stored<Vec<RowFault>> {
    let found = differences(db)?;
    let parts: BTreeSet<i32> = found.iter().filter_map(|one| one.what.part()).collect();
    let writers = writers_of_parts(db, &parts)?;
    Ok(found.into_iter().map(|one| one.fault(&writers)).collect())
}

impl What {
    fn part(&self) -> Option<i32> {
        match self {
            Self::Missing { part } | Self::Changed { part, .. } => Some(*part),
            Self::Unlogged { .. } => None,
        }
    }
}

impl Found {
    fn fault(self, writers: &HashMap<i32, Writer>) -> RowFault {
        let table = &TABLES[self.table];
        let writer = self.what.part().and_then(|part| writers.get(&part)).cloned();
        let name = |column: usize| table.columns[column].name;
        let difference = match self.what {
            What::Missing { .. } => Difference::Missing { writer },
            What::Unlogged { column } => Difference::Unlogged { column: column.map(name) },
            What::Changed { column, found, written, .. } => {
                let is_told =
                    table.columns[column].privacy == Privacy::Open && !written.is_object();
                let values = is_told
                    .then(|| Compared { found: found.to_string(), written: written.to_string() });
                Difference::Changed { column: name(column), values, writer }
            }
        };
        RowFault { table: table.name, key: self.key, difference }
    }
}

impl Table {
    /// A row in words: what it is, and its key.
    fn row(&self, key: &str) -> String {
        let values: Values = serde_json::from_str(key).unwrap_or_default();
        match (self.key, &values[..]) {
            (["id"], [id]) => format!("{} {id}", self.noun),
            (names, values) => {
                let one = |(name, value): (&&str, &Value)| format!("{} {value}", words(name));
                let key: Vec<String> = names.iter().zip(values).map(one).collect();
                format!("{} ({})", self.noun, key.join(", "))
            }
        }
    }
}

/// The acts that took in some rows of the log.
fn writers_of_parts(db: &mut Db, parts: &BTreeSet<i32>) -> Stored<HashMap<i32, Writer>> {
    let parts: Vec<i32> = parts.iter().copied().collect();
    let mut acts: HashMap<i32, i32> = HashMap::new();
    for some in parts.chunks(IDS_AT_ONCE) {
        let rows = audit_rows::table
            .filter(audit_rows::id.eq_any(some))
            .filter(audit_rows::audit_id.is_not_null())
            .select((audit_rows::id, audit_rows::audit_id.assume_not_null()));
        acts.extend(rows.load::<(i32, i32)>(db)?);
    }
    let of_acts = writers(db, &acts.values().copied().collect())?;
    let of_part = |(part, act)| Some((part, of_acts.get(&act)?.clone()));
    Ok(acts.into_iter().filter_map(of_part).collect())
}

/// A row as it was written: each column with the row of the log that has it.
struct Logged {
    cells: Vec<Option<(Value, i32)>>,
    /// The row of the log that has it last.
    last: i32,
}

type LoggedRows = HashMap<String, Logged>;

/// Every difference between the rows and the log. A column that the database does not have yet is not looked at.
pub(super) fn differences(db: &mut Db) -> Stored<Vec<Found>> {
    db.without_limit()?;
    let there = rows::tables(db)?;
    let there: BTreeMap<&str, &rows::Table> =
        there.iter().map(|table| (table.name.as_str(), table)).collect();
    let mut found = Vec::new();
    for (place, table) in TABLES.iter().enumerate() {
        let Some(known) = there.get(table.name) else { continue };
        let has = |column: &&Column| known.columns.iter().any(|one| one.name == column.name);
        let columns: Vec<Column> = table.columns.iter().filter(has).copied().collect();
        let mut comparison = Comparison::new(db, place, &columns)?;
        each(db, table, &columns, |values| {
            comparison.compare(values);
            Ok(())
        })?;
        found.extend(comparison.finish());
    }
    Ok(found)
}

/// The rows of a table beside what was written.
struct Comparison<'c> {
    table: usize,
    columns: &'c [Column],
    /// Where each of them is in the table.
    places: Vec<usize>,
    /// Where the columns of the key are among them.
    key: Vec<usize>,
    /// What was written of the rows that were not compared yet.
    logged: LoggedRows,
    salts: Salts,
    found: Vec<Found>,
}

impl<'c> Comparison<'c> {
    fn new(db: &mut Db, place: usize, columns: &'c [Column]) -> Stored<Self> {
        let table = &TABLES[place];
        let of_key = |name: &&str| columns.iter().position(|column| column.name == *name);
        Ok(Self {
            table: place,
            columns,
            places: columns.iter().filter_map(|column| table.place(column.name)).collect(),
            key: table.key.iter().filter_map(of_key).collect(),
            logged: logged(db, table)?,
            salts: salts(db, table)?,
            found: Vec::new(),
        })
    }

    fn compare(&mut self, values: Values) {
        let key = self.key.iter().map(|place| values[*place].clone()).collect();
        let key = Value::Array(key).to_string();
        let Some(mut row) = self.logged.remove(&key) else {
            self.add(&key, What::Unlogged { column: None });
            return;
        };
        let salts = self.salts.remove(&key).unwrap_or_default();
        let columns = self.columns;
        for (idx, (value, column)) in values.into_iter().zip(columns).enumerate() {
            let place = self.places[idx];
            match row.cells[place].take() {
                None => self.add(&key, What::Unlogged { column: Some(place) }),
                Some((written, part)) => {
                    let salt = salts.get(column.name).map(String::as_str);
                    if !column.is_same(&value, &written, salt) {
                        let what = What::Changed { column: place, found: value, written, part };
                        self.add(&key, what);
                    }
                }
            }
        }
    }

    fn add(&mut self, key: &str, what: What) {
        self.found.push(Found { table: self.table, key: key.to_owned(), what });
    }

    /// What is left was written, and is not there.
    fn finish(mut self) -> Vec<Found> {
        let mut missing: Vec<(String, Logged)> =
            std::mem::take(&mut self.logged).into_iter().collect();
        missing.sort_by_key(|(_, row)| row.last);
        for (key, row) in missing {
            self.add(&key, What::Missing { part: row.last });
        }
        self.found
    }
}

impl Column {
    /// Whether a value is the one that was written. Without a salt a digest is not.
    fn is_same(&self, found: &Value, written: &Value, salt: Option<&str>) -> bool {
        match (self.privacy, salt) {
            _ if !written.is_object() => found == written,
            (Privacy::Private, None) => false,
            (_, salt) => self.logged(found, salt) == *written,
        }
    }
}

/// The rows of a table as they were written last.
fn logged(db: &mut Db, table: &'static Table) -> Stored<LoggedRows> {
    let mut logged = LoggedRows::new();
    each_part(db, Some(table.name), |part| {
        // What somebody made unreadable is told by the digest of its act.
        let groups: Vec<Group> = serde_json::from_str(&part.written).unwrap_or_default();
        for Group { columns, rows, gone } in groups {
            take_in(table, part.id, (&columns, rows), &mut logged);
            for key in gone {
                logged.remove(&Value::Array(key).to_string());
            }
        }
        Ok(())
    })?;
    Ok(logged)
}

fn take_in(
    table: &Table,
    part: i32,
    (columns, rows): (&[String], Vec<Values>),
    logged: &mut LoggedRows,
) {
    let places: Vec<Option<usize>> = columns.iter().map(|name| table.place(name)).collect();
    let key_place = |key: &&str| columns.iter().position(|name| name == key);
    let Some(key_places) = table.key.iter().map(key_place).collect::<Option<Vec<_>>>() else {
        return;
    };
    for values in rows {
        let key: Option<Values> =
            key_places.iter().map(|place| values.get(*place).cloned()).collect();
        let Some(key) = key else { continue };
        let empty = || Logged { cells: vec![None; table.columns.len()], last: part };
        let row = logged.entry(Value::Array(key).to_string()).or_insert_with(empty);
        row.last = part;
        for (value, place) in values.into_iter().zip(&places) {
            if let Some(place) = place {
                row.cells[*place] = Some((value, part));
            }
        }
    }
}

/// The salts of the rows of a table, by key and column.
type Salts = HashMap<String, HashMap<String, String>>;

fn salts(db: &mut Db, table: &Table) -> Stored<Salts> {
    let rows = audit_salts::table
        .filter(audit_salts::table_name.eq(table.name))
        .select((audit_salts::row_key, audit_salts::column_name, audit_salts::salt))
        .load::<(String, String, String)>(db)?;
    let mut salts = Salts::new();
    for (key, column, salt) in rows {
        salts.entry(key).or_default().insert(column, salt);
    }
    Ok(salts)
}

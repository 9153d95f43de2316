//! What transactions wrote, on its way into the log.

use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use diesel::prelude::*;
use domain::audit::{SEALED, seal};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use system::platform;

use super::reading::{Values, with_keys};
use super::tables::{Column, Privacy, TABLES, Table};
use super::triggers::{Mask, Noted, take};
use crate::connection::{IDS_AT_ONCE, insert_all};
use crate::schema::{audit_rows, audit_salts};
use crate::{Db, StoreError, Stored};

/// How many rows of a table are in one row of the log at most.
const ROWS_AT_ONCE: usize = 500;

/// The longest value, as JSON, that is in the log as it is.
const LONGEST: usize = 100;

/// The key of the digest that stands for a longer one.
const HASH: &str = "hash";

/// Rows of one table that a transaction wrote.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Part {
    table: &'static str,
    /// JSON: a list of [`Group`].
    written: String,
}

/// Rows of which the same columns were written, those of the key among them; or keys of rows that were deleted.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Group {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) columns: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) rows: Vec<Values>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) gone: Vec<Values>,
}

/// What the transaction has written so far.
pub(crate) fn written(db: &mut Db) -> Stored<Vec<Part>> {
    let noted = take(db)?;
    parts(db, noted)
}

/// Rows as the log has them; private values get new salts.
pub(super) fn parts(db: &mut Db, noted: Noted) -> Stored<Vec<Part>> {
    let mut parts = Vec::new();
    for some in chunks(noted) {
        let wanted = some.iter().map(|(place, rows)| (*place, rows.keys().cloned().collect()));
        let found = with_keys(db, &wanted.collect())?;
        for (place, rows) in some {
            let table = &TABLES[place];
            let mut writing = Writing::default();
            for (key, mask) in rows {
                match found.get(&(place, key.clone())) {
                    Some(values) => writing.add(table, (key, mask), values)?,
                    None => writing.delete(key)?,
                }
            }
            parts.push(writing.finish(db, table)?);
        }
    }
    Ok(parts)
}

/// Splits what was written so that no part of it is large.
fn chunks(noted: Noted) -> Vec<Noted> {
    let mut chunks = Vec::new();
    let (mut chunk, mut n_rows) = (Noted::new(), 0);
    for (place, rows) in noted {
        for (key, mask) in rows {
            if n_rows == ROWS_AT_ONCE {
                chunks.push(std::mem::take(&mut chunk));
                n_rows = 0;
            }
            chunk.entry(place).or_default().insert(key, mask);
            n_rows += 1;
        }
    }
    if n_rows > 0 {
        chunks.push(chunk);
    }
    chunks
}

/// A salt on its way into the table.
#[derive(Debug, Insertable)]
#[diesel(table_name = audit_salts, treat_none_as_default_value = false)]
struct SaltRow {
    table_name: &'static str,
    row_key: String,
    column_name: &'static str,
    salt: String,
}

/// Rows of a table on their way into the log.
#[derive(Default)]
struct Writing {
    groups: BTreeMap<Mask, Vec<Values>>,
    gone: Vec<Values>,
    salts: Vec<SaltRow>,
    /// The keys of rows whose salts are replaced, by the columns that were written.
    salted: BTreeMap<Mask, Vec<String>>,
}

impl Writing {
    fn add(&mut self, table: &Table, (key, mask): (String, Mask), values: &Values) -> Stored<()> {
        let mask = table.key_places().fold(mask, Mask::with);
        let mut logged = Vec::new();
        for (place, column) in
            table.columns.iter().enumerate().filter(|(place, _)| mask.has(*place))
        {
            let value = &values[place];
            let salt = match column.privacy {
                Privacy::Private if !value.is_null() => Some(salt()?),
                _ => None,
            };
            logged.push(column.logged(value, salt.as_deref()));
            self.salts.extend(salt.map(|salt| SaltRow {
                table_name: table.name,
                row_key: key.clone(),
                column_name: column.name,
                salt,
            }));
        }
        self.groups.entry(mask).or_default().push(logged);
        self.salted.entry(mask).or_default().push(key);
        Ok(())
    }

    fn delete(&mut self, key: String) -> Stored<()> {
        let values =
            serde_json::from_str(&key).map_err(|_| StoreError::corrupt("noted_rows", &key))?;
        self.gone.push(values);
        self.salted.entry(Mask::ALL).or_default().push(key);
        Ok(())
    }

    /// Replaces the salts, and answers what is to be logged.
    fn finish(self, db: &mut Db, table: &Table) -> Stored<Part> {
        for (mask, keys) in self.salted {
            let private =
                table.columns.iter().enumerate().filter(|(place, column)| {
                    mask.has(*place) && column.privacy == Privacy::Private
                });
            let private: Vec<&str> = private.map(|(_, column)| column.name).collect();
            if private.is_empty() {
                continue;
            }
            let old = audit_salts::table
                .filter(audit_salts::table_name.eq(table.name))
                .filter(audit_salts::row_key.eq_any(keys))
                .filter(audit_salts::column_name.eq_any(private));
            diesel::delete(old).execute(db)?;
        }
        insert_all!(db, audit_salts::table, self.salts);
        let names = |mask: Mask| {
            let columns = table.columns.iter().enumerate().filter(|(place, _)| mask.has(*place));
            columns.map(|(_, column)| column.name.to_owned()).collect()
        };
        let of_mask = |(mask, rows)| Group { columns: names(mask), rows, gone: Vec::new() };
        let mut groups: Vec<Group> = self.groups.into_iter().map(of_mask).collect();
        if !self.gone.is_empty() {
            groups.push(Group { gone: self.gone, ..Group::default() });
        }
        let written = serde_json::to_string(&groups)
            .map_err(|_| StoreError::corrupt("audit_rows.written", table.name))?;
        Ok(Part { table: table.name, written })
    }
}

fn salt() -> Stored<String> {
    Ok(HEXLOWER.encode(&platform::salt().map_err(StoreError::Random)?))
}

impl Column {
    /// A value as it is in the log.
    pub(super) fn logged(&self, value: &Value, salt: Option<&str>) -> Value {
        if value.is_null() {
            return Value::Null;
        }
        let text = value.to_string();
        match (self.privacy, salt) {
            (Privacy::Private, salt) => json!({ SEALED: seal(salt.unwrap_or_default(), &text) }),
            (Privacy::Open, _) if text.len() > LONGEST => {
                json!({ HASH: HEXLOWER.encode(&Sha256::digest(text)) })
            }
            (Privacy::Open, _) => value.clone(),
        }
    }
}

/// What the rows of an act are known by, in the order in which they are stored.
#[derive(Default)]
pub(crate) struct RowsDigest(Option<Sha256>);

impl RowsDigest {
    pub(crate) fn add(&mut self, table: &str, written: &str) {
        let hasher = self.0.get_or_insert_default();
        for field in [table, written] {
            hasher.update(u64::try_from(field.len()).unwrap_or(u64::MAX).to_be_bytes());
            hasher.update(field);
        }
    }

    /// 64 hexadecimal digits; nothing of no rows.
    pub(crate) fn finish(self) -> Option<String> {
        self.0.map(|hasher| HEXLOWER.encode(&hasher.finalize()))
    }
}

/// What an act takes in: what its transaction wrote, and perhaps what waits for an act.
#[derive(Default)]
pub(crate) struct Taking {
    parts: Vec<Part>,
    waiting: Vec<i32>,
    digest: RowsDigest,
}

/// How many rows of the log are looked at in one go.
pub(super) const PARTS_AT_ONCE: i64 = 100;

impl Taking {
    /// Takes in what transactions without an act have written before.
    pub(crate) fn add_waiting(&mut self, db: &mut Db) -> Stored<()> {
        let mut last = 0;
        loop {
            let some = audit_rows::table
                .filter(audit_rows::audit_id.is_null())
                .filter(audit_rows::id.gt(last))
                .order(audit_rows::id)
                .limit(PARTS_AT_ONCE)
                .select((audit_rows::id, audit_rows::table_name, audit_rows::written))
                .load::<(i32, String, String)>(db)?;
            let Some((id, ..)) = some.last() else { return Ok(()) };
            last = *id;
            for (id, table, written) in some {
                self.digest.add(&table, &written);
                self.waiting.push(id);
            }
        }
    }

    pub(crate) fn add(&mut self, parts: Vec<Part>) {
        for part in &parts {
            self.digest.add(part.table, &part.written);
        }
        self.parts.extend(parts);
    }

    /// The digest that goes into the hash of the act.
    pub(crate) fn digest(&mut self) -> Option<String> {
        std::mem::take(&mut self.digest).finish()
    }

    /// Stores the rows with their act; without one they wait.
    pub(crate) fn store(self, db: &mut Db, audit_id: Option<i32>) -> Stored<()> {
        for some in self.waiting.chunks(IDS_AT_ONCE) {
            diesel::update(audit_rows::table.filter(audit_rows::id.eq_any(some)))
                .set(audit_rows::audit_id.eq(audit_id))
                .execute(db)?;
        }
        let row = |Part { table, written }: Part| LogRow { audit_id, table_name: table, written };
        let rows: Vec<LogRow> = self.parts.into_iter().map(row).collect();
        insert_all!(db, audit_rows::table, rows);
        Ok(())
    }
}

#[derive(Debug, Insertable)]
#[diesel(table_name = audit_rows, treat_none_as_default_value = false)]
struct LogRow {
    audit_id: Option<i32>,
    table_name: &'static str,
    written: String,
}

/// Whether something waits for an act.
pub fn is_waiting(db: &mut Db) -> Stored<bool> {
    let waiting = audit_rows::table.filter(audit_rows::audit_id.is_null());
    let first: Option<i32> = waiting.select(audit_rows::id).first(db).optional()?;
    Ok(first.is_some())
}

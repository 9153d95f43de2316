//! Rows as the log has them: the same from both databases.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use diesel::connection::DefaultLoadingMode;
use diesel::pg::PgRowByRowLoadingMode;
use diesel::sql_types::{Integer, Text};
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use serde_json::Value;

use super::columns::Kind;
use super::tables::{Column, TABLES, Table};
use crate::rows::quoted;
use crate::{Db, StoreError, Stored};

/// The columns of a row in the order of the table.
pub(super) type Values = Vec<Value>;

#[derive(QueryableByName)]
struct Placed {
    #[diesel(sql_type = Integer)]
    place: i32,
    #[diesel(sql_type = Text)]
    line: String,
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

/// The rows with some keys, by the place of their table and their key.
pub(super) fn with_keys(
    db: &mut Db,
    wanted: &BTreeMap<usize, Vec<String>>,
) -> Stored<BTreeMap<(usize, String), Values>> {
    if wanted.is_empty() {
        return Ok(BTreeMap::new());
    }
    let keys = wanted.iter().map(|(place, keys)| (TABLES[*place].name, keys.join(",")));
    let keys: Vec<String> = keys.map(|(name, keys)| format!("\"{name}\":[{keys}]")).collect();
    let keys = format!("{{{}}}", keys.join(","));
    let select = match db {
        Db::Sqlite(_) => Table::sqlite_select,
        Db::Postgres(_) => Table::postgres_select,
    };
    let selects: Vec<String> = wanted.keys().map(|place| select(&TABLES[*place], *place)).collect();
    let query = sql_query(selects.join(" UNION ALL ")).bind::<Text, _>(keys);
    let rows: Vec<Placed> = query.load(db)?;
    let row = |Placed { place, line }: Placed| {
        let place = usize::try_from(place).unwrap_or_default();
        let table = &TABLES[place];
        let values = parsed(&line, &table.columns)?;
        Ok(((place, table.key_of(&values)), values))
    };
    rows.into_iter().map(row).collect()
}

/// Hands on each row of a table, by some of its columns.
pub(super) fn each(
    db: &mut Db,
    table: &Table,
    columns: &[Column],
    mut hand_on: impl FnMut(Values) -> Stored<()>,
) -> Stored<()> {
    let list = |one: fn(&Column) -> String| columns.iter().map(one).collect::<Vec<_>>().join(", ");
    let name = quoted(table.name);
    match db {
        Db::Sqlite(sqlite) => {
            let array = format!("json_array({})", list(Column::on_sqlite));
            let query = sql_query(format!("SELECT {array} AS line FROM {name} AS t"));
            for row in query.load_iter::<Line, DefaultLoadingMode>(sqlite)? {
                hand_on(parsed(&row?.line, columns)?)?;
            }
        }
        Db::Postgres(postgres) => {
            let array = format!("json_build_array({})::text", list(Column::on_postgres));
            let query = sql_query(format!("SELECT {array} AS line FROM {name} AS t"));
            for row in query.load_iter::<Line, PgRowByRowLoadingMode>(postgres)? {
                hand_on(parsed(&row?.line, columns)?)?;
            }
        }
    }
    Ok(())
}

fn parsed(line: &str, columns: &[Column]) -> Stored<Values> {
    // No error repeats the line: it may hold names.
    let values: Values =
        serde_json::from_str(line).map_err(|_| StoreError::corrupt("audit_rows", "…"))?;
    Ok(values.into_iter().zip(columns).map(|(value, column)| column.plain(value)).collect())
}

impl Table {
    /// The key of a row, as the log has it.
    pub(super) fn key_of(&self, values: &[Value]) -> String {
        Value::Array(self.key_places().map(|place| values[place].clone()).collect()).to_string()
    }

    fn sqlite_select(&self, place: usize) -> String {
        let Self { name, .. } = self;
        let is_key = |(idx, column): (usize, &&str)| {
            format!("t.{} = json_extract(k.value, '$[{idx}]')", quoted(column))
        };
        let is_it: Vec<String> = self.key.iter().enumerate().map(is_key).collect();
        format!(
            "SELECT {place} AS place, json_array({}) AS line
            FROM json_each($1, '$.{name}') AS k CROSS JOIN {name} AS t WHERE {}",
            self.list(Column::on_sqlite),
            is_it.join(" AND ")
        )
    }

    fn postgres_select(&self, place: usize) -> String {
        let Self { name, .. } = self;
        let is_key = |(idx, column): (usize, &&str)| {
            let kind = self.columns.iter().find(|one| one.name == *column).map(|one| one.kind);
            let cast = if kind == Some(Kind::Number) { "integer" } else { "text" };
            format!("t.{} = (k.value ->> {idx})::{cast}", quoted(column))
        };
        let is_it: Vec<String> = self.key.iter().enumerate().map(is_key).collect();
        format!(
            "SELECT {place} AS place, json_build_array({})::text AS line
            FROM json_array_elements($1::json -> '{name}') AS k(value)
                JOIN {name} AS t ON {}",
            self.list(Column::on_postgres),
            is_it.join(" AND ")
        )
    }
}

impl Column {
    /// JSON has no bytes and not every fraction, which SQLite takes in any column. The program writes neither, so they differ
    /// from what it wrote.
    fn on_sqlite(&self) -> String {
        let name = format!("t.{}", quoted(self.name));
        format!(
            "CASE typeof({name}) WHEN 'blob' THEN 'x' || hex({name}) WHEN 'real' THEN 'r' || {name}
            ELSE {name} END"
        )
    }

    fn on_postgres(&self) -> String {
        format!("t.{}", quoted(self.name))
    }

    /// A value as the log has it: a truth is 0 or 1, and a moment has a blank in its middle and no zeros at its end.
    fn plain(&self, value: Value) -> Value {
        match (self.kind, value) {
            (Kind::Truth, Value::Bool(is_so)) => u8::from(is_so).into(),
            (Kind::Moment, Value::String(text)) => moment(&text).unwrap_or(text).into(),
            (_, value) => value,
        }
    }
}

fn moment(text: &str) -> Option<String> {
    let parsed = NaiveDateTime::parse_from_str(&text.replacen('T', " ", 1), "%Y-%m-%d %H:%M:%S%.f");
    Some(parsed.ok()?.format("%Y-%m-%d %H:%M:%S%.f").to_string())
}

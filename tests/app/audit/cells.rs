//! Two hundred cells of all tables with facts, changed one by one behind the program's back.

use std::collections::{BTreeMap, BTreeSet};

use diesel::sql_types::Text;
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use serde_json::Value;
use store::facts::{Difference, logged_columns};

use super::everything::filled;
use super::rows::change;
use super::*;
use crate::database;

const CELLS: usize = 200;
const SEED: u64 = 20_261_129;

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

/// Numbers that look like chance (`SplitMix64`).
struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % u64::try_from(n).unwrap()).unwrap()
    }
}

/// A table with facts, as the database has it.
struct Table {
    name: &'static str,
    is_sqlite: bool,
    key: Vec<String>,
    /// With their types.
    columns: Vec<(&'static str, String)>,
    /// The keys of its rows as JSON.
    rows: Vec<String>,
}

fn lines(site: &Site, query: &str) -> Vec<String> {
    let read = |db: &mut Db| {
        let lines: Vec<Line> = match db {
            Db::Sqlite(sqlite) => sql_query(query).load(sqlite)?,
            Db::Postgres(postgres) => sql_query(query).load(postgres)?,
        };
        Ok(lines.into_iter().map(|line| line.line).collect())
    };
    site.store.read(read).unwrap()
}

fn is_sqlite(site: &Site) -> bool {
    site.database_url.starts_with("sqlite:")
}

fn table(site: &Site, name: &'static str, columns: Vec<&'static str>) -> Table {
    let (key, types) = if is_sqlite(site) {
        (
            format!(
                "SELECT name AS line FROM pragma_table_info('{name}') WHERE pk > 0 ORDER BY pk"
            ),
            format!("SELECT name || ' ' || lower(type) AS line FROM pragma_table_info('{name}')"),
        )
    } else {
        (
            format!(
                "SELECT attname::text AS line FROM pg_constraint
                CROSS JOIN unnest(conkey) WITH ORDINALITY AS one(number, place)
                JOIN pg_attribute ON attrelid = conrelid AND attnum = number
                WHERE conrelid = '{name}'::regclass AND contype = 'p' ORDER BY place"
            ),
            format!(
                "SELECT attname || ' ' || format_type(atttypid, atttypmod) AS line FROM pg_attribute
                WHERE attrelid = '{name}'::regclass AND attnum > 0 AND NOT attisdropped"
            ),
        )
    };
    let key = lines(site, &key);
    let types: BTreeMap<String, String> = lines(site, &types)
        .into_iter()
        .map(|line| line.split_once(' ').map(|(name, kind)| (name.into(), kind.into())).unwrap())
        .collect();
    let list = key.join(", ");
    let array = if is_sqlite(site) { "json_array" } else { "json_build_array" };
    let cast = if is_sqlite(site) { "" } else { "::text" };
    let rows = format!("SELECT {array}({list}){cast} AS line FROM {name} ORDER BY {list}");
    let compact = |line: String| serde_json::from_str::<Value>(&line).unwrap().to_string();
    Table {
        name,
        is_sqlite: is_sqlite(site),
        columns: columns.into_iter().map(|column| (column, types[column].clone())).collect(),
        rows: lines(site, &rows).into_iter().map(compact).collect(),
        key,
    }
}

impl Table {
    /// Sets a column of a row to another value: by the number of the cell, since many are unique.
    fn update(&self, (column, kind): &(&str, String), (row, number): (&str, usize)) -> String {
        let other = |one: &str, two: &str| {
            format!("CASE WHEN {column} = '{one}' THEN '{two}' ELSE '{one}' END")
        };
        let value = match kind.as_str() {
            "integer" | "bigint" => format!("coalesce({column}, 0) + 1000003 + 1009 * {number}"),
            "boolean" => format!("NOT coalesce({column}, TRUE)"),
            "date" => other("2001-02-03", "2001-02-04"),
            moment if moment.starts_with("timestamp") => {
                other("2001-02-03 04:05:06", "2001-02-03 04:05:07")
            }
            "text" => format!("coalesce({column}, '') || 'x{number}'"),
            kind => panic!("{}.{column} is a {kind}", self.name),
        };
        let is_cast = !self.is_sqlite && (kind == "date" || kind.starts_with("timestamp"));
        let value = if is_cast { format!("({value})::{kind}") } else { value };
        let values: Vec<Value> = serde_json::from_str(row).unwrap();
        let is_it = self.key.iter().zip(&values).map(|(column, value)| match value {
            Value::String(text) => format!("{column} = '{}'", text.replace('\'', "''")),
            value => format!("{column} = {value}"),
        });
        let is_it: Vec<String> = is_it.collect();
        format!("UPDATE {} SET {column} = {value} WHERE {}", self.name, is_it.join(" AND "))
    }
}

/// Changes as many cells of different rows, of each table at least one. Answers them: table, row and column.
fn change_cells(site: &Site, tables: &[Table]) -> BTreeSet<(&'static str, String, &'static str)> {
    let mut chance = Chance(SEED);
    let mut cells = BTreeMap::new();
    let mut n_tries = 0;
    while cells.len() < CELLS {
        n_tries += 1;
        assert!(n_tries < 100 * CELLS, "too few rows: {}", cells.len());
        let table = if n_tries <= tables.len() {
            &tables[n_tries - 1]
        } else {
            &tables[chance.below(tables.len())]
        };
        let column = &table.columns[chance.below(table.columns.len())];
        let row = &table.rows[chance.below(table.rows.len())];
        cells
            .entry((table.name, row.clone()))
            .or_insert_with(|| (column.0, table.update(column, (row, n_tries))));
    }
    let statements: Vec<&str> = cells.values().map(|(_, update)| update.as_str()).collect();
    change(site, &statements.join(";\n"));
    cells.into_iter().map(|((table, row), (column, _))| (table, row, column)).collect()
}

/// Takes away what would refuse a change on PostgreSQL; the rest is turned off for a session.
fn take_rules_away(site: &Site) {
    change(
        site,
        "DO $$ DECLARE rule record;
        BEGIN
            FOR rule IN SELECT conrelid::regclass AS owner, conname FROM pg_constraint
                WHERE contype = 'c' AND connamespace = 'public'::regnamespace
            LOOP
                EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', rule.owner, rule.conname);
            END LOOP;
            FOR rule IN SELECT attrelid::regclass AS owner, attname FROM pg_attribute
                JOIN pg_class ON pg_class.oid = attrelid
                WHERE relnamespace = 'public'::regnamespace AND attidentity <> ''
            LOOP
                EXECUTE format('ALTER TABLE %s ALTER COLUMN %I DROP IDENTITY', rule.owner, rule.attname);
            END LOOP;
        END $$",
    );
}

/// What is told of each row.
fn told(site: &Site) -> BTreeMap<(&'static str, String), Vec<Difference>> {
    let mut told: BTreeMap<_, Vec<Difference>> = BTreeMap::new();
    for fault in faults(site, None) {
        if let Fault::Row(fault) = fault {
            told.entry((fault.table, fault.key)).or_default().push(fault.difference);
        }
    }
    told
}

fn check(url: &str) {
    let site = &Site::at(url, |_| ());
    filled(site);
    assert_eq!(faults(site, None), []);
    let tables: Vec<Table> =
        logged_columns().into_iter().map(|(name, columns)| table(site, name, columns)).collect();
    assert!(tables.iter().all(|table| !table.rows.is_empty()), "each table has rows");
    if !is_sqlite(site) {
        take_rules_away(site);
    }
    let cells = change_cells(site, &tables);
    assert_eq!(cells.len(), CELLS);
    let mut found = told(site);
    for (name, row, column) in cells {
        let is_of_key =
            |table: &Table| table.name == name && table.key.iter().any(|key| key == column);
        let differences = found.remove(&(name, row.clone())).unwrap_or_default();
        let is_told = match &differences[..] {
            [Difference::Changed { column: told, .. }] => *told == column,
            [Difference::Missing { .. }] => tables.iter().any(is_of_key),
            _ => false,
        };
        assert!(is_told, "{name} {row}, {column}: {differences:?}");
    }
    // Rows whose key was changed are told once more, under the new one.
    let is_new = |differences: &Vec<Difference>| {
        matches!(differences[..], [Difference::Unlogged { column: None }])
    };
    assert!(found.values().all(is_new), "{found:?}");
}

#[test]
fn each_of_two_hundred_changed_cells_is_found_on_sqlite() {
    check(&database::on_sqlite());
}

#[test]
fn each_of_two_hundred_changed_cells_is_found_on_postgres() {
    check(&database::on_postgres());
}

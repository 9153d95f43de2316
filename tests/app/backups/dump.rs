//! All rows of a database as text, read without the program.

use std::collections::{BTreeMap, BTreeSet};

use diesel::sql_types::Text;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};

/// Each table with its rows.
pub(super) type Dump = BTreeMap<String, BTreeSet<String>>;

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

macro_rules! lines {
    ($connection:expr, $query:expr) => {{
        let lines: Vec<Line> = sql_query($query).load(&mut $connection).unwrap();
        lines.into_iter().map(|line| line.line)
    }};
}

pub(super) fn dump(url: &str) -> Dump {
    match url.strip_prefix("sqlite:") {
        Some(file) => of_sqlite(file),
        None => of_postgres(url),
    }
}

fn of_sqlite(file: &str) -> Dump {
    let mut connection = SqliteConnection::establish(file).unwrap();
    let tables = "SELECT name AS line FROM sqlite_schema WHERE type = 'table'
        AND name NOT LIKE 'sqlite_%'";
    let tables: Vec<String> = lines!(connection, tables).collect();
    let rows = |table: String| {
        let columns =
            format!("SELECT 'quote(' || name || ')' AS line FROM pragma_table_info('{table}')");
        let columns: Vec<String> = lines!(connection, columns).collect();
        let query = format!("SELECT {} AS line FROM {table}", columns.join(" || ',' || "));
        let query = if table.starts_with("__") {
            format!("SELECT version AS line FROM {table}")
        } else {
            query
        };
        let rows = lines!(connection, query).collect();
        (table, rows)
    };
    tables.into_iter().map(rows).collect()
}

fn of_postgres(url: &str) -> Dump {
    let mut connection = PgConnection::establish(url).unwrap();
    let tables = "SELECT relname::text AS line FROM pg_class
        WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'";
    let tables: Vec<String> = lines!(connection, tables).collect();
    let rows = |table: String| {
        let query = if table.starts_with("__") {
            format!("SELECT version::text AS line FROM {table}")
        } else {
            format!("SELECT {table}::text AS line FROM {table}")
        };
        let rows = lines!(connection, query).collect();
        (table, rows)
    };
    tables.into_iter().map(rows).collect()
}

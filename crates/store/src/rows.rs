//! The rows of all tables as JSON, the same from both databases. Which tables and columns there are, the
//! database says itself: nothing is forgotten that a later migration adds.

use diesel::connection::{DefaultLoadingMode, SimpleConnection};
use diesel::pg::PgRowByRowLoadingMode;
use diesel::sql_types::{BigInt, Text};
use diesel::{QueryableByName, RunQueryDsl, sql_query};

use super::{Db, Stored};

/// So many bytes of rows are inserted at once.
const AT_ONCE: usize = 256 * 1024;

/// A table by its columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Table {
    pub(super) name: String,
    pub(super) columns: Vec<Column>,
}

#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub(super) struct Column {
    #[diesel(sql_type = Text)]
    pub(super) name: String,
    /// As the database calls its type.
    #[diesel(sql_type = Text)]
    kind: String,
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

/// The highest id that a table has ever given.
#[derive(Debug, Clone, PartialEq, Eq, QueryableByName)]
pub(super) struct Counter {
    #[diesel(sql_type = Text)]
    pub(super) name: String,
    #[diesel(sql_type = BigInt)]
    pub(super) seq: i64,
}

const SQLITE_TABLES: &str = "SELECT name AS line FROM sqlite_schema WHERE type = 'table'
    AND name NOT LIKE 'sqlite_%' AND name <> '__diesel_schema_migrations' ORDER BY name";
const SQLITE_COLUMNS: &str =
    "SELECT name, lower(type) AS kind FROM pragma_table_info($1) ORDER BY cid";
const SQLITE_COUNTERS: &str = "SELECT name, seq FROM sqlite_sequence WHERE seq > 0 ORDER BY name";

const POSTGRES_TABLES: &str = "SELECT relname::text AS line FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
        AND relname <> '__diesel_schema_migrations' ORDER BY relname COLLATE \"C\"";
const POSTGRES_COLUMNS: &str =
    "SELECT attname::text AS name, format_type(atttypid, atttypmod) AS kind
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
    WHERE relnamespace = current_schema()::regnamespace AND relname = $1
        AND attnum > 0 AND NOT attisdropped ORDER BY attnum";
const POSTGRES_COUNTERS: &str =
    "SELECT relname::text AS name, pg_sequence_last_value(seqrelid) AS seq
    FROM pg_sequence
        JOIN pg_depend ON objid = seqrelid AND deptype IN ('a', 'i')
            AND classid = 'pg_class'::regclass AND refclassid = 'pg_class'::regclass
        JOIN pg_class ON pg_class.oid = refobjid
    WHERE relnamespace = current_schema()::regnamespace
        AND pg_sequence_last_value(seqrelid) IS NOT NULL
    ORDER BY relname COLLATE \"C\"";

const MOMENT: &str = "timestamp without time zone";

/// All tables, by name, but the one that counts migrations.
pub(super) fn tables(db: &mut Db) -> Stored<Vec<Table>> {
    let names: Vec<Line> = match db {
        Db::Sqlite(sqlite) => sql_query(SQLITE_TABLES).load(sqlite)?,
        Db::Postgres(postgres) => sql_query(POSTGRES_TABLES).load(postgres)?,
    };
    let mut tables = Vec::new();
    for Line { line: name } in names {
        let columns = match db {
            Db::Sqlite(sqlite) => sql_query(SQLITE_COLUMNS).bind::<Text, _>(&name).load(sqlite)?,
            Db::Postgres(postgres) => {
                sql_query(POSTGRES_COLUMNS).bind::<Text, _>(&name).load(postgres)?
            }
        };
        tables.push(Table { name, columns });
    }
    Ok(tables)
}

/// Hands on each row of a table as a JSON array, without ever holding many. `which` narrows and orders them.
pub(super) fn each<E: From<diesel::result::Error>>(
    db: &mut Db,
    (table, which): (&Table, &str),
    mut hand_on: impl FnMut(&str) -> Result<(), E>,
) -> Result<(), E> {
    let name = quoted(&table.name);
    match db {
        Db::Sqlite(sqlite) => {
            let columns = table.list(|column| quoted(&column.name));
            let query =
                sql_query(format!("SELECT json_array({columns}) AS line FROM {name} {which}"));
            for row in query.load_iter::<Line, DefaultLoadingMode>(sqlite)? {
                hand_on(&row?.line)?;
            }
        }
        Db::Postgres(postgres) => {
            let columns = table.list(Column::as_sqlite_has_it);
            let query =
                format!("SELECT json_build_array({columns})::text AS line FROM {name} {which}");
            for row in sql_query(query).load_iter::<Line, PgRowByRowLoadingMode>(postgres)? {
                hand_on(&row?.line)?;
            }
        }
    }
    Ok(())
}

/// Rows of one table that are inserted some at once.
pub(super) struct Batch {
    table: Table,
    /// A JSON array that is not closed.
    rows: String,
}

impl Batch {
    pub(super) fn of(table: Table) -> Self {
        Self { table, rows: String::new() }
    }

    /// Adds a row, which is a JSON array.
    pub(super) fn add(&mut self, db: &mut Db, row: &str) -> Stored<()> {
        self.rows.push(if self.rows.is_empty() { '[' } else { ',' });
        self.rows.push_str(row);
        if self.rows.len() < AT_ONCE { Ok(()) } else { self.insert(db) }
    }

    /// Inserts the rest.
    pub(super) fn finish(mut self, db: &mut Db) -> Stored<()> {
        self.insert(db)
    }

    fn insert(&mut self, db: &mut Db) -> Stored<()> {
        if self.rows.is_empty() {
            return Ok(());
        }
        self.rows.push(']');
        insert(db, &self.table, &self.rows)?;
        self.rows.clear();
        Ok(())
    }
}

/// Inserts rows, which are a JSON array of arrays.
fn insert(db: &mut Db, table: &Table, rows: &str) -> Stored<()> {
    let (name, columns) = (quoted(&table.name), table.list(|column| quoted(&column.name)));
    match db {
        Db::Sqlite(sqlite) => {
            let values: Vec<String> = (0..table.columns.len())
                .map(|idx| format!("json_extract(value, '$[{idx}]')"))
                .collect();
            let values = values.join(", ");
            let query =
                format!("INSERT INTO {name} ({columns}) SELECT {values} FROM json_each($1)");
            sql_query(query).bind::<Text, _>(rows).execute(sqlite)?;
        }
        Db::Postgres(postgres) => {
            let value =
                |(idx, column): (usize, &Column)| format!("(value ->> {idx})::{}", column.kind);
            let values: Vec<String> = table.columns.iter().enumerate().map(value).collect();
            let values = values.join(", ");
            let query = format!(
                "INSERT INTO {name} ({columns}) OVERRIDING SYSTEM VALUE
                SELECT {values} FROM json_array_elements($1::json)"
            );
            sql_query(query).bind::<Text, _>(rows).execute(postgres)?;
        }
    }
    Ok(())
}

/// Takes out what the migrations have put in.
pub(super) fn clear(db: &mut Db, table: &Table) -> Stored<()> {
    Ok(db.batch_execute(&format!("DELETE FROM {}", quoted(&table.name)))?)
}

/// The highest ids, so that none is given twice: the audit log names those of rows that are gone.
pub(super) fn counters(db: &mut Db) -> Stored<Vec<Counter>> {
    Ok(match db {
        Db::Sqlite(sqlite) => sql_query(SQLITE_COUNTERS).load(sqlite)?,
        Db::Postgres(postgres) => sql_query(POSTGRES_COUNTERS).load(postgres)?,
    })
}

pub(super) fn set_counter(db: &mut Db, Counter { name, seq }: &Counter) -> Stored<()> {
    match db {
        Db::Sqlite(sqlite) => {
            sql_query("DELETE FROM sqlite_sequence WHERE name = $1")
                .bind::<Text, _>(name)
                .execute(sqlite)?;
            sql_query("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)")
                .bind::<Text, _>(name)
                .bind::<BigInt, _>(seq)
                .execute(sqlite)?;
        }
        Db::Postgres(postgres) => {
            sql_query("SELECT setval(pg_get_serial_sequence(quote_ident($1), 'id'), $2)")
                .bind::<Text, _>(name)
                .bind::<BigInt, _>(seq)
                .execute(postgres)?;
        }
    }
    Ok(())
}

/// The references between tables, as statements that make them.
pub(super) struct References(Vec<String>);

#[derive(QueryableByName)]
struct Reference {
    #[diesel(sql_type = Text)]
    owner: String,
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    definition: String,
}

const REFERENCES: &str = "SELECT conrelid::regclass::text AS owner, conname::text AS name,
        pg_get_constraintdef(pg_constraint.oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
    ORDER BY 1, 2";

/// Drops all references, since tables refer to each other in circles and to themselves. SQLite does not
/// look at them while a connection says so.
pub(super) fn drop_references(db: &mut Db) -> Stored<References> {
    let Db::Postgres(postgres) = db else { return Ok(References(Vec::new())) };
    let mut statements = Vec::new();
    for Reference { owner, name, definition } in sql_query(REFERENCES).load(postgres)? {
        let name = quoted(&name);
        postgres.batch_execute(&format!("ALTER TABLE {owner} DROP CONSTRAINT {name}"))?;
        statements.push(format!("ALTER TABLE {owner} ADD CONSTRAINT {name} {definition}"));
    }
    Ok(References(statements))
}

/// Makes them again; every row is checked.
pub(super) fn make_references(db: &mut Db, References(statements): &References) -> Stored<()> {
    statements.iter().try_for_each(|statement| Ok(db.batch_execute(statement)?))
}

impl Table {
    /// The same table by some of its columns, in another order; nothing if it lacks one.
    pub(super) fn with(&self, names: &[String]) -> Option<Self> {
        let column = |name: &String| self.columns.iter().find(|column| column.name == *name);
        let columns = names.iter().map(|name| column(name).cloned()).collect::<Option<_>>()?;
        Some(Self { name: self.name.clone(), columns })
    }

    fn list(&self, one: impl Fn(&Column) -> String) -> String {
        self.columns.iter().map(one).collect::<Vec<_>>().join(", ")
    }
}

impl Column {
    /// A value on PostgreSQL as diesel writes it on SQLite: a truth is 0 or 1, and a moment has no, three
    /// or six digits of a second.
    fn as_sqlite_has_it(&self) -> String {
        let name = quoted(&self.name);
        match self.kind.as_str() {
            "boolean" => format!("{name}::integer"),
            "smallint" | "integer" | "bigint" | "double precision" => name,
            MOMENT => format!(
                "regexp_replace(to_char({name}, 'YYYY-MM-DD HH24:MI:SS.US'), '(\\.000000|000)$', '')"
            ),
            _ => format!("{name}::text"),
        }
    }
}

/// A name as SQL has it.
pub(super) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}

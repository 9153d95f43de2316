//! Which rows a transaction writes: noted by triggers, so that no statement is forgotten.
//!
//! On SQLite they are temporary and belong to the connection that writes. On PostgreSQL they belong to the tables, and
//! note the rows in settings that last for the transaction.

use std::collections::BTreeMap;

use data_encoding::HEXLOWER;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Nullable, Text};
use diesel::{QueryableByName, sql_query};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::tables::{TABLES, Table, place_of};
use crate::rows::quoted;
use crate::{Db, StoreError, Stored};

/// Which columns of a row were written, a bit for each in the order of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Mask(pub(super) i64);

impl Mask {
    /// A row that is new.
    pub(super) const ALL: Self = Self(-1);
    /// A row that was deleted, unless it is there.
    pub(super) const NONE: Self = Self(0);

    pub(super) fn has(self, place: usize) -> bool {
        (self.0 >> place) & 1 == 1
    }

    pub(super) fn with(self, place: usize) -> Self {
        Self(self.0 | (1 << place))
    }
}

/// The rows that were written, by the place of their table and their key as JSON.
pub(super) type Noted = BTreeMap<usize, BTreeMap<String, Mask>>;

table! {
    noted_rows (rowid) {
        rowid -> BigInt,
        table_name -> Text,
        row_key -> Text,
        mask -> BigInt,
    }
}

#[derive(QueryableByName)]
struct Answer {
    #[diesel(sql_type = Bool)]
    is_so: bool,
}

/// What a connection to SQLite has.
#[derive(QueryableByName)]
struct There {
    #[diesel(sql_type = Bool)]
    has_noted: bool,
    #[diesel(sql_type = Bool)]
    has_triggers: bool,
}

#[derive(QueryableByName)]
struct Setting {
    #[diesel(sql_type = Nullable<Text>)]
    value: Option<String>,
}

const THERE: &str = "SELECT
    EXISTS (SELECT 1 FROM sqlite_temp_schema WHERE name = 'noted_rows') AS has_noted,
    EXISTS (SELECT 1 FROM sqlite_temp_schema WHERE type = 'trigger') AS has_triggers";

const NOTED: &str = "CREATE TEMP TABLE noted_rows (table_name TEXT NOT NULL, row_key TEXT NOT NULL,
    mask INTEGER NOT NULL)";

const HAS_LOG: &str =
    "SELECT EXISTS (SELECT 1 FROM main.sqlite_schema WHERE name = 'audit_rows') AS is_so";

/// Has the rows noted that the transactions of a connection write, once the tables are there.
pub(crate) fn watch(db: &mut Db) -> Stored<()> {
    match db {
        Db::Sqlite(sqlite) => {
            let there: There = sql_query(THERE).get_result(sqlite)?;
            if !there.has_noted {
                sqlite.batch_execute(NOTED)?;
            }
            if !there.has_triggers && sql_query(HAS_LOG).get_result::<Answer>(sqlite)?.is_so {
                let triggers = TABLES.iter().map(Table::sqlite_triggers);
                sqlite.batch_execute(&triggers.collect::<String>())?;
            }
        }
        Db::Postgres(postgres) => {
            let (made, mark) = on_postgres();
            if !has_mark(postgres, &mark)? {
                postgres.batch_execute(&format!("{UNWATCH_POSTGRES}; {made}"))?;
                postgres.batch_execute(&format!("COMMENT ON TABLE audit_rows IS '{mark}'"))?;
            }
        }
    }
    Ok(())
}

/// Whether rows are noted as this program does it. On SQLite each connection that writes sees to that itself.
pub(crate) fn is_watched(db: &mut Db) -> Stored<bool> {
    match db {
        Db::Sqlite(_) => Ok(true),
        Db::Postgres(postgres) => has_mark(postgres, &on_postgres().1),
    }
}

fn has_mark(postgres: &mut PgConnection, mark: &str) -> Stored<bool> {
    let is_there = format!(
        "SELECT coalesce(obj_description(to_regclass('audit_rows'), 'pg_class') = '{mark}', FALSE)
            AS is_so"
    );
    Ok(sql_query(is_there).get_result::<Answer>(postgres)?.is_so)
}

/// Ends that, before tables are made anew.
pub(crate) fn unwatch_sqlite() -> String {
    let triggers = TABLES.iter().flat_map(|table| TIMES.map(|time| table.trigger(time)));
    let dropped = triggers.map(|trigger| format!("DROP TRIGGER IF EXISTS temp.{trigger}; "));
    dropped.collect::<String>() + "DROP TABLE IF EXISTS temp.noted_rows"
}

/// The same for PostgreSQL.
pub(crate) const UNWATCH_POSTGRES: &str = "DO $$ DECLARE noting record;
    BEGIN
        FOR noting IN SELECT tgname, tgrelid::regclass AS owner FROM pg_trigger
            JOIN pg_class ON pg_class.oid = tgrelid
            WHERE relnamespace = current_schema()::regnamespace AND tgname LIKE 'note\\_%'
        LOOP
            EXECUTE format('DROP TRIGGER %I ON %s', noting.tgname, noting.owner);
        END LOOP;
        IF to_regclass('audit_rows') IS NOT NULL THEN
            COMMENT ON TABLE audit_rows IS NULL;
        END IF;
    END $$";

/// Appends rows to the list of the transaction. Each statement copies the setting that it appends to, so the list is split
/// into settings of about 32 KB: in a single one, 20,000 statements take 13 seconds.
const POSTGRES_NOTE: &str = "CREATE OR REPLACE FUNCTION note_rows(noted text) RETURNS void LANGUAGE plpgsql AS $note$
    DECLARE
        part integer := coalesce(nullif(current_setting('magister.noted_parts', TRUE), ''), '0');
        so_far text := current_setting('magister.noted_rows_' || part, TRUE);
    BEGIN
        IF length(so_far) > 32000 THEN
            part := part + 1;
            so_far := NULL;
            PERFORM set_config('magister.noted_parts', part::text, TRUE);
        END IF;
        PERFORM set_config('magister.noted_rows_' || part, concat_ws(',', nullif(so_far, ''), noted), TRUE);
    END $note$;";

/// Reads the whole list.
const POSTGRES_NOTED: &str = "SELECT string_agg(current_setting('magister.noted_rows_' || part, TRUE), ',') AS value
    FROM generate_series(0, coalesce(nullif(current_setting('magister.noted_parts', TRUE), ''), '0')::integer) AS part";

const TIMES: [&str; 3] = ["insert", "update", "delete"];

/// Answers which rows the transaction has written, at its end.
pub(super) fn take(db: &mut Db) -> Stored<Noted> {
    let mut noted = Noted::new();
    let mut note = |table: &str, key: String, mask: i64| {
        let place = place_of(table).ok_or_else(|| StoreError::corrupt("noted_rows", table))?;
        let of_row = noted.entry(place).or_default().entry(key).or_insert(Mask::NONE);
        of_row.0 |= mask;
        Ok::<_, StoreError>(())
    };
    match db {
        Db::Sqlite(sqlite) => {
            let rows = noted_rows::table
                .select((noted_rows::table_name, noted_rows::row_key, noted_rows::mask))
                .load::<(String, String, i64)>(sqlite)?;
            if !rows.is_empty() {
                diesel::delete(noted_rows::table).execute(sqlite)?;
            }
            rows.into_iter().try_for_each(|(table, key, mask)| note(&table, key, mask))?;
        }
        Db::Postgres(postgres) => {
            let rows = sql_query(POSTGRES_NOTED).get_result::<Setting>(postgres)?;
            let rows = rows.value.unwrap_or_default();
            let rows: Vec<(String, Value, i64)> = serde_json::from_str(&format!("[{rows}]"))
                .map_err(|_| StoreError::corrupt("noted_rows", &rows))?;
            rows.into_iter()
                .try_for_each(|(table, key, mask)| note(&table, key.to_string(), mask))?;
        }
    }
    Ok(noted)
}

/// The statements, and what they are known by.
fn on_postgres() -> (String, String) {
    let triggers = TABLES.iter().map(Table::postgres_triggers);
    let made = POSTGRES_NOTE.to_owned() + &triggers.collect::<String>();
    let mark = HEXLOWER.encode(&Sha256::digest(&made));
    (made, mark)
}

impl Table {
    fn trigger(&self, time: &str) -> String {
        format!("note_{}_{time}", self.name)
    }

    /// The key of a row, as a list of its columns.
    fn key_of_row(&self, row: &str) -> String {
        let columns = self.key.iter().map(|column| format!("{row}.{}", quoted(column)));
        columns.collect::<Vec<_>>().join(", ")
    }

    fn sqlite_triggers(&self) -> String {
        let Self { name, .. } = self;
        let [inserts, updates, deletes] = TIMES.map(|time| self.trigger(time));
        let (old, new) = (self.key_of_row("OLD"), self.key_of_row("NEW"));
        let columns = self.list(|column| quoted(column.name));
        let bit = |(place, column): (usize, String)| {
            format!("((OLD.{column} IS NOT NEW.{column}) << {place})")
        };
        let names = self.columns.iter().map(|column| quoted(column.name));
        let mask = names.enumerate().map(bit).collect::<Vec<_>>().join(" | ");
        let all = Mask::ALL.0;
        format!(
            "CREATE TEMP TRIGGER {inserts} AFTER INSERT ON main.{name} BEGIN
                INSERT INTO noted_rows VALUES ('{name}', json_array({new}), {all});
            END;
            CREATE TEMP TRIGGER {deletes} AFTER DELETE ON main.{name} BEGIN
                INSERT INTO noted_rows VALUES ('{name}', json_array({old}), 0);
            END;
            CREATE TEMP TRIGGER {updates} AFTER UPDATE OF {columns} ON main.{name} BEGIN
                INSERT INTO noted_rows SELECT '{name}', json_array({old}), 0
                    WHERE json_array({old}) IS NOT json_array({new});
                INSERT INTO noted_rows SELECT '{name}', json_array({new}),
                    iif(json_array({old}) IS json_array({new}), {mask}, {all})
                    WHERE ({mask}) <> 0;
            END;\n"
        )
    }

    fn postgres_triggers(&self) -> String {
        let Self { name, .. } = self;
        let [inserts, updates, deletes] = TIMES.map(|time| self.trigger(time));
        let function = format!("note_{name}");
        let made = self.postgres_function(&function);
        format!(
            "{made}
            CREATE TRIGGER {inserts} AFTER INSERT ON {name}
                REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION {function}();
            CREATE TRIGGER {updates} AFTER UPDATE ON {name}
                REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
                FOR EACH STATEMENT EXECUTE FUNCTION {function}();
            CREATE TRIGGER {deletes} AFTER DELETE ON {name}
                REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION {function}();\n"
        )
    }

    /// Creates the function of the triggers, which appends the rows that a statement wrote.
    fn postgres_function(&self, function: &str) -> String {
        let row = |key: &str, mask: &str| {
            let name = self.name;
            format!("jsonb_build_array('{name}', jsonb_build_array({key}), {mask})::text")
        };
        let inserted = row(&self.key_of_row("n"), &Mask::ALL.0.to_string());
        let deleted = row(&self.key_of_row("o"), "0");
        let updated = self.postgres_updates(&row(&self.key_of_row("n"), "mask"), &deleted);
        format!(
            "CREATE OR REPLACE FUNCTION {function}() RETURNS trigger LANGUAGE plpgsql AS $note$
            DECLARE noted text;
            BEGIN
                IF TG_OP = 'INSERT' THEN
                    SELECT string_agg({inserted}, ',') INTO noted FROM new_rows AS n;
                ELSIF TG_OP = 'DELETE' THEN
                    SELECT string_agg({deleted}, ',') INTO noted FROM old_rows AS o;
                ELSE
                    SELECT string_agg(line, ',') INTO noted FROM ({updated}) AS lines;
                END IF;
                IF noted IS NOT NULL THEN
                    PERFORM note_rows(noted);
                END IF;
                RETURN NULL;
            END $note$;"
        )
    }

    /// The rows of an update that changed, and those whose key did.
    fn postgres_updates(&self, updated: &str, deleted: &str) -> String {
        let is_same = self.key.iter().map(|key| format!("o.{0} = n.{0}", quoted(key)));
        let is_same = is_same.collect::<Vec<_>>().join(" AND ");
        let bit = |(place, column): (usize, String)| {
            format!("((o.{column} IS DISTINCT FROM n.{column})::int::bigint << {place})")
        };
        let names = self.columns.iter().map(|column| quoted(column.name));
        let mask = names.enumerate().map(bit).collect::<Vec<_>>().join(" | ");
        let (first, all) = (quoted(self.key[0]), Mask::ALL.0);
        format!(
            "SELECT {updated} AS line FROM new_rows AS n LEFT JOIN old_rows AS o ON {is_same}
                CROSS JOIN LATERAL (SELECT CASE WHEN o.{first} IS NULL THEN {all}
                    ELSE {mask} END AS mask) AS masks
                WHERE mask <> 0
            UNION ALL
            SELECT {deleted} FROM old_rows AS o LEFT JOIN new_rows AS n ON {is_same}
                WHERE n.{first} IS NULL"
        )
    }
}

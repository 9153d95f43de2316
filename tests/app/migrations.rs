//! Databases of early versions: those of all 21 steps are brought along, all others are refused.

use std::path::{Path, PathBuf};

use diesel::connection::SimpleConnection;
use diesel::sql_types::Text;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};
use store::{Db, Migrated, OpenError, Store, Stored};

use super::database;
use super::steps::all_steps;

const SQLITE: &str = include_str!("../data/before/sqlite.sql");
const POSTGRES: &str = include_str!("../data/before/postgres.sql");
const ROWS: &str = include_str!("../data/before/rows.sql");
/// Columns that no database had before the first schema, and that are never empty.
const LATER: [(&str, &str); 21] = [
    ("tournaments", "visibility"),
    ("events", "zone"),
    ("events", "shows_name"),
    ("events", "shows_club"),
    ("events", "shows_curve"),
    ("events", "shows_moves"),
    ("players", "shows_club"),
    ("players", "shows_curve"),
    ("players", "shows_moves"),
    ("players", "mark"),
    ("audit", "chain_id"),
    ("audit", "position"),
    ("audit", "hash"),
    ("audit", "access"),
    ("audit", "via"),
    ("audit", "area"),
    ("audit", "rows_digest"),
    ("results", "submission_id"),
    ("pairings", "late_at"),
    ("games", "opening"),
    ("games", "termination"),
];
/// Tables that no such database had.
const LATER_TABLES: [&str; 52] = [
    "added_time",
    "adjournments",
    "allowances",
    "audit_chains",
    "audit_private",
    "audit_rows",
    "audit_salts",
    "audit_subjects",
    "audit_upgrades",
    "blocked_opponents",
    "board_ranges",
    "calls",
    "challenges",
    "checkin_openings",
    "checkins",
    "code_key",
    "codes",
    "devices",
    "dismissals",
    "erasures",
    "event_prints",
    "extensions",
    "fixed_boards",
    "last_alive",
    "link_facts",
    "link_games",
    "link_phrases",
    "link_seats",
    "link_sessions",
    "link_tournaments",
    "links",
    "locks",
    "mailboxes",
    "name_words",
    "newest_ratings",
    "notices",
    "player_accounts",
    "published_lists",
    "recomputations",
    "report_files",
    "result_policies",
    "round_clocks",
    "schedule",
    "screens",
    "seat_sessions",
    "stamps",
    "submission_answers",
    "submissions",
    "title_words",
    "tokens",
    "turn_feeds",
    "uploads",
];
const FIRST: &str = "00000000000022";

/// The same test on an empty database of either kind: `on_each!(the_sentence, |url| { … });`
macro_rules! on_each {
    ($name:ident, |$url:ident| $body:block) => {
        mod $name {
            use super::*;

            fn check($url: &str) $body

            #[test]
            fn on_sqlite() {
                check(&database::on_sqlite());
            }

            #[test]
            fn on_postgres() {
                check(&database::on_postgres());
            }
        }
    };
}

/// Runs statements without the program, whose connections may still be closing.
pub(crate) fn execute(url: &str, statements: &str) {
    match url.strip_prefix("sqlite:") {
        Some(file) => SqliteConnection::establish(file)
            .unwrap()
            .batch_execute(&format!("PRAGMA busy_timeout = 5000; {statements}")),
        None => PgConnection::establish(url).unwrap().batch_execute(statements),
    }
    .unwrap();
}

/// What was there before the first schema, with rows in every table.
fn build(url: &str) {
    let tables = if url.starts_with("sqlite:") { SQLITE } else { POSTGRES };
    execute(url, tables);
    execute(url, ROWS);
}

fn open(url: &str) -> Store {
    Store::open(&url.parse().unwrap(), 1).unwrap()
}

fn migrate(url: &str) -> Result<Migrated, OpenError> {
    open(url).migrate()
}

fn refusal(url: &str) -> String {
    let before = rows(url);
    let refused = migrate(url).unwrap_err().to_string();
    assert_eq!(rows(url), before, "nothing was changed: {refused}");
    assert!(refused.contains("nothing was changed"), "{refused}");
    refused
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

fn lines(db: &mut Db, query: &str) -> Stored<Vec<String>> {
    let lines: Vec<Line> = match db {
        Db::Sqlite(sqlite) => sql_query(query).load(sqlite)?,
        Db::Postgres(postgres) => sql_query(query).load(postgres)?,
    };
    Ok(lines.into_iter().map(|line| line.line).collect())
}

fn columns_of(db: &mut Db, table: &str) -> Stored<Vec<String>> {
    let query = match db {
        Db::Sqlite(_) => format!("SELECT name AS line FROM pragma_table_info('{table}')"),
        Db::Postgres(_) => format!(
            "SELECT attname::text AS line FROM pg_attribute
            WHERE attrelid = '{table}'::regclass AND attnum > 0 AND NOT attisdropped"
        ),
    };
    lines(db, &query)
}

/// Every table with its rows, each value as the database writes it.
fn rows(url: &str) -> Vec<(String, Vec<String>)> {
    let all = |db: &mut Db| {
        let tables = match db {
            Db::Sqlite(_) => "SELECT name AS line FROM sqlite_master WHERE type = 'table'",
            Db::Postgres(_) => {
                "SELECT relname::text AS line FROM pg_class
                WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'"
            }
        };
        let mut found = Vec::new();
        let mut tables = lines(db, tables)?;
        tables.retain(|table| !LATER_TABLES.contains(&table.as_str()));
        for table in tables {
            // A step that makes a table again orders its columns anew.
            let mut columns = columns_of(db, &table)?;
            columns.sort();
            let quote = if matches!(db, Db::Sqlite(_)) { "quote" } else { "quote_nullable" };
            // What is missing is left out, and so is what a later step adds: that is no difference.
            let is_later = |column: &&String| LATER.contains(&(table.as_str(), column.as_str()));
            let columns = columns.iter().filter(|column| !is_later(column));
            let value = |column: &String| {
                format!(
                    "CASE WHEN {column} IS NULL THEN '' ELSE ' {column}=' || {quote}({column}) END"
                )
            };
            let values: Vec<_> = columns.map(value).collect();
            let query = format!("SELECT {} AS line FROM {table} ORDER BY 1", values.join(" || "));
            let mut found_here = lines(db, &query)?;
            let is_of_later = |line: &String| {
                LATER_TABLES.iter().any(|later| line.contains(&format!("name='{later}'")))
            };
            found_here.retain(|line| table != "sqlite_sequence" || !is_of_later(line));
            found.push((table, found_here));
        }
        found.sort();
        Ok(found)
    };
    open(url).read(all).unwrap()
}

/// The rows of people, without the program's table of steps.
fn of_people(url: &str) -> Vec<(String, Vec<String>)> {
    let mut rows = rows(url);
    rows.retain(|(table, _)| table != "__diesel_schema_migrations");
    rows
}

on_each!(an_early_database_is_brought_along_with_all_its_rows, |url| {
    build(url);
    let before = of_people(url);
    assert!(before.iter().all(|(_, rows)| !rows.is_empty()), "rows in every table: {before:?}");
    assert!(!open(url).is_up_to_date().unwrap());

    assert_eq!(migrate(url).unwrap().steps, all_steps());
    assert_eq!(of_people(url), before);
    let checked = open(url).read(|db| desk::audit::check(db, None)).unwrap();
    assert_eq!((checked.heads.len(), checked.faults), (2, Vec::new()), "each act is in a chain");
    assert!(open(url).is_up_to_date().unwrap());
    assert_eq!(migrate(url).unwrap(), Migrated::default(), "once is enough");
});

on_each!(an_early_database_that_has_not_taken_all_steps_is_refused, |url| {
    build(url);
    execute(url, "DELETE FROM __diesel_schema_migrations WHERE version = '00000000000021'");
    let refused = refusal(url);
    assert!(refused.contains("only 20 of the 21 steps of early versions"), "{refused}");
    assert!(refused.contains("run `magister migrate` of a version that has all of them first"));
    assert!(open(url).is_up_to_date().is_err());
});

on_each!(a_database_of_a_later_version_is_refused, |url| {
    assert_eq!(migrate(url).unwrap().steps, all_steps());
    execute(url, "INSERT INTO __diesel_schema_migrations (version) VALUES ('00000000000099')");
    let refused = refusal(url);
    assert!(
        refused.contains("by a later version (step 00000000000099): use that version"),
        "{refused}"
    );
    assert!(open(url).is_up_to_date().is_err());
});

on_each!(a_database_of_another_program_is_refused, |url| {
    execute(url, "CREATE TABLE beads (colour TEXT)");
    let refused = refusal(url);
    assert!(refused.contains("give Magister an empty one"), "{refused}");
});

on_each!(an_early_database_whose_tables_were_changed_is_refused, |url| {
    build(url);
    for (change, back, told) in [
        ("CREATE TABLE beads (a TEXT)", "DROP TABLE beads", "not expected: beads: a "),
        (
            "ALTER TABLE events ADD COLUMN beads DATE",
            "ALTER TABLE events DROP COLUMN beads",
            "not expected: events: beads ",
        ),
        (
            "DROP INDEX players_by_name",
            "CREATE INDEX players_by_name ON players (name_key)",
            "missing: players: CREATE INDEX players_by_name ON players",
        ),
        (
            "CREATE UNIQUE INDEX beads ON merges (merged_id) WHERE reason <> ''",
            "DROP INDEX beads",
            "not expected: merges: CREATE UNIQUE INDEX beads ON merges",
        ),
    ] {
        execute(url, change);
        let refused = refusal(url);
        assert!(refused.contains(told), "{change}: {refused}");
        execute(url, back);
    }
    assert_eq!(migrate(url).unwrap().steps, all_steps(), "all is taken back");
});

/// An early database one definition of which was another one is refused, and that is told.
fn check_differing(url: &str, tables: &str, [was, other]: [&str; 2], told: &str) {
    assert!(tables.contains(was), "{was}");
    execute(url, &tables.replacen(was, other, 1));
    let refused = refusal(url);
    assert!(refused.contains(told), "{other}: {refused}");
}

#[test]
fn types_and_constraints_are_compared_on_sqlite() {
    for (change, told) in [
        (["place      TEXT NOT NULL", "place TEXT"], "missing: events: place TEXT NOT NULL; "),
        (["ends_on    DATE", "ends_on TEXT"], "not expected: events: ends_on TEXT NOT NULL"),
        (["DEFAULT 'PTS,DE,SB,WIN'", "DEFAULT 'PTS'"], "tie_breaks TEXT NOT NULL DEFAULT 'PTS'"),
        (
            ["REFERENCES games (id)", ""],
            "missing: results: game_id INTEGER UNIQUE REFERENCES games",
        ),
        (["'baku'", "'baku', 'other'"], "CHECK ( acceleration IN ( 'none' , 'baku' , 'other' ) )"),
        (["UNIQUE (family, name)", "CHECK (1)"], "missing: pools: UNIQUE ( family , name )"),
        (
            [" ON DELETE CASCADE", ""],
            "not expected: sessions: account_id INTEGER NOT NULL REFERENCES",
        ),
        ([") WITHOUT ROWID", ")"], "missing: history_games: WITHOUT ROWID"),
        (
            ["key        TEXT PRIMARY KEY", "key TEXT"],
            "missing: handled_forms: key TEXT PRIMARY KEY",
        ),
        (["PRIMARY KEY AUTOINCREMENT", "PRIMARY KEY"], "accounts: id INTEGER PRIMARY KEY NOT NULL"),
    ] {
        check_differing(&database::on_sqlite(), SQLITE, change, told);
    }
}

#[test]
fn types_and_constraints_are_compared_on_postgres() {
    let url = database::on_postgres();
    for (change, told) in [
        (["place text NOT NULL", "place text"], "missing: events: place text NOT NULL; "),
        (["played_on date", "played_on text"], "not expected: history_games: played_on text"),
        (["DEFAULT 'PTS,DE,SB,WIN'", "DEFAULT 'PTS'"], "DEFAULT 'PTS'::text"),
        (["(game_id) REFERENCES games", "(game_id) REFERENCES results"], "REFERENCES games(id)"),
        (["'baku'::text", "'baku'::text, 'other'"], "tournaments_acceleration_check CHECK"),
        (["UNIQUE (family, name)", "UNIQUE (name)"], "pools_family_name_key UNIQUE (family, name)"),
        ([" ON DELETE CASCADE", ""], "event_roles_account_id_fkey FOREIGN KEY (account_id)"),
        (["PRIMARY KEY (key)", "UNIQUE (key)"], "handled_forms_pkey PRIMARY KEY (key)"),
        (["GENERATED ALWAYS", "GENERATED BY DEFAULT"], "accounts: id integer identity d NOT NULL"),
        (["TABLE unmerges", "UNLOGGED TABLE unmerges"], "not expected: unmerges: unlogged"),
    ] {
        execute(&url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public");
        check_differing(&url, POSTGRES, change, told);
    }
}

/// The last connection takes the write-ahead log along. The pool ends its own on other threads, and of
/// two that end at once each may take the other for the last: one more that is alone takes it then.
fn until_all_is_closed(url: &str) {
    let file = url.strip_prefix("sqlite:").unwrap();
    let log = PathBuf::from(format!("{file}-wal"));
    for _ in 0..1000 {
        if !log.exists() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
        execute(url, "SELECT count(*) FROM sqlite_master");
    }
    panic!("a connection stays open");
}

/// The copies of the database that lie beside it, in order.
fn copies(file: &Path) -> Vec<PathBuf> {
    let beside = std::fs::read_dir(file.parent().unwrap()).unwrap();
    let mut paths: Vec<_> = beside.map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.to_str().unwrap().contains(".before-"));
    paths.sort();
    paths
}

#[test]
fn a_file_is_copied_before_it_is_changed_and_the_copy_is_the_way_back() {
    let url = database::on_sqlite();
    let file = Path::new(url.strip_prefix("sqlite:").unwrap());
    build(&url);
    // As long as it is open its last row is in the write-ahead log alone.
    let other = open(&url);
    execute(
        &url,
        "PRAGMA wal_autocheckpoint = 0; INSERT INTO setup_links VALUES ('late', '2026-11-22 19:00:00')",
    );
    let before = rows(&url);

    let copy = migrate(&url).unwrap().copy.unwrap();
    assert_eq!(copy, Path::new(&format!("{}.before-{FIRST}", file.display())));
    assert_eq!(rows(&format!("sqlite:{}", copy.display())), before);
    assert!(migrate(&url).unwrap().copy.is_none(), "nothing was pending");
    drop(other);
    until_all_is_closed(&url);

    // Going back, as the README says; then the next copy leaves the first one alone.
    for log in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{log}", file.display()));
    }
    std::fs::copy(&copy, file).unwrap();
    assert_eq!(rows(&url), before);
    let kept = std::fs::read(&copy).unwrap();
    let second = migrate(&url).unwrap().copy.unwrap();
    assert_eq!(second, Path::new(&format!("{}-2", copy.display())));
    assert_eq!(std::fs::read(&copy).unwrap(), kept);
}

#[test]
fn what_is_new_or_refused_is_not_copied() {
    let url = database::on_sqlite();
    let file = Path::new(url.strip_prefix("sqlite:").unwrap());
    assert_eq!(migrate(&url).unwrap(), Migrated { steps: all_steps(), copy: None });
    assert_eq!(copies(file), [] as [PathBuf; 0]);

    let url = database::on_sqlite();
    let file = Path::new(url.strip_prefix("sqlite:").unwrap());
    build(&url);
    execute(&url, "DROP INDEX players_by_name");
    refusal(&url);
    assert_eq!(copies(file), [] as [PathBuf; 0]);
}

#[cfg(unix)]
#[test]
fn without_a_copy_a_file_is_not_changed_and_a_copy_is_for_the_same_eyes_only() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt;

    let url = database::on_sqlite();
    let file = Path::new(url.strip_prefix("sqlite:").unwrap());
    build(&url);
    set_permissions(file, Permissions::from_mode(0o600)).unwrap();
    for count in 1..100 {
        let suffix = if count == 1 { String::new() } else { format!("-{count}") };
        std::fs::write(format!("{}.before-{FIRST}{suffix}", file.display()), "").unwrap();
    }
    let refused = refusal(&url);
    assert!(refused.contains("cannot copy"), "{refused}");
    std::fs::remove_file(format!("{}.before-{FIRST}-7", file.display())).unwrap();
    let copy = migrate(&url).unwrap().copy.unwrap();
    assert!(copy.to_str().unwrap().ends_with("-7"), "{copy:?}");
    assert_eq!(std::fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
}

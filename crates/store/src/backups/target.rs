//! Where a backup is restored to: all of it, or nothing.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use chrono::{DateTime, Utc};
use diesel::connection::SimpleConnection;
use diesel::sql_types::{BigInt, Text};
use diesel::{Connection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};
use domain::backups::Mark;
use system::platform::{self, beside};

use super::{Checked, RestoreError, fill};
use crate::DatabaseUrl;
use crate::failures::is_locked;
use crate::file::{NewDatabase, existing};
use crate::locks::Reach;
use crate::{Db, StoreError, Stored, erasures, rows, transaction};

/// Whether a database that holds something may be replaced.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Replacing {
    Nothing,
    Anything,
}

/// The database that a backup is restored to.
#[derive(Debug, Clone, Copy)]
pub struct Target<'t> {
    pub url: &'t DatabaseUrl,
    pub replacing: Replacing,
    pub now: DateTime<Utc>,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored<T> {
    /// What the last work in the transaction answered.
    pub done: T,
    /// Where the file is kept that was there before.
    pub old: Option<PathBuf>,
}

/// Fills the database from a backup. `finish` works in the same transaction, and is told who was erased in the
/// database that is replaced.
pub fn restore<T>(
    target: Target<'_>,
    (backup, passphrase): (&Checked, Option<&str>),
    finish: impl FnOnce(&mut Db, BTreeSet<Mark>) -> Stored<T>,
) -> Result<Restored<T>, RestoreError> {
    // A wrong passphrase shows before anything is touched.
    let mut lines = backup.lines(passphrase)?;
    lines.fill_buf().map_err(super::UnreadableError::from)?;
    match target.url {
        DatabaseUrl::Sqlite(path) => {
            let path = Path::new(path);
            let there = There::look(path)?;
            there.may_be_replaced(target.replacing)?;
            let fill = |db: &mut Db| {
                fill(db, backup, lines)?;
                Ok(finish(db, there.erased.clone())?)
            };
            let new = NewDatabase::begin(path)?;
            let done = make_file(new.path(), fill)?;
            let old = swap(new.path(), path, target.now)?;
            Ok(Restored { done, old })
        }
        DatabaseUrl::Postgres(address) => {
            let mut db =
                Db::open_postgres(&address.direct()).map_err(|error| unreachable(&error))?;
            let done = all_or_nothing(&mut db, |db| {
                db.without_limit()?;
                let erased = empty(db, target.replacing)?;
                fill(db, backup, lines)?;
                Ok(finish(db, erased)?)
            })?;
            Ok(Restored { done, old: None })
        }
    }
}

fn unreachable(error: &diesel::ConnectionError) -> RestoreError {
    RestoreError::Unreachable(error.to_string())
}

fn all_or_nothing<T>(
    db: &mut Db,
    work: impl FnOnce(&mut Db) -> Result<T, RestoreError>,
) -> Result<T, RestoreError> {
    let mut refused = None;
    // Nobody else is there, and perhaps not even a table.
    let done = transaction::write(db, Reach::Nothing, |db| {
        work(db).map_err(|error| match error {
            RestoreError::Store(error) => error,
            error => {
                refused = Some(error);
                StoreError::Database(diesel::result::Error::RollbackTransaction)
            }
        })
    });
    done.map_err(|error| refused.unwrap_or(RestoreError::Store(error)))
}

/// What is at the place of a SQLite file.
struct There {
    holds_something: bool,
    erased: BTreeSet<Mark>,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

#[derive(QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    word: String,
}

/// What makes a database one that somebody works with.
const ROWS: &str = "SELECT (SELECT count(*) FROM accounts) + (SELECT count(*) FROM events)
    + (SELECT count(*) FROM players) + (SELECT count(*) FROM audit) AS n";

impl There {
    /// Takes the write-ahead log into the file, which nobody else can have open then.
    fn look(path: &Path) -> Result<Self, RestoreError> {
        let erased = BTreeSet::new();
        if fs::metadata(path).map_or(0, |found| found.len()) == 0 {
            return Ok(Self { holds_something: false, erased });
        }
        let mut sqlite = SqliteConnection::establish(&existing(&path.to_string_lossy()))
            .map_err(|error| unreachable(&error))?;
        let alone = "PRAGMA busy_timeout = 2000; PRAGMA journal_mode = DELETE;
            BEGIN EXCLUSIVE; COMMIT";
        match sqlite.batch_execute(alone) {
            Err(error) if is_locked(&error) => return Err(RestoreError::InUse),
            // What is no database, or a broken one, may be what the backup is for.
            Err(_) => return Ok(Self { holds_something: true, erased }),
            Ok(()) => {}
        }
        let mode = sql_query("SELECT journal_mode AS word FROM pragma_journal_mode");
        if mode.get_result::<Word>(&mut sqlite).is_ok_and(|mode| mode.word == "wal") {
            return Err(RestoreError::InUse);
        }
        let mut db = Db::Sqlite(sqlite);
        Ok(Self { holds_something: holds_something(&mut db), erased: erased_in(&mut db) })
    }

    fn may_be_replaced(&self, replacing: Replacing) -> Result<(), RestoreError> {
        match (self.holds_something, replacing) {
            (true, Replacing::Nothing) => Err(RestoreError::NotEmpty),
            _ => Ok(()),
        }
    }
}

/// Tables that are not ours are something.
fn holds_something(db: &mut Db) -> bool {
    let tables = rows::tables(db);
    tables.is_ok_and(|tables| {
        !tables.is_empty()
            && sql_query(ROWS).get_result::<Count>(db).map_or(true, |rows| rows.n > 0)
    })
}

/// Those who were erased, if the database is young enough to know.
fn erased_in(db: &mut Db) -> BTreeSet<Mark> {
    erasures::list(db).unwrap_or_default().into_iter().collect()
}

/// Without references while it is filled. What is erased again leaves no trace in free pages.
const NEW: &str =
    "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF;
    PRAGMA secure_delete = ON; PRAGMA cache_size = -65536";

/// Fills the database beside the one that it replaces.
fn make_file<T>(
    new: &Path,
    work: impl FnOnce(&mut Db) -> Result<T, RestoreError>,
) -> Result<T, RestoreError> {
    platform::create_private(new)?;
    let mut sqlite = SqliteConnection::establish(&existing(&new.to_string_lossy()))
        .map_err(|error| unreachable(&error))?;
    sqlite.batch_execute(NEW).map_err(StoreError::from)?;
    let mut db = Db::Sqlite(sqlite);
    let done = all_or_nothing(&mut db, work)?;
    db.batch_execute("VACUUM").map_err(StoreError::from)?;
    drop(db);
    File::open(new)?.sync_all()?;
    Ok(done)
}

/// Keeps the old file under a dated name and puts the new one in its place.
fn swap(new: &Path, path: &Path, now: DateTime<Utc>) -> io::Result<Option<PathBuf>> {
    if fs::metadata(path).map_or(0, |found| found.len()) == 0 {
        fs::rename(new, path)?;
        return Ok(None);
    }
    let old = old_name(path, now);
    // A log beside a file that could not be read belongs to it.
    for ending in ["-wal", "-shm", "-journal"] {
        let log = beside(path, ending);
        if log.exists() {
            fs::rename(&log, beside(&old, ending))?;
        }
    }
    // With a second name for the old file there is a database at each moment, whenever the program is killed.
    if fs::hard_link(path, &old).is_ok() {
        fs::rename(new, path)?;
        return Ok(Some(old));
    }
    fs::rename(path, &old)?;
    fs::rename(new, path).inspect_err(|_| {
        // The first failure is the one to tell; the old database is back.
        let _ = fs::rename(&old, path);
    })?;
    Ok(Some(old))
}

/// More databases that were replaced in a second are somebody's mistake.
const MOST_A_SECOND: u32 = 100;

/// A name that says when, and that no file has.
fn old_name(path: &Path, now: DateTime<Utc>) -> PathBuf {
    let dated = format!(".replaced-{}", now.format("%Y-%m-%d-%H%M%S"));
    let name = |number: u32| match number {
        1 => beside(path, &dated),
        _ => beside(path, &format!("{dated}-{number}")),
    };
    (1..MOST_A_SECOND).map(name).find(|old| !old.exists()).unwrap_or_else(|| name(MOST_A_SECOND))
}

/// How a server that closes its connections at this moment is waited for: so many times so long.
const TRIES: u32 = 30;
const PAUSE: Duration = Duration::from_millis(100);

const OTHERS: &str = "SELECT count(*) AS n FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'";

/// Drops all tables of a database that may be replaced; answers who was erased there.
fn empty(db: &mut Db, replacing: Replacing) -> Result<BTreeSet<Mark>, RestoreError> {
    let mut tries = 0;
    while count(db, OTHERS)? > 0 {
        tries += 1;
        if tries == TRIES {
            return Err(RestoreError::InUse);
        }
        std::thread::sleep(PAUSE);
        db.batch_execute("SELECT pg_stat_clear_snapshot()").map_err(StoreError::from)?;
    }
    let tables = rows::tables(db)?;
    let is_ours = tables.iter().any(|table| table.name == "audit");
    let holds_something = !tables.is_empty() && (!is_ours || count(db, ROWS)? > 0);
    if holds_something && (replacing == Replacing::Nothing || !is_ours) {
        return Err(RestoreError::NotEmpty);
    }
    let knows = tables.iter().any(|table| table.name == "erasures");
    let erased = if knows { erasures::list(db)? } else { Vec::new() };
    for table in tables {
        let drop = format!("DROP TABLE {} CASCADE", rows::quoted(&table.name));
        db.batch_execute(&drop).map_err(StoreError::from)?;
    }
    db.batch_execute("DROP TABLE IF EXISTS __diesel_schema_migrations")
        .map_err(StoreError::from)?;
    Ok(erased.into_iter().collect())
}

fn count(db: &mut Db, query: &str) -> Stored<i64> {
    Ok(sql_query(query).get_result::<Count>(db)?.n)
}

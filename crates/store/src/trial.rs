//! Whether a server can do what is needed: found out at the start by trying, in transactions that are taken back. Engines
//! that speak PostgreSQL's language lack this or that, and some say so late or never.

use std::fmt::Display;
use std::time::Duration;

use diesel::result::DatabaseErrorKind::ReadOnlyTransaction;
use diesel::result::Error::{DatabaseError, RollbackTransaction};
use diesel::sql_types::Text;
use diesel::{QueryableByName, RunQueryDsl, sql_query};

use super::{Address, Db, Listener, StoreError, Stored, listening};

/// The server cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum UnfitError {
    #[error(
        "the database takes no writes: it is a standby, or read-only. Name the primary in \
         database.url, or all its servers with ?target_session_attrs=read-write"
    )]
    Standby,
    #[error("{engine} cannot be used: it lacks {what} ({told})")]
    Lacking {
        /// As it calls itself.
        engine: String,
        what: &'static str,
        /// What it says, or does.
        told: String,
    },
    #[error(
        "database.direct_url leads to another database than database.url: what was said on the one \
         was not heard on the other"
    )]
    Unheard,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Something that is needed: a statement, and how many rows it answers or changes.
type Trial = (&'static str, &'static str, usize);

const WRITING: [Trial; 15] = [
    (
        "READ COMMITTED transactions",
        "SELECT 1 WHERE current_setting('transaction_isolation') = 'read committed'",
        1,
    ),
    (
        "temporary tables with identity columns, or the right to make them",
        "CREATE TEMPORARY TABLE magister_trial (
            id INTEGER GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
            word TEXT COLLATE \"C\" NOT NULL UNIQUE
        )",
        0,
    ),
    ("INSERT … RETURNING", "INSERT INTO magister_trial (word) VALUES ('a'), ('B') RETURNING id", 2),
    (
        "ON CONFLICT DO NOTHING",
        "INSERT INTO magister_trial (word) VALUES ('a') ON CONFLICT DO NOTHING",
        0,
    ),
    (
        "ON CONFLICT … DO UPDATE",
        "INSERT INTO magister_trial (word) VALUES ('a')
            ON CONFLICT (word) DO UPDATE SET word = excluded.word",
        1,
    ),
    (
        "OVERRIDING SYSTEM VALUE",
        "INSERT INTO magister_trial (id, word) OVERRIDING SYSTEM VALUE VALUES (9, 'c')",
        1,
    ),
    ("the order of bytes", "SELECT word FROM magister_trial WHERE word < 'a'", 1),
    ("FOR SHARE", "SELECT word FROM magister_trial WHERE word = 'a' FOR SHARE", 1),
    ("FOR UPDATE SKIP LOCKED", "SELECT word FROM magister_trial FOR UPDATE SKIP LOCKED", 3),
    ("json_build_array", "SELECT 1 WHERE json_build_array(1, 'a'::text) ->> 1 = 'a'", 1),
    ("json_array_elements", "SELECT value FROM json_array_elements('[[1], [2]]'::json)", 2),
    ("savepoints", "SAVEPOINT trial", 0),
    ("DELETE", "DELETE FROM magister_trial", 3),
    ("savepoints", "ROLLBACK TO SAVEPOINT trial", 0),
    ("savepoints", "SELECT word FROM magister_trial", 3),
];

const READING: Trial = (
    "REPEATABLE READ transactions",
    "SELECT 1 WHERE current_setting('transaction_isolation') = 'repeatable read'",
    1,
);

/// Whether it takes writes, and understands what is said to it.
pub(super) fn of_language(db: &mut Db) -> Result<(), UnfitError> {
    let engine = db.read(engine)?;
    let mut fit = Ok(());
    let done = db.write(|db| {
        let mut trials = WRITING.iter();
        fit = trials.try_for_each(|trial| attempt(db, &engine, *trial));
        Err::<(), _>(StoreError::Database(RollbackTransaction))
    });
    match done {
        Ok(()) | Err(StoreError::Database(RollbackTransaction)) => fit?,
        Err(StoreError::Database(error)) => {
            return Err(lacking(&engine, "transactions with limits of time", &error));
        }
        Err(error) => return Err(error.into()),
    }
    db.read(|db| Ok(attempt(db, &engine, READING)))?
}

/// So often, and after such a pause, is looked whether something was heard.
const LOOKS: u32 = 500;
const PAUSE: Duration = Duration::from_millis(10);

/// Whether what is said in a transaction is heard by who listens past the pooler.
pub(super) fn of_hearing(db: &mut Db, address: &Address) -> Result<(), UnfitError> {
    let mut listener = Listener::open(address)?;
    db.write(listening::say)?;
    for _ in 0..LOOKS {
        if listener.heard()?.has_changed {
            return Ok(());
        }
        std::thread::sleep(PAUSE);
    }
    Err(UnfitError::Unheard)
}

/// Whether a row that one writer has is kept from another one. Where somebody else has it, nothing is found out.
pub(super) fn of_locks(db: &mut Db, address: &Address) -> Result<(), UnfitError> {
    let mut other = Db::open_postgres(&address.direct()).map_err(StoreError::from)?;
    let row = |db: &mut Db, strength: &str| {
        let query =
            format!("SELECT kind FROM locks WHERE kind = 'everything' FOR {strength} SKIP LOCKED");
        sql_query(query).execute(db).map_err(StoreError::from)
    };
    let both = db.write(|db| {
        let first = row(db, "SHARE")?;
        Ok(first == 1 && other.write(|db| Ok(row(db, "UPDATE")? == 1))?)
    })?;
    if both {
        let engine = db.read(engine)?;
        return Err(lacking(&engine, "locks of rows", &"two had the same one at once"));
    }
    Ok(())
}

fn attempt(db: &mut Db, engine: &str, (what, statement, n_rows): Trial) -> Result<(), UnfitError> {
    match sql_query(statement).execute(db) {
        Ok(answered) if answered == n_rows => Ok(()),
        Ok(_) => Err(lacking(engine, what, &"it answers otherwise")),
        Err(DatabaseError(ReadOnlyTransaction, _)) => Err(UnfitError::Standby),
        Err(error) => match StoreError::from(error) {
            StoreError::Database(error) => Err(lacking(engine, what, &error)),
            // What is no table or may not be used there is lacking, too.
            StoreError::Foreign(told) | StoreError::ReadOnly(told) => {
                Err(lacking(engine, what, &told))
            }
            error => Err(error.into()),
        },
    }
}

fn lacking(engine: &str, what: &'static str, told: &dyn Display) -> UnfitError {
    UnfitError::Lacking { engine: engine.to_owned(), what, told: told.to_string() }
}

#[derive(QueryableByName)]
struct Version {
    #[diesel(sql_type = Text)]
    version: String,
}

/// What the engine calls itself, but for the machine that it was built for.
fn engine(db: &mut Db) -> Stored<String> {
    let Version { version } = sql_query("SELECT version() AS version").get_result(db)?;
    Ok(version.split(" on ").next().unwrap_or_default().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_lacking_is_said_in_one_sentence() {
        let unfit = UnfitError::Lacking {
            engine: "SomeDB 1.2".to_owned(),
            what: "FOR SHARE",
            told: "it answers otherwise".to_owned(),
        };
        let told = "SomeDB 1.2 cannot be used: it lacks FOR SHARE (it answers otherwise)";
        assert_eq!(unfit.to_string(), told);
    }
}

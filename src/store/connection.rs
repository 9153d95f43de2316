//! One connection type over both databases, and what differs between them.

use std::str::FromStr;

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sqlite::SqliteConnection;

use super::{StoreError, Stored};

/// A connection to either database.
#[derive(diesel::MultiConnection)]
pub enum Db {
    /// PostgreSQL: several servers on one database.
    Postgres(PgConnection),
    /// SQLite: one file to carry away.
    Sqlite(SqliteConnection),
}

/// Does the same with the connection of either database, for what cannot be said to both at once:
/// the expression is compiled for each.
macro_rules! on_either {
    ($db:expr, $connection:ident => $work:expr) => {
        match $db {
            $crate::store::Db::Postgres($connection) => $work,
            $crate::store::Db::Sqlite($connection) => $work,
        }
    };
}

/// How many ids are looked for at once: each is a parameter of the statement.
pub(super) const IDS_AT_ONCE: usize = 1000;

/// How many rows [`insert_all`] puts into one statement, which is prepared once.
pub(super) const ROWS_AT_ONCE: usize = 64;

/// Inserts a slice of `Insertable` rows, many a statement. They must be derived with
/// `treat_none_as_default_value = false`: else SQLite takes them one by one, in a transaction
/// inside the one that is open.
macro_rules! insert_all {
    ($db:expr, $table:expr, $rows:expr) => {{
        let (many, rest) = $rows.as_chunks::<{ $crate::store::connection::ROWS_AT_ONCE }>();
        $crate::store::connection::on_either!($db, connection => {
            for rows in many {
                diesel::insert_into($table).values(rows).execute(connection)?;
            }
            for row in rest {
                diesel::insert_into($table).values(row).execute(connection)?;
            }
        });
    }};
}

pub(super) use {insert_all, on_either};

/// Which database: the setting `database.url`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DatabaseUrl {
    /// A file.
    Sqlite(String),
    /// A server.
    Postgres(String),
}

/// A setting that names no database.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("database.url: {0:?} is neither sqlite:FILE nor postgres://USER@HOST/NAME")]
pub struct DatabaseUrlError(String);

impl FromStr for DatabaseUrl {
    type Err = DatabaseUrlError;

    fn from_str(url: &str) -> Result<Self, Self::Err> {
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Postgres(url.to_owned()));
        }
        match url.split_once(':') {
            Some(("sqlite", file)) if !file.is_empty() => {
                Ok(Self::Sqlite(file.trim_start_matches("//").to_owned()))
            }
            None if !url.is_empty() => Ok(Self::Sqlite(url.to_owned())),
            _ => Err(DatabaseUrlError(url.to_owned())),
        }
    }
}

/// What a connection is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    Reading,
    Writing,
}

/// Waits up to five seconds for another program that holds the file; a page is never half
/// written; a result that was acknowledged is on the disk, not on its way there.
const SQLITE_SETTINGS: &str = "PRAGMA busy_timeout = 5000;
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    PRAGMA foreign_keys = ON;";

/// A ledger of many rows is written with its index in memory, not page by page to the disk and back.
const SQLITE_WRITER_SETTINGS: &str = "PRAGMA cache_size = -65536;";

/// What was acknowledged is on the disk, also where the server does not wait for it by default. One
/// that waits for more than its own disk goes on doing so.
const POSTGRES_WRITER_SETTINGS: &str = "SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

/// The lock that orders the writers on PostgreSQL, as the one writing connection does on SQLite.
pub(super) const WRITER_LOCK: &str = "SELECT pg_advisory_xact_lock(7246253)";

impl Db {
    pub(super) fn open(url: &DatabaseUrl, purpose: Purpose) -> ConnectionResult<Self> {
        match url {
            DatabaseUrl::Postgres(url) => {
                let mut connection = PgConnection::establish(url)?;
                if purpose == Purpose::Writing {
                    connection
                        .batch_execute(POSTGRES_WRITER_SETTINGS)
                        .map_err(ConnectionError::CouldntSetupConfiguration)?;
                }
                Ok(Self::Postgres(connection))
            }
            DatabaseUrl::Sqlite(file) => {
                let mut connection = SqliteConnection::establish(file)?;
                let settings = match purpose {
                    Purpose::Writing => format!("{SQLITE_SETTINGS} {SQLITE_WRITER_SETTINGS}"),
                    Purpose::Reading => format!("{SQLITE_SETTINGS} PRAGMA query_only = ON;"),
                };
                connection
                    .batch_execute(&settings)
                    .map_err(ConnectionError::CouldntSetupConfiguration)?;
                Ok(Self::Sqlite(connection))
            }
        }
    }

    /// One consistent view for all that a page reads.
    pub(super) fn read<T>(&mut self, work: impl FnOnce(&mut Self) -> Stored<T>) -> Stored<T> {
        let begin = match self {
            Self::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            Self::Sqlite(_) => "BEGIN DEFERRED",
        };
        self.between(&[begin], work)
    }

    /// One change: nobody else writes between its reading and its writing. On PostgreSQL each
    /// statement sees what was committed before it, whatever the server's default: a view from
    /// before the lock was got would be an old one.
    pub(super) fn write<T>(&mut self, work: impl FnOnce(&mut Self) -> Stored<T>) -> Stored<T> {
        let begin: &[&str] = match self {
            Self::Postgres(_) => &["BEGIN ISOLATION LEVEL READ COMMITTED", WRITER_LOCK],
            Self::Sqlite(_) => &["BEGIN IMMEDIATE"],
        };
        self.between(begin, work)
    }

    /// What would come of a change, which is taken back at once: everything is as it was.
    pub fn imagine<T>(&mut self, work: impl FnOnce(&mut Self) -> Stored<T>) -> Stored<T> {
        self.batch_execute("SAVEPOINT imagined")?;
        let imagined = work(self);
        self.batch_execute("ROLLBACK TO SAVEPOINT imagined; RELEASE SAVEPOINT imagined")?;
        imagined
    }

    fn between<T>(
        &mut self,
        begin: &[&str],
        work: impl FnOnce(&mut Self) -> Stored<T>,
    ) -> Stored<T> {
        for statement in begin {
            self.batch_execute(statement)?;
        }
        match work(self) {
            Ok(value) => {
                self.batch_execute("COMMIT")?;
                Ok(value)
            }
            Err(error) => {
                // The first failure is the one to tell; a connection that cannot even roll back
                // is found broken by the pool.
                let _ = self.batch_execute("ROLLBACK");
                Err(error)
            }
        }
    }
}

impl From<ConnectionError> for StoreError {
    fn from(error: ConnectionError) -> Self {
        Self::Connections(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scheme_says_which_database() {
        let url = |text: &str| text.parse::<DatabaseUrl>();
        assert_eq!(url("sqlite:a.sqlite"), Ok(DatabaseUrl::Sqlite("a.sqlite".into())));
        assert_eq!(url("sqlite:///tmp/a"), Ok(DatabaseUrl::Sqlite("/tmp/a".into())));
        assert_eq!(url("a.sqlite"), Ok(DatabaseUrl::Sqlite("a.sqlite".into())));
        assert_eq!(url("postgres://h/n"), Ok(DatabaseUrl::Postgres("postgres://h/n".into())));
        assert!(url("mysql://h/n").is_err());
        assert!(url("").is_err());
    }
}

//! One connection type over both databases, and what differs between them.

use std::str::FromStr;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::result::DatabaseErrorKind;
use diesel::result::Error::DatabaseError;
use diesel::sqlite::SqliteConnection;

use super::{StoreError, Stored, callers};

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

/// How a program that has the file to itself for a moment is waited for, while a connection is opened:
/// so many times so long. SQLite itself does not wait where two turn on the write-ahead log at once.
const OPENING_TRIES: u32 = 150;
const OPENING_PAUSE: Duration = Duration::from_millis(100);

/// A page is never half written.
const SQLITE_JOURNAL: &str = "PRAGMA busy_timeout = 100; PRAGMA journal_mode = WAL;";

/// A result that was acknowledged is on the disk, not on its way there. The first look at the tables
/// makes the files beside the database.
const SQLITE_SETTINGS: &str = "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
    SELECT count(*) FROM sqlite_schema;";

const SQLITE_READER_SETTINGS: &str = "PRAGMA busy_timeout = 5000; PRAGMA query_only = ON;";

/// Waits up to fifteen seconds for another program that writes. A ledger of many rows is written
/// with its index in memory, not page by page to the disk and back.
pub(super) const SQLITE_WRITER_SETTINGS: &str =
    "PRAGMA busy_timeout = 15000; PRAGMA cache_size = -65536;";

/// A connection whose other side is gone ends within a minute, on both sides; nobody waits for ever.
/// What the database's administrator has set stays.
const POSTGRES_SETTINGS: &str = "
    SELECT set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false),
        set_config('tcp_keepalives_count', '3', false)
        WHERE inet_client_addr() IS NOT NULL;
    SELECT set_config('lock_timeout', '15s', false) WHERE current_setting('lock_timeout') = '0';
    SELECT set_config('statement_timeout', '60s', false) WHERE current_setting('statement_timeout') = '0'";

/// The same for this side. What the address says itself stays.
const POSTGRES_ADDRESS: [(&str, &str); 6] = [
    ("fallback_application_name", "magister"),
    ("connect_timeout", "10"),
    ("keepalives_idle", "30"),
    ("keepalives_interval", "10"),
    ("keepalives_count", "3"),
    ("tcp_user_timeout", "60000"),
];

/// What was acknowledged is on the disk, also where the server does not wait for it by default. One
/// that waits for more than its own disk goes on doing so.
const POSTGRES_WRITER_SETTINGS: &str = "SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'";

impl Db {
    pub(super) fn open_postgres(url: &str, purpose: Purpose) -> ConnectionResult<Self> {
        let mut connection = PgConnection::establish(&with_timeouts(url))?;
        let settings = match purpose {
            Purpose::Writing => format!("{POSTGRES_SETTINGS}; {POSTGRES_WRITER_SETTINGS}"),
            Purpose::Reading => POSTGRES_SETTINGS.to_owned(),
        };
        connection.batch_execute(&settings).map_err(ConnectionError::CouldntSetupConfiguration)?;
        Ok(Self::Postgres(connection))
    }

    /// Opens a file that is there, by its address.
    pub(super) fn open_sqlite(uri: &str, purpose: Purpose) -> ConnectionResult<Self> {
        let mut connection = SqliteConnection::establish(uri)?;
        let own = match purpose {
            Purpose::Writing => SQLITE_WRITER_SETTINGS,
            Purpose::Reading => SQLITE_READER_SETTINGS,
        };
        turn_on_journal(&mut connection)
            .and_then(|()| connection.batch_execute(&format!("{own} {SQLITE_SETTINGS}")))
            .map_err(ConnectionError::CouldntSetupConfiguration)?;
        Ok(Self::Sqlite(connection))
    }

    /// One consistent view for all that a page reads.
    pub(super) fn read<T>(&mut self, work: impl FnOnce(&mut Self) -> Stored<T>) -> Stored<T> {
        let begin = match self {
            Self::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            Self::Sqlite(_) => "BEGIN DEFERRED",
        };
        self.between(begin, work)
    }

    /// A transaction: committed if its work is done, else as if nothing had been.
    pub(super) fn between<T>(
        &mut self,
        begin: &str,
        work: impl FnOnce(&mut Self) -> Stored<T>,
    ) -> Stored<T> {
        let begin = callers::signed(self, begin);
        let opened = self.batch_execute(&begin);
        let done = opened.map_err(StoreError::from).and_then(|()| work(self));
        let done = done.and_then(|value| {
            self.batch_execute("COMMIT")?;
            Ok(value)
        });
        if done.is_err() {
            // The first failure is the one to tell; a connection that cannot even roll back is found
            // broken by the pool.
            let _ = self.batch_execute("ROLLBACK");
        }
        done
    }
}

fn turn_on_journal(connection: &mut SqliteConnection) -> QueryResult<()> {
    for _ in 1..OPENING_TRIES {
        match connection.batch_execute(SQLITE_JOURNAL) {
            Err(error) if is_locked(&error) => std::thread::sleep(OPENING_PAUSE),
            done => return done,
        }
    }
    connection.batch_execute(SQLITE_JOURNAL)
}

/// Whether another connection to a SQLite file has what this one needs. Its code is not handed on by
/// diesel; the text is SQLite's own for that code, in no other language.
pub(super) fn is_locked(error: &diesel::result::Error) -> bool {
    matches!(error, DatabaseError(DatabaseErrorKind::Unknown, told) if told.message() == "database is locked")
}

/// The address with what it does not say of itself.
fn with_timeouts(url: &str) -> String {
    POSTGRES_ADDRESS.iter().fold(url.to_owned(), |url, (name, value)| {
        if url.contains(&format!("{name}=")) {
            return url;
        }
        let sign = if url.contains('?') { '&' } else { '?' };
        format!("{url}{sign}{name}={value}")
    })
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
    fn what_an_address_says_of_itself_stays() {
        let url = with_timeouts("postgres://h/n?connect_timeout=3");
        assert!(
            url.starts_with("postgres://h/n?connect_timeout=3&fallback_application_name=magister&"),
            "{url}"
        );
        assert!(with_timeouts("postgres://h/n").contains("&connect_timeout=10&"));
    }

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

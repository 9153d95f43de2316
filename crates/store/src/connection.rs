//! One connection type over both databases, and what differs between them.

use std::time::Duration;

use diesel::connection::{CacheSize, SimpleConnection};
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sqlite::SqliteConnection;

use super::address::{Address, Pooling};
use super::failures::is_locked;
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
            $crate::Db::Postgres($connection) => $work,
            $crate::Db::Sqlite($connection) => $work,
        }
    };
}

/// How many ids are looked for at once: each is a parameter of the statement.
pub(super) const IDS_AT_ONCE: usize = 1000;

/// How many rows [`insert_all`] puts into one statement, which is prepared once.
pub(super) const ROWS_AT_ONCE: usize = 64;

/// Inserts a slice of `Insertable` rows, many a statement; what is left of them goes into one more, which is prepared
/// anew. They must be derived with `treat_none_as_default_value = false`: else SQLite takes them one by one, in a
/// transaction inside the one that is open.
macro_rules! insert_all {
    ($db:expr, $table:expr, $rows:expr) => {{
        let (many, rest) = $rows.as_chunks::<{ $crate::connection::ROWS_AT_ONCE }>();
        $crate::connection::on_either!($db, connection => {
            for rows in many {
                diesel::insert_into($table).values(rows).execute(connection)?;
            }
            match rest {
                [] => {}
                [row] => {
                    diesel::insert_into($table).values(row).execute(connection)?;
                }
                rows => {
                    diesel::insert_into($table).values(rows).execute(connection)?;
                }
            }
        });
    }};
}

pub(super) use {insert_all, on_either};

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
/// with its index in memory, not page by page to the disk and back. So is what is noted of the rows that are written.
pub(super) const SQLITE_WRITER_SETTINGS: &str =
    "PRAGMA busy_timeout = 15000; PRAGMA cache_size = -65536; PRAGMA temp_store = MEMORY;";

/// What a connection keeps for as long as it lasts: one whose other side is gone ends within a minute.
const POSTGRES_SESSION: &str = "
    SELECT set_config('tcp_keepalives_idle', '30', false), set_config('tcp_keepalives_interval', '10', false),
        set_config('tcp_keepalives_count', '3', false)
        WHERE inet_client_addr() IS NOT NULL";

/// What holds for one transaction, since the next one may be done by another connection of the server: nobody waits
/// for ever. What the database's administrator has set stays. It is said together with BEGIN, in one round trip.
const POSTGRES_LIMITS: &str = "
    SELECT set_config('lock_timeout', '15s', true) WHERE current_setting('lock_timeout') = '0';
    SELECT set_config('statement_timeout', '60s', true) WHERE current_setting('statement_timeout') = '0'";

/// What was acknowledged is on the disk, also where the server does not wait for it by default. One
/// that waits for more than its own disk goes on doing so.
const POSTGRES_DURABLE: &str = "SELECT set_config('synchronous_commit', 'on', true)
    WHERE current_setting('synchronous_commit') = 'off'";

impl Db {
    /// Behind a pooler nothing is left on a connection that the next transaction could miss, or meet: no setting,
    /// no prepared statement.
    pub(super) fn open_postgres(address: &Address) -> ConnectionResult<Self> {
        let mut connection = PgConnection::establish(address.url())?;
        match address.pooling {
            Pooling::None => connection
                .batch_execute(POSTGRES_SESSION)
                .map_err(ConnectionError::CouldntSetupConfiguration)?,
            Pooling::Transactions => {
                connection.set_prepared_statement_cache_size(CacheSize::Disabled);
            }
        }
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
            Self::Postgres(_) => {
                format!("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; {POSTGRES_LIMITS}")
            }
            Self::Sqlite(_) => "BEGIN DEFERRED".to_owned(),
        };
        self.between(&begin, work)
    }

    /// A change. On PostgreSQL each statement sees what was committed before it, whatever the server's default: a
    /// view from before the locks were got would be an old one.
    pub(super) fn write<T>(&mut self, work: impl FnOnce(&mut Self) -> Stored<T>) -> Stored<T> {
        let begin = match self {
            Self::Postgres(_) => format!(
                "BEGIN ISOLATION LEVEL READ COMMITTED; {POSTGRES_LIMITS}; {POSTGRES_DURABLE}"
            ),
            Self::Sqlite(_) => "BEGIN IMMEDIATE".to_owned(),
        };
        self.between(&begin, work)
    }

    /// A large table takes as long as it takes, for the rest of the transaction.
    pub(super) fn without_limit(&mut self) -> Stored<()> {
        if let Self::Postgres(postgres) = self {
            postgres.batch_execute("SET LOCAL statement_timeout = 0")?;
        }
        Ok(())
    }

    /// A transaction: committed if its work is done, else as if nothing had been.
    fn between<T>(&mut self, begin: &str, work: impl FnOnce(&mut Self) -> Stored<T>) -> Stored<T> {
        let begin = callers::signed(self, begin);
        let opened = self.batch_execute(&begin);
        let done = opened.map_err(StoreError::from).and_then(|()| work(self));
        let done =
            done.and_then(|value| match self.batch_execute("COMMIT").map_err(StoreError::from) {
                Err(StoreError::Lost(why)) => Err(StoreError::Unanswered(why)),
                done => done.map(|()| value),
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

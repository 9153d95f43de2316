//! The connections: one that writes on SQLite, some that read.

use std::time::Duration;

use diesel::r2d2::{ManageConnection, Pool};
use diesel::{ConnectionError, RunQueryDsl, sql_query};

use super::connection::{Db, Purpose};
use super::{DatabaseUrl, Migrated, StoreError, Stored, migrations};

/// How long a request waits for a free connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// The database, as the rest of the program sees it. Cloning shares the connections.
#[derive(Clone)]
pub struct Store {
    writing: Pool<Connections>,
    reading: Pool<Connections>,
}

/// The database cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    #[error("cannot open the database: {0}")]
    Unreachable(String),
    /// It was made by another version of the program.
    #[error(transparent)]
    Migration(#[from] migrations::MigrationError),
}

impl Store {
    /// Opens the database with up to `connections` readers. Nothing is written yet.
    pub fn open(url: &DatabaseUrl, connections: u32) -> Result<Self, OpenError> {
        let writers = match url {
            DatabaseUrl::Sqlite(_) => 1,
            DatabaseUrl::Postgres(_) => connections.max(1),
        };
        // Made first and alone: it creates the file and turns on its write-ahead log, which
        // readers arriving at once would fight over.
        Db::open(url, Purpose::Writing)
            .map_err(|error| OpenError::Unreachable(error.to_string()))?;
        let pool = |purpose, size| {
            Pool::builder()
                .max_size(size)
                .min_idle(Some(0))
                .connection_timeout(PATIENCE)
                .build(Connections { url: url.clone(), purpose })
                .map_err(|error| OpenError::Unreachable(error.to_string()))
        };
        Ok(Self {
            writing: pool(Purpose::Writing, writers)?,
            reading: pool(Purpose::Reading, connections.max(1))?,
        })
    }

    /// Brings the tables up to date. A SQLite file that holds something is copied before.
    pub fn migrate(&self) -> Result<Migrated, OpenError> {
        let mut connection =
            self.writing.get().map_err(|error| OpenError::Unreachable(error.to_string()))?;
        Ok(migrations::run(&mut connection)?)
    }

    /// Whether every migration of this program has been run.
    pub fn is_up_to_date(&self) -> Result<bool, OpenError> {
        let mut connection =
            self.writing.get().map_err(|error| OpenError::Unreachable(error.to_string()))?;
        Ok(migrations::none_is_pending(&mut connection)?)
    }

    /// Reads in one transaction: everything is seen as of one moment.
    pub fn read<T>(&self, work: impl FnOnce(&mut Db) -> Stored<T>) -> Stored<T> {
        self.reading.get().map_err(pool_error)?.read(work)
    }

    /// Changes in one transaction, alone: what was loaded is still true when it is saved.
    pub fn write<T>(&self, work: impl FnOnce(&mut Db) -> Stored<T>) -> Stored<T> {
        self.writing.get().map_err(pool_error)?.write(work)
    }
}

fn pool_error(error: impl std::fmt::Display) -> StoreError {
    StoreError::Connections(error.to_string())
}

/// Makes connections for the pool.
#[derive(Debug)]
struct Connections {
    url: DatabaseUrl,
    purpose: Purpose,
}

impl ManageConnection for Connections {
    type Connection = Db;
    type Error = ConnectionError;

    fn connect(&self) -> Result<Db, ConnectionError> {
        Db::open(&self.url, self.purpose)
    }

    fn is_valid(&self, connection: &mut Db) -> Result<(), ConnectionError> {
        sql_query("SELECT 1")
            .execute(connection)
            .map(drop)
            .map_err(ConnectionError::CouldntSetupConfiguration)
    }

    fn has_broken(&self, _connection: &mut Db) -> bool {
        std::thread::panicking()
    }
}

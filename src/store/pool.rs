//! The connections: one that writes on SQLite, some that read.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use diesel::r2d2::{ManageConnection, Pool, PoolError};
use diesel::{RunQueryDsl, sql_query};
use tokio::sync::Notify;

use super::connection::{Db, Purpose};
use super::file::{DatabaseFile, HeldFiles};
use super::listening::Listener;
use super::locks::Reach;
use super::standings::Charts;
use super::{DatabaseUrl, Migrated, StoreError, Stored, audit, games, migrations, transaction};
use crate::meters::{self, Timed};

/// How long a request waits for a free connection: a writer for as long as the one before it may
/// wait for another program.
const PATIENCE_TO_READ: Duration = Duration::from_secs(10);
const PATIENCE_TO_WRITE: Duration = Duration::from_secs(20);

/// The database, as the rest of the program sees it. Cloning shares the connections.
#[derive(Clone)]
pub struct Store {
    place: Place,
    writing: Pool<Connections>,
    reading: Pool<Connections>,
    written: Arc<Notify>,
    changes: Arc<AtomicU64>,
    charts: Arc<Charts>,
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

impl From<StoreError> for OpenError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Connections(why) => Self::Unreachable(why),
            error => Self::Unreachable(error.to_string()),
        }
    }
}

impl From<PoolError> for OpenError {
    fn from(error: PoolError) -> Self {
        Self::Unreachable(error.to_string())
    }
}

impl From<std::io::Error> for OpenError {
    fn from(error: std::io::Error) -> Self {
        Self::Unreachable(error.to_string())
    }
}

impl Store {
    /// Opens the database with up to `connections` readers. Nothing is written yet.
    pub fn open(url: &DatabaseUrl, connections: u32) -> Result<Self, OpenError> {
        let readers = connections.max(1);
        let (place, writers) = match url {
            DatabaseUrl::Sqlite(file) => (Place::Sqlite(DatabaseFile::prepare(file)?), 1),
            DatabaseUrl::Postgres(url) => (Place::Postgres(url.clone()), readers),
        };
        // Made first and alone: it turns on the write-ahead log of a file, and a server that is not
        // there is told at once.
        place.open(Purpose::Writing)?;
        Ok(Self {
            writing: place.pool(Purpose::Writing, writers)?,
            reading: place.pool(Purpose::Reading, readers)?,
            written: Arc::default(),
            changes: Arc::default(),
            charts: Arc::new(Charts::new()),
            place,
        })
    }

    /// Brings the tables up to date. A SQLite file that holds something is copied before.
    pub fn migrate(&self) -> Result<Migrated, OpenError> {
        let mut open = self.writing.get()?;
        let migrated = migrations::run(&mut open.db)?;
        transaction::write(&mut open.db, Reach::Everything, |db| {
            audit::chain_the_rest(db)?;
            audit::tell_the_rest(db)?;
            games::open_the_rest(db)
        })?;
        open.must_be_there()?;
        Ok(migrated)
    }

    /// Whether every migration of this program has been run.
    pub fn is_up_to_date(&self) -> Result<bool, OpenError> {
        Ok(migrations::none_is_pending(&mut self.writing.get()?.db)?)
    }

    /// Reads in one transaction: everything is seen as of one moment.
    pub fn read<T>(&self, work: impl FnOnce(&mut Db) -> Stored<T>) -> Stored<T> {
        let open = meters::timed(Timed::Reader, || self.reading.get());
        let mut open = open.map_err(|error| self.not_got(&error))?;
        meters::timed(Timed::Read, || self.charts.within(|| open.db.read(work)))
    }

    /// Changes whatever there is in one transaction, alone.
    pub fn write<T>(&self, work: impl FnOnce(&mut Db) -> Stored<T>) -> Stored<T> {
        self.write_within(Reach::Everything, work)
    }

    /// Changes something in one transaction, alone: what was loaded of it is still true when it is saved, and it is
    /// saved where it will be found.
    pub fn write_within<T>(
        &self,
        reach: Reach,
        work: impl FnOnce(&mut Db) -> Stored<T>,
    ) -> Stored<T> {
        let open = meters::timed(Timed::Writer, || self.writing.get());
        let mut open = open.map_err(|error| self.not_got(&error))?;
        let Open { db, files } = &mut *open;
        let must_be_there = || files.as_ref().map_or(Ok(()), HeldFiles::must_be_there);
        let work = |db: &mut Db| {
            let done = work(db)?;
            must_be_there()?;
            Ok(done)
        };
        let done = meters::timed(Timed::Write, || transaction::write(db, reach, work))?;
        must_be_there()?;
        self.note_change();
        self.written.notify_one();
        Ok(done)
    }

    /// How often something was changed, as far as this process knows. As long as it stays the same, what was
    /// read after it was asked for is true.
    pub fn n_changes(&self) -> u64 {
        self.changes.load(Ordering::SeqCst)
    }

    /// A connection that hears what other servers change; none on SQLite, where there are none.
    pub fn listener(&self) -> Stored<Option<Listener>> {
        match &self.place {
            Place::Sqlite(_) => Ok(None),
            Place::Postgres(url) => Listener::open(url).map(Some),
        }
    }

    /// Another server has changed something.
    pub fn hear(&self) {
        self.note_change();
        self.written.notify_one();
    }

    /// Counts a change, by this process or another one.
    pub fn note_change(&self) {
        self.changes.fetch_add(1, Ordering::SeqCst);
    }

    /// Waits until something was changed by this process, or answers at once if something was since it was
    /// asked last. For one who asks.
    pub async fn written(&self) {
        self.written.notified().await;
    }

    /// Whether the database is still where it was found at the start.
    pub fn must_be_there(&self) -> Stored<()> {
        match &self.place {
            Place::Sqlite(file) => file.must_be_there(),
            Place::Postgres(_) => Ok(()),
        }
    }

    fn not_got(&self, error: &PoolError) -> StoreError {
        match self.must_be_there() {
            Ok(()) => StoreError::Connections(error.to_string()),
            Err(moved) => moved,
        }
    }
}

/// Where connections lead.
#[derive(Debug, Clone)]
enum Place {
    Sqlite(DatabaseFile),
    /// An address.
    Postgres(String),
}

impl Place {
    fn open(&self, purpose: Purpose) -> Result<Open, StoreError> {
        match self {
            Self::Sqlite(file) => {
                let db = Db::open_sqlite(&file.uri(), purpose)?;
                Ok(Open { db, files: Some(file.held()?) })
            }
            Self::Postgres(url) => Ok(Open { db: Db::open_postgres(url, purpose)?, files: None }),
        }
    }

    /// One connection that writes is kept from the start on, so that no reader can take its place on
    /// the server; and those to a file, since another file could take its place.
    fn pool(&self, purpose: Purpose, size: u32) -> Result<Pool<Connections>, OpenError> {
        let builder = Pool::builder().max_size(size);
        let builder = match (self, purpose) {
            (Self::Postgres(_), Purpose::Reading) => builder.min_idle(Some(0)),
            _ => builder.min_idle(Some(1)).idle_timeout(None).max_lifetime(None),
        };
        let patience = match purpose {
            Purpose::Reading => PATIENCE_TO_READ,
            Purpose::Writing => PATIENCE_TO_WRITE,
        };
        Ok(builder
            .connection_timeout(patience)
            .build(Connections { place: self.clone(), purpose })?)
    }
}

/// A connection, with the files that it has open.
struct Open {
    db: Db,
    files: Option<HeldFiles>,
}

impl Open {
    fn must_be_there(&self) -> Stored<()> {
        self.files.as_ref().map_or(Ok(()), HeldFiles::must_be_there)
    }
}

/// Makes connections for the pool.
#[derive(Debug)]
struct Connections {
    place: Place,
    purpose: Purpose,
}

impl ManageConnection for Connections {
    type Connection = Open;
    type Error = StoreError;

    fn connect(&self) -> Result<Open, StoreError> {
        self.place.open(self.purpose)
    }

    fn is_valid(&self, connection: &mut Open) -> Result<(), StoreError> {
        sql_query("SELECT 1").execute(&mut connection.db)?;
        Ok(())
    }

    fn has_broken(&self, _connection: &mut Open) -> bool {
        std::thread::panicking()
    }
}

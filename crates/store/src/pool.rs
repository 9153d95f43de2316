//! The connections: one that writes on SQLite, some that read.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use diesel::r2d2::{ManageConnection, NopErrorHandler, Pool, PoolError, PooledConnection};
use diesel::{RunQueryDsl, sql_query};
use system::meters::{self, Timed};
use tokio::sync::Notify;

use super::callers::Source;
use super::connection::{Db, Purpose};
use super::file::{DatabaseFile, HeldFiles};
use super::listening::Listener;
use super::locks::Reach;
use super::ratings::ranks::rank_the_rest;
use super::standby::{Now, Standby};
use super::standings::Charts;
use super::trial::{self, UnfitError};
use super::{
    Address, DatabaseUrl, Migrated, StoreError, Stored, audit, callers, games, migrations, players,
    tournaments, transaction,
};

/// How long a request waits for a free connection: a writer for as long as the one before it may
/// wait for another program.
const PATIENCE_TO_READ: Duration = Duration::from_secs(10);
const PATIENCE_TO_WRITE: Duration = Duration::from_secs(20);

/// When a change is tried again whose connection was lost. The pool then waits until there is another one.
const AGAIN_AFTER: [Duration; 2] = [Duration::from_millis(200), Duration::from_secs(1)];

/// The database, as the rest of the program sees it. Cloning shares the connections.
#[derive(Clone)]
pub struct Store {
    place: Place,
    writing: Pool<Connections>,
    reading: Pool<Connections>,
    standby: Option<Arc<Standby>>,
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
    #[error(transparent)]
    Unfit(#[from] UnfitError),
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
            DatabaseUrl::Postgres(address) => (Place::Postgres(address.clone()), readers),
        };
        // Made first and alone: it turns on the write-ahead log of a file, and a server that is not
        // there is told at once.
        place.open(Purpose::Writing)?;
        let standby = place.standby().map(|standby| standby.pool(Purpose::Reading, readers));
        Ok(Self {
            writing: place.pool(Purpose::Writing, writers)?,
            reading: place.pool(Purpose::Reading, readers)?,
            standby: standby.transpose()?.map(|standby| Standby::new(standby).into()),
            written: Arc::default(),
            changes: Arc::default(),
            charts: Arc::new(Charts::new()),
            place,
        })
    }

    /// Brings the tables up to date, all or nothing. A SQLite file that holds something is copied before.
    pub fn migrate(&self) -> Result<Migrated, OpenError> {
        let migrated = self.directly(&self.writing, |db| migrations::run(db, keep_the_rest))??;
        self.hear();
        Ok(migrated)
    }

    /// Whether every migration of this program has been run, and the log knows it.
    pub fn is_up_to_date(&self) -> Result<bool, OpenError> {
        Ok(self.directly(&self.writing, migrations::is_up_to_date)??)
    }

    /// Whether the log can be checked as it is found: its tables are those of this program.
    pub fn can_be_checked(&self) -> Result<bool, OpenError> {
        Ok(self.directly(&self.writing, migrations::can_be_checked)??)
    }

    /// Tries whether the server can do what is needed, before anything is changed. SQLite is part of the program.
    pub fn try_out(&self) -> Result<(), OpenError> {
        let Place::Postgres(address) = &self.place else { return Ok(()) };
        let mut open = self.get(&self.writing)?;
        trial::of_language(&mut open.db)?;
        Ok(trial::of_hearing(&mut open.db, address)?)
    }

    /// Tries whether what one writer has is kept from others, once there are tables.
    pub fn try_locks(&self) -> Result<(), OpenError> {
        let Place::Postgres(address) = &self.place else { return Ok(()) };
        Ok(trial::of_locks(&mut self.get(&self.writing)?.db, address)?)
    }

    /// Reads in one transaction: everything is seen as of one moment. For visitors that may be one at which the standby
    /// is still.
    pub fn read<T>(&self, work: impl FnOnce(&mut Db) -> Stored<T>) -> Stored<T> {
        let mut open = meters::timed(Timed::Reader, || self.reader())?;
        let done = meters::timed(Timed::Read, || self.charts.within(|| open.db.read(work)));
        open.used(done)
    }

    fn reader(&self) -> Stored<PooledConnection<Connections>> {
        let standby = self.standby.as_ref().filter(|_| callers::source() == Source::Standby);
        standby.and_then(|standby| standby.get()).unwrap_or_else(|| self.get(&self.reading))
    }

    /// Reads likewise, for as long as it takes: past the pooler, which might not have the patience.
    pub fn read_directly<T>(&self, work: impl FnOnce(&mut Db) -> Stored<T>) -> Stored<T> {
        self.directly(&self.reading, |db| db.read(work))?
    }

    /// Works on a connection whose session is its own.
    fn directly<T>(&self, pool: &Pool<Connections>, work: impl FnOnce(&mut Db) -> T) -> Stored<T> {
        match &self.place {
            Place::Sqlite(_) => Ok(work(&mut self.get(pool)?.db)),
            Place::Postgres(address) => Ok(work(&mut Db::open_postgres(&address.direct())?)),
        }
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
        let mut open = meters::timed(Timed::Writer, || self.get(&self.writing))?;
        let Open { db, files, .. } = &mut *open;
        let must_be_there = || files.as_ref().map_or(Ok(()), HeldFiles::must_be_there);
        let work = |db: &mut Db| {
            let done = work(db)?;
            must_be_there()?;
            Ok(done)
        };
        let done = meters::timed(Timed::Write, || transaction::write(db, reach, work));
        let done = done.and_then(|done| must_be_there().map(|()| done));
        // What was perhaps committed has perhaps changed something.
        if matches!(done, Ok(_) | Err(StoreError::Unanswered(_))) {
            self.hear();
        }
        open.used(done)
    }

    /// Changes something that finds itself done if it was done before: if its connection is lost, even while it was
    /// being committed, it is done again on another one. The work is told what may be left of tries before.
    pub fn write_surely_within<T>(
        &self,
        reach: Reach,
        mut work: impl FnMut(&mut Db, Before) -> Stored<T>,
    ) -> Stored<T> {
        let mut unanswered = None;
        for pause in AGAIN_AFTER {
            match self.write_within(reach, |db| work(db, Before::of(unanswered.as_ref()))) {
                Err(StoreError::Unanswered(why)) => unanswered = Some(why),
                Err(StoreError::Lost(_)) => {}
                done => return done.map_err(|error| still(unanswered, error)),
            }
            tracing::warn!("a connection to the database was lost: the change is tried again");
            std::thread::sleep(pause);
        }
        let done = self.write_within(reach, |db| work(db, Before::of(unanswered.as_ref())));
        done.map_err(|error| still(unanswered, error))
    }

    /// The standby that visitors' pages are read from, if there is to be one.
    pub fn standby(&self) -> Option<&Standby> {
        self.standby.as_deref()
    }

    /// Notes how far the primary is, for the standby.
    pub fn note_position(&self, now: Now) -> Stored<()> {
        self.standby().map_or(Ok(()), |standby| standby.note_primary(&self.reading, now))
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
            Place::Postgres(address) => Listener::open(address).map(Some),
        }
    }

    /// Something was changed, by this server or another one.
    pub fn hear(&self) {
        self.note_change();
        self.written.notify_one();
    }

    /// Counts a change, by this process or another one.
    pub fn note_change(&self) {
        self.changes.fetch_add(1, Ordering::SeqCst);
    }

    /// Whether other servers may work on the same database.
    pub fn has_others(&self) -> bool {
        matches!(self.place, Place::Postgres(_))
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

    fn get(&self, pool: &Pool<Connections>) -> Stored<PooledConnection<Connections>> {
        pool.get().map_err(|error| match self.must_be_there() {
            Err(moved) => moved,
            Ok(()) if pool.state().connections > 0 => StoreError::Full(error.to_string()),
            Ok(()) => StoreError::Connections(error.to_string()),
        })
    }
}

/// Keeps what follows from rows of before it was kept.
fn keep_the_rest(db: &mut Db) -> Stored<()> {
    audit::chain_the_rest(db)?;
    audit::tell_the_rest(db)?;
    players::words::keep_the_rest(db)?;
    tournaments::titles::keep_the_rest(db)?;
    games::open_the_rest(db)?;
    rank_the_rest(db)
}

/// What may be left of a change that was tried before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Before {
    Nothing,
    /// Its commit was not answered.
    PerhapsAll,
}

impl Before {
    fn of(unanswered: Option<&String>) -> Self {
        if unanswered.is_some() { Self::PerhapsAll } else { Self::Nothing }
    }
}

/// What was perhaps done by a try before is not known to be undone by one that failed.
fn still(unanswered: Option<String>, error: StoreError) -> StoreError {
    unanswered.map_or(error, StoreError::Unanswered)
}

/// Where connections lead.
#[derive(Debug, Clone)]
enum Place {
    Sqlite(DatabaseFile),
    Postgres(Address),
}

impl Place {
    /// Where the standby is, if there is to be one.
    fn standby(&self) -> Option<Self> {
        match self {
            Self::Sqlite(_) => None,
            Self::Postgres(address) => address.standby().map(Self::Postgres),
        }
    }

    fn open(&self, purpose: Purpose) -> Result<Open, StoreError> {
        match self {
            Self::Sqlite(file) => {
                let db = Db::open_sqlite(&file.uri(), purpose)?;
                Ok(Open { db, files: Some(file.held()?), is_lost: false })
            }
            Self::Postgres(address) => {
                Ok(Open { db: Db::open_postgres(address)?, files: None, is_lost: false })
            }
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
            // Whoever waited in vain tells why.
            .error_handler(Box::new(NopErrorHandler))
            .build(Connections { place: self.clone(), purpose })?)
    }
}

/// A connection, with the files that it has open.
pub(super) struct Open {
    db: Db,
    files: Option<HeldFiles>,
    /// It is not given back to the pool: the next one finds the server that takes writes.
    is_lost: bool,
}

impl Open {
    /// Does something with it.
    pub(super) fn with<T>(&mut self, work: impl FnOnce(&mut Db) -> Stored<T>) -> Stored<T> {
        let done = work(&mut self.db);
        self.used(done)
    }

    /// Notes whether a connection that was used can be used again. If its files are gone, that is why it failed.
    fn used<T>(&mut self, done: Stored<T>) -> Stored<T> {
        use StoreError::{Damaged, Failing, Foreign, Lost, ReadOnly, Unanswered};
        self.is_lost = matches!(done, Err(Lost(_) | Unanswered(_)));
        done.map_err(|error| match (&error, &self.files) {
            (Failing(_) | ReadOnly(_) | Damaged(_) | Foreign(_), Some(files)) => {
                files.must_be_there().err().unwrap_or(error)
            }
            _ => error,
        })
    }
}

/// Makes connections for the pool.
#[derive(Debug)]
pub(super) struct Connections {
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

    fn has_broken(&self, connection: &mut Open) -> bool {
        connection.is_lost || std::thread::panicking()
    }
}

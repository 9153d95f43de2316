//! Rows: one file a table, domain values in and out. Both databases, one connection type.

pub mod accounts;
mod address;
pub mod adjournments;
pub mod alerts;
pub mod allowances;
pub mod audit;
pub mod backups;
pub mod bin;
pub mod boards;
pub mod by_link;
pub mod byes;
pub mod callers;
pub mod calls;
pub mod checkins;
pub mod clocks;
pub mod codes;
mod connection;
pub mod devices;
pub mod entries;
pub mod erasures;
pub mod event_files;
pub mod events;
pub mod facts;
mod failures;
mod file;
pub mod forbidden;
pub mod forms;
pub mod games;
pub mod history;
pub mod imports;
pub mod links;
mod listening;
pub mod locks;
pub mod merges;
mod migrations;
pub mod pairings;
pub mod pies;
pub mod player_accounts;
pub mod players;
mod pool;
pub mod prints;
pub mod privacy;
pub mod ratings;
pub mod reports;
pub mod results;
pub mod rounds;
mod rows;
pub mod schedule;
mod schema;
pub mod screens;
pub mod sessions;
mod slow_statements;
pub mod stamps;
mod standby;
pub mod standings;
pub mod submissions;
pub mod tokens;
pub mod tournaments;
pub mod transaction;
mod trial;
mod words;

pub use address::{Address, DatabaseUrl, DatabaseUrlError};
pub use connection::Db;
pub use listening::{Heard, Listener};
pub use migrations::{Migrated, MigrationError};
pub use pool::{Before, OpenError, Store};
pub use slow_statements::tell_of_slow_statements;
pub use standby::{Now, Standby};
pub use transaction::{attempted, tried};
pub use trial::UnfitError;

/// The database broke, or holds what this program never writes. Never the user's doing.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("database: {0}")]
    Database(diesel::result::Error),
    /// None could be made for as long as a request may wait.
    #[error("the database cannot be reached: {0}")]
    Connections(String),
    /// All connections were in use for as long as a request may wait.
    #[error("no connection was free: {0}")]
    Full(String),
    /// A connection broke, or led to a server that takes no writes. Nothing was changed.
    #[error("the connection to the database was lost: {0}")]
    Lost(String),
    /// A connection broke while a change was being committed: it was made, or it was not.
    #[error("the database did not say whether the change was made: {0}")]
    Unanswered(String),
    /// It was waited for as long as a request may wait.
    #[error("another program writes to the database")]
    Busy,
    /// There is no room on the disk of the database. Nothing was changed.
    #[error("the disk of the database is full: {0}")]
    NoRoom(String),
    /// What was written to it is lost, and was not acknowledged.
    #[error("the file of the database was replaced or deleted while the program runs")]
    Moved,
    #[error("the disk of the database fails: {0}")]
    Failing(String),
    /// The file system, the file or a table may only be read.
    #[error("the database takes no changes: {0}")]
    ReadOnly(String),
    /// A page of the file is not one that the database has written.
    #[error("the database is damaged: {0}")]
    Damaged(String),
    /// Another database is in its place, or one that was emptied.
    #[error("the database lacks a table: {0}")]
    Foreign(String),
    /// The operating system gave no random bytes.
    #[error("no random bytes: {0}")]
    Random(std::io::Error),
    /// A row holds a word or number that has no meaning.
    #[error("{table}: {value:?} has no meaning")]
    Corrupt {
        /// The table or column.
        table: &'static str,
        /// What was read.
        value: String,
    },
}

/// Of a value that has no meaning no more letters are told: it may be megabytes.
const MOST_LETTERS: usize = 200;

impl StoreError {
    pub fn corrupt(table: &'static str, value: &(impl ToString + ?Sized)) -> Self {
        let value = value.to_string();
        Self::Corrupt { table, value: value.chars().take(MOST_LETTERS).collect() }
    }

    /// Whether a row holds what this program never writes.
    pub fn is_unreadable(&self) -> bool {
        use diesel::result::Error::DeserializationError;
        matches!(self, Self::Corrupt { .. } | Self::Database(DeserializationError(_)))
    }
}

/// What a store function answers: the outer failure is the database's.
pub type Stored<T> = Result<T, StoreError>;

/// A round or a number of a table.
fn small(column: &'static str, number: i32) -> Stored<u16> {
    u16::try_from(number).map_err(|_| StoreError::corrupt(column, &number))
}

//! What writers hold while they act, so that those who change the same thing wait for each other and others do not.
//!
//! On PostgreSQL a lock is a row of the table `locks`, held until the transaction is over. Locks are taken in the order of
//! [`Lock`], so that nobody waits in a circle; what a transaction changes for everybody, the log and the stamps, comes
//! last ([`transaction`](super::transaction)). On SQLite one writer acts at a time and holds everything.

use diesel::prelude::*;
use diesel::result::DatabaseErrorKind;
use diesel::result::Error::DatabaseError;
use diesel::{PgConnection, sql_query};
use domain::{ChallengeId, EventId, LinkGameId, TournamentId};
use system::meters::{self, Timed};

use super::{Db, StoreError, Stored};

/// The table that they are rows of.
pub(super) const TABLE: &str = "locks";

/// What a writer may change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Whatever there is: nobody else writes meanwhile.
    Everything,
    /// An event with all its tournaments.
    Event(EventId),
    /// A tournament of an event, and with [`hold`] players or ratings too.
    Tournament(EventId, TournamentId),
    /// A game that is played by link.
    LinkGame(LinkGameId),
    /// An offer of such a game.
    Challenge(ChallengeId),
    /// What nobody decides by: one's own session. If it writes rows that are in the log, its act is in the chain of the
    /// site, or it has none: `facts::order` counts on that.
    Nothing,
}

/// Something that one writer at a time has, in the order in which locks are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Lock {
    Challenge(ChallengeId),
    LinkGame(LinkGameId),
    Tournament(TournamentId),
    /// An event; who writes one of its tournaments shares it. Who still waits for the tournament does not yet, so that
    /// there are moments when nobody does, and who wants it alone has a turn.
    Event(EventId),
    /// All there is; whoever writes anything shares it.
    Everything,
    /// Which players there are.
    Players,
    /// The ledger of every rating list.
    Ratings,
    /// The versions of what pages show.
    Stamps,
}

/// Whether others may have a lock too.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Hold {
    Shared,
    Alone,
}

impl Lock {
    /// Its kind and number, as the table has them.
    fn parts(self) -> (&'static str, i32) {
        match self {
            Self::Everything => ("everything", 0),
            Self::Event(id) => ("event", id.0),
            Self::Tournament(id) => ("tournament", id.0),
            Self::LinkGame(id) => ("link-game", id.0),
            Self::Challenge(id) => ("challenge", id.0),
            Self::Players => ("players", 0),
            Self::Ratings => ("ratings", 0),
            Self::Stamps => ("stamps", 0),
        }
    }
}

/// Takes what a writer needs at its start.
pub(super) fn reach(db: &mut Db, reach: Reach) -> Stored<()> {
    use Hold::{Alone, Shared};
    if matches!(db, Db::Sqlite(_)) {
        return Ok(());
    }
    let held = match reach {
        Reach::Nothing => Vec::new(),
        Reach::Everything => vec![(Lock::Everything, Alone)],
        Reach::Event(event) => vec![(Lock::Event(event), Alone), (Lock::Everything, Shared)],
        Reach::LinkGame(id) => vec![(Lock::LinkGame(id), Alone), (Lock::Everything, Shared)],
        Reach::Challenge(id) => vec![(Lock::Challenge(id), Alone), (Lock::Everything, Shared)],
        Reach::Tournament(event, id) => vec![
            (Lock::Tournament(id), Alone),
            (Lock::Event(event), Shared),
            (Lock::Everything, Shared),
        ],
    };
    held.into_iter().try_for_each(|(lock, how)| take(db, lock, how))
}

/// Takes one lock more, before anything is read that is decided by: a later one than those that the transaction has.
pub fn hold(db: &mut Db, lock: Lock) -> Stored<()> {
    take(db, lock, Hold::Alone)
}

/// Adds the row of something that is new.
pub(super) fn add(db: &mut Db, lock: Lock) -> Stored<()> {
    let Db::Postgres(postgres) = db else { return Ok(()) };
    insert(postgres, lock)?;
    Ok(())
}

fn take(db: &mut Db, lock: Lock, how: Hold) -> Stored<()> {
    let Db::Postgres(postgres) = db else { return Ok(()) };
    let (kind, id) = lock.parts();
    let strength = match how {
        Hold::Shared => "SHARE",
        Hold::Alone => "UPDATE",
    };
    // Words and numbers of our own.
    let statement = format!(
        "SELECT kind FROM locks WHERE kind = '{kind}' AND subject_id = {id} FOR {strength}"
    );
    meters::timed(Timed::Lock, || {
        if sql_query(&statement).execute(postgres)? == 0 {
            insert(postgres, lock)?;
            sql_query(&statement).execute(postgres)?;
        }
        Ok(())
    })
    .map_err(not_got)
}

fn insert(postgres: &mut PgConnection, lock: Lock) -> QueryResult<usize> {
    let (kind, id) = lock.parts();
    sql_query(format!("INSERT INTO locks VALUES ('{kind}', {id}) ON CONFLICT DO NOTHING"))
        .execute(postgres)
}

/// Why a lock was not to be had. Diesel tells a broken connection apart, and hands no codes of the server on: what does
/// not name the table is that another writer was waited for in vain.
fn not_got(error: diesel::result::Error) -> StoreError {
    match error {
        DatabaseError(DatabaseErrorKind::Unknown, told) if !told.message().contains(TABLE) => {
            StoreError::Busy
        }
        error => error.into(),
    }
}

/// The same for a row of another table that others wait for.
pub(super) fn waited<T>(done: Stored<T>) -> Stored<T> {
    done.map_err(|error| match error {
        StoreError::Database(error) => not_got(error),
        error => error,
    })
}

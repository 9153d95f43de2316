//! Backups: the whole database in one file, from either database into either.

mod cipher;
mod file;
mod target;

use std::io::{BufRead, Read};
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use data_encoding::HEXLOWER;
use diesel::prelude::*;
use domain::backups::{Access, Contents, Manifest, Why};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use system::platform;

use self::cipher::Key;
use self::file::Writing;
use super::codes::KEY_TABLE;
use super::migrations::{UpTo, last_taken, look_before, take};
use super::players::words;
use super::ratings::ranks::rank_the_rest;
use super::rows::{Batch, Counter, Table};
use super::schema::{
    challenges, codes, devices, link_seats, link_sessions, links, mailboxes, results,
    seat_sessions, sessions, setup_links, tokens, turn_feeds, uploads,
};
use super::schema::{events, players};
use super::tournaments::titles;
use super::{Db, MigrationError, Store, StoreError, Stored, erasures, facts, games, locks, rows};

pub use file::{Checked, UnreadableError, check, manifest};
pub use target::{Replacing, Restored, Target, restore};

/// A backup was not made.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    #[error("{} is there already: choose another name", file.display())]
    There {
        /// What was to be written.
        file: PathBuf,
    },
    #[error("cannot write the backup: {0}")]
    Io(#[from] std::io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<diesel::result::Error> for BackupError {
    fn from(error: diesel::result::Error) -> Self {
        Self::Store(error.into())
    }
}

/// A database was not restored. It is as it was.
#[derive(Debug, thiserror::Error)]
pub enum RestoreError {
    #[error(transparent)]
    Unreadable(#[from] UnreadableError),
    #[error(
        "the database is in use: stop the program that uses it first, and have a pooler close its \
         connections (nothing was changed)"
    )]
    InUse,
    #[error(
        "the database is not empty: to put the backup in its place, say --replace \
         (nothing was changed)"
    )]
    NotEmpty,
    #[error("cannot open the database: {0}")]
    Unreachable(String),
    #[error("cannot write the database (nothing was changed): {0}")]
    Io(#[from] std::io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Migration(#[from] MigrationError),
}

/// A backup that is to be made.
#[derive(Debug, Clone)]
pub struct Making<'m> {
    pub path: &'m Path,
    pub why: Why,
    pub passphrase: Option<&'m str>,
    pub now: DateTime<Utc>,
}

/// Writes a backup of the database as it is at one moment, while others go on writing to it.
pub fn write(store: &Store, making: &Making<'_>) -> Result<Manifest, BackupError> {
    store.read_directly(|db| Ok(write_all(db, making)))?
}

fn write_all(db: &mut Db, making: &Making<'_>) -> Result<Manifest, BackupError> {
    if making.path.exists() {
        return Err(BackupError::There { file: making.path.to_owned() });
    }
    db.without_limit()?;
    let salt = making.passphrase.map(|_| platform::salt()).transpose()?;
    let salt = salt.map(|salt| HEXLOWER.encode(&salt));
    let key = match (making.passphrase, &salt) {
        (Some(passphrase), Some(salt)) => Some(Key::new(passphrase, salt)?),
        _ => None,
    };
    let manifest = Manifest {
        program: env!("CARGO_PKG_VERSION").to_owned(),
        step: last_taken(db)?,
        made_at: making.now,
        why: making.why.clone(),
        contents: contents(db)?,
        erased: erasures::list(db)?,
        salt,
    };
    let mut file = Writing::begin(making.path, manifest, key)?;
    let is_kept = |table: &rows::Table| !LEFT_OUT.contains(&table.name.as_str());
    for table in rows::tables(db)?.into_iter().filter(is_kept) {
        let columns = table.columns.iter().map(|column| column.name.clone()).collect();
        file.part(&Part::table(&table.name, columns))?;
        rows::each(db, (&table, ""), |row| Ok::<_, BackupError>(file.line(row)?))?;
    }
    for counter in rows::counters(db)? {
        file.part(&Part::counter(counter))?;
    }
    file.part(&Part::End)?;
    Ok(file.finish()?)
}

/// A lock and a key are made where they are needed.
const LEFT_OUT: [&str; 4] = [locks::TABLE, KEY_TABLE, words::TABLE, titles::TABLE];

fn contents(db: &mut Db) -> Stored<Contents> {
    Ok(Contents {
        events: events::table.count().get_result(db)?,
        players: players::table.count().get_result(db)?,
        results: results::table.count().get_result(db)?,
    })
}

/// A line of the body that is not a row.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Part {
    /// The rows that follow are of this table.
    Table { name: String, columns: Vec<String> },
    /// The highest id that a table has given.
    Counter { table: String, highest: i64 },
    /// Nothing follows.
    End,
}

impl Part {
    fn table(name: &str, columns: Vec<String>) -> Self {
        Self::Table { name: name.to_owned(), columns }
    }

    fn counter(Counter { name: table, seq: highest }: Counter) -> Self {
        Self::Counter { table, highest }
    }
}

impl Writing {
    fn part(&mut self, part: &Part) -> std::io::Result<()> {
        self.line(&serde_json::to_string(part)?)
    }
}

/// Fills a database without tables, inside the transaction that is open.
fn fill(db: &mut Db, backup: &Checked, mut lines: Box<dyn BufRead>) -> Result<(), RestoreError> {
    let step = &backup.manifest.step;
    match take(db, UpTo::Step(step)) {
        Err(MigrationError::Newer { .. }) => {
            let program = backup.manifest.program.clone();
            return Err(UnreadableError::Newer { program }.into());
        }
        done => done?,
    }
    let references = rows::drop_references(db)?;
    let tables = rows::tables(db)?;
    tables.iter().try_for_each(|table| rows::clear(db, table))?;
    fill_tables(db, &tables, &mut lines)?;
    rows::make_references(db, &references)?;
    let before = look_before(db)?;
    take(db, UpTo::Last)?;
    facts::watch(db)?;
    if let Some(before) = &before {
        facts::take_in(db, before)?;
    }
    // What somebody looked at then is nobody's business now.
    diesel::delete(uploads::table).execute(db).map_err(StoreError::from)?;
    words::keep_the_rest(db)?;
    titles::keep_the_rest(db)?;
    games::open_the_rest(db)?;
    Ok(rank_the_rest(db)?)
}

/// Most bytes of a row: the largest is a file that waits to be imported. A body of a few bytes may unpack to anything.
const MOST_LINE: u64 = 64 * 1024 * 1024;

/// Reads the next line. There is one, since the last line ends the reading.
fn next_line(lines: &mut dyn BufRead, line: &mut String, most: u64) -> Result<(), UnreadableError> {
    line.clear();
    lines.take(most).read_line(line)?;
    if line.ends_with('\n') { Ok(()) } else { Err(UnreadableError::Damaged) }
}

fn fill_tables(db: &mut Db, tables: &[Table], lines: &mut dyn BufRead) -> Result<(), RestoreError> {
    let damaged = || RestoreError::from(UnreadableError::Damaged);
    let (mut batch, mut line) = (None::<Batch>, String::new());
    loop {
        next_line(lines, &mut line, MOST_LINE)?;
        if line.starts_with('[') {
            let row: &RawValue = serde_json::from_str(line.trim_end()).map_err(|_| damaged())?;
            batch.as_mut().ok_or_else(damaged)?.add(db, row.get())?;
            continue;
        }
        if let Some(last) = batch.take() {
            last.finish(db)?;
        }
        match serde_json::from_str(&line).map_err(|_| damaged())? {
            Part::Table { name, columns } => {
                let table = tables.iter().find(|table| table.name == name);
                let table = table.and_then(|table| table.with(&columns)).ok_or_else(damaged)?;
                batch = Some(Batch::of(table));
            }
            Part::Counter { table: name, highest: seq } => {
                rows::set_counter(db, &Counter { name, seq })?;
            }
            Part::End => return nothing_follows(lines),
        }
    }
}

/// Reads to the very end. Until then the last piece and the checksum have not been looked at.
fn nothing_follows(lines: &mut dyn BufRead) -> Result<(), RestoreError> {
    let rest = lines.fill_buf().map_err(UnreadableError::from)?;
    if rest.is_empty() { Ok(()) } else { Err(UnreadableError::Damaged.into()) }
}

/// Ends what lets people in besides passwords: sessions, links, codes and tokens. Answers how many there were.
pub fn end_access(db: &mut Db, access: Access, now: DateTime<Utc>) -> Stored<usize> {
    if access == Access::Stays {
        return Ok(0);
    }
    let mut ended = diesel::delete(sessions::table).execute(db)?;
    ended += diesel::delete(link_sessions::table).execute(db)?;
    ended += diesel::delete(codes::table).execute(db)?;
    ended += diesel::delete(tokens::table).execute(db)?;
    ended += diesel::delete(seat_sessions::table).execute(db)?;
    ended += diesel::delete(turn_feeds::table).execute(db)?;
    // Mail that was stopped since would go out again.
    ended += diesel::delete(mailboxes::table).execute(db)?;
    diesel::update(link_seats::table).set(link_seats::token_hash.eq(None::<String>)).execute(db)?;
    diesel::update(challenges::table.filter(challenges::link_game_id.is_null()))
        .set(challenges::withdrawn_at.eq(now.naive_utc()))
        .execute(db)?;
    diesel::delete(devices::table).execute(db)?;
    diesel::delete(setup_links::table).execute(db)?;
    ended += diesel::update(links::table.filter(links::ended_at.is_null()))
        .set(links::ended_at.eq(now.naive_utc()))
        .execute(db)?;
    Ok(ended)
}

#[cfg(test)]
mod tests {
    use std::io::{BufReader, repeat};

    use super::*;

    #[test]
    fn a_line_without_end_is_damaged_at_its_limit() {
        let mut line = String::new();
        let mut lines = BufReader::with_capacity(16, (&b"[1]\n"[..]).chain(repeat(b'a')));
        next_line(&mut lines, &mut line, 100).unwrap();
        assert_eq!(line, "[1]\n");
        let told = next_line(&mut lines, &mut line, 100).unwrap_err();
        assert!(matches!(told, UnreadableError::Damaged));
        assert_eq!(line.len(), 100);
        assert!(next_line(&mut &b"[1]"[..], &mut line, 100).is_err(), "it was cut off");
    }
}

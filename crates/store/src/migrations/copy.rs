//! The way back: a SQLite file is copied before it is changed.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use diesel::sql_types::Text;
use diesel::{Connection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};
use system::platform::{self, PART, beside};

use super::MigrationError;
use crate::file::existing;

/// More copies before the same step are somebody's mistake.
const MOST_COPIES: u32 = 100;

#[derive(QueryableByName)]
struct Main {
    #[diesel(sql_type = Text)]
    file: String,
}

/// Copies the file of a connection beside itself, as it is before a step, with all that its
/// write-ahead log holds. `None` for a database that is in no file.
///
/// The connection is in a transaction that writes, so that nobody else changes the file meanwhile.
pub(super) fn before(
    connection: &mut SqliteConnection,
    step: &str,
) -> Result<Option<PathBuf>, MigrationError> {
    let query = "SELECT file FROM pragma_database_list WHERE name = 'main'";
    let Main { file } = sql_query(query).get_result(connection)?;
    if file.is_empty() {
        return Ok(None);
    }
    let copied = write(Path::new(&file), step);
    match copied {
        Ok(copy) => Ok(Some(copy)),
        Err(source) => Err(MigrationError::Copy { file: PathBuf::from(file), source }),
    }
}

/// Writes a copy, for its owner's eyes only, that is on the disk before it gets its name: what a killed program leaves is
/// no copy, and the next one writes over it.
fn write(file: &Path, step: &str) -> io::Result<PathBuf> {
    let before = beside(file, &format!(".before-{step}"));
    let part = beside(&before, PART);
    // Nobody is writing it: one program at a time changes the file.
    match fs::remove_file(&part) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let copied = fill(file, &part).and_then(|()| {
        let copy = free_name(&before)?;
        fs::rename(&part, &copy).map(|()| copy)
    });
    copied.inspect_err(|_| {
        // The first failure is the one to tell.
        let _ = fs::remove_file(&part);
    })
}

fn fill(file: &Path, part: &Path) -> io::Result<()> {
    let claimed = platform::create_private(part)?;
    let name = part.to_str().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut reading = SqliteConnection::establish(&existing(&file.to_string_lossy()))
        .map_err(io::Error::other)?;
    sql_query("VACUUM INTO $1")
        .bind::<Text, _>(name)
        .execute(&mut reading)
        .map_err(io::Error::other)?;
    claimed.sync_all()
}

/// A name that no earlier copy has.
fn free_name(before: &Path) -> io::Result<PathBuf> {
    let name = |count: u32| match count {
        1 => before.to_owned(),
        _ => beside(before, &format!("-{count}")),
    };
    let free = (1..MOST_COPIES).map(name).find(|copy| !copy.exists());
    free.ok_or_else(|| io::ErrorKind::AlreadyExists.into())
}

//! The way back: a SQLite file is copied before it is changed.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use diesel::sql_types::Text;
use diesel::{Connection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};

use super::MigrationError;
use crate::platform;
use crate::store::file::existing;

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
    let copied = claim(&file, step).and_then(|(copy, claimed)| {
        write(&file, &copy, &claimed).inspect_err(|_| {
            // The first failure is the one to tell.
            let _ = fs::remove_file(&copy);
        })?;
        Ok(copy)
    });
    match copied {
        Ok(copy) => Ok(Some(copy)),
        Err(source) => Err(MigrationError::Copy { file: PathBuf::from(file), source }),
    }
}

/// Makes an empty file, for its owner's eyes only, of a name that no earlier copy has.
fn claim(file: &str, step: &str) -> io::Result<(PathBuf, File)> {
    let name = |count| match count {
        1 => PathBuf::from(format!("{file}.before-{step}")),
        _ => PathBuf::from(format!("{file}.before-{step}-{count}")),
    };
    for copy in (1..MOST_COPIES).map(name) {
        match platform::create_private(&copy) {
            Ok(claimed) => return Ok((copy, claimed)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Fills the empty file, which is on the disk afterwards.
fn write(file: &str, copy: &Path, claimed: &File) -> io::Result<()> {
    let name = copy.to_str().ok_or(io::ErrorKind::InvalidFilename)?;
    let mut reading = SqliteConnection::establish(&existing(file)).map_err(io::Error::other)?;
    sql_query("VACUUM INTO $1")
        .bind::<Text, _>(name)
        .execute(&mut reading)
        .map_err(io::Error::other)?;
    claimed.sync_all()
}

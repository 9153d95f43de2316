//! What a failure of the database means. diesel hands on no code for most failures, so they are told apart by the texts of
//! SQLite, of PostgreSQL and of the system that it runs on. The texts of a PostgreSQL server that speaks another language
//! are not understood: those failures stay [`StoreError::Database`].

use diesel::ConnectionError;
use diesel::result::Error::DatabaseError;
use diesel::result::{DatabaseErrorKind, Error};

use super::StoreError;

/// Returns true if another connection to a SQLite file has what this one needs.
pub(super) fn is_locked(error: &Error) -> bool {
    unknown(error).is_some_and(|text| text == "database is locked")
}

/// Whether a connection leads no further: it broke, or its server has become a standby, which takes no writes; or what
/// was read on a standby was in the way of what it had to replay, which PostgreSQL calls a failure to serialize.
fn is_lost(error: &Error) -> bool {
    use DatabaseErrorKind::{
        ClosedConnection, ReadOnlyTransaction, SerializationFailure, UnableToSendCommand,
    };
    matches!(
        error,
        DatabaseError(
            ClosedConnection | ReadOnlyTransaction | SerializationFailure | UnableToSendCommand,
            _
        )
    )
}

/// The text of a failure that diesel has no kind for.
fn unknown(error: &Error) -> Option<&str> {
    match error {
        DatabaseError(DatabaseErrorKind::Unknown, information) => Some(information.message()),
        _ => None,
    }
}

/// Where a text that means something stands in the message.
#[derive(Clone, Copy)]
enum Place {
    Whole,
    Start,
    End,
}

type Meaning = fn(String) -> StoreError;

/// The first text that a message has decides.
const TEXTS: [(Place, &str, Meaning); 17] = [
    (Place::Whole, "database or disk is full", StoreError::NoRoom),
    (Place::End, "No space left on device", StoreError::NoRoom),
    (Place::Whole, "disk I/O error", StoreError::Failing),
    (Place::Whole, "unable to open database file", StoreError::Failing),
    (Place::End, "Input/output error", StoreError::Failing),
    (Place::End, "No such file or directory", StoreError::Failing),
    (Place::Whole, "attempt to write a readonly database", StoreError::ReadOnly),
    (Place::End, "Read-only file system", StoreError::ReadOnly),
    (Place::End, "Permission denied", StoreError::ReadOnly),
    (Place::Start, "permission denied for ", StoreError::ReadOnly),
    (Place::Whole, "database disk image is malformed", StoreError::Damaged),
    (Place::Whole, "file is not a database", StoreError::Damaged),
    (Place::Start, "malformed database schema", StoreError::Damaged),
    (Place::Start, "invalid page in block ", StoreError::Damaged),
    (Place::Start, "could not read block", StoreError::Damaged),
    (Place::Start, "no such table: ", StoreError::Foreign),
    (Place::Start, "relation \"", StoreError::Foreign),
];

fn meaning(text: &str) -> Option<Meaning> {
    let is_there = |(place, part, _): &&(Place, &str, Meaning)| match place {
        Place::Whole => text == *part,
        Place::Start => text.starts_with(part),
        Place::End => text.ends_with(part),
    };
    let (.., meaning) = TEXTS.iter().find(is_there)?;
    Some(*meaning)
}

impl From<Error> for StoreError {
    fn from(error: Error) -> Self {
        if is_locked(&error) {
            return Self::Busy;
        }
        if is_lost(&error) {
            return Self::Lost(error.to_string());
        }
        match unknown(&error).and_then(meaning) {
            Some(meaning) => meaning(error.to_string()),
            None => Self::Database(error),
        }
    }
}

impl From<ConnectionError> for StoreError {
    fn from(error: ConnectionError) -> Self {
        Self::Connections(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &str) {
        let error = DatabaseError(DatabaseErrorKind::Unknown, Box::new(text.to_owned()));
        let found = format!("{:?}", StoreError::from(error));
        assert_eq!(found.split('(').next(), Some(expected), "{text}");
    }

    #[test]
    fn failures_of_sqlite_are_told_apart() {
        check("database is locked", "Busy");
        check("database or disk is full", "NoRoom");
        check("disk I/O error", "Failing");
        check("unable to open database file", "Failing");
        check("attempt to write a readonly database", "ReadOnly");
        check("database disk image is malformed", "Damaged");
        check("malformed database schema (events)", "Damaged");
        check("file is not a database", "Damaged");
        check("no such table: events", "Foreign");
        check("no such column: bead", "Database");
        check("near \"SELEC\": syntax error", "Database");
    }

    #[test]
    fn failures_of_postgres_and_its_system_are_told_apart() {
        let file = "could not extend file \"base/5/16384\"";
        check(&format!("{file}: No space left on device"), "NoRoom");
        check(&format!("{file}: Input/output error"), "Failing");
        check("could not open file \"base/5/16384\": No such file or directory", "Failing");
        check("could not read block 7 in file \"base/5/16384\": Input/output error", "Failing");
        check(&format!("{file}: Read-only file system"), "ReadOnly");
        check("permission denied for table events", "ReadOnly");
        check("invalid page in block 7 of relation base/5/16384", "Damaged");
        check(
            "could not read block 7 in file \"base/5/16384\": read only 0 of 8192 bytes",
            "Damaged",
        );
        check("relation \"events\" does not exist", "Foreign");
        check("column \"bead\" does not exist", "Database");
    }
}

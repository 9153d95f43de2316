//! An upgrade in one transaction: how rows differ from the log before it, the steps, and what they change for the log. Who
//! is killed in the middle of it has changed nothing.

use diesel::connection::SimpleConnection;
use diesel::result::Error::RollbackTransaction;

use super::{
    Migrated, MigrationError, POSTGRES, SQLITE, bring, has_taken_all, refer_to_rows, steps,
};
use crate::connection::SQLITE_WRITER_SETTINGS;
use crate::facts::{self, Remembered};
use crate::locks::Reach;
use crate::{Db, StoreError, Stored, transaction};

/// A step may make a table anew that others refer to, which is then checked as a whole. Another
/// program that brings the same database up to date is waited for, ten minutes at most.
const SQLITE_BEFORE: &str = "PRAGMA foreign_keys = OFF; PRAGMA busy_timeout = 600000;";

/// A step takes as long as it takes, and so does the other program.
const POSTGRES_BEFORE: &str = "SET LOCAL lock_timeout = '10min'; SET LOCAL statement_timeout = 0;
    CREATE TABLE IF NOT EXISTS __diesel_schema_migrations (
        version VARCHAR(50) PRIMARY KEY NOT NULL,
        run_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP
    );
    LOCK TABLE __diesel_schema_migrations IN SHARE ROW EXCLUSIVE MODE;
    DO $$ BEGIN
        IF to_regclass('locks') IS NOT NULL THEN
            PERFORM kind FROM locks WHERE kind = 'everything' FOR UPDATE;
        END IF;
    END $$";

/// Takes all steps that are pending. `finish` works on the tables as they are then.
pub(crate) fn run(
    db: &mut Db,
    finish: fn(&mut Db) -> Stored<()>,
) -> Result<Migrated, MigrationError> {
    if let Db::Sqlite(sqlite) = db {
        sqlite.batch_execute(SQLITE_BEFORE)?;
    }
    let mut migrated = upgrade(db, finish);
    if matches!((&*db, &migrated), (Db::Postgres(_), Err(MigrationError::Failed(_)))) {
        // Another program may have made the table of steps at the same moment, and be done.
        migrated = upgrade(db, finish);
    }
    if let Db::Sqlite(sqlite) = db {
        sqlite.batch_execute("PRAGMA foreign_keys = ON")?;
        sqlite.batch_execute(SQLITE_WRITER_SETTINGS)?;
    }
    migrated
}

fn upgrade(db: &mut Db, finish: fn(&mut Db) -> Stored<()>) -> Result<Migrated, MigrationError> {
    all_or_nothing(db, |db| {
        if let Db::Postgres(postgres) = db {
            postgres.batch_execute(POSTGRES_BEFORE)?;
        }
        let before = look_before(db)?;
        let migrated = take_pending(db)?;
        transaction::inside(db, Reach::Everything, |db| {
            facts::watch(db)?;
            if let Some(before) = &before {
                facts::take_in(db, before)?;
            }
            finish(db)
        })?;
        Ok(migrated)
    })
}

/// A transaction whose failure says what was in the way.
fn all_or_nothing<T>(
    db: &mut Db,
    work: impl FnOnce(&mut Db) -> Result<T, MigrationError>,
) -> Result<T, MigrationError> {
    let mut refused = None;
    let done = db.write(|db| {
        work(db).map_err(|error| {
            refused = Some(error);
            StoreError::Database(RollbackTransaction)
        })
    });
    done.map_err(|error| refused.unwrap_or_else(|| error.into()))
}

fn take_pending(db: &mut Db) -> Result<Migrated, MigrationError> {
    match db {
        Db::Sqlite(sqlite) => {
            let migrated = bring(sqlite, &steps(&SQLITE)?)?;
            // What somebody has broken by hand is told by the audit log, and must not keep it from being read.
            if !migrated.steps.is_empty() {
                refer_to_rows(sqlite)?;
            }
            Ok(migrated)
        }
        Db::Postgres(postgres) => bring(postgres, &steps(&POSTGRES)?),
    }
}

/// How rows differ from the log before something is taken in; nothing if the log is that of this program.
pub(crate) fn look_before(db: &mut Db) -> Result<Option<facts::Before>, MigrationError> {
    let is_known = none_is_pending(db)? && facts::remembered(db)? == Remembered::Current;
    Ok(if is_known { None } else { Some(facts::look(db)?) })
}

/// Whether every step was taken, the log knows that and has the columns that this program looks at, and others have
/// written rows noted as it does.
pub(crate) fn is_up_to_date(db: &mut Db) -> Result<bool, MigrationError> {
    Ok(none_is_pending(db)?
        && facts::remembered(db)? == Remembered::Current
        && facts::is_watched(db)?)
}

/// Whether the log can be checked as it is. That somebody has made it forget an upgrade is for the check to tell.
pub(crate) fn can_be_checked(db: &mut Db) -> Result<bool, MigrationError> {
    Ok(none_is_pending(db)? && facts::remembered(db)? != Remembered::OtherColumns)
}

fn none_is_pending(db: &mut Db) -> Result<bool, MigrationError> {
    match db {
        Db::Sqlite(sqlite) => has_taken_all(sqlite, &steps(&SQLITE)?),
        Db::Postgres(postgres) => has_taken_all(postgres, &steps(&POSTGRES)?),
    }
}

//! The steps of a database that is filled from a backup: up to the one that the backup had, then the rest.

use diesel::sql_types::{Nullable, Text};
use diesel::{QueryableByName, RunQueryDsl, sql_query};

use super::{
    Engine, MigrationError, POSTGRES, SQLITE, Step, mark_taken, refer_to_rows, steps, taken,
    version,
};
use crate::{Db, Stored};

/// How far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum UpTo<'s> {
    Step(&'s str),
    Last,
}

/// Takes steps inside the transaction that is open. Nothing is copied: the database is a new one.
pub(crate) fn take(db: &mut Db, up_to: UpTo<'_>) -> Result<(), MigrationError> {
    match db {
        Db::Sqlite(sqlite) => {
            take_steps(sqlite, &steps(&SQLITE)?, up_to)?;
            refer_to_rows(sqlite)
        }
        Db::Postgres(postgres) => take_steps(postgres, &steps(&POSTGRES)?, up_to),
    }
}

fn take_steps<E: Engine + 'static>(
    engine: &mut E,
    steps: &[Step<E::Backend>],
    up_to: UpTo<'_>,
) -> Result<(), MigrationError> {
    if let UpTo::Step(last) = up_to
        && !steps.iter().any(|step| version(step) == last)
    {
        return Err(MigrationError::Newer { step: last.to_owned() });
    }
    let taken = taken(engine)?;
    for step in steps {
        let version = version(step);
        if !taken.contains(&version) {
            step.run(engine)?;
            mark_taken(engine, &version)?;
        }
        if up_to == UpTo::Step(&version) {
            break;
        }
    }
    Ok(())
}

#[derive(QueryableByName)]
struct Last {
    #[diesel(sql_type = Nullable<Text>)]
    version: Option<String>,
}

/// The last step that a database has taken.
pub(crate) fn last_taken(db: &mut Db) -> Stored<String> {
    let query = sql_query("SELECT max(version) AS version FROM __diesel_schema_migrations");
    Ok(query.get_result::<Last>(db)?.version.unwrap_or_default())
}

//! Bringing a database up to date.

use diesel::migration::MigrationSource;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::Db;

const SQLITE: EmbeddedMigrations = embed_migrations!("migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("migrations/postgres");

/// A migration failed, or the table of migrations cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("cannot bring the database up to date: {0}")]
pub struct MigrationError(String);

pub(super) fn run(connection: &mut Db) -> Result<Vec<String>, MigrationError> {
    match connection {
        Db::Sqlite(sqlite) => run_on(sqlite, SQLITE),
        Db::Postgres(postgres) => run_on(postgres, POSTGRES),
    }
}

pub(super) fn none_is_pending(connection: &mut Db) -> Result<bool, MigrationError> {
    let pending = match connection {
        Db::Sqlite(sqlite) => sqlite.has_pending_migration(SQLITE),
        Db::Postgres(postgres) => postgres.has_pending_migration(POSTGRES),
    };
    Ok(!pending?)
}

fn run_on<DB, C>(
    connection: &mut C,
    source: impl MigrationSource<DB>,
) -> Result<Vec<String>, MigrationError>
where
    DB: diesel::backend::Backend,
    C: MigrationHarness<DB>,
{
    let versions = connection.run_pending_migrations(source)?;
    Ok(versions.iter().map(ToString::to_string).collect())
}

impl From<Box<dyn std::error::Error + Send + Sync>> for MigrationError {
    fn from(error: Box<dyn std::error::Error + Send + Sync>) -> Self {
        Self(error.to_string())
    }
}

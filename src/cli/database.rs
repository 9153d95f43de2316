//! The database of a command: found by the settings, brought up to date, opened.

use std::path::PathBuf;

use clap::Args;
use desk::audit::log_upgrade;
use store::ratings::rows;
use store::{DatabaseUrl, DatabaseUrlError, Migrated, Store};
use system::clock;

use super::failure::Failure;
use super::files::Streams;
use crate::config::{Database, Settings};

/// Settings and database.
#[derive(Debug, Args)]
pub struct Sources {
    /// Settings file; `config/default.toml` in the source lists all settings.
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Database: `sqlite:FILE` or `postgres://USER@HOST/NAME`, without a pooler.
    #[arg(long, global = true, value_name = "URL")]
    pub database: Option<String>,
}

impl Sources {
    /// The settings, with what the arguments say above them.
    pub fn settings(&self) -> Result<Settings, Failure> {
        let mut settings = Settings::load(self.config.as_deref())?;
        if let Some(url) = &self.database {
            settings.database.be(url);
        }
        Ok(settings)
    }

    pub(super) fn store(&self) -> Result<Store, Failure> {
        open_up_to_date(&self.settings()?)
    }

    /// The database as it was left, if its log can be checked: what somebody has changed in it is not worked with first.
    pub(super) fn store_as_found(&self) -> Result<Store, Failure> {
        let settings = self.settings()?;
        let store = open(&settings)?;
        if store.can_be_checked()? { Ok(store) } else { open_up_to_date(&settings) }
    }

    pub(super) fn migrate(&self, streams: &mut Streams<'_>) -> Result<u8, Failure> {
        let store = open(&self.settings()?)?;
        let steps = migrate(&store)?.steps;
        for step in &steps {
            writeln!(streams.out, "{step}")?;
        }
        tell_older_ratings(&store)?;
        Ok(streams.tell(format_args!("the database is up to date ({} steps run)", steps.len()))?)
    }
}

/// Opens the database; steps that it lacks are run, unless the settings forbid it.
pub fn open_up_to_date(settings: &Settings) -> Result<Store, Failure> {
    let store = open(settings)?;
    if settings.database.migrate {
        migrate(&store)?;
    } else if !store.is_up_to_date()? {
        return Err(Failure::Outdated);
    }
    store.try_locks()?;
    Ok(store)
}

fn open(settings: &Settings) -> Result<Store, Failure> {
    let store = Store::open(&database(settings)?, settings.database.connections)?;
    store.try_out()?;
    Ok(store)
}

/// Which database the settings name, and how it is reached.
pub fn database(settings: &Settings) -> Result<DatabaseUrl, DatabaseUrlError> {
    let Database { url, direct_url, standby_url, pooler, .. } = &settings.database;
    let database =
        url.parse::<DatabaseUrl>()?.with_direct(direct_url)?.with_standby(standby_url)?;
    if *pooler { database.behind_pooler() } else { Ok(database) }
}

fn migrate(store: &Store) -> Result<Migrated, Failure> {
    let migrated = store.migrate()?;
    tell_copy(&migrated);
    store.write(|db| log_upgrade(db, clock::now()))?;
    Ok(migrated)
}

/// Says of which games ratings were computed by the rules of an older version. They stay until an administrator has
/// them recomputed.
pub fn tell_older_ratings(store: &Store) -> Result<(), Failure> {
    let families = store.read(rows::families_by_other_rules)?;
    if !families.is_empty() {
        let families: Vec<String> = families.into_iter().collect();
        let told = format!(
            "ratings of {} were computed by older rules: see what changes with `magister ratings \
             recompute --dry-run`, and run `magister ratings recompute`",
            families.join(", ")
        );
        if tracing::dispatcher::has_been_set() {
            tracing::warn!("{told}");
        } else {
            eprintln!("{told}");
        }
    }
    Ok(())
}

/// In the log of a server, else on the command line.
fn tell_copy(migrated: &Migrated) {
    let Some(copy) = &migrated.copy else {
        return;
    };
    let told = format!("the old database is kept in {}", copy.display());
    if tracing::dispatcher::has_been_set() {
        tracing::info!("{told}");
    } else {
        eprintln!("{told}");
    }
}

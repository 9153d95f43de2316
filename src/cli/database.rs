//! The database of a command: found by the settings, brought up to date, opened.

use std::path::PathBuf;

use clap::Args;

use super::failure::Failure;
use super::files::Streams;
use crate::clock;
use crate::config::Settings;
use crate::desk::ratings;
use crate::store::{DatabaseUrl, Migrated, Store};

/// Where the settings are.
#[derive(Debug, Args)]
pub struct Sources {
    /// A file of settings; `config/default.toml` of the source lists them all.
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// The database: `sqlite:FILE` or `postgres://USER@HOST/NAME`.
    #[arg(long, global = true, value_name = "URL")]
    pub database: Option<String>,
}

impl Sources {
    /// The settings, with what the arguments say above them.
    pub fn settings(&self) -> Result<Settings, Failure> {
        let mut settings = Settings::load(self.config.as_deref())?;
        if let Some(url) = &self.database {
            settings.database.url.clone_from(url);
        }
        Ok(settings)
    }

    pub(super) fn store(&self) -> Result<Store, Failure> {
        open_up_to_date(&self.settings()?)
    }

    pub(super) fn migrate(&self, streams: &mut Streams<'_>) -> Result<u8, Failure> {
        let steps = migrate(&open(&self.settings()?)?)?.steps;
        for step in &steps {
            writeln!(streams.out, "{step}")?;
        }
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
    Ok(store)
}

fn open(settings: &Settings) -> Result<Store, Failure> {
    let url: DatabaseUrl = settings.database.url.parse()?;
    Ok(Store::open(&url, settings.database.connections)?)
}

/// Ledgers by the rules of an older program are computed anew: what follows would go on from them.
fn migrate(store: &Store) -> Result<Migrated, Failure> {
    let migrated = store.migrate()?;
    tell_copy(&migrated);
    let now = clock::now();
    for (family, n_moved) in store.write(|db| ratings::renew(db, now))? {
        eprintln!("ratings of {family} are computed anew by the rules of now: {n_moved} moved");
    }
    Ok(migrated)
}

/// In the log of a server, else on the command line.
fn tell_copy(migrated: &Migrated) {
    let Some(copy) = &migrated.copy else {
        return;
    };
    let told = format!("the database as it was is kept in {}", copy.display());
    if tracing::dispatcher::has_been_set() {
        tracing::info!("{told}");
    } else {
        eprintln!("{told}");
    }
}

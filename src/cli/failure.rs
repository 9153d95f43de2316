//! Why a command was not carried out, and the exit code that says so.

use std::io;
use std::path::PathBuf;

use store::backups::{BackupError, RestoreError, UnreadableError};
use store::{DatabaseUrlError, OpenError, StoreError};

use super::files::{NO, UNREADABLE, USAGE};
use super::{export, import, ratings, simulate, users};
use crate::config::SettingsError;

/// Why a command was not carried out.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    Settings(#[from] SettingsError),
    #[error(transparent)]
    Url(#[from] DatabaseUrlError),
    #[error(transparent)]
    Open(#[from] OpenError),
    #[error("the database is not up to date: run `magister migrate`")]
    Outdated,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Backup(#[from] BackupError),
    #[error("{}: {error}", file.display())]
    Restore {
        /// The backup.
        file: PathBuf,
        error: RestoreError,
    },
    #[error("there is no passphrase in {}: {error}", file.display())]
    Passphrase {
        /// As given; `-` for standard input.
        file: PathBuf,
        error: io::Error,
    },
    #[error(transparent)]
    User(#[from] users::UserError),
    #[error(transparent)]
    Simulate(#[from] simulate::NoEvent),
    #[error(transparent)]
    Import(#[from] import::ImportError),
    #[error(transparent)]
    ImportHistory(#[from] ratings::import::ImportError),
    #[error(transparent)]
    ForgetHistory(#[from] ratings::forget::ForgetError),
    #[error(transparent)]
    Export(#[from] export::ExportError),
    #[error(transparent)]
    Position(#[from] rules::SetupError),
    #[error("{0}")]
    System(#[from] io::Error),
}

impl Failure {
    /// The exit code of the program.
    pub fn exit_code(&self) -> u8 {
        match self {
            Self::Settings(_)
            | Self::Url(_)
            | Self::Position(_)
            | Self::Passphrase { .. }
            | Self::Restore { error: RestoreError::Unreadable(UnreadableError::Locked), .. }
            | Self::Import(import::ImportError::EventMissing | import::ImportError::OwnEvent)
            | Self::Simulate(simulate::NoEvent::NoFolder | simulate::NoEvent::Baku) => USAGE,
            Self::Import(
                import::ImportError::File { .. }
                | import::ImportError::Faults { .. }
                | import::ImportError::EventFile { .. },
            )
            | Self::Restore { error: RestoreError::Unreadable(_), .. }
            | Self::ImportHistory(
                ratings::import::ImportError::File { .. }
                | ratings::import::ImportError::History { .. },
            ) => UNREADABLE,
            _ => NO,
        }
    }
}

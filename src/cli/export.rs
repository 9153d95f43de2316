//! `magister export`: a tournament as a report file.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use tournament::trf::Dialect;

use super::files::YES;
use crate::desk::reports::{self, Reported};
use crate::domain::TournamentId;
use crate::domain::privacy::Eyes;
use crate::domain::reports::{Audience, Unwritable, report};
use crate::store::{Store, StoreError};

pub(super) const EXAMPLES: &str = "Examples:
  magister export 7 > open.trf
  magister export 7 --format trf16 -o open.trf

The number is in the address of the tournament's pages.";

/// Options of `export`.
#[derive(Debug, Args)]
pub struct Export {
    /// Number of the tournament.
    pub tournament: i32,
    /// Edition of the format.
    #[arg(long, default_value = "trf26")]
    pub format: Format,
    /// Output file; by default standard output.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
}

/// Editions of the format.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Format {
    /// 2016, with the extensions of older programs.
    Trf16,
    /// 2026.
    Trf26,
}

/// Why nothing was written.
#[derive(Debug, thiserror::Error)]
pub enum ExportError {
    #[error("there is no tournament {0}")]
    Unknown(i32),
    /// It cannot be written.
    #[error(transparent)]
    Unwritable(#[from] Unwritable),
    #[error("cannot write: {0}")]
    Output(#[from] std::io::Error),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Writes the report to the file, or else to `out`; returns the exit code.
pub fn run(options: &Export, store: &Store, out: &mut dyn Write) -> Result<u8, ExportError> {
    let id = TournamentId(options.tournament);
    let found = store.read(|db| reports::find(db, id, Eyes::Staff))?;
    let Reported { event, preparation, head } =
        found.ok_or(ExportError::Unknown(options.tournament))?;
    let dialect = match options.format {
        Format::Trf16 => Dialect::Trf16,
        Format::Trf26 => Dialect::Trf26,
    };
    let report = report(&event, &preparation, head.as_ref(), dialect, Audience::Arbiters)?;
    let text = report.to_string();
    match &options.output {
        Some(file) => std::fs::write(file, text)?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(YES)
}

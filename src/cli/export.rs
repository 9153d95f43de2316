//! `magister export`: a tournament as a report file, or an event as a file of its own.

use std::io::Write;
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use desk::reports::{self, Reported};
use domain::TournamentId;
use domain::privacy::Eyes;
use domain::reports::{Audience, Unwritable, report};
use store::{Store, StoreError};
use system::platform::write_whole;
use tournament::trf::Dialect;

use super::event_files;
use super::files::YES;

pub(super) const EXAMPLES: &str = "Examples:
  magister export 7 > open.trf
  magister export 7 --format trf16 -o open.trf
  magister export --event \"U-Con 2026\" -o ucon-2026.json

The number is in the address of the tournament's pages. The file of an event has everything that
was recorded of it, and `magister import` reads it back on another machine.";

/// Options of `export`.
#[derive(Debug, Args)]
pub struct Export {
    /// Number of the tournament.
    #[arg(required_unless_present = "event", conflicts_with = "event")]
    pub tournament: Option<i32>,
    /// Event to write whole, by number or name.
    #[arg(long, value_name = "NAME|ID")]
    pub event: Option<String>,
    /// Edition of the format of a report file.
    #[arg(long, default_value = "trf26", conflicts_with = "event")]
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
    #[error("{0}")]
    Event(String),
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

/// Writes the report, or the file of an event, to the file, or else to `out`; returns the exit code.
pub fn run(options: &Export, store: &Store, out: &mut dyn Write) -> Result<u8, ExportError> {
    let text = match &options.event {
        Some(event) => event_files::export(event, store)?,
        None => report_of(options, store)?,
    };
    match &options.output {
        Some(file) => write_whole(file, &text)?,
        None => out.write_all(text.as_bytes())?,
    }
    Ok(YES)
}

fn report_of(options: &Export, store: &Store) -> Result<String, ExportError> {
    let id = TournamentId(options.tournament.unwrap_or_default());
    let found = store.read(|db| reports::find(db, id, Eyes::Staff))?;
    let Reported { event, preparation, head } = found.ok_or(ExportError::Unknown(id.0))?;
    let dialect = match options.format {
        Format::Trf16 => Dialect::Trf16,
        Format::Trf26 => Dialect::Trf26,
    };
    let report = report(&event, &preparation, head.as_ref(), dialect, Audience::Arbiters)?;
    Ok(report.to_string())
}

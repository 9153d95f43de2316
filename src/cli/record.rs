//! `magister record`: records out of files, written again.

use std::io;
use std::path::PathBuf;

use clap::Args;
use rules::CanonicalError;

use super::files::{NO, Streams, YES, each_record};

pub(super) const EXAMPLES: &str = "Examples:
  magister record --canonical round-1/*.record > round-1.records
  magister record --canonical - < game.record

Records with illegal moves are reported on standard error, with the place; the others are
still written.

Exit code: 0 if every record is written, 1 if not, 2 for wrong arguments, 3 if a file cannot
be read.";

/// Arguments of `magister record`.
#[derive(Debug, Args)]
pub struct Rewrite {
    /// Write canonical form: one spelling for everything the rules can play.
    #[arg(long, required = true)]
    pub canonical: bool,
    /// Files of one or more game records; - for standard input.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Writes each record in turn, an empty line between two; returns the exit code.
///
/// Records that cannot be written and files that cannot be read go to `complaints`; the others are
/// still written.
pub(super) fn run(options: &Rewrite, streams: &mut Streams<'_>) -> io::Result<u8> {
    let mut separator = "";
    each_record(&options.files, streams, |found, streams| {
        let canonical = match &found.record {
            Ok(record) => record.canonical(),
            Err(fault) => Err(fault.clone().into()),
        };
        let why = match canonical {
            Ok(text) => {
                write!(streams.out, "{separator}{text}")?;
                separator = "\n";
                return Ok(YES);
            }
            Err(CanonicalError::Fault(fault)) => found.tell(&fault),
            Err(error @ CanonicalError::TooLarge { .. }) => error.to_string(),
        };
        streams.complain(found.name(), &why)?;
        Ok(NO)
    })
}

//! Tournament report files, as `pair` and `check` read them.

use std::fmt;
use std::io::{self, Read};
use std::path::Path;

use tournament::trf::{MAX_BYTES, Report, read};

use super::files::{Streams, open};

/// Reads a report. Faults and guesses go to the complaints.
pub(super) fn report(file: &Path, streams: &mut Streams<'_>) -> io::Result<Option<Report>> {
    let bytes = match bytes(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            streams.complain(file, &error)?;
            return Ok(None);
        }
    };
    let report = checked(file, read(&bytes), streams)?;
    for warning in report.iter().flat_map(Report::warnings) {
        streams.complain(file, &format_args!("warning: {warning}"))?;
    }
    Ok(report)
}

/// A byte beyond what is refused at most, however much there is.
pub(super) fn bytes(file: &Path) -> io::Result<Vec<u8>> {
    bytes_of(&mut open(file)?)
}

/// The same of a file that is open.
pub(super) fn bytes_of(file: &mut dyn Read) -> io::Result<Vec<u8>> {
    let most = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    file.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Returns the value; if there is none, every fault goes to the complaints.
pub(super) fn checked<T, E: fmt::Display>(
    file: &Path,
    value: Result<T, Vec<E>>,
    streams: &mut Streams<'_>,
) -> io::Result<Option<T>> {
    match value {
        Ok(value) => Ok(Some(value)),
        Err(complaints) => {
            complaints.iter().try_for_each(|complaint| streams.complain(file, complaint))?;
            Ok(None)
        }
    }
}

/// The exit code of a command whose reader may have seen enough before its end.
pub(super) fn unless_seen_enough(answer: io::Result<u8>, seen_enough: u8) -> io::Result<u8> {
    match answer {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(seen_enough),
        answer => answer,
    }
}

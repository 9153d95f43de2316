//! Files of game records, as `verify` and `record` read them.

use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Write};
use std::path::{Path, PathBuf};

use rules::record::{Collection, Part};
use rules::{Fault, FaultKind, Record, Seat};

/// Exit code: every record is as it should be, or it is done.
pub(super) const YES: u8 = 0;
/// Exit code: some record is not, or it cannot be done.
pub(super) const NO: u8 = 1;
/// Exit code: wrong arguments or settings.
pub(super) const USAGE: u8 = 2;
/// Exit code: some file cannot be read.
pub(super) const UNREADABLE: u8 = 3;

/// This instead of a file means standard input.
pub(super) const STANDARD_INPUT: &str = "-";

type Records = Collection<Box<dyn BufRead>>;

/// A record of a file.
pub(super) struct Found<'f> {
    file: &'f Path,
    /// Counted from 1.
    pub(super) number: u32,
    is_only_one: bool,
    pub(super) part: Part,
    /// The record, if it could be taken apart, else why not.
    pub(super) record: Result<Record, Fault>,
}

/// Where output goes.
pub(super) struct Streams<'s> {
    pub(super) out: &'s mut dyn Write,
    pub(super) complaints: &'s mut dyn Write,
}

/// Hands each record of each file to `answer`, which returns an exit code; returns the highest.
///
/// What cannot be read goes to the complaints; the rest is still handed on.
pub(super) fn each_record(
    files: &[PathBuf],
    streams: &mut Streams<'_>,
    answer: impl FnMut(&Found<'_>, &mut Streams<'_>) -> io::Result<u8>,
) -> io::Result<u8> {
    let mut code = YES;
    match each_in_turn(files, streams, answer, &mut code) {
        // The reader of the output has stopped reading.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(code),
        told => told.map(|()| code),
    }
}

fn each_in_turn(
    files: &[PathBuf],
    streams: &mut Streams<'_>,
    mut answer: impl FnMut(&Found<'_>, &mut Streams<'_>) -> io::Result<u8>,
    code: &mut u8,
) -> io::Result<()> {
    for file in files {
        let mut records = match open(file) {
            Ok(reader) => Records::new(reader),
            Err(error) => {
                *code = UNREADABLE;
                streams.complain(file, &error)?;
                continue;
            }
        };
        let mut parts = records.by_ref().peekable();
        let mut number = 1;
        while let Some(part) = parts.next() {
            *code = (*code).max(match part {
                Ok(part) => {
                    let is_only_one = number == 1 && parts.peek().is_none();
                    answer(&Found::new(file, number, is_only_one, part), streams)?
                }
                Err(error) => {
                    streams.complain(file, &error)?;
                    UNREADABLE
                }
            });
            number += 1;
        }
        if records.has_given_up() {
            let why = format!("no record begins in {} bytes", Records::MOST_SKIPPED);
            streams.complain(file, &format!("{why}: the rest is skipped"))?;
        }
    }
    Ok(())
}

/// Opens a file, or standard input.
pub(super) fn open(file: &Path) -> io::Result<Box<dyn BufRead>> {
    if file.as_os_str() == STANDARD_INPUT {
        return Ok(Box::new(io::stdin().lock()));
    }
    Ok(Box::new(BufReader::new(File::open(file)?)))
}

impl Streams<'_> {
    /// Writes a line that is the whole answer, or its end.
    pub(super) fn tell(&mut self, line: impl fmt::Display) -> io::Result<u8> {
        writeln!(self.out, "{line}")?;
        Ok(YES)
    }

    pub(super) fn complain(
        &mut self,
        about: impl AsRef<Path>,
        complaint: &impl fmt::Display,
    ) -> io::Result<()> {
        let line = masked(&format!("{}: {complaint}", about.as_ref().display()));
        writeln!(self.complaints, "magister: {line}")
    }
}

impl<'f> Found<'f> {
    fn new(file: &'f Path, number: u32, is_only_one: bool, part: Part) -> Self {
        let record = Record::parse(part.bytes());
        Self { file, number, is_only_one, part, record }
    }

    /// The file's name as text.
    pub(super) fn file(&self) -> String {
        self.file.display().to_string()
    }

    /// The file, and which record of it if there are several: `a.txt, record 2 (Josef – Plinio)`.
    pub(super) fn name(&self) -> String {
        let file = masked(&self.file());
        if self.is_only_one {
            return file;
        }
        let players = self.record.as_ref().ok().and_then(|record| {
            let [first, second] = Seat::ALL.map(|seat| record.player(seat));
            (first.is_some() || second.is_some())
                .then(|| format!(" ({} – {})", first.unwrap_or("?"), second.unwrap_or("?")))
        });
        let players = masked(&players.unwrap_or_default());
        format!("{file}, record {}{players}", self.number)
    }

    /// A fault of this record: where in the file, and what. `line 4, column 7, ply 30: …`.
    pub(super) fn tell(&self, fault: &Fault) -> String {
        let fault = self.part.locate(fault.clone());
        format!("{}{}", place(&fault), masked(&message(&fault)))
    }
}

/// `line 4, column 7, ply 30: `; nothing where the whole file is at fault.
fn place(fault: &Fault) -> String {
    let numbers = [("line", fault.line), ("column", fault.column), ("ply", fault.ply)];
    let known: Vec<String> = numbers
        .into_iter()
        .filter_map(|(name, number)| Some(format!("{name} {}", number?)))
        .collect();
    if known.is_empty() { String::new() } else { format!("{}: ", known.join(", ")) }
}

/// What is wrong. Of a record too large only the beginning was kept, so its size is not known.
pub(super) fn message(fault: &Fault) -> String {
    match fault.kind {
        FaultKind::TooLarge { .. } => format!("longer than {} bytes", Record::MOST_BYTES),
        ref kind => kind.to_string(),
    }
}

/// Text from outside, for a line on the terminal.
pub(super) fn masked(text: &str) -> String {
    text.chars().map(visible).collect()
}

/// A record, or a file's name, must not move the cursor, colour the terminal, or turn the
/// direction of what follows.
pub(super) fn visible(letter: char) -> char {
    match letter {
        '\t' => ' ',
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => '\u{fffd}',
        _ if letter.is_control() => '\u{fffd}',
        _ => letter,
    }
}

#[cfg(test)]
impl Found<'static> {
    /// The one record of a file.
    pub(super) fn alone(file: &'static str, text: &str) -> Self {
        let part = Collection::new(text.as_bytes()).next().unwrap().unwrap();
        Self::new(Path::new(file), 1, true, part)
    }
}

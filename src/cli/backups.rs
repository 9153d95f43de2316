//! `magister backup` and `magister restore`: the whole database in one file.

use std::fs;
use std::io::{self, BufRead, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use desk::audit::check;
use desk::backups::{Maker, Restored, Restoring, bring_back, folder, make};
use domain::backups::{Access, Why};
use store::Store;
use store::backups::{Making, Replacing, RestoreError};
use system::clock;

use super::database::{Sources, database, open_up_to_date};
use super::failure::Failure;
use super::files::{NO, Streams};
use super::ratings::verify_all;

pub(super) const BACKUP_EXAMPLES: &str = "Examples:
  magister backup open.magister
  magister backup /media/stick/open.magister --passphrase
  magister --database postgres://magister@localhost/magister backup server.magister

The file holds everything, names and passwords' hashes too: only its owner can read it. Without
a passphrase, keep it where only you get at it.

Exit code: 0 if the backup is written, 1 if not, 2 for a passphrase that cannot be read.";

pub(super) const RESTORE_EXAMPLES: &str = "Examples:
  magister restore open.magister
  magister restore open.magister --replace
  magister --database postgres://magister@localhost/magister restore open.magister

Stop the server first. Everybody signs in again, and players and tablets need new links.

Exit code: 0 if the database is restored and checked, 1 if it cannot be or a check finds
something, 2 for a passphrase that is missing, 3 if the file is no backup, is damaged or
does not open.";

/// Where a passphrase comes from: never an argument, which other users of the machine can see.
#[derive(Debug, Clone, Args)]
pub struct Passphrase {
    /// Encrypt, or open, with a passphrase from standard input.
    #[arg(long)]
    passphrase: bool,
    /// The same with the first line of a file.
    #[arg(long, value_name = "FILE", conflicts_with = "passphrase")]
    passphrase_file: Option<PathBuf>,
}

/// Options of `backup`.
#[derive(Debug, Clone, Args)]
pub struct Backup {
    /// The file to write; it must not be there yet.
    file: PathBuf,
    #[command(flatten)]
    passphrase: Passphrase,
}

/// Options of `restore`.
#[derive(Debug, Clone, Args)]
pub struct Restore {
    /// The backup.
    file: PathBuf,
    /// Replace a database that is not empty. A SQLite file is kept beside it under a dated name;
    /// a PostgreSQL database is emptied.
    #[arg(long)]
    replace: bool,
    /// Keep sessions, personal links, tablet links and codes alive.
    #[arg(long)]
    keep_access: bool,
    #[command(flatten)]
    passphrase: Passphrase,
}

impl Passphrase {
    fn read(&self) -> Result<Option<String>, Failure> {
        let file = match (&self.passphrase_file, self.passphrase) {
            (Some(file), _) => file.as_path(),
            (None, true) => Path::new(super::files::STANDARD_INPUT),
            (None, false) => return Ok(None),
        };
        let fault = |error| Failure::Passphrase { file: file.to_owned(), error };
        let text = match &self.passphrase_file {
            Some(file) => fs::read_to_string(file).map_err(fault)?,
            None => typed().map_err(fault)?,
        };
        match text.lines().next() {
            Some(line) if !line.is_empty() => Ok(Some(line.to_owned())),
            _ => Err(fault(io::ErrorKind::UnexpectedEof.into())),
        }
    }
}

fn typed() -> io::Result<String> {
    let input = io::stdin();
    if input.is_terminal() {
        eprint!("passphrase (shown as you type): ");
        io::stderr().flush()?;
    }
    let mut line = String::new();
    input.lock().read_line(&mut line)?;
    Ok(line)
}

pub(super) fn backup(
    options: &Backup,
    sources: &Sources,
    streams: &mut Streams<'_>,
) -> Result<u8, Failure> {
    let passphrase = options.passphrase.read()?;
    let store = sources.store()?;
    let (path, now) = (&options.file, clock::now());
    let making = Making { path, why: Why::ByHand, passphrase: passphrase.as_deref(), now };
    let manifest = make(&store, Maker::Shell, &making)?;
    let size = fs::metadata(path)?.len();
    Ok(streams.tell(format_args!("{}: {size} bytes, {}", path.display(), manifest.contents))?)
}

pub(super) fn restore(
    options: &Restore,
    sources: &Sources,
    streams: &mut Streams<'_>,
) -> Result<u8, Failure> {
    let passphrase = options.passphrase.read()?;
    let settings = sources.settings()?;
    let url = database(&settings)?;
    let folder = folder(&settings.backup.folder, &url);
    let restoring = Restoring {
        file: &options.file,
        passphrase: passphrase.as_deref(),
        replacing: if options.replace { Replacing::Anything } else { Replacing::Nothing },
        access: if options.keep_access { Access::Stays } else { Access::Ends },
        folder: folder.as_deref(),
    };
    let fault = |error: RestoreError| Failure::Restore { file: options.file.clone(), error };
    let restored = bring_back(&url, &restoring, clock::now()).map_err(fault)?;
    tell(&restored, streams)?;
    checked(&open_up_to_date(&settings)?, streams)
}

fn tell(restored: &Restored, streams: &mut Streams<'_>) -> io::Result<()> {
    let Restored { manifest, erased, access_ended, old } = restored;
    let made_at = manifest.made_at.format("%Y-%m-%d %H:%M:%S UTC");
    streams.tell(format_args!("restored the backup of {made_at}: {}", manifest.contents))?;
    streams.tell(format_args!("players erased again: {erased}"))?;
    streams.tell(format_args!("sessions, links and codes ended: {access_ended}"))?;
    if let Some(old) = old {
        streams.tell(format_args!("the old database is kept in {}", old.display()))?;
    }
    Ok(())
}

/// What `ratings verify` and `audit verify` find in the database.
fn checked(store: &Store, streams: &mut Streams<'_>) -> Result<u8, Failure> {
    let ratings = verify_all(store, streams)?;
    let faults = store.read(|db| check(db, None))?.faults;
    for fault in &faults {
        writeln!(streams.complaints, "{fault}")?;
    }
    if !faults.is_empty() {
        return Ok(NO);
    }
    streams.tell("every chain of the audit log is whole")?;
    Ok(ratings)
}

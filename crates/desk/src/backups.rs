//! Making backups, keeping a folder of them, and restoring one.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use chrono::{DateTime, Utc};
use domain::audit::{Act, RecordedAct, Via};
use domain::backups::{Access, Copy, ENDING, Manifest, Mark, Why, name_at, superfluous};
use store::backups::{
    BackupError, Making, Replacing, RestoreError, Target, check, end_access, manifest, restore,
    write,
};
use store::{DatabaseUrl, Db, Store, erasures, transaction};

use super::Actor;
use super::audit::{log_upgrade, take_heads};

/// More copies in a second are somebody's mistake.
const MOST_A_SECOND: u32 = 100;

/// Who makes a backup.
#[derive(Debug, Clone, Copy)]
pub enum Maker<'a> {
    Administrator(&'a Actor),
    Shell,
    /// The program itself, after an act: the log tells the act.
    Program,
}

/// Makes a backup. The heads of the audit log are taken before, so that they are in it.
pub fn make(store: &Store, maker: Maker<'_>, making: &Making<'_>) -> Result<Manifest, BackupError> {
    let file = file_name(making.path);
    store.write(|db| {
        let act = Act::BackupMade { file };
        let via = match maker {
            Maker::Administrator(actor) => {
                actor.record(None, act);
                Via::Page
            }
            Maker::Shell => {
                record(Via::Shell, act, making.now);
                Via::Shell
            }
            Maker::Program => Via::Program,
        };
        take_heads(db, via, making.now)
    })?;
    write(store, making)
}

fn record(via: Via, act: Act, at: DateTime<Utc>) {
    let (account, access, event) = (None, None, None);
    transaction::record(RecordedAct { account, access, via, event, act, at });
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// The folder for the copies that the program makes by itself: the one of the settings, else `backups`
/// beside a SQLite file. `None` where there is none.
pub fn folder(setting: &str, url: &DatabaseUrl) -> Option<PathBuf> {
    match url {
        _ if !setting.is_empty() => Some(PathBuf::from(setting)),
        DatabaseUrl::Sqlite(file) => Some(Path::new(file).with_file_name("backups")),
        DatabaseUrl::Postgres(_) => None,
    }
}

/// The backups of a folder, the newest first; none if there is no such folder.
pub fn list(folder: &Path) -> io::Result<Vec<Copy>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries?,
    };
    let mut copies = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == ENDING) && path.is_file() {
            let size = fs::metadata(&path)?.len();
            copies.push(Copy { name: file_name(&path), size, manifest: manifest(&path).ok() });
        }
    }
    let made = |copy: &Copy| copy.manifest.as_ref().map(|manifest| manifest.made_at);
    copies.sort_by(|one, other| (made(other), &other.name).cmp(&(made(one), &one.name)));
    Ok(copies)
}

/// Makes a copy in a folder, and deletes those of before that are not kept. Answers its name.
pub fn add(
    store: &Store,
    maker: Maker<'_>,
    (folder, keep): (&Path, usize),
    (why, now): (Why, DateTime<Utc>),
) -> Result<String, BackupError> {
    fs::create_dir_all(folder)?;
    let mut names = (1..=MOST_A_SECOND).map(|number| name_at(now, number));
    let name = names.find(|name| !folder.join(name).exists());
    let name = name.ok_or(io::Error::from(io::ErrorKind::AlreadyExists))?;
    make(store, maker, &Making { path: &folder.join(&name), why, passphrase: None, now })?;
    let copies = list(folder)?;
    for old in superfluous(&copies, keep, now.date_naive()) {
        fs::remove_file(folder.join(old))?;
    }
    Ok(name)
}

/// Writes down that somebody takes a copy away.
pub fn download(actor: &Actor, file: String) {
    actor.record(None, Act::BackupDownloaded { file });
}

/// A backup that is to be restored.
#[derive(Debug, Clone, Copy)]
pub struct Restoring<'r> {
    pub file: &'r Path,
    pub passphrase: Option<&'r str>,
    pub replacing: Replacing,
    pub access: Access,
    /// Where copies lie that may tell who was erased, besides the folder of the file.
    pub folder: Option<&'r Path>,
}

/// What came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Restored {
    pub manifest: Manifest,
    /// How many players were erased again.
    pub erased: usize,
    /// How many sessions, links and codes ended.
    pub access_ended: usize,
    /// Where the file is kept that was there before.
    pub old: Option<PathBuf>,
}

/// Restores a backup: all of it, or nothing.
pub fn bring_back(
    url: &DatabaseUrl,
    restoring: &Restoring<'_>,
    now: DateTime<Utc>,
) -> Result<Restored, RestoreError> {
    let Restoring { file, passphrase, replacing, access, folder } = *restoring;
    let backup = check(file)?;
    let mut marks = marks_beside(file, folder);
    marks.extend(backup.manifest.erased.iter().cloned());
    let made_at = backup.manifest.made_at;
    let finish = |db: &mut Db, erased: BTreeSet<Mark>| {
        marks.extend(erased);
        log_upgrade(db, now)?;
        let erased = erasures::repeat(db, &marks, now)?;
        let access_ended = end_access(db, access, now)?;
        let act = Act::BackupRestored { made_at, erased, access_ended };
        record(Via::Shell, act, now);
        Ok((erased, access_ended))
    };
    let restored = restore(Target { url, replacing, now }, (&backup, passphrase), finish)?;
    let (erased, access_ended) = restored.done;
    Ok(Restored { manifest: backup.manifest, erased, access_ended, old: restored.old })
}

/// Who was erased by what the backups say that lie around. Those of other installations name marks that
/// nobody has here.
fn marks_beside(file: &Path, folder: Option<&Path>) -> BTreeSet<Mark> {
    let beside = file.parent().filter(|parent| !parent.as_os_str().is_empty());
    let folders = [Some(beside.unwrap_or(Path::new("."))), folder].into_iter().flatten();
    let copies = folders.flat_map(|folder| list(folder).unwrap_or_default());
    copies.filter_map(|copy| copy.manifest).flat_map(|manifest| manifest.erased).collect()
}

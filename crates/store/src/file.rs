//! The file of a SQLite database: for its owner alone, and the same one for as long as the program runs.

use std::io::ErrorKind;
use std::path::{MAIN_SEPARATOR_STR, Path, PathBuf};

use system::platform::{self, FileId, PartFile, Readers, beside};

use super::{StoreError, Stored};

/// What SQLite keeps beside the file: what is written but not in it yet, and who reads how far.
const BESIDE: [&str; 2] = ["-wal", "-shm"];

/// A file as it was when the program opened it.
#[derive(Debug, Clone)]
pub(super) struct DatabaseFile {
    /// As the setting names it.
    path: PathBuf,
    id: FileId,
    /// Where it really lies, and with it what SQLite keeps beside it.
    real: PathBuf,
}

impl DatabaseFile {
    /// Makes the file if it is not there, and leaves it to its owner.
    pub(super) fn prepare(path: &str) -> std::io::Result<Self> {
        let path = PathBuf::from(path);
        NewDatabase::delete_unfinished(&path);
        match platform::create_private(&path) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
            _ => {}
        }
        let real = path.canonicalize()?;
        let id = platform::file_id(&path)?;
        let file = Self { path, id, real };
        for one in std::iter::once(file.real.clone()).chain(file.beside()) {
            keep_private(&one);
        }
        Ok(file)
    }

    /// How SQLite is told to open it, and never to make another one.
    pub(super) fn uri(&self) -> String {
        existing(&self.path.to_string_lossy())
    }

    /// What a connection that has just been opened rests on.
    pub(super) fn held(&self) -> Stored<HeldFiles> {
        // Where the write-ahead log cannot be turned on there is none.
        let beside = self.beside().into_iter().filter_map(|path| {
            let id = platform::file_id(&path).ok()?;
            Some((path, id))
        });
        let held = HeldFiles(std::iter::once((self.path.clone(), self.id)).chain(beside).collect());
        held.must_be_there()?;
        Ok(held)
    }

    /// Whether the path still leads to the file.
    pub(super) fn must_be_there(&self) -> Stored<()> {
        must_be(&self.path, self.id)
    }

    fn beside(&self) -> Vec<PathBuf> {
        BESIDE.iter().map(|suffix| beside(&self.real, suffix)).collect()
    }
}

/// The database that a backup is restored to, until it comes into its place. A file beside it is locked meanwhile, since
/// the locks of SQLite on the database itself end with each connection.
#[derive(Debug)]
pub(super) struct NewDatabase {
    path: PathBuf,
    _lock: PartFile,
}

/// Behind the name of the database that it replaces.
const RESTORING: &str = ".restoring";

impl NewDatabase {
    /// Deletes what restores that were killed have left. It is an error if another one goes on.
    pub(super) fn begin(replaced: &Path) -> std::io::Result<Self> {
        let lock = PartFile::begin(beside(replaced, &format!("{RESTORING}-lock")), Readers::Owner)?;
        for path in unfinished(replaced)?.into_iter().filter(|path| path != lock.path()) {
            std::fs::remove_file(path)?;
        }
        Ok(Self { path: beside(replaced, RESTORING), _lock: lock })
    }

    /// Deletes what restores that were killed have left, unless one goes on.
    fn delete_unfinished(replaced: &Path) {
        if unfinished(replaced).is_ok_and(|found| !found.is_empty())
            && let Err(error) = Self::begin(replaced)
        {
            tracing::warn!(%error, "cannot delete an unfinished restore");
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for NewDatabase {
    fn drop(&mut self) {
        // It is not there any more once it has come into its place.
        let _ = std::fs::remove_file(&self.path);
    }
}

/// The files of restores of a database. Earlier versions put the number of their process behind the name.
fn unfinished(replaced: &Path) -> std::io::Result<Vec<PathBuf>> {
    let name = replaced.file_name().unwrap_or_default().to_string_lossy();
    let folder = replaced.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder.unwrap_or(Path::new(".")))? {
        let file_name = entry?.file_name();
        let rest = file_name.to_str().and_then(|found| found.strip_prefix(&*name));
        let rest = rest.and_then(|rest| rest.strip_prefix(RESTORING));
        let is_ours = |rest: &str| {
            let number = rest.strip_prefix('-').unwrap_or_default();
            ["", "-lock"].contains(&rest)
                || !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit())
        };
        if rest.is_some_and(is_ours) {
            found.push(replaced.with_file_name(file_name));
        }
    }
    Ok(found)
}

/// The files that a connection has open, by the paths that led to them.
#[derive(Debug)]
pub(super) struct HeldFiles(Vec<(PathBuf, FileId)>);

impl HeldFiles {
    /// What is written to a file that nobody finds any more is lost.
    pub(super) fn must_be_there(&self) -> Stored<()> {
        self.0.iter().try_for_each(|(path, id)| must_be(path, *id))
    }
}

fn must_be(path: &Path, id: FileId) -> Stored<()> {
    match platform::file_id(path) {
        Ok(found) if found == id => Ok(()),
        _ => Err(StoreError::Moved),
    }
}

/// The address by which SQLite opens a file that is there, and makes none.
pub(super) fn existing(path: &str) -> String {
    let path = path.replace(MAIN_SEPARATOR_STR, "/");
    let path = path.replace('%', "%25").replace('?', "%3F").replace('#', "%23");
    // Two slashes at the beginning would name a host.
    let host = if path.starts_with('/') { "//" } else { "" };
    format!("file:{host}{path}?mode=rw")
}

/// Where it belongs to somebody else that is for them to decide.
fn keep_private(path: &Path) {
    match platform::make_private(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            tracing::warn!(%error, "others may read a file of the database");
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_opened_as_it_is_spelt() {
        assert_eq!(existing("a b.sqlite"), "file:a b.sqlite?mode=rw");
        assert_eq!(existing("/tmp/50%?#.sqlite"), "file:///tmp/50%25%3F%23.sqlite?mode=rw");
    }
}

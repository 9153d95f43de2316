//! Files that are written under another name until they are whole.

use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use super::{FileId, create_private, file_id};

/// Behind the name of a file that is not whole.
pub const PART: &str = ".part";

/// Who may read a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Readers {
    Owner,
    /// Those whom the system lets read new files.
    Usual,
}

/// A file that this process alone writes. The process holds a lock on it, which ends with
/// the process however that ends: what a process that was killed has left is told from what another one is writing,
/// whatever their numbers are. It is deleted unless it gets its name.
#[derive(Debug)]
pub struct PartFile {
    path: PathBuf,
    file: File,
}

impl PartFile {
    /// Begins a file, in the place of one that was left behind. It is an error if another process is writing it.
    pub fn begin(path: PathBuf, readers: Readers) -> io::Result<Self> {
        let create: fn(&Path) -> io::Result<File> = match readers {
            Readers::Owner => create_private,
            Readers::Usual => |path| File::create_new(path),
        };
        loop {
            match create(&path) {
                Ok(file) => {
                    // Whoever looks for leftovers holds it for a moment, and may have deleted it.
                    must_have_locks(file.lock())?;
                    if leads_to(&path, &file) {
                        return Ok(Self { path, file });
                    }
                }
                Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
                Err(_) => match delete_leftover(&path)? {
                    Leftover::Deleted => {}
                    Leftover::Alive => {
                        let told = format!("another program is writing {}", path.display());
                        return Err(io::Error::new(ErrorKind::ResourceBusy, told));
                    }
                },
            }
        }
    }

    /// The file, to be written.
    pub fn writer(&self) -> io::Result<File> {
        self.file.try_clone()
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives the file its name once it is on the disk. A file that has the name already is replaced.
    pub fn finish(self, name: &Path) -> io::Result<()> {
        self.file.sync_all()?;
        fs::rename(&self.path, name)
    }
}

impl Drop for PartFile {
    fn drop(&mut self) {
        // Once the file has its name there may be another one, of another process.
        if leads_to(&self.path, &self.file) {
            // Nothing leads to it.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// What became of a file that may have been left behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Leftover {
    /// It is not there any more.
    Deleted,
    /// A process is writing it, or the file system knows no locks and so nothing is known of it.
    Alive,
}

/// Deletes a file unless a process is writing it.
pub fn delete_leftover(path: &Path) -> io::Result<Leftover> {
    let file = match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Leftover::Deleted),
        file => file?,
    };
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(Leftover::Alive),
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {
            return Ok(Leftover::Alive);
        }
        Err(TryLockError::Error(error)) => return Err(error),
    }
    if leads_to(path, &file) {
        fs::remove_file(path)?;
    }
    Ok(Leftover::Deleted)
}

/// Writes a file whole or not at all. What is no plain file, such as a pipe, is written as it is.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let found = fs::symlink_metadata(path).ok();
    if found.as_ref().is_some_and(|found| !found.is_file()) {
        return fs::write(path, text);
    }
    let part = PartFile::begin(beside(path, PART), Readers::Usual)?;
    if let Some(found) = found {
        part.file.set_permissions(found.permissions())?;
    }
    part.writer()?.write_all(text.as_bytes())?;
    part.finish(path)
}

/// A path with something behind its name.
pub fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn leads_to(path: &Path, file: &File) -> bool {
    let id = file.metadata().and_then(|found| FileId::of(&found));
    id.is_ok_and(|id| file_id(path).is_ok_and(|found| found == id))
}

/// Where the file system knows no locks, files are written without.
fn must_have_locks(locked: io::Result<()>) -> io::Result<()> {
    match locked {
        Err(error) if error.kind() == ErrorKind::Unsupported => Ok(()),
        locked => locked,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A folder of the test's own.
    struct Folder(PathBuf);

    impl Folder {
        fn new(name: &str) -> Self {
            let name = format!("magister-parts-{name}-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            fs::create_dir_all(&folder).unwrap();
            Self(folder)
        }

        fn names(&self) -> Vec<String> {
            let entries = fs::read_dir(&self.0).unwrap().map(Result::unwrap);
            let mut names: Vec<_> =
                entries.map(|entry| entry.file_name().into_string().unwrap()).collect();
            names.sort();
            names
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_file_that_is_being_written_is_nobody_elses_and_one_that_was_left_behind_is() {
        let folder = Folder::new("locks");
        let path = folder.0.join("open.part");
        fs::write(&path, "left behind").unwrap();
        let part = PartFile::begin(path.clone(), Readers::Owner).unwrap();
        let again = PartFile::begin(path.clone(), Readers::Owner).unwrap_err();
        assert_eq!(again.kind(), ErrorKind::ResourceBusy);
        assert_eq!(delete_leftover(&path).unwrap(), Leftover::Alive);
        part.writer().unwrap().write_all(b"whole").unwrap();
        part.finish(&folder.0.join("open")).unwrap();
        assert_eq!(fs::read_to_string(folder.0.join("open")).unwrap(), "whole");
        assert_eq!(folder.names(), ["open"]);
    }

    #[test]
    fn a_file_that_does_not_get_its_name_is_deleted() {
        let folder = Folder::new("given-up");
        let path = folder.0.join("open.part");
        drop(PartFile::begin(path.clone(), Readers::Owner).unwrap());
        fs::write(&path, "left behind").unwrap();
        assert_eq!(folder.names(), ["open.part"]);
        assert_eq!(delete_leftover(&path).unwrap(), Leftover::Deleted);
        assert_eq!(delete_leftover(&path).unwrap(), Leftover::Deleted);
        assert_eq!(folder.names(), [""; 0]);
    }
}

//! The file of a backup: a line with the format and a digest, one that is the manifest, one about the
//! body, then the body: the rows, compressed and perhaps encrypted (`docs/spec/backups.md`).

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use data_encoding::HEXLOWER;
use domain::backups::{ENDING, Manifest};
use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use system::platform::{PART, PartFile, Readers, beside, delete_leftover};

use super::cipher::{Bound, Key, Opening, Sealing};

/// How every backup begins.
const MAGIC: &str = "magister-backup";
/// The version of the format.
const FORMAT: u32 = 2;
/// The first line: both, and a SHA-256 in hexadecimal digits.
const FIRST_LINE: usize = MAGIC.len() + 1 + 1 + 1 + 64 + 1;
/// A manifest has a mark for each player who was ever erased: two hundred thousand of them fit.
const MOST_MANIFEST: u64 = 8 * 1024 * 1024;
/// What is said of the body, filled up with spaces.
const THIRD_LINE: usize = 120;

/// A file that is not a backup this program can read.
#[derive(Debug, thiserror::Error)]
pub enum UnreadableError {
    #[error("this is not a backup of Magister")]
    Foreign,
    #[error("this backup is damaged: use another copy (nothing was changed)")]
    Damaged,
    #[error(
        "this backup was made by a later version ({program}): restore it with that version \
         (nothing was changed)"
    )]
    Newer { program: String },
    #[error(
        "this backup has a format of an earlier version: restore it with that version \
         (nothing was changed)"
    )]
    Older,
    #[error("this backup is encrypted: give its passphrase by --passphrase or --passphrase-file")]
    Locked,
    #[error(
        "the passphrase does not open this backup: it is another one, or somebody has changed the \
         file (nothing was changed)"
    )]
    WrongPassphrase,
    #[error(
        "this backup is not encrypted: leave out the passphrase, unless the file should be encrypted \
         (nothing was changed)"
    )]
    NotEncrypted,
    #[error("{0}")]
    Io(io::Error),
}

impl From<io::Error> for UnreadableError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::PermissionDenied if error.raw_os_error().is_none() => {
                Self::WrongPassphrase
            }
            io::ErrorKind::UnexpectedEof
            | io::ErrorKind::InvalidData
            | io::ErrorKind::InvalidInput => Self::Damaged,
            _ => Self::Io(error),
        }
    }
}

/// Deletes what programs that were killed have left in a folder. Earlier versions put the number of their process behind
/// the name.
fn delete_unfinished(folder: &Path) -> io::Result<()> {
    let unfinished = format!(".{ENDING}{PART}");
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().contains(&unfinished) {
            delete_leftover(&entry.path())?;
        }
    }
    Ok(())
}

/// What stands after the beginning.
#[derive(Debug, Serialize, Deserialize)]
struct Body {
    /// In bytes.
    length: u64,
    sha256: String,
}

/// A file that counts and hashes what is written to it.
struct Hashing {
    file: BufWriter<File>,
    length: u64,
    hash: Sha256,
}

impl Write for Hashing {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.file.write(bytes)?;
        self.hash.update(&bytes[..n]);
        self.length += n as u64;
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

enum Layer {
    Plain(Hashing),
    Sealed(Box<Sealing<Hashing>>),
}

impl Write for Layer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Plain(to) => to.write(bytes),
            Self::Sealed(to) => to.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Plain(to) => to.flush(),
            Self::Sealed(to) => to.flush(),
        }
    }
}

/// A backup that is being written, under a name that goes if it is not finished.
pub(super) struct Writing {
    path: PathBuf,
    part: PartFile,
    manifest: Manifest,
    /// The manifest as it stands in the file.
    second_line: String,
    to: GzEncoder<Layer>,
}

impl Writing {
    /// Begins a backup; what there is to say of the body is filled in at the end.
    pub(super) fn begin(path: &Path, manifest: Manifest, key: Option<Key>) -> io::Result<Self> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        if let Err(error) = delete_unfinished(folder.unwrap_or(Path::new("."))) {
            tracing::warn!(%error, "cannot delete unfinished backups");
        }
        let part = PartFile::begin(beside(path, PART), Readers::Owner)?;
        let mut file = part.writer()?;
        let second_line = serde_json::to_string(&manifest)? + "\n";
        file.write_all(&vec![b' '; FIRST_LINE + second_line.len() + THIRD_LINE])?;
        let file = BufWriter::new(file);
        let hashing = Hashing { file, length: 0, hash: Sha256::new() };
        let layer = match key {
            Some(key) => {
                let bound = bound(second_line.as_bytes());
                Layer::Sealed(Box::new(Sealing::new(hashing, key, bound)))
            }
            None => Layer::Plain(hashing),
        };
        let to = GzEncoder::new(layer, Compression::default());
        Ok(Self { path: path.to_owned(), part, manifest, second_line, to })
    }

    pub(super) fn line(&mut self, line: &str) -> io::Result<()> {
        self.to.write_all(line.as_bytes())?;
        self.to.write_all(b"\n")
    }

    /// Fills in the beginning, and gives the file its name once it is on the disk.
    pub(super) fn finish(self) -> io::Result<Manifest> {
        let hashing = match self.to.finish()? {
            Layer::Plain(hashing) => hashing,
            Layer::Sealed(sealing) => sealing.finish()?,
        };
        let sha256 = HEXLOWER.encode(&hashing.hash.finalize());
        let body = serde_json::to_string(&Body { length: hashing.length, sha256 })?;
        let rest = format!("{}{body:<1$}\n", self.second_line, THIRD_LINE - 1);
        let digest = HEXLOWER.encode(&Sha256::digest(rest.as_bytes()));
        let mut file = hashing.file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.seek(SeekFrom::Start(0))?;
        file.write_all(format!("{MAGIC} {FORMAT} {digest}\n{rest}").as_bytes())?;
        drop(file);
        self.part.finish(&self.path)?;
        Ok(self.manifest)
    }
}

/// What an encrypted body is bound to.
fn bound(second_line: &[u8]) -> Bound {
    Sha256::digest(second_line).into()
}

/// The beginning of a file.
struct Head {
    manifest: Manifest,
    bound: Bound,
    body: Body,
}

/// What a backup says of itself; where its body begins is where the file is read on.
fn head(file: &mut impl BufRead) -> Result<Head, UnreadableError> {
    let mut first = Vec::new();
    file.take(FIRST_LINE as u64).read_until(b'\n', &mut first)?;
    let first = String::from_utf8(first).map_err(|_| UnreadableError::Foreign)?;
    let mut words = first.trim_end().split(' ');
    if words.next() != Some(MAGIC) {
        return Err(UnreadableError::Foreign);
    }
    match words.next().unwrap_or_default().parse::<u32>() {
        Err(_) => return Err(UnreadableError::Damaged),
        Ok(..FORMAT) => return Err(UnreadableError::Older),
        Ok(FORMAT) => {}
        Ok(format) => return Err(UnreadableError::Newer { program: format!("format {format}") }),
    }
    let (mut second, mut third) = (Vec::new(), Vec::new());
    file.take(MOST_MANIFEST).read_until(b'\n', &mut second)?;
    file.take(THIRD_LINE as u64).read_until(b'\n', &mut third)?;
    let digest = Sha256::new().chain_update(&second).chain_update(&third).finalize();
    if Some(HEXLOWER.encode(&digest).as_str()) != words.next() {
        return Err(UnreadableError::Damaged);
    }
    let manifest = serde_json::from_slice(&second).map_err(|_| UnreadableError::Damaged)?;
    let body = serde_json::from_slice(&third).map_err(|_| UnreadableError::Damaged)?;
    Ok(Head { manifest, bound: bound(&second), body })
}

/// What the backup at a path says of itself.
pub fn manifest(path: &Path) -> Result<Manifest, UnreadableError> {
    Ok(head(&mut BufReader::new(File::open(path)?))?.manifest)
}

/// A backup that is whole.
pub struct Checked {
    path: PathBuf,
    pub manifest: Manifest,
    bound: Bound,
    /// In bytes.
    length: u64,
}

/// Reads the whole file once, so that nothing is begun with one that is damaged.
pub fn check(path: &Path) -> Result<Checked, UnreadableError> {
    let mut file = BufReader::new(File::open(path)?);
    let Head { manifest, bound, body } = head(&mut file)?;
    let (mut hash, mut length) = (Sha256::new(), 0);
    loop {
        let bytes = file.fill_buf()?;
        if bytes.is_empty() {
            break;
        }
        hash.update(bytes);
        let n = bytes.len();
        length += n as u64;
        file.consume(n);
    }
    if (length, HEXLOWER.encode(&hash.finalize())) != (body.length, body.sha256) {
        return Err(UnreadableError::Damaged);
    }
    Ok(Checked { path: path.to_owned(), manifest, bound, length })
}

impl Checked {
    /// The lines of the body.
    pub(super) fn lines(
        &self,
        passphrase: Option<&str>,
    ) -> Result<Box<dyn BufRead>, UnreadableError> {
        let mut file = BufReader::new(File::open(&self.path)?);
        head(&mut file)?;
        match (&self.manifest.salt, passphrase) {
            (None, None) => Ok(unpack(file)),
            // Else an encrypted file could be replaced by one that nobody vouches for.
            (None, Some(_)) => Err(UnreadableError::NotEncrypted),
            (Some(_), None) => Err(UnreadableError::Locked),
            (Some(salt), Some(passphrase)) => {
                let key = (Key::new(passphrase, salt)?, self.bound);
                Ok(unpack(BufReader::new(Opening::new(file, key, self.length))))
            }
        }
    }
}

fn unpack(packed: impl BufRead + 'static) -> Box<dyn BufRead> {
    Box::new(BufReader::new(Unpacking(GzDecoder::new(packed))))
}

/// Unpacks to the very end of a body: nothing may follow, and the last piece has to open.
struct Unpacking<R>(GzDecoder<R>);

impl<R: BufRead> Read for Unpacking<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let n = self.0.read(into)?;
        if n == 0 && !into.is_empty() && !self.0.get_mut().fill_buf()?.is_empty() {
            return Err(io::ErrorKind::InvalidData.into());
        }
        Ok(n)
    }
}

#[cfg(test)]
mod tests {
    use domain::backups::{Contents, Why};

    use super::*;

    const SALT: &str = "00112233445566778899aabbccddeeff";
    const WORD: Option<&str> = Some("waldzell");
    const PIECE: u64 = 64 * 1024;
    const TAG: u64 = 16;
    const END: &str = "\"end\"\n";

    /// A backup of a line and the last one.
    fn written(path: &Path, line: &str, passphrase: Option<&str>) -> Checked {
        let manifest = Manifest {
            program: "0.1.0".to_owned(),
            step: "00000000000046".to_owned(),
            made_at: "2026-11-22T10:00:00Z".parse().unwrap(),
            why: Why::ByHand,
            contents: Contents::default(),
            erased: Vec::new(),
            salt: passphrase.map(|_| SALT.to_owned()),
        };
        let key = passphrase.map(|passphrase| Key::new(passphrase, SALT).unwrap());
        let mut writing = Writing::begin(path, manifest, key).unwrap();
        writing.line(line).unwrap();
        writing.line(END.trim_end()).unwrap();
        writing.finish().unwrap();
        check(path).unwrap()
    }

    /// A line after which the checksum of gzip, of eight bytes, begins the second piece.
    fn line_of_a_piece(path: &Path) -> String {
        let digits: String =
            (0..3000_u32).map(|n| HEXLOWER.encode(&Sha256::digest(n.to_be_bytes()))).collect();
        let mut n = 100_000;
        loop {
            let length = written(path, &digits[..n], None).length;
            match (PIECE + 8).checked_sub(length) {
                Some(0..8) => return digits[..n].to_owned(),
                // A digit takes less than a byte.
                Some(missing) => n += usize::try_from(missing).unwrap().div_ceil(2),
                None => panic!("{length} bytes of {n} digits"),
            }
        }
    }

    /// Whether the last line can be read, and whether the rest of the file can.
    fn read(backup: &Checked) -> (bool, bool) {
        let (mut lines, mut line) = (backup.lines(WORD).unwrap(), String::new());
        while line != END {
            line.clear();
            if lines.read_line(&mut line).is_err() {
                return (false, false);
            }
        }
        (true, lines.fill_buf().is_ok_and(<[u8]>::is_empty))
    }

    #[test]
    fn the_last_piece_is_opened_though_the_last_line_comes_before_it() {
        let folder = std::env::temp_dir().join(format!("magister-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("sealed.magister");
        let line = line_of_a_piece(&path);
        let backup = written(&path, &line, WORD);
        assert_eq!(read(&backup), (true, true));
        let whole = fs::read(&path).unwrap();
        let mut changed = whole.clone();
        *changed.last_mut().unwrap() ^= 1;
        fs::write(&path, &changed).unwrap();
        assert_eq!(read(&backup), (true, false), "the last piece is another one");
        let first = PIECE + TAG;
        let cut = whole.len() - usize::try_from(backup.length - first).unwrap();
        fs::write(&path, &whole[..cut]).unwrap();
        assert_eq!(read(&backup), (true, false), "the last piece is missing");
        let shorter = Checked { length: first, ..backup };
        assert_eq!(read(&shorter), (false, false), "the first piece is not the last one");
        fs::remove_dir_all(&folder).unwrap();
    }
}

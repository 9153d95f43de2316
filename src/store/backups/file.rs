//! The file of a backup: a line with the format and a digest, a line that is the manifest, then the
//! rows, compressed and perhaps encrypted (`docs/spec/backups.md`).

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use data_encoding::HEXLOWER;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use super::cipher::{Key, Opening, Sealing};
use crate::domain::backups::{Body, ENDING, Manifest};
use crate::platform;

/// How every backup begins.
const MAGIC: &str = "magister-backup";
/// The version of the format.
const FORMAT: &str = "1";
/// The first line: both, and a SHA-256 in hexadecimal digits.
const FIRST_LINE: usize = MAGIC.len() + 1 + FORMAT.len() + 1 + 64 + 1;
/// A manifest has a mark for each player who was ever erased.
const MOST_MANIFEST: u64 = 64 * 1024 * 1024;
/// No body is longer.
const LONGEST: Body = Body { length: u64::MAX, sha256: String::new() };

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
    #[error("this backup is encrypted: give its passphrase by --passphrase or --passphrase-file")]
    Locked,
    #[error("the passphrase does not open this backup (nothing was changed)")]
    WrongPassphrase,
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

/// Behind the name of a file that is not finished, with the number of the process.
const PART: &str = ".part-";

/// Whether a file of that name is a backup that was not finished.
pub fn is_unfinished(name: &str) -> bool {
    name.contains(&format!(".{ENDING}{PART}"))
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
    part: Part,
    manifest: Manifest,
    width: usize,
    to: GzEncoder<Layer>,
}

/// A file that is deleted unless it gets its name.
struct Part(Option<PathBuf>);

impl Drop for Part {
    fn drop(&mut self) {
        if let Some(path) = self.0.take() {
            // Nothing leads to it.
            let _ = fs::remove_file(path);
        }
    }
}

impl Writing {
    /// Begins a backup; what the manifest says of the body is filled in at the end.
    pub(super) fn begin(path: &Path, manifest: Manifest, key: Option<Key>) -> io::Result<Self> {
        let part = beside(path, &format!("{PART}{}", std::process::id()));
        let mut file = platform::create_private(&part)?;
        let part = Part(Some(part));
        let sha256 = "0".repeat(64);
        let longest = Manifest { body: Body { sha256, ..LONGEST }, ..manifest.clone() };
        let width = serde_json::to_vec(&longest)?.len();
        file.write_all(&vec![b' '; FIRST_LINE + width + 1])?;
        let file = BufWriter::new(file);
        let hashing = Hashing { file, length: 0, hash: Sha256::new() };
        let layer = match key {
            Some(key) => Layer::Sealed(Box::new(Sealing::new(hashing, key))),
            None => Layer::Plain(hashing),
        };
        let to = GzEncoder::new(layer, Compression::default());
        Ok(Self { path: path.to_owned(), part, manifest, width, to })
    }

    pub(super) fn line(&mut self, line: &str) -> io::Result<()> {
        self.to.write_all(line.as_bytes())?;
        self.to.write_all(b"\n")
    }

    /// Fills in the beginning, and gives the file its name once it is on the disk.
    pub(super) fn finish(mut self) -> io::Result<Manifest> {
        let hashing = match self.to.finish()? {
            Layer::Plain(hashing) => hashing,
            Layer::Sealed(sealing) => sealing.finish()?,
        };
        let sha256 = HEXLOWER.encode(&hashing.hash.finalize());
        self.manifest.body = Body { length: hashing.length, sha256 };
        let mut manifest = serde_json::to_string(&self.manifest)?;
        // Counted in bytes: names have letters of several.
        manifest.push_str(&" ".repeat(self.width.saturating_sub(manifest.len())));
        manifest.push('\n');
        let digest = HEXLOWER.encode(&Sha256::digest(manifest.as_bytes()));
        let mut file = hashing.file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.seek(SeekFrom::Start(0))?;
        file.write_all(format!("{MAGIC} {FORMAT} {digest}\n{manifest}").as_bytes())?;
        file.sync_all()?;
        drop(file);
        if let Some(part) = &self.part.0 {
            fs::rename(part, &self.path)?;
        }
        self.part.0 = None;
        Ok(self.manifest)
    }
}

/// A path with something behind its name.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// What a backup says of itself; where its body begins is where the file is read on.
fn head(file: &mut impl BufRead) -> Result<Manifest, UnreadableError> {
    let mut first = Vec::new();
    file.take(FIRST_LINE as u64).read_until(b'\n', &mut first)?;
    let first = String::from_utf8(first).map_err(|_| UnreadableError::Foreign)?;
    let mut words = first.trim_end().split(' ');
    if words.next() != Some(MAGIC) {
        return Err(UnreadableError::Foreign);
    }
    let (format, digest) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let mut line = Vec::new();
    file.take(MOST_MANIFEST).read_until(b'\n', &mut line)?;
    if HEXLOWER.encode(&Sha256::digest(&line)) != digest {
        return Err(UnreadableError::Damaged);
    }
    if format != FORMAT {
        return Err(UnreadableError::Newer { program: format!("format {format}") });
    }
    serde_json::from_slice(&line).map_err(|_| UnreadableError::Damaged)
}

/// What the backup at a path says of itself.
pub fn manifest(path: &Path) -> Result<Manifest, UnreadableError> {
    head(&mut BufReader::new(File::open(path)?))
}

/// A backup that is whole.
pub struct Checked {
    path: PathBuf,
    pub manifest: Manifest,
}

/// Reads the whole file once, so that nothing is begun with one that is damaged.
pub fn check(path: &Path) -> Result<Checked, UnreadableError> {
    let mut file = BufReader::new(File::open(path)?);
    let manifest = head(&mut file)?;
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
    if (length, HEXLOWER.encode(&hash.finalize()))
        != (manifest.body.length, manifest.body.sha256.clone())
    {
        return Err(UnreadableError::Damaged);
    }
    Ok(Checked { path: path.to_owned(), manifest })
}

impl Checked {
    /// The lines of the body.
    pub(super) fn lines(
        &self,
        passphrase: Option<&str>,
    ) -> Result<Box<dyn BufRead>, UnreadableError> {
        let mut file = BufReader::new(File::open(&self.path)?);
        head(&mut file)?;
        let Some(salt) = &self.manifest.salt else {
            return Ok(Box::new(BufReader::new(GzDecoder::new(file))));
        };
        let passphrase = passphrase.ok_or(UnreadableError::Locked)?;
        let key = Key::new(passphrase, salt)?;
        let opening = Opening::new(file, key, self.manifest.body.length);
        Ok(Box::new(BufReader::new(GzDecoder::new(opening))))
    }
}

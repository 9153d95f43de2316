//! Backups that somebody has changed who can write the file, digests and all.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::*;

fn sha256(bytes: &[u8]) -> String {
    data_encoding::HEXLOWER.encode(&Sha256::digest(bytes))
}

/// A backup taken apart: its manifest and its body.
struct Parts {
    manifest: Value,
    body: Vec<u8>,
}

impl Parts {
    fn of(backup: &Path) -> Self {
        let bytes = std::fs::read(backup).unwrap();
        let mut lines = bytes.splitn(4, |byte| *byte == b'\n').skip(1);
        let manifest = serde_json::from_slice(lines.next().unwrap()).unwrap();
        Self { manifest, body: lines.nth(1).unwrap().to_vec() }
    }

    /// The lines of a body that is not encrypted.
    fn lines(&self) -> Vec<String> {
        BufReader::new(GzDecoder::new(&*self.body)).lines().map(Result::unwrap).collect()
    }

    fn with_lines(self, lines: &[String]) -> Self {
        let mut body = GzEncoder::new(Vec::new(), Compression::default());
        for line in lines {
            writeln!(body, "{line}").unwrap();
        }
        Self { body: body.finish().unwrap(), ..self }
    }

    fn with_body(&self, body: &[u8]) -> Self {
        Self { manifest: self.manifest.clone(), body: body.to_vec() }
    }

    fn with(&self, field: &str, value: Value) -> Self {
        let mut changed = self.with_body(&self.body);
        changed.manifest[field] = value;
        changed
    }

    /// A file of a format with all of it, and digests that are right.
    fn file_of_format(&self, format: u32) -> PathBuf {
        let about_body = json!({"length": self.body.len(), "sha256": sha256(&self.body)});
        // The fields in the order of the program, so that what is not changed is the same.
        let manifest: Manifest = serde_json::from_value(self.manifest.clone()).unwrap();
        let rest = format!("{}\n{about_body}\n", serde_json::to_string(&manifest).unwrap());
        let first = format!("magister-backup {format} {}\n", sha256(rest.as_bytes()));
        let path = folder("backup").join("forged.magister");
        std::fs::write(&path, [first.as_bytes(), rest.as_bytes(), &self.body].concat()).unwrap();
        path
    }

    fn file(&self) -> PathBuf {
        self.file_of_format(2)
    }
}

/// A database that holds something, and whether it is left as it was.
struct Kept {
    url: String,
    before: Dump,
}

impl Kept {
    fn new(site: &Site, backup: &Path, passphrase: Option<&str>) -> Self {
        let url = of_the_same_kind(&site.database_url);
        restore(&url, &options(backup, passphrase)).unwrap();
        Self { before: dump(&url), url }
    }

    fn refuses(&self, file: &Path, passphrase: Option<&str>) -> UnreadableError {
        let replace = Restoring { replacing: Replacing::Anything, ..options(file, passphrase) };
        let refused = restore(&self.url, &replace).unwrap_err();
        assert_eq!(dump(&self.url), self.before);
        match refused {
            RestoreError::Unreadable(why) => why,
            other => panic!("{other}"),
        }
    }
}

const WORD: Option<&str> = Some("castalia");

both!(without_the_passphrase_nobody_changes_what_an_encrypted_backup_says_of_itself, |site| {
    filled(site);
    let backup = back_up(&site.store, WORD);
    let (parts, kept) = (Parts::of(&backup), Kept::new(site, &backup, WORD));
    let changes = [
        ("erased", json!(["00000000000000000000000000000001"])),
        ("step", json!("00000000000000000000000000000046")),
        ("made_at", json!("2020-01-01T00:00:00Z")),
        ("why", json!({"act": "tournament-closed", "tournament": "Open"})),
        ("program", json!("0.0.1")),
    ];
    for (field, value) in changes {
        let why = kept.refuses(&parts.with(field, value).file(), WORD);
        assert!(matches!(why, UnreadableError::WrongPassphrase), "{field}: {why}");
    }
    let other = parts.with("salt", json!("00112233445566778899aabbccddeeff")).file();
    assert!(matches!(kept.refuses(&other, WORD), UnreadableError::WrongPassphrase));
    // Unchanged, it opens.
    restore(&of_the_same_kind(&site.database_url), &options(&parts.file(), WORD)).unwrap();
});

both!(an_open_backup_does_not_pass_for_an_encrypted_one, |site| {
    filled(site);
    let backup = back_up(&site.store, None);
    let kept = Kept::new(site, &backup, None);
    let why = kept.refuses(&backup, WORD);
    assert!(matches!(why, UnreadableError::NotEncrypted), "{why}");
});

both!(a_backup_is_read_to_its_very_end_before_it_is_believed, |site| {
    filled(site);
    let backup = back_up(&site.store, None);
    let (parts, kept) = (Parts::of(&backup), Kept::new(site, &backup, None));
    let lines = parts.lines();
    assert_eq!(lines.last().unwrap(), "\"end\"");
    let body = &parts.body;
    // The last eight bytes are the checksum and the length: the last line can be read without them.
    let refused = |body: &[u8], what: &str| {
        let why = kept.refuses(&parts.with_body(body).file(), None);
        assert!(matches!(why, UnreadableError::Damaged), "{what}: {why}");
    };
    for n in 1..=8 {
        refused(&body[..body.len() - n], &format!("{n} bytes are cut off"));
    }
    let mut other_checksum = body.clone();
    other_checksum[body.len() - 6] ^= 1;
    refused(&other_checksum, "another checksum");
    refused(&[&body[..], b"more"].concat(), "something follows");
    let more = [&lines[..], &["\"end\"".to_owned()]].concat();
    refused(&parts.with_body(&[]).with_lines(&more).body, "a line follows");
    restore(&of_the_same_kind(&site.database_url), &options(&parts.file(), None)).unwrap();
});

both!(a_backup_of_another_format_is_refused_in_words, |site| {
    let backup = back_up(&site.store, None);
    let (parts, kept) = (Parts::of(&backup), Kept::new(site, &backup, None));
    let older = kept.refuses(&parts.file_of_format(1), None).to_string();
    assert!(older.contains("format of an earlier version"), "{older}");
    let later = kept.refuses(&parts.file_of_format(3), None).to_string();
    assert!(later.contains("a later version (format 3)"), "{later}");
});

//! Compares the bodies of answers with those of an earlier run.

use std::collections::BTreeMap;
use std::fs::{read_to_string, write};
use std::path::PathBuf;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

pub(crate) struct Digests {
    file: Option<PathBuf>,
    /// The digests of an earlier run; none if there was no such run.
    before: BTreeMap<String, String>,
    now: BTreeMap<String, String>,
}

impl Digests {
    pub(crate) fn at(file: Option<PathBuf>) -> Self {
        let text = file.as_ref().and_then(|file| read_to_string(file).ok()).unwrap_or_default();
        let lines = text.lines().filter_map(|line| line.split_once(' '));
        let before = lines.map(|(digest, of)| (of.to_owned(), digest.to_owned())).collect();
        Self { file, before, now: BTreeMap::new() }
    }

    pub(crate) fn note(&mut self, address: &str, body: &[u8]) {
        if self.file.is_some() {
            let digest = HEXLOWER.encode(&Sha256::digest(body));
            self.now.insert(address.to_owned(), digest);
        }
    }

    /// Writes them, or tells which bodies are different.
    pub(crate) fn finish(self) {
        let Some(file) = self.file else { return };
        if self.before.is_empty() {
            let lines = self.now.iter().map(|(address, digest)| format!("{digest} {address}\n"));
            return write(file, lines.collect::<String>()).expect("the file of the digests");
        }
        let is_other = |(address, digest): &(&String, &String)| {
            self.before.get(*address).is_some_and(|before| before != *digest)
        };
        let others: Vec<_> = self.now.iter().filter(is_other).map(|(address, _)| address).collect();
        println!("\n{} bodies of {} are different", others.len(), self.now.len());
        for address in others {
            println!("- {address}");
        }
    }
}

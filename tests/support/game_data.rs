//! The games' data in `crates/rules/tests/data/`, whichever games there are.

#![allow(dead_code, reason = "each test takes what it needs")]
#![allow(clippy::expect_used, reason = "a test that cannot read its data has failed")]

use std::{fs, path::Path};

use rules::Game;

/// A file of data: its name and its text.
pub(crate) struct DataFile {
    pub(crate) name: String,
    pub(crate) text: String,
}

/// A record, and what is expected of it.
pub(crate) struct Case {
    /// File, line and name, for messages.
    pub(crate) place: String,
    /// What the record is called, its status, and what else is to be found.
    pub(crate) header: String,
    pub(crate) record: String,
}

/// How many sequences of moves of length 1, 2, 3 ... a game has from its start.
pub(crate) struct Counts {
    pub(crate) place: String,
    pub(crate) spec: String,
    pub(crate) numbers: Vec<u128>,
}

/// The files of records; every family of games has some.
pub(crate) fn record_files() -> Vec<DataFile> {
    files("records", |text, family| {
        text.lines()
            .any(|line| line.strip_prefix("[Game \"").is_some_and(|spec| is_of(spec, family)))
    })
}

impl DataFile {
    /// The records in it.
    pub(crate) fn cases(&self) -> Vec<Case> {
        let mut line = 1;
        let mut cases = Vec::new();
        for (case_idx, case) in self.text.split("\n=== ").enumerate() {
            let (header, record) = case.split_once('\n').unwrap_or((case, ""));
            if case_idx > 0 {
                let place = format!("{}:{line}: {header}", self.name);
                cases.push(Case { place, header: header.to_owned(), record: record.to_owned() });
            }
            line += 1 + case.matches('\n').count();
        }
        cases
    }
}

impl Case {
    /// Whether the verifier has to find nothing wrong with it.
    pub(crate) fn is_verified(&self) -> bool {
        self.header.split(" | ").nth(1) == Some("verified")
    }
}

/// The numbers of moves; every family of games has some.
pub(crate) fn all_counts() -> Vec<Counts> {
    let files = files("perft", |text, family| text.lines().any(|line| is_of(line, family)));
    let of_file = |file: DataFile| {
        let lines = (1..).zip(file.text.lines()).filter(|(_, line)| !line.starts_with('#'));
        let counts = lines.map(|(line, text)| {
            let (spec, numbers) = text.rsplit_once(": ").expect("game: counts");
            let numbers = numbers.split(' ').map(|count| count.parse().expect("a number"));
            let place = format!("{}:{line}", file.name);
            Counts { place, spec: spec.to_owned(), numbers: numbers.collect() }
        });
        counts.collect::<Vec<_>>()
    };
    files.into_iter().flat_map(of_file).collect()
}

/// Whether a spec, with something behind it, is of a family.
fn is_of(spec: &str, family: &str) -> bool {
    spec.strip_prefix(family).is_some_and(|rest| rest.starts_with([':', '"']))
}

fn files(ending: &str, is_about: fn(&str, &str) -> bool) -> Vec<DataFile> {
    let root = env!("CARGO_MANIFEST_DIR").trim_end_matches("/crates/rules");
    let folder = Path::new(root).join("crates/rules/tests/data");
    let mut paths: Vec<_> = fs::read_dir(&folder)
        .expect("the folder of data")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .collect();
    paths.sort();
    let read = |path: &std::path::PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        DataFile { name, text: fs::read_to_string(path).expect("a text") }
    };
    let files: Vec<DataFile> = paths.iter().map(read).collect();
    for family in Game::FAMILIES {
        let is_there = files.iter().any(|file| is_about(&file.text, family));
        assert!(is_there, "no .{ending} of {family} in {}", folder.display());
    }
    files
}

//! The files of this repository, read once.

use std::fs;
use std::io;
use std::path::Path;

/// Larger files are data, which no house rule reads.
const MAX_BYTES: u64 = 1 << 20;

/// Folders that hold nothing of ours.
const SKIPPED: [&str; 3] = ["target", "node_modules", "corpus"];

/// One text file, its path from the repository's root with `/` between the parts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    pub(crate) fn new(path: &str, text: &str) -> File {
        File { path: path.to_owned(), text: text.to_owned() }
    }

    pub(crate) fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|found| found == extension)
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.has_extension("rs")
    }

    pub(crate) fn is_template(&self) -> bool {
        self.path.starts_with("templates/")
            && (self.has_extension("html") || self.has_extension("svg"))
    }

    /// Whether the app or a crate is built from it: Rust outside tests, benches and fuzzing.
    pub(crate) fn is_shipped_rust(&self) -> bool {
        let in_src = ["src/", "rules/src/", "tournament/src/", "rating/src/"]
            .iter()
            .any(|folder| self.path.starts_with(folder));
        let is_test = self.path.ends_with("/tests.rs") || self.path.contains("/tests/");
        in_src && self.is_rust() && !is_test
    }

    pub(crate) fn is_pure_crate(&self) -> bool {
        self.is_shipped_rust() && !self.path.starts_with("src/")
    }
}

/// One line of a report.
pub(crate) fn violation(file: &File, line: usize, what: &str) -> String {
    format!("{}:{line}: {what}", file.path)
}

/// All text files below the root, in order of their paths.
pub(crate) fn files() -> io::Result<Vec<File>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    collect(root, "", &mut found)?;
    found.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(found)
}

fn collect(folder: &Path, prefix: &str, found: &mut Vec<File>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        let metadata = entry.metadata()?;
        if metadata.is_dir() {
            let is_hidden = name.starts_with('.') && name != ".ci" && name != ".github";
            if !is_hidden && !SKIPPED.contains(&name.as_str()) {
                collect(&entry.path(), &format!("{path}/"), found)?;
            }
        } else if metadata.is_file() && metadata.len() <= MAX_BYTES && name != ".git" {
            // What is not UTF-8 is a picture or a database.
            if let Ok(text) = String::from_utf8(fs::read(entry.path())?) {
                found.push(File { path, text });
            }
        }
    }
    Ok(())
}

#[test]
fn the_tree_holds_this_file_and_no_build_output() {
    let files = files().unwrap();
    assert!(files.iter().any(|file| file.path == "tests/tidy/tree.rs"));
    assert!(files.iter().any(|file| file.path == "rules/src/lib.rs" && file.is_pure_crate()));
    assert!(!files.iter().any(|file| file.path.starts_with("target/")));
}

#[test]
fn tests_are_not_shipped() {
    for path in ["tests/app/main.rs", "rules/tests/laws.rs", "src/web/tests.rs", "rules/fuzz/a.rs"]
    {
        assert!(!File::new(path, "").is_shipped_rust(), "{path}");
    }
    assert!(File::new("src/web/players.rs", "").is_shipped_rust());
    assert!(!File::new("src/web/players.rs", "").is_pure_crate());
}

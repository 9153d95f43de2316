//! The files of this repository, read once.

use std::fs;
use std::io;
use std::path::Path;
use std::sync::{LazyLock, OnceLock};

use crate::Violation;
use crate::html::Page;
use crate::rust::Rust;

/// Larger files are data, which no house rule reads.
const MAX_BYTES: u64 = 1 << 20;

/// Folders that hold nothing of ours.
const SKIPPED: [&str; 3] = ["target", "node_modules", "corpus"];

/// The sources of the program: the package at the top, and the crates.
pub(crate) const SOURCES: [&str; 2] = ["src/", "crates/"];

/// The real files.
pub(crate) static TREE: LazyLock<Tree> = LazyLock::new(|| {
    let mut files = Vec::new();
    collect(Path::new(env!("CARGO_MANIFEST_DIR")), "", &mut files).expect("the files are readable");
    files.sort_unstable();
    Tree::new(files)
});

/// A set of text files, the real ones or planted ones.
pub(crate) struct Tree {
    pub(crate) files: Vec<File>,
}

impl Tree {
    pub(crate) fn new(files: Vec<(String, String)>) -> Tree {
        let file = |(path, text)| File { path, text, rust: OnceLock::new(), page: OnceLock::new() };
        Tree { files: files.into_iter().map(file).collect() }
    }

    pub(crate) fn get(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The Rust files that the app and the crates are built from.
    pub(crate) fn shipped(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.is_shipped())
    }

    pub(crate) fn templates(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.is_template())
    }
}

/// One text file, its path from the repository's root with `/` between the parts.
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
    rust: OnceLock<Rust>,
    page: OnceLock<Page>,
}

impl File {
    /// The file as Rust. Panics if it is none.
    pub(crate) fn rust(&self) -> &Rust {
        self.rust.get_or_init(|| {
            Rust::read(&self.text).unwrap_or_else(|error| panic!("{}: {error}", self.path))
        })
    }

    /// The file as a template.
    pub(crate) fn page(&self) -> &Page {
        self.page.get_or_init(|| Page::read(&self.text))
    }

    pub(crate) fn at(&self, line: usize, what: impl Into<String>) -> Violation {
        Violation { path: self.path.clone(), line, what: what.into() }
    }

    pub(crate) fn extension(&self) -> &str {
        Path::new(&self.path).extension().and_then(|found| found.to_str()).unwrap_or("")
    }

    pub(crate) fn is_under(&self, prefixes: &[&str]) -> bool {
        prefixes.iter().any(|prefix| self.path.starts_with(prefix))
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.extension() == "rs"
    }

    pub(crate) fn is_template(&self) -> bool {
        self.is_under(&["templates/"]) && ["html", "svg"].contains(&self.extension())
    }

    fn is_shipped(&self) -> bool {
        let is_test = ["/tests/", "/benches/", "/examples/", "/fuzz/"]
            .iter()
            .any(|part| self.path.contains(part))
            || self.path.ends_with("/tests.rs");
        self.is_under(&SOURCES) && self.is_rust() && !is_test
    }
}

/// Returns the package of a file, such as `crates/rules/`, and its module there.
pub(crate) fn module(path: &str) -> (&str, Vec<&str>) {
    let (package, below) = path.split_once("src/").unwrap_or(("", path));
    let parts = below.trim_end_matches(".rs").split('/');
    (package, parts.filter(|part| !["mod", "lib", "main"].contains(part)).collect())
}

/// Returns what the parts of a path lead to from the root of the package, if they say so.
pub(crate) fn absolute<'a>(module: &[&'a str], parts: &[&'a str]) -> Option<Vec<&'a str>> {
    let supers = parts.iter().take_while(|part| **part == "super").count();
    let (base, skipped) = match *parts.first()? {
        "crate" => (0, 1),
        "self" => (module.len(), 1),
        "super" => (module.len().checked_sub(supers)?, supers),
        _ => return None,
    };
    Some([&module[..base], &parts[skipped..]].concat())
}

fn collect(folder: &Path, prefix: &str, found: &mut Vec<(String, String)>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{prefix}{name}");
        let metadata = entry.metadata()?;
        let is_hidden = name.starts_with('.') && name != ".ci" && name != ".github";
        if metadata.is_dir() && !is_hidden && !SKIPPED.contains(&name.as_str()) {
            collect(&entry.path(), &format!("{path}/"), found)?;
        } else if metadata.is_file() && metadata.len() <= MAX_BYTES && name != ".git" {
            // What is not UTF-8 is a picture or a database.
            found.extend(String::from_utf8(fs::read(entry.path())?).ok().map(|text| (path, text)));
        }
    }
    Ok(())
}

#[test]
fn the_tree_holds_what_is_ours() {
    assert!(TREE.get("tests/tidy/tree.rs").is_some());
    assert!(!TREE.files.iter().any(|file| file.is_under(&["target/"])));
    let shipped = |path| TREE.shipped().any(|file| file.path == path);
    assert!(shipped("crates/rules/src/lib.rs") && shipped("src/main.rs"));
    assert!(
        !shipped("tests/tidy/tree.rs") && !shipped("crates/tournament/src/pairing/dutch/tests.rs")
    );
}

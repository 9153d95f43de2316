//! What no file of ours holds: tabs, trailing white space, merge markers, somebody's paths.

use std::path::Path;

use crate::rust::Source;
use crate::tree::{File, violation};

/// Files that people write, as against data, which is kept as it came.
const WRITTEN: [&str; 13] =
    ["rs", "toml", "md", "html", "svg", "css", "js", "ftl", "sql", "sh", "yml", "yaml", "json"];

/// Beginnings of paths that exist on one machine only, in two parts so as not to be found here.
const OWN_PATHS: [(&str, &str); 2] = [("/wo", "rk/"), ("/ro", "ot/")];

const MARKERS: [&str; 3] = ["<<<<<<< ", ">>>>>>> ", "||||||| "];

fn is_written(file: &File) -> bool {
    let extension = Path::new(&file.path).extension();
    extension.is_none_or(|found| WRITTEN.iter().any(|written| found == *written))
}

fn check(file: &File) -> Vec<String> {
    let mut found = Vec::new();
    for (idx, line) in file.text.lines().enumerate() {
        if MARKERS.iter().any(|marker| line.starts_with(marker)) {
            found.push(violation(file, idx + 1, "a merge marker: finish the merge"));
        }
        for (first, second) in OWN_PATHS {
            if names_path(line, &format!("{first}{second}")) {
                let what = format!("`{first}{second}` is on one machine only: make it relative");
                found.push(violation(file, idx + 1, &what));
            }
        }
    }
    if is_written(file) {
        found.extend(check_white_space(file));
    }
    found
}

/// Whether `path` starts an absolute path, rather than the end of an address or another path.
fn names_path(line: &str, path: &str) -> bool {
    line.match_indices(path).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || "._-~}/".contains(c))
    })
}

fn check_white_space(file: &File) -> Vec<String> {
    // A long literal may hold tabs and end lines as it must.
    let is_rust = file.is_rust();
    let text =
        if is_rust { Source::read(&file.text).without_literals() } else { file.text.clone() };
    let mut found = Vec::new();
    for (idx, line) in text.lines().enumerate() {
        if line.ends_with([' ', '\t']) {
            found.push(violation(file, idx + 1, "white space at the end of the line: delete it"));
        }
        if is_rust && line.trim_start_matches(' ').starts_with('\t') {
            found.push(violation(file, idx + 1, "indented by a tab: run `cargo fmt`"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{assert_found, assert_tidy, tree};

    fn planted(path: &str, text: &str, expected: &[&str]) {
        assert_found(&check(&File::new(path, text)), expected);
    }

    #[test]
    fn every_file_is_clean() {
        assert_tidy(&tree::files().unwrap().iter().flat_map(check).collect::<Vec<_>>());
    }

    #[test]
    fn white_space_is_found() {
        planted("src/a.rs", "fn a() {\n\tb();\n}", &["src/a.rs:2"]);
        planted("README.md", "a  \nb\n", &["README.md:1"]);
        planted("tests/run", "a\nb\t\n", &["tests/run:2"]);
        planted("src/a.rs", "// a \n", &["src/a.rs:1"]);
    }

    #[test]
    fn a_merge_marker_is_found() {
        planted("a.trf", "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> b\n", &["a.trf:1", "a.trf:5"]);
    }

    #[test]
    fn a_path_of_one_machine_is_found() {
        planted("a.md", &format!("In `{}{}`.", "/wo", "rk/main"), &["a.md:1"]);
        planted("src/a.rs", &format!("f(\"{}{}\")", "/ro", "ot/.cargo"), &["src/a.rs:1"]);
    }

    #[test]
    fn addresses_data_and_literals_are_clean() {
        planted(
            "a.md",
            &format!("https://example.org{}{} a{}{}", "/wo", "rk/a", "/ro", "ot/b"),
            &[],
        );
        planted("rules/tests/data/a.records", "win | a  \n\tb\n", &[]);
        planted("src/a.rs", "let a = \"b  \n\tc\";", &[]);
        planted("a.md", "Title\n=======\n", &[]);
    }
}

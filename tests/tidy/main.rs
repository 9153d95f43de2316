//! The house rules, held by machine.
//!
//! A rule is a function from the files of the repository to violations. Its test first plants
//! some, each line marked with `✗`, so that we know the rule bites, and then reads the real files.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "these are tests")]

/// A test that a rule finds what is planted, and nothing in the real files.
macro_rules! rule {
    ($name:ident: $rule:expr; $($path:expr => $text:expr;)*) => {
        #[test]
        fn $name() {
            crate::holds($rule, &[$(($path, $text)),*]);
        }
    };
}

mod buttons;
mod circles;
mod code;
mod crates;
mod documents;
mod files;
mod html;
mod layers;
mod messages;
mod names;
mod rust;
mod templates;
mod tree;

use tree::{TREE, Tree};

/// Ends a line of a planted file once for each violation on it.
const MARK: char = '✗';

/// A place, and what is wrong there and what to do instead.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Violation {
    path: String,
    line: usize,
    what: String,
}

/// Runs a rule on planted files, then on the real ones.
fn holds(rule: impl Fn(&Tree, &mut Vec<Violation>), planted: &[(&str, &str)]) {
    finds(&rule, planted);
    let found = run(rule, &TREE);
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), list(&found));
}

/// Runs a rule on planted files: a path and its text, in which `--- path` begins another file.
fn finds(rule: impl Fn(&Tree, &mut Vec<Violation>), planted: &[(&str, &str)]) {
    for (path, text) in planted {
        let (tree, expected) = plant(path, text);
        let found = run(&rule, &tree);
        let places: Vec<_> = found.iter().map(|found| (found.path.clone(), found.line)).collect();
        assert_eq!(places, expected, "planted:\n--- {path}\n{text}\nfound:\n{}", list(&found));
    }
}

/// What a rule finds, in order and once each.
fn run(rule: impl Fn(&Tree, &mut Vec<Violation>), tree: &Tree) -> Vec<Violation> {
    let mut found = Vec::new();
    rule(tree, &mut found);
    found.sort_unstable();
    found.dedup();
    found
}

fn plant(path: &str, text: &str) -> (Tree, Vec<(String, usize)>) {
    let (mut files, mut marked) = (vec![(path.to_owned(), String::new())], Vec::new());
    for line in text.split_inclusive('\n') {
        if let Some(path) = line.strip_prefix("--- ") {
            files.push((path.trim_end().to_owned(), String::new()));
            continue;
        }
        let (path, text) = files.last_mut().expect("there is a first file");
        let place = (path.clone(), text.lines().count() + 1);
        marked.extend(line.matches(MARK).map(|_| place.clone()));
        *text += &line.replace(MARK, "");
    }
    marked.sort_unstable();
    (Tree::new(files), marked)
}

fn list(found: &[Violation]) -> String {
    let lines = found.iter().map(|Violation { path, line, what }| format!("{path}:{line}: {what}"));
    lines.collect::<Vec<_>>().join("\n")
}

/// Whether a list of words holds the word.
fn lists(list: &str, word: &str) -> bool {
    list.split_whitespace().any(|listed| listed == word)
}

/// The number, from 1, of the line that holds the byte at `at`.
fn line(text: &str, at: usize) -> usize {
    1 + text[..at].matches('\n').count()
}

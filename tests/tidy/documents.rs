//! What the documents name is there: files, folders, and words of the code.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use regex::Regex;

use crate::names::DRAWERS;
use crate::rust::Token;
use crate::tree::{File, Tree};
use crate::{Violation, holds, lists};

const DOCUMENTS: [&str; 4] =
    ["ARCHITECTURE.md", "STYLE.md", "CONTRIBUTING.md", "docs/adding-a-game.md"];

/// What a path in a document may be relative to.
const ROOTS: [&str; 3] = ["", "src/", "crates/"];

/// What makes the next word a definition.
const DEFINES: &str = "fn struct enum trait type const static mod impl macro_rules!";

/// Names of nothing here: other people's, what is not done here, and what is to come.
const FOREIGN: &str = "CHROMIUM CHROMEDRIVER extends anyhow Pairer down.sql";

static PATTERNS: LazyLock<[Regex; 5]> = LazyLock::new(|| {
    let path = r"^[\w.-]+/[\w./-]*";
    let file = r"^[\w-]+\.(?:rs|md|toml|sql|ftl)$";
    let name = r"^(?:([A-Za-z]\w*::)*([A-Za-z]\w*)::)?([A-Za-z]\w*[^\W_])!?$";
    let kind = r"\b[A-Z]\w*[a-z]\w*";
    ["`([^`]+)`", path, file, name, kind].map(|pattern| Regex::new(pattern).unwrap())
});

/// The files, and the words of the code.
struct Known<'a> {
    tree: &'a Tree,
    words: BTreeSet<&'a str>,
}

impl Known<'_> {
    fn has(&self, quote: &str) -> bool {
        let [_, path, file, name, kind] = &*PATTERNS;
        let mut paths = self.tree.files.iter().map(|file| file.path.as_str());
        if let Some(path) = path.find(quote) {
            let path = path.as_str();
            // `store/results.rs` is `crates/store/src/results.rs`.
            let inside =
                path.split_once('/').map(|(name, rest)| format!("crates/{name}/src/{rest}"));
            let places: Vec<String> =
                ROOTS.iter().map(|root| format!("{root}{path}")).chain(inside).collect();
            paths.any(|path| places.iter().any(|place| path.starts_with(place)))
        } else if file.is_match(quote) {
            lists(FOREIGN, quote) || paths.any(|path| path.rsplit('/').next() == Some(quote))
        } else if let Some(found) = name.captures(quote) {
            found.get(2).map_or_else(
                || self.has_word(&found[3]),
                |owner| self.defines(owner.as_str(), &found[3]),
            )
        } else {
            kind.find_iter(quote).all(|kind| self.has_word(kind.as_str()))
        }
    }

    fn has_word(&self, word: &str) -> bool {
        self.words.contains(word) || lists(FOREIGN, word) || lists(DRAWERS, word)
    }

    /// Whether a word is defined in a module, or beside a type or its functions.
    fn defines(&self, owner: &str, word: &str) -> bool {
        let defines = |file: &File, word: &str| {
            let mut pairs = file.rust().all.windows(2);
            pairs.any(|pair| pair[1].text == word && lists(DEFINES, &pair[0].text))
        };
        self.tree.files.iter().filter(|file| file.is_rust()).any(|file| {
            let is_module = file.path.split(['/', '.']).any(|part| part == owner);
            (is_module || defines(file, owner)) && defines(file, word)
        })
    }
}

/// The words of a file's code and of its path.
fn words(file: &File) -> impl Iterator<Item = &str> {
    let tokens = file.rust().all.iter().filter(|token| token.literal.is_none());
    let parts = tokens.flat_map(Token::parts).chain(file.path.split(['/', '.']));
    parts.map(|part| part.trim_matches(['.', '!', ':']))
}

/// What a document quotes, and the types in its examples of Rust, with their lines.
fn quotes(text: &str) -> Vec<(usize, &str)> {
    let [quote, .., kind] = &*PATTERNS;
    let mut language = "";
    let mut found = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let (code, prose) = match language {
            "" => ("", text),
            "rust" => text.split_once("//").unwrap_or((text, "")),
            _ => ("", ""),
        };
        language = text.strip_prefix("```").unwrap_or(language);
        found.extend(quote.captures_iter(prose).map(|quote| (line, quote.extract::<1>().1[0])));
        found.extend(kind.find_iter(code).map(|kind| (line, kind.as_str())));
    }
    found
}

fn documents(tree: &Tree, found: &mut Vec<Violation>) {
    let rust = tree.files.iter().filter(|file| file.is_rust());
    let known = Known { tree, words: rust.flat_map(words).collect() };
    for file in DOCUMENTS.iter().filter_map(|path| tree.get(path)) {
        for (line, quote) in quotes(&file.text).into_iter().filter(|(_, quote)| !known.has(quote)) {
            found.push(file.at(line, format!("`{quote}` is nowhere: name what is there")));
        }
        let here = FOREIGN.split(' ').filter(|word| known.words.contains(word));
        found.extend(here.map(|word| file.at(1, format!("`{word}` is not FOREIGN any more"))));
    }
}

#[test]
fn what_the_documents_name_is_there() {
    let text = "`web/players.rs` `src/web/` `players.rs` `Player` `Player::find` `players::find` `age`\n\
        `web/player.rs`✗ `src/desk/`✗ `rows.rs`✗ `Gamer`✗ `Player::lose`✗ `games::find`✗ `years`✗\n\
        `tests/*.x`✗ `f(Gamer)`✗ `is_` `-1` `GET /a/7` `cargo test` `anyhow` `utils`\n\
        ```rust\nlet a: Gamer = Player::b();✗ // of Someone, `docs/a.md`✗\n```\n```sql\nGamer\n```\n\
        --- src/web/players.rs\nstruct Player { age: u8 }\nimpl Player { fn find(id: u8) {} }\n";
    holds(documents, &[("STYLE.md", text), ("STYLE.md", "✗\n--- src/a.rs\nstruct Pairer;")]);
}

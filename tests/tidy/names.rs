//! One word per thing, the same in every layer; and no drawer for whatever is left over.

use crate::rust::{Source, is_word};
use crate::tree::{File, violation};

/// The features: one word each, the name of a file or folder in every layer.
const FEATURES: &str = "accounts events players entries tournaments rounds results games byes forbidden \
    standings crosstable ratings audit home search pairings pies reports history tie_breaks merges \
    calculator";

/// What a layer needs besides features, for all of them together. A new name here is a
/// decision, so it is made here and seen in review.
const SHELL: [(&str, &str); 6] = [
    // The root of the layer, then what every request passes through.
    (
        "src/web/",
        "mod access answer api assets attempts error error_pages headers health limits \
         live origin routes server session state submission trace turns visit",
    ),
    // Who acts.
    ("src/desk/", "mod"),
    // Connections, the schema, and what is kept for the program itself.
    ("src/store/", "mod connection forms live migrations pool schema sessions"),
    // What several pages share: the frame, texts, and how a value is shown.
    ("src/view/", "mod assets board chart complaints error filters format frame language text"),
    // What several forms share: complaints, fields, and the files people bring along.
    ("src/form/", "mod complaint csv field trf"),
    // Pieces of pages, and pages about what went wrong.
    ("templates/", "parts errors"),
];

/// Names that say nothing about what is inside.
const DRAWERS: &str = "utils util helpers helper common misc service services manager managers \
    shared stuff";

fn lists(list: &str, name: &str) -> bool {
    list.split_whitespace().any(|listed| listed == name)
}

/// Checks the names on the way to a file, and of the modules inside it.
fn check_drawer(file: &File) -> Vec<String> {
    let in_tree = file.is_rust() || file.is_template();
    let mut found = Vec::new();
    if !in_tree {
        return found;
    }
    for part in file.path.split('/') {
        let name = part.split('.').next().unwrap_or(part);
        if lists(DRAWERS, name) {
            let what = format!("`{name}` names no subject: name the file after what it holds");
            found.push(violation(file, 1, &what));
        }
    }
    if file.is_rust() {
        found.extend(drawer_modules(file));
    }
    found
}

/// Modules inside a file, `mod utils { … }` or `mod utils;`.
fn drawer_modules(file: &File) -> Vec<String> {
    let code = Source::read(&file.text).code();
    let mut found = Vec::new();
    for (idx, line) in code.lines().enumerate() {
        let words: Vec<&str> =
            line.split(|c| !is_word(c)).filter(|word| !word.is_empty()).collect();
        let named = words.windows(2).find(|pair| pair[0] == "mod" && lists(DRAWERS, pair[1]));
        if let Some([_, name]) = named {
            let what = format!("`mod {name}` names no subject: name it after what it holds");
            found.push(violation(file, idx + 1, &what));
        }
    }
    found
}

/// Checks that the file stands under a feature's name or a listed one.
fn check_feature(file: &File) -> Option<String> {
    let (layer, shell) = SHELL.iter().find(|(layer, _)| file.path.starts_with(layer))?;
    let below = file.path.strip_prefix(layer)?;
    let in_folder = below.contains('/');
    // Loose templates are the frame of all pages; only their folders are features.
    if *layer == "templates/" && !in_folder {
        return None;
    }
    let first = below.split('/').next()?;
    let name = first.strip_suffix(".rs").unwrap_or(first);
    let is_listed = lists(FEATURES, name) || lists(shell, name) || name == "tests";
    (!is_listed).then(|| {
        let what = format!(
            "`{name}` is no feature: use the feature's own word ({FEATURES}), or name it in tests/tidy/names.rs"
        );
        violation(file, 1, &what)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{assert_found, assert_tidy, tree};

    fn drawer(path: &str, text: &str, expected: &[&str]) {
        assert_found(&check_drawer(&File::new(path, text)), expected);
    }

    fn feature(path: &str, expected: &[&str]) {
        let found: Vec<String> = check_feature(&File::new(path, "")).into_iter().collect();
        assert_found(&found, expected);
    }

    #[test]
    fn nothing_is_kept_in_a_drawer() {
        assert_tidy(&tree::files().unwrap().iter().flat_map(check_drawer).collect::<Vec<_>>());
    }

    #[test]
    fn every_feature_goes_by_its_one_name() {
        assert_tidy(&tree::files().unwrap().iter().filter_map(check_feature).collect::<Vec<_>>());
    }

    #[test]
    fn a_drawer_is_found() {
        drawer("src/domain/utils.rs", "", &["src/domain/utils.rs:1"]);
        drawer("rules/src/common/mod.rs", "", &["rules/src/common/mod.rs:1"]);
        drawer("templates/misc/a.html", "", &["templates/misc/a.html:1"]);
        drawer("src/domain/a.rs", "\npub mod helpers {\n}", &["src/domain/a.rs:2"]);
        drawer("src/domain/a.rs", "// mod utils;\nmod commons; let x = \"mod utils\";", &[]);
    }

    #[test]
    fn a_second_word_for_a_thing_is_found() {
        feature("src/web/users.rs", &["src/web/users.rs:1"]);
        feature("src/store/player.rs", &["src/store/player.rs:1"]);
        feature("templates/matches/list.html", &["templates/matches/list.html:1"]);
        feature("src/view/people/list.rs", &["src/view/people/list.rs:1"]);
    }

    #[test]
    fn features_and_listed_files_are_clean() {
        feature("src/web/players.rs", &[]);
        feature("src/web/tournaments/draft.rs", &[]);
        feature("src/store/mod.rs", &[]);
        feature("templates/base.html", &[]);
        feature("templates/players/list.html", &[]);
        feature("src/domain/whatever.rs", &[]);
    }
}

//! What a text file may hold, and which steps the databases take.

use regex::Regex;

use crate::tree::{File, Tree};
use crate::{Violation, lists};

/// Files that people write, as against data, which is kept as it came.
const WRITTEN: &str = "rs toml md html svg css js ftl sql sh yml yaml json";

/// Merge markers, and paths that exist on one machine only rather than end an address; the
/// brackets keep the pattern from finding itself.
const FORBIDDEN: [(&str, &str); 2] = [
    (r"^(<<<<<<<|>>>>>>>|\|\|\|\|\|\|\|) ", "a merge marker: finish the merge"),
    (r"(^|[^\w.~}/-])/(wor[k]|roo[t])/", "a path of one machine: make it relative"),
];

const DATABASES: [&str; 2] = ["sqlite", "postgres"];

fn hygiene(tree: &Tree, found: &mut Vec<Violation>) {
    let forbidden = FORBIDDEN.map(|(pattern, what)| (Regex::new(pattern).unwrap(), what));
    for file in &tree.files {
        for (line, text) in (1..).zip(file.text.lines()) {
            let matching = forbidden.iter().filter(|(pattern, _)| pattern.is_match(text));
            found.extend(matching.map(|(_, what)| file.at(line, *what)));
        }
        if lists(WRITTEN, file.extension()) || file.extension().is_empty() {
            white_space(file, found);
        }
    }
}

/// White space at the end of lines, and tabs at the start of Rust's, outside long literals.
fn white_space(file: &File, found: &mut Vec<Violation>) {
    let tokens = if file.is_rust() { file.rust().all.as_slice() } else { &[] };
    let ends_inside = |line| tokens.iter().any(|token| (token.first..token.last).contains(&line));
    for (line, text) in (1..).zip(file.text.lines()) {
        if text.ends_with([' ', '\t']) && !ends_inside(line) {
            found.push(file.at(line, "white space at the end of the line: delete it"));
        }
        if file.is_rust()
            && text.trim_start_matches(' ').starts_with('\t')
            && !ends_inside(line - 1)
        {
            found.push(file.at(line, "indented by a tab: run `cargo fmt`"));
        }
    }
}

/// Both databases take the same steps, each an `up.sql` that says why; the way back is a copy.
fn migrations(tree: &Tree, found: &mut Vec<Violation>) {
    let is_sql = |line: &str| !line.trim().is_empty() && !line.trim_start().starts_with("--");
    for file in &tree.files {
        let ["migrations", database, step, name] = file.path.split('/').collect::<Vec<_>>()[..]
        else {
            continue;
        };
        let first = file.text.lines().next().unwrap_or("");
        let what = match name {
            "metadata.toml" => continue,
            "down.sql" => "the way back is a copy: delete it",
            "up.sql" if first.strip_prefix("-- ").is_none_or(|why| why.trim().is_empty()) => {
                "does not say why: open with a `-- ` comment"
            }
            "up.sql" if !file.text.lines().any(is_sql) => "holds no statement",
            "up.sql" => "",
            _ => "no part of a migration: move it elsewhere",
        };
        found.extend((!what.is_empty()).then(|| file.at(1, what)));
        for other in DATABASES.iter().filter(|_| DATABASES.contains(&database)) {
            let path = format!("migrations/{other}/{step}/up.sql");
            found.extend(
                tree.get(&path).is_none().then(|| file.at(1, format!("{path} is missing"))),
            );
        }
    }
}

const OWN: &str = "In `/WORK/main`.✗\n\"/ROOT/.cargo\"✗\nhttps://a.org/WORK/a b/ROOT/c";

rule! { every_file_is_clean: hygiene;
    "src/a.rs" => "fn a() {\n\tb();✗\n}\n// a ✗\nconst A: &str = \"b  \n\tc\";";
    "tests/run" => "a  ✗\nb\t✗\n";
    "a.trf" => "<<<<<<< HEAD✗\na\n=======\nb\n>>>>>>> b✗\n";
    "a.md" => &OWN.replace("WORK", "work").replace("ROOT", "root");
    "crates/rules/tests/data/a.records" => "win | a  \n\tb\n";
}

const UP: &str = "migrations/sqlite/1_a/up.sql";
const REST: &str = "\n--- migrations/postgres/1_a/up.sql\n-- Why.\nCREATE TABLE a (b);\n\
    --- migrations/README.md\nHow.";

rule! { both_databases_take_the_same_steps: migrations;
    UP => &format!("-- Why.\nCREATE TABLE a (b);{REST}");
    UP => &format!("CREATE TABLE a (b);✗{REST}");
    UP => &format!("-- ✗\nCREATE TABLE a (b);{REST}");
    UP => &format!("-- Why.✗\n{REST}");
    UP => &format!("-- Why.\nDROP;{REST}\n--- migrations/sqlite/1_a/notes.txt\na✗");
    UP => &format!("-- Why.\nDROP;{REST}\n--- migrations/postgres/1_a/down.sql\nDROP TABLE a;✗");
    "migrations/sqlite/2_b/up.sql" => "-- Why.✗\nDROP TABLE a;";
}

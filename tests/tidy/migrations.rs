//! Both databases take the same steps.

use std::collections::BTreeSet;

use crate::tree::{File, violation};

const DATABASES: [&str; 2] = ["sqlite", "postgres"];

/// What a step consists of.
const STEPS: [&str; 1] = ["up.sql"];

/// A file below one of the two folders: its database, its step and its own name.
fn parts(file: &File) -> Option<(&str, &str, &str)> {
    let (database, below) = file.path.strip_prefix("migrations/")?.split_once('/')?;
    let (step, name) = below.split_once('/')?;
    DATABASES.contains(&database).then_some((database, step, name))
}

fn check(files: &[File]) -> Vec<String> {
    let ours: Vec<&File> = files.iter().filter(|file| parts(file).is_some()).collect();
    let steps: BTreeSet<&str> = ours.iter().filter_map(|file| parts(file)).map(|p| p.1).collect();
    let mut found = Vec::new();
    for step in steps {
        for database in DATABASES {
            for name in STEPS {
                let path = format!("migrations/{database}/{step}/{name}");
                if !ours.iter().any(|file| file.path == path) {
                    found.push(format!("{path}:1: missing, both databases take every step"));
                }
            }
        }
    }
    found.extend(ours.into_iter().filter_map(check_file));
    found
}

fn check_file(file: &File) -> Option<String> {
    let (_, _, name) = parts(file)?;
    let has_sql =
        file.text.lines().map(str::trim).any(|line| !line.is_empty() && !line.starts_with("--"));
    let first = file.text.lines().next().unwrap_or("");
    let says_why = first.strip_prefix("-- ").is_some_and(|why| !why.trim().is_empty());
    match name {
        "up.sql" if !says_why => {
            Some(violation(file, 1, "does not say why: open with a `-- ` comment"))
        }
        "up.sql" if !has_sql => Some(violation(file, 1, "holds no statement")),
        "up.sql" | "down.sql" | "metadata.toml" => None,
        _ => Some(violation(file, 1, "no part of a migration: move it elsewhere")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{assert_found, assert_tidy, tree};

    fn planted(changed: &[(&str, &str)], expected: &[&str]) {
        let clean = [
            ("migrations/sqlite/1_a/up.sql", "-- Why.\nCREATE TABLE a (b);"),
            ("migrations/postgres/1_a/up.sql", "-- Why.\nCREATE TABLE a (b);"),
            ("migrations/README.md", "How."),
        ];
        let untouched = clean.iter().filter(|(path, _)| changed.iter().all(|(new, _)| new != path));
        let all = untouched.chain(changed).map(|(path, text)| File::new(path, text));
        assert_found(&check(&all.collect::<Vec<_>>()), expected);
    }

    #[test]
    fn both_databases_take_the_same_steps() {
        assert_tidy(&check(&tree::files().unwrap()));
    }

    #[test]
    fn a_step_of_one_database_only_is_found() {
        planted(
            &[("migrations/sqlite/2_b/up.sql", "-- Why.\nDROP TABLE a;")],
            &["migrations/postgres/2_b/up.sql:1"],
        );
    }

    #[test]
    fn a_step_without_why_or_statement_is_found() {
        let up = "migrations/sqlite/1_a/up.sql";
        planted(&[(up, "CREATE TABLE a (b);")], &["migrations/sqlite/1_a/up.sql:1"]);
        planted(&[(up, "-- \nCREATE TABLE a (b);")], &["migrations/sqlite/1_a/up.sql:1"]);
        planted(&[(up, "-- Nothing.\n\n")], &["migrations/sqlite/1_a/up.sql:1"]);
        planted(
            &[("migrations/sqlite/1_a/notes.txt", "a")],
            &["migrations/sqlite/1_a/notes.txt:1"],
        );
    }

    #[test]
    fn the_same_steps_are_clean() {
        planted(&[], &[]);
    }
}

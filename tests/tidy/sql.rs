//! SQL lives in `store` alone.

use crate::rust::Source;
use crate::tree::{File, violation};

/// How a statement starts, or goes on, inside a literal.
const STATEMENTS: [&str; 5] = ["SELECT ", "INSERT ", "DELETE FROM ", "UPDATE ", "CREATE TABLE "];

fn check(file: &File) -> Vec<String> {
    if !file.is_shipped_rust() || file.path.starts_with("src/store") {
        return Vec::new();
    }
    let source = Source::read(&file.text);
    let mut found = Vec::new();
    for literal in source.shipped_literals() {
        if STATEMENTS.iter().any(|statement| literal.text.contains(statement)) {
            let what = "SQL in a literal: make it a function of src/store";
            found.push(violation(file, literal.line, what));
        }
    }
    for (idx, line) in source.shipped_code().lines().enumerate() {
        if line.contains("sql_query") {
            let what = "`sql_query` outside the store: make it a function of src/store";
            found.push(violation(file, idx + 1, what));
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
    fn sql_is_only_in_the_store() {
        assert_tidy(&tree::files().unwrap().iter().flat_map(check).collect::<Vec<_>>());
    }

    #[test]
    fn sql_elsewhere_is_found() {
        planted("src/web/a.rs", "\nf(\"SELECT id FROM players\")", &["src/web/a.rs:2"]);
        planted("src/domain/a.rs", "f(r#\"INSERT INTO a\"#)", &["src/domain/a.rs:1"]);
        planted("src/cli/a.rs", "diesel::sql_query(x)", &["src/cli/a.rs:1"]);
    }

    #[test]
    fn the_store_and_prose_are_clean() {
        planted("src/store/a.rs", "sql_query(\"SELECT 1\")", &[]);
        planted("src/web/a.rs", "// SELECT it\nf(\"select a player\")", &[]);
        planted("tests/app/a.rs", "f(\"SELECT 1\")", &[]);
    }
}

//! A file that does not fit holds two subjects.

use crate::rust::Source;
use crate::tree::{File, violation};

const MAX_LINES: usize = 400;

fn check(file: &File) -> Option<String> {
    if !file.is_shipped_rust() {
        return None;
    }
    let lines = lines_of_code(&file.text);
    (lines > MAX_LINES).then(|| {
        let what = format!("{lines} lines of code, {MAX_LINES} fit: split the file by subject");
        violation(file, 1, &what)
    })
}

/// Lines that hold more than white space and comments, outside tests.
fn lines_of_code(text: &str) -> usize {
    let source = Source::read(text);
    let shipped = source.shipped_code();
    let code = source.code();
    let with_literals = source.without_comments();
    // A line inside a long literal counts unless it belongs to a test.
    let lines = shipped.lines().zip(code.lines()).zip(with_literals.lines());
    lines
        .filter(|((shipped, code), all)| {
            let is_literal = code.trim().is_empty() && !all.trim().is_empty();
            !shipped.trim().is_empty() || is_literal
        })
        .count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{assert_found, assert_tidy, tree};

    fn planted(path: &str, text: &str, expected: &[&str]) {
        assert_found(&check(&File::new(path, text)).into_iter().collect::<Vec<_>>(), expected);
    }

    #[test]
    fn every_file_fits() {
        assert_tidy(&tree::files().unwrap().iter().filter_map(check).collect::<Vec<_>>());
    }

    #[test]
    fn a_long_file_is_found() {
        planted("src/domain/a.rs", &"const A: u8 = 1;\n".repeat(401), &["src/domain/a.rs:1"]);
        planted("rules/src/a.rs", &"const A: u8 = 1;\n".repeat(401), &["rules/src/a.rs:1"]);
    }

    #[test]
    fn comments_blank_lines_and_tests_do_not_count() {
        let code = "const A: u8 = 1;\n".repeat(400);
        let rest = "\n// why\n/// what\n".repeat(100);
        let tests = format!("#[cfg(test)]\nmod tests {{\n{}}}\n", "fn a() {}\n".repeat(100));
        planted("src/domain/a.rs", &format!("{rest}{code}{tests}"), &[]);
        planted("tests/app/main.rs", &"const A: u8 = 1;\n".repeat(401), &[]);
    }
}

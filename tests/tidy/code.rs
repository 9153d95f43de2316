//! What no shipped line holds: a way to fall over, a silenced lint, a skipped test.

use crate::rust::{Source, closing, line_of, stands_at};
use crate::tree::{File, violation};

/// Ways to fall over instead of answering.
const FALLS: [&str; 5] = [".unwrap()", ".expect(", "panic!(", "todo!(", "unimplemented!("];

fn check_falls(file: &File) -> Vec<String> {
    if !file.is_shipped_rust() {
        return Vec::new();
    }
    let code = Source::read(&file.text).shipped_code();
    let mut found = Vec::new();
    for (idx, line) in code.lines().enumerate() {
        // A parser's own `expect('[')` answers with an error.
        let line = line.replace(".expect('", "");
        for fall in FALLS.iter().filter(|fall| line.contains(**fall)) {
            let what = format!("`{fall}` can fall over: return an error that says when it happens");
            found.push(violation(file, idx + 1, &what));
        }
    }
    found
}

/// Every lint that is silenced says why, and no test is skipped; tests themselves included.
fn check_attributes(file: &File) -> Vec<String> {
    if !file.is_rust() {
        return Vec::new();
    }
    let code: Vec<char> = Source::read(&file.text).code().chars().collect();
    let mut found = Vec::new();
    for at in (0..code.len()).filter(|&at| code[at] == '#') {
        let line = line_of(&code, at);
        if ["#[allow(", "#![allow(", "#[expect(", "#![expect("]
            .iter()
            .any(|silenced| stands_at(&code, at, silenced))
        {
            let open = at + code[at..].iter().position(|&c| c == '[').unwrap_or(0);
            let attribute: String = code[open..closing(&code, open)].iter().collect();
            if !attribute.contains("reason =") && !follows_comment(&file.text, line) {
                let what = "a silenced lint without a `reason = \"…\"`: say why, or obey it";
                found.push(violation(file, line, what));
            }
        }
        if stands_at(&code, at, "#[ignore") {
            found.push(violation(file, line, "a test that is skipped: mend it or delete it"));
        }
    }
    found
}

fn follows_comment(text: &str, line: usize) -> bool {
    let before = line.checked_sub(2).and_then(|idx| text.lines().nth(idx));
    before.is_some_and(|before| {
        let before = before.trim_start();
        before.starts_with("//") && !before.starts_with("///") && !before.starts_with("//!")
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{assert_found, assert_tidy, tree};

    fn falls(path: &str, text: &str, expected: &[&str]) {
        assert_found(&check_falls(&File::new(path, text)), expected);
    }

    fn attributes(text: &str, expected: &[&str]) {
        assert_found(&check_attributes(&File::new("a.rs", text)), expected);
    }

    #[test]
    fn nothing_shipped_falls_over() {
        assert_tidy(&tree::files().unwrap().iter().flat_map(check_falls).collect::<Vec<_>>());
    }

    #[test]
    fn every_silenced_lint_says_why_and_no_test_is_skipped() {
        assert_tidy(&tree::files().unwrap().iter().flat_map(check_attributes).collect::<Vec<_>>());
    }

    #[test]
    fn a_way_to_fall_over_is_found() {
        falls("src/domain/a.rs", "a\n .unwrap();", &["src/domain/a.rs:2"]);
        falls("rules/src/a.rs", "a.expect(\"b\");", &["rules/src/a.rs:1"]);
        falls("src/web/a.rs", "panic!(\"b\");\ntodo!()", &["src/web/a.rs:1", "src/web/a.rs:2"]);
        falls("src/cli/a.rs", "core::unimplemented!()", &["src/cli/a.rs:1"]);
    }

    #[test]
    fn tests_comments_and_cousins_may_fall() {
        falls("src/a.rs", "// a.unwrap()\n/// a.unwrap()\na.unwrap_or(b)", &[]);
        falls("src/a.rs", "#[cfg(test)]\nmod tests { fn a() { b.unwrap(); panic!() } }", &[]);
        falls("tests/app/a.rs", "a.unwrap()", &[]);
        falls("src/a.rs", "f(\".unwrap()\")", &[]);
        falls("src/a.rs", "self.expect('[', Fault::Name)?;", &[]);
    }

    #[test]
    fn a_lint_silenced_without_a_reason_is_found() {
        attributes("\n#[allow(dead_code)]\nfn a() {}", &["a.rs:2"]);
        attributes("/// Its doc.\n#[allow(dead_code)]\nfn a() {}", &["a.rs:2"]);
        attributes("#![allow(\n    dead_code,\n)]", &["a.rs:1"]);
        attributes("#[allow(dead_code, reason = \"b\")]\nfn a() {}", &[]);
        attributes("// The macro needs it.\n#[allow(dead_code)]\nfn a() {}", &[]);
        attributes("f(\"#[allow(x)]\") // #[allow(x)]", &[]);
    }

    #[test]
    fn a_skipped_test_is_found() {
        attributes("#[test]\n#[ignore]\nfn a() {}", &["a.rs:2"]);
        attributes("#[test]\n#[ignore = \"slow\"]\nfn a() {}", &["a.rs:2"]);
    }
}

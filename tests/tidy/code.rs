//! What a line of Rust may hold, and how long it may go on.

use regex::Regex;

use crate::rust::begins;
use crate::tree::{File, Tree};
use crate::{Violation, lists};

const MAX_LINES_OF_FILE: usize = 400;
const MAX_LINES_OF_HANDLER: usize = 25;

/// Names that shipped files do not use, the paths where they may, and what to do instead.
type Ban = (&'static str, &'static str, &'static str);

/// Where a request or a command takes its `now` and its `seed`.
const EDGES: &str = "src/web/ src/cli/ src/app.rs src/telemetry.rs crates/system/src/clock.rs crates/system/src/secrets.rs";

/// Where chance comes from: the edges, and the salts of the audit log, which decide nothing.
const CHANCE: &str =
    "src/web/ src/cli/ src/app.rs crates/system/src/secrets.rs crates/system/src/platform.rs";

/// Where the settings of a Swiss are read, besides the subject itself.
const SWISS: &str = "crates/domain/src/swiss crates/domain/src/tournaments crates/domain/src/audit/ \
    crates/form/src/tournaments.rs crates/store/src/tournaments.rs";

const BANS: &[Ban] = &[
    (".unwrap .expect panic! todo! unimplemented!", "", "return an error that says when"),
    ("Utc::now Local::now SystemTime::now Instant::now", EDGES, "take `now` as a parameter"),
    ("getrandom rand fastrand rand_core OsRng", CHANCE, "take a seed as a parameter"),
    ("sql_query", "crates/store/", "make it a function of crates/store"),
    (
        "transaction::record",
        "crates/desk/ crates/store/src/transaction.rs",
        "make it an act of crates/desk",
    ),
    (".swiss", SWISS, "ask what the format can: `pairs_round_by_round`, `takes_byes` …"),
];

fn banned(tree: &Tree, bans: &[Ban], found: &mut Vec<Violation>) {
    for (names, except, instead) in bans {
        let except: Vec<&str> = except.split_whitespace().collect();
        for file in tree.shipped().filter(|file| !file.is_under(&except)) {
            for name in &file.rust().names {
                let banned = names.split(' ').find(|banned| name.holds(banned));
                let what = banned.map(|banned| format!("`{banned}`: {instead}"));
                found.extend(what.map(|what| file.at(name.first, what)));
            }
        }
    }
}

/// What holds on one kind of system only. Names alone are not enough: `windows` is one of slices.
const ONE_SYSTEM: &str =
    r#"\b(std|core|libc)::os::|\bcfg!?\([^]]*\b(unix|windows|target_\w+)\b|"/(proc|dev|etc)/"#;

/// Nothing has needed this so far. What does goes into one file, with both its sides.
fn systems(tree: &Tree, found: &mut Vec<Violation>) {
    let pattern = Regex::new(ONE_SYSTEM).unwrap();
    for file in tree
        .shipped()
        .filter(|file| !file.is_under(&["crates/system/src/platform.rs", "crates/heap/"]))
    {
        let lines = (1..).zip(file.text.lines()).filter(|(_, line)| pattern.is_match(line));
        let what = "is of one system only: make it a function of crates/system/src/platform.rs, for all of them";
        found.extend(lines.map(|(line, _)| file.at(line, what)));
    }
}

/// How a statement of SQL starts, or goes on, inside a literal.
const STATEMENTS: [&str; 5] = ["SELECT ", "INSERT ", "DELETE FROM ", "UPDATE ", "CREATE TABLE "];

fn statements(tree: &Tree, found: &mut Vec<Violation>) {
    for file in tree.shipped().filter(|file| !file.is_under(&["crates/store/"])) {
        for token in &file.rust().shipped {
            let text = token.literal.as_deref().unwrap_or("");
            if STATEMENTS.iter().any(|statement| text.contains(statement)) {
                found.push(file.at(token.first, "SQL: make it a function of crates/store"));
            }
        }
    }
}

/// How an attribute starts that silences a lint.
const SILENCED: [&str; 4] = ["# [ allow (", "# [ expect (", "# ! [ allow (", "# ! [ expect ("];

/// Each lint that is silenced says why, and no test is skipped; tests included.
fn attributes(tree: &Tree, found: &mut Vec<Violation>) {
    for file in tree.files.iter().filter(|file| file.is_rust()) {
        let tokens = &file.rust().all;
        for (at, token) in tokens.iter().enumerate().filter(|(_, token)| token.text == "#") {
            let rest = &tokens[at..];
            let length = rest.iter().take_while(|token| token.text != "]").count();
            let says_why = rest[..length].iter().any(|token| token.text == "reason")
                || follows_comment(file, token.first);
            if SILENCED.iter().any(|silenced| begins(rest, silenced)) && !says_why {
                found.push(file.at(token.first, "a lint silenced without a `reason = \"…\"`"));
            } else if begins(rest, "# [ ignore") {
                found.push(file.at(token.first, "a skipped test: mend it or delete it"));
            }
        }
    }
}

fn follows_comment(file: &File, line: usize) -> bool {
    let before = line.checked_sub(2).and_then(|idx| file.text.lines().nth(idx)).unwrap_or("");
    let comment = before.trim_start().strip_prefix("//");
    comment.is_some_and(|comment| !comment.starts_with(['/', '!']))
}

/// At the call, `true` says nothing.
fn bools(tree: &Tree, found: &mut Vec<Violation>) {
    for file in tree.shipped() {
        for function in file.rust().functions.iter().filter(|function| function.is_public) {
            if function
                .parameters
                .iter()
                .any(|kind| lists("bool &bool &mutbool Option<bool>", kind))
            {
                let what = "takes a `bool`: name both cases in an enum";
                found.push(file.at(*function.lines.start(), what));
            }
        }
    }
}

/// A handler is an async function of `web` that returns a response, or an alias of one.
fn handlers(tree: &Tree, found: &mut Vec<Violation>) {
    let web: Vec<&File> = tree.shipped().filter(|file| file.is_under(&["src/web"])).collect();
    let mut answers = vec!["HttpResponse", "Responder"];
    for item in web.iter().flat_map(|file| file.rust().shipped.split(|token| token.text == ";")) {
        let item: Vec<&str> = item.iter().map(|token| token.text.as_str()).collect();
        let alias = item.iter().rposition(|text| *text == "type").map(|at| &item[at..]);
        let answer = alias.filter(|alias| alias.iter().any(|text| answers.contains(text)));
        answers.extend(answer.map(|alias| alias[1]));
    }
    for file in web {
        let lines = file.rust().lines();
        for function in &file.rust().functions {
            let answers = function.returns.iter().any(|token| answers.contains(&&*token.text));
            let n_lines = lines.range(function.lines.clone()).count();
            if function.is_async && answers && n_lines > MAX_LINES_OF_HANDLER {
                let what =
                    format!("{n_lines} lines, {MAX_LINES_OF_HANDLER} fit: decide in `domain`");
                found.push(file.at(*function.lines.start(), what));
            }
        }
    }
}

fn sizes(tree: &Tree, found: &mut Vec<Violation>) {
    for file in tree.shipped() {
        let n_lines = file.rust().lines().len();
        if n_lines > MAX_LINES_OF_FILE {
            let what = format!("{n_lines} lines, {MAX_LINES_OF_FILE} fit: split by subject");
            found.push(file.at(1, what));
        }
    }
}

rule! { no_file_uses_a_name_that_is_banned_there: |tree, found| banned(tree, BANS, found);
    "crates/domain/src/a.rs" => "fn f() { a\n .unwrap();✗ a.expect(\"b\");✗\nb.expect(c);✗ }";
    "crates/rules/src/a.rs" => "fn f() { panic!(\"b\");✗\ntodo!(vec![core::unimplemented!()]) }✗✗";
    "crates/desk/src/a.rs" => "fn f() {\nUtc::now();✗\nchrono::Local::now();✗ Instant::now() }✗";
    "crates/store/src/a.rs" => "use rand::Rng;✗\nuse a::{b, OsRng};✗\nfn f() { getrandom::fill(b) }✗";
    "src/web/a.rs" => "use diesel::{a, sql_query};✗\nfn f() { diesel::sql_query(x) }✗";
    "src/cli/a.rs" => "use crate::store::{transaction::record, b};✗\nfn f() { transaction::record(a) }✗";
    "crates/desk/src/a.rs" => "fn f() { transaction::record(a) }\n--- crates/store/src/a.rs\nfn f() { transaction::record(a) }✗";
    "crates/view/src/a.rs" => "fn f() { format.swiss().is_some() }✗";
    "crates/domain/src/swiss.rs" => "fn f() { format.swiss().is_some() }";
    "src/a.rs" => "// a.unwrap()\n/// a.unwrap()\nfn f() { a.unwrap_or(b); \".unwrap()\" }";
    "src/a.rs" => "fn f() { self.expect('[')?; }\n#[cfg(test)]\nmod tests { c!(b.unwrap()); }";
    "src/web/a.rs" => "fn f() { Utc::now(); getrandom::fill(x) }";
    "tests/app/a.rs" => "fn f() { a.unwrap(); Instant::now() }";
}

rule! { what_one_system_has_is_in_one_file: systems;
    "crates/store/src/a.rs" => "use std::os::unix::fs::PermissionsExt;✗\n#[cfg(not(windows))]✗";
    "crates/rules/src/a.rs" => "fn f() { if cfg!(target_os = \"macos\") {} }✗\nconst A: &str = \"/proc/self\";✗";
    "src/a.rs" => "#[cfg(test)]\nfn f() { a.windows(2) }\n--- crates/system/src/platform.rs\n#[cfg(unix)] use std::os::unix;";
    "tests/app/a.rs" => "#[cfg(unix)]\nmod a {}";
}

rule! { sql_is_only_in_the_store: statements;
    "src/web/a.rs" => "fn f() {\ng(\"SELECT id FROM a\");✗\nh!(r#\"b INSERT INTO a\"#) }✗";
    "src/web/a.rs" => "/// SELECT it\nfn f() { g(\"select a player\") }";
    "crates/store/src/a.rs" => "fn f() { g(\"SELECT 1\") }";
}

rule! { every_silenced_lint_says_why_and_no_test_is_skipped: attributes;
    "a.rs" => "#![expect(✗\n    a,\n)]\n/// Its doc.\n#[allow(b)]✗\nfn f() {}";
    "a.rs" => "mod tests {\n#[ignore = \"slow\"]✗\nfn f() {}\n#[ignore]✗\nfn g() {} }";
    "a.rs" => "// Why.\n#[allow(a)]\n#[allow(b, reason = \"c\")]\nfn f() { \"#[allow(x)]\" }";
}

rule! { no_public_function_takes_a_bool: bools;
    "src/a.rs" => "impl A {\npub(crate) fn a(✗\n    b: u8,\n    c: &mut bool,\n) {} }";
    "src/a.rs" => "#[must_use]\npub async fn a<T: Fn(u8) -> u8>(b: Option<bool>) {}✗";
    "src/a.rs" => "pub fn a<F: Fn(bool)>(b: F, c: impl Fn(u8) -> bool) -> bool {}";
    "src/a.rs" => "fn a(b: bool) {}\n#[cfg(test)]\nmod tests { pub fn a(b: bool) {} }";
}

/// A handler with a number of lines, and what it answers.
fn handler(n_lines: usize, answer: &str) -> String {
    let mark = if n_lines > MAX_LINES_OF_HANDLER { "✗" } else { "" };
    let lines = "    a();\n".repeat(n_lines - 2);
    format!("\nasync fn f(b: B) -> {answer} {{{mark}\n\n// Why.\n{lines}}}\n")
}

rule! { every_handler_fits: handlers;
    "src/web/a.rs" => &handler(26, "Result<HttpResponse, E>");
    "src/web/a.rs" => &("type A = Result<impl Responder, E>;".to_owned() + &handler(26, "A"));
    "src/web/a.rs" => &handler(25, "HttpResponse");
    "src/web/a.rs" => &handler(26, "Result<Player, E>").replace('✗', "");
    "src/cli/a.rs" => &handler(26, "HttpResponse").replace('✗', "");
}

const LINE: &str = "const A: u8 = 1;\n";
const TESTS: &str = "#[cfg(test)]\nmod tests {\nfn f() {}\n}\n// why\n/// what\nfn g() {}\n\n";

rule! { every_file_fits: sizes;
    "src/a.rs" => &format!("const B: &str = \"✗\n\";{}", LINE.repeat(400));
    "crates/rules/src/a.rs" => &format!("fn f() {{}}✗\n{}", LINE.repeat(400));
    "src/a.rs" => &format!("{TESTS}{}", LINE.repeat(399));
}

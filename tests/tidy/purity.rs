//! Time and chance are parameters: only the edges read the clock or draw lots.

use crate::paths::paths;
use crate::rust::Source;
use crate::tree::{File, violation};

/// The clocks, by the end of their paths.
const CLOCKS: [[&str; 2]; 4] =
    [["Utc", "now"], ["Local", "now"], ["SystemTime", "now"], ["Instant", "now"]];

/// Crates that draw lots.
const CHANCE: [&str; 4] = ["getrandom", "rand", "fastrand", "rand_core"];

/// Where a request or a command takes its `now` and its `seed`.
const EDGES: [&str; 6] =
    ["src/web/", "src/cli/", "src/app.rs", "src/telemetry.rs", "src/clock.rs", "src/secrets.rs"];

fn check(file: &File) -> Vec<String> {
    if !file.is_shipped_rust() || EDGES.iter().any(|edge| file.path.starts_with(edge)) {
        return Vec::new();
    }
    let mut found = Vec::new();
    for path in paths(&Source::read(&file.text).shipped_code()) {
        if CLOCKS.iter().any(|clock| path.holds(clock)) {
            let what = format!("`{}` reads the clock: take `now` as a parameter", path.text());
            found.push(violation(file, path.line, &what));
        } else if CHANCE.contains(&path.root()) || path.segments.iter().any(|part| part == "OsRng")
        {
            let what = format!("`{}` draws lots: take a seed as a parameter", path.text());
            found.push(violation(file, path.line, &what));
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
    fn only_the_edges_read_the_clock() {
        assert_tidy(&tree::files().unwrap().iter().flat_map(check).collect::<Vec<_>>());
    }

    #[test]
    fn a_clock_or_a_lot_is_found() {
        planted("src/domain/a.rs", "\nlet now = Utc::now();", &["src/domain/a.rs:2"]);
        planted("src/store/a.rs", "let now = chrono::Utc::now();", &["src/store/a.rs:1"]);
        planted("src/view/a.rs", "std::time::Instant::now();", &["src/view/a.rs:1"]);
        planted("rules/src/a.rs", "getrandom::fill(&mut bytes);", &["rules/src/a.rs:1"]);
        planted("tournament/src/a.rs", "use rand::Rng;", &["tournament/src/a.rs:1"]);
    }

    #[test]
    fn the_edges_and_tests_are_clean() {
        planted("src/web/clock.rs", "Utc::now()", &[]);
        planted("src/cli/a.rs", "getrandom::fill(x)", &[]);
        planted("src/domain/a.rs", "// Utc::now() would lie here.\nlet now = input.now;", &[]);
        planted("rules/tests/a.rs", "Instant::now()", &[]);
        planted("rules/src/a.rs", "#[cfg(test)]\nmod tests { fn a() { Instant::now(); } }", &[]);
    }
}

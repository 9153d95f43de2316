//! The house rules, held by machine.
//!
//! Every rule is a pure function from text, or from the set of files, to violations of the
//! form `path:line: what is wrong, what to do instead`. Beside each rule stand a test with
//! planted violations, so that we know it bites, and a test that walks the real tree.
//!
//! A rule whose folder does not exist yet has nothing to say.

mod code;
mod fluent;
mod handlers;
mod html;
mod hygiene;
mod layers;
mod migrations;
mod names;
mod paths;
mod purity;
mod rust;
mod signatures;
mod sizes;
mod sql;
mod template_inputs;
mod template_logic;
mod template_words;
mod tree;

/// Fails with every violation on a line of its own.
fn assert_tidy(violations: &[String]) {
    assert!(
        violations.is_empty(),
        "{} house rule violations:\n{}",
        violations.len(),
        violations.join("\n")
    );
}

/// Compares the `path:line` of each violation with what was planted.
fn assert_found(violations: &[String], planted: &[&str]) {
    let mut places: Vec<&str> = violations
        .iter()
        .map(|violation| violation.split_once(": ").map_or(violation.as_str(), |(at, _)| at))
        .collect();
    places.sort_unstable();
    let mut planted = planted.to_vec();
    planted.sort_unstable();
    assert_eq!(places, planted, "found:\n{}", violations.join("\n"));
}

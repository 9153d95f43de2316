//! Lighthouse's opinion of the main pages on a phone. The figures go to docs/performance.md.

use std::process::{Command, Stdio};

use serde_json::Value;

use crate::demonstration::Demonstration;
use crate::packages;
use crate::weight::PAGES;

/// Performance differs from run to run, so the one in the middle counts.
const RUNS: &str = "5";

/// Performance, accessibility, best practices, search engines: the least of each.
const LEAST: [u64; 4] = [95, 100, 100, 100];

#[test]
fn lighthouse_finds_nothing_to_mend_in_the_long_run() {
    let site = Demonstration::new();
    let addresses = PAGES.map(|(_, path)| format!("{}{path}", site.server.url));
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/lighthouse.mjs");
    assert!(packages::path("lighthouse").exists(), "`tests/run` installs Lighthouse");
    let chromium = std::env::var("TEST_CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
    let mut command = Command::new("node");
    command.args([script, RUNS, &chromium]).args(&addresses).stderr(Stdio::inherit());
    let output = command.output().unwrap();
    let told: Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut low = Vec::new();
    for ((name, _), address) in PAGES.iter().zip(&addresses) {
        let scores: Vec<u64> = serde_json::from_value(told[address]["scores"].clone()).unwrap();
        println!(
            "| {name} | {} |",
            scores.iter().map(u64::to_string).collect::<Vec<_>>().join(" | ")
        );
        if scores.iter().zip(LEAST).any(|(score, least)| *score < least) {
            low.push(format!("{name}: {scores:?}: {}", told[address]["failed"]));
        }
    }
    assert!(low.is_empty(), "{}", low.join("\n"));
}

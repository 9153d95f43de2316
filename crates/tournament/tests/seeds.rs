//! The texts that fuzzing begins with, and those that once broke a law, tried on every run.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod any_text;

use std::fs;

#[test]
fn seeds_of_reports_obey_the_laws() {
    let folder = format!("{}/fuzz/seeds/report_text", env!("CARGO_MANIFEST_DIR"));
    let mut n_seeds = 0;
    for file in fs::read_dir(&folder).expect("seeds") {
        any_text::report_text(&fs::read(file.expect("a file").path()).expect("a seed"));
        n_seeds += 1;
    }
    assert!(n_seeds > 0, "{folder} is empty");
}

//! The texts that fuzzing begins with, and those that once broke a law, tried on every run.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod any_text;

use std::fs;

#[test]
fn seeds_of_specs_obey_the_laws() {
    check("spec_text", any_text::spec_text);
}

#[test]
fn seeds_of_positions_obey_the_laws() {
    check("position_text", any_text::position_text);
}

#[test]
fn seeds_of_records_obey_the_laws() {
    check("record_text", any_text::record_text);
}

#[test]
fn seeds_of_records_are_written_again() {
    check("canonical_record", any_text::canonical_record);
}

fn check(target: &str, law: fn(&[u8])) {
    let folder = format!("{}/fuzz/seeds/{target}", env!("CARGO_MANIFEST_DIR"));
    let files: Vec<_> = fs::read_dir(&folder).expect("seeds").collect();
    assert!(files.len() > 5, "{folder} has {} seeds", files.len());
    for file in files {
        law(&fs::read(file.expect("a file").path()).expect("a seed"));
    }
}

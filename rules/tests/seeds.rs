//! The texts that fuzzing begins with, and those that once broke a law, tried on every run.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod any_text;

use std::fs;

use rules::Game;

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
    let files = fs::read_dir(&folder).expect("seeds");
    let read = |file: Result<fs::DirEntry, _>| fs::read(file.expect("a file").path());
    let seeds: Vec<_> = files.map(|file| read(file).expect("a seed")).collect();
    for family in Game::FAMILIES {
        let names = |seed: &Vec<u8>| String::from_utf8_lossy(seed).contains(family);
        assert!(seeds.iter().any(names), "{folder} has no seed of {family}");
    }
    for seed in seeds {
        law(&seed);
    }
}

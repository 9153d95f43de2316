//! The texts that fuzzing begins with, and those that once broke a law, tried on every run: the
//! games' own data, and what `crates/rules/fuzz/seeds/` has besides.

#![allow(clippy::expect_used, reason = "a test that cannot go on has failed")]

mod any_text;
#[path = "../../../tests/support/game_data.rs"]
mod game_data;

use std::fs;

use rules::{AnyPosition, Game, Record};

#[test]
fn seeds_of_specs_obey_the_laws() {
    check("spec_text", texts(Game::samples()), any_text::spec_text);
}

#[test]
fn seeds_of_positions_obey_the_laws() {
    let starts = Game::samples().into_iter().map(|spec| {
        let game: Game = spec.parse().expect("a game");
        format!("{game}\n{}", AnyPosition::start(game))
    });
    let ends = records().into_iter().filter_map(|record| {
        let verdict = Record::parse(record.as_bytes()).ok()?.verify();
        Some(format!("{}\n{}", verdict.game?, verdict.final_position?))
    });
    check("position_text", texts(starts.chain(ends)), any_text::position_text);
}

#[test]
fn seeds_of_records_obey_the_laws() {
    check("record_text", texts(records()), any_text::record_text);
}

#[test]
fn seeds_of_records_are_written_again() {
    check("canonical_record", texts(records()), any_text::canonical_record);
}

fn records() -> Vec<String> {
    let cases = game_data::record_files().into_iter().flat_map(|file| file.cases());
    cases.map(|case| case.record).collect()
}

fn texts(seeds: impl IntoIterator<Item = impl Into<String>>) -> Vec<Vec<u8>> {
    seeds.into_iter().map(|seed| seed.into().into_bytes()).collect()
}

fn check(target: &str, games: Vec<Vec<u8>>, law: fn(&[u8])) {
    let folder = format!("{}/fuzz/seeds/{target}", env!("CARGO_MANIFEST_DIR"));
    let files = fs::read_dir(&folder).expect("seeds");
    let read = |file: Result<fs::DirEntry, _>| fs::read(file.expect("a file").path());
    let besides = files.map(|file| read(file).expect("a seed"));
    for seed in games.into_iter().chain(besides) {
        law(&seed);
    }
}

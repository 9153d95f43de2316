//! How fast the pictures beside links are drawn: `cargo bench -p magister --bench pictures`.
//!
//! A game after its first moves, from its record to SVG and on to PNG. Figures are kept in
//! `docs/performance.md`.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]

use chrono::DateTime;
use divan::Bencher;
use domain::GameId;
use domain::games::{GameRecord, Summary};
use view::pictures::{Drawing, of_game};
use words::Language;

const GAMES: [(&str, &str); 4] = [
    ("gbg:6", "1. C30 c30"),
    ("gbc:9", "1. b2 d4 2. e1 a5"),
    ("bohnenspiel", "1. C e 2. F b"),
    ("oware", "1. D e 2. F c"),
];

fn main() {
    for (spec, moves) in GAMES {
        let png = drawing(&game((spec, moves))).png().expect("it is drawn");
        println!("{spec}: {} bytes", png.len());
    }
    divan::main();
}

fn game((spec, moves): (&str, &str)) -> GameRecord {
    let record = format!("[Game \"{spec}\"]\n[Result \"*\"]\n\n{moves}\n");
    GameRecord {
        id: GameId(1),
        title: Some("A beginning".to_owned()),
        summary: Summary::from(&rules::verify(record.as_bytes())),
        record: Some(record),
        submitted: None,
        recorded_at: DateTime::UNIX_EPOCH,
        by_link: None,
    }
}

fn drawing(game: &GameRecord) -> Drawing {
    let found = of_game(game, None, None, Language::DEFAULT).expect("it is written as SVG");
    found.expect("it can be read")
}

#[divan::bench(args = GAMES.map(|game| game.0))]
fn svg(bencher: Bencher<'_, '_>, spec: &str) {
    let game = game(*GAMES.iter().find(|game| game.0 == spec).expect("a game of the list"));
    bencher.bench(|| drawing(&game));
}

#[divan::bench(args = GAMES.map(|game| game.0))]
fn png(bencher: Bencher<'_, '_>, spec: &str) {
    let game = game(*GAMES.iter().find(|game| game.0 == spec).expect("a game of the list"));
    let drawing = drawing(&game);
    bencher.bench(|| drawing.png().expect("it is drawn"));
}

//! How fast games are verified and counted: `cargo bench -p rules --bench games`.
//!
//! Each bench looks at its result too, so that nothing is fast and wrong. Figures are kept in
//! `docs/performance.md`.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]

use divan::{Bencher, black_box, counter::ItemsCount};
use rules::{AnyPosition, Game, Record, Status, perft, readings::Budget};

fn main() {
    divan::main();
}

/// Text to verdict, of all records of a game that verify; an item is a ply.
#[divan::bench(args = [GLASS_BEAD_GAME, GLASS_BEAD_CHALLENGE, BOHNENSPIEL, OWARE])]
fn verify(bencher: Bencher<'_, '_>, cases: &Cases) {
    let records = cases.verified();
    let plies = |record: &&str| rules::verify(record.as_bytes()).plies.expect("all moves play");
    let n_plies: u32 = records.iter().map(plies).sum();
    bencher.counter(ItemsCount::new(n_plies)).bench(|| {
        for record in &records {
            let verdict = rules::verify(black_box(record.as_bytes()));
            assert_eq!(verdict.status, Status::Verified);
        }
    });
}

/// The moves alone: the record is parsed before.
#[divan::bench(args = [GLASS_BEAD_GAME, GLASS_BEAD_CHALLENGE, BOHNENSPIEL, OWARE])]
fn replay_moves(bencher: Bencher<'_, '_>, cases: &Cases) {
    let records: Vec<Record> = cases
        .verified()
        .iter()
        .map(|text| Record::parse(text.as_bytes()).expect("a record"))
        .collect();
    let n_plies: u32 = records.iter().filter_map(|record| record.verify().plies).sum();
    bencher.counter(ItemsCount::new(n_plies)).bench(|| {
        records.iter().filter_map(|record| black_box(record).verify().plies).sum::<u32>()
    });
}

/// An item is a node of the last ply.
#[divan::bench(args = [
    ("gbg:5", 5, 422_513),
    ("gbg:6", 5, 807_309),
    ("gbc:9", 3, 431_088),
    ("bohnenspiel", 8, 1_106_575),
    ("oware", 8, 711_414),
])]
fn nodes(bencher: Bencher<'_, '_>, (game, depth, expected): (&str, u32, u64)) {
    let game: Game = game.parse().expect("a game");
    bencher.counter(ItemsCount::new(expected)).bench(|| {
        let nodes = perft(black_box(game), None, depth).expect("the start is a position");
        assert_eq!(nodes, u128::from(expected));
    });
}

/// The positions with the most moves that are known, and the most beads in one pit there can be.
#[divan::bench(args = counted())]
fn count(bencher: Bencher<'_, '_>, position: &Counted) {
    bencher.bench(|| {
        assert_eq!(black_box(&position.position).count_moves(), position.expected);
    });
}

/// The published game as printed, from its text to its readings.
#[divan::bench]
fn readings(bencher: Bencher<'_, '_>) {
    let printed = include_str!("../tests/data/freeling-van-zon-1997.txt");
    let tags = "[Game \"gbg:5\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\n";
    let text = format!("{tags}{printed}");
    bencher.bench(|| {
        let record = Record::parse(black_box(text.as_bytes())).expect("a record");
        let readings = record.readings(Budget::FULL);
        assert_eq!(readings.best[0].cost, 2);
    });
}

/// A record that no small changes mend: the whole budget is spent, and that is the longest wait.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn readings_in_vain(bencher: Bencher<'_, '_>) {
    let text = include_str!("../tests/data/long-heaps.record");
    let record = Record::parse(text.as_bytes()).expect("a record");
    bencher.bench(|| {
        assert!(!black_box(&record).readings(Budget::FULL).is_complete);
    });
}

#[derive(Clone, Copy)]
struct Cases {
    name: &'static str,
    text: &'static str,
}

const GLASS_BEAD_GAME: Cases =
    Cases { name: "gbg", text: include_str!("../tests/data/glass-bead-game.records") };
const GLASS_BEAD_CHALLENGE: Cases =
    Cases { name: "gbc", text: include_str!("../tests/data/glass-bead-challenge.records") };
const BOHNENSPIEL: Cases =
    Cases { name: "bohnenspiel", text: include_str!("../tests/data/bohnenspiel.records") };
const OWARE: Cases = Cases { name: "oware", text: include_str!("../tests/data/oware.records") };

impl Cases {
    fn verified(&self) -> Vec<&'static str> {
        let cases = self.text.split("\n=== ").skip(1).filter_map(|case| case.split_once('\n'));
        let verified = cases.filter(|(header, _)| header.split(" | ").nth(1) == Some("verified"));
        verified.map(|(_, record)| record).collect()
    }
}

impl std::fmt::Display for Cases {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

struct Counted {
    position: AnyPosition,
    expected: u128,
}

impl std::fmt::Display for Counted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.position.game(), self.expected)
    }
}

fn counted() -> Vec<Counted> {
    let lines = include_str!("../tests/data/glass-bead-game.counts").lines();
    let cases = lines.filter(|line| !line.starts_with('#')).map(|line| {
        let fields: Vec<_> = line.split(" | ").collect();
        let game = fields[0].parse().expect("a game");
        let position = AnyPosition::parse(game, fields[1]).expect("a position");
        Counted { position, expected: fields[2].parse().expect("a number") }
    });
    cases.collect()
}

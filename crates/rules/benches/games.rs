//! How fast games are verified and counted: `cargo bench -p rules --bench games`.
//!
//! Each bench looks at its result too, so that nothing is fast and wrong. Figures are kept in
//! `docs/performance.md`.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]

#[path = "../../../tests/support/game_data.rs"]
mod game_data;

use divan::{Bencher, black_box, counter::ItemsCount};
use game_data::{Case, Counts, DataFile};
use rules::{AnyPosition, Game, Record, Status, perft, readings::Budget};

fn main() {
    divan::main();
}

/// Text to verdict, of all records of a game that verify; an item is a ply.
#[divan::bench(args = cases())]
fn verify(bencher: Bencher<'_, '_>, cases: &Cases) {
    let records = &cases.verified;
    let plies = |record: &String| rules::verify(record.as_bytes()).plies.expect("all moves play");
    let n_plies: u32 = records.iter().map(plies).sum();
    bencher.counter(ItemsCount::new(n_plies)).bench(|| {
        for record in records {
            let verdict = rules::verify(black_box(record.as_bytes()));
            assert_eq!(verdict.status, Status::Verified);
        }
    });
}

/// The moves alone: the record is parsed before.
#[divan::bench(args = cases())]
fn replay_moves(bencher: Bencher<'_, '_>, cases: &Cases) {
    let parse = |text: &String| Record::parse(text.as_bytes()).expect("a record");
    let records: Vec<Record> = cases.verified.iter().map(parse).collect();
    let n_plies: u32 = records.iter().filter_map(|record| record.verify().plies).sum();
    bencher.counter(ItemsCount::new(n_plies)).bench(|| {
        records.iter().filter_map(|record| black_box(record).verify().plies).sum::<u32>()
    });
}

/// An item is a node of the last ply.
#[divan::bench(args = longest())]
fn nodes(bencher: Bencher<'_, '_>, longest: &Longest) {
    let n_nodes = u64::try_from(longest.expected).expect("a number that can be counted to");
    bencher.counter(ItemsCount::new(n_nodes)).bench(|| {
        let nodes = perft(black_box(longest.game), None, longest.depth);
        assert_eq!(nodes, Ok(longest.expected));
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

struct Cases {
    name: String,
    verified: Vec<String>,
}

fn cases() -> Vec<Cases> {
    let of_file = |file: DataFile| {
        let verified = file.cases().into_iter().filter(Case::is_verified);
        Cases { verified: verified.map(|case| case.record).collect(), name: file.name }
    };
    game_data::record_files().into_iter().map(of_file).collect()
}

impl std::fmt::Display for Cases {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)
    }
}

/// The longest sequences of each game whose number is known.
struct Longest {
    game: Game,
    depth: u32,
    expected: u128,
}

fn longest() -> Vec<Longest> {
    let longest = |line: Counts| Longest {
        game: line.spec.parse().expect("a game"),
        depth: u32::try_from(line.numbers.len()).expect("a depth"),
        expected: line.numbers.last().copied().expect("a number"),
    };
    game_data::all_counts().into_iter().map(longest).collect()
}

impl std::fmt::Display for Longest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}", self.game, self.depth)
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

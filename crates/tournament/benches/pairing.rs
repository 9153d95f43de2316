//! How fast Swiss rounds are paired: `cargo bench -p tournament --bench pairing`.
//!
//! Each bench looks at its result too, so that nothing is fast and wrong. Figures are kept in
//! `docs/performance.md`.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]

use std::fs::File;
use std::io::Read;
use std::path::Path;

use divan::{Bencher, black_box, counter::ItemsCount};
use flate2::read::GzDecoder;
use tournament::check::{Answer, check};
use tournament::pairing::dutch::{check_list, pair};
use tournament::pairing::plan::Plan;
use tournament::simulate::{Acceleration, Options, Permille, simulate};
use tournament::table::Table;
use tournament::trf::{Dialect, read};

fn main() {
    divan::main();
}

/// Round six of nine, from the checked table to the explained pairs.
#[divan::bench(args = cases("big"))]
fn round(bencher: Bencher<'_, '_>, case: &Case) {
    let (table, plan) = case.prepared();
    bencher.bench(|| {
        let paired = pair(black_box(&table), black_box(&plan)).expect("a pairing");
        assert_eq!(paired.pairs.len() + usize::from(paired.bye.is_some()), case.n_boards);
    });
}

/// The same, from the text of the report.
#[divan::bench(args = cases("big"))]
fn round_from_text(bencher: Bencher<'_, '_>, case: &Case) {
    bencher.bench(|| {
        let (table, plan) = case.prepared();
        let paired = pair(&table, &plan).expect("a pairing");
        assert_eq!(paired.pairs.len() + usize::from(paired.bye.is_some()), case.n_boards);
    });
}

/// What a person needs to follow the round.
#[divan::bench(args = cases("big"))]
fn lines(bencher: Bencher<'_, '_>, case: &Case) {
    let (table, plan) = case.prepared();
    bencher.bench(|| assert!(check_list(black_box(&table), &plan).len() >= 2 * case.n_boards - 1));
}

/// Rounds of every kind, one after the other; an item is a round.
#[divan::bench]
fn all_reference_rounds(bencher: Bencher<'_, '_>) {
    let cases = cases("rounds");
    let prepared: Vec<(Table, Plan)> = cases.iter().map(Case::prepared).collect();
    bencher.counter(ItemsCount::new(prepared.len())).bench(|| {
        for (table, plan) in &prepared {
            pair(black_box(table), plan).expect("a pairing");
        }
    });
}

/// Nine rounds, from the text of the report to the word that all agree.
#[divan::bench(args = [100, 500, 2000])]
fn check_tournament(bencher: Bencher<'_, '_>, n_players: u16) {
    let options = Options { n_players, ..Options::default() };
    let simulated = simulate(&options, pair).expect("a tournament");
    let text = simulated.report_before(u16::MAX, Dialect::Trf26).expect("a report").to_string();
    bencher.counter(ItemsCount::new(options.n_rounds)).bench(|| {
        let report = read(black_box(text.as_bytes())).expect("a report");
        let rounds = check(&report).expect("a table");
        assert!(rounds.iter().all(|round| round.answer == Answer::Agrees));
    });
}

/// A round of 2,000 players after nearly nothing but draws.
#[divan::bench(args = Drawn::ALL)]
fn round_after_draws(bencher: Bencher<'_, '_>, drawn: &Drawn) {
    let simulated = simulate(&drawn.options(), pair).expect("a tournament");
    let table = simulated.table_before(drawn.round).expect("a table");
    let expected = &simulated.rounds[usize::from(drawn.round) - 1];
    bencher.bench(|| {
        let paired = pair(black_box(&table), &expected.plan);
        assert_eq!(paired.as_ref(), Ok(&expected.paired));
    });
}

/// An event of fourteen rounds, in which all who entered play every round.
struct Drawn {
    /// What is special about the round.
    name: &'static str,
    seed: u64,
    round: u16,
    draws: Permille,
    n_forbidden: u16,
    acceleration: Acceleration,
}

impl Drawn {
    const ALL: [Self; 3] = [
        Self {
            name: "one of many is needed below",
            seed: 1_128_808,
            round: 11,
            draws: Permille(990),
            n_forbidden: 60,
            acceleration: Acceleration::None,
        },
        Self {
            name: "two of a thousand are needed below",
            seed: 1008,
            round: 4,
            draws: Permille(995),
            n_forbidden: 0,
            acceleration: Acceleration::Baku,
        },
        Self {
            name: "two of six come down to a thousand",
            seed: 1001,
            round: 5,
            draws: Permille(995),
            n_forbidden: 0,
            acceleration: Acceleration::Baku,
        },
    ];

    fn options(&self) -> Options {
        Options {
            seed: self.seed,
            n_players: 2000,
            n_rounds: 14,
            weakest: 2400,
            draws: self.draws,
            forfeits: Permille(0),
            half_point_byes: Permille(0),
            zero_point_byes: Permille(0),
            late_entries: Permille(0),
            withdrawals: Permille(0),
            n_forbidden: self.n_forbidden,
            acceleration: self.acceleration,
            ..Options::default()
        }
    }
}

impl std::fmt::Display for Drawn {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

/// A round of `tests/data/swiss/`, whose README says what is in it.
struct Case {
    name: String,
    report: String,
    n_boards: usize,
}

impl Case {
    fn prepared(&self) -> (Table, Plan) {
        let report = read(black_box(self.report.as_bytes())).expect("a report");
        let round = report.next_round();
        (Table::new(report.facts(round)).expect("a table"), report.plan(round))
    }
}

impl std::fmt::Display for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.name)
    }
}

fn cases(file: &str) -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/swiss");
    let packed = File::open(folder.join(format!("{file}.txt.gz"))).expect("a file");
    let mut text = String::new();
    GzDecoder::new(packed).read_to_string(&mut text).expect("text");
    let sections: Vec<&str> = text.split("=== ").skip(1).collect();
    let case = |two: &[&str]| {
        let (name, report) = two[0].split_once('\n').expect("a report");
        let n_boards = two[1].lines().skip(1).filter(|line| !line.is_empty()).count();
        Case { name: name.to_owned(), report: report.to_owned(), n_boards }
    };
    sections.chunks(2).map(case).collect()
}

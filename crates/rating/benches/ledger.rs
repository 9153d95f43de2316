//! How fast a ledger is computed: `cargo bench -p rating --bench ledger`.
//!
//! Beside each ledger stands the bare loop of the crate that the arithmetic comes from, over the
//! same games in the same run: no ids, no checks, no rows. Figures are kept in
//! `docs/performance.md`.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]

use std::hint::black_box;

use divan::Bencher;
use rating::fide::FideSettings;
use rating::ledger::{Day, Facts, Ledger, Outcome, Period, PeriodId, PlayerId, RatedGame, compute};
use rating::{GlickoSettings, Pool, System};
use skillratings::Outcomes;
use skillratings::elo::{EloConfig, EloRating, elo};
use skillratings::glicko::{GlickoConfig, GlickoRating, glicko_rating_period};
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

const N_PLAYERS: u32 = 10_000;
const N_PERIODS: i32 = 100;
const GAMES_IN_PERIOD: usize = 10_000;
/// Whoever plays in a period has a row of it.
const N_ROWS: usize = 864_989;

fn main() {
    divan::main();
}

#[divan::bench]
fn elo_bare(bencher: Bencher<'_, '_>) {
    let games: Vec<_> = games().into_iter().map(|game| (game, to_crate(game.2))).collect();
    bencher.bench(|| {
        let mut ratings = vec![EloRating { rating: 1500.0 }; N_PLAYERS as usize];
        for ((first, second, _), outcome) in black_box(&games) {
            let (one, other) = (&ratings[*first], &ratings[*second]);
            let (one, other) = elo(one, other, outcome, &EloConfig { k: 20.0 });
            (ratings[*first], ratings[*second]) = (one, other);
        }
        ratings
    });
}

#[divan::bench]
fn elo_ledger(bencher: Bencher<'_, '_>) {
    ledger(bencher, &Pool::elo());
}

/// The same, as rows that name everything.
#[divan::bench]
fn elo_rows(bencher: Bencher<'_, '_>) {
    let periods = periods();
    bencher.bench(|| {
        let facts = Facts { periods: black_box(&periods), ..Facts::default() };
        compute(&Pool::elo(), &facts).expect("no complaints")
    });
}

#[divan::bench]
fn elo_fide_ledger(bencher: Bencher<'_, '_>) {
    ledger(bencher, &pool(System::EloFide(FideSettings::default())));
}

#[divan::bench]
fn glicko_bare(bencher: Bencher<'_, '_>) {
    let start = GlickoRating { rating: 1500.0, deviation: 350.0 };
    let config = GlickoConfig { c: 5.0 };
    bare(bencher, start, |own, results| glicko_rating_period(own, results, &config));
}

#[divan::bench]
fn glicko_ledger(bencher: Bencher<'_, '_>) {
    ledger(bencher, &pool(System::Glicko(GlickoSettings::default())));
}

#[divan::bench]
fn glicko2_bare(bencher: Bencher<'_, '_>) {
    let start = Glicko2Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };
    let config = Glicko2Config { tau: 0.5, ..Glicko2Config::default() };
    bare(bencher, start, |own, results| glicko2_rating_period(own, results, &config));
}

#[divan::bench]
fn glicko2_ledger(bencher: Bencher<'_, '_>) {
    ledger(bencher, &Pool::default());
}

/// The last period after the rows of the ninety-nine before it, as a closed tournament does it.
#[divan::bench]
fn glicko2_resume_last(bencher: Bencher<'_, '_>) {
    let periods = periods();
    let (last, earlier) = periods.split_last().expect("periods");
    let facts = Facts { periods: earlier, ..Facts::default() };
    let stored = compute(&Pool::default(), &facts).expect("no complaints");
    let facts = Facts { periods: std::slice::from_ref(last), ..Facts::default() };
    bencher.bench(|| Ledger::new(&Pool::default(), black_box(&stored), &facts));
}

/// All rows of all games.
fn ledger(bencher: Bencher<'_, '_>, pool: &Pool) {
    let periods = periods();
    bencher.bench(|| {
        let facts = Facts { periods: black_box(&periods), ..Facts::default() };
        let ledger = Ledger::new(pool, &[], &facts).expect("no complaints");
        assert_eq!(ledger.n_rows(), N_ROWS);
        ledger
    });
}

/// A period after the other, each player by a list of his opponents that is there before.
fn bare<R: Copy + Sync>(
    bencher: Bencher<'_, '_>,
    start: R,
    rate: impl Fn(&R, &[(R, Outcomes)]) -> R + Sync,
) {
    let mut lists = vec![vec![Vec::new(); N_PLAYERS as usize]; N_PERIODS as usize];
    for (period, games) in lists.iter_mut().zip(games().chunks(GAMES_IN_PERIOD)) {
        for &(first, second, outcome) in games {
            period[first].push((second, to_crate(outcome)));
            period[second].push((first, to_crate(outcome.reversed())));
        }
    }
    bencher.bench(|| {
        let mut before = vec![start; N_PLAYERS as usize];
        let mut results = Vec::new();
        for period in black_box(&lists) {
            let mut after = before.clone();
            for (own, games) in after.iter_mut().zip(period).filter(|(_, games)| !games.is_empty())
            {
                results.clear();
                results
                    .extend(games.iter().map(|(opponent, outcome)| (before[*opponent], *outcome)));
                *own = rate(own, &results);
            }
            before = after;
        }
        before
    });
}

fn pool(system: System) -> Pool {
    Pool::new(system).expect("default settings")
}

fn periods() -> Vec<Period> {
    let player = |idx: usize| PlayerId(i32::try_from(idx).expect("few players"));
    let rated = |&(first, second, outcome): &(usize, usize, Outcome)| RatedGame {
        first: player(first),
        second: player(second),
        outcome,
    };
    let games = games();
    let period = |(id, games): (i32, &[(usize, usize, Outcome)])| Period {
        id: PeriodId(id),
        closed_on: Day(7 * id),
        games: games.iter().map(rated).collect(),
    };
    (0..).zip(games.chunks(GAMES_IN_PERIOD)).map(period).collect()
}

/// Games by chance, the same in every run; who has the higher number wins more often.
fn games() -> Vec<(usize, usize, Outcome)> {
    let mut state = 1u64;
    let mut below = |n: u32| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (((state >> 32) * u64::from(n)) >> 32) as usize
    };
    let mut game = || {
        let (first, step) = (below(N_PLAYERS), 1 + below(N_PLAYERS - 1));
        let second = (first + step) % N_PLAYERS as usize;
        let outcome = match below(20_000) + first {
            lot if lot > second + 11_000 => Outcome::FirstWins,
            lot if lot > second + 9_000 => Outcome::Draw,
            _ => Outcome::SecondWins,
        };
        (first, second, outcome)
    };
    (0..N_PERIODS as usize * GAMES_IN_PERIOD).map(|_| game()).collect()
}

const fn to_crate(outcome: Outcome) -> Outcomes {
    match outcome {
        Outcome::FirstWins => Outcomes::WIN,
        Outcome::Draw => Outcomes::DRAW,
        Outcome::SecondWins => Outcomes::LOSS,
    }
}

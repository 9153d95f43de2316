//! How fast a ledger is computed in a database: `cargo bench -p magister --bench ratings`.
//!
//! A million games among ten thousand players in a hundred periods, from the table of games of a
//! SQLite file into its table of the ledger. Beside it stands the bare loop of the crate that the
//! arithmetic comes from, over the same games in the same run. Figures are kept in
//! `docs/performance.md`.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]

#[path = "support/million.rs"]
mod million;

use std::hint::black_box;
use std::path::PathBuf;

use desk::{self, Actor};
use divan::Bencher;
use domain::AccountId;
use domain::accounts::{Access, AccountName, Rank};
use domain::ratings::{PoolDetails, RatingSystem};
use rating::ledger::Outcome;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};
use store::{Db, Store, accounts};
use system::clock;

use million::{FAMILY, GAMES_IN_PERIOD, N_PERIODS, N_PLAYERS, games, insert};

fn main() {
    divan::main();
}

/// A period after the other, each player by a list of his opponents that is there before.
#[divan::bench(sample_count = 5)]
fn glicko2_bare(bencher: Bencher<'_, '_>) {
    let start = Glicko2Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 };
    let config = Glicko2Config { tau: 0.5, ..Glicko2Config::default() };
    let mut lists = vec![vec![Vec::new(); N_PLAYERS as usize]; N_PERIODS];
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
                *own = glicko2_rating_period(own, &results, &config);
            }
            before = after;
        }
        before
    });
}

/// A new pool is computed from all games there are.
#[divan::bench(sample_count = 3, sample_size = 1)]
fn glicko2_sqlite(bencher: Bencher<'_, '_>) {
    bencher.with_inputs(File::with_games).bench_values(|file| {
        let (access, now) = (Access::Administrator, clock::now());
        let actor = Actor { account: file.account, access, by_code: None, by_token: None, now };
        let add = |db: &mut Db| desk::ratings::add_pool(db, &actor, glicko2());
        file.store.write(add).expect("a database").expect("a new pool");
        file
    });
}

/// The ledger of all games is there, and the last period is computed anew, as a corrected
/// tournament has it.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn glicko2_sqlite_last_period(bencher: Bencher<'_, '_>) {
    let file = File::with_games();
    file.store.write(|db| desk::ratings::recompute_all(db, clock::now())).expect("a database");
    bencher.bench_local(|| {
        let last = |db: &mut Db| {
            let place = desk::ratings::last_place(db, FAMILY)?;
            desk::ratings::recompute_family(db, FAMILY, place)
        };
        file.store.write(last).expect("a database")
    });
}

fn glicko2() -> PoolDetails {
    PoolDetails::plain(FAMILY, RatingSystem::Glicko2)
}

/// A database in a file of its own, which goes when it is no longer needed.
struct File {
    folder: PathBuf,
    store: Store,
    account: AccountId,
}

impl File {
    fn with_games() -> Self {
        let name =
            format!("magister-bench-{}-{}", std::process::id(), clock::now().timestamp_micros());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir(&folder).expect("a folder");
        let url = format!("sqlite:{}/bench.sqlite", folder.display());
        let store = Store::open(&url.parse().expect("a URL"), 1).expect("a database");
        store.migrate().expect("a new database");
        store.write(insert).expect("games");
        let name = AccountName::parse("bench").expect("a name");
        let add = |db: &mut Db| accounts::insert(db, &name, "", Rank::Administrator, clock::now());
        let account = store.write(add).expect("a database").expect("a new account");
        Self { folder, store, account }
    }
}

impl Drop for File {
    fn drop(&mut self) {
        // What cannot be removed is left to whoever cleans the folder of temporary files.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn to_crate(outcome: Outcome) -> Outcomes {
    match outcome {
        Outcome::FirstWins => Outcomes::WIN,
        Outcome::Draw => Outcomes::DRAW,
        Outcome::SecondWins => Outcomes::LOSS,
    }
}

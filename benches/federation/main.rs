//! How the program answers with a federation's database on PostgreSQL:
//! `tests/run cargo bench --locked -p magister --bench federation -- DIVISOR`.
//!
//! A million players, 20,000 tournaments and ten million games, each divided by the divisor, which is 100 unless another
//! one is said. It tells how long they take to load; what visitors' pages cost; how long a tournament takes to close whose
//! last rounds are played before; and how long a result takes to correct, with the rating lists that follow. In the end
//! the ledger is compared with what is computed at once from the games: by a divisor of 10 or more, or if `verify` stands
//! after the divisor, since it is held in memory. Figures are kept in `docs/performance.md`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a bench that cannot go on has failed"
)]
#![allow(unreachable_pub, reason = "the support is the tests'")]

#[path = "../../tests/app/plans/addresses.rs"]
#[allow(dead_code, reason = "tests look at all of them")]
mod addresses;
#[path = "../pages/browser.rs"]
#[allow(dead_code, reason = "another bench does more with it")]
mod browser;
mod closing;
mod correction;
#[path = "../../tests/support/federation/mod.rs"]
mod federation;
mod lists;
mod loading;
mod organiser;
mod pages;
#[path = "../support/percentiles.rs"]
mod percentiles;
#[path = "../../tests/support/postgres.rs"]
#[allow(dead_code, reason = "tests do more with it")]
mod postgres;
#[path = "../support/process.rs"]
#[allow(dead_code, reason = "another bench does more with it")]
mod process;
#[path = "../../tests/support/server.rs"]
#[allow(dead_code, reason = "tests do more with it")]
mod server;
#[path = "../../tests/support/temporary.rs"]
#[allow(dead_code, reason = "tests do more with it")]
mod temporary;

use domain::tournaments::Stage;
use store::Store;
use system::clock;

use federation::{Federation, Scale};
use process::Process;
use server::Server;

const USUAL_DIVISOR: u32 = 100;
/// By a larger one too little is left of it.
const LARGEST_DIVISOR: u32 = 500;
/// By a smaller one the ledger is compared only if that is asked for.
const SMALLEST_COMPARED: u32 = 10;

fn main() {
    let divisor = std::env::args().find_map(|one| one.parse().ok()).unwrap_or(USUAL_DIVISOR);
    assert!((1..=LARGEST_DIVISOR).contains(&divisor), "a divisor from 1 to {LARGEST_DIVISOR}");
    let is_compared = divisor >= SMALLEST_COMPARED || std::env::args().any(|one| one == "verify");
    let scale = if divisor == 1 { Scale::FULL } else { Scale::full_by(divisor) };
    let postgres = loading::load(&Federation::new(scale, clock::now().date_naive()));
    let url = loading::url(&postgres);
    let server = Server::start(&url, &[]);
    let process = Process::of(server.id());
    let faults = pages::look(&server.url, &url);
    println!("server: {} MB at most until here", process.peak_mb());
    let store = Store::open(&url.parse().unwrap(), 2).unwrap();
    closing::play_and_close(&store);
    let closed = lists::tournaments_at(&store, Stage::Closed);
    println!("\n## A correction\n");
    correction::correct(&store, "the tournament that was closed last", closed.last().unwrap());
    correction::correct(&store, "a tournament of the middle", &closed[closed.len() / 2]);
    println!("server: {:.1} s of CPU, {} MB at most", process.cpu_since_then(), process.peak_mb());
    if is_compared {
        compare(&store);
    }
    assert!(faults.is_empty(), "not answered as wanted: {faults:#?}");
}

fn compare(store: &Store) {
    let begun = clock::instant();
    let differences = store.read(desk::ratings::verify).unwrap();
    assert_eq!(differences, []);
    println!(
        "the ledger is what is computed at once: seen in {:.1} s",
        begun.elapsed().as_secs_f64()
    );
}

//! Results are entered while a long list is computed anew: `cargo bench -p magister --bench following`.
//!
//! A list of a million games among ten thousand players, and before them a rated tournament. Elsewhere fifty results a
//! second are entered over HTTP, each at its moment, however long the one before took. After some seconds a result of the rated
//! tournament is corrected. Then the ledger is compared with what is computed at once from the games. On SQLite, and on
//! PostgreSQL if `TEST_POSTGRES_URL` names one (`tests/run cargo bench …`). Figures are kept in `docs/performance.md`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a bench that cannot go on has failed"
)]
#![allow(unreachable_pub, reason = "the support is the tests'")]

#[path = "../../tests/support/database.rs"]
#[allow(dead_code, reason = "tests do more with it")]
mod database;
mod load;
#[path = "../support/million.rs"]
#[allow(dead_code, reason = "another bench does more with it")]
mod million;
#[path = "../support/percentiles.rs"]
mod percentiles;
#[path = "../support/process.rs"]
#[allow(dead_code, reason = "another bench does more with it")]
mod process;
#[path = "../../tests/support/server.rs"]
#[allow(dead_code, reason = "tests do more with it")]
mod server;
#[path = "../../tests/support/temporary.rs"]
#[allow(dead_code, reason = "tests do more with it")]
mod temporary;
mod world;

use std::time::{Duration, Instant};

use store::Store;
use store::ratings::recomputations;
use system::clock;

use database::Lent;
use load::Load;
use percentiles::percentiles;
use process::Process;
use server::Server;
use world::World;

/// How long results come before the correction, and after the list is computed.
const BEFORE: Duration = Duration::from_secs(10);

fn main() {
    measure("SQLite", &Lent::on_sqlite().url);
    if std::env::var_os("TEST_POSTGRES_URL").is_some() {
        measure("PostgreSQL", &Lent::on_postgres().url);
    }
}

fn measure(name: &str, url: &str) {
    let store = Store::open(&url.parse().unwrap(), 2).unwrap();
    let world = store.write(World::new).unwrap();
    let begun = clock::instant();
    store.write(|db| desk::ratings::recompute_all(db, clock::now())).unwrap();
    println!("{name}: all lists at once: {:.1} s", begun.elapsed().as_secs_f64());
    let server = Server::start(url, &[]);
    let process = Process::of(server.id());
    let load = Load::start(&server.url, &world);
    std::thread::sleep(BEFORE);
    let corrected = clock::instant();
    let moved = store.write(|db| world.correct(db)).unwrap();
    let answered = corrected.elapsed();
    assert!(moved.changes.is_empty() && !moved.later.is_empty(), "the lists follow");
    let followed = wait(&store);
    std::thread::sleep(Duration::from_secs(1));
    let seen = load.end();
    let during = |one: &&(Instant, Duration)| one.0 >= corrected && one.0 <= followed;
    println!("  the correction itself: {:.0} ms", answered.as_secs_f64() * 1000.0);
    println!("  the lists followed after {:.1} s", (followed - corrected).as_secs_f64());
    let times = |is_one: &dyn Fn(&&(Instant, Duration)) -> bool| {
        percentiles(seen.iter().filter(is_one).map(|one| one.1))
    };
    println!("  results before it: {}", times(&|one| one.0 < corrected));
    println!("  results meanwhile: {}", times(&during));
    println!(
        "  server: {:.1} s of CPU, {} MB at most",
        process.cpu_since_then(),
        process.peak_mb()
    );
    drop(server);
    assert_eq!(store.read(desk::ratings::verify).unwrap(), []);
    println!("  the ledger is what is computed at once");
}

fn wait(store: &Store) -> Instant {
    while !store.read(recomputations::list).unwrap().is_empty() {
        std::thread::sleep(Duration::from_millis(50));
    }
    clock::instant()
}

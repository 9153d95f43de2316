//! Games by link, many at once: `cargo bench -p magister --bench by_link`.
//!
//! A thousand games of Bohnenspiel, each by two phones with a cookie and an address of their own, fifty moves a second
//! for five minutes. Whoever moves asks for the board, sends the move and is shown the board again. In the middle the
//! server is killed and started again; a phone sends the same move until it is answered. Then the database is asked whether
//! every move is there, once, and whether the clocks are right, and how long it takes to find the boards of the start page
//! among all these games. `-- GAMES MOVES_A_SECOND SECONDS` after the command asks
//! for others. Figures are kept in `docs/performance.md`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a bench that cannot go on has failed"
)]
#![allow(unreachable_pub, reason = "the support is the tests'")]

mod facts;
mod games;
#[path = "../support/percentiles.rs"]
mod percentiles;
#[path = "../../tests/support/phones/mod.rs"]
#[allow(unused_imports, reason = "a hall is asked for more")]
mod phones;
#[path = "../support/process.rs"]
#[allow(dead_code, reason = "the other bench asks for more")]
mod process;
#[path = "../../tests/support/server.rs"]
#[allow(dead_code, reason = "tests do more with it")]
mod server;
#[path = "../../tests/support/temporary.rs"]
#[allow(dead_code, reason = "tests do more with it")]
mod temporary;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use store::Store;
use system::clock;

use facts::Outage;
use games::Table;
use percentiles::percentiles;
use process::Process;
use server::Server;

/// So many requests are under way at once.
const THREADS: usize = 16;

/// How many games, moves a second and seconds.
#[derive(Clone, Copy)]
struct Load {
    games: u32,
    rate: u32,
    secs: u32,
}

fn main() {
    let numbers: Vec<u32> = std::env::args().filter_map(|one| one.parse().ok()).collect();
    let number = |idx: usize, usual| numbers.get(idx).copied().unwrap_or(usual);
    let load = Load { games: number(0, 1000), rate: number(1, 50), secs: number(2, 300) };
    assert!((1..=10_000).contains(&load.games), "1 to 10000 games");
    assert!((1..=1000).contains(&load.rate) && (2..=3600).contains(&load.secs));
    let folder = temporary::folder("by-link");
    let url = format!("sqlite:{}/bench.sqlite", folder.display());
    let tables = games::begin(&Store::open(&url.parse().unwrap(), 1).unwrap(), load.games);
    let (tables, outage) = play(&url, tables, load);
    let store = Store::open(&url.parse().unwrap(), 1).unwrap();
    facts::check(&store, &tables, outage);
    watch(&store);
    std::fs::remove_dir_all(folder).unwrap();
}

/// The moves that are left, each at its moment.
struct Moves {
    tables: Vec<Mutex<Table>>,
    next: AtomicU32,
    start: Instant,
    load: Load,
}

impl Moves {
    /// Plays until there are none.
    fn play(&self, url: &str) {
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.load.rate * self.load.secs {
                return;
            }
            wait_until(self.start + Duration::from_secs(1) * number / self.load.rate);
            let table = &self.tables[number as usize % self.tables.len()];
            table.lock().unwrap().play_one(url);
        }
    }
}

/// Plays for as long as wanted, and kills the server in the middle.
fn play(url: &str, tables: Vec<Table>, load: Load) -> (Vec<Table>, Outage) {
    let mut server = Server::start(url, &[]);
    let address = server.url.trim_start_matches("http://").to_owned();
    let tables = tables.into_iter().map(Mutex::new).collect();
    let (next, start) = (AtomicU32::new(0), clock::instant());
    let moves = Moves { tables, next, start, load };
    let (outage, process) = scope(|scope| {
        for _ in 0..THREADS {
            let (moves, url) = (&moves, server.url.clone());
            scope.spawn(move || moves.play(&url));
        }
        wait_until(start + Duration::from_secs(1) * load.secs / 2);
        let killed_at = clock::now();
        server.kill();
        server = Server::start_at(&address, url, &[]);
        let process = Process::of(server.id());
        (Outage { killed_at, back_at: clock::now() }, process)
    });
    let Load { games, rate, secs } = load;
    let took = start.elapsed().as_secs_f64();
    println!("{games} games, {} moves at {rate} a second, {took:.0} s", rate * secs);
    let tables: Vec<Table> =
        moves.tables.into_iter().map(|one| one.into_inner().unwrap()).collect();
    told(&tables, &process);
    (tables, outage)
}

fn told(tables: &[Table], process: &Process) {
    let of = |times: fn(&Table) -> &Vec<Duration>| {
        percentiles(tables.iter().flat_map(|table| times(table).iter().copied()))
    };
    println!("move     {}", of(|table| &table.moves_took));
    println!("page     {}", of(|table| &table.pages_took));
    println!("resent   {}", of(|table| &table.resent_took));
    let (cpu, mb) = (process.cpu_since_then(), process.peak_mb());
    println!("server, after it was started again: {cpu:.1} s of CPU, {mb} MB at most");
}

/// What it takes to find the boards of the start page, and those that programs read, among all these games.
fn watch(store: &Store) {
    for most in [3, 50] {
        let look = |_| {
            let start = clock::instant();
            store.read(|db| desk::by_link::watched(db, None, most)).unwrap();
            start.elapsed()
        };
        println!("watched, {most}  {}", percentiles((0..100).map(look)));
    }
}

fn wait_until(due: Instant) {
    sleep(due.saturating_duration_since(clock::instant()));
}

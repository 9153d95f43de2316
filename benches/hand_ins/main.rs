//! A hall whose players all hand in by their phones: `cargo bench -p magister --bench hand_ins`.
//!
//! Two hundred players of a Swiss, each with an address and a cookie of their own, hand in and answer at a
//! hundred boards within ten seconds; a tenth of the forms are sent twice, a tenth of the boards
//! disputed. Then the database is asked whether every word is there, once. `-- PLAYERS SECONDS PAGES`
//! after the command asks for another hall, and for so many open pages of the tournament, which are told
//! what happens and fetch themselves anew. Figures are kept in `docs/performance.md`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a bench that cannot go on has failed"
)]
#![allow(unreachable_pub, reason = "the support is the tests'")]

mod chain;
#[path = "../support/percentiles.rs"]
mod percentiles;
#[path = "../../tests/support/phones/mod.rs"]
mod phones;
#[path = "../support/process.rs"]
mod process;
#[path = "../../tests/support/server.rs"]
#[allow(dead_code, reason = "tests do more with it")]
mod server;
#[path = "../../tests/support/stream.rs"]
mod stream;
#[path = "../../tests/support/temporary.rs"]
#[allow(dead_code, reason = "tests do more with it")]
mod temporary;
mod watchers;

use std::path::Path;
use std::time::Duration;

use store::Store;
use system::clock;

use percentiles::percentiles;
use phones::{Asked, Hall, Phone, Within, faults_of, play};
use process::Process;
use server::Server;
use watchers::Watchers;

/// A hall on one machine: no more than it can be asked to hold, nor for longer than anybody waits.
const MOST_PLAYERS: u32 = 2000;
const MOST_SECS: u64 = 60;
const MOST_PAGES: usize = 12_000;

fn main() {
    let numbers: Vec<u64> = std::env::args().filter_map(|one| one.parse().ok()).collect();
    let n_players = numbers.first().and_then(|n| u32::try_from(*n).ok()).unwrap_or(200);
    let secs = numbers.get(1).copied().unwrap_or(10);
    let n_pages = numbers.get(2).and_then(|n| usize::try_from(*n).ok()).unwrap_or(0);
    assert!(n_pages <= MOST_PAGES, "at most {MOST_PAGES} pages");
    assert!((2..=MOST_PLAYERS).contains(&n_players), "2 to {MOST_PLAYERS} players");
    assert!((1..=MOST_SECS).contains(&secs), "1 to {MOST_SECS} seconds");
    let folder = temporary::folder("hand-ins");
    let url = format!("sqlite:{}/bench.sqlite", folder.display());
    hand_in(&url, (n_players, Duration::from_secs(secs)), n_pages);
    chain::compare(&folder);
    std::fs::remove_dir_all(folder).unwrap();
}

fn hand_in(url: &str, (n_players, within): (u32, Duration), n_pages: usize) {
    let store = Store::open(&url.parse().unwrap(), 1).unwrap();
    let hall = Hall::new(&store, n_players);
    drop(store);
    let server = Server::start(url, &[]);
    let process = Process::of(server.id());
    let pages = (n_pages > 0).then(|| open_pages(&hall, (&server.url, n_pages), &process));
    let seen = play(&hall, &server.url, Within(within));
    let (cpu, peak_mb) = (process.cpu_since_then(), process.peak_mb());
    println!("{n_players} players, {} boards, {} s", hall.boards.len(), within.as_secs());
    for (asked, name) in
        [(Asked::HandIn, "hand-in"), (Asked::Answer, "answer"), (Asked::Page, "page")]
    {
        println!("{name:<8} {}", percentiles(seen.times(asked)));
    }
    println!("{} requests, server: {cpu:.1} s of CPU, {peak_mb} MB at most", seen.n_requests());
    if let Some(pages) = pages {
        tell((&hall, &server.url), &pages, &process);
    }
    let program = Path::new(env!("CARGO_BIN_EXE_magister"));
    let mut faults = seen.faults.into_inner().unwrap();
    println!("{} answers were other ones than wanted", faults.len());
    faults.extend(faults_of(&hall, (&server.url, url), program));
    assert!(faults.is_empty(), "{faults:#?}");
    println!("every word is there once, every result counts once, the audit log is whole");
}

fn open_pages(hall: &Hall, (url, n): (&str, usize), process: &Process) -> Watchers {
    let before = process.now_mb();
    let pages = Watchers::open(url, &format!("/tournaments/{}", hall.tournament), n);
    println!("{n} open pages: {} MB more", process.now_mb() - before);
    pages
}

/// A player does something that every page of the event shows.
fn tell((hall, url): (&Hall, &str), pages: &Watchers, process: &Process) {
    let phone = Phone::let_in(url, &hall.boards[0].seats[0]);
    let (n_before, cpu_before) = (pages.n_fetched(), process.cpu_since_then());
    let times = pages.told_of(|| {
        let form =
            format!("form_key={}&shows_name=initial", phone.get(&hall.my()).hidden("form_key"));
        let answer = phone.post(&format!("{}/public", hall.my()), &form);
        assert_eq!(answer.status, 303, "{}", answer.body);
    });
    let begun = clock::instant();
    pages.wait_for_fetches(n_before);
    let fetched_within = begun.elapsed().as_secs_f64();
    let ms = |place: usize| times[place].as_secs_f64() * 1000.0;
    let [first, median, last] = [ms(0), ms(times.len() / 2), ms(times.len() - 1)];
    println!(
        "told: first {first:.0} ms  median {median:.0} ms  last {last:.0} ms after it was sent"
    );
    println!("{n_before} pages were fetched anew meanwhile");
    let fetches = pages.n_fetched() - n_before;
    println!(
        "{fetches} were after it, within {fetched_within:.1} s: {:.1} s of CPU",
        process.cpu_since_then() - cpu_before
    );
}

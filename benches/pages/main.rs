//! What visitors' pages cost a federation: `cargo bench -p magister --bench pages`.
//!
//! The large demonstration, served by the program itself. Of each kind of page: its first byte and how many a
//! second, made anew each time and as it is kept, beside `/healthz` and a file. Then two hundred at once ask for
//! the largest pages, which nobody has asked for before. Figures are kept in `docs/performance.md`.
//!
//! `-- small` takes the small demonstration, to see whether it works.

#![allow(clippy::expect_used, reason = "a bench that cannot go on has failed")]

#[allow(dead_code, reason = "another bench does more with it")]
mod browser;
#[path = "../support/process.rs"]
#[allow(dead_code, reason = "other benches measure CPU time too")]
mod process;
#[path = "../support/program.rs"]
mod program;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::scope;
use std::time::Duration;

use browser::Browser;
use process::Process;
use program::Program;
use system::clock;

/// Who asks at the same time where requests are counted; they share the machine with the program.
const BROWSERS: usize = 8;
const COUNTED_FOR: Duration = Duration::from_secs(2);
/// Of so many first bytes the median counts.
const TIMES: usize = 21;
/// Who asks for a large page at once.
const CROWD: usize = 200;

/// Kinds of pages of the large demonstration: a tournament of 2,000 players, and one of 200 that runs.
const LARGE: [(&str, &str); 31] = [
    ("start page", "/"),
    ("events", "/events"),
    ("event of 2 tournaments", "/events/200"),
    ("players", "/players"),
    ("players, looked for", "/players?q=ann"),
    ("search", "/search?q=ann"),
    ("search, suggested", "/search/suggestions?q=ann"),
    ("games, by player", "/games?name=ann"),
    ("games, by first moves", "/games?game=gbg%3A6&opening=E20"),
    ("player with games", "/players/17"),
    ("player in the tournament of 2,000", "/players/100"),
    ("two players", "/players/100/against/101"),
    ("rating lists", "/ratings"),
    ("rating list", "/ratings/1"),
    ("games", "/games"),
    ("game, replayed", "/games/1"),
    ("200 players: overview", "/tournaments/400"),
    ("200 players: entries", "/tournaments/400/entries"),
    ("200 players: round", "/tournaments/400/rounds/3"),
    ("200 players: round, how it was paired", "/tournaments/400/rounds/3/working"),
    ("200 players: board", "/tournaments/400/rounds/3/boards/7"),
    ("200 players: standings", "/tournaments/400/standings"),
    ("200 players: a player in them", "/tournaments/400/standings/7"),
    ("200 players: crosstable", "/tournaments/400/crosstable"),
    ("180 players: ratings", "/tournaments/6/ratings"),
    ("2,000 players: overview", "/tournaments/398"),
    ("2,000 players: entries", "/tournaments/398/entries"),
    ("2,000 players: round", "/tournaments/398/rounds/5"),
    ("2,000 players: standings", "/tournaments/398/standings"),
    ("2,000 players: crosstable", "/tournaments/398/crosstable"),
    ("2,000 players: ratings", "/tournaments/398/ratings"),
];
const SMALL: [(&str, &str); 2] = [("start page", "/"), ("standings", "/tournaments/13/standings")];

fn main() {
    let is_small = std::env::args().any(|argument| argument == "small");
    let (size, pages) = if is_small { ("small", &SMALL[..]) } else { ("large", &LARGE[..]) };
    let begun = clock::instant();
    let program = Program::start(&["demo", "--size", size]);
    println!("the demonstration was made in {} s", begun.elapsed().as_secs());
    println!();
    println!(
        "| page | bytes | made anew: first byte | a second | kept: first byte | a second | of `/healthz` |"
    );
    println!("|---|---|---|---|---|---|---|");
    let address = program.address.as_str();
    let style = Browser::new(address).style();
    for (name, path) in [("`/healthz`", "/healthz"), ("the style sheet", style.as_str())] {
        let (n_bytes, first, counted) = kept(address, path);
        println!("| {name} | {n_bytes} | | | {} | {counted} | |", millis(first));
    }
    for (name, path) in pages {
        let (new, n_new) = made_anew(address, path);
        let (n_bytes, first, counted) = kept(address, path);
        // The machine is not the same from minute to minute.
        let share = of(counted, a_second(address, |_| "/healthz".to_owned()));
        let (new, first) = (millis(new), millis(first));
        println!("| {name} | {n_bytes} | {new} | {n_new} | {first} | {counted} | {share} |");
    }
    println!();
    let process = Process::of(program.id());
    for (name, path) in pages.iter().filter(|(name, _)| is_small || name.starts_with("2,000")) {
        forget_peak(&program);
        let statuses = crowd(address, path);
        println!("{CROWD} at once, {name}: {statuses:?}, peak {} MB", process.peak_mb());
    }
}

/// Resets the peak of the program's memory.
fn forget_peak(program: &Program) {
    std::fs::write(format!("/proc/{}/clear_refs", program.id()), "5").expect("Linux");
}

fn of(counted: usize, alive: usize) -> String {
    #[allow(clippy::cast_precision_loss, reason = "two digits are told")]
    let share = counted as f64 / alive.max(1) as f64;
    format!("{share:.2}")
}

fn millis(time: Duration) -> String {
    format!("{:.2} ms", time.as_secs_f64() * 1000.0)
}

/// An address that nobody has asked for, of the same page.
fn unheard_of(path: &str) -> String {
    static NUMBER: AtomicUsize = AtomicUsize::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let and = if path.contains('?') { '&' } else { '?' };
    format!("{path}{and}look={number}")
}

fn made_anew(address: &str, path: &str) -> (Duration, usize) {
    (first_byte(address, || unheard_of(path)), a_second(address, |_| unheard_of(path)))
}

/// The bytes of a page, its first byte, and how many a second.
fn kept(address: &str, path: &str) -> (usize, Duration, usize) {
    let n_bytes = Browser::new(address).get(path).n_bytes;
    (n_bytes, first_byte(address, || path.to_owned()), a_second(address, |_| path.to_owned()))
}

fn first_byte(address: &str, path: impl Fn() -> String) -> Duration {
    let mut browser = Browser::new(address);
    let mut times: Vec<Duration> = (0..TIMES).map(|_| browser.get(&path()).first_byte).collect();
    times.sort_unstable();
    times[TIMES / 2]
}

fn a_second(address: &str, path: impl Fn(usize) -> String + Sync) -> usize {
    let (begun, all) = (clock::instant(), AtomicUsize::new(0));
    scope(|scope| {
        for number in 0..BROWSERS {
            let (path, all) = (&path, &all);
            scope.spawn(move || {
                let mut browser = Browser::new(address);
                while begun.elapsed() < COUNTED_FOR {
                    assert_eq!(browser.get(&path(number)).status, 200);
                    all.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    let millis = usize::try_from(begun.elapsed().as_millis()).unwrap_or(usize::MAX);
    all.into_inner() * 1000 / millis
}

/// With what a crowd is answered that asks for what nobody has asked for.
fn crowd(address: &str, path: &str) -> BTreeMap<u16, usize> {
    let statuses = Mutex::new(BTreeMap::new());
    let new = unheard_of(path);
    scope(|scope| {
        for number in 0..CROWD {
            let (statuses, new) = (&statuses, &new);
            scope.spawn(move || {
                // Half of them for the same, the others each for their own.
                let path = if number % 2 == 0 { new.clone() } else { unheard_of(path) };
                let status = Browser::new(address).get(&path).status;
                *statuses.lock().expect("no bench fails").entry(status).or_default() += 1;
            });
        }
    });
    statuses.into_inner().expect("no bench fails")
}

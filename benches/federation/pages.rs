//! What a visitor waits for pages.

use std::time::Duration;

use system::clock;

use super::addresses::{examples, filled};
use super::browser::Browser;

/// So often each page is asked for again.
const TIMES: usize = 20;
/// No list has 99,999 pages: its last one is shown.
const PAGES: [(&str, &str); 30] = [
    ("home", "/"),
    ("events", "/events"),
    ("event that is held", "/events/{held}"),
    ("tournament that is running", "/tournaments/{running}"),
    ("its round", "/tournaments/{running}/rounds/5"),
    ("its standings", "/tournaments/{running}/standings"),
    ("crosstable", "/tournaments/{tournament}/crosstable"),
    ("ratings that moved", "/tournaments/{tournament}/ratings"),
    ("player of most tournaments", "/players/{player}"),
    ("player of few", "/players/{seldom}"),
    ("two players", "/players/{player}/against/{opponent}"),
    ("rating lists", "/ratings"),
    ("rating list", "/ratings/{pool}"),
    ("rating list, page 5", "/ratings/{pool}?page=5"),
    ("rating list, last page", "/ratings/{pool}?page=99999"),
    ("rating list, by name", "/ratings/{pool}?q=hans"),
    ("rating list, a past day", "/ratings/{pool}?on=2018-06-30"),
    ("games", "/games"),
    ("games, by name", "/games?name=anna+adler"),
    ("games, few and far between", "/games?game=oware&longest=9"),
    ("game", "/games/{game}"),
    ("players", "/players"),
    ("players, last page", "/players?page=99999"),
    ("search, common name", "/search?q=hans"),
    ("search, nothing found", "/search?q=zzzz"),
    ("search, two words", "/search?q=anna+adler"),
    ("suggestions", "/search/suggestions?q=ha"),
    ("API: players", "/api/v1/players"),
    ("API: rating list", "/api/v1/ratings/{pool}"),
    ("API: standings", "/api/v1/tournaments/{running}/standings"),
];

const HOW: &str = "Times in ms: at first, when nothing of the page is kept; then again, 20 times at the same address;
and made anew, at 20 addresses of it that nobody has asked for. Bytes are compressed.";

/// How a page was answered: at first, again and again at the same address, and each time at a new one.
struct Seen {
    first: Duration,
    again: Vec<Duration>,
    anew: Vec<Duration>,
    /// Of the first answer, as it was sent.
    n_bytes: usize,
    /// One that is not 200, if there is any.
    status: u16,
}

/// Asks for each page, one after the other, and tells how long they took; answers which were not answered with 200.
pub(crate) fn look(server: &str, database: &str) -> Vec<String> {
    let (address, ids) = (server.trim_start_matches("http://"), examples(database));
    println!("\n## Pages\n\n{HOW}\n");
    println!(
        "| {:<26} | {:>8} | {:>8} | {:>8} | {:>8} | {:>8} | {:>8} | {:>6} |",
        "page", "first", "again", "worst", "anew", "worst", "bytes", "status"
    );
    println!("|{}{}|--------|", "-".repeat(28), "|----------".repeat(6));
    let mut faults = Vec::new();
    for (name, template) in PAGES {
        let path = filled(template, &ids);
        let seen = seen(address, &path);
        println!("{}", line(name, &seen));
        if seen.status != 200 {
            faults.push(format!("{path}: {}", seen.status));
        }
    }
    faults
}

fn seen(address: &str, path: &str) -> Seen {
    let (mut browser, mut status) = (Browser::new(address), 200);
    let mut ask = |path: &str| {
        let begun = clock::instant();
        let answer = browser.get(path);
        if answer.status != 200 {
            status = answer.status;
        }
        (begun.elapsed(), answer.n_bytes)
    };
    let (first, n_bytes) = ask(path);
    let (mut again, mut anew) = (Vec::new(), Vec::new());
    for number in 0..TIMES {
        again.push(ask(path).0);
        anew.push(ask(&unheard_of(path, number)).0);
    }
    again.sort_unstable();
    anew.sort_unstable();
    Seen { first, again, anew, n_bytes, status }
}

/// An address that nobody has asked for, of the same page: nothing is kept for it.
fn unheard_of(path: &str, number: usize) -> String {
    let and = if path.contains('?') { '&' } else { '?' };
    format!("{path}{and}look={number}")
}

fn line(name: &str, seen: &Seen) -> String {
    let ms = |time: Duration| format!("{:>8.2}", time.as_secs_f64() * 1000.0);
    let [again, anew] = [&seen.again, &seen.anew]
        .map(|times| format!("{} | {}", ms(times[TIMES / 2]), ms(times[TIMES - 1])));
    let Seen { first, n_bytes, status, .. } = seen;
    format!("| {name:<26} | {} | {again} | {anew} | {n_bytes:>8} | {status:>6} |", ms(*first))
}

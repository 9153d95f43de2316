//! The CPU time of the server process, as Linux counts it for each of its threads.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs::{DirEntry, read_dir, read_to_string};
use std::time::Duration;

use system::clock;

use crate::addresses::Example;
use crate::browser::{Answer, Browser};
use crate::program::Program;

/// The median of so many batches counts.
const BATCHES: usize = 5;
/// Each batch has at least so many requests, and at most.
const REQUESTS: (usize, usize) = (4, 40);
/// It is to take so long.
const BATCH: Duration = Duration::from_millis(120);

/// Milliseconds of CPU for a request, and the bytes of its body as it was sent.
pub(crate) struct Cost {
    pub(crate) ms: f64,
    pub(crate) n_bytes: usize,
}

pub(crate) struct Server<'a> {
    program: &'a Program,
    /// Counts the host names used so far: the cache keeps pages by host, so a new name finds none.
    n_hosts: Cell<usize>,
}

impl<'a> Server<'a> {
    pub(crate) fn new(program: &'a Program) -> Self {
        Self { program, n_hosts: Cell::new(0) }
    }

    /// Fails if a page under a new host name comes from the cache: all figures would be wrong.
    pub(crate) fn must_be_uncached(&self, examples: &[Example]) {
        let is_one = |one: &&Example| one.route.path == "/tournaments/{tournament}/standings";
        let standings = examples.iter().find(is_one).expect("standings");
        self.body(standings);
        let (uncached, kept) = (self.uncached(standings, "en").ms, self.kept(standings).ms);
        assert!(uncached > 5.0 * kept, "{uncached:.2} ms uncached, {kept:.2} ms from the cache");
    }

    /// The body without compression, the same for each run.
    pub(crate) fn body(&self, example: &Example) -> Vec<u8> {
        self.ask(&mut self.browser(), example, &["Host: hall"]).body
    }

    /// Each request names another host, of which the cache knows nothing: pages lead back to the host that they were
    /// requested from.
    pub(crate) fn uncached(&self, example: &Example, language: &str) -> Cost {
        let language = format!("Accept-Language: {language}");
        self.cost(example, || {
            self.n_hosts.set(self.n_hosts.get() + 1);
            [format!("Host: hall-{}", self.n_hosts.get()), language.clone()]
        })
    }

    pub(crate) fn kept(&self, example: &Example) -> Cost {
        self.cost(example, || ["Host: hall".to_owned(), "Accept-Language: en".to_owned()])
    }

    fn cost(&self, example: &Example, mut next: impl FnMut() -> [String; 2]) -> Cost {
        let mut browser = self.browser();
        let mut ask = || {
            let [host, language] = next();
            let headers = [host.as_str(), language.as_str(), "Accept-Encoding: gzip"];
            self.ask(&mut browser, example, &headers).body.len()
        };
        let begun = clock::instant();
        let n_bytes = ask();
        let at_once = BATCH.as_secs_f64() / begun.elapsed().as_secs_f64();
        #[allow(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a number of requests"
        )]
        let n_requests = (at_once as usize).clamp(REQUESTS.0, REQUESTS.1);
        let mut all: Vec<f64> = (0..BATCHES).map(|_| self.batch(n_requests, &mut ask)).collect();
        all.sort_by(f64::total_cmp);
        Cost { ms: all[BATCHES / 2], n_bytes }
    }

    /// The mean of a batch in which no thread ended: what it took would be missing.
    #[allow(clippy::cast_precision_loss, reason = "two digits are told")]
    fn batch(&self, n_requests: usize, ask: &mut impl FnMut() -> usize) -> f64 {
        loop {
            let before = self.threads();
            for _ in 0..n_requests {
                ask();
            }
            let after = self.threads();
            if before.keys().all(|id| after.contains_key(id)) {
                let nanos = after.values().sum::<u64>() - before.values().sum::<u64>();
                return nanos as f64 / 1e6 / n_requests as f64;
            }
        }
    }

    fn ask(&self, browser: &mut Browser, example: &Example, headers: &[&str]) -> Answer {
        let address = &example.address;
        // The stream goes on until the browser leaves.
        let is_endless = example.route.path == "/live";
        let answer = if is_endless {
            self.browser().begin(address, headers)
        } else {
            browser.ask(address, headers)
        };
        let is_there = (200..400).contains(&answer.status);
        assert_ne!(is_there, IS_GONE.contains(&example.route.path), "{address}: {}", answer.status);
        answer
    }

    fn browser(&self) -> Browser {
        Browser::new(&self.program.address)
    }

    /// The nanoseconds of each thread.
    fn threads(&self) -> BTreeMap<String, u64> {
        let folder = format!("/proc/{}/task", self.program.id());
        let threads = read_dir(folder).expect("Linux").flatten();
        threads.filter_map(|one| time_of(&one)).collect()
    }
}

/// A thread, and the nanoseconds that it has run; none if it has just ended.
fn time_of(thread: &DirEntry) -> Option<(String, u64)> {
    let told = read_to_string(thread.path().join("schedstat")).ok()?;
    let nanos = told.split(' ').next()?.parse().ok()?;
    Some((thread.file_name().to_string_lossy().into_owned(), nanos))
}

/// Is there only before the first account is made.
const IS_GONE: [&str; 1] = ["/setup/{token}"];

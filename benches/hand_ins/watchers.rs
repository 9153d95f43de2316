//! Open pages: each watches a tournament, and fetches its page anew within the time that it is told.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use actix_web::rt::net::TcpStream;
use actix_web::rt::time::sleep;
use actix_web::rt::{System, spawn};
use system::clock;

use super::stream::{ask, read_some};

/// How long is waited for the last of them.
const PATIENCE: Duration = Duration::from_secs(20);
/// The server has browsers take so long at most, and they may be busy.
const LONGEST_SPREAD: Duration = Duration::from_secs(40);

/// Pages that are open while others hand in.
pub(crate) struct Watchers {
    begun: Instant,
    /// When each has heard something last, in microseconds since then; 0 before it is connected.
    heard: Arc<Vec<AtomicU64>>,
    fetched: Arc<AtomicUsize>,
    is_over: Arc<AtomicBool>,
}

impl Drop for Watchers {
    fn drop(&mut self) {
        self.is_over.store(true, Ordering::Relaxed);
    }
}

/// A page that is watched: the server, the address of the page, and what it carries.
#[derive(Clone)]
struct Page {
    server: SocketAddr,
    path: String,
    stamps: String,
}

impl Watchers {
    /// Opens so many of a page, and waits until all of them are there.
    pub(crate) fn open(url: &str, path: &str, n: usize) -> Self {
        let begun = clock::instant();
        let heard: Arc<Vec<AtomicU64>> = Arc::new((0..n).map(|_| AtomicU64::new(0)).collect());
        let fetched = Arc::new(AtomicUsize::new(0));
        let server = url.trim_start_matches("http://").parse().unwrap();
        let is_over = Arc::new(AtomicBool::new(false));
        let (counts, is_sent_away) = (Arc::clone(&fetched), Arc::clone(&is_over));
        let all = Self { begun, heard: Arc::clone(&heard), fetched, is_over };
        let path = path.to_owned();
        std::thread::spawn(move || {
            System::new().block_on(async move {
                let mut page = Page { server, path, stamps: String::new() };
                page.stamps = stamps_in(&page.fetch(0).await);
                for nth in 0..n {
                    let (page, heard) = (page.clone(), Arc::clone(&heard));
                    let is_over = Arc::clone(&is_sent_away);
                    let fetched = Arc::clone(&counts);
                    spawn(async move {
                        watch(page, nth, (begun, heard), fetched).await;
                        assert!(is_over.load(Ordering::Relaxed), "watcher {nth} was sent away");
                    });
                    // As a hall opens them: not all in one moment.
                    sleep(Duration::from_micros(500)).await;
                }
                std::future::pending::<()>().await;
            });
        });
        all.wait_for(0);
        all
    }

    fn wait_for(&self, since: u64) {
        let until = clock::instant() + PATIENCE;
        let is_missing = |one: &AtomicU64| one.load(Ordering::Relaxed) <= since;
        while self.heard.iter().any(is_missing) {
            let n = self.heard.iter().filter(|one| is_missing(one)).count();
            assert!(clock::instant() < until, "{n} watchers have heard nothing");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// Does something that all pages show: how long until each was told, the first one first.
    pub(crate) fn told_of(&self, act: impl FnOnce()) -> Vec<Duration> {
        // What is on its way is not this.
        std::thread::sleep(Duration::from_secs(1));
        let since = micros(self.begun);
        act();
        self.wait_for(since);
        let mut times: Vec<u64> =
            self.heard.iter().map(|one| one.load(Ordering::Relaxed) - since).collect();
        times.sort_unstable();
        times.into_iter().map(Duration::from_micros).collect()
    }

    /// Waits until each has fetched its page once more.
    pub(crate) fn wait_for_fetches(&self, before: usize) {
        let until = clock::instant() + LONGEST_SPREAD;
        while self.n_fetched() - before < self.heard.len() && clock::instant() < until {
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// How many pages they have fetched anew.
    pub(crate) fn n_fetched(&self) -> usize {
        self.fetched.load(Ordering::Relaxed)
    }
}

fn micros(since: Instant) -> u64 {
    u64::try_from(since.elapsed().as_micros()).unwrap()
}

async fn watch(
    page: Page,
    nth: usize,
    (begun, heard): (Instant, Arc<Vec<AtomicU64>>),
    fetched: Arc<AtomicUsize>,
) {
    let stream = page.ask(nth, &format!("/live?on={}", page.stamps)).await;
    let (mut text, mut is_due) = (String::new(), Arc::new(AtomicUsize::new(0)));
    while let Some(read) = read_some(&stream).await {
        text.push_str(&read);
        if text.contains("retry:") {
            heard[nth].fetch_max(1, Ordering::Relaxed);
        }
        let Some(end) = text.rfind("\n\n") else { continue };
        let spread = text[..end].rsplit("event: moved\ndata: ").next().and_then(spread_in);
        text.drain(..end);
        let Some(spread) = spread else { continue };
        heard[nth].store(micros(begun), Ordering::Relaxed);
        fetch_within(&page, nth, spread, (&mut is_due, &fetched));
    }
}

fn spread_in(message: &str) -> Option<Duration> {
    let spread = message.split('\n').next()?.trim().parse().ok()?;
    Some(Duration::from_millis(spread))
}

/// Once, however often it is told meanwhile.
fn fetch_within(
    page: &Page,
    nth: usize,
    spread: Duration,
    (is_due, fetched): (&mut Arc<AtomicUsize>, &Arc<AtomicUsize>),
) {
    if is_due.swap(1, Ordering::Relaxed) == 1 {
        return;
    }
    let (page, is_due, fetched) = (page.clone(), Arc::clone(is_due), Arc::clone(fetched));
    // Spread evenly, and another moment each time: what browsers draw by lot.
    let lot = nth.wrapping_add(fetched.load(Ordering::Relaxed)).wrapping_mul(7919) % 10_000;
    let share = f64::from(u32::try_from(lot).unwrap()) / 10_000.0;
    spawn(async move {
        sleep(spread.mul_f64(share)).await;
        is_due.store(0, Ordering::Relaxed);
        page.fetch(nth).await;
        fetched.fetch_add(1, Ordering::Relaxed);
    });
}

impl Page {
    async fn fetch(&self, nth: usize) -> String {
        let Some(stream) = ask(self.server, nth, &self.path).await else { return String::new() };
        let mut page = String::new();
        while let Some(read) = read_some(&stream).await {
            page.push_str(&read);
            if page.contains("</html>") {
                break;
            }
        }
        page
    }

    async fn ask(&self, nth: usize, path: &str) -> TcpStream {
        ask(self.server, nth, path).await.expect("the server takes requests")
    }
}

fn stamps_in(page: &str) -> String {
    let (_, rest) = page.split_once("data-live=\"").expect("a live page");
    rest.split('"').next().unwrap().to_owned()
}

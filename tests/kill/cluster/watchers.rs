//! Open pages, as browsers keep them: whoever is sent away fetches the page anew and watches again.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use actix_web::rt::time::{sleep, timeout};
use actix_web::rt::{System, spawn};

use crate::stream::{ask, read_some};

/// What a browser waits for before it connects again.
const AGAIN_AFTER: Duration = Duration::from_secs(2);
const PATIENCE: Duration = Duration::from_secs(10);

pub(super) struct Watchers {
    /// The newest version of the tournament that each has heard of.
    heard: Arc<Vec<AtomicI64>>,
}

#[derive(Clone)]
struct Page {
    server: SocketAddr,
    tournament: i32,
}

impl Watchers {
    /// Opens so many pages of a tournament, and waits until all are there.
    pub(super) fn open(url: &str, tournament: i32, n: usize) -> Self {
        let heard: Arc<Vec<AtomicI64>> = Arc::new((0..n).map(|_| AtomicI64::new(0)).collect());
        let page = Page { server: url.trim_start_matches("http://").parse().unwrap(), tournament };
        let of_all = Arc::clone(&heard);
        std::thread::spawn(move || {
            System::new().block_on(async move {
                for nth in 0..n {
                    spawn(watch(page.clone(), nth, Arc::clone(&of_all)));
                    sleep(Duration::from_millis(2)).await;
                }
                std::future::pending::<()>().await;
            });
        });
        let all = Self { heard };
        for _ in 0..3000 {
            if all.n_behind(1) == 0 {
                return all;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("{} watchers have no page", all.n_behind(1));
    }

    /// How many have not heard of a version.
    pub(super) fn n_behind(&self, version: i64) -> usize {
        self.heard.iter().filter(|one| one.load(Ordering::Relaxed) < version).count()
    }
}

async fn watch(page: Page, nth: usize, heard: Arc<Vec<AtomicI64>>) {
    loop {
        // A server that is killed breaks off in the middle.
        let _ = page.watch(nth, &heard[nth]).await;
        sleep(AGAIN_AFTER).await;
    }
}

impl Page {
    async fn watch(&self, nth: usize, heard: &AtomicI64) -> Option<()> {
        let path = format!("/tournaments/{}", self.tournament);
        let shown = timeout(PATIENCE, self.fetch(nth, &path)).await.ok()??;
        let stamps = shown.split_once("data-live=\"")?.1.split('"').next()?.to_owned();
        self.note(&stamps.replace(',', "\n").replace('.', " "), heard);
        let stream = ask(self.server, nth, &format!("/live?on={stamps}")).await?;
        let mut text = String::new();
        while let Some(read) = read_some(&stream).await {
            text.push_str(&read);
            let Some(end) = text.rfind("\n\n") else { continue };
            self.note(&text[..end].replace('.', " "), heard);
            text.drain(..end);
        }
        None
    }

    /// Lines like `data: tournament 1 56 57`, or `tournament 1 57`.
    fn note(&self, lines: &str, heard: &AtomicI64) {
        let own = format!("tournament {} ", self.tournament);
        for line in lines.lines().map(|line| line.trim_start_matches("data: ")) {
            let version = line.strip_prefix(&own).and_then(|rest| rest.split(' ').next_back());
            if let Some(version) = version.and_then(|version| version.parse().ok()) {
                heard.fetch_max(version, Ordering::Relaxed);
            }
        }
    }

    async fn fetch(&self, nth: usize, path: &str) -> Option<String> {
        let stream = ask(self.server, nth, path).await?;
        let mut page = String::new();
        while let Some(read) = read_some(&stream).await {
            page.push_str(&read);
        }
        page.contains("</html>").then_some(page)
    }
}

//! Who watches what, and what is said to them once it has moved.
//!
//! The rows of the table `stamps` are the truth. The hub reads what has moved after each change that this
//! server makes, or hears of from another one, and every two seconds regardless: another process may have written.

use std::collections::HashMap;
use std::fmt::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use actix_web::rt::spawn;
use actix_web::rt::time::{interval, sleep, timeout};
use actix_web::web::Bytes;
use domain::stamps::{Stamp, Thing};
use store::{Listener, Store, stamps};
use system::clock::instant;
use tokio::sync::mpsc::{Receiver, Sender, channel};

use super::blocking::{block, for_visitors};
use super::pauses::Pauses;

/// How often is looked whether another process has changed something.
const POLL: Duration = Duration::from_secs(2);
/// How often is looked whether the standby has replayed something: it says nothing.
const STANDBY_POLL: Duration = Duration::from_millis(250);
/// How soon it is heard that another server has changed something.
const LISTENING_PAUSE: Duration = Duration::from_millis(50);
/// The time between two messages, however much happens.
const PAUSE: Duration = Duration::from_millis(200);
/// Who watches is told after that, even if pages are still to be drawn.
const LONGEST_DRAWING: Duration = Duration::from_millis(500);
/// How often a connection is shown to be alive.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// So many messages may wait for one browser; one that takes none begins anew, and catches up.
const WAITING: usize = 16;
/// For each watcher the browsers take so much time to fetch what has moved, so that they do not all come at once.
const SPREAD_PER_WATCHER: Duration = Duration::from_millis(6);
const LEAST_SPREAD: Duration = Duration::from_millis(200);
const LONGEST_SPREAD: Duration = Duration::from_secs(30);

/// All who watch.
pub(super) struct Hub {
    most: usize,
    table: Mutex<Table>,
}

#[derive(Default)]
struct Table {
    next: u64,
    watchers: HashMap<u64, Watcher>,
    is_closed: bool,
}

struct Watcher {
    things: Vec<Stamp>,
    to: Sender<Bytes>,
}

/// What a watcher is sent; they are forgotten when this is dropped.
pub(super) struct Watching {
    hub: Arc<Hub>,
    id: u64,
    pub(super) messages: Receiver<Bytes>,
}

impl Watching {
    /// Tells what has moved before anybody watched, but for what was said by another stream: up to `heard`.
    pub(super) fn catch_up(&self, current: &[Stamp], heard: i64) {
        let new = by_thing(current);
        let mut table = self.hub.table();
        let spread = spread(table.watchers.len());
        if let Some(watcher) = table.watchers.get_mut(&self.id) {
            for stamp in &mut watcher.things {
                let now = new.get(&stamp.thing).copied().unwrap_or_default();
                // A version that went back is news: an older copy of the database was restored.
                stamp.version =
                    if now < stamp.version { now - 1 } else { stamp.version.max(heard) };
            }
            watcher.tell(&new, spread);
        }
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        self.hub.table().watchers.remove(&self.id);
    }
}

/// There are as many watchers as the server can bear, or it stops.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Full;

impl Hub {
    /// For at most so many watchers.
    pub(super) fn new(most: usize) -> Arc<Self> {
        Arc::new(Self { most, table: Mutex::default() })
    }

    /// One for everybody, visitors too.
    pub(super) fn of_all(most: usize) -> (Arc<Self>, Arc<Self>) {
        let hub = Self::new(most);
        (Arc::clone(&hub), hub)
    }

    /// Watches things, from the versions that a page has.
    pub(super) fn watch(self: &Arc<Self>, things: Vec<Stamp>) -> Result<Watching, Full> {
        let (to, messages) = channel(WAITING);
        let mut table = self.table();
        if table.is_closed || table.watchers.len() >= self.most {
            return Err(Full);
        }
        table.next += 1;
        let id = table.next;
        table.watchers.insert(id, Watcher { things, to });
        drop(table);
        Ok(Watching { hub: Arc::clone(self), id, messages })
    }

    /// Tells everybody who watches one of these.
    pub(super) fn tell(&self, moved: &[Stamp]) {
        let new = by_thing(moved);
        let mut table = self.table();
        let spread = spread(table.watchers.len());
        table.watchers.retain(|_, watcher| watcher.tell(&new, spread) == Reads::On);
    }

    fn beat(&self) {
        let beat = Bytes::from_static(b":\n\n");
        self.table().watchers.retain(|_, watcher| watcher.to.try_send(beat.clone()).is_ok());
    }

    /// How many watch.
    pub(super) fn n_watchers(&self) -> usize {
        self.table().watchers.len()
    }

    /// Lets everybody go.
    fn close(&self) {
        let mut table = self.table();
        table.is_closed = true;
        table.watchers.clear();
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What has moved of a thing: from one version to another.
type News = (Thing, i64, i64);

/// Whether somebody takes what they are sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Reads {
    On,
    NoMore,
}

impl Watcher {
    fn tell(&mut self, new: &HashMap<Thing, i64>, spread: Duration) -> Reads {
        let news = self.news(new);
        if news.is_empty() || self.to.try_send(message(&news, spread)).is_ok() {
            return Reads::On;
        }
        Reads::NoMore
    }

    /// What is new to this one, who knows it from now on.
    fn news(&mut self, new: &HashMap<Thing, i64>) -> Vec<News> {
        let newer = |stamp: &mut Stamp| {
            let version = *new.get(&stamp.thing).filter(|version| **version > stamp.version)?;
            let before = std::mem::replace(&mut stamp.version, version);
            Some((stamp.thing, before, version))
        };
        self.things.iter_mut().filter_map(newer).collect()
    }
}

fn by_thing(stamps: &[Stamp]) -> HashMap<Thing, i64> {
    stamps.iter().map(|one| (one.thing, one.version)).collect()
}

fn spread(n_watchers: usize) -> Duration {
    let all = SPREAD_PER_WATCHER.saturating_mul(u32::try_from(n_watchers).unwrap_or(u32::MAX));
    all.clamp(LEAST_SPREAD, LONGEST_SPREAD)
}

/// An event of a stream: within how many milliseconds to fetch it, and a line for each thing.
fn message(news: &[News], spread: Duration) -> Bytes {
    let newest = news.iter().map(|(.., to)| *to).max().unwrap_or_default();
    let mut text = format!("id: {newest}\nevent: moved\ndata: {}\n", spread.as_millis());
    for (thing, from, to) in news {
        let _ = writeln!(text, "data: {thing} {from} {to}");
    }
    text.push('\n');
    text.into()
}

/// Tells what moves, for as long as the server runs; `draw` draws pages that show what has moved, so that they
/// are kept.
pub(super) async fn run(hub: &Arc<Hub>, store: &Store, draw: impl AsyncFn(&[Stamp])) {
    tell(hub, store, async || drop(timeout(POLL, store.written()).await), draw).await;
}

/// Tells likewise what moves on the standby.
pub(super) async fn run_for_visitors(hub: &Arc<Hub>, store: &Store, draw: impl AsyncFn(&[Stamp])) {
    for_visitors(tell(hub, store, async || sleep(STANDBY_POLL).await, draw)).await;
}

async fn tell(hub: &Arc<Hub>, store: &Store, wait: impl AsyncFn(), draw: impl AsyncFn(&[Stamp])) {
    spawn(keep_alive(Arc::clone(hub)));
    let mut known = newest(store).await;
    loop {
        wait().await;
        let (asked, after) = (store.clone(), known);
        let read = block(move || asked.read(|db| stamps::since(db, after))).await;
        // A database that is away for a moment is asked again.
        let Ok(Ok(moved)) = read else { continue };
        let Some(newest) = moved.last() else { continue };
        known = newest.version;
        // Another process may have written.
        store.note_change();
        // Pages that many look at are drawn before these are told.
        let _ = timeout(LONGEST_DRAWING, draw(&moved)).await;
        hub.tell(&moved);
        // What moves next is told together.
        sleep(PAUSE).await;
    }
}

/// Hears what other servers change, at once. Whatever was said while nobody listened is taken as heard.
pub(super) async fn listen(store: Store, of_tries: impl Fn(&str)) {
    let mut pauses = Pauses::default();
    loop {
        let (asked, begun) = (store.clone(), instant());
        let listener = block(move || asked.listener()).await;
        match listener {
            Ok(Ok(Some(listener))) => {
                store.hear();
                hear(&store, listener, &of_tries).await;
            }
            Ok(Ok(None)) => return,
            _ => {}
        }
        sleep(pauses.after(begun.elapsed())).await;
    }
}

/// For as long as the connection holds.
async fn hear(store: &Store, mut listener: Listener, of_tries: &impl Fn(&str)) {
    while let Ok(heard) = listener.heard() {
        if heard.has_changed {
            store.hear();
        }
        heard.tries.iter().for_each(|text| of_tries(text));
        sleep(LISTENING_PAUSE).await;
    }
}

async fn newest(store: &Store) -> i64 {
    let store = store.clone();
    let read = block(move || store.read(stamps::newest)).await;
    read.ok().and_then(Result::ok).unwrap_or_default()
}

/// Shows every connection to be alive.
async fn keep_alive(hub: Arc<Hub>) {
    let mut beats = interval(HEARTBEAT);
    loop {
        beats.tick().await;
        hub.beat();
    }
}

/// Lets everybody go when the server is told to stop.
pub(super) async fn close_at_a_stop(hub: Arc<Hub>, stop: impl Future<Output = ()>) {
    stop.await;
    hub.close();
}

#[cfg(test)]
mod tests {
    use domain::{EventId, TournamentId};

    use super::*;

    fn stamp(thing: Thing, version: i64) -> Stamp {
        Stamp { thing, version }
    }

    const EVENT: Thing = Thing::Event(EventId(1));
    const TOURNAMENT: Thing = Thing::Tournament(TournamentId(2));

    fn next(watching: &mut Watching) -> Option<String> {
        let bytes = watching.messages.try_recv().ok()?;
        Some(String::from_utf8(bytes.to_vec()).unwrap())
    }

    #[test]
    fn a_watcher_is_told_what_is_new_to_them_and_nothing_else() {
        let hub = Hub::new(10);
        let mut watching = hub.watch(vec![stamp(EVENT, 3), stamp(TOURNAMENT, 5)]).unwrap();
        hub.tell(&[stamp(EVENT, 3), stamp(Thing::Site, 9)]);
        assert_eq!(next(&mut watching), None);
        hub.tell(&[stamp(EVENT, 6), stamp(Thing::Site, 9)]);
        let told = "id: 6\nevent: moved\ndata: 200\ndata: event.1 3 6\n\n";
        assert_eq!(next(&mut watching).as_deref(), Some(told));
        hub.tell(&[stamp(EVENT, 6)]);
        assert_eq!(next(&mut watching), None, "once is enough");
    }

    #[test]
    fn who_reads_nothing_is_let_go_and_who_leaves_is_forgotten() {
        let hub = Hub::new(2);
        let slow = hub.watch(vec![stamp(EVENT, 0)]).unwrap();
        let quick = hub.watch(vec![stamp(TOURNAMENT, 0)]).unwrap();
        assert!(hub.watch(Vec::new()).is_err(), "no more than there is room for");
        for version in 1..100 {
            hub.tell(&[stamp(EVENT, version)]);
        }
        assert_eq!(hub.table().watchers.len(), 1);
        drop((slow, quick));
        assert_eq!(hub.table().watchers.len(), 0);
    }

    #[test]
    fn nobody_comes_in_while_it_closes() {
        let hub = Hub::new(2);
        let mut watching = hub.watch(Vec::new()).unwrap();
        hub.close();
        assert!(watching.messages.try_recv().is_err());
        assert!(watching.messages.is_closed());
        assert!(hub.watch(Vec::new()).is_err());
    }

    #[test]
    fn the_more_watch_the_longer_they_take_to_come() {
        assert_eq!(spread(1), Duration::from_millis(200));
        assert_eq!(spread(1000), Duration::from_secs(6));
        assert_eq!(spread(1_000_000), LONGEST_SPREAD);
    }
}

//! Connections whose request has not come whole: how many there may be, and for how long.
//!
//! A hall is one address: whole requests and open pages are not counted. Where there are too many,
//! the one that has waited for longest goes, so that nobody is locked out by those who send nothing.

use std::collections::HashMap;
use std::net::{IpAddr, Shutdown};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use actix_web::HttpRequest;
use actix_web::rt::net::TcpStream;
use actix_web::rt::time::sleep;
use socket2::{SockRef, Socket};
use system::{clock, platform};

use super::senders::{Network, is_one_of};

/// Connections of one address whose request is incomplete. Browsers open one or two in advance,
/// three hundred phones at once a hundred.
const OF_AN_ADDRESS: usize = 200;

/// Who has come just now is not sent away for others of the address: a busy server may not have
/// looked at what they sent.
const JUST_NOW: Duration = Duration::from_secs(1);

/// How long the head of a request may take. The framework allows five seconds for the first one;
/// this counts for each, from the answer before, after which a browser may be idle for five.
const HEAD: Duration = Duration::from_secs(15);
/// How long it may take to ask for the next page.
const IDLE: Duration = Duration::from_mins(1);
/// The framework lets a browser be idle for five seconds; then it closes the connection.
const KEPT_ALIVE: Duration = Duration::from_secs(8);
/// A little longer than a body is waited for: by then it was answered.
const BODY: Duration = Duration::from_secs(40);
const UPLOAD: Duration = Duration::from_mins(6);

/// An answer of which no byte is taken for so long ends.
const UNREAD: Duration = Duration::from_secs(30);

/// What a stop waits for a request that has not come whole.
const AT_A_STOP: Duration = Duration::from_secs(3);

/// All connections.
pub(super) struct Connections {
    limits: Limits,
    open: Mutex<Table>,
}

/// How many connections there may be.
#[derive(Debug, Clone)]
pub(super) struct Limits {
    /// Without those that are streams.
    pub(super) in_all: usize,
    pub(super) of_an_address: usize,
    /// Behind these are many people.
    pub(super) proxies: Vec<IpAddr>,
}

#[derive(Default)]
struct Table {
    next: u64,
    open: HashMap<u64, Open>,
}

struct Open {
    from: Option<Network>,
    /// The same socket again, to end it; it takes a second file. A stream has none.
    socket: Option<Socket>,
    phase: Phase,
    since: Instant,
}

/// What a connection waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// The head of its first request.
    Head,
    /// The rest of a form.
    Body,
    /// The rest of a form of somebody who is signed in: it is not sent away for others.
    Trusted,
    /// The answer.
    Answer,
    /// What a stream tells, for as long as it goes on: whoever tells it ends it, and the system if nobody reads.
    Stream,
    /// The next request.
    Idle,
    /// Its end, which it was told.
    End,
}

impl Phase {
    /// How long that may take.
    fn limit(self) -> Option<Duration> {
        match self {
            Self::Head => Some(HEAD),
            Self::Body => Some(BODY),
            Self::Trusted => Some(UPLOAD),
            Self::Idle => Some(IDLE),
            Self::Answer | Self::Stream | Self::End => None,
        }
    }
}

/// One of them; it is forgotten when this is dropped.
pub(super) struct Entered(Connection);

impl Entered {
    pub(super) fn connection(&self) -> Connection {
        self.0.clone()
    }
}

/// One of them, by its number.
#[derive(Clone)]
pub(super) struct Connection {
    all: Arc<Connections>,
    id: u64,
}

impl Connection {
    /// The connection that a request came by.
    pub(super) fn of(request: &HttpRequest) -> Option<Self> {
        request.conn_data::<Entered>().map(|entered| entered.0.clone())
    }

    /// Its answer goes on for as long as a page is open.
    pub(super) fn streams(&self) {
        self.waits_for(Phase::Stream);
        if let Some(open) = self.all.table().open.get_mut(&self.id) {
            open.socket = None;
        }
    }

    /// The system has all of its answer: it waits for the next request, unless this one has not come whole.
    pub(super) fn answered(&self) {
        let phase = self.all.table().open.get(&self.id).map(|open| open.phase);
        if matches!(phase, Some(Phase::Answer | Phase::Stream)) {
            self.waits_for(Phase::Idle);
        }
    }

    /// From now on it waits for something else.
    pub(super) fn waits_for(&self, phase: Phase) {
        let now = clock::instant();
        if let Some(open) = self.all.table().open.get_mut(&self.id)
            && open.phase != Phase::End
        {
            (open.phase, open.since) = (phase, now);
        }
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        self.0.all.table().open.remove(&self.0.id);
    }
}

/// What is left of the files that a process may have open, beside the database's.
fn files(most_open: usize) -> usize {
    most_open.saturating_sub(200)
}

/// How many connections a process bears beside streams: each takes two files.
fn most(most_open_files: usize) -> usize {
    (files(most_open_files) / 5).clamp(64, 12_000)
}

/// How many streams: each takes one.
pub(super) fn most_streams(most_open_files: usize) -> usize {
    (files(most_open_files) / 5 * 3).clamp(48, 30_000)
}

impl Limits {
    /// For a process that may have so many files open.
    pub(super) fn new(most_open_files: usize, proxies: &[IpAddr]) -> Self {
        let in_all = most(most_open_files);
        Self { in_all, of_an_address: OF_AN_ADDRESS.min(in_all / 2), proxies: proxies.to_vec() }
    }
}

impl Connections {
    pub(super) fn new(limits: Limits) -> Arc<Self> {
        Arc::new(Self { limits, open: Mutex::default() })
    }

    /// Takes a new connection in, as the framework hands it over.
    pub(super) fn enter(self: &Arc<Self>, stream: &TcpStream) -> Entered {
        let from = stream.peer_addr().ok().map(|from| from.ip());
        let socket = SockRef::from(stream);
        platform::end_if_unread(&socket, UNREAD);
        self.take(from, socket.try_clone().ok(), clock::instant())
    }

    fn take(
        self: &Arc<Self>,
        from: Option<IpAddr>,
        socket: Option<Socket>,
        now: Instant,
    ) -> Entered {
        let mut table = self.table();
        self.make_room(&mut table, from, now);
        let id = table.next;
        table.next += 1;
        let from = from.map(Network::from);
        table.open.insert(id, Open { from, socket, phase: Phase::Head, since: now });
        Entered(Connection { all: Arc::clone(self), id })
    }

    /// Ends what has waited for longest: of those of this address if it has too many, and of all if there are too many.
    /// Where one network has a quarter of them or more, it gives one up first.
    fn make_room(&self, table: &mut Table, from: Option<IpAddr>, now: Instant) {
        let is_many = from.is_some_and(|from| is_one_of(&self.limits.proxies, from));
        let from = from.map(Network::from);
        let of_address = |open: &Open| open.from == from && open.is_incomplete(now);
        let n_of_address = table.open.values().filter(|open| of_address(open)).count();
        if !is_many && n_of_address >= self.limits.of_an_address {
            table.end_oldest(|open| open.from == from && open.may_go(now));
        }
        let counts = |open: &&Open| !matches!(open.phase, Phase::Stream | Phase::End);
        if table.open.values().filter(counts).count() >= self.limits.in_all {
            let crowds = self.crowds(table, counts);
            let largest = crowds.into_iter().max_by_key(|(_, n_open)| *n_open);
            let largest = largest.filter(|(_, n_open)| n_open * 4 >= self.limits.in_all);
            let _ = largest.is_some_and(|(from, _)| table.end_one_of(now, |it| it == Some(from)))
                || table.end_one_of(now, |_| true);
        }
    }

    /// How many of some connections each network has, proxies aside: behind them are many people.
    fn crowds(&self, table: &Table, counts: impl Fn(&&Open) -> bool) -> HashMap<Network, usize> {
        let mut crowds: HashMap<Network, usize> = HashMap::new();
        for from in table.open.values().filter(counts).filter_map(|open| open.from) {
            *crowds.entry(from).or_default() += 1;
        }
        for proxy in &self.limits.proxies {
            crowds.remove(&Network::from(*proxy));
        }
        crowds
    }

    /// Ends the oldest of those that an address has too many of: they came all at once.
    fn end_crowds(&self, now: Instant) {
        let mut table = self.table();
        let crowds = self.crowds(&table, |open| open.is_incomplete(now));
        for (from, n_incomplete) in crowds {
            for _ in self.limits.of_an_address..n_incomplete {
                table.end_oldest(|open| open.from == Some(from) && open.may_go(now));
            }
        }
    }

    /// Ends what has waited for longer than it may.
    fn end_overdue(&self, now: Instant) {
        let is_overdue =
            |open: &Open| open.phase.limit().is_some_and(|limit| open.has_waited(limit, now));
        self.table().end_all(is_overdue);
    }

    /// Ends those that wait for a next request.
    fn end_idle(&self) {
        self.table().end_all(|open| open.phase == Phase::Idle);
    }

    /// Ends those whose request has not come whole.
    fn end_incomplete(&self) {
        self.table()
            .end_all(|open| !matches!(open.phase, Phase::Answer | Phase::Stream | Phase::End));
    }

    /// How many are open.
    pub(super) fn n_open(&self) -> usize {
        self.table().open.len()
    }

    fn table(&self) -> MutexGuard<'_, Table> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Table {
    /// Ends the oldest of those from somewhere: first of the incomplete, then of the idle, then of those with an answer.
    fn end_one_of(&mut self, now: Instant, is_from: impl Fn(Option<Network>) -> bool) -> bool {
        self.end_oldest(|open| is_from(open.from) && open.is_incomplete(now))
            || self.end_oldest(|open| is_from(open.from) && open.phase == Phase::Idle)
            || self.end_oldest(|open| is_from(open.from) && open.phase == Phase::Answer)
    }

    fn end_oldest(&mut self, is_one: impl Fn(&Open) -> bool) -> bool {
        let those = self.open.values_mut().filter(|open| is_one(open));
        let oldest = those.min_by_key(|open| open.since);
        oldest.map(Open::end).is_some()
    }

    fn end_all(&mut self, is_one: impl Fn(&Open) -> bool) {
        self.open.values_mut().filter(|open| is_one(open)).for_each(Open::end);
    }
}

impl Open {
    /// Whether its request has not come whole. Who is idle for longer than the framework lets a
    /// browser be has sent a part of the next one.
    fn is_incomplete(&self, now: Instant) -> bool {
        match self.phase {
            Phase::Head | Phase::Body => true,
            Phase::Idle => self.has_waited(KEPT_ALIVE, now),
            Phase::Trusted | Phase::Answer | Phase::Stream | Phase::End => false,
        }
    }

    /// Whether it may be sent away for others of its address.
    fn may_go(&self, now: Instant) -> bool {
        self.is_incomplete(now) && self.has_waited(JUST_NOW, now)
    }

    fn has_waited(&self, time: Duration, now: Instant) -> bool {
        now.saturating_duration_since(self.since) > time
    }

    fn end(&mut self) {
        self.phase = Phase::End;
        if let Some(socket) = self.socket.take() {
            // The other side may have gone before.
            let _ = socket.shutdown(Shutdown::Both);
        }
    }
}

/// Ends what is overdue, for as long as the server runs.
pub(super) async fn end_overdue(connections: Arc<Connections>) {
    loop {
        sleep(Duration::from_secs(1)).await;
        connections.end_overdue(clock::instant());
        connections.end_crowds(clock::instant());
    }
}

/// At a stop, ends idle connections at once, and a little later those whose request does not come. What is in flight is
/// finished.
pub(super) async fn end_at_a_stop(connections: Arc<Connections>, stop: impl Future<Output = ()>) {
    stop.await;
    connections.end_idle();
    sleep(AT_A_STOP).await;
    connections.end_incomplete();
}

#[cfg(test)]
mod tests;

//! What the program counts and times of itself, for Prometheus. `docs/metrics.md` lists it.
//!
//! There is one set for the process, as there is one log. Until it is started nothing is recorded, and finding that
//! out is one look.

mod exported;
mod routes;

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use exported::Exported;
pub use exported::{Gauges, MEDIA_TYPE};
use prometheus_client::metrics::histogram::Histogram;
pub use routes::RouteMeter;
use routes::Routes;

use crate::clock;

static METERS: OnceLock<Meters> = OnceLock::new();

/// All that is counted and timed.
pub struct Meters {
    exported: Exported,
    routes: Routes,
}

/// Begins to record; the routes, each a method and a pattern, are all that durations are told apart by.
pub fn start(routes: impl Iterator<Item = (&'static str, &'static str)>) -> &'static Meters {
    METERS.get_or_init(|| Meters {
        exported: Exported::new(clock::now()),
        routes: Routes::new(routes),
    })
}

/// What records, once it was started.
pub fn get() -> Option<&'static Meters> {
    METERS.get()
}

/// What is timed in the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timed {
    /// Waiting for a connection that reads.
    Reader,
    /// Waiting for a connection that writes.
    Writer,
    /// Waiting for a lock that another writer holds.
    Lock,
    /// A transaction that reads.
    Read,
    /// A transaction that writes.
    Write,
}

/// Whether an answer was kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    Hit,
    Miss,
}

/// What broke where the program, not the request, is at fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// Another program writes to the database.
    Busy,
    /// No connection to the database was free or could be opened.
    Connections,
    /// Any other failure of the database.
    Database,
    /// The file of the database is not where it was.
    Moved,
    /// Its disk is full.
    NoRoom,
    /// A page could not be drawn.
    Drawing,
    /// The work was broken off.
    Interrupted,
    /// The operating system gave no random bytes.
    Random,
    /// The mail server takes nothing.
    Mail,
}

/// Does some work and records how long it took, whether it succeeds or not.
pub fn timed<T>(what: Timed, work: impl FnOnce() -> T) -> T {
    let Some(meters) = get() else { return work() };
    let stopwatch = Stopwatch::start();
    let done = work();
    meters.exported.histogram(what).observe(stopwatch.elapsed().as_secs_f64());
    done
}

/// An answer for visitors was kept, or had to be made.
pub fn kept(outcome: Kept) {
    if let Some(meters) = get() {
        meters.exported.kept_pages(outcome).inc();
    }
}

/// Something broke.
pub fn broken(fault: Fault) {
    if let Some(meters) = get() {
        meters.exported.errors(fault).inc();
    }
}

/// A page of so many bytes was drawn.
pub fn rendered(n_bytes: usize) {
    if let Some(meters) = get() {
        meters.exported.rendered_bytes.inc_by(u64::try_from(n_bytes).unwrap_or(u64::MAX));
    }
}

/// A statement took long.
pub fn slow_statement() {
    if let Some(meters) = get() {
        meters.exported.slow_statements.inc();
    }
}

impl Meters {
    /// The durations of a route; those of requests that no route answers, if it is unknown.
    pub fn route(&'static self, method: &str, pattern: &str) -> &'static RouteMeter {
        self.routes.find(method, pattern)
    }

    /// The durations of requests that no route answers.
    pub fn unrouted(&'static self) -> &'static RouteMeter {
        self.routes.unrouted()
    }

    /// Records an answer, by its status.
    pub fn answered(&self, route: &RouteMeter, status: u16, took: Duration) {
        route.record(&self.exported.requests, status, took);
        if let Some(refused) = self.exported.refused(status) {
            refused.inc();
        }
    }

    /// Everything as Prometheus reads it.
    pub fn expose(&self, gauges: &Gauges) -> String {
        self.exported.write(gauges)
    }
}

/// Tells how long something takes, and never what time it is: who may not know the clock may know this.
#[derive(Debug, Clone, Copy)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    pub fn start() -> Self {
        Self(clock::instant())
    }

    pub fn elapsed(self) -> Duration {
        clock::instant().saturating_duration_since(self.0)
    }
}

/// In seconds: what is quick is told apart, and what somebody waits for.
const BUCKETS: [f64; 12] =
    [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0];

fn seconds() -> Histogram {
    Histogram::new(BUCKETS)
}

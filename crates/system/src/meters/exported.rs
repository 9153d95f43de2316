//! The metrics by name, as `docs/metrics.md` lists them and `docs/grafana.json` draws them.

use std::sync::atomic::AtomicU64;

use chrono::{DateTime, TimeDelta, Utc};
use prometheus_client::encoding::prometheus_text;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use super::routes::Requests;
use super::{Fault, Kept, Timed, seconds};

/// In which format metrics are written.
pub const MEDIA_TYPE: &str = prometheus_text::CONTENT_TYPE;

/// What is looked up when Prometheus asks. Another gauge is a field here and in `Exported`.
#[derive(Debug, Clone, Copy, Default)]
pub struct Gauges {
    pub open_connections: usize,
    /// Pages that are told what moves.
    pub live_connections: usize,
    pub kept_bytes: u64,
    /// Rating lists that this server is at.
    pub lists_recomputing: usize,
    /// Whether visitors' pages are read from the standby.
    pub standby_answers: bool,
    /// How long ago it is known to have had everything, while it is read.
    pub standby_age: Option<TimeDelta>,
}

/// Statuses of requests that are turned away to come again.
const REFUSALS: [(u16, &str); 2] = [(429, "429"), (503, "503")];

/// In the order of [`Fault`].
const FAULTS: [&str; 9] = [
    "busy",
    "connections",
    "database",
    "moved",
    "no_room",
    "drawing",
    "interrupted",
    "random",
    "mail",
];

pub(super) struct Exported {
    registry: Registry,
    pub(super) requests: Requests,
    refused: [Counter; REFUSALS.len()],
    errors: [Counter; FAULTS.len()],
    waits: [Histogram; 3],
    transactions: [Histogram; 2],
    pub(super) slow_statements: Counter,
    kept_pages: [Counter; 2],
    pub(super) rendered_bytes: Counter,
    open_connections: Gauge,
    live_connections: Gauge,
    kept_bytes: Gauge<u64, AtomicU64>,
    lists_recomputing: Gauge,
    standby: StandbyGauges,
}

impl Exported {
    /// All of them, for a process that begins now. What has few labels is exported with all of them from the start, so
    /// that the first one that is counted is seen as a step.
    pub(super) fn new(now: DateTime<Utc>) -> Self {
        let mut registry = Registry::default();
        tell_of_process(&mut registry, now);
        let mut own = Own(registry.sub_registry_with_prefix("magister"));
        Self {
            requests: own.requests(),
            refused: own.counters(
                ("http_refused", "Requests answered 429 or 503, to come again later"),
                ("status", REFUSALS.map(|(_, status)| status)),
            ),
            errors: own.counters(
                ("errors", "Requests that failed by no fault of theirs"),
                ("kind", FAULTS),
            ),
            waits: own.histograms(
                ("store_wait_seconds", "Time waited for a connection of the pool, or for a lock"),
                ("kind", ["reader", "writer", "lock"]),
            ),
            transactions: own.histograms(
                ("store_transaction_seconds", "Time that transactions took"),
                ("kind", ["read", "write"]),
            ),
            slow_statements: own
                .counter("store_slow_statements", "Statements that were logged as slow"),
            kept_pages: own.counters(
                ("kept_pages", "Pages of visitors that were kept, or had to be made"),
                ("outcome", ["hit", "miss"]),
            ),
            rendered_bytes: own
                .counter("rendered_bytes", "Bytes of pages made, before they are compressed"),
            open_connections: own.gauge("open_connections", "Connections of browsers and proxies"),
            live_connections: own.gauge("live_connections", "Open pages that are told what moves"),
            kept_bytes: own.gauge("kept_bytes", "Memory that kept pages take"),
            lists_recomputing: own
                .gauge("lists_recomputing", "Rating lists that this server is recomputing"),
            standby: own.standby(),
            registry,
        }
    }

    pub(super) fn histogram(&self, what: Timed) -> &Histogram {
        match what {
            Timed::Reader => &self.waits[0],
            Timed::Writer => &self.waits[1],
            Timed::Lock => &self.waits[2],
            Timed::Read => &self.transactions[0],
            Timed::Write => &self.transactions[1],
        }
    }

    pub(super) fn kept_pages(&self, outcome: Kept) -> &Counter {
        match outcome {
            Kept::Hit => &self.kept_pages[0],
            Kept::Miss => &self.kept_pages[1],
        }
    }

    pub(super) fn errors(&self, fault: Fault) -> &Counter {
        &self.errors[fault as usize]
    }

    pub(super) fn refused(&self, status: u16) -> Option<&Counter> {
        let idx = REFUSALS.iter().position(|(one, _)| *one == status)?;
        self.refused.get(idx)
    }

    pub(super) fn write(&self, gauges: &Gauges) -> String {
        let number = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        self.open_connections.set(number(gauges.open_connections));
        self.live_connections.set(number(gauges.live_connections));
        self.kept_bytes.set(gauges.kept_bytes);
        self.lists_recomputing.set(number(gauges.lists_recomputing));
        self.standby.answers.set(gauges.standby_answers.into());
        self.standby.age.set(gauges.standby_age.map_or(f64::NAN, TimeDelta::as_seconds_f64));
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = prometheus_text::encode(&mut text, &self.registry);
        text
    }
}

struct StandbyGauges {
    answers: Gauge,
    age: Gauge<f64, AtomicU64>,
}

/// What dashboards expect of every process.
fn tell_of_process(registry: &mut Registry, now: DateTime<Utc>) {
    let started = Gauge::<i64>::default();
    started.set(now.timestamp());
    registry.register("process_start_time_seconds", "When the program was started", started);
    let build = Family::<[(&str, &str); 1], Gauge>::default();
    build.get_or_create(&[("version", env!("CARGO_PKG_VERSION"))]).set(1);
    registry.register("magister_build_info", "The version of the program", build);
}

/// The names that begin with the program's own.
struct Own<'r>(&'r mut Registry);

/// A name and what it says.
type Name = (&'static str, &'static str);

/// A label and its values.
type Labelled<const N: usize> = (&'static str, [&'static str; N]);

impl Own<'_> {
    fn standby(&mut self) -> StandbyGauges {
        StandbyGauges {
            answers: self
                .gauge("standby_answers", "Whether visitors' pages are read from the standby"),
            age: self.gauge(
                "standby_age_seconds",
                "How long ago the standby is known to have had everything",
            ),
        }
    }

    fn requests(&mut self) -> Requests {
        let requests = Requests::new_with_constructor(seconds);
        let help = "Time from a request to the head of its answer, by route";
        self.0.register("http_request_duration_seconds", help, requests.clone());
        requests
    }

    fn counter(&mut self, name: &'static str, help: &'static str) -> Counter {
        let counter = Counter::default();
        self.0.register(name, help, counter.clone());
        counter
    }

    fn counters<const N: usize>(
        &mut self,
        (name, help): Name,
        (label, values): Labelled<N>,
    ) -> [Counter; N] {
        let counters = Family::<[(&str, &str); 1], Counter>::default();
        self.0.register(name, help, counters.clone());
        values.map(|value| counters.get_or_create_owned(&[(label, value)]))
    }

    fn histograms<const N: usize>(
        &mut self,
        (name, help): Name,
        (label, values): Labelled<N>,
    ) -> [Histogram; N] {
        let histograms =
            Family::<[(&str, &str); 1], Histogram, fn() -> Histogram>::new_with_constructor(
                seconds,
            );
        self.0.register(name, help, histograms.clone());
        values.map(|value| histograms.get_or_create_owned(&[(label, value)]))
    }

    fn gauge<N, A>(&mut self, name: &'static str, help: &'static str) -> Gauge<N, A>
    where
        Gauge<N, A>: prometheus_client::registry::Metric + Default + Clone,
    {
        let gauge = Gauge::<N, A>::default();
        self.0.register(name, help, gauge.clone());
        gauge
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_count_goes_by_its_name() {
        let exported = Exported::new(DateTime::UNIX_EPOCH);
        let faults = [
            (Fault::Busy, "busy"),
            (Fault::Connections, "connections"),
            (Fault::Database, "database"),
            (Fault::Moved, "moved"),
            (Fault::NoRoom, "no_room"),
            (Fault::Drawing, "drawing"),
            (Fault::Interrupted, "interrupted"),
            (Fault::Random, "random"),
            (Fault::Mail, "mail"),
        ];
        for ((fault, name), n) in faults.into_iter().zip(1..) {
            exported.errors(fault).inc_by(n);
            let line = format!("magister_errors_total{{kind=\"{name}\"}} {n}\n");
            assert!(exported.write(&Gauges::default()).contains(&line), "{line}");
        }
        assert_eq!(FAULTS.len(), faults.len());
        exported.kept_pages(Kept::Miss).inc();
        exported.refused(503).unwrap().inc_by(2);
        assert!(exported.refused(500).is_none());
        let text = exported.write(&Gauges { kept_bytes: 7, ..Gauges::default() });
        for line in [
            "magister_kept_pages_total{outcome=\"miss\"} 1\n",
            "magister_http_refused_total{status=\"503\"} 2\n",
            "magister_kept_bytes 7\n",
            "process_start_time_seconds 0\n",
        ] {
            assert!(text.contains(line), "{line} in {text}");
        }
    }
}

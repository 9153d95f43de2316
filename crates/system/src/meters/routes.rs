//! The durations of each route, found once for a route and not for each request.

use std::sync::OnceLock;
use std::time::Duration;

use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;

/// Method, route and status class.
pub(super) type Labels = [(&'static str, &'static str); 3];

/// Durations by route.
pub(super) type Requests = Family<Labels, Histogram, fn() -> Histogram>;

/// The classes of statuses, as they are named.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// What stands for the route of a request that none answers. Its path and method are whatever somebody made up.
const NONE: &str = "none";

/// The durations of one route, by status class. A class that never was is not exported.
pub struct RouteMeter {
    method: &'static str,
    pattern: &'static str,
    by_class: [OnceLock<Histogram>; CLASSES.len()],
}

impl RouteMeter {
    fn new(method: &'static str, pattern: &'static str) -> Self {
        Self { method, pattern, by_class: Default::default() }
    }

    pub(super) fn record(&self, requests: &Requests, status: u16, took: Duration) {
        let class_idx = usize::from(status / 100).saturating_sub(1).min(CLASSES.len() - 1);
        let labels =
            [("method", self.method), ("route", self.pattern), ("status", CLASSES[class_idx])];
        let histogram =
            self.by_class[class_idx].get_or_init(|| requests.get_or_create_owned(&labels));
        histogram.observe(took.as_secs_f64());
    }
}

pub(super) struct Routes {
    all: Vec<RouteMeter>,
    unrouted: RouteMeter,
}

impl Routes {
    pub(super) fn new(routes: impl Iterator<Item = (&'static str, &'static str)>) -> Self {
        let all = routes.map(|(method, pattern)| RouteMeter::new(method, pattern)).collect();
        Self { all, unrouted: RouteMeter::new(NONE, NONE) }
    }

    pub(super) fn find(&self, method: &str, pattern: &str) -> &RouteMeter {
        let is_it = |one: &&RouteMeter| one.method == method && one.pattern == pattern;
        self.all.iter().find(is_it).unwrap_or(&self.unrouted)
    }

    pub(super) fn unrouted(&self) -> &RouteMeter {
        &self.unrouted
    }
}

#[cfg(test)]
mod tests {
    use prometheus_client::encoding::prometheus_text::encode;
    use prometheus_client::registry::Registry;

    use super::*;

    /// The series that are exported after these requests, each a method, a path and a status.
    fn series(asked: &[(&str, &str, u16)]) -> Vec<String> {
        let mut registry = Registry::default();
        let requests = Requests::new_with_constructor(super::super::seconds);
        registry.register("requests", "", requests.clone());
        let routes = Routes::new([("GET", "/players/{player}")].into_iter());
        for (method, pattern, status) in asked {
            routes.find(method, pattern).record(&requests, *status, Duration::from_millis(3));
        }
        let mut text = String::new();
        encode(&mut text, &registry).unwrap();
        let mut lines: Vec<String> = text
            .lines()
            .filter_map(|line| line.strip_prefix("requests_count"))
            .map(str::to_owned)
            .collect();
        lines.sort();
        lines
    }

    #[test]
    fn a_request_is_counted_by_its_route_and_never_by_what_was_asked() {
        let page = "/players/{player}";
        let asked = [
            ("GET", page, 200),
            ("GET", page, 204),
            ("BREW", page, 404),
            ("GET", "/players/7", 404),
        ];
        let expected = [
            r#"{method="GET",route="/players/{player}",status="2xx"} 2"#,
            r#"{method="none",route="none",status="4xx"} 2"#,
        ];
        assert_eq!(series(&asked), expected);
    }

    #[test]
    fn no_status_is_beyond_the_classes() {
        let asked = [0, 99, 100, 599, 999].map(|status| ("GET", "/", status));
        let expected = [
            r#"{method="none",route="none",status="1xx"} 3"#,
            r#"{method="none",route="none",status="5xx"} 2"#,
        ];
        assert_eq!(series(&asked), expected);
    }
}

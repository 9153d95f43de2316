//! What Prometheus is told, and what requests are called from the proxy to the database.

use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel::{PgConnection, sql_query};
use regex::Regex;

use super::server::another;
use super::support::{Browser, Site};

/// A connection that was answered and stays open.
fn answered(site: &Site) -> TcpStream {
    let mut stream = TcpStream::connect(site.url.trim_start_matches("http://")).unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: hall\r\n\r\n").unwrap();
    stream.read_exact(&mut [0; 12]).unwrap();
    stream
}

/// A port that nobody has.
fn free_address() -> SocketAddr {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// A server with metrics, and somebody who asks for them.
fn measured(site: &Site) -> (Site, Browser) {
    let address = free_address();
    let measured = another(site, |settings| settings.server.metrics = Some(address));
    let prometheus = measured.visitor().through(&format!("http://{address}"));
    (measured, prometheus)
}

/// The value of a line.
fn value(metrics: &str, series: &str) -> f64 {
    let line = metrics.lines().find_map(|line| line.strip_prefix(series)).expect(series);
    line.trim().parse().unwrap()
}

both!(what_happens_is_counted_and_timed_by_route, |site| {
    let (site, prometheus) = measured(site);
    let visitor = site.visitor();
    visitor.page("/players");
    visitor.page("/players");
    visitor.page("/players?q=knecht");
    assert_eq!(visitor.get("/nope").status, 404);
    let _open = answered(&site);
    let answer = prometheus.get("/metrics");
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), "text/plain; version=0.0.4; charset=utf-8");
    let metrics = answer.body;
    let requests = |labels: &str| {
        value(&metrics, &format!("magister_http_request_duration_seconds_count{{{labels}}}"))
    };
    assert!(requests(r#"method="GET",route="/players",status="2xx""#) >= 3.0, "{metrics}");
    assert!(requests(r#"method="none",route="none",status="4xx""#) >= 1.0);
    assert!(value(&metrics, r#"magister_kept_pages_total{outcome="hit"}"#) >= 1.0);
    assert!(value(&metrics, r#"magister_kept_pages_total{outcome="miss"}"#) >= 1.0);
    assert!(value(&metrics, "magister_kept_bytes ") > 0.0);
    assert!(value(&metrics, "magister_rendered_bytes_total ") > 1000.0);
    assert!(value(&metrics, "magister_open_connections ") >= 1.0);
    assert!(value(&metrics, r#"magister_store_wait_seconds_count{kind="reader"}"#) >= 1.0);
    assert!(value(&metrics, r#"magister_store_transaction_seconds_count{kind="read"}"#) >= 1.0);
    assert!(value(&metrics, "process_start_time_seconds ") > 1_700_000_000.0);
    let version = format!(r#"magister_build_info{{version="{}"}}"#, env!("CARGO_PKG_VERSION"));
    assert!((value(&metrics, &version) - 1.0).abs() < f64::EPSILON);
    assert!(metrics.contains(r#"magister_errors_total{kind="busy"}"#), "before there is one");
});

both!(who_is_turned_away_is_counted, |site| {
    let address = free_address();
    let slow = another(site, |settings| {
        settings.server.metrics = Some(address);
        settings.accounts.sign_in_burst = 1;
    });
    let wrong = || slow.visitor().post("/sign-in", &[("name", "nobody"), ("password", "wrong")]);
    assert_eq!([wrong().status, wrong().status], [422, 429]);
    let metrics = slow.visitor().through(&format!("http://{address}")).page("/metrics");
    assert!(value(&metrics, r#"magister_http_refused_total{status="429"}"#) >= 1.0);
});

both!(metrics_name_nobody, |site| {
    let (site, prometheus) = measured(site);
    let administrator = site.administrator();
    let event = administrator.published_event();
    administrator.page(&event);
    let visitor = site.visitor();
    visitor.get("/players?q=Tegularius");
    visitor.get("/Tegularius");
    visitor.get("/p/Tegularius");
    visitor.post("/sign-in", &[("name", "Tegularius"), ("password", "Tegularius")]);
    visitor.ask(("PUT", "/Tegularius"), &[("X-Request-Id", "Tegularius")], "");
    let metrics = prometheus.page("/metrics");
    for private in ["tegularius", "127.0.0.1", "waldzell", &format!("\"{event}\"")] {
        assert!(!metrics.to_lowercase().contains(private), "{private} in {metrics}");
    }
});

both!(metrics_are_nowhere_else, |site| {
    let (site, prometheus) = measured(site);
    for path in ["/", "/metrics/", "/players", "/healthz"] {
        assert_eq!(prometheus.get(path).status, 404, "{path}");
    }
    assert_eq!(prometheus.post("/metrics", &[]).status, 405);
    assert_eq!(site.visitor().get("/metrics").status, 404, "not on the public address");
});

/// The names of what is exported.
fn exported(site: &Site) -> BTreeSet<String> {
    let (site, prometheus) = measured(site);
    site.visitor().page("/");
    let metrics = prometheus.page("/metrics");
    let types = metrics.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    types.map(|line| line.split(' ').next().unwrap().to_owned()).collect()
}

/// The names of metrics in a text.
fn named(text: &str) -> BTreeSet<String> {
    let name = Regex::new(r"\b(?:magister|process)_[a-z_]+\b").unwrap();
    let base = |name: &str| {
        let parts = ["_bucket", "_sum", "_count"];
        parts.iter().find_map(|part| name.strip_suffix(part)).unwrap_or(name).to_owned()
    };
    name.find_iter(text).map(|found| base(found.as_str())).collect()
}

#[test]
fn the_dashboard_and_the_page_about_metrics_name_what_is_exported() {
    let exported = exported(&Site::on_sqlite());
    assert_eq!(named(include_str!("../../docs/metrics.md")), exported);
    let dashboard: serde_json::Value =
        serde_json::from_str(include_str!("../../docs/grafana.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let asked: Vec<&str> = targets.map(|target| target["expr"].as_str().unwrap()).collect();
    assert_eq!(named(&asked.join("\n")), exported);
    for panel in panels {
        assert_eq!(panel["datasource"]["uid"], "${DS_PROMETHEUS}", "{}", panel["title"]);
    }
}

/// What is answered to somebody who calls their request so.
fn called(site: &Site, id: &str) -> String {
    site.visitor().get_saying("/healthz", ("X-Request-Id", id)).header("x-request-id").to_owned()
}

both!(a_trusted_proxy_gives_requests_their_ids, |site| {
    let behind = another(site, |settings| {
        settings.server.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    });
    assert_eq!(called(&behind, "proxy-4.7_A"), "proxy-4.7_A");
    let kept = ("X-Request-Id", "kept-1");
    for _ in 0..2 {
        let answer = behind.visitor().get_saying("/players", kept);
        assert_eq!(answer.header("x-request-id"), "kept-1", "of what is kept too");
    }
    for ill_formed in ["", "a b", "a'; SELECT 1; --", "a/b", &"a".repeat(65)] {
        let own = called(&behind, ill_formed);
        assert!(own.len() == 32 && own != ill_formed, "{ill_formed}: {own}");
    }
});

both!(nobody_else_gives_requests_their_ids, |site| {
    let own = called(site, "proxy-4.7_A");
    assert_eq!(own.len(), 32, "{own}");
    assert_ne!(own, called(site, "proxy-4.7_A"), "each has one of its own");
    let missing = site.visitor().get("/nope");
    assert_eq!(missing.header("x-request-id").len(), 32);
});

#[test]
fn the_page_about_a_fault_names_its_request() {
    let site = Site::on_sqlite();
    let administrator = site.administrator();
    let file = site.database_url.strip_prefix("sqlite:").unwrap();
    std::fs::remove_file(file).unwrap();
    let form = [("name", "Waldzell Open"), ("starts_on", "2026-11-20")];
    let answer = administrator.post("/events", &form);
    assert_eq!(answer.status, 503);
    let named = format!("Request: {}", answer.header("x-request-id"));
    assert!(answer.body.contains(&named), "{named} in {}", answer.body);
    assert!(!site.visitor().page("/events").contains("Request: "));
}

#[test]
fn postgres_knows_whose_request_a_transaction_is_for() {
    let site = Site::on_postgres();
    let behind = another(&site, |settings| {
        settings.server.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    });
    let mut postgres = PgConnection::establish(&site.database_url).unwrap();
    // Whoever reads players waits, and can be seen meanwhile.
    postgres.batch_execute("BEGIN; LOCK TABLE players IN ACCESS EXCLUSIVE MODE").unwrap();
    let mut watching = PgConnection::establish(&site.database_url).unwrap();
    std::thread::scope(|scope| {
        let asked = scope.spawn(|| {
            behind.visitor().get_saying("/players?q=a", ("X-Request-Id", "proxy-4711")).status
        });
        wait_for(&mut watching, "magister proxy-4711");
        postgres.batch_execute("ROLLBACK").unwrap();
        assert_eq!(asked.join().unwrap(), 200);
    });
    assert!(!names(&mut watching).contains(&"magister proxy-4711".to_owned()), "it is over");
    assert!(names(&mut watching).contains(&"magister".to_owned()), "between requests");
}

#[derive(QueryableByName)]
struct Named {
    #[diesel(sql_type = Text)]
    application_name: String,
}

/// What those are called that are connected to the database.
fn names(postgres: &mut PgConnection) -> Vec<String> {
    let names = sql_query(
        "SELECT application_name FROM pg_stat_activity WHERE datname = current_database()",
    );
    let names: Vec<Named> = names.load(postgres).unwrap();
    names.into_iter().map(|one| one.application_name).collect()
}

/// For ten seconds at most.
fn wait_for(postgres: &mut PgConnection, name: &str) {
    for _ in 0..500 {
        if names(postgres).iter().any(|one| one == name) {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("{name} is not connected: {:?}", names(postgres));
}

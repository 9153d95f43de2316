//! The program as a process: how it starts, what it logs, how it stops when a signal says so.
#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    unreachable_pub,
    missing_docs,
    dead_code,
    reason = "these are tests, and share their support with others"
)]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Output, Stdio};
use std::time::Duration;

mod attacks;
#[path = "../support/database.rs"]
mod database;
#[path = "../support/faults.rs"]
mod fault_switches;
mod faults;
mod hand_ins;
mod metrics;
#[path = "../support/phones/mod.rs"]
mod phones;
#[path = "../support/postgres.rs"]
mod postgres;
#[path = "../support/scenario.rs"]
mod scenario;
mod secrets;
#[path = "../support/server.rs"]
mod server;
#[path = "../support/temporary.rs"]
mod temporary;

use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};
use scenario::scenario;
use server::Server;

fn connect(server: &Server) -> TcpStream {
    TcpStream::connect(server.url.trim_start_matches("http://")).unwrap()
}

/// For a minute at most, on a busy machine.
fn until_nobody_is_let_in(server: &Server) {
    let address = server.url.trim_start_matches("http://");
    for _ in 0..3000 {
        if TcpStream::connect(address).is_err() {
            return;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    panic!("the server goes on");
}

scenario!(a_stop_finishes_what_is_in_flight, |database| {
    let mut server = Server::start(&database.url, &[]);
    let mut request = connect(&server);
    let head = "POST /sign-in HTTP/1.1\r\nHost: hall\r\nContent-Length: 31\r\n\
        Content-Type: application/x-www-form-urlencoded\r\nConnection: close\r\n\
        Expect: 100-continue\r\n\r\n";
    request.write_all(head.as_bytes()).unwrap();
    // By this the server tells that it has begun the request.
    let mut begun = [0; "HTTP/1.1 100 Continue\r\n\r\n".len()];
    request.read_exact(&mut begun).unwrap();
    assert!(begun.starts_with(b"HTTP/1.1 100"), "{}", String::from_utf8_lossy(&begun));
    request.write_all(b"name=Kne").unwrap();
    server.ask_to_stop();
    until_nobody_is_let_in(&server);
    request.write_all(b"cht&password&form_key=1").unwrap();
    let mut answer = String::new();
    request.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 422"), "{answer}");
    assert!(server.ended_cleanly());
});

#[test]
fn where_a_database_is_kept_as_it_was_is_told_in_the_log() {
    let url = database::on_sqlite();
    let file = url.strip_prefix("sqlite:").unwrap();
    let mut early = SqliteConnection::establish(file).unwrap();
    early.batch_execute(include_str!("../data/before/sqlite.sql")).unwrap();
    let mut server = Server::start_logged(&url, &[("MAGISTER_LOG__FORMAT", "json")]);
    let log = server.stop_and_read_log();
    let told = log.lines().find(|line| line.contains("the old database is kept")).expect(&log);
    let line: serde_json::Value = serde_json::from_str(told).unwrap();
    let words = line["message"].as_str().unwrap();
    assert!(words.ends_with("test.sqlite.before-00000000000022"), "{words}");
}

/// Eight programs at once, a few times over: each brings the database up to date, or waits.
fn wait_for_each_other(new: fn() -> String) {
    for _ in 0..3 {
        let url = new();
        let start = |_| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_magister"));
            command.args(["migrate", "--database", &url]).stdout(Stdio::piped());
            command.stderr(Stdio::piped()).spawn().unwrap()
        };
        let programs: Vec<_> = (0..8).map(start).collect();
        let ended = programs.into_iter().map(|program| program.wait_with_output().unwrap());
        let ended: Vec<_> = ended.collect();
        let told = |output: &Output| String::from_utf8_lossy(&output.stdout).into_owned();
        for output in &ended {
            let complaints = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{complaints}");
        }
        let idle = ended.iter().filter(|output| told(output).contains("(0 steps run)"));
        assert_eq!(idle.count(), 7, "one of them takes the steps");
    }
}

#[test]
fn programs_that_migrate_one_database_at_once_wait_for_each_other_on_sqlite() {
    wait_for_each_other(database::on_sqlite);
}

#[test]
fn programs_that_migrate_one_database_at_once_wait_for_each_other_on_postgres() {
    wait_for_each_other(database::on_postgres);
}

#[test]
fn plain_http_that_others_can_reach_is_warned_about_once() {
    let log = |address| {
        let url = database::on_sqlite();
        let settings = [("MAGISTER_LOG__FORMAT", "json"), ("MAGISTER_SERVER__LISTEN", address)];
        let mut server = Server::start_logged_where_told(&url, &settings);
        server.stop_and_read_log()
    };
    let warned = |log: &str| log.matches("passwords are sent without encryption").count();
    assert_eq!(warned(&log("0.0.0.0:0")), 1);
    assert_eq!(warned(&log("127.0.0.1:0")), 0);
}

#[test]
fn a_public_address_without_trusted_proxies_is_warned_about() {
    let warned = |settings: &[(&str, &str)]| {
        let mut server = Server::start_logged(&database::on_sqlite(), settings);
        server.stop_and_read_log().contains("server.trusted_proxies is empty")
    };
    let public = ("MAGISTER_SERVER__PUBLIC_URL", "https://magister.example");
    assert!(warned(&[public]));
    assert!(!warned(&[public, ("MAGISTER_SERVER__TRUSTED_PROXIES", "127.0.0.1")]));
    assert!(!warned(&[]));
}

#[test]
fn a_log_line_is_json_with_a_request_id_and_names_nobody() {
    let settings = [("MAGISTER_LOG__FILTER", "info"), ("MAGISTER_LOG__FORMAT", "json")];
    let mut server = Server::start_logged(&database::on_sqlite(), &settings);
    let secret = "/setup/the-secret-of-a-link?name=Tegularius";
    let mut request = connect(&server);
    let head = format!("GET {secret} HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n");
    request.write_all(head.as_bytes()).unwrap();
    request.read_to_string(&mut String::new()).unwrap();
    let log = server.stop_and_read_log();
    let answered = log.lines().find(|line| line.contains("/setup/{token}")).expect(&log);
    let line: serde_json::Value = serde_json::from_str(answered).unwrap();
    let span = &line["span"];
    assert!(span["request_id"].as_str().is_some_and(|id| id.len() >= 32), "{answered}");
    assert_eq!(span["status"], 404);
    for private in ["the-secret", "Tegularius", "127.0.0.1:"] {
        let told = log.lines().filter(|line| !line.contains("actix_server"));
        assert_eq!(told.filter(|line| line.contains(private)).count(), 0, "{private} in {log}");
    }
}

/// Simulates `magister serve 2>&1 | head -1`, where the reader ends first.
#[test]
fn a_server_goes_on_when_nobody_reads_what_it_prints() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magister"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--database", &database::on_sqlite()]);
    command.env("MAGISTER_LOG__FILTER", "debug").stderr(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stderr.take());
    let mut first = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
    let address = first.trim_end().rsplit_once("//").expect(&first).1;
    let mut answers = String::new();
    for _ in 0..3 {
        std::thread::sleep(Duration::from_millis(200));
        let mut request = TcpStream::connect(address).expect("the server goes on");
        request
            .write_all(b"GET /about HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n")
            .unwrap();
        request.read_to_string(&mut answers).unwrap();
    }
    let _ = child.kill();
    child.wait().unwrap();
    assert_eq!(answers.matches("HTTP/1.1 200").count(), 3, "{answers}");
}

scenario!(a_server_that_leaves_says_so_and_answers_until_it_stops, |database| {
    let leaving = [("MAGISTER_SERVER__LEAVE_SECS", "8"), ("MAGISTER_LOG__FILTER", "warn")];
    let mut server = Server::start_logged(&database.url, &leaving);
    let ask = |path: &str| {
        let mut request = connect(&server);
        let head = format!("GET {path} HTTP/1.1\r\nHost: hall\r\nConnection: keep-alive\r\n\r\n");
        request.write_all(head.as_bytes()).unwrap();
        request.set_read_timeout(Some(Duration::from_secs(4))).unwrap();
        let mut answer = vec![0; 4096];
        let n = request.read(&mut answer).unwrap();
        String::from_utf8_lossy(&answer[..n]).to_lowercase()
    };
    assert!(ask("/readyz").starts_with("http/1.1 200"));
    assert!(!ask("/healthz").contains("connection: close"));
    server.ask_to_stop();
    let is_leaving = (0..200).any(|_| {
        std::thread::sleep(Duration::from_millis(20));
        ask("/readyz").starts_with("http/1.1 503")
    });
    assert!(is_leaving);
    let answer = ask("/healthz");
    assert!(answer.starts_with("http/1.1 200"), "{answer}");
    assert!(
        answer.contains("connection: close"),
        "the next request comes by another way: {answer}"
    );
    assert!(server.ended_cleanly());
});

//! What a visitor may do to the server: it goes on serving the others.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use system::clock;

use super::connect;
use super::database;
use super::server::Server;

const FORM: &str = "Content-Type: application/x-www-form-urlencoded\r\n";

fn answer(request: &mut TcpStream) -> String {
    let mut answer = Vec::new();
    // Who sends what is not wanted may find the connection reset behind the answer.
    let _ = request.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

fn asked(server: &Server, head: &str) -> String {
    let mut request = connect(server);
    request.write_all(head.as_bytes()).unwrap();
    answer(&mut request)
}

/// A form of which nothing comes.
fn begun(server: &Server) -> TcpStream {
    let mut request = connect(server);
    let head = format!("POST /sign-in HTTP/1.1\r\nHost: hall\r\n{FORM}Content-Length: 20\r\n\r\n");
    request.write_all(head.as_bytes()).unwrap();
    request
}

fn lives(server: &Server) {
    let answer = asked(server, "GET /healthz HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n\r\n");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[test]
fn a_compressed_form_is_refused_unread() {
    let server = Server::start(&database::on_sqlite(), &[]);
    let head = format!(
        "POST /sign-in HTTP/1.1\r\nHost: hall\r\n{FORM}Content-Encoding: gzip\r\n\
         Content-Length: 97000\r\nConnection: close\r\n\r\n"
    );
    let answer = asked(&server, &head);
    assert!(answer.starts_with("HTTP/1.1 415"), "{answer}");
    assert!(answer.contains("This form is compressed"), "{answer}");
}

#[test]
fn a_visitor_sends_a_short_form_or_none() {
    let server = Server::start(&database::on_sqlite(), &[]);
    let mut request = connect(&server);
    let head = format!(
        "POST /sign-in HTTP/1.1\r\nHost: hall\r\n{FORM}Content-Length: 500000\r\n\
         Connection: close\r\n\r\n"
    );
    request.write_all(head.as_bytes()).unwrap();
    request.write_all(&vec![b'a'; 32 * 1024]).unwrap();
    let answer = answer(&mut request);
    assert!(answer.starts_with("HTTP/1.1 413"), "{answer}");
}

#[test]
#[cfg(target_os = "linux")]
fn bodies_that_never_come_leave_room_for_everybody_else() {
    let server = Server::start(&database::on_sqlite(), &[]);
    let held: Vec<TcpStream> = (0..1100).map(|_| begun(&server)).collect();
    lives(&server);
    // Of those who come at once, the oldest are sent away a second later.
    let deadline = clock::instant() + Duration::from_secs(10);
    while server.n_open_files() >= 700 {
        let is_time_left = clock::instant() < deadline;
        assert!(is_time_left, "{} files for {} bodies", server.n_open_files(), held.len());
        std::thread::sleep(Duration::from_millis(100));
    }
    lives(&server);
}

#[test]
fn a_form_that_does_not_come_is_answered_after_half_a_minute() {
    let server = Server::start(&database::on_sqlite(), &[]);
    let mut request = begun(&server);
    request.write_all(b"name=K").unwrap();
    let start = clock::instant();
    let answer = answer(&mut request);
    assert!(answer.starts_with("HTTP/1.1 408"), "{answer}");
    assert!(answer.contains("came too slowly"), "{answer}");
    let taken = start.elapsed();
    assert!((29..40).contains(&taken.as_secs()), "{taken:?}");
}

#[test]
fn a_stop_does_not_wait_for_bodies_that_never_come() {
    let mut server = Server::start(&database::on_sqlite(), &[]);
    let _held: Vec<TcpStream> = (0..20).map(|_| begun(&server)).collect();
    lives(&server);
    let start = clock::instant();
    server.ask_to_stop();
    assert!(server.ended_cleanly());
    let taken = start.elapsed();
    assert!(taken < Duration::from_secs(10), "{taken:?}");
}

#[test]
fn broken_requests_are_no_errors_in_the_log() {
    let settings = [("MAGISTER_LOG__FILTER", "info"), ("MAGISTER_LOG__FORMAT", "json")];
    let mut server = Server::start_logged(&database::on_sqlite(), &settings);
    let oversized = format!("GET / HTTP/1.1\r\nCookie: {}\r\n\r\n", "a".repeat(200_000));
    for broken in [
        "no request at all\r\n\r\n",
        "GET / HTTP/9.9\r\n\r\n",
        "POST /sign-in HTTP/1.1\r\nHost: hall\r\nContent-Length: x\r\n\r\n",
        "POST /sign-in HTTP/1.1\r\nHost: hall\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
        &oversized,
    ] {
        let mut request = connect(&server);
        let _ = request.write_all(broken.as_bytes());
        let _ = request.shutdown(std::net::Shutdown::Write);
        let _ = request.read_to_end(&mut Vec::new());
    }
    lives(&server);
    let log = server.stop_and_read_log();
    let errors: Vec<&str> = log.lines().filter(|line| line.contains("\"ERROR\"")).collect();
    assert!(errors.is_empty(), "{errors:#?}");
    assert!(log.contains("/healthz"), "the log is on: {log}");
}

/// What an address answers, read to its end.
fn sent(server: &Server, requests: &str) -> String {
    let mut connection = connect(server);
    // The server may end the connection before it has taken everything.
    let _ = connection.write_all(requests.as_bytes());
    answer(&mut connection)
}

#[test]
fn two_pipelined_requests_are_answered_in_their_order() {
    let server = Server::start(&database::on_sqlite(), &[]);
    let get = |path| format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let form = "POST /sign-in HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\
                Content-Type: application/x-www-form-urlencoded\r\n\r\n3\r\na=b\r\n0\r\n\r\n";
    let last = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let firsts = ["/healthz", "/about", "/nothing-here", "/static/nothing"].map(get);
    let statuses = ["200", "200", "404", "404", "400"];
    for (first, status) in firsts.iter().map(String::as_str).chain([form]).zip(statuses) {
        let answers = sent(&server, &format!("{first}{last}"));
        let heads = answers.split("HTTP/1.1 ").skip(1).map(|answer| &answer[..3]);
        assert_eq!(heads.collect::<Vec<_>>(), [status, "200"], "{answers}");
        assert!(answers.ends_with("ok\n"), "{answers}");
    }
}

#[test]
fn a_deep_pipeline_is_closed() {
    let server = Server::start(&database::on_sqlite(), &[]);
    let answered = |n_requests| {
        let requests = "GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(n_requests);
        sent(&server, &requests).matches("HTTP/1.1 200").count()
    };
    assert_eq!([2, 3, 200].map(answered), [2, 2, 2]);
    // More than is read ahead.
    assert_eq!(answered(1000), 1);
    lives(&server);
}

#[test]
fn a_chunked_body_does_not_hide_requests_behind_it() {
    let server = Server::start(&database::on_sqlite(), &[]);
    let head = "GET /about HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
    let long = "Content-Length: 18446744073709551615\r\n\r\n";
    let pipeline = "GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(1000);
    let zeros = "0".repeat(200);
    for end in ["0\r\n\n".to_owned(), "0\n\r\n".to_owned(), format!("{zeros}2a\r\n\r\n")] {
        let answers = sent(&server, &format!("{head}{end}{long}{pipeline}"));
        let n_answers = answers.matches("HTTP/1.1 200").count();
        assert!(n_answers < 100, "{n_answers} answers behind {end:?}");
    }
    lives(&server);
}

#[test]
#[cfg(target_os = "linux")]
fn pipelined_requests_whose_answers_nobody_reads_take_little_memory() {
    let server = Server::start(&database::on_sqlite(), &[]);
    lives(&server);
    let before = server.memory_mb();
    let requests = "GET /about HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(200);
    let mut held = Vec::new();
    for _ in 0..400 {
        let mut connection = connect(&server);
        connection.write_all(requests.as_bytes()).unwrap();
        held.push(connection);
    }
    lives(&server);
    let taken = server.memory_mb().saturating_sub(before);
    assert!(taken < 100, "{taken} MB for {} connections", held.len());
}

#[test]
#[cfg(target_os = "linux")]
fn the_memory_in_which_passwords_are_hashed_is_returned() {
    let server = Server::start(&database::on_sqlite(), &[]);
    let sign_in = |name: String| {
        let form = ureq::post(format!("{}/sign-in", server.url))
            .header("Origin", &server.url)
            .config()
            .http_status_as_error(false)
            .build();
        let wrong = [("name", name.as_str()), ("password", "wrong"), ("form_key", "1")];
        assert_eq!(form.send_form(wrong).unwrap().status(), 422, "{name}");
    };
    sign_in("Nobody".to_owned());
    let before = server.memory_mb();
    std::thread::scope(|scope| {
        for stranger in 0..4 {
            let sign_in = &sign_in;
            let tries = move || (0..4).for_each(|n| sign_in(format!("Stranger {stranger}-{n}")));
            scope.spawn(tries);
        }
    });
    // One password takes 19 MB.
    let kept = || server.memory_mb().saturating_sub(before);
    let begun = clock::instant();
    while kept() >= 19 {
        assert!(begun.elapsed() < Duration::from_secs(30), "{} MB are kept", kept());
        std::thread::sleep(Duration::from_millis(100));
    }
}

#[test]
fn a_bare_line_feed_in_a_head_is_refused() {
    let server = Server::start(&database::on_sqlite(), &[]);
    for head in [
        "GET /healthz HTTP/1.1\nHost: localhost\n\n",
        "GET /healthz HTTP/1.1\r\nHost: localhost\nX: y\r\n\r\n",
        "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\n\r\n\r\n",
    ] {
        let answer = sent(&server, head);
        assert!(answer.starts_with("HTTP/1.1 400"), "{head:?}: {answer}");
    }
}

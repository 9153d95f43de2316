//! The listener of Prometheus in the real program, and what its log says of slow statements.

use std::net::{TcpListener, TcpStream};
use std::process::{Command, Stdio};
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};

use super::database;
use super::server::Server;

#[test]
fn metrics_end_when_the_server_is_told_to_stop() {
    let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let settings = [("MAGISTER_SERVER__METRICS", &*address.to_string())];
    let mut server = Server::start_logged(&database::on_sqlite(), &settings);
    // Who asks nothing stops nobody.
    let _silent = TcpStream::connect(address).unwrap();
    let url = format!("http://{address}/metrics");
    let metrics = ureq::get(&url).call().unwrap().body_mut().read_to_string().unwrap();
    assert!(metrics.contains("magister_build_info"), "{metrics}");
    server.ask_to_stop();
    assert!(server.ended_cleanly());
    assert!(TcpStream::connect(address).is_err());
}

#[test]
fn an_address_that_is_taken_or_none_is_a_start_error() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = taken.local_addr().unwrap().to_string();
    let complaint = |address: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_magister"));
        command.args(["serve", "--listen", "127.0.0.1:0", "--database", &database::on_sqlite()]);
        command.env("MAGISTER_SERVER__METRICS", address);
        let output = command.stdout(Stdio::null()).output().unwrap();
        assert!(!output.status.success(), "{address}");
        String::from_utf8(output.stderr).unwrap()
    };
    let told = complaint(&taken);
    let sentence = format!("cannot serve metrics on {taken}, the address of server.metrics: ");
    assert!(told.contains(&sentence), "{told}");
    let told = complaint("the hall");
    assert!(told.contains("\"the hall\" is neither empty nor like 127.0.0.1:9464"), "{told}");
}

#[test]
fn a_slow_statement_is_logged_with_its_request_and_without_its_values() {
    let url = database::on_postgres();
    let settings = [
        ("MAGISTER_LOG__FORMAT", "json"),
        ("MAGISTER_LOG__SLOW_STATEMENT_MS", "300"),
        ("MAGISTER_SERVER__TRUSTED_PROXIES", "127.0.0.1"),
    ];
    let mut server = Server::start_logged(&url, &settings);
    let mut postgres = PgConnection::establish(&url).unwrap();
    postgres.batch_execute("BEGIN; LOCK TABLE accounts IN ACCESS EXCLUSIVE MODE").unwrap();
    std::thread::scope(|scope| {
        let asked = scope.spawn(|| {
            let form = ureq::post(format!("{}/sign-in", server.url))
                .header("X-Request-Id", "proxy-4711")
                .header("Origin", &server.url)
                .config()
                .http_status_as_error(false)
                .build();
            let wrong = [("name", "Tegularius"), ("password", "wrong"), ("form_key", "1")];
            form.send_form(wrong).unwrap().status()
        });
        std::thread::sleep(Duration::from_secs(2));
        postgres.batch_execute("ROLLBACK").unwrap();
        assert_eq!(asked.join().unwrap(), 422);
    });
    let log = server.stop_and_read_log();
    let told = log.lines().find(|line| line.contains("slow statement")).expect(&log);
    let line: serde_json::Value = serde_json::from_str(told).unwrap();
    assert_eq!(line["level"], "WARN");
    assert!(line["milliseconds"].as_u64().is_some_and(|ms| ms >= 300), "{told}");
    let statement = line["statement"].as_str().unwrap();
    assert!(statement.contains("accounts") && statement.contains("$1"), "{told}");
    assert_eq!(line["span"]["request_id"], "proxy-4711", "{told}");
    assert!(!log.to_lowercase().contains("tegularius"), "{log}");
}

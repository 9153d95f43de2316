//! PostgreSQL over TLS, in a build that links the system's libpq; `tests/run all` builds it.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "these are tests")]

#[path = "../support/postgres.rs"]
#[allow(dead_code, reason = "this test needs no pooler")]
mod postgres;
#[path = "../support/temporary.rs"]
mod temporary;

use std::path::Path;
use std::process::Command;

use postgres::Postgres;
use store::{OpenError, Store, accounts};
use temporary::folder;

fn openssl(folder: &Path, arguments: &str) {
    let mut command = Command::new("openssl");
    let output = command.args(arguments.split_whitespace()).current_dir(folder).output().unwrap();
    assert!(output.status.success(), "{arguments}: {}", String::from_utf8_lossy(&output.stderr));
}

/// An authority, as `NAME.pem` and `NAME.key`.
fn authority(folder: &Path, name: &str) {
    openssl(
        folder,
        &format!(
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN={name} \
            -keyout {name}.key -out {name}.pem"
        ),
    );
}

/// The certificate of a server on this machine, by that authority.
fn certificate(folder: &Path, authority: &str) {
    openssl(
        folder,
        &format!(
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost \
            -addext subjectAltName=DNS:localhost -CA {authority}.pem -CAkey {authority}.key \
            -keyout server.key -out server.pem"
        ),
    );
}

/// Has a server speak TLS, and nothing else.
fn with_tls(server: &Postgres, folder: &Path) {
    let settings = "listen_addresses = 'localhost'\nssl = on\nssl_cert_file = 'server.pem'\nssl_key_file = 'server.key'";
    for name in ["server.pem", "server.key"] {
        let bytes = std::fs::read_to_string(folder.join(name)).unwrap();
        server.write(name, &bytes);
    }
    server.write("pg_hba.conf", "hostssl all all all trust\n");
    server.set(settings);
    server.stop();
    server.start_again();
}

#[test]
fn a_server_is_known_by_its_certificate_in_the_long_run() {
    let folder = folder("tls");
    authority(&folder, "waldzell");
    authority(&folder, "monteport");
    certificate(&folder, "waldzell");
    let server = Postgres::start();
    with_tls(&server, &folder);
    let open = |host: &str, trusted: &str| {
        let trusted = folder.join(trusted);
        let query = format!("sslmode=verify-full&sslrootcert={}", trusted.display());
        let url = format!("postgres://magister@{host}:{}/postgres?{query}", server.port);
        Store::open(&url.parse().unwrap(), 1)
    };
    let store = open("localhost", "waldzell.pem").unwrap();
    store.try_out().unwrap();
    store.migrate().unwrap();
    assert_eq!(store.read(accounts::count_administrators).unwrap(), 0);
    let refused = |host: &str, trusted: &str| match open(host, trusted) {
        Err(OpenError::Unreachable(why)) => why,
        other => panic!("{host}, {trusted}: {:?}", other.err()),
    };
    let another = refused("localhost", "monteport.pem");
    assert!(another.contains("certificate verify failed"), "{another}");
    let elsewhere = refused("127.0.0.1", "waldzell.pem");
    assert!(elsewhere.contains("does not match host name"), "{elsewhere}");
    std::fs::remove_dir_all(folder).unwrap();
}

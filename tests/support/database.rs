//! A fresh database for every test.

use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};

static COUNTER: AtomicU32 = AtomicU32::new(0);

/// A name that no other test uses.
pub(crate) fn unique(prefix: &str) -> String {
    let count = COUNTER.fetch_add(1, Ordering::Relaxed);
    format!("{prefix}_{}_{count}", std::process::id())
}

/// The URL of a SQLite file in a folder of its own.
pub(crate) fn on_sqlite() -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(unique("site"));
    // A folder of an earlier run, whose process had the same number, would hold its file.
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    format!("sqlite:{}/test.sqlite", folder.display())
}

/// The URL of an empty database on the server that `tests/run` starts.
pub(crate) fn on_postgres() -> String {
    let server = std::env::var("TEST_POSTGRES_URL")
        .expect("no TEST_POSTGRES_URL: run the tests by `tests/run`, which starts a server");
    let name = unique("magister_test");
    let mut connection = PgConnection::establish(&server).unwrap();
    connection.batch_execute(&format!("DROP DATABASE IF EXISTS {name}")).unwrap();
    connection.batch_execute(&format!("CREATE DATABASE {name}")).unwrap();
    let (base, _) = server.rsplit_once('/').unwrap();
    format!("{base}/{name}")
}

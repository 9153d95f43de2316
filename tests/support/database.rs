//! A database for every test.

use std::path::PathBuf;
use std::sync::{Mutex, OnceLock};

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection, SqliteConnection};
use store::Store;

use crate::temporary::folder;
pub(crate) use crate::temporary::unique;

/// A migrated database without rows, which is given back when the test ends.
pub(crate) struct Lent {
    pub(crate) url: String,
    home: Home,
}

enum Home {
    Folder(PathBuf),
    Server,
}

/// The databases on the server that no test has at the moment. Making one takes ten times as long
/// as emptying it, mostly for its files.
static FREE: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Connections that somebody has left open must not write for the next test.
const EMPTY: &str = "DO $$
    DECLARE name text;
    BEGIN
        PERFORM pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid();
        SET LOCAL session_replication_role = replica;
        FOR name IN SELECT relname FROM pg_class
            WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
                AND relname <> '__diesel_schema_migrations'
        LOOP
            EXECUTE format('DELETE FROM %I', name);
        END LOOP;
        PERFORM setval(oid::regclass, 1, false) FROM pg_class
            WHERE relnamespace = 'public'::regnamespace AND relkind = 'S';
    END $$";

impl Lent {
    pub(crate) fn on_sqlite() -> Self {
        Self::holding(migrated_file())
    }

    /// A SQLite file with this content.
    pub(crate) fn holding(content: &[u8]) -> Self {
        let folder = folder("site");
        let file = folder.join("test.sqlite");
        std::fs::write(&file, content).unwrap();
        Self { url: format!("sqlite:{}", file.display()), home: Home::Folder(folder) }
    }

    pub(crate) fn on_postgres() -> Self {
        let free = FREE.lock().unwrap().pop();
        let url = free.inspect(|url| empty(url)).unwrap_or_else(migrated_on_postgres);
        Self { url, home: Home::Server }
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        match &self.home {
            Home::Folder(folder) => drop(std::fs::remove_dir_all(folder)),
            Home::Server => FREE.lock().unwrap().push(std::mem::take(&mut self.url)),
        }
    }
}

/// What a SQLite file holds that has taken all steps: made once, then written for each test.
fn migrated_file() -> &'static [u8] {
    static MIGRATED: OnceLock<Vec<u8>> = OnceLock::new();
    MIGRATED.get_or_init(|| {
        let folder = folder("migrated");
        let file = folder.join("all.sqlite");
        migrate(&format!("sqlite:{}", file.display()));
        let mut connection = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
        connection.batch_execute("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
        let bytes = std::fs::read(&file).unwrap();
        std::fs::remove_dir_all(folder).unwrap();
        bytes
    })
}

fn migrated_on_postgres() -> String {
    let url = on_postgres();
    migrate(&url);
    url
}

fn migrate(url: &str) {
    Store::open(&url.parse().unwrap(), 1).unwrap().migrate().unwrap();
}

/// A server that is still stopping may hold what is emptied: then once more.
fn empty(url: &str) {
    let mut connection = PgConnection::establish(url).unwrap();
    let is_empty = |_| connection.batch_execute(EMPTY).is_ok();
    assert!((0..10).any(is_empty), "{url} is in use");
}

/// The URL of a SQLite file that is not there yet, in a folder of its own.
pub(crate) fn on_sqlite() -> String {
    format!("sqlite:{}/test.sqlite", folder("site").display())
}

/// The URL of a new, empty database on the server that `tests/run` starts.
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

//! The database under the server: whose file it is, whether it is still there, who waits for whom.

use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::sql_types::Text;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, SqliteConnection, sql_query};
use store::locks::Reach;
use store::{Db, Listener, Store, Stored, accounts};
use system::clock;

use super::database;
use super::support::Site;

fn file(url: &str) -> PathBuf {
    PathBuf::from(url.strip_prefix("sqlite:").unwrap())
}

fn beside(file: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", file.display()))
}

#[cfg(unix)]
#[test]
fn the_files_of_a_database_are_for_their_owner_alone() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt;

    let url = database::on_sqlite();
    let file = file(&url);
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let open = || Store::open(&url.parse().unwrap(), 1).unwrap();
    let store = open();
    store.migrate().unwrap();
    for suffix in ["", "-wal", "-shm"] {
        assert_eq!(mode(&beside(&file, suffix)), 0o600, "{suffix}");
    }
    for suffix in ["", "-wal", "-shm"] {
        set_permissions(beside(&file, suffix), Permissions::from_mode(0o644)).unwrap();
    }
    let _again = open();
    for suffix in ["", "-wal", "-shm"] {
        assert_eq!(mode(&beside(&file, suffix)), 0o600, "{suffix} of an earlier version");
    }
}

/// Takes the file away in some way; an event that is made then is not acknowledged.
fn is_noticed(take_away: fn(&Path)) {
    let site = Site::on_sqlite();
    let administrator = site.administrator();
    assert_eq!(site.visitor().get("/readyz").status, 200);
    take_away(&file(&site.database_url));
    let form = [("form_key", "1"), ("name", "Waldzell Open"), ("starts_on", "2026-11-20")];
    let answer = administrator.post("/events", &form);
    assert_eq!(answer.status, 503, "{}", answer.location);
    assert_eq!(answer.header("retry-after"), "10");
    assert!(answer.body.contains("The database file is not where it was"), "{}", answer.body);
    assert_eq!(administrator.get("/events").status, 200, "what is known is still shown");
}

#[test]
fn a_file_that_is_deleted_is_noticed_before_a_write_is_acknowledged() {
    is_noticed(|file| std::fs::remove_file(file).unwrap());
    let site = Site::on_sqlite();
    let file = file(&site.database_url);
    std::fs::remove_file(&file).unwrap();
    site.visitor().page("/events");
    assert!(!file.exists(), "no other is made in its place");
    assert_eq!(site.visitor().get("/readyz").status, 503);
}

#[test]
fn a_file_that_is_replaced_is_noticed_before_a_write_is_acknowledged() {
    is_noticed(|file| {
        let other = beside(file, ".other");
        std::fs::copy(file, &other).unwrap();
        std::fs::rename(other, file).unwrap();
    });
    is_noticed(|file| std::fs::remove_file(beside(file, "-wal")).unwrap());
    is_noticed(|file| {
        std::fs::rename(file.parent().unwrap(), beside(file.parent().unwrap(), ".moved")).unwrap();
    });
}

#[test]
fn nothing_is_written_to_a_file_that_was_replaced_until_it_is_back() {
    let site = Site::on_sqlite();
    let administrator = site.administrator();
    let file = file(&site.database_url);
    let away = beside(&file, ".away");
    std::fs::rename(&file, &away).unwrap();
    let form = [("form_key", "1"), ("name", "Waldzell Open"), ("starts_on", "2026-11-20")];
    assert_eq!(administrator.post("/events", &form).status, 503);
    std::fs::rename(&away, &file).unwrap();
    assert!(!administrator.page("/events").contains("Waldzell Open"));
    assert_eq!(administrator.post("/events", &form).status, 303);
    assert!(administrator.page("/events").contains("Waldzell Open"));
}

/// Another program that writes, until it is told to end.
fn write_until_told(url: &str, begun: &mpsc::Sender<()>, end: &mpsc::Receiver<()>) {
    let hold = |connection: &mut dyn FnMut(&str), begin: [&str; 2]| {
        begin.into_iter().for_each(&mut *connection);
        begun.send(()).unwrap();
        let _ = end.recv_timeout(Duration::from_mins(1));
        connection("ROLLBACK");
    };
    if let Some(file) = url.strip_prefix("sqlite:") {
        let mut sqlite = SqliteConnection::establish(file).unwrap();
        let mut run = |statement: &str| sqlite.batch_execute(statement).unwrap();
        hold(&mut run, ["PRAGMA busy_timeout = 5000", "BEGIN IMMEDIATE"]);
    } else {
        let mut postgres = PgConnection::establish(url).unwrap();
        let mut run = |statement: &str| postgres.batch_execute(statement).unwrap();
        hold(&mut run, ["BEGIN", "SELECT kind FROM locks WHERE kind = 'everything' FOR UPDATE"]);
    }
}

both!(another_program_that_writes_is_waited_for_then_it_is_said_when_to_come_again, |site| {
    let administrator = site.administrator();
    let make = |key: &str| {
        let form = [("form_key", key), ("name", "Waldzell Open"), ("starts_on", "2026-11-20")];
        administrator.post("/events", &form)
    };
    std::thread::scope(|scope| {
        let ((begun, has_begun), (end, told)) = (mpsc::channel(), mpsc::channel());
        scope.spawn(move || write_until_told(&site.database_url, &begun, &told));
        has_begun.recv().unwrap();
        let start = clock::instant();
        let answer = make("1");
        let waited = start.elapsed().as_secs();
        assert_eq!(answer.status, 503, "{}", answer.body);
        assert_eq!(answer.header("retry-after"), "10");
        assert!(answer.body.contains("Another program is writing"), "{}", answer.body);
        assert!((14..20).contains(&waited), "{waited} s");
        let ends = scope.spawn(move || {
            std::thread::sleep(Duration::from_secs(7));
            end.send(()).unwrap();
        });
        assert_eq!(make("2").status, 303, "longer than five seconds are waited");
        ends.join().unwrap();
    });
});

#[derive(QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    value: String,
}

/// A setting of the connection that reads, or of the one that writes.
fn setting(db: &mut Db, name: &str) -> Stored<String> {
    let Db::Postgres(postgres) = db else {
        panic!("this is PostgreSQL");
    };
    let query = format!("SELECT current_setting('{name}') AS value");
    let found: Word = sql_query(query).get_result(postgres)?;
    Ok(found.value)
}

#[test]
fn on_postgres_nobody_waits_for_ever_and_what_its_administrator_has_set_stays() {
    let url = database::on_postgres();
    let open = || Store::open(&url.parse().unwrap(), 1).unwrap();
    let store = open();
    for (name, expected) in [
        ("lock_timeout", "15s"),
        ("statement_timeout", "1min"),
        ("tcp_keepalives_idle", "30"),
        ("tcp_keepalives_interval", "10"),
        ("tcp_keepalives_count", "3"),
    ] {
        assert_eq!(store.read(|db| setting(db, name)).unwrap(), expected, "{name}");
        let writing = store.write_within(Reach::Nothing, |db| setting(db, name));
        assert_eq!(writing.unwrap(), expected, "{name}");
    }
    drop(store);
    let (server, name) = url.rsplit_once('/').unwrap();
    let set = format!("ALTER DATABASE {name} SET statement_timeout = '7s'");
    PgConnection::establish(&format!("{server}/postgres")).unwrap().batch_execute(&set).unwrap();
    assert_eq!(open().read(|db| setting(db, "statement_timeout")).unwrap(), "7s");
}

#[test]
fn a_connection_that_writes_is_kept_however_many_others_there_are() {
    let url = database::on_postgres();
    let (server, name) = url.rsplit_once('/').unwrap();
    let (_, host) = server.rsplit_once('@').unwrap();
    let role = format!("{name}_role");
    Store::open(&url.parse().unwrap(), 1).unwrap().migrate().unwrap();
    let mut administrator = PgConnection::establish(&url).unwrap();
    administrator
        .batch_execute(&format!(
            "CREATE ROLE {role} LOGIN CONNECTION LIMIT 3;
            GRANT SELECT, UPDATE ON ALL TABLES IN SCHEMA public TO {role}"
        ))
        .unwrap();
    let own = format!("postgres://{role}@{host}/{name}");
    let store = Store::open(&own.parse().unwrap(), 1).unwrap();
    // The server may still be closing a connection that was needed to open the store.
    let mut others = Vec::new();
    for _ in 0..1000 {
        others.extend(PgConnection::establish(&own).ok());
        if others.len() == 2 {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    assert_eq!(others.len(), 2, "the store keeps one of three");
    assert!(PgConnection::establish(&own).is_err(), "no connection is left");
    store.write(accounts::count_administrators).unwrap();
    drop((others, store));
    administrator.batch_execute(&format!("DROP OWNED BY {role}; DROP ROLE {role}")).unwrap();
}

#[test]
fn what_one_server_changes_another_hears_without_asking() {
    let site = Site::on_postgres();
    let other = Store::open(&site.database_url.parse().unwrap(), 1).unwrap();
    let mut listener = other.listener().unwrap().unwrap();
    assert!(!listener.heard().unwrap().has_changed, "nothing was said yet");
    site.administrator().published_event();
    let hears = |listener: &mut Listener| {
        (0..1000).any(|_| {
            std::thread::sleep(Duration::from_millis(10));
            listener.heard().unwrap().has_changed
        })
    };
    assert!(hears(&mut listener));
    assert!(Site::on_sqlite().store.listener().unwrap().is_none());
}

#[test]
fn who_listens_is_told_when_the_connection_breaks() {
    let site = Site::on_postgres();
    let mut listener = site.store.listener().unwrap().unwrap();
    let mut administrator = PgConnection::establish(&site.database_url).unwrap();
    administrator
        .batch_execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND query LIKE 'LISTEN%'",
        )
        .unwrap();
    let breaks = (0..1000).any(|_| {
        std::thread::sleep(Duration::from_millis(10));
        listener.heard().is_err()
    });
    assert!(breaks);
}

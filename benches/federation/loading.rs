//! A server with a federation's database.

use std::process::Command;

use diesel::sql_types::BigInt;
use diesel::{Connection, PgConnection, QueryableByName, RunQueryDsl, sql_query};
use store::Store;
use system::clock;

use super::federation::{Federation, conclude, tidy};
use super::postgres::Postgres;
use super::process::Process;

const DATABASE: &str = "federation";

/// As an administrator would have them on a machine of 24 GB.
const SETTINGS: &str = "shared_buffers = 2GB
work_mem = 16MB
maintenance_work_mem = 256MB
max_wal_size = 8GB
random_page_cost = 1.1
";

/// While it is loaded, nothing waits for the disk. From then on what is acknowledged is there.
const IN_EARNEST: &str = "fsync = on
autovacuum = on
";

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    players: i64,
    #[diesel(sql_type = BigInt)]
    tournaments: i64,
    #[diesel(sql_type = BigInt)]
    games: i64,
    #[diesel(sql_type = BigInt)]
    ledger: i64,
    #[diesel(sql_type = BigInt)]
    megabytes: i64,
}

const COUNTED: &str = "SELECT
    (SELECT count(*) FROM players) AS players,
    (SELECT count(*) FROM tournaments) AS tournaments,
    (SELECT count(*) FROM pairings WHERE second_entry IS NOT NULL) AS games,
    (SELECT count(*) FROM ledger) AS ledger,
    pg_database_size(current_database()) / 1024 / 1024 AS megabytes";

/// Starts a server, copies a federation into a database there and has the program conclude what follows from it.
pub(crate) fn load(federation: &Federation) -> Postgres {
    let server = Postgres::start_with(SETTINGS);
    server.run(&format!("CREATE DATABASE {DATABASE}"));
    let url = url(&server);
    let store = Store::open(&url.parse().unwrap(), 1).unwrap();
    store.migrate().unwrap();
    let begun = clock::instant();
    federation.copy(&url);
    let copied = begun.elapsed();
    let begun = clock::instant();
    conclude(&store);
    let concluded = begun.elapsed();
    tidy(&url);
    keep(&server);
    println!("## Loading\n");
    tell(&url);
    println!("{:<32} {:>12.1} s", "copied, with indices, analysed", copied.as_secs_f64());
    println!("{:<32} {:>12.1} s", "names and ledger computed", concluded.as_secs_f64());
    let peak_mb = Process::of(std::process::id()).peak_mb();
    println!("{:<32} {peak_mb:>12} MB", "memory of the bench at most");
    server
}

/// Where the database is.
pub(crate) fn url(server: &Postgres) -> String {
    server.url(DATABASE)
}

/// Has all that was loaded on the disk, and nobody wait for it later.
fn keep(server: &Postgres) {
    server.run("CHECKPOINT");
    assert!(Command::new("sync").status().unwrap().success());
    server.set(IN_EARNEST);
    server.run("SELECT pg_reload_conf()");
}

fn tell(url: &str) {
    let mut db = PgConnection::establish(url).unwrap();
    let counted: Counted = sql_query(COUNTED).get_result(&mut db).unwrap();
    let Counted { players, tournaments, games, ledger, megabytes } = counted;
    for (name, count) in [
        ("players", players),
        ("tournaments", tournaments),
        ("games", games),
        ("rows of the ledger", ledger),
    ] {
        println!("{name:<32} {count:>12}");
    }
    println!("{:<32} {megabytes:>12} MB", "database");
}

//! A pooler before PostgreSQL, which hands connections on from one transaction to the next.

use std::thread::scope;

use diesel::sql_types::{BigInt, Text};
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use store::backups::{Making, Replacing, Target, check, restore, write};
use store::{Db, Store, Stored, accounts, events};
use system::clock;

use super::database::Lent;
use super::postgres::{Postgres, pgbouncer};
use super::support::Site;
use super::temporary::temporary;

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

#[derive(QueryableByName)]
struct Word {
    #[diesel(sql_type = Text)]
    word: String,
}

fn count(db: &mut Db, query: &str) -> Stored<i64> {
    Ok(sql_query(query).get_result::<Count>(db)?.n)
}

fn word(db: &mut Db, query: &str) -> Stored<String> {
    Ok(sql_query(query).get_result::<Word>(db)?.word)
}

/// The settings that differ from those of a new session.
const SET: &str =
    "SELECT coalesce(string_agg(name, ', ' ORDER BY name), '') AS word FROM pg_settings
    WHERE source = 'session' AND name IN ('lock_timeout', 'statement_timeout', 'synchronous_commit',
        'tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count')";

#[test]
fn nothing_is_left_on_a_connection_for_the_next_transaction() {
    let lent = Lent::on_postgres();
    let url: store::DatabaseUrl = lent.url.parse().unwrap();
    let pooled = url.with_direct(&lent.url).unwrap().behind_pooler().unwrap();
    let store = Store::open(&pooled, 1).unwrap();
    for _ in 0..3 {
        store.write(accounts::count_administrators).unwrap();
        store.read(accounts::count_administrators).unwrap();
    }
    let prepared = |db: &mut Db| count(db, "SELECT count(*) AS n FROM pg_prepared_statements");
    let limit = |db: &mut Db| word(db, "SELECT current_setting('statement_timeout') AS word");
    assert_eq!(store.read(prepared).unwrap(), 0);
    assert_eq!(store.write(prepared).unwrap(), 0);
    assert_eq!(store.read(limit).unwrap(), "1min");
    let outside = |db: &mut Db| {
        // The limits of this transaction go with it.
        sql_query("COMMIT").execute(db)?;
        let set = word(db, SET)?;
        sql_query("BEGIN").execute(db)?;
        Ok(set)
    };
    assert_eq!(store.read(outside).unwrap(), "");
    assert_eq!(store.write(outside).unwrap(), "");
}

/// A server, and a site that reaches it through a pooler with two connections.
fn pooled_site(server: &Postgres, pooler_url: &str) -> Site {
    server.run("CREATE DATABASE magister");
    Site::at(pooler_url, |settings| {
        settings.database.direct_url = server.url("magister");
        settings.database.pooler = true;
    })
}

const PLAYERS: [[&str; 3]; 4] = [
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius"],
    ["Otto Zbinden", "Pater Jakobus", "Ferdinand Lauscher"],
    ["Thomas von der Trave", "Carlo Ferromonte", "Bertram Schatten"],
    ["Anton Ruckdeschel", "Petrus Iserloh", "Dubois Veraguth"],
];

#[test]
fn tournaments_are_played_through_pgbouncer_in_the_long_run() {
    let server = Postgres::start();
    let pooler = pgbouncer(server.port, 2);
    let site = pooled_site(&server, &pooler.url("magister"));
    site.store.try_out().unwrap();
    site.store.try_locks().unwrap();
    let administrator = site.administrator();
    let event = administrator.published_event();
    let halls: Vec<String> = scope(|scope| {
        let (administrator, site, event) = (&administrator, &site, &event);
        let play = move |names: &[&str; 3]| {
            let hall = administrator.tournament(event);
            administrator.enter(&hall, names);
            administrator.start(&hall);
            for _ in 0..20 {
                site.visitor().page(&format!("{hall}/standings"));
                administrator.page(&hall);
            }
            hall
        };
        let played: Vec<_> = PLAYERS.iter().map(|names| scope.spawn(move || play(names))).collect();
        played.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(halls.len(), 4);
    let checked = site.store.read(|db| desk::audit::check(db, None)).unwrap();
    assert_eq!(checked.faults, []);
    is_heard(&site);
    is_backed_up(&site, &server);
}

/// Another server on the same database hears what is changed through the pooler.
fn is_heard(site: &Site) {
    let mut listener = site.store.listener().unwrap().unwrap();
    site.administrator().published_event();
    let hears = (0..1000).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(10));
        listener.heard().unwrap().has_changed
    });
    assert!(hears);
}

/// All of it is copied past the pooler, and comes back.
fn is_backed_up(site: &Site, server: &Postgres) {
    let path = temporary("pooled.magister");
    let why = domain::backups::Why::ByHand;
    let making = Making { path: &path, why, passphrase: None, now: clock::now() };
    write(&site.store, &making).unwrap();
    server.run("CREATE DATABASE again");
    let url = server.url("again").parse().unwrap();
    let target = Target { url: &url, replacing: Replacing::Nothing, now: clock::now() };
    restore(target, (&check(&path).unwrap(), None), |_, _| Ok(())).unwrap();
    let there = Store::open(&url, 1).unwrap().read(events::list).unwrap();
    assert_eq!(there.len(), 2);
    std::fs::remove_file(path).unwrap();
}

#[test]
fn a_database_that_stops_behind_pgbouncer_is_found_again_in_the_long_run() {
    let server = Postgres::start();
    let pooler = pgbouncer(server.port, 4);
    let site = pooled_site(&server, &pooler.url("magister"));
    let administrator = site.administrator();
    server.stop();
    scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(std::time::Duration::from_secs(2));
            server.start_again();
        });
        administrator.published_event();
    });
    assert!(site.visitor().page("/events").contains("Waldzell Open"));
}

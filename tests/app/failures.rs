//! A database that fails under the running server: 503 and what to do, on pages, to programs and to `/readyz`.

use std::fs::OpenOptions;
use std::io::{Seek, SeekFrom, Write};

use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};

use super::database::Lent;
use super::postgres::Postgres;
use super::support::{Answer, Site};

fn is_unavailable(answer: &Answer, told: &str) {
    assert_eq!(answer.status, 503, "{}", answer.body);
    assert_eq!(answer.header("retry-after"), "10");
    assert!(answer.body.contains(told), "{}", answer.body);
}

/// What pages, programs and a balancer are told once `fail` has been done to the database.
fn is_told(site: &Site, fail: impl FnOnce(), heading: &str) {
    let administrator = site.administrator();
    assert_eq!(administrator.get("/players").status, 200);
    fail();
    let form = [("form_key", "1"), ("name", "Waldzell Open"), ("starts_on", "2026-11-20")];
    is_unavailable(&administrator.get("/players"), heading);
    is_unavailable(&administrator.post("/events", &form), heading);
    let answer = site.visitor().get("/api/v1/players");
    is_unavailable(&answer, heading);
    assert_eq!(answer.header("content-type"), "application/problem+json");
    is_unavailable(&site.visitor().get("/readyz"), &heading.to_lowercase());
}

/// Another program at work on the file, alone.
fn sqlite(lent: &Lent, statements: &str) {
    let mut sqlite = SqliteConnection::establish(&lent.url["sqlite:".len()..]).unwrap();
    sqlite.batch_execute(&format!("PRAGMA busy_timeout = 5000; {statements}")).unwrap();
}

#[test]
fn a_sqlite_database_that_was_emptied_is_not_the_one_that_was_there() {
    let lent = Lent::on_sqlite();
    let site = Site::at(&lent.url, |_| ());
    let tables = ["sessions", "accounts", "players", "events"];
    let drop: String = tables.map(|table| format!("DROP TABLE {table};")).concat();
    let empty = || sqlite(&lent, &format!("PRAGMA foreign_keys = OFF; {drop}"));
    is_told(&site, empty, "The database is not the one that was there");
}

#[test]
fn a_postgres_database_that_was_made_anew_is_not_the_one_that_was_there() {
    let postgres = Postgres::start();
    postgres.run("CREATE DATABASE magister");
    let site = Site::at(&postgres.url("magister"), |_| ());
    let make_anew = || {
        postgres.run("DROP DATABASE magister WITH (FORCE)");
        postgres.run("CREATE DATABASE magister");
    };
    is_told(&site, make_anew, "The database is not the one that was there");
}

#[test]
fn a_database_whose_pages_are_not_its_own_is_damaged() {
    let lent = Lent::on_sqlite();
    let site = Site::at(&lent.url, |_| ());
    let spoil = || {
        // A change makes all connections read again, and then everything is in the file.
        sqlite(&lent, "CREATE TABLE beads (id INTEGER); PRAGMA wal_checkpoint(TRUNCATE)");
        let mut file = OpenOptions::new().write(true).open(&lent.url["sqlite:".len()..]).unwrap();
        let length = file.metadata().unwrap().len();
        file.seek(SeekFrom::Start(4096)).unwrap();
        file.write_all(&vec![0x5a; usize::try_from(length).unwrap() - 4096]).unwrap();
    };
    is_told(&site, spoil, "The database is damaged");
}

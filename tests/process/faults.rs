//! A disk that is full, a clock that is set back, a database that is gone: a sentence on the page, nothing half written,
//! and no restart.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use chrono::TimeDelta;
use data_encoding::HEXLOWER;
use magister::clock;
use magister::store::{Store, sessions, submissions};
use sha2::{Digest, Sha256};

use super::database::Lent;
use super::fault_switches::Faults;
use super::phones::{Hall, Phone, Within, faults_of, play};
use super::postgres::Postgres;
use super::scenario::scenario;
use super::server::Server;

#[test]
fn a_full_disk_is_told_and_what_was_handed_in_is_there_on_sqlite() {
    let (faults, lent) = (Faults::new(), Lent::on_sqlite());
    let hall = Hall::new(&open(&lent.url), 60);
    let server = Server::start_in(&faults.environment(), &lent.url);
    hand_in_on_a_full_disk(&hall, (&server, &lent.url), &faults);
}

#[test]
fn a_full_disk_is_told_and_what_was_handed_in_is_there_on_postgres() {
    let faults = Faults::new();
    let postgres = Postgres::start_in(&faults.environment());
    postgres.run("CREATE DATABASE magister");
    let url = postgres.url("magister");
    let hall = Hall::new(&open(&url), 200);
    let server = Server::start(&url, &[]);
    hand_in_on_a_full_disk(&hall, (&server, &url), &faults);
}

fn open(url: &str) -> Store {
    Store::open(&url.parse().unwrap(), 2).unwrap()
}

/// At each board one player hands in; the disk is full until one was refused.
fn hand_in_on_a_full_disk(hall: &Hall, (server, database_url): (&Server, &str), faults: &Faults) {
    let phones: Vec<Phone> = hall
        .boards
        .iter()
        .map(|board| Phone::let_in(&server.url, &board.seats[board.hands_in()]))
        .collect();
    faults.fill_disk();
    let mut n_refused = 0;
    for (board, phone) in hall.boards.iter().zip(&phones) {
        let path = format!("{}/hand-in", hall.path(board));
        let page = phone.get(&path);
        assert_eq!(page.status, 200, "pages are read on a full disk: {}", page.body);
        let form = board.word().form(&page.hidden("form_key"));
        let mut answer = phone.post(&path, &form);
        if answer.status == 503 && n_refused == 0 {
            n_refused += 1;
            assert!(answer.body.contains("The disk is full"), "{}", answer.body);
            assert_eq!(
                open(database_url).read(|db| submissions::of_board(db, board.pairing)).unwrap(),
                []
            );
            faults.make_room();
            answer = phone.post(&path, &form);
        }
        assert_eq!(answer.status, 303, "{}", answer.body);
    }
    assert_eq!(n_refused, 1, "the disk was never full");
    let store = open(database_url);
    for board in &hall.boards {
        let handed_in = store.read(|db| submissions::of_board(db, board.pairing)).unwrap();
        assert_eq!(handed_in.len(), 1, "board {}", board.number);
    }
    is_verified(database_url);
}

/// Both logs of what happened and all ratings agree with what is there.
fn is_verified(database_url: &str) {
    for what in ["audit", "ratings"] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_magister"));
        let output = command.args([what, "verify", "--database", database_url]).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
}

const SESSION: &str = "a-session-from-before-the-clock-was-set-back";

scenario!(a_clock_that_is_set_back_an_hour_is_not_noticed, |database| {
    let (faults, store) = (Faults::new(), open(&database.url));
    let hall = Hall::new(&store, 40);
    let (hash, now) = (HEXLOWER.encode(&Sha256::digest(SESSION)), clock::now());
    let begin = |db: &mut _| {
        sessions::insert(db, &hash, hall.actor.account, now, now + TimeDelta::hours(12))
    };
    store.write(begin).unwrap();
    let server = Server::start_in(&faults.environment(), &database.url);
    let arbiter = Phone::signed_in(&server.url, SESSION);
    let audit = format!("/events/{}/audit", hall.event);
    assert_eq!(arbiter.get(&audit).status, 200);
    let seen = std::thread::scope(|scope| {
        let seen = scope.spawn(|| play(&hall, &server.url, Within(Duration::from_secs(4))));
        std::thread::sleep(Duration::from_secs(2));
        faults.put_clock_forward(-3600);
        seen.join().unwrap()
    });
    let seen = seen.faults.into_inner().unwrap();
    assert!(seen.is_empty(), "{seen:#?}");
    let program = Path::new(env!("CARGO_BIN_EXE_magister"));
    let found = faults_of(&hall, (&server.url, &database.url), program);
    assert!(found.is_empty(), "{found:#?}");
    assert_eq!(arbiter.get(&audit).status, 200, "who was signed in still is");
    is_verified(&database.url);
    // And forward again: what was done meanwhile lies in the past.
    faults.put_clock_forward(0);
    assert_eq!(arbiter.get(&audit).status, 200);
});

#[test]
fn a_database_that_is_gone_for_a_minute_is_found_again_in_the_long_run() {
    let postgres = Postgres::start();
    postgres.run("CREATE DATABASE magister");
    let url = postgres.url("magister");
    let hall = Hall::new(&open(&url), 20);
    let server = Server::start(&url, &[]);
    let (board, path) = (&hall.boards[0], format!("{}/hand-in", hall.path(&hall.boards[0])));
    let phone = Phone::let_in(&server.url, &board.seats[board.hands_in()]);
    let form = board.word().form(&phone.get(&path).hidden("form_key"));
    postgres.stop();
    let begun = clock::instant();
    while begun.elapsed() < Duration::from_mins(1) {
        let (page, answer) = (phone.get(&path), phone.post(&path, &form));
        for one in [page, answer] {
            assert_eq!(one.status, 503, "{}", one.body);
            assert!(one.body.contains("The database is not available"), "{}", one.body);
        }
        std::thread::sleep(Duration::from_secs(1));
    }
    postgres.start_again();
    let answer = phone.post(&path, &form);
    assert_eq!(answer.status, 303, "{}", answer.body);
    let handed_in = open(&url).read(|db| submissions::of_board(db, board.pairing)).unwrap();
    assert_eq!(handed_in.len(), 1);
    is_verified(&url);
}

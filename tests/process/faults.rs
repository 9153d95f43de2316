//! A disk that is full, a clock that is set back, a database that is gone: a sentence on the page, nothing half written,
//! and no restart.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use chrono::TimeDelta;
use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};
use store::{Store, accounts, sessions, submissions};
use system::clock;

use super::database::Lent;
use super::fault_switches::Faults;
use super::phones::{Board, Hall, Phone, Within, faults_of, play};
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

/// At each board the phone of the player who hands in.
fn phones_of(hall: &Hall, server: &Server) -> Vec<Phone> {
    let phone = |board: &Board| Phone::let_in(&server.url, &board.seats[board.hands_in()]);
    hall.boards.iter().map(phone).collect()
}

fn open(url: &str) -> Store {
    Store::open(&url.parse().unwrap(), 2).unwrap()
}

/// At each board one player hands in; the disk is full until one was refused.
fn hand_in_on_a_full_disk(hall: &Hall, (server, database_url): (&Server, &str), faults: &Faults) {
    let phones = phones_of(hall, server);
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

#[test]
fn signing_in_works_while_the_disk_is_full_on_sqlite() {
    let (faults, lent) = (Faults::new(), Lent::on_sqlite());
    let hall = with_a_password(Hall::new(&open(&lent.url), 60), &lent.url);
    let server = Server::start_in(&faults.environment(), &lent.url);
    sign_in_on_a_full_disk(&hall, (&server, &lent.url), &faults);
}

#[test]
fn signing_in_works_while_the_disk_is_full_on_postgres() {
    let faults = Faults::new();
    let postgres = Postgres::start_in(&faults.environment());
    postgres.run("CREATE DATABASE magister");
    let url = postgres.url("magister");
    let hall = with_a_password(Hall::new(&open(&url), 200), &url);
    let server = Server::start(&url, &[]);
    sign_in_on_a_full_disk(&hall, (&server, &url), &faults);
}

const PASSWORD: &str = "seven beads on waldzell green";

/// Its hash, of the least memory.
const QUICK_HASH: &str = "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$\
    MdYjJPpt0mZUJiixOXBtlaGK622AIKn0xx/3H6tNmb0";

/// Its administrator can sign in.
fn with_a_password(hall: Hall, database_url: &str) -> Hall {
    let account = hall.actor.account;
    let set = |db: &mut _| accounts::set_password_hash(db, account, QUICK_HASH);
    open(database_url).write(set).unwrap();
    hall
}

/// Signs in until three sessions were not stored.
fn three_unsaved(sign_in: impl Fn() -> Phone, n_stored: impl Fn() -> usize) -> [Phone; 3] {
    let mut unsaved = Vec::new();
    for _ in 0..30 {
        let n_before = n_stored();
        let arbiter = sign_in();
        assert_eq!(arbiter.get("/account").status, 200, "pages are read");
        if n_stored() == n_before {
            unsaved.push(arbiter);
        }
        if unsaved.len() == 3 {
            break;
        }
    }
    <[Phone; 3]>::try_from(unsaved).unwrap_or_else(|_| panic!("the disk was never full"))
}

/// Fills the disk, and signs in until no session fits onto it any more, and a few times more.
fn sign_in_on_a_full_disk(hall: &Hall, (server, url): (&Server, &str), faults: &Faults) {
    let (store, visitor) = (open(url), Phone::of_a_visitor(&server.url));
    let n_stored = || {
        let all = store.read(|db| sessions::list(db, hall.actor.account, clock::now()));
        all.unwrap().len()
    };
    let sign_in = |password: &str| {
        let key = visitor.get("/sign-in").hidden("form_key");
        let form = [("form_key", &*key), ("name", "arbiter"), ("password", password)];
        visitor.post("/sign-in", &serde_html_form::to_string(form).unwrap())
    };
    let phones = phones_of(hall, server);
    faults.fill_disk();
    let is_refused = |(board, phone): (&Board, &Phone)| {
        let path = format!("{}/hand-in", hall.path(board));
        phone.post(&path, &board.word().form("key")).status == 503
    };
    assert!(hall.boards.iter().zip(&phones).any(is_refused), "the disk was never full");
    let arbiter = || {
        let answer = sign_in(PASSWORD);
        assert_eq!(answer.status, 303, "{}", answer.body);
        visitor.with_cookie(answer.cookie())
    };
    let [signs_out, stays, unused] = three_unsaved(arbiter, n_stored);
    assert_eq!(sign_in("another one").status, 422);
    let key = stays.get("/account").hidden("form_key");
    assert_eq!(signs_out.post("/sign-out", &format!("form_key={key}")).status, 303);
    assert_eq!(signs_out.get("/account").status, 303, "it leads to where one signs in");
    faults.make_room();
    let n_before = n_stored();
    let wait = Duration::from_millis(200);
    let are_stored = (0..150).any(|_| {
        std::thread::sleep(wait);
        stays.get("/account").status == 200 && n_stored() == n_before + 2
    });
    assert!(are_stored, "{} sessions are stored, before {n_before}", n_stored());
    assert_eq!(unused.get("/account").status, 200);
    assert_eq!(signs_out.get("/account").status, 303, "who has signed out is out");
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

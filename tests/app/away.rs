//! A database that is away for a while, or gone in the middle of an act.

use std::thread::{scope, sleep};
use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};
use store::{Store, StoreError, accounts, events};

use super::codes::{code, enter};
use super::database::{self, Lent, unique};
use super::support::{Answer, Browser, Site};
use super::wire::{Moment, Wire};

/// A site whose database is at the other end of a wire.
fn wired() -> (Wire, Site, Lent) {
    let lent = Lent::on_postgres();
    let (wire, url) = Wire::before(&lent.url);
    let site = Site::at(&url, |_| ());
    (wire, site, lent)
}

fn make_event(browser: &Browser, name: &str) -> Answer {
    let key = unique("key");
    let form = [("form_key", key.as_str()), ("name", name), ("starts_on", "2026-11-20")];
    browser.post("/events", &form)
}

#[test]
fn a_database_that_is_away_is_called_so_and_found_again() {
    let (wire, site, _lent) = wired();
    let administrator = site.administrator();
    wire.cut();
    scope(|scope| {
        let asked = [
            scope.spawn(|| administrator.get("/events")),
            scope.spawn(|| site.visitor().get("/players")),
            scope.spawn(|| make_event(&administrator, "Lost Open")),
        ];
        for answer in asked.map(|asked| asked.join().unwrap()) {
            assert_eq!(answer.status, 503, "{}", answer.body);
            assert_eq!(answer.header("retry-after"), "10");
            assert!(answer.body.contains("The database is not available"), "{}", answer.body);
        }
    });
    assert_eq!(site.visitor().get("/healthz").status, 200);
    wire.mend();
    assert_eq!(make_event(&administrator, "Waldzell Open").status, 303);
    let events = administrator.page("/events");
    assert!(events.contains("Waldzell Open"), "{events}");
    assert!(!events.contains("Lost Open"), "{events}");
}

#[test]
fn a_database_that_is_away_for_a_moment_is_not_missed() {
    let (wire, site, _lent) = wired();
    let administrator = site.administrator();
    wire.cut();
    scope(|scope| {
        scope.spawn(|| {
            sleep(Duration::from_secs(2));
            wire.mend();
        });
        assert_eq!(make_event(&administrator, "Waldzell Open").status, 303);
        assert_eq!(site.visitor().get("/players").status, 200);
    });
}

/// An act whose connection is cut at a moment: it is there once, and answered as ever.
fn is_done_once(moment: Moment) {
    let (wire, site, _lent) = wired();
    let administrator = site.administrator();
    wire.cut_at(moment);
    let answer = make_event(&administrator, "Waldzell Open");
    assert!(wire.was_cut(), "{moment:?}");
    assert_eq!(answer.status, 303, "{}", answer.body);
    assert!(administrator.page(&answer.location).contains("Waldzell Open"));
    let usual = make_event(&administrator, "Monteport Open");
    assert_eq!(answer.done, usual.done, "nobody is told that it was done before");
    assert_eq!(site.store.read(events::list).unwrap().len(), 2, "there is no other");
}

#[test]
fn an_act_whose_commit_was_not_answered_is_there_once() {
    is_done_once(Moment::AfterCommit("INSERT INTO \"events\""));
}

#[test]
fn a_code_signs_in_though_its_commit_was_not_answered() {
    let (wire, site, _lent) = wired();
    let administrator = site.administrator();
    let event = administrator.published_event();
    let code = code(&administrator, &event, "scorekeeper");
    wire.cut_at(Moment::AfterCommit("code-used"));
    let answer = enter(&site.visitor(), &code);
    assert!(wire.was_cut());
    assert_eq!(answer.status, 303, "a code works once, and this was that: {}", answer.body);
    let device = site.visitor().with_cookie(answer.cookie);
    assert!(device.page(&event).contains("by code, until"));
}

#[test]
fn an_act_that_did_not_reach_its_commit_is_there_once() {
    is_done_once(Moment::BeforeCommit("INSERT INTO \"events\""));
}

#[test]
fn what_cannot_be_tried_again_is_said_to_be_unanswered() {
    let lent = Lent::on_postgres();
    let (wire, url) = Wire::before(&lent.url);
    let store = Store::open(&url.parse().unwrap(), 1).unwrap();
    let n_changes = store.n_changes();
    wire.cut_at(Moment::AfterCommit("READ COMMITTED"));
    let done = store.write(accounts::count_administrators);
    assert!(matches!(done, Err(StoreError::Unanswered(_))), "{done:?}");
    assert!(store.n_changes() > n_changes, "what was perhaps changed is read anew");
    assert_eq!(store.write(accounts::count_administrators).unwrap(), 0);
}

#[test]
fn a_server_that_takes_no_writes_any_more_is_left_for_the_one_that_does() {
    let url = database::on_postgres();
    let (server, name) = url.rsplit_once('/').unwrap();
    let mut postgres = PgConnection::establish(&format!("{server}/postgres")).unwrap();
    let mut set = |mode: &str| {
        let set = format!("ALTER DATABASE {name} SET default_transaction_read_only = {mode}");
        postgres.batch_execute(&set).unwrap();
    };
    Store::open(&url.parse().unwrap(), 1).unwrap().migrate().unwrap();
    set("on");
    // Its connections stay what they are, as those to a server that has become a standby.
    let store = Store::open(&url.parse().unwrap(), 1).unwrap();
    set("off");
    let done = store.write(accounts::count_administrators);
    assert!(matches!(done, Err(StoreError::Lost(_))), "{done:?}");
    assert_eq!(store.write(accounts::count_administrators).unwrap(), 0);
}

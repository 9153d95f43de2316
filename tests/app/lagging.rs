//! A standby that visitors' pages are read from: it lags behind, is away, and outlasts the primary.

use std::thread::sleep;
use std::time::Duration;

use super::live::{Stream, stamps};
use super::postgres::Postgres;
use super::support::{Browser, Site};

/// Waits until something is so.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    for _ in 0..800 {
        if is_so() {
            return;
        }
        sleep(Duration::from_millis(50));
    }
    panic!("it takes too long until {what}");
}

/// A primary, a standby, and a server that reads it for visitors.
fn site() -> (Postgres, Postgres, Site) {
    let primary = Postgres::start();
    primary.run("CREATE DATABASE magister");
    let standby = primary.standby("second");
    let url = standby.url("magister");
    let site = Site::at(&primary.url("magister"), |settings| settings.database.standby_url = url);
    (primary, standby, site)
}

const STALE: &str = "What is newer follows by itself.";

/// A tournament's name on a page.
fn shows(browser: &Browser, event: &str, name: &str) -> bool {
    browser.page(event).contains(&format!(">{name}<"))
}

fn is_stale(browser: &Browser, path: &str) -> bool {
    browser.page(path).contains(STALE)
}

/// Makes a tournament at an event.
fn make(administrator: &Browser, event: &str, name: &str) {
    let mut form = Browser::TOURNAMENT.to_vec();
    form.retain(|(field, _)| *field != "name");
    form.push(("name", name));
    administrator.submit(&format!("{event}/tournaments"), &form);
}

/// Waits until the server has found out that the standby answers, which it asks once a second.
fn until_it_is_read(standby: &Postgres, administrator: &Browser, event: &str) {
    let visitor = administrator.clone().with_cookie(String::new());
    let mut n_made = 0;
    until("the standby is read", || {
        n_made += 1;
        let name = format!("Try {n_made}");
        standby.run("SELECT pg_wal_replay_pause()");
        make(administrator, event, &name);
        let is_read = !shows(&visitor, event, &name);
        standby.run("SELECT pg_wal_replay_resume()");
        is_read
    });
}

#[test]
fn visitors_read_the_standby_and_are_told_as_of_when_while_it_lags() {
    let (_primary, standby, site) = site();
    let (administrator, visitor) = (site.administrator(), site.visitor());
    let event = administrator.published_event();
    make(&administrator, &event, "Before");
    until("the standby follows", || shows(&visitor, &event, "Before"));
    until_it_is_read(&standby, &administrator, &event);
    standby.run("SELECT pg_wal_replay_pause()");
    let mut open = Stream::open(&visitor, &site, &stamps(&visitor.page(&event)));
    let mut of_staff = Stream::open(&administrator, &site, &stamps(&administrator.page(&event)));
    make(&administrator, &event, "Meanwhile");
    assert!(!of_staff.next().is_empty());
    until("visitors are told", || is_stale(&visitor, &event));
    let api = visitor.get("/api/v1/events");
    assert!(api.header("x-as-of").ends_with(":00Z"), "{}", api.head());
    assert!(!shows(&visitor, &event, "Meanwhile"));
    let page = administrator.get(&event);
    assert!(page.body.contains(">Meanwhile<") && !page.body.contains(STALE));
    assert!(!page.head().contains("x-as-of"));
    standby.run("SELECT pg_wal_replay_resume()");
    assert!(!open.next().is_empty(), "an open page hears of it once there is something to fetch");
    until("it has caught up", || shows(&visitor, &event, "Meanwhile"));
    until("it is as of now", || !is_stale(&visitor, &event));
}

#[test]
fn while_the_standby_is_away_visitors_read_the_primary() {
    let (_primary, standby, site) = site();
    let (administrator, visitor) = (site.administrator(), site.visitor());
    let event = administrator.published_event();
    until("the standby follows", || visitor.get(&event).status == 200);
    standby.stop();
    make(&administrator, &event, "Meanwhile");
    until("it is noticed", || {
        let answer = visitor.get(&event);
        assert!([200, 503].contains(&answer.status), "{}", answer.status);
        answer.body.contains(">Meanwhile<")
    });
    assert!(!is_stale(&visitor, &event));
    standby.start_again();
    make(&administrator, &event, "Afterwards");
    until("it is read again", || shows(&visitor, &event, "Afterwards"));
}

#[test]
fn while_the_primary_is_away_visitors_read_on() {
    let (primary, standby, site) = site();
    let (administrator, visitor) = (site.administrator(), site.visitor());
    let event = administrator.published_event();
    make(&administrator, &event, "Before");
    until("the standby follows", || shows(&visitor, &event, "Before"));
    until_it_is_read(&standby, &administrator, &event);
    primary.stop();
    until("visitors are told", || {
        let answer = visitor.get(&event);
        assert_eq!(answer.status, 200, "{}", answer.body);
        answer.body.contains(STALE)
    });
    // A page that nobody has asked for before.
    assert_eq!(visitor.get("/players?q=nobody").status, 200);
    assert_eq!(visitor.get("/readyz").status, 200);
    let refused = administrator.get(&event);
    assert_eq!(refused.status, 503);
    assert!(refused.body.contains("The database is not available"), "{}", refused.body);
    primary.start_again();
    until("the primary answers", || administrator.get(&event).status == 200);
    until("visitors are up to date", || !is_stale(&visitor, &event));
    make(&administrator, &event, "Afterwards");
    until("it is shown", || shows(&visitor, &event, "Afterwards"));
}

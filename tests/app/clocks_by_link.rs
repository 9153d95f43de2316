//! The clocks of games by link: from when a move counts, times that the server writes down, and outages that are none.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread::sleep;
use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use diesel::{RunQueryDsl, sql_query};
use domain::AccountId;
use domain::by_link::{Deed, Fact};
use domain::privacy::Eyes;
use store::by_link::{self, Waking, turns};
use store::locks::Reach;
use store::{Db, Stored};
use system::clock;

use super::by_link::Table;
use super::by_link_rounds::wait_for;
use super::support::{Site, hidden};

fn facts(site: &Site, table: &Table) -> Vec<Fact> {
    site.store.read(|db| by_link::facts(db, table.id())).unwrap()
}

fn by_hand(site: &Site, statement: &str) {
    let done = |db: &mut Db| -> Stored<usize> { Ok(sql_query(statement).execute(db)?) };
    assert!(site.store.write(done).unwrap() > 0, "{statement}");
}

both!(a_move_counts_from_when_all_of_it_has_come, |site| {
    let table = Table::of(site, &[("time", "10+5")]);
    let seen = hidden(&table.challenger.page(&table.path), "seen");
    let body = format!("form_key=slow&wish=move&text=A&plies=0&seen={seen}");
    let (host, cookie) = (site.url.trim_start_matches("http://"), table.challenger.cookie());
    let mut stream = TcpStream::connect(host).unwrap();
    write!(
        stream,
        "POST {} HTTP/1.1\r\nHost: {host}\r\nOrigin: {}\r\nCookie: {}\r\n\
         Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {}\r\n\
         Connection: close\r\n\r\n",
        table.path,
        site.url,
        cookie.unwrap(),
        body.len()
    )
    .unwrap();
    sleep(Duration::from_millis(1_500));
    let before = clock::now() - TimeDelta::milliseconds(1);
    stream.write_all(body.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    let facts = facts(site, &table);
    assert!(facts[0].at >= before, "{facts:?} {before}");
});

both!(the_server_writes_down_that_a_time_is_over, |site| {
    let table = Table::of(site, &[("time", "1d")]);
    by_hand(
        site,
        "UPDATE link_games SET started_at = '2026-11-20 19:00:00', due_at = '2026-11-21 19:00:00'",
    );
    let last = wait_for("the end", || facts(site, &table).pop());
    assert_eq!(last.deed, Deed::TimeOut);
    let page = site.visitor().page(&table.path);
    assert!(page.contains("Josef Knecht made no move in time."), "{page}");
});

/// How many games are given time back by a server that runs, looked at them last at a moment, and finds after a while
/// that none has noted since another one that it runs.
fn n_given_back(
    site: &Site,
    noted: DateTime<Utc>,
    (looked_at, pause): (DateTime<Utc>, TimeDelta),
) -> usize {
    let now = looked_at + pause;
    let woken = site.store.write(|db| {
        by_link::set_alive(db, noted, noted)?;
        desk::by_link::wake(db, Waking::Running(looked_at), (now, now))
    });
    woken.unwrap().n_games
}

both!(a_server_that_goes_on_is_no_outage_when_another_one_stops, |site| {
    let table = Table::of(site, &[("time", "1d")]);
    let stops = table.started(site) + TimeDelta::minutes(5);
    let looked_at = stops + TimeDelta::seconds(58);
    assert_eq!(n_given_back(site, stops, (looked_at, TimeDelta::seconds(1))), 0);
    let is_out = |pause: i64| {
        let now = looked_at + TimeDelta::seconds(pause);
        let found = |db: &mut Db| {
            by_link::set_alive(db, stops, stops)?;
            desk::by_link::is_out(db, Waking::Running(looked_at), now)
        };
        site.store.write(found).unwrap()
    };
    assert!(!is_out(1) && !is_out(4) && is_out(5));
    assert_eq!(n_given_back(site, stops, (looked_at, TimeDelta::minutes(1))), 1);
    assert_eq!(facts(site, &table)[0].deed, Deed::Down(looked_at), "this one was away, too");
});

both!(a_game_that_was_stopped_for_days_was_never_without_a_server, |site| {
    let table = Table::of(site, &[("time", "1d")]);
    for (ruling, key) in [("stop", "stop"), ("go-on", "go")] {
        let form = [("form_key", key), ("ruling", ruling), ("reason", "Ill")];
        assert_eq!(table.challenger.post(&format!("{}/rule", table.path), &form).status, 303);
    }
    let resumed = facts(site, &table).last().unwrap().at;
    let noted = resumed - TimeDelta::days(3);
    let soon = (resumed - TimeDelta::hours(1), TimeDelta::hours(1) + TimeDelta::seconds(2));
    assert_eq!(n_given_back(site, noted, soon), 0);
});

both!(a_warning_that_was_told_is_told_again_only_when_there_is_more_time_again, |site| {
    let table = Table::of(site, &[]);
    let told = || {
        let turns = site.store.read(|db| turns::of_account(db, AccountId(1), 10)).unwrap();
        turns[0].told
    };
    // A day and an hour of three days have passed, another one without a server, and 23 hours are left.
    let warned = table.started(site) + TimeDelta::hours(49);
    by_hand(site, "UPDATE link_seats SET told_warnings = 1");
    assert_eq!(n_given_back(site, warned, (warned, TimeDelta::minutes(10))), 1);
    assert_eq!(told(), Some(1));
    let more = [("ruling", "extend"), ("seat", "first"), ("minutes", "10080"), ("reason", "Ill")];
    assert_eq!(table.challenger.post(&format!("{}/rule", table.path), &more).status, 303);
    assert_eq!(told(), Some(0));
});

both!(what_is_held_goes_on_by_itself_and_not_by_an_arbiter, |site| {
    let table = Table::of(site, &[]);
    let held = |db: &mut Db| {
        let game = desk::by_link::find(db, table.id(), Eyes::Staff)?.unwrap();
        by_link::add(db, &game.playing, &game.playing.next(Deed::Hold, clock::now()))
    };
    site.store.write_within(Reach::LinkGame(table.id()), held).unwrap();
    let page = table.challenger.page(&table.path);
    assert!(!page.contains("value=\"go-on\"") && !page.contains("value=\"stop\""), "{page}");
    let form = [("form_key", "go"), ("ruling", "go-on"), ("reason", "Ill")];
    let refused = table.challenger.post(&format!("{}/rule", table.path), &form);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("can’t be reached"), "{}", refused.body);
});

//! What has happened in a game by link, how its time was counted, and what its end is known by.

use chrono::TimeDelta;
use desk::audit::Fault;
use diesel::RunQueryDsl;
use domain::by_link::Deed;
use serde_json::{Value, json};
use store::by_link::{self, Waking};
use store::locks::Reach;
use store::{Db, Stored};

use super::by_link::Table;
use super::support::Site;
use crate::database::unique;

/// A game of a day a move in which the second player is to move: no server ran for two hours, and an arbiter gave one.
fn counted(site: &Site) -> Table {
    let table = Table::of(site, &[("time", "1d")]);
    table.plays(&table.challenger, "A");
    let facts = site.store.read(|db| by_link::facts(db, table.id())).unwrap();
    let since = facts[0].at + TimeDelta::minutes(1);
    let until = since + TimeDelta::hours(2);
    site.store
        .write(|db| {
            by_link::set_alive(db, since, since)?;
            desk::by_link::wake(db, Waking::Running(since), (until, until))
        })
        .unwrap();
    let ruling = [
        ("form_key", "more"),
        ("ruling", "extend"),
        ("seat", "second"),
        ("minutes", "60"),
        ("reason", "The hall was closed"),
    ];
    let answer = table.challenger.post(&format!("{}/rule", table.path), &ruling);
    assert_eq!(answer.status, 303, "{}", answer.body);
    table
}

both!(a_time_out_shows_how_it_was_counted, |site| {
    let table = counted(site);
    let watcher = site.visitor();
    let page = watcher.page(&table.path);
    assert!(page.contains("The server was down for 2 h during this turn."), "{page}");
    assert!(!page.contains("How the time was counted"), "{page}");
    let over = table.started(site) + TimeDelta::hours(28);
    site.store
        .write_within(Reach::LinkGame(table.id()), |db| desk::by_link::tick(db, table.id(), over))
        .unwrap();
    let page = table.opponent.page(&table.path);
    let (_, sum) = page.split_once("How the time was counted").expect("the arithmetic");
    for line in [
        "<dt>Time left then</dt><dd>1 d</dd>",
        "<dt>Added by an arbiter</dt><dd>1 h</dd>",
        "<dt>Server down, clock stopped</dt><dd>2 h</dd>",
        "<dt>Time ran out</dt>",
        "<dt>Recorded by the server</dt>",
    ] {
        assert!(sum.contains(line), "{line}: {sum}");
    }
    assert!(!sum.contains("Time off left then"), "{sum}");
    let log = watcher.page(&format!("{}/log", table.path));
    for words in [
        "Josef Knecht played A.",
        "The clock was stopped for up to 2 h.",
        "An arbiter gave Plinio Designori 1 h more.",
        "Plinio Designori ran out of time.",
    ] {
        assert!(log.contains(words), "{words}: {log}");
    }
    let facts: Value = asks(site, &format!("/{}/facts", table.id()));
    let kinds: Vec<&str> = facts["facts"]
        .as_array()
        .unwrap()
        .iter()
        .map(|fact| fact["kind"].as_str().unwrap())
        .collect();
    assert_eq!(kinds, ["move", "down", "extend", "time-out"]);
    assert!(log.contains(facts["hash"].as_str().unwrap()), "{log}");
});

fn asks(site: &Site, path: &str) -> Value {
    let answer = site.visitor().get(&format!("/api/v1/by-link{path}"));
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

both!(a_log_is_read_by_nobody_who_sees_the_game_late, |site| {
    let table = Table::of(site, &[("delay", "2")]);
    table.plays(&table.challenger, "A");
    let log = format!("{}/log", table.path);
    let facts = format!("/api/v1/by-link/{}/facts", table.id());
    assert!(!site.visitor().page(&table.path).contains(&log));
    assert_eq!((site.visitor().get(&log).status, site.visitor().get(&facts).status), (404, 404));
    assert!(table.opponent.page(&table.path).contains(&log));
    assert!(table.opponent.page(&log).contains("Josef Knecht played A."));
    assert_eq!(table.wish(&table.opponent, "resign", "").status, 303);
    assert_eq!((site.visitor().get(&log).status, site.visitor().get(&facts).status), (200, 200));
});

both!(what_an_end_is_known_by_is_told_wherever_the_record_stands, |site| {
    let resigned = Table::of(site, &[("form_key", "one")]);
    resigned.plays(&resigned.challenger, "A");
    assert_eq!(resigned.wish(&resigned.opponent, "resign", "").status, 303);
    let timed = Table::of(site, &[("form_key", "two"), ("time", "1d")]);
    timed.plays(&timed.challenger, "A");
    timed.plays(&timed.opponent, "a");
    let over = timed.started(site) + TimeDelta::hours(25);
    site.store
        .write_within(Reach::LinkGame(timed.id()), |db| desk::by_link::tick(db, timed.id(), over))
        .unwrap();
    let decided = Table::of(site, &[("form_key", "three")]);
    decided.plays(&decided.challenger, "A");
    let ruling = [
        ("form_key", "end"),
        ("ruling", "adjudicate"),
        ("outcome", "first"),
        ("reason", "Agreed at the table"),
    ];
    let path = format!("{}/rule", decided.path);
    assert_eq!(decided.challenger.post(&path, &ruling).status, 303);
    let list = site.visitor().page("/games");
    for (table, known_by, badge, long) in [
        (&resigned, "act", "by the player", "when it was made"),
        (&timed, "clock", "by the clock", "The server’s clock ended the game."),
        (&decided, "word", "moves legal", "entered by hand"),
    ] {
        let game = asks(site, &format!("/{}", table.id()));
        assert_eq!(game["known_by"], json!(known_by));
        let page = site.visitor().page(&format!("/games/{}", game["record"]));
        assert!(page.contains(&format!(">{badge}<")), "{badge}: {page}");
        assert!(page.contains(long), "{long}: {page}");
        assert!(page.contains(&format!("href=\"{}\"", table.path)), "{page}");
        assert!(list.contains(&format!(">{badge}<")), "{badge}: {list}");
    }
});

both!(a_game_that_begins_after_an_idle_time_was_never_without_a_server, |site| {
    let table = Table::of(site, &[("time", "1d")]);
    let began = table.started(site);
    let idle = began - TimeDelta::days(3);
    let soon = began + TimeDelta::seconds(1);
    let woken = site.store.write(|db| {
        by_link::set_alive(db, idle, idle)?;
        desk::by_link::wake(db, Waking::Running(idle), (soon, soon))
    });
    assert_eq!(woken.unwrap().n_games, 0);
    let facts = site.store.read(|db| by_link::facts(db, table.id())).unwrap();
    assert_eq!(facts, []);
    // Since then none ran.
    let later = soon + TimeDelta::hours(1);
    let woken =
        site.store.write(|db| desk::by_link::wake(db, Waking::Running(soon), (later, later)));
    assert_eq!(woken.unwrap().n_games, 1);
    let facts = site.store.read(|db| by_link::facts(db, table.id())).unwrap();
    assert_eq!(facts[0].deed, Deed::Down(soon));
});

both!(a_tab_says_that_it_is_ones_turn_on_the_list_of_games_too, |site| {
    let table = Table::of(site, &[]);
    let title = "<title>Your turn · Games by link";
    assert!(table.challenger.page("/by-link").contains(title));
    assert!(!table.opponent.page("/by-link").contains(title));
    let visitor = site.visitor().page(&format!("/by-link?n={}", unique("n")));
    assert!(visitor.contains("href=\"/sign-in?next=/by-link/new\""), "{visitor}");
});

/// The move of a game is another one, behind the program's back.
fn change(site: &Site, to: &str) {
    let changed = format!("UPDATE link_facts SET detail = '{to}' WHERE kind = 'move'");
    let done = |db: &mut Db| -> Stored<usize> { Ok(diesel::sql_query(changed).execute(db)?) };
    assert_eq!(site.store.write(done).unwrap(), 1);
}

both!(a_game_whose_moves_were_changed_in_the_database_is_found, |site| {
    let table = Table::of(site, &[]);
    table.plays(&table.challenger, "A");
    let faults = || site.store.read(|db| desk::audit::check(db, None)).unwrap().faults;
    let other = [Fault::OtherGame(table.id())];
    change(site, "B");
    assert_eq!(faults(), other, "while it goes on");
    change(site, "A");
    assert_eq!(faults(), []);
    assert_eq!(table.wish(&table.opponent, "resign", "").status, 303);
    assert_eq!(faults(), []);
    change(site, "B");
    assert_eq!(faults(), other);
});

both!(whoever_looks_at_an_earlier_board_moves_nothing_there, |site| {
    let table = Table::of(site, &[]);
    for (by, text) in [(&table.challenger, "A"), (&table.opponent, "a"), (&table.challenger, "B")] {
        table.plays(by, text);
    }
    let page = |ply: &str| table.opponent.page(&format!("{}?ply={ply}", table.path));
    let now = table.opponent.page(&table.path);
    assert!(now.contains("href=\"?#board\" rel=\"nofollow\" aria-current=\"true\""), "{now}");
    assert!(now.contains("?begun="), "it is their turn");
    let earlier = page("1");
    for words in ["The board after 1 ply.", "href=\"?ply=0#board\"", "href=\"?ply=2#board\""] {
        assert!(earlier.contains(words), "{words}: {earlier}");
    }
    assert!(!earlier.contains("?begun=") && !earlier.contains("value=\"move\""), "{earlier}");
    let first = page("0");
    assert!(first.contains("The board before the first move.") && !first.contains("\"prev "));
    assert!(page("2").contains("href=\"?#board\" rel=\"next nofollow\""), "where it goes on");
    for same in ["3", "4", "-1", "ply", "99999999999999999999"] {
        assert!(page(same).contains("?begun="), "{same}");
    }
});

//! Two servers of one database, of which one takes writes, and how the other one becomes it.

use std::path::Path;
use std::process::{Command, Output};
use std::thread::sleep;
use std::time::Duration;

use super::postgres::{Postgres, haproxy};
use super::support::{Browser, Site};

/// The shipped script that promotes a standby.
fn promote(standby: &Postgres, old: &str, how: &[&str]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("config/postgresql/promote");
    let programs = std::env::var("TEST_POSTGRES_BIN").unwrap();
    let path = std::env::var("PATH").unwrap();
    let mut command = Command::new("bash");
    command.arg(script).args(["--standby", &standby.url("postgres"), "--old", old]);
    command.args(how).env("PATH", format!("{programs}:{path}")).output().unwrap()
}

fn told(output: &Output) -> String {
    let text = [&*output.stdout, &*output.stderr].concat();
    String::from_utf8(text).unwrap()
}

/// A primary that waits for a standby, with an empty database.
fn pair() -> (Postgres, Postgres) {
    let primary = Postgres::start();
    primary.run("CREATE DATABASE magister");
    let standby = primary.standby("second");
    primary.run("ALTER SYSTEM SET synchronous_standby_names = 'second'");
    primary.run("SELECT pg_reload_conf()");
    (primary, standby)
}

fn of_both(primary: &Postgres, standby: &Postgres) -> String {
    let hosts = format!("127.0.0.1:{},127.0.0.1:{}", primary.port, standby.port);
    format!("postgres://magister@{hosts}/magister?target_session_attrs=read-write")
}

#[test]
fn a_standby_is_promoted_and_found_without_a_restart_in_the_long_run() {
    let (primary, standby) = pair();
    let site = Site::at(&of_both(&primary, &standby), |_| ());
    let administrator = site.administrator();
    let event = administrator.published_event();
    let refused = promote(&standby, &primary.url("postgres"), &["--is-down"]);
    assert_eq!(refused.status.code(), Some(1), "{}", told(&refused));
    assert!(told(&refused).contains("still answers"), "{}", told(&refused));
    // A server that lets nobody in is there all the same.
    let refused = promote(&standby, &primary.url("no_such_database"), &["--is-down"]);
    assert_eq!(refused.status.code(), Some(1), "{}", told(&refused));
    assert!(told(&refused).contains("still answers"), "{}", told(&refused));
    assert!(standby.does("postgres", "SELECT 1 / pg_is_in_recovery()::int"), "it is a standby");
    primary.stop();
    let done = promote(&standby, &primary.url("postgres"), &["--fence", "true"]);
    assert_eq!(done.status.code(), Some(0), "{}", told(&done));
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht"]);
    assert!(site.visitor().page("/events").contains("Waldzell Open"));
    let again = promote(&standby, &primary.url("postgres"), &["--is-down"]);
    assert!(told(&again).contains("takes writes already"), "{}", told(&again));
}

#[test]
fn an_act_that_meets_the_end_of_the_primary_is_done_on_the_next_one_in_the_long_run() {
    let (primary, standby) = pair();
    let before = haproxy(&[primary.port, standby.port]);
    let site = Site::at(&before.url("magister"), |_| ());
    let administrator = site.administrator();
    let event = administrator.published_event();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            primary.stop();
            let done = promote(&standby, &primary.url("postgres"), &["--is-down"]);
            assert_eq!(done.status.code(), Some(0), "{}", told(&done));
        });
        for number in 0..20 {
            make_surely(&administrator, &event, &format!("Hall {number}."));
        }
    });
    let page = site.visitor().page(&event);
    for number in 0..20 {
        assert_eq!(page.matches(&format!(">Hall {number}.<")).count(), 1, "{number}: {page}");
    }
}

/// Makes a tournament, as a browser does that sends the same form again while the database is away.
fn make_surely(administrator: &Browser, event: &str, name: &str) {
    let mut form = Browser::TOURNAMENT.to_vec();
    form.retain(|(field, _)| *field != "name");
    form.extend([("name", name), ("form_key", name)]);
    for _ in 0..200 {
        let answer = administrator.post(&format!("{event}/tournaments"), &form);
        if answer.status == 303 {
            return;
        }
        assert_eq!(answer.status, 503, "{}", answer.body);
        sleep(Duration::from_millis(200));
    }
    panic!("{name} was not made");
}

#[test]
fn the_script_does_nothing_until_it_is_told_how_the_old_primary_is_stopped_in_the_long_run() {
    let primary = Postgres::start();
    let unsaid = promote(&primary, &primary.url("postgres"), &[]);
    assert_eq!(unsaid.status.code(), Some(2), "{}", told(&unsaid));
    assert!(told(&unsaid).contains("say how the old primary is stopped"), "{}", told(&unsaid));
    let none = promote(&primary, &primary.url("postgres"), &["--is-down"]);
    assert!(told(&none).contains("is no standby"), "{}", told(&none));
}

#[test]
fn a_standby_alone_is_refused_at_the_start_in_the_long_run() {
    let primary = Postgres::start();
    primary.run("CREATE DATABASE magister");
    let standby = primary.standby("second");
    let mut command = Command::new(env!("CARGO_BIN_EXE_magister"));
    let output =
        command.args(["migrate", "--database", &standby.url("magister")]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(told(&output).contains("the database takes no writes"), "{}", told(&output));
}

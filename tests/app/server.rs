//! The server itself: health, limits, headers, HTTPS.

use std::time::Duration;

use diesel::connection::SimpleConnection;
use diesel::{Connection, PgConnection};
use magister::config::Settings;
use magister::web::ROUTES;

use super::database;
use super::routes::path_of;
use super::support::{PASSWORD, Site, lacks};

both!(it_says_that_it_lives_and_that_it_can_work, |site| {
    assert_eq!(site.visitor().page("/healthz"), "ok\n");
    assert_eq!(site.visitor().page("/readyz"), "ready\n");
});

both!(what_is_too_much_is_refused_with_a_page, |site| {
    let administrator = site.administrator();
    let form = "application/x-www-form-urlencoded";
    let answer = administrator.post_bytes("/events", form, &vec![b'a'; 2 * 1024 * 1024]);
    assert_eq!(answer.status, 413);
    assert!(answer.body.contains("Too much at once"), "{}", answer.body);
});

both!(what_is_no_form_is_refused_with_a_page, |site| {
    let administrator = site.administrator();
    let form = "application/x-www-form-urlencoded";
    for body in [&b"name=%ff%fe&starts_on=2026-11-20"[..], b"\0\xff\xfe\x01", b"", b"name=a&name=b"]
    {
        let status = administrator.post_bytes("/events", form, body).status;
        assert!([303, 400, 422].contains(&status), "{body:?}: {status}");
    }
});

both!(addresses_that_mean_nothing_are_not_found, |site| {
    for path in ["/nope", "/events/x", "/events/99999999999", "/events/-1", "/static/x", "/%ff"] {
        let answer = site.visitor().get(path);
        assert!([400, 404].contains(&answer.status), "{path}: {}", answer.status);
        assert!(answer.body.contains("<h1>"), "{path}: a page says what is wrong");
    }
    assert_eq!(site.visitor().post("/events/1/edit", &[]).status, 405);
});

both!(a_page_that_is_not_there_knows_who_is_signed_in, |site| {
    let administrator = site.administrator();
    for path in
        ["/nope", "/nope/nope", "/events/x", "/events/999999", "/tournaments/999999/standings"]
    {
        let answer = administrator.get(path);
        assert_eq!(answer.status, 404, "{path}");
        assert!(answer.body.contains("Sign out"), "{path}: {}", answer.body);
        assert!(site.visitor().get(path).body.contains("href=\"/sign-in"), "{path}");
    }
});

both!(a_link_that_is_mistyped_is_called_so, |site| {
    for query in ["/ratings/calculator?pool=abc", "/players?q=a%00b"] {
        let answer = site.visitor().get(query);
        assert_eq!(answer.status, 400, "{query}");
        assert!(answer.body.contains("This address doesn’t work"), "{query}: {}", answer.body);
        assert!(!answer.body.contains('\0'), "{query}");
    }
});

/// A server on the same database, with settings of the test's own.
pub(crate) fn another(site: &Site, set: impl FnOnce(&mut Settings)) -> Site {
    let mut settings = Settings::load(None).unwrap();
    settings.server.listen = "127.0.0.1:0".parse().unwrap();
    settings.database.url.clone_from(&site.database_url);
    set(&mut settings);
    Site::start_with(settings)
}

both!(wrong_passwords_in_a_row_have_to_wait, |site| {
    let slow = another(site, |settings| settings.accounts.sign_in_burst = 3);
    let form = [("name", "nobody"), ("password", "wrong")];
    for _ in 0..3 {
        assert_eq!(slow.visitor().post("/sign-in", &form).status, 422);
    }
    let answer = slow.visitor().post("/sign-in", &form);
    assert_eq!(answer.status, 429);
    assert!(answer.body.contains("Wait"), "{}", answer.body);
    // A password is never sent back.
    lacks(&answer.body, "wrong\"");
});

#[test]
fn wrong_passwords_at_one_server_have_to_wait_at_another() {
    let site = &Site::on_postgres();
    let burst = |settings: &mut Settings| settings.accounts.sign_in_burst = 10;
    let [one, other] = [another(site, burst), another(site, burst)];
    let wrong = |server: &Site, name: &str| {
        server.visitor().post("/sign-in", &[("name", name), ("password", "wrong")]).status
    };
    // On a busy machine they may not listen yet: another name is tried then, as often as the address may be wrong.
    let is_told = ["Knecht", "Designori", "Tegularius"].iter().any(|name| {
        for _ in 0..10 {
            assert_eq!(wrong(&one, name), 422);
        }
        std::thread::sleep(Duration::from_secs(3));
        wrong(&other, name) == 429
    });
    assert!(is_told);
    assert_eq!(wrong(&other, "somebody else"), 422, "nobody else has to wait");
}

both!(wrong_passwords_at_once_have_to_wait_as_well, |site| {
    let slow = another(site, |settings| settings.accounts.sign_in_burst = 3);
    let try_once = || slow.visitor().post("/sign-in", &[("name", "nobody"), ("password", "wrong")]);
    let mut answers: Vec<u16> = std::thread::scope(|scope| {
        let tries: Vec<_> = (0..16).map(|_| scope.spawn(try_once)).collect();
        tries.into_iter().map(|one| one.join().unwrap().status).collect()
    });
    answers.sort_unstable();
    assert_eq!(answers, [[422; 3].as_slice(), [429; 13].as_slice()].concat());
});

both!(wrong_present_passwords_have_to_wait_as_well, |site| {
    let slow = another(site, |settings| settings.accounts.sign_in_burst = 3);
    let administrator = slow.administrator();
    let change = |present| {
        let other = "another phrase of beads";
        let form = [("present_password", present), ("password", other), ("password_again", other)];
        administrator.post("/account", &form)
    };
    for _ in 0..3 {
        assert_eq!(change("wrong").status, 422);
    }
    let answer = change(PASSWORD);
    assert_eq!(answer.status, 429);
    assert!(answer.body.contains("Too many tries"), "{}", answer.body);
});

both!(behind_a_proxy_that_speaks_https_cookies_go_over_https_only, |site| {
    let url = "https://magister.example";
    let behind = another(site, |settings| {
        settings.server.public_url = url.to_owned().try_into().unwrap();
    });
    let form = format!("form_key=k&name=Knecht&password={PASSWORD}&password_again={PASSWORD}");
    let media_type = "application/x-www-form-urlencoded";
    let link = behind.setup_link();
    let answer = behind.visitor().post_from(&link, media_type, form.as_bytes(), url);
    assert_eq!(answer.status, 303, "{}", answer.body);
    // Browsers take a cookie of this name only if it is `Secure`.
    assert!(answer.cookie.starts_with("__Host-magister-"), "{}", answer.cookie);
    assert_eq!(behind.visitor().with_cookie(answer.cookie).get("/account").status, 200);
});

/// The fields of all forms.
const FIELDS: &str = "name place starts_on ends_on visibility version rank role password \
    password_again present_password next title record lines seen pick club was_name was_club \
    rating spec format win draw loss rated numbering n_players from_round verdict outcome \
    ending first_points second_points reason unproven form_key";

both!(a_nul_in_any_field_of_any_form_is_no_fault, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let form: Vec<(&str, &str)> = FIELDS.split_whitespace().map(|name| (name, "a\0b")).collect();
    for route in ROUTES.iter().filter(|route| route.path != "/sign-out") {
        let path = path_of(route, &event, &tournament);
        let status = if route.method.is_safe() {
            let query = ["q", "below", "page", "preset", "entered", "saved", "changed", "after"];
            let query = query.map(|name| format!("{name}=a%00b")).join("&");
            administrator.get(&format!("{path}?{query}")).status
        } else {
            administrator.post(&path, &form).status
        };
        assert!(status < 500, "{} {path}: {status}", route.method);
    }
});

#[test]
fn writers_follow_each_other_whatever_isolation_the_server_has_by_default() {
    use store::accounts;

    let url = database::on_postgres();
    let (server, name) = url.rsplit_once('/').unwrap();
    let set =
        format!("ALTER DATABASE {name} SET default_transaction_isolation = 'repeatable read'");
    PgConnection::establish(&format!("{server}/postgres")).unwrap().batch_execute(&set).unwrap();
    let mut settings = Settings::load(None).unwrap();
    settings.server.listen = "127.0.0.1:0".parse().unwrap();
    settings.database.url = url;
    let site = Site::start_with(settings);
    site.administrator();
    let account = site.store.read(accounts::list).unwrap().remove(0).id;
    let set = |db: &mut _| accounts::set_password_hash(db, account, "another");
    let second = std::thread::scope(|scope| {
        let first = |db: &mut _| {
            let second = scope.spawn(|| site.store.write(set));
            std::thread::sleep(std::time::Duration::from_millis(500));
            set(db)?;
            Ok(second)
        };
        site.store.write(first).unwrap().join().unwrap()
    });
    assert!(second.is_ok(), "{second:?}");
}

both!(a_name_that_others_can_register_is_not_answered, |site| {
    let visitor = site.visitor();
    let by = |host: &str| visitor.ask(("GET", "/about"), &[("host", host)], "");
    for host in ["attacker.example", "attacker.example:8470", "localhost.attacker.example", "127.1"]
    {
        let answer = by(host);
        assert_eq!(answer.status, 421, "{host}: {}", answer.body);
        assert!(answer.body.contains("doesn’t know itself by this name"), "{}", answer.body);
        lacks(&answer.body, "Sign out");
    }
    let mut names =
        vec!["localhost:8470".to_owned(), "127.0.0.1".to_owned(), "192.0.2.7:80".to_owned()];
    let machine = hostname::get().unwrap().into_string().unwrap();
    let label = machine.split('.').next().unwrap();
    names.extend(["", ".local", ".fritz.box:8470"].map(|network| format!("{label}{network}")));
    for host in &names {
        assert_eq!(by(host).status, 200, "{host}");
    }
    assert_eq!(visitor.ask(("GET", "/healthz"), &[("host", "probe.example")], "").status, 200);
    // What an organiser has printed on slips leads here.
    let event = site.administrator().published_event();
    let form = [("version", "2"), ("address", "http://hall.example:8470")];
    site.administrator().submit(&format!("{event}/addresses"), &form);
    assert_eq!(by("hall.example:8470").status, 200);
    assert_eq!(by("other.example:8470").status, 421);
});

#[test]
fn a_host_that_is_set_or_passed_on_by_a_proxy_is_answered() {
    let asked = |set: fn(&mut Settings)| {
        let lent = database::Lent::on_sqlite();
        let site = Site::at(&lent.url, set);
        site.visitor().ask(("GET", "/about"), &[("host", "hall.example")], "").status
    };
    assert_eq!(asked(|_| ()), 421);
    assert_eq!(
        asked(|set| set.server.trusted_origins.push("https://hall.example".to_owned())),
        200
    );
    assert_eq!(asked(|set| set.server.trusted_proxies.push([127, 0, 0, 1].into())), 200);
    let public = |set: &mut Settings| {
        set.server.public_url = "https://magister.example".to_owned().try_into().unwrap();
    };
    assert_eq!(asked(public), 200, "pages lead to the one name");
}

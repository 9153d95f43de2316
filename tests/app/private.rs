//! What is shown to one person alone, and what is asked for by one form alone.

use magister::config::Settings;
use magister::web::{Needs, ROUTES, Route};
use store::accounts;

use super::routes::path_of;
use super::support::{Answer, Browser, Site, lacks};

fn kept(browser: &Browser, path: &str) -> String {
    browser.get(path).header("cache-control").to_owned()
}

both!(browsers_keep_nothing_that_is_private, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let member = site.with_role(&administrator, &event, "");
    for path in ["/events", &event, "/players", "/ratings"] {
        assert!(kept(&site.visitor(), path).starts_with("public, max-age=0"), "{path}");
        assert_eq!(kept(&member, path), "private, no-store", "{path}");
        assert_eq!(kept(&administrator, path), "private, no-store", "{path}");
    }
    for path in ["/account", "/accounts", "/events/new", "/bin"] {
        assert_eq!(kept(&administrator, path), "private, no-store", "{path}");
    }
    assert_eq!(kept(&member, "/accounts"), "private, no-store", "a refusal has a name in it too");
    let refused = administrator.post("/events", &[("name", "")]);
    assert_eq!((refused.status, refused.header("cache-control")), (422, "private, no-store"));
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht"]);
    assert_eq!(kept(&administrator, &format!("{tournament}/standings.csv")), "private, no-store");
    let page = member.page("/events");
    let (_, style) = page.split_once("rel=\"stylesheet\" href=\"").unwrap();
    let style = style.split('"').next().unwrap();
    assert!(kept(&member, style).contains("immutable"), "the same for everybody");
});

both!(signing_out_has_the_browser_forget_the_pages_and_not_what_was_typed, |site| {
    let answer = site.administrator().post("/sign-out", &[]);
    assert_eq!((answer.status, answer.header("clear-site-data")), (303, "\"cache\""));
    assert_eq!(site.visitor().get("/events").header("clear-site-data"), "");
});

fn another(site: &Site, set: impl FnOnce(&mut Settings)) -> Site {
    let mut settings = Settings::load(None).unwrap();
    settings.server.listen = "127.0.0.1:0".parse().unwrap();
    settings.database.url.clone_from(&site.database_url);
    set(&mut settings);
    Site::start_with(settings)
}

both!(browsers_are_told_to_come_by_https_where_they_can, |site| {
    let told = |site: &Site, said: &str| {
        let answer = site.visitor().get_saying("/nowhere", ("X-Forwarded-Proto", said));
        answer.header("strict-transport-security").to_owned()
    };
    let a_year = "max-age=31536000";
    assert_eq!(told(site, "https"), "", "anybody can say so");
    let public = another(site, |settings| {
        settings.server.public_url = "https://magister.example".to_owned().try_into().unwrap();
    });
    assert_eq!(told(&public, "http"), a_year);
    let behind = another(site, |settings| {
        settings.server.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    });
    assert_eq!(told(&behind, "https"), a_year);
    assert_eq!(told(&behind, "http"), "");
});

both!(a_form_without_a_key_is_refused, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    // Mail programs stop mail by a form of their own, as RFC 8058 has it.
    let is_for_accounts = |route: &&Route| {
        matches!(route.needs, Needs::From(_)) && route.path != "/mail/stop/{token}"
    };
    for route in ROUTES.iter().filter(|route| !route.method.is_safe()).filter(is_for_accounts) {
        let path = path_of(route, &event, &tournament);
        for body in ["a=b", "form_key=", ""] {
            let form = "application/x-www-form-urlencoded";
            let answer = administrator.post_bytes(&path, form, body.as_bytes());
            assert_eq!(answer.status, 400, "{path}: {body}");
            assert!(answer.body.contains("This form is out of date"), "{path}: {}", answer.body);
        }
    }
    let parts = b"--x\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\nA\r\n--x--\r\n";
    let answer = administrator.post_bytes("/games", "multipart/form-data; boundary=x", parts);
    assert!(answer.body.contains("This form is out of date"), "{}", answer.body);
    assert_eq!(administrator.get("/account").status, 200, "still signed in");
});

both!(a_form_that_was_handled_before_says_so, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    site.with_role(&administrator, &event, "scorekeeper");
    let name = site.store.read(accounts::list).unwrap().remove(1).name;
    let roles = format!("{event}/roles");
    let revoke = [("form_key", "1"), ("name", name.as_str()), ("role", "")];
    let said = |answer: Answer| {
        assert_eq!(answer.status, 303, "{}", answer.body);
        administrator.get_with(&answer.location, &answer.done).body
    };
    let already = "nothing was done twice";
    lacks(&said(administrator.post(&roles, &revoke)), already);
    administrator.submit(&roles, &[("form_key", "2"), ("name", &name), ("role", "arbiter")]);
    let page = said(administrator.post(&roles, &revoke));
    assert!(page.contains(already), "the role is there again: {page}");
    assert!(!page.contains("Nobody has a role"), "{page}");
    let anew = [("form_key", "3"), ("name", name.as_str()), ("role", "")];
    let page = said(administrator.post(&roles, &anew));
    lacks(&page, already);
    assert!(page.contains("Nobody has a role"), "{page}");
});

both!(signing_in_does_not_lead_around_in_circles, |site| {
    let link = |path: &str| {
        let page = site.visitor().page(path);
        let (_, rest) = page.split_once("href=\"/sign-in?next=").unwrap();
        rest.split('"').next().unwrap().to_owned()
    };
    assert_eq!(link("/players?q=a"), "%2Fplayers%3Fq%3Da");
    assert_eq!(link("/players?a=b"), "%2Fplayers", "what nobody reads is left out");
    assert_eq!(link("/sign-in?next=%2Fevents"), "%2Fevents");
    assert_eq!(link("/sign-in?next=%2Fsign-in%3Fnext%3D%252Fevents"), "%2F");
    assert_eq!(link("/sign-in"), "%2F");
    let page = site.visitor().page("/sign-in?next=%2Fsign-in");
    assert!(!page.contains("next=%2Fsign-in"), "{page}");
});

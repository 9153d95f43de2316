//! Each language under addresses of its own, and who is led to which.

use regex::Regex;

use super::support::Site;
use crate::database::unique;

const HTML: &str = "text/html,application/xhtml+xml";

/// Where a plain address leads a browser that asks for languages, with a cookie; nothing if it is shown as it is.
fn leads(site: &Site, path: &str, wanted: &str, cookie: &str) -> String {
    let headers = [("Accept", HTML), ("Accept-Language", wanted), ("Cookie", cookie)];
    let answer = site.visitor().ask(("GET", path), &headers, "");
    if answer.status == 303 { answer.location } else { String::new() }
}

both!(a_page_and_all_that_it_leads_to_are_in_the_language_of_its_address, |site| {
    let event = site.administrator().published_event();
    site.administrator().tournament(&event);
    let link = Regex::new(r#"(?:href|action)="(/[^"]*)""#).unwrap();
    for (tag, word, events) in [("de", "Veranstaltungen", "Turnier"), ("it", "Eventi", "Torne")] {
        let page = site.visitor().page(&format!("/{tag}{event}"));
        assert!(page.contains(&format!("<html lang=\"{tag}\">")), "{tag}");
        assert!(page.contains(word) && page.contains(events), "{tag}");
        for found in link.captures_iter(&page) {
            let path = &found[1];
            let same = ["/static/", "/language/", "/live", "/manifest"];
            let is_led = path.starts_with(&format!("/{tag}/"));
            assert!(is_led || same.iter().any(|same| path.starts_with(same)), "{path}");
        }
        for other in ["en", "de", "it"].into_iter().filter(|other| *other != tag) {
            assert!(page.contains(&format!("href=\"/language/{other}{event}\"")), "{tag}: {other}");
        }
    }
    // Each is kept for itself.
    for _ in 0..2 {
        assert!(site.visitor().page("/events").contains("<html lang=\"en\">"));
        assert!(site.visitor().page("/it/events").contains("<html lang=\"it\">"));
    }
});

both!(what_is_sent_in_a_language_leads_on_in_it, |site| {
    let key = unique("key");
    let days = [("starts_on", "2026-12-20"), ("ends_on", "2026-12-20")];
    let form = [("form_key", &*key), ("name", "Winter"), days[0], days[1]];
    assert_eq!(site.administrator().submit("/de/events", &form), "/de/events/1");
    let wrong = [("name", "Knecht"), ("password", "x"), ("form_key", &*key)];
    let refused = site.visitor().post("/it/sign-in", &wrong);
    assert!(refused.status == 422 && refused.body.contains("<html lang=\"it\">"));
    let away = site.visitor().get("/de/accounts");
    assert!(away.location.starts_with("/de/sign-in"), "{}", away.location);
    let nowhere = site.visitor().get("/de/nowhere");
    assert!(nowhere.status == 404 && nowhere.body.contains("<html lang=\"de\">"));
});

both!(the_start_leads_to_the_language_of_the_browser_unless_one_was_chosen, |site| {
    assert_eq!(leads(site, "/", "de-AT,en;q=0.5", ""), "/de/");
    assert_eq!(leads(site, "/", "fr,it;q=0.8,de;q=0.5", ""), "/it/");
    for wanted in ["en-GB,de", "fr", "", "*"] {
        assert_eq!(leads(site, "/", wanted, ""), "", "{wanted}");
    }
    assert_eq!(leads(site, "/", "de", "language=en"), "", "chosen");
    assert_eq!(leads(site, "/", "de", "language=it"), "/it/");
    assert_eq!(leads(site, "/", "de", "language=xx"), "/de/");
    // What others share is the same for all; what is one's own is not.
    assert_eq!(leads(site, "/events", "de", ""), "");
    assert_eq!(leads(site, "/p/none", "de", ""), "/de/p/none");
    let administrator = site.administrator();
    let cookie = administrator.cookie().unwrap();
    assert_eq!(leads(site, "/events?x=1", "de", cookie), "/de/events?x=1");
    assert_eq!(leads(site, "/it/events", "de", cookie), "");
    let program = [("Accept", "application/json"), ("Accept-Language", "de")];
    assert_eq!(site.visitor().ask(("GET", "/"), &program, "").status, 200);
    let start = site.visitor().get("/");
    assert_eq!(start.header("cache-control"), "private, no-store");
    assert!(site.visitor().get("/de/").header("cache-control").starts_with("public"));
});

both!(a_choice_is_kept_and_leads_nowhere_else, |site| {
    for (path, leads) in [
        ("/language/de/events?x=1", "/de/events?x=1"),
        ("/language/en/", "/"),
        ("/language/it/", "/it/"),
        ("/language/de//evil.example/", "/de/evil.example/"),
        ("/language/en//evil.example/", "/evil.example/"),
        ("/language/en/%5Cevil.example", "/%5Cevil.example"),
    ] {
        let answer = site.visitor().get(path);
        assert_eq!((answer.status, answer.location.as_str()), (303, leads), "{path}");
        assert!(answer.header("set-cookie").starts_with("language="), "{path}");
        assert_eq!(answer.header("cache-control"), "private, no-store");
    }
    for unknown in ["/language/fr/", "/language/de", "/language/"] {
        assert_eq!(site.visitor().get(unknown).status, 404, "{unknown}");
    }
    assert_eq!(site.visitor().get("/de//evil.example/").status, 404);
    assert!(site.visitor().page("/de/api/v1/events").contains("\"items\""));
});

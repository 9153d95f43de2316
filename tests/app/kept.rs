//! What visitors are answered is kept: it is never old, and never somebody else's.

use magister::web::{Keeps, Needs, ROUTES, Route};

use super::cache::Cache;
use super::links::Hall;
use super::routes::filled;
use super::support::{Answer, Browser, Site, lacks};

fn etag(answer: &Answer) -> &str {
    answer.header("etag")
}

both!(who_has_a_page_already_is_told_so_in_a_few_bytes, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let first = site.visitor().get(&event);
    assert!(etag(&first).starts_with("W/\""), "{first:?}");
    assert_eq!(first.header("vary"), "cookie, authorization, accept-encoding");
    let known = ("If-None-Match", etag(&first));
    let again = site.visitor().get_saying(&event, known);
    assert_eq!((again.status, again.body.as_str(), etag(&again)), (304, "", etag(&first)));
    let among = format!("\"other\", {}", etag(&first).trim_start_matches("W/"));
    assert_eq!(site.visitor().get_saying(&event, ("If-None-Match", &among)).status, 304);
    administrator.tournament(&event);
    let changed = site.visitor().get_saying(&event, known);
    assert_eq!(changed.status, 200);
    assert_ne!(etag(&changed), etag(&first));
    let own = administrator.get_as(&event, known);
    assert_eq!((own.status, etag(&own)), (200, ""), "another page at the same address");
});

both!(what_is_kept_packed_is_unpacked_for_those_who_cannot, |site| {
    let event = site.administrator().published_event();
    let packed = site.visitor().get(&event);
    let plain = site.visitor().get_saying(&event, ("Accept-Encoding", "identity"));
    assert_eq!(plain.header("content-encoding"), "");
    assert_eq!(plain.header("content-length"), plain.bytes.len().to_string());
    assert!(plain.body == packed.body && plain.body.contains("</html>"), "{}", plain.body);
});

both!(a_parameter_that_no_route_reads_finds_what_is_kept, |site| {
    let administrator = site.administrator();
    let tournament = administrator.tournament(&administrator.published_event());
    // Whoever asks first: what they add to the address is on no page.
    let first = site.visitor().get(&format!("{tournament}?z=1&evil=yes"));
    assert!(first.status == 200 && !first.body.contains("evil"), "{}", first.body);
    let plain = site.visitor().get(&tournament);
    assert_eq!(etag(&plain), etag(&first), "it was drawn once");
    let page = site.visitor().get(&format!("{tournament}/entries?page=1"));
    let same = site.visitor().get(&format!("{tournament}/entries?q=x&page=1&z"));
    assert_eq!((same.status, etag(&same)), (200, etag(&page)));
});

both!(a_cookie_of_no_session_finds_what_is_kept, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let plain = site.visitor().get(&event);
    let port = site.url.rsplit_once(':').unwrap().1;
    let cookie = format!("magister-{port}=no-session-has-this-id");
    let stranger = site.visitor().get_saying(&event, ("Cookie", &cookie));
    assert_eq!((stranger.status, etag(&stranger)), (200, etag(&plain)));
    let own = administrator.get(&event);
    assert_eq!((own.status, etag(&own)), (200, ""), "a session is shown its own page");
});

both!(what_is_a_draft_again_is_gone_at_once, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    for path in [&event, &tournament, "/events"] {
        assert!(site.visitor().page(path).contains("Waldzell Open"), "{path}");
    }
    let form = [
        ("name", "Waldzell Open"),
        ("starts_on", "2026-11-20"),
        ("ends_on", "2026-11-22"),
        ("visibility", "draft"),
        ("version", "2"),
    ];
    administrator.submit(&event, &form);
    assert_eq!(site.visitor().get(&event).status, 404);
    assert_eq!(site.visitor().get(&tournament).status, 404);
    lacks(&site.visitor().page("/events"), "Waldzell Open");
});

/// The pages of everybody, with something that is there in the place of each parameter.
fn pages(hall: &Hall<'_>) -> Vec<(&'static Route, String)> {
    let gets = ROUTES.iter().filter(|route| route.method.is_safe());
    gets.map(|route| (route, filled(route.path, &hall.event, &hall.tournament)))
        .filter(|(route, _)| route.path != "/live")
        .collect()
}

/// What a page says, without what changes by itself.
fn told(answer: &Answer) -> String {
    let anew = ["data-now", "form_key", "data-key-of-forms"];
    let by_itself = |line: &&str| anew.iter().any(|part| line.contains(part));
    let lines = answer.body.lines().filter(|line| !by_itself(line));
    lines.collect::<Vec<_>>().join("\n")
}

both!(whoever_asks_before_nobody_is_shown_what_another_one_sees, |site| {
    let hall = Hall::new(site);
    let scorekeeper = site.with_role(&site.administrator(), &hall.event, "scorekeeper");
    let staff = [&hall.arbiter, &scorekeeper, &hall.player(0), &hall.player(3)].map(Browser::clone);
    for (route, path) in pages(&hall) {
        let alone = site.visitor().get(&path);
        for one in &staff {
            let seen = one.get(&path);
            let cached = seen.header("cache-control");
            if path.starts_with("/api/v1") {
                // Cookies count for nothing there.
                assert!(seen.body == alone.body, "{path}");
                continue;
            }
            let is_private = cached == "private, no-store" || cached.contains("max-age=");
            assert!(is_private && !cached.contains("s-maxage"), "{path}: {cached}");
            assert_eq!(told(&site.visitor().get(&path)), told(&alone), "{path}");
        }
        let cached = alone.header("cache-control");
        let is_kept = alone.status == 200 && route.keeps != Keeps::Nothing && path != "/";
        assert_eq!(cached.contains("s-maxage"), is_kept, "{path}: {} {cached}", alone.status);
        if is_kept {
            assert_eq!(route.needs, Needs::From(domain::accounts::Access::Visitor));
            lacks(&alone.body, "name=\"form_key\"");
            assert_eq!(alone.cookie, "", "{path}");
        }
    }
});

/// Whether a shared cache has answered by itself: it then names two requests.
fn is_shared(answer: &Answer) -> bool {
    answer.header("x-varnish").contains(' ')
}

#[test]
fn a_shared_cache_in_front_shows_nobody_what_another_one_sees_in_the_long_run() {
    let site = Site::on_sqlite();
    let hall = Hall::new(&site);
    let cache = Cache::before(&site);
    let scorekeeper = site.with_role(&site.administrator(), &hall.event, "scorekeeper");
    let staff = [&hall.arbiter, &scorekeeper, &hall.player(0), &hall.player(3)].map(Browser::clone);
    let visitor = site.visitor();
    let mut n_shared = 0;
    for (route, path) in pages(&hall) {
        // Some pages say where they are.
        let told = |answer: &Answer| told(answer).replace(&cache.url, &site.url);
        let alone = told(&visitor.get(&path));
        let shared = visitor.through(&cache.url);
        assert!(told(&shared.get(&path)) == alone, "{path}");
        for one in &staff {
            let own = told(&one.get(&path));
            let seen = one.through(&cache.url).get(&path);
            assert!(!is_shared(&seen) || seen.header("cache-control").contains("public"), "{path}");
            assert!(told(&seen) == own, "{path}");
            assert!(told(&one.through(&cache.url).get(&path)) == own, "{path}, again");
        }
        let again = shared.get(&path);
        assert!(told(&again) == alone, "{path}, after others");
        let may_be_shared = alone_is_kept(route, &again);
        assert!(!is_shared(&again) || may_be_shared, "{path}: {}", again.header("cache-control"));
        n_shared += usize::from(is_shared(&again));
    }
    assert!(n_shared > 30, "{n_shared} pages were answered by the cache");
}

fn alone_is_kept(route: &Route, answer: &Answer) -> bool {
    route.keeps != Keeps::Nothing || answer.header("cache-control").contains("max-age=")
}

both!(nobody_is_led_to_the_host_that_somebody_else_has_named, |site| {
    let record = "[Game \"gbg:5\"]\n[Result \"*\"]\n\nC30 c30\n";
    let game = site.administrator().submit("/games", &[("title", "x"), ("record", record)]);
    let by = |host: &str| site.visitor().ask(("GET", &game), &[("host", host)], "").body;
    assert!(by("192.0.2.66").contains("http://192.0.2.66/games/"));
    assert!(by("192.0.2.7").contains("http://192.0.2.7/games/"));
    assert!(!site.visitor().page(&game).contains("192.0.2.66"));
});

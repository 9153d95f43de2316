//! Every route of the table, called by everybody: nobody gets where their access does not reach.

use std::fmt::Write;

use domain::accounts::Access;
use magister::web::{Keeps, Needs, ROUTES, Route, Touches};

use super::by_link_rounds::begin_one;
use super::support::{Browser, Site};

/// One of each access, at the event of the paths.
fn everybody(site: &Site, event: &str) -> Vec<(Access, Browser)> {
    let administrator = site.administrator();
    let at_event = |role| site.with_role(&administrator, event, role);
    vec![
        (Access::Visitor, site.visitor()),
        (Access::Member, at_event("")),
        (Access::Scorekeeper, at_event("scorekeeper")),
        (Access::Arbiter, at_event("arbiter")),
        (Access::Organiser, at_event("organiser")),
        (Access::Administrator, administrator),
    ]
}

/// The path with something that is there in the place of each parameter.
pub(crate) fn path_of(route: &Route, event: &str, tournament: &str) -> String {
    filled(route.path, event, tournament)
}

/// The same of a path of which some are filled already.
pub(crate) fn filled(path: &str, event: &str, tournament: &str) -> String {
    let event = event.trim_start_matches("/events/");
    let tournament = tournament.trim_start_matches("/tournaments/");
    let there = [
        ("event", event),
        ("tournament", tournament),
        ("entry", "1"),
        ("round", "1"),
        ("board", "1"),
        ("call", "99"),
        ("added", "99"),
        ("screen", "1"),
        ("change", "1"),
        ("forbidden", "1"),
        ("game", "1"),
        ("link_game", "1"),
        ("challenge", "1"),
        ("spec", "gbg:6"),
        ("chapter", "round"),
        ("ply", "0"),
        ("number", "1"),
        ("player", "1"),
        ("other", "2"),
        ("opponent", "2"),
        ("merge", "1"),
        ("pool", "1"),
        ("period", "tournament-1"),
        ("token", "none"),
        ("api_token", "99"),
        ("deleted", "99"),
        ("kind", "player"),
        ("id", "99"),
        ("account", "1"),
        ("session", "0000"),
        ("name", "none.css"),
    ];
    there.iter().fold(path.to_owned(), |path, (parameter, value)| {
        path.replace(&format!("{{{parameter}}}"), value)
    })
}

fn call(browser: &Browser, route: &Route, path: &str) -> u16 {
    if route.method.is_safe() { browser.get(path).status } else { browser.post(path, &[]).status }
}

/// What the gate says, whatever is behind it.
fn expected(route: &Route, access: Access) -> Option<u16> {
    // A secret decides, whoever asks.
    if ["/p/{token}", "/g/{token}"].contains(&route.path) {
        return Some(403);
    }
    // Accounts are no players: those came in by a link.
    let needs = match route.needs {
        Needs::From(needs) => needs,
        Needs::Token(_) => return Some(401),
        Needs::Player | Needs::Link | Needs::Seat => return Some(403),
    };
    match access {
        access if access >= needs => None,
        Access::Visitor if route.method.is_safe() => Some(303),
        Access::Visitor => Some(401),
        _ => Some(403),
    }
}

both!(every_route_is_open_to_those_of_its_standing_and_shut_to_the_others, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let record = "[Game \"gbg:5\"]\n[Result \"*\"]\n\nC30 c30\n";
    administrator.submit("/games", &[("title", "A beginning"), ("record", record)]);
    begin_one(site, &event);
    for (access, browser) in everybody(site, &event) {
        for route in ROUTES.iter().filter(|route| route.path != "/sign-out") {
            let path = path_of(route, &event, &tournament);
            assert!(!path.contains('{'), "give {path} something that is there");
            let status = call(&browser, route, &path);
            let case = format!("{access:?} {} {path}: {status}", route.method);
            match expected(route, access) {
                // An organiser has deleted the tournament by then.
                Some(403) => assert!([403, 404].contains(&status), "{case}"),
                Some(401) if access != Access::Visitor => {
                    assert!([401, 404].contains(&status), "{case}");
                }
                Some(shut) => assert_eq!(status, shut, "{case}"),
                None => assert!(![401, 403].contains(&status) && status < 500, "{case}"),
            }
        }
    }
});

both!(what_belongs_to_a_draft_is_not_there_for_strangers, |site| {
    let administrator = site.administrator();
    let form = [("name", "Secret"), ("starts_on", "2026-11-20")];
    let event = administrator.submit("/events", &form);
    let member = site.with_role(&administrator, &event, "");
    let tournament = administrator.tournament(&event);
    let is_about_it =
        |route: &&Route| route.path.contains("{event}") || route.path.contains("{tournament}");
    for route in ROUTES.iter().filter(is_about_it) {
        let path = path_of(route, &event, &tournament);
        assert_eq!(call(&member, route, &path), 404, "{path}");
        let status = call(&site.visitor(), route, &path);
        assert!([303, 401, 404].contains(&status), "{path}: {status}");
    }
});

#[test]
fn each_route_stands_in_the_table_once() {
    for (idx, route) in ROUTES.iter().enumerate() {
        let twins = ROUTES[..idx]
            .iter()
            .filter(|other| other.path == route.path && other.method == route.method);
        assert_eq!(twins.count(), 0, "{} {}", route.method, route.path);
    }
}

#[test]
fn whatever_changes_something_needs_an_account_or_a_link() {
    let open = [
        "/setup/{token}",
        "/sign-in",
        "/code",
        "/sign-out",
        "/p/{token}",
        "/g/{token}",
        "/mail/confirm/{token}",
        "/mail/stop/{token}",
        // Whoever comes first takes it.
        "/by-link/challenges/{challenge}",
    ];
    for route in ROUTES.iter().filter(|route| !route.method.is_safe()) {
        let is_open = open.contains(&route.path);
        assert!(is_open || route.needs != Needs::From(Access::Visitor), "{}", route.path);
    }
}

/// The page of all routes, as the table gives it.
fn page_of_routes() -> String {
    let mut page = String::from(
        "# Routes\n\nEvery route, and the least access that may call it: a visitor has no \
         account, a member has one, the\nothers have a role at the event that the path is about, or \
         came in by a link of it. A *token* is a program's, of somebody with that role. *In person* is not on a\ndevice that a one-time code has signed in, and \
         administrators' routes never are. What is *kept* is made once for all visitors. A form\nchanges the tournament or event that its path names, or *its event* with all tournaments, or *anything*: others that may change\nthe same wait meanwhile. Made from\n`src/web/routes.rs`; a test compares the two.\n\nThe class of a page says where requests wait that the cache has no answer for, in a line of their network: `queue` and\n`pictures` are made a few at a time, each in a queue of its own; `short` ones of visitors, which are kept, in a third\none, more at a time; `at once` is answered without a wait, and `stream` piece by piece while the client reads. `cargo bench -p magister --bench routes` measures what each costs.\n\n| method | path | from | class |\n|---|---|---|---|\n",
    );
    for route in ROUTES {
        let from = match route.needs {
            Needs::From(access) => format!("{access:?}").to_lowercase(),
            Needs::Token(access) => format!("token of {access:?}").to_lowercase(),
            Needs::Player => "player's link".to_owned(),
            Needs::Link => "player's or tablet's link".to_owned(),
            Needs::Seat => "seat's link".to_owned(),
        };
        let in_person = if route.own_account { ", in person" } else { "" };
        let kept = if route.keeps == Keeps::Nothing { "" } else { ", kept" };
        let touches = match route.touches {
            Touches::ItsPath => "",
            Touches::ItsEvent => ", its event",
            Touches::Everything => ", anything",
        };
        let rest = format!("{from}{in_person}{kept}{touches}");
        let class = route.queue_word();
        writeln!(page, "| {} | `{}` | {rest} | {class} |", route.method, route.path).unwrap();
    }
    page
}

#[test]
fn the_page_of_routes_says_what_the_table_says() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/routes.md");
    if std::env::var_os("WRITE_ROUTES").is_some() {
        std::fs::write(path, page_of_routes()).unwrap();
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    let advice = "WRITE_ROUTES=1 cargo test --test app the_page_of_routes writes docs/routes.md";
    assert!(written == page_of_routes(), "docs/routes.md is not the table any more: {advice}");
}

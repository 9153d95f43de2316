//! What the program is, and what it knows about people.

use domain::accounts::Access;
use magister::web::ROUTES;

use super::routes::path_of;

both!(the_page_about_the_program_names_its_licences, |site| {
    let page = site.visitor().page("/about");
    for told in [
        env!("CARGO_PKG_VERSION"),
        "Apache License",
        "MIT License",
        "SIL OPEN FONT LICENSE",
        "© 2023 Adobe",
        "© 2014 - 2021 Adobe",
        "https://crates.io/crates/askama/",
    ] {
        assert!(page.contains(told), "{told}");
    }
    let start = site.visitor().page("/");
    for path in ["/about", "/privacy", "/how-to-play"] {
        assert!(start.contains(&format!("href=\"{path}\"")), "the foot leads to {path}");
    }
});

both!(who_only_looks_gets_no_cookie, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    administrator.start(&tournament);
    assert!(site.visitor().page("/privacy").contains("No cookie is set"));
    let is_open = |route: &&magister::web::Route| {
        route.method.is_safe() && route.needs == magister::web::Needs::From(Access::Visitor)
    };
    for route in ROUTES.iter().filter(is_open) {
        let path = path_of(route, &event, &tournament);
        let answer = site.visitor().get(&path);
        assert_eq!(answer.header("set-cookie"), "", "{path}");
    }
});

both!(pages_load_nothing_from_elsewhere, |site| {
    for path in
        ["/", "/about", "/privacy", "/how-to-play", "/how-to-play/gbg", "/manual", "/manual/round"]
    {
        let page = site.visitor().page(path);
        for loads in
            ["src=\"http", "src=\"//", "rel=\"stylesheet\" href=\"http", "<iframe", "@import"]
        {
            assert!(!page.contains(loads), "{path}: {loads}");
        }
    }
});

both!(robots_are_told_where_pages_are_without_number, |site| {
    let answer = site.visitor().get("/robots.txt");
    assert_eq!((answer.status, answer.header("content-type")), (200, "text/plain; charset=utf-8"));
    assert!(answer.body.contains("Disallow: /how-to-play/*?"), "{}", answer.body);
});

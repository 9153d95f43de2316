//! The first start: a link, an administrator, an event.

use crate::hall::ADMINISTRATOR;
use crate::hall::https_config;
use crate::scenario::scenario;
use crate::server::Server;
use crate::window::{LAPTOP, PHONE, SIGNED_IN, Window};

/// The password of every account in these tests.
pub const PASSWORD: &str = "seven beads on waldzell green";

/// Makes the first administrator, as the link that the program prints asks for.
pub fn sign_up(server: &mut Server) -> Window {
    let window = Window::open(&server.url);
    window.go(&server.setup_link());
    window.fill("#name", ADMINISTRATOR);
    window.fill("#password", PASSWORD);
    window.fill("#password_again", PASSWORD);
    window.go_by("main form button");
    window.has(SIGNED_IN);
    window
}

scenario!(a_newcomer_becomes_administrator_and_publishes_an_event, |database| {
    let mut server = Server::start(&database.url, &[]);
    let window = sign_up(&mut server);
    window.follow("New event");
    window.fill("#name", "Waldzell Open");
    window.fill("#place", "Waldzell");
    window.set("#starts_on", "2026-11-20");
    window.go_by("main form button");
    window.sees("20 November 2026");
    window.follow("Edit event");
    window.click("input[value=published]");
    window.go_by("main form button");
    let event = window.path();
    assert!(!event.ends_with("/edit"), "{event}");

    let visitor = Window::open(&server.url);
    visitor.go(&event);
    visitor.sees("Waldzell Open");
    for width in [PHONE, LAPTOP] {
        visitor.resize(width);
        assert_eq!(visitor.overflow(), 0, "at {width} pixels");
    }
});

scenario!(a_session_survives_a_restart_of_the_server, |database| {
    let mut server = Server::start(&database.url, &[]);
    let window = sign_up(&mut server);
    let address = server.url.trim_start_matches("http://").to_owned();
    server.kill();
    let _server = Server::start_at(&address, &database.url, &[]);
    window.go("/account");
    window.sees("Josef Knecht");
});

/// A server with a certificate of its own.
fn over_https(database_url: &str) -> Server {
    Server::start(database_url, &["--config", &https_config()])
}

scenario!(under_https_the_cookie_is_secure_and_out_of_the_scripts_reach, |database| {
    let mut server = over_https(&database.url);
    assert!(server.url.starts_with("https://"), "{}", server.url);
    let window = sign_up(&mut server);
    let cookies = window.cookies();
    let session = cookies
        .iter()
        .find(|cookie| {
            cookie["name"].as_str().is_some_and(|name| name.starts_with("__Host-magister"))
        })
        .unwrap();
    assert_eq!(session["secure"], true);
    assert_eq!(session["httpOnly"], true);
    assert_eq!(session["sameSite"], "Lax");
    assert_eq!(window.read("return document.cookie;", &[]), "");
});

scenario!(what_was_seen_before_signing_out_does_not_come_back, |database| {
    let mut server = Server::start(&database.url, &[]);
    let window = sign_up(&mut server);
    window.click(SIGNED_IN);
    window.follow("Accounts");
    window.sees("New account");
    window.click(SIGNED_IN);
    window.go_by(".who button");
    window.sees("Sign in");
    window.leaves(|window| window.run("history.back();", &[]));
    assert_eq!(window.path(), "/sign-in?next=%2Faccounts");
    assert!(!window.text().contains(ADMINISTRATOR), "{}", window.text());
});

scenario!(what_was_typed_into_a_private_page_is_still_there_on_the_way_back, |database| {
    let mut server = over_https(&database.url);
    let window = sign_up(&mut server);
    window.go("/events/new");
    window.fill("#name", "Waldzell Open");
    window.go("/events");
    window.leaves(|window| window.run("history.back();", &[]));
    let typed = window.read("return document.querySelector('#name').value;", &[]);
    assert_eq!(typed, "Waldzell Open");
});

scenario!(sessions_are_seen_and_ended_on_a_phone, |database| {
    let mut server = Server::start(&database.url, &[]);
    let window = sign_up(&mut server);
    let other = Window::open(&server.url);
    other.go("/sign-in");
    other.fill("#name", ADMINISTRATOR);
    other.fill("#password", PASSWORD);
    other.go_by("main form button");
    other.has(SIGNED_IN);
    window.go("/account");
    window.sees("Chrome on Linux");
    for width in [PHONE, LAPTOP] {
        window.resize(width);
        assert_eq!(window.overflow(), 0, "at {width} pixels");
    }
    window.resize(PHONE);
    let right = "return document.querySelector('td button').getBoundingClientRect().right;";
    assert!(window.read(right, &[]).as_f64().unwrap() <= f64::from(PHONE), "the button is seen");
    window.emulate("print");
    assert!(!window.text().contains("End other sessions"), "paper has no buttons");
    window.emulate("");
    window.go_by("form[action$='/sessions/end'] button");
    window.sees("Sessions ended.");
    other.go("/account");
    other.sees("For people who run an event");
});

/// A reader of the README at the keyboard: focus is where one types, and each click counts.
struct Reader<'a> {
    window: &'a Window,
    n_clicks: u32,
}

impl Reader<'_> {
    fn clicks(&mut self, css: &str) {
        self.window.go_by(css);
        self.n_clicks += 1;
    }

    /// Types where the page has put the cursor.
    fn types(&self, field: &str, text: &str) {
        let focused = self.window.read("return document.activeElement.id;", &[]);
        assert_eq!(focused, field, "{}", self.window.path());
        self.window.fill(&format!("#{field}"), text);
    }
}

scenario!(eight_names_become_pairings_to_print_within_eleven_clicks, |database| {
    let mut server = Server::start(&database.url, &[]);
    let window = Window::open(&server.url);
    window.go(&server.setup_link());
    let mut reader = Reader { window: &window, n_clicks: 0 };
    reader.types("name", ADMINISTRATOR);
    window.fill("#password", PASSWORD);
    window.fill("#password_again", PASSWORD);
    reader.clicks("main form button");
    reader.clicks("main a[href='/events/new']");
    reader.types("name", "U-Con");
    reader.clicks("main form button");
    reader.clicks("main a[href$='/tournaments/new']");
    reader.types("name", "Glass Bead Game");
    reader.clicks("#make");
    reader.clicks("main nav a[href$='/entries']");
    reader.types("lines", "Ann\nBob\nCarl\nDave\nEve\nFred\nGus\nHal");
    reader.clicks("button[formaction]");
    reader.clicks(".actions button");
    reader.clicks("main nav a[href^='/tournaments/']:not([href$='/entries'])");
    reader.clicks("form[action$=start] button");
    // The keys for printing count as a click.
    assert!(reader.n_clicks < 11, "{} clicks and the keys for printing", reader.n_clicks);
    window.emulate("print");
    window.sees("Round 1 of 7");
    assert_eq!(window.n_of("tbody tr"), 4);
    window.sees("Hal");
});

//! What happens on one device is on all others, without anybody loading a page again.

use crate::hall::{Hall, Plan};
use crate::phones::comes_in;
use crate::postgres::haproxy_with;
use crate::scenario::scenario;
use crate::window::Window;

/// Two phones on their own pages, the desk at the queue, somebody who follows the standings, and a screen on the wall.
struct Watched {
    hall: Hall,
    knecht: Window,
    designori: Window,
    visitor: Window,
    wall: Window,
}

impl Watched {
    fn of(hall: Hall) -> Self {
        let [knecht, designori] = [1, 2].map(|nth| comes_in(&hall, nth));
        hall.window.go(&format!("{}/queue", hall.event));
        let visitor = hall.phone();
        visitor.go(&format!("{}/standings", hall.tournament));
        let wall = hall.phone();
        wall.resize_to(1920, 1080);
        wall.go(&format!("{}/screens/1", hall.event));
        Self { hall, knecht, designori, visitor, wall }
    }
}

/// The words of a page below its head.
fn main_of(window: &Window) -> String {
    let words = "return document.querySelector('main').innerText;";
    window.read(words, &[]).as_str().unwrap().to_owned()
}

/// All that a screen shows in turn.
fn on_wall(window: &Window) -> String {
    let words = "return document.querySelector('main').textContent;";
    window.read(words, &[]).as_str().unwrap().to_owned()
}

scenario!(what_happens_on_one_is_on_the_others, on_postgres, |database| {
    let plan = Plan { spec: "gbg:5", ..Plan::USUAL };
    let mut watched = Watched::of(Hall::open(database, plan).started());
    let Watched { hall, knecht, designori, visitor, wall } = &mut watched;
    hall.window.sees("Nothing is waiting");
    let standings = main_of(visitor);
    knecht.click("input[name=outcome][value=first]");
    knecht.go_by(".hand-in button.wide");
    designori.sees("Is it right?");
    hall.window.sees("opponent hasn’t confirmed");
    designori.go_by(".answers form:first-child button");
    knecht.sees("The result counts.");
    hall.window.sees("Nothing is waiting");
    visitor.waits_for("other standings", |visitor| main_of(visitor) != standings);
    wall.waits_for("the result", |wall| on_wall(wall).contains("1–0"));
    // The server goes away and comes back: all say so, and catch up.
    hall.dies();
    for window in [&*knecht, designori, visitor, wall, &hall.window] {
        window.sees("No connection since");
    }
    hall.comes_back();
    for window in [&*knecht, designori, visitor, wall, &hall.window] {
        window.waits_for("a connection", |window| !window.text().contains("No connection since"));
    }
    knecht.go_by("form[action$=\"/call\"] button");
    hall.window.sees("calls the arbiter");
    hall.window.go(&format!("{}/screens", hall.event));
    hall.window.fill("#text", "Round 2 begins at 2:30 pm");
    hall.window.go_by(".tell button");
    for window in [&*knecht, wall] {
        window.sees("Round 2 begins at 2:30 pm");
    }
});

// As behind a proxy that lets no stream through, or where there are more pages than streams.
scenario!(a_page_that_can_have_no_stream_fetches_itself, |database| {
    let plan = Plan { spec: "gbg:5", ..Plan::USUAL };
    let hall = Hall::open(database, plan).started();
    let before = haproxy_with(|port| {
        format!(
            "defaults\n    mode http\n    timeout connect 2s\n    timeout client 1m\n    timeout server 1m\n\
             listen all\n    bind 127.0.0.1:{port}\n    http-request deny deny_status 503 if {{ path /live }}\n    \
             server one 127.0.0.1:{}\n",
            hall.port()
        )
    });
    let visitor = Window::on_phone(&format!("http://127.0.0.1:{}", before.port));
    visitor.go(&format!("{}/standings", hall.tournament));
    let standings = main_of(&visitor);
    let [knecht, designori] = [1, 2].map(|nth| comes_in(&hall, nth));
    knecht.click("input[name=outcome][value=first]");
    knecht.go_by(".hand-in button.wide");
    designori.sees("Is it right?");
    designori.go_by(".answers form:first-child button");
    visitor.waits_for("other standings", |visitor| main_of(visitor) != standings);
    assert!(!visitor.text().contains("No connection since"), "{}", visitor.text());
});

scenario!(what_somebody_types_stays_while_others_go_on, |database| {
    let plan = Plan { spec: "gbg:5", ..Plan::USUAL };
    let watched = Watched::of(Hall::open(database, plan).started());
    let Watched { hall, knecht, designori, .. } = &watched;
    knecht.click(".hand-in summary");
    knecht.fill("#record", "C30 c30");
    designori.click("input[name=outcome][value=second]");
    designori.go_by(".hand-in button.wide");
    knecht.sees("This page has changed since you opened it.");
    let typed = "return document.querySelector('#record').value;";
    assert_eq!(knecht.read(typed, &[]), "C30 c30");
    knecht.follow("Show changes");
    knecht.sees("Is it right?");
    hall.window.sees("opponent hasn’t confirmed");
});

scenario!(the_pages_of_a_browser_share_one_stream, |database| {
    let hall = &Hall::open(database, Plan { spec: "gbg:5", ..Plan::USUAL }).started();
    let visitor = hall.phone();
    visitor.go(&hall.tournament);
    let lease = "return JSON.parse(localStorage.getItem('magister-lease'))?.id ?? '';";
    visitor.waits_for("a lease", |window| window.read(lease, &[]) != "");
    let first = visitor.read(lease, &[]);
    let open = "window.other = window.open(arguments[0]); return true;";
    visitor.read(open, &[format!("{}/entries", hall.tournament).into()]);
    let live = "return window.other.document.body.dataset.live ?? '';";
    visitor.waits_for("the other page", |window| window.read(live, &[]) != "");
    let before = visitor.read(live, &[]);
    hall.go("/rounds/1/boards/1");
    hall.window.click("input[name=outcome][value=first]");
    hall.window.click("input[value=resignation]");
    hall.window.go_by("#result > button");
    visitor.waits_for("news on the other page", |window| window.read(live, &[]) != before);
    assert_eq!(visitor.read(lease, &[]), first, "the first page holds the stream");
});

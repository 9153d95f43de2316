//! The clock of a round counts down on every open page, by the time of the server.

use crate::hall::{Hall, Plan};
use crate::phones::comes_in;
use crate::scenario::scenario;
use crate::window::Window;

/// What the clock of a page shows: "59:58".
fn figures(window: &Window) -> String {
    let shown = "return document.querySelector('.clock .time-left')?.textContent ?? '';";
    window.read(shown, &[]).as_str().unwrap().to_owned()
}

fn counts_down(window: &Window) {
    let before = figures(window);
    window.waits_for("the next second", |window| figures(window) != before);
    let shown = figures(window);
    let minutes: u32 = shown.split(':').next().unwrap().parse().unwrap();
    assert!((50..60).contains(&minutes), "{shown}");
}

scenario!(a_clock_counts_down_everywhere_and_stands_when_the_desk_says_so, |database| {
    let plan = Plan { spec: "gbg:5", ..Plan::USUAL };
    let mut hall = Hall::open(database, plan).started();
    let knecht = comes_in(&hall, 1);
    hall.go("/rounds/1");
    hall.window.go_by("form[action$=\"/clock/start\"] button");
    hall.window.sees("Clock started.");
    knecht.sees("ends at");
    counts_down(&knecht);
    counts_down(&hall.window);
    // The clock of a device may show anything.
    knecht.read("const zero = Date.now(); Date.now = () => zero - 86400000; return true;", &[]);
    counts_down(&knecht);
    hall.dies();
    knecht.sees("No connection since");
    counts_down(&knecht);
    hall.comes_back();
    knecht.waits_for("a connection", |window| !window.text().contains("No connection since"));
    hall.go("/rounds/1");
    hall.window.go_by("form[action$=\"/clock/pause\"] button");
    knecht.sees("paused");
    let stands = figures(&knecht);
    hall.window.go_by("form[action$=\"/clock/start\"] button");
    knecht.sees("ends at");
    assert!(figures(&knecht) <= stands);
});

//! A corrected result moves two ratings, and every page says so; a curve is walked by keys.

use domain::events::Visibility;

use crate::convention::{SECOND, fits};
use crate::hall::Arbiter;
use crate::scenario::scenario;
use crate::server::Server;
use crate::window::Window;

const CARLO: &str = "Carlo Ferromonte";
const PLINIO: &str = "Plinio Designori";

scenario!(a_corrected_result_moves_two_ratings_and_the_pages_say_so, |database| {
    let arbiter = Arbiter::of(database);
    let event = arbiter.event("Waldzell Open", Visibility::Published);
    let spring = arbiter.play(event, "Spring", [CARLO, PLINIO]);
    arbiter.play(event, "Autumn", [CARLO, PLINIO]);
    let server = Server::start(&database.url, &[]);
    let window = arbiter.sit_down(&server);
    window.go("/players?q=carlo");
    window.follow(CARLO);
    let carlo = window.path();
    window.sees("2 rated games");
    walk_the_curve(&window, &carlo);
    fits(&window);

    window.go(&format!("{spring}/ratings"));
    assert_eq!(rating(&window, "Elo", CARLO), ["1500", "+10", "1510?"]);
    correct(&window, &spring);
    let told = |name| moved(&window, "Elo", name);
    // Spring's win was worth 10 points and Autumn's 9.43; now it is −10, and Autumn's 10.57.
    assert_eq!(told(CARLO), ["1519?", "−18", "1501?"]);
    assert_eq!(told(PLINIO), ["1481?", "+18", "1499?"]);
    window.sees("Hive, Glicko-2");
    fits(&window);

    window.go(&format!("{spring}/ratings"));
    window.sees("Corrected after closing");
    window.sees("The sheet was read the wrong way round.");
    assert_eq!(rating(&window, "Elo", CARLO), ["1500", "−10", "1490?"]);
    fits(&window);
    window.go(&carlo);
    window.click("#history-2 > summary");
    let ledger = window.text();
    assert!(ledger.contains("1490?") && ledger.contains("1501?"), "{ledger}");
    window.go_by("#history-2 tbody tr:last-child a");
    window.sees("K 20 × (0 − 0.500) = −10.00: 1500.00 → 1490.00");
    fits(&window);
});

/// The latest period is reached by Tab, the one before it by an arrow, and both are written above
/// the curve; Enter leads to the row.
fn walk_the_curve(window: &Window, carlo: &str) {
    let focused = |window: &Window| {
        let spoken = "return document.activeElement.getAttribute('aria-label') || ''";
        window.read(spoken, &[]).as_str().unwrap().to_owned()
    };
    let reached = window.read(
        "const stops = [...document.querySelectorAll('.chart a')];\
         return stops.filter((stop) => stop.tabIndex === 0).length + ' of ' + stops.length",
        &[],
    );
    assert_eq!(reached.as_str(), Some("2 of 4"), "one stop a curve");
    window.run("document.querySelectorAll('.chart a')[1].focus()", &[]);
    let latest = focused(window);
    assert!(latest.contains("Autumn: ") && latest.contains(", provisional, +"), "{latest}");
    window.press("\u{e012}");
    let before = focused(window);
    assert!(before.contains("Spring: "), "{before}");
    let told = window
        .read("return getComputedStyle(document.activeElement.nextElementSibling).opacity", &[]);
    assert_eq!(told.as_str(), Some("1"));
    window.press("\u{e007}");
    window.waits_for("the row", |window| window.path().starts_with(carlo) && is_open(window));
}

fn is_open(window: &Window) -> bool {
    let is_open = "return document.querySelector('tr:target')?.closest('details').open === true";
    window.read(is_open, &[]).as_bool() == Some(true)
}

fn correct(window: &Window, tournament: &str) {
    window.go(&format!("{tournament}/rounds/1/boards/1"));
    window.click("details:has(#result) > summary");
    window.click(SECOND);
    window.click("input[value=resignation]");
    window.fill("#reason", "The sheet was read the wrong way round.");
    window.go_by("#result > button");
    window.sees("This also changes");
    window.go_by("#result > button");
    window.sees("Ratings changed");
}

/// Before, change and after of a player on the page of a tournament.
fn rating(window: &Window, system: &str, name: &str) -> Vec<String> {
    let script = "const [system, name] = arguments;\
        const section = [...document.querySelectorAll('section')]\
          .find((one) => one.querySelector('h2')?.textContent.endsWith(system));\
        const row = [...section.querySelectorAll('tbody tr')]\
          .find((one) => one.textContent.includes(name));\
        return [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.innerText.trim())";
    texts(&window.read(script, &[system.into(), name.into()]))
}

/// Before, change and after of a player on the page that answers a correction.
fn moved(window: &Window, system: &str, name: &str) -> Vec<String> {
    let script = "const [system, name] = arguments;\
        const row = [...document.querySelectorAll('.notice tbody tr')]\
          .find((one) => one.textContent.includes(name)\
            && one.cells[1].textContent.trim().endsWith(system));\
        return [...row.cells].slice(2).map((cell) => cell.innerText.trim())";
    texts(&window.read(script, &[system.into(), name.into()]))
}

fn texts(list: &serde_json::Value) -> Vec<String> {
    let texts = list.as_array().unwrap().iter();
    texts.map(|text| text.as_str().unwrap().to_owned()).collect()
}

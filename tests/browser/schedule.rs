//! When rounds begin: filled in at a stroke, put right by hand, kept when something is wrong.

use serde_json::json;

use crate::hall::{Hall, Plan};
use crate::scenario::scenario;
use crate::window::{LAPTOP, PHONE, Window};

const FILL: &str = "button[name=act][value=fill]";
const SAVE: &str = ".actions button[name=act][value=save]";
const FOUR: [&str; 4] = ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Petrus"];

/// Day and time of each round, as the form has them.
fn rows(window: &Window) -> Vec<String> {
    let script = "return [...document.querySelectorAll('.slots li')]
        .map((row) => [...row.querySelectorAll('input')].map((input) => input.value).join(' '));";
    let rows = window.read(script, &[]);
    rows.as_array().unwrap().iter().map(|row| row.as_str().unwrap().to_owned()).collect()
}

/// The lines of the card of a page.
fn card(window: &Window) -> Vec<String> {
    let script = "return [...document.querySelectorAll(arguments[0])]
        .map((line) => line.innerText.replaceAll(/\\s+/g, ' '));";
    let lines = window.read(script, &[json!(".schedule .lines li")]);
    lines.as_array().unwrap().iter().map(|line| line.as_str().unwrap().to_owned()).collect()
}

scenario!(rounds_get_their_times_at_a_stroke, |database| {
    let hall = Hall::of(database, Plan { players: &FOUR, ..Plan::USUAL }).started();
    let window = &hall.window;
    for width in [LAPTOP, PHONE] {
        window.resize(width);
        hall.go("/schedule");
        assert_eq!((window.overflow(), hall.n_outside(".slots input")), (0, 0), "{width} pixels");
    }
    window.set("#first_date", "2026-11-20");
    window.set("#first_time", "10:00");
    window.set("#minutes", "75");
    window.go_by(FILL);
    let filled = ["2026-11-20 10:00", "2026-11-20 11:15", "2026-11-20 12:30"];
    assert_eq!(rows(window), filled, "nothing is saved yet");

    let second = ".slots li:nth-child(2) input[type=time]";
    window.set(second, "09:00");
    window.go_by(SAVE);
    window.has("[aria-invalid=true]");
    assert_eq!(rows(window)[1], "2026-11-20 09:00", "what was typed is kept");
    window.set(second, "11:30");
    window.go_by(SAVE);
    window.sees("Schedule saved");
    hall.go("");
    let lines = ["10:00 am Round 1", "11:30 am Round 2", "12:30 pm Round 3"];
    let shown = card(window);
    assert_eq!(shown.len(), 3, "{shown:?}");
    for (line, expected) in shown.iter().zip(lines) {
        assert!(line.starts_with(expected), "{shown:?}");
    }
});

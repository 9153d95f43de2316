//! The working of a value, read from the page's own text, and held against published examples.

use domain::events::Visibility;
use serde_json::json;

use crate::convention::fits;
use crate::hall::Arbiter;
use crate::scenario::scenario;
use crate::server::Server;
use crate::swiss::magister;
use crate::window::{PHONE, Window};

/// The example of the annex of the Arbiters' Manual; what his opponents did elsewhere is made up so
/// that they have the scores that it gives them.
const LAXMAN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/standings/laxman.trf");
/// The exercises of FIDE's technical commission, of October 2024.
const EXERCISES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/standings/exercises.trf");

scenario!(a_cut_buchholz_with_a_dummy_reads_as_the_manual_works_it, |database| {
    let arbiter = Arbiter::of(database);
    let event = arbiter.event("Waldzell Open", Visibility::Published).to_string();
    for file in [LAXMAN, EXERCISES] {
        let chess = ["--event", &event, "--game", "result-only:Chess"];
        magister(&database.url, &[&["import", file], &chess[..]].concat());
    }
    let server = Server::start(&database.url, &[]);
    let window = arbiter.sit_down(&server);
    the_manual_of_2026(&window);
    the_manual_of_2024(&window);
    the_exercises(&Window::open(&server.url));
});

fn the_manual_of_2026(window: &Window) {
    window.go("/tournaments/1/standings");
    window.sees("FIDE’s rules of March 2026.");
    let told = open(window, "Laxman", "BH/C1");
    assert_eq!(told[0], "Buchholz Cut 1: 50 = 5 + 5 + 6½ + 4½ + 6 + 5 + 6½ + 5½ + 6");
    assert_eq!(told[3], "Round 3, against Opponent of round 3: 6½");
    assert_eq!(
        told[4],
        "Round 4, zero-point bye: 5 · dummy opponent: the player’s own score is 7, but at most a \
         draw in each of the 10 rounds counts · cut in place of the least significant, as the round \
         was left unplayed by choice"
    );
    assert_eq!((sum(&told), told.len()), (5000, 1 + 10));
    assert_eq!(sum(&open(window, "Laxman", "BH")), 5500);
    assert_eq!(sum(&open(window, "Laxman", "SB")), 3725);
    window.resize(PHONE);
    fits(window);
}

/// The organiser goes back to the rules before; the page says what that does.
fn the_manual_of_2024(window: &Window) {
    // What lies over the foot of the window is closed by a key.
    window.press("\u{E00C}");
    window.follow("Edit tie-breaks");
    window.has("select[name=edition]");
    window.run("document.querySelector('select[name=edition]').value = '2024';", &[]);
    window.go_by("button[value=look]");
    window.sees("No rank changes.");
    fits(window);
    window.go_by("#keep button");
    window.sees("FIDE’s rules of August 2024.");
    let told = open(window, "Laxman", "BH/C1");
    assert_eq!(told[0], "Buchholz Cut 1: 50 = 5 + 5 + 6½ + 4½ + 6 + 5 + 6½ + 5½ + 6");
    let dummy =
        "Round 4, zero-point bye: 7 · dummy opponent with the player’s own score · cut in place";
    assert!(told[4].starts_with(dummy), "{}", told[4]);
    assert_eq!(sum(&told), 5000);
    assert_eq!(sum(&open(window, "Laxman", "BH")), 5700);
}

/// A visitor reads them; the file is of 2024, and so are its rules.
fn the_exercises(window: &Window) {
    window.go("/tournaments/2/standings");
    window.sees("FIDE’s rules of August 2024.");
    let published = [
        ("David", 1150, 1500),
        ("Jessica", 750, 900),
        ("Nick", 950, 1150),
        ("Paul", 900, 1100),
        ("Franck", 1100, 1200),
    ];
    for (name, cut, whole) in published {
        assert_eq!(sum(&open(window, name, "BH/C1")), cut, "{name}");
        assert_eq!(sum(&open(window, name, "BH")), whole, "{name}");
    }
    let nick = open(window, "Nick", "BH/C1");
    assert!(
        nick.iter().any(|line| line.starts_with("Round 3, forfeited game with Paul: 2 ·")),
        "{nick:?}"
    );
}

/// Opens a value of a player as a reader does; answers what is read then, line by line.
fn open(window: &Window, name: &str, column: &str) -> Vec<String> {
    let script = "const table = document.querySelector('.standings');
        const heads = [...table.tHead.rows[0].cells];
        const column = heads.findIndex((head) => head.innerText.trim() === arguments[1]);
        const row = [...table.tBodies[0].rows].find((row) =>
            row.querySelector('th bdi').innerText === arguments[0]);
        const link = row.cells[column].querySelector('a');
        link.click();
        return link.href;";
    let link = window.run(script, &[json!(name), json!(column)]);
    let link = link.as_str().unwrap_or_else(|| panic!("{link}"));
    window.has(&format!("aside.working:popover-open[data-of='{link}']"));
    let script = "const told = document.querySelector('aside.working').innerText.split('\\n');
        return told.slice(1).map((line) => line.trim()).filter(Boolean);";
    let told = window.run(script, &[]);
    let lines = told.as_array().unwrap_or_else(|| panic!("{told}"));
    lines.iter().map(|line| line.as_str().unwrap().to_owned()).collect()
}

/// Adds up what the rounds brought that were not cut, and what the first line adds up; both are one.
/// In hundredths.
fn sum(told: &[String]) -> u32 {
    let of_rounds: u32 = told[1..]
        .iter()
        .filter(|line| !line.contains(" · cut"))
        .map(|line| {
            let brought = line.split_once(": ").unwrap().1.split(" · ").next().unwrap();
            number(brought.rsplit(" = ").next().unwrap())
        })
        .sum();
    let (value, terms) = told[0].split_once(": ").unwrap().1.split_once(" = ").unwrap();
    assert_eq!(terms.split(" + ").map(number).sum::<u32>(), of_rounds, "{told:?}");
    assert_eq!(number(value), of_rounds, "{told:?}");
    of_rounds
}

/// `6½`, `37¼` in hundredths.
fn number(text: &str) -> u32 {
    let parts = [('½', 50), ('¼', 25), ('¾', 75)];
    let part = parts.iter().find(|(sign, _)| text.ends_with(*sign));
    let whole = text.trim_end_matches(['½', '¼', '¾']);
    let whole: u32 = if whole.is_empty() { 0 } else { whole.parse().unwrap() };
    100 * whole + part.map_or(0, |(_, part)| *part)
}

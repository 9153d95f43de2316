//! The Glass Bead Challenge at the board: squares, hexagons and pentagons, touched, typed and walked.

use serde_json::json;

use crate::database::Lent;
use crate::hall::Hall;
use crate::scenario::scenario;
use crate::window::{PHONE, Window};
use crate::writing::{chosen, is_idle, open, slow_down, text, touch};

/// Keys, as the protocol writes them.
const ENTER: &str = "\u{e007}";
const END: &str = "\u{e010}";
const ARROW_RIGHT: &str = "\u{e014}";
const BACKSPACE: &str = "\u{e003}";

const RECORDS: &str =
    include_str!("../../crates/rules/tests/data/glass-bead-challenge-tilings.records");

/// The moves of a whole game of 31 plies on `gbc:cairo5`, that Red wins by 26 to 24.
fn whole_game() -> Vec<&'static str> {
    let (_, record) = RECORDS.split_once("=== tilings-48 |").unwrap();
    let (_, record) = record.split_once("\n\n").unwrap();
    let (moves, _) = record.split_once("\n\n===").unwrap();
    moves.split_whitespace().filter(|word| !word.ends_with('.') && *word != "1-0").collect()
}

/// The page of the board on which Josef Knecht and Plinio Designori play, on a phone.
fn at_the_board(database: &Lent, spec: &str) -> Hall {
    let hall = Hall::playing(database, spec);
    hall.window.resize(PHONE);
    hall.go("/rounds/1/boards/1");
    open(&hall.window);
    hall
}

fn focus(window: &Window, cell: &str) {
    window.run(
        "document.querySelector(arguments[0]).focus();",
        &[json!(format!("[data-touched={cell}]"))],
    );
}

/// How many cells arrows lead to from the first.
fn n_reached(window: &Window) -> i64 {
    let script = "const seen = new Set();
        const ahead = [document.querySelector('[data-part=desk] [data-touched]')];
        while (ahead.length > 0) {
            const cell = ahead.pop();
            if (seen.has(cell)) continue;
            seen.add(cell);
            for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
                cell.focus();
                cell.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
                ahead.push(document.activeElement);
            }
        }
        return seen.size;";
    window.run(script, &[]).as_i64().unwrap()
}

/// The cells with beads, each with its colour, as the board draws them.
fn beads(window: &Window) -> String {
    let script = "return ['red', 'blue'].flatMap((colour) =>
        [...document.querySelectorAll('[data-field]:has(.disc.' + colour + ' + .glint)')]
            .map((cell) => cell.dataset.field + ' ' + colour)).sort().join(', ');";
    window.read(script, &[]).as_str().unwrap().to_owned()
}

scenario!(a_whole_game_of_pentagons_is_tapped_proves_its_result_and_is_replayed, |database| {
    let hall = at_the_board(database, "gbc:cairo5");
    let window = &hall.window;
    let moves = whole_game();
    assert_eq!(moves.len(), 31);
    for mv in &moves {
        touch(window, mv);
    }
    assert_eq!(window.overflow(), 0);
    window.sees("The game is over: Red won, 26 to 24.");
    window.sees("The result is filled in.");
    assert_eq!(chosen(window)[0], json!("first"));
    let last = beads(window);
    assert_eq!(last.split(", ").count(), moves.len(), "{last}");
    window.go_by("#result > button");
    window.sees("1 of 1 results in");
    window.sees("verified");
    hall.go("/rounds/1/boards/1");
    window.follow("Replay game");
    assert_eq!(beads(window), "", "before the first move");
    window.press(END);
    window.waits_for("the last position", |window| beads(window) == last);
    assert!(window.path().ends_with("/31"), "{}", window.path());
    assert_eq!(window.overflow(), 0);
});

scenario!(squares_are_typed_by_their_names, |database| {
    let hall = at_the_board(database, "gbc:8");
    let window = &hall.window;
    slow_down(window);
    focus(window, "a1");
    let before = chosen(window);
    window.press_all(&["e", "5"]);
    window.waits_for("a move", |window| text(window) == "1. e5");
    window.waits_for("an answer", is_idle);
    window.press_all(&["b", BACKSPACE, "c", "1"]);
    window.waits_for("a move", |window| is_idle(window) && text(window) == "1. e5 c1");
    assert_eq!(chosen(window), before, "keys of the board only");
});

scenario!(pentagons_are_typed_by_their_names, |database| {
    let hall = at_the_board(database, "gbc:cairo5");
    let window = &hall.window;
    slow_down(window);
    focus(window, "a1l");
    let before = chosen(window);
    window.press_all(&["b", "3", "t"]);
    window.waits_for("a move", |window| text(window) == "1. b3t");
    window.waits_for("an answer", is_idle);
    window.press_all(&["e", "5", "r"]);
    window.waits_for("a move", |window| is_idle(window) && text(window) == "1. b3t e5r");
    assert_eq!(chosen(window), before, "keys of the board only");
});

scenario!(squares_are_touched_and_walked_by_arrows, |database| {
    let hall = at_the_board(database, "gbc:8");
    let window = &hall.window;
    assert_eq!(n_reached(window), 64);
    touch(window, "e5");
    window.sees("Blue: choose where to move.");
    assert_eq!(window.n_of("[data-touched=e4]"), 0, "Red owns it");
    focus(window, "a1");
    window.press(ARROW_RIGHT);
    window.press(ENTER);
    window.waits_for("a move", |window| text(window) == "1. e5 b1");
    assert_eq!(window.overflow(), 0);
});

scenario!(arrows_lead_to_every_hexagon, |database| {
    let hall = at_the_board(database, "gbc:hex5");
    assert_eq!(n_reached(&hall.window), 61);
});

scenario!(arrows_lead_to_every_pentagon, |database| {
    let hall = at_the_board(database, "gbc:cairo5");
    assert_eq!(n_reached(&hall.window), 50);
});

//! The results of a whole round by the keys of a numeric keypad alone.

use serde_json::json;

use crate::database::Lent;
use crate::hall::{Hall, Plan};
use crate::scenario::scenario;
use crate::window::{PHONE, Window};

/// Keys, as the protocol writes them: those of the keypad are another Enter and another 1.
const ENTER: &str = "\u{e007}";
const BACKSPACE: &str = "\u{e003}";
const DIGITS: [&str; 10] = [
    "\u{e01a}", "\u{e01b}", "\u{e01c}", "\u{e01d}", "\u{e01e}", "\u{e01f}", "\u{e020}", "\u{e021}",
    "\u{e022}", "\u{e023}",
];
const MULTIPLY: &str = "\u{e024}";
const SUBTRACT: &str = "\u{e027}";
const DECIMAL: &str = "\u{e028}";
const DIVIDE: &str = "\u{e029}";

/// Two dozen of the order, so that a round has twelve boards.
const PLAYERS: [&str; 24] = [
    "Josef Knecht",
    "Plinio Designori",
    "Fritz Tegularius",
    "Carlo Ferromonte",
    "Pater Jakobus",
    "Thomas von der Trave",
    "Otto Zbinden",
    "Tito Designori",
    "Meister Alexander",
    "Petrus",
    "Anton",
    "Bertram",
    "Dion Pugil",
    "Famulus",
    "Turu",
    "Dasa",
    "Dubois",
    "Pravati",
    "Joculator",
    "Chattus",
    "Clangor",
    "Veraguth",
    "Basilius",
    "Coldwell",
];

/// What twelve slips say, board by board: the key, and the result as the page writes it.
const SLIPS: [(&str, &str); 12] = [
    (DIGITS[1], "1–0"),
    (DIGITS[2], "0–1"),
    (DIGITS[3], "½–½"),
    (DIVIDE, "–/+"),
    (SUBTRACT, "+/–"),
    (MULTIPLY, "–/–"),
    (DIGITS[1], "1–0"),
    (DIGITS[2], "0–1"),
    (DIGITS[1], "1–0"),
    (DIGITS[3], "½–½"),
    (DIGITS[2], "0–1"),
    (DIGITS[1], "1–0"),
];

/// A running round of twelve boards at a game that knows draws.
fn hall(database: &Lent) -> Hall {
    let (spec, players) = ("result-only:Hive", &PLAYERS);
    Hall::of(database, Plan { spec, players, ..Plan::USUAL }).started()
}

/// What is typed for a board: its number, Enter, a key.
fn slip(board: usize, key: &'static str) -> Vec<&'static str> {
    let digits = match board {
        0..10 => vec![DIGITS[board]],
        _ => vec![DIGITS[board / 10], DIGITS[board % 10]],
    };
    [digits, vec![ENTER, key]].concat()
}

fn all_slips() -> Vec<&'static str> {
    SLIPS.iter().enumerate().flat_map(|(idx, (key, _))| slip(idx + 1, key)).collect()
}

fn state(window: &Window) -> String {
    let state = window.read("return document.querySelector('[data-keypad]').dataset.state;", &[]);
    state.as_str().unwrap().to_owned()
}

fn comes_to(window: &Window, wanted: &str) {
    window.waits_for(wanted, |window| state(window) == wanted);
}

/// Holds what the page asks the server until it is released: keys typed meanwhile have to wait, however
/// slowly they come.
fn hold(window: &Window) -> impl FnOnce() {
    let hold = "const ask = window.fetch;
        const held = new Promise((release) => { window.release = release; });
        window.fetch = async (...all) => { await held; return ask(...all); };";
    window.run(hold, &[]);
    || {
        window.run("window.release();", &[]);
    }
}

fn score(window: &Window, board: usize) -> String {
    let script = "return document.querySelector(arguments[0]).textContent.trim();";
    let css = format!("#board-{board} [data-part=score]");
    window.read(script, &[json!(css)]).as_str().unwrap().to_owned()
}

fn fault(window: &Window) -> String {
    let script = "return document.querySelector('[data-part=fault]').innerText;";
    window.read(script, &[]).as_str().unwrap().to_owned()
}

scenario!(
    twelve_boards_take_thirty_nine_keys_and_are_compared_key_by_key,
    on_postgres,
    |database| {
        let hall = hall(database);
        let window = &hall.window;
        hall.go("/rounds/1");
        window.follow("Enter results");
        let keys = all_slips();
        assert_eq!(keys.len(), 39, "nine boards of three keys, three of four");
        window.press_all(&keys);
        window.waits_for("all results", |window| window.text().contains("12 of 12 results in"));
        comes_to(window, "idle");
        let here = window.path();
        window.go(&here);
        for (idx, (_, told)) in SLIPS.iter().enumerate() {
            assert_eq!(score(window, idx + 1), *told, "board {}", idx + 1);
        }
        window.follow("Re-key");
        window.press_all(&keys);
        window.sees("12 of 12 agree");
        comes_to(window, "idle");
        // A key that says something else stops; what is typed behind it is not compared.
        let here = window.path();
        window.go(&here);
        let wrong = [slip(1, DIGITS[1]), slip(2, DIGITS[1]), slip(3, DIGITS[3])].concat();
        window.press_all(&wrong);
        comes_to(window, "stopped");
        let told = fault(window);
        assert!(told.contains("Board 2: you typed 1–0, but 0–1 is recorded."), "{told}");
        window.sees("1 of 12 agree");
        window.press(DECIMAL);
        comes_to(window, "idle");
        window.press_all(&slip(2, DIGITS[2]));
        window.sees("2 of 12 agree");
        window.follow("Slips in order");
        let boards = "return [...document.querySelectorAll('tbody td:nth-child(2)')]
        .map((cell) => Number(cell.textContent));";
        assert_eq!(window.read(boards, &[]), json!((1..=12).collect::<Vec<_>>()));
    }
);

scenario!(backspace_goes_back_key_by_key_and_then_undoes_what_was_saved, |database| {
    let hall = hall(database);
    let window = &hall.window;
    hall.go("/rounds/1/enter");
    // The number, the board and the way back to the number by the point.
    window.press_all(&[DIGITS[1], DIGITS[2], BACKSPACE, ENTER, DECIMAL]);
    window.press_all(&slip(2, DIGITS[1]));
    window.press_all(&slip(3, DIGITS[2]));
    window.sees("2 of 12 results in");
    window.press(BACKSPACE);
    window.sees("1 of 12 results in");
    comes_to(window, "idle");
    assert_eq!([score(window, 2), score(window, 3)], ["1–0", "open"]);
    window.press(BACKSPACE);
    window.sees("0 of 12 results in");
    comes_to(window, "idle");
    window.press(BACKSPACE);
    comes_to(window, "stopped");
    assert!(fault(window).contains("nothing to undo"), "{}", fault(window));
    window.press(DECIMAL);
    window.press_all(&slip(3, DIVIDE));
    window.sees("1 of 12 results in");
    assert_eq!(score(window, 3), "–/+");
});

scenario!(a_fault_stops_and_nothing_behind_it_is_saved, |database| {
    let hall = hall(database);
    let window = &hall.window;
    hall.go("/rounds/1/enter");
    let twice = [slip(1, DIGITS[1]), slip(1, DIGITS[2]), slip(4, DIGITS[1])].concat();
    let release = hold(window);
    window.press_all(&twice);
    release();
    comes_to(window, "stopped");
    let told = fault(window);
    assert!(told.contains("Board 1 already has a result: 1–0."), "{told}");
    // Whatever is pressed now is no board and no result.
    window.press_all(&slip(5, DIGITS[1]));
    window.press(DECIMAL);
    comes_to(window, "idle");
    window.press_all(&[DIGITS[1], DIGITS[3], ENTER]);
    comes_to(window, "stopped");
    assert!(fault(window).contains("There is no board 13"), "{}", fault(window));
    let here = window.path();
    window.go(&here);
    window.sees("1 of 12 results in");
    assert_eq!(score(window, 1), "1–0");
});

scenario!(keys_of_the_field_are_no_shortcuts_of_the_page, |database| {
    let hall = hall(database);
    let window = &hall.window;
    hall.go("/rounds/1/enter");
    window.press_all(&["?", "/", DIVIDE, MULTIPLY]);
    let held =
        "return document.activeElement.id + document.querySelectorAll('dialog[open]').length;";
    assert_eq!(window.read(held, &[]), json!("keypad0"));
});

scenario!(buttons_save_without_a_keypad_and_without_script, |database| {
    let hall = hall(database);
    let window = &hall.window;
    window.resize(PHONE);
    hall.go("/rounds/1/enter");
    assert_eq!(window.overflow(), 0);
    window.click("#board-2 [value=second]");
    window.sees("1 of 12 results in");
    assert_eq!(score(window, 2), "0–1");
    window.click("#board-2 [value=undo]");
    window.sees("0 of 12 results in");
    window.go_without_script();
    hall.go("/rounds/1/enter");
    window.go_by("#board-3 [value=draw]");
    assert!(window.path().contains("/rounds/1/enter"), "{}", window.path());
    window.sees("1 of 12 results in");
    assert_eq!(score(window, 3), "½–½");
    window.go_by("#board-3 [value=undo]");
    window.sees("0 of 12 results in");
});

scenario!(what_is_improbable_is_saved_by_the_number_of_its_board_again, |database| {
    let hall = hall(database).begins_later();
    let window = &hall.window;
    hall.go("/rounds/1/enter");
    let release = hold(window);
    window.press_all(&[slip(3, DIVIDE), slip(4, DIGITS[1])].concat());
    release();
    comes_to(window, "stopped");
    let told = fault(window);
    assert!(told.contains("Board 3 is unlikely") && told.contains("board 4"), "{told}");
    // Another number confirms nothing, nor does a key of a result.
    window.press_all(&[DIGITS[4], ENTER, DIVIDE]);
    comes_to(window, "stopped");
    assert_eq!(score(window, 3), "open");
    window.press_all(&[DIGITS[3], ENTER]);
    comes_to(window, "idle");
    window.sees("1 of 12 results in");
    assert_eq!([score(window, 3), score(window, 4)], ["–/+", "open"]);
    // Whoever has mistyped leaves it by the point.
    window.press_all(&slip(5, MULTIPLY));
    comes_to(window, "stopped");
    window.press(DECIMAL);
    comes_to(window, "idle");
    window.press_all(&slip(5, DIGITS[2]));
    window.sees("2 of 12 results in");
    assert_eq!(score(window, 5), "0–1");
});

scenario!(without_a_connection_keys_wait_and_are_saved_once, |database| {
    let mut hall = hall(database);
    hall.go("/rounds/1/enter");
    // One is saved, but its answer is lost: sent again, it is the same.
    let lost = "const ask = window.fetch;
        window.fetch = async (...all) => {
            window.fetch = ask;
            await ask(...all);
            throw new TypeError('the network is gone');
        };";
    hall.window.run(lost, &[]);
    hall.window.press_all(&slip(1, DIGITS[1]));
    hall.window.sees("1 of 12 results in");
    hall.dies();
    let window = &hall.window;
    window.press_all(&[slip(2, DIGITS[2]), slip(3, DIGITS[3]), slip(4, DIGITS[1])].concat());
    window.press(BACKSPACE);
    window.sees("No connection. What you enter is kept on this device");
    hall.comes_back();
    let window = &hall.window;
    window.sees("3 of 12 results in");
    comes_to(window, "idle");
    assert_eq!([1, 2, 3, 4].map(|board| score(window, board)), ["1–0", "0–1", "½–½", "open"]);
    assert!(!window.text().contains("No connection."), "{}", window.text());
});

scenario!(what_the_keypad_has_left_is_named_and_sent_on_the_next_visit, |database| {
    let hall = hall(database);
    let window = &hall.window;
    hall.go("/rounds/1/enter");
    window.is_offline(true);
    window.press_all(&slip(2, DIGITS[2]));
    window.sees("No connection. What you enter is kept on this device");
    // The page was closed, and its network is back on another one.
    window.run("window.fetch = async () => { throw new TypeError('closed'); };", &[]);
    window.is_offline(false);
    window.go("/events");
    window.sees("Not sent yet");
    window.click(".who summary");
    window.click(".who form button");
    window.sees("Leave without sending?");
    window.click("#outbox-ask button[value=no]:not([hidden])");
    // The menu of the account stands before it.
    window.click(".who summary");
    window.go_by("#outbox a[data-do=page]");
    window.sees("1 of 12 results in");
    comes_to(window, "idle");
    assert_eq!(score(window, 2), "0–1");
    window.go("/events");
    window.waits_for("an empty outbox", |window| !window.text().contains("Not sent yet"));
});

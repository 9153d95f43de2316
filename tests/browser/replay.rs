//! A game played through: by itself, by keys, from both sides, with and without motion.

use serde_json::json;

use crate::database::Lent;
use crate::hall::Hall;
use crate::scenario::scenario;
use crate::window::{LAPTOP, PHONE, Window};

/// Keys, as the protocol writes them.
const ARROW_LEFT: &str = "\u{e012}";
const ARROW_RIGHT: &str = "\u{e014}";
const HOME: &str = "\u{e011}";
const END: &str = "\u{e010}";

const GAME: &str = include_str!("../../docs/games/freeling-van-zon-1997-corrected.record");
const CHALLENGE: &str = "[Game \"gbc:9\"]\n[Result \"*\"]\n\n1. b2 b5 2. b8 e2 3. e5 e8\n";

/// A window on a game, and the game's path.
fn published(database: &Lent, record: &str) -> (Hall, String) {
    let hall = Hall::usual(database);
    hall.window.go("/games/new");
    hall.window.fill("#title", "A game");
    hall.window.paste("#record", record);
    hall.window.go_by("main form > button");
    hall.window.has(".replay");
    let game = hall.window.path();
    (hall, game)
}

fn is_at(window: &Window, path: &str) {
    window.waits_for(path, |window| window.path() == path);
}

/// Whether beads are on their way.
fn moves(window: &Window) -> bool {
    let script = "return document.getAnimations().some((one) => one.playState === 'running');";
    window.read(script, &[]) == json!(true)
}

fn is_playing(window: &Window) -> bool {
    window.n_of(".play > span:last-child:not([hidden])") == 1
}

fn emulate(window: &Window, name: &str, value: &str) {
    let features = json!([{ "name": name, "value": value }]);
    window.emulate_features(&features);
}

scenario!(a_game_plays_by_itself_until_somebody_pauses_it, |database| {
    let (hall, game) = published(database, GAME);
    let window = &hall.window;
    window.click(".play");
    assert!(is_playing(window));
    is_at(window, &format!("{game}/1"));
    window.waits_for("beads on their way", moves);
    is_at(window, &format!("{game}/2"));
    window.press(" ");
    window.waits_for("a pause", |window| !is_playing(window));
    let paused = window.path();
    window.press(" ");
    window.waits_for("the next move", |window| window.path() != paused);
    window.press(ARROW_LEFT);
    window.waits_for("a pause", |window| !is_playing(window));
});

scenario!(keys_step_through_a_game_and_do_not_wait_for_beads, |database| {
    let (hall, game) = published(database, GAME);
    let window = &hall.window;
    window.press_all(&[ARROW_RIGHT, ARROW_RIGHT, ARROW_RIGHT, ARROW_LEFT]);
    is_at(window, &format!("{game}/2"));
    window.press(END);
    is_at(window, &format!("{game}/143"));
    window.press(HOME);
    is_at(window, &format!("{game}/0"));
    window.press(ARROW_RIGHT);
    window.waits_for("beads on their way", moves);
    assert!(window.n_of(".flight use") >= 2);
    window.waits_for("all beads in place", |window| window.n_of(".flight") == 0);
    assert_eq!(window.n_of(".board [visibility=hidden]"), 0);
});

scenario!(f_flips_the_board_and_back, |database| {
    let (hall, game) = published(database, GAME);
    let window = &hall.window;
    let lower = "return document.querySelectorAll('.player-line bdi')[1].textContent;";
    assert_eq!(window.read(lower, &[]), json!("Freeling"));
    window.press("f");
    is_at(window, &format!("{game}/0?from=second"));
    assert_eq!(window.read(lower, &[]), json!("van Zon"));
    window.press(ARROW_RIGHT);
    is_at(window, &format!("{game}/1?from=second"));
    window.press("f");
    is_at(window, &format!("{game}/1"));
});

scenario!(who_wants_no_motion_sees_none, |database| {
    let (hall, game) = published(database, GAME);
    let window = &hall.window;
    emulate(window, "prefers-reduced-motion", "reduce");
    window.press(ARROW_RIGHT);
    is_at(window, &format!("{game}/1"));
    assert!(!moves(window) && window.n_of(".flight") == 0);
    window.press(" ");
    is_at(window, &format!("{game}/3"));
    assert!(!moves(window) && window.n_of(".flight") == 0);
});

scenario!(beads_of_a_challenge_come_and_squares_change_hands, |database| {
    let (hall, game) = published(database, CHALLENGE);
    let window = &hall.window;
    window.press(ARROW_RIGHT);
    is_at(window, &format!("{game}/1"));
    window.waits_for("a bead on its way", moves);
    window.waits_for("the end of it", |window| !moves(window));
    assert_eq!(window.n_of("[data-field=b2] .disc.red"), 1);
});

scenario!(a_replay_fits_a_phone_and_one_screen_of_a_laptop, |database| {
    let (hall, game) = published(database, GAME);
    let window = &hall.window;
    window.go(&format!("{game}/40"));
    window.resize(PHONE);
    assert_eq!(window.overflow(), 0);
    let least = "return Math.min(...[...document.querySelectorAll('.controls > *')]
        .flatMap((part) => [part.getBoundingClientRect().width, part.getBoundingClientRect().height]));";
    assert!(window.read(least, &[]).as_f64().unwrap() >= 44.0);
    window.resize(LAPTOP);
    assert_eq!(window.overflow(), 0);
    let bottom = "return Math.max(...['.controls', '.moves', '.chart'].map((css) =>
        document.querySelector(css).getBoundingClientRect().bottom));";
    assert!(window.read(bottom, &[]).as_f64().unwrap() <= 900.0);
    let is_seen = "const [list, move] = ['.moves', '.moves [aria-current]'].map((css) =>
        document.querySelector(css).getBoundingClientRect());
        return move.top >= list.top && move.bottom <= list.bottom;";
    assert_eq!(window.read(is_seen, &[]), json!(true), "the move shown is in sight");
});

scenario!(a_game_plays_in_a_frame, |database| {
    let (hall, game) = published(database, GAME);
    let window = &hall.window;
    window.go(&format!("{game}/embed"));
    assert_eq!(window.n_of("form"), 0);
    window.press(ARROW_RIGHT);
    is_at(window, &format!("{game}/embed/1"));
    window.resize(PHONE);
    assert_eq!(window.overflow(), 0);
});

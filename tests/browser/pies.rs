//! The pie at the table: two players with one phone between them.

use serde_json::json;

use crate::database;
use crate::first_start::sign_up;
use crate::server::Server;
use crate::window::{LAPTOP, PHONE, Window};

/// A running tournament of two at a board of so many squares, whose handicap is named at the board.
fn board(window: &Window, spec: &str, pie: &str) -> String {
    window.go("/events/new");
    window.fill("#name", "Waldzell Open");
    window.set("#starts_on", "2026-11-20");
    window.go_by("main form button");
    window.sees("New tournament");
    let event = window.path();
    window.go(&format!("{event}/tournaments/new"));
    window.fill("#name", "Challenge");
    window.fill("#spec", spec);
    window.click(&format!("#pie option[value={pie}]"));
    window.go_by("#make");
    window.sees("What is next");
    let tournament = window.path();
    for name in ["Josef Knecht", "Plinio Designori"] {
        window.go(&format!("{tournament}/entries"));
        window.fill("#name", name);
        window.go_by("form:has(#rating) button");
        window.sees(name);
    }
    window.go(&tournament);
    window.click("input[value=entered]");
    window.go_by("form[action$=start] button");
    window.sees("Round 1 of 1");
    format!("{tournament}/rounds/1/boards/1")
}

fn fits(window: &Window) {
    for width in [LAPTOP, PHONE] {
        window.resize(width);
        assert_eq!(window.overflow(), 0, "{} at {width} pixels", window.path());
    }
}

#[test]
fn two_players_settle_stakes_and_sides_on_a_phone() {
    let mut server = Server::start(&database::on_sqlite(), &[]);
    let window = sign_up(&mut server);
    let board = board(&window, "gbc:9", "stakes");
    window.go(&board);
    window.sees("Nothing has been named yet");
    fits(&window);
    let is_board_whole = "const room = document.querySelector('.stakes-room');
        return room.scrollWidth <= room.clientWidth;";
    assert_eq!(window.read(is_board_whole, &[]), json!(true), "all squares are seen at once");
    let side = "return document.querySelector('.stakes input').getBoundingClientRect().width;";
    assert!(window.read(side, &[]).as_f64().unwrap() >= 27.0, "a square can be touched");
    window.click("input[value=c3]");
    window.click("input[value=e5]");
    window.go_by("form[action$=offer] button");
    window.sees("Josef Knecht staked out c3, e5 for Blue.");
    window.sees("Plinio Designori, which side do you take?");
    assert_eq!(window.n_of("svg .stake"), 2);
    fits(&window);
    window.go_by("button[name=side][value=first]");
    window.sees("Plinio Designori chose Red.");
    fits(&window);
    window.click("input[name=outcome][value=second]");
    window.click("input[value=resignation]");
    window.go_by("#result > button");
    window.sees("1 of 1 results in");
    window.go(&board);
    window.sees("Josef Knecht won, the opponent resigned");
    fits(&window);
}

#[test]
fn the_largest_board_moves_sideways_and_the_page_does_not() {
    let mut server = Server::start(&database::on_sqlite(), &[]);
    let window = sign_up(&mut server);
    let board = board(&window, "gbc:19", "stakes");
    window.go(&board);
    window.has("input[value=s19]");
    fits(&window);
    window.click("input[value=s19]");
    window.go_by("form[action$=offer] button");
    window.sees("Josef Knecht staked out s19 for Blue.");
    fits(&window);
}

//! A newcomer learns a game, and tries a few moves.

use crate::scenario::scenario;
use crate::server::Server;
use crate::window::{LAPTOP, PHONE, Window};

/// The moves so far, as the board to try has them.
fn moves(window: &Window) -> String {
    let script = "return document.querySelector('.trial code')?.textContent ?? '';";
    window.read(script, &[]).as_str().unwrap().to_owned()
}

/// What tells a load of the page from another one.
fn load(window: &Window) -> serde_json::Value {
    window.read("return performance.timeOrigin;", &[])
}

/// From the start page to the rules of a game.
fn learn(window: &Window, game: &str) {
    window.go("/");
    window.go_by(".foot a[href='/how-to-play']");
    window.follow(game);
    window.sees("Your move");
}

fn pit(letter: &str) -> String {
    format!(".trial a:has(> [data-field='{letter}'])")
}

scenario!(a_newcomer_learns_a_game_and_tries_three_moves, on_postgres, |database| {
    let server = Server::start(&database.url, &[]);
    let window = Window::open(&server.url);
    learn(&window, "Oware");
    let loaded = load(&window);
    for (letter, so_far) in [("D", "D"), ("e", "D e"), ("F", "D e F")] {
        window.click(&pit(letter));
        window.waits_for(so_far, |window| moves(window) == so_far);
    }
    assert_eq!(load(&window), loaded, "the page stays where it is");
    assert!(window.path().ends_with("?moves=D+e+F#try"), "{}", window.path());
    window.click(".trial a[rel~=prev]");
    window.waits_for("a move taken back", |window| moves(window) == "D e");
    window.run("history.back();", &[]);
    window.waits_for("the way back", |window| moves(window) == "D e F");
    window.click(".trial a[rel~=start]");
    window.waits_for("the start", |window| moves(window).is_empty());
});

scenario!(without_script_each_move_is_a_page, |database| {
    let server = Server::start(&database.url, &[]);
    let window = Window::open(&server.url);
    window.go_without_script();
    learn(&window, "Oware");
    for (letter, so_far) in [("D", "D"), ("e", "D e"), ("F", "D e F")] {
        window.go_by(&pit(letter));
        assert_eq!(moves(&window), so_far);
    }
    window.go_by(".trial a[rel~=prev]");
    assert_eq!(moves(&window), "D e");
});

scenario!(beads_are_chosen_one_by_one, |database| {
    let server = Server::start(&database.url, &[]);
    let window = Window::open(&server.url);
    learn(&window, "Glass Bead Game");
    window.click(&pit("C"));
    window.has(".trial .beads a");
    assert_eq!(window.n_of(".trial .beads a"), 2, "the gem and the stone");
    window.click(".trial .beads a");
    window.waits_for("a move", |window| moves(window) == "C40");
    let said = "return document.querySelector('.trial [role=status]').textContent;";
    window.waits_for("what is next", |window| {
        window.read(said, &[]) == "North: choose where to move."
    });
});

scenario!(a_board_is_tried_by_keyboard, |database| {
    let server = Server::start(&database.url, &[]);
    let window = Window::open(&server.url);
    learn(&window, "Oware");
    window.run("document.querySelector('.trial svg a').focus();", &[]);
    window.press("\u{e007}");
    window.waits_for("a move", |window| !moves(window).is_empty());
    let inside = "return document.activeElement.closest('.trial') !== null;";
    window.waits_for("the focus stays", |window| window.read(inside, &[]) == true);
    window.press("\u{e007}");
    window.waits_for("another", |window| moves(window).split(' ').count() == 2);
});

scenario!(the_pages_of_rules_fit_a_phone, |database| {
    let server = Server::start(&database.url, &[]);
    let window = Window::open(&server.url);
    let games =
        ["gbg:9", "gbc:19", "bohnenspiel", "oware"].map(|game| format!("/how-to-play/{game}"));
    let others = ["/how-to-play", "/about", "/privacy"].map(str::to_owned);
    for page in games.iter().chain(&others) {
        window.go(page);
        for width in [PHONE, LAPTOP] {
            window.resize(width);
            assert_eq!(window.overflow(), 0, "{page} at {width} pixels");
        }
    }
});

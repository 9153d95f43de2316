//! A game by link: two phones and somebody who watches.

use serde_json::json;

use crate::hall::{Hall, Plan};
use crate::phones::comes_in;
use crate::scenario::scenario;
use crate::window::Window;

/// Where the first field that can be played leads; nothing while it is somebody else's turn.
fn may_play(window: &Window) -> bool {
    window.n_of("[data-part=game] svg a") > 0
}

fn n_moves(window: &Window) -> usize {
    window.n_of(".link-moves code:not(:empty)")
}

fn is_over(window: &Window) -> bool {
    window.text().contains("Shown by the moves: played to the end.")
}

/// A whole game, of the records in `crates/rules/tests/data/`: s101-0165.
const MOVES: &str = "E e B b B c A b D e C c F e E f F a C f E b";

/// Taps a pit.
fn taps(window: &Window, mv: &str) {
    let pit = format!("[data-part=game] svg a:has(> [data-field='{mv}'])");
    window.run("document.querySelector(arguments[0]).focus();", &[json!(pit)]);
    window.press("\u{e007}");
    window.has("button[value=move]");
}

/// Taps a pit, and sends the move.
fn plays(window: &Window, mv: &str) {
    taps(window, mv);
    window.go_by("button[value=move]");
}

/// The move that is made where there is no network.
const OFFLINE: usize = 5;

/// The same where there is no network: the move waits, and says so.
fn plays_offline(window: &Window, mv: &str) {
    taps(window, mv);
    window.is_offline(true);
    window.click("button[value=move]");
    window.sees("Not sent yet");
    window.sees("Sent by itself as soon as there is a connection.");
}

/// A phone of a player who has made an account, which the arbiter has confirmed.
fn with_account(hall: &Hall, nth: usize) -> Window {
    let phone = comes_in(hall, nth);
    phone.follow("Create account");
    phone.fill("#name", &format!("player {nth}"));
    phone.fill("#password", "seven beads on waldzell green");
    phone.fill("#password_again", "seven beads on waldzell green");
    phone.go_by("main form.sheet > button");
    phone.sees("waits for an arbiter");
    assert_eq!(phone.overflow(), 0);
    hall.window.go(&format!("{}/queue", hall.event));
    hall.window.go_by("form[action$='/confirm'] button");
    hall.window.sees("Account confirmed.");
    phone
}

/// Offers a rated game, and moves first; answers the path of the link.
fn offers_rated(window: &Window) -> String {
    window.go("/by-link/new");
    window.click("input[name=game][value=bohnenspiel]");
    window.set("#begins", "challenger");
    window.click("input[name=rated]");
    window.go_by("main form > button");
    let link = window.read("return document.querySelector('p.code').textContent;", &[]);
    let link = link.as_str().unwrap().trim();
    link[link.find("/g/").unwrap()..].to_owned()
}

scenario!(two_phones_play_a_bohnenspiel_to_its_end, on_postgres, |database| {
    let hall = Hall::open(database, Plan::USUAL).started();
    let (knecht, plinio) = (&with_account(&hall, 1), with_account(&hall, 2));
    plinio.go(&offers_rated(knecht));
    plinio.sees("challenges you");
    plinio.go_by("main form > button");
    let board = plinio.path();
    knecht.go(&board);
    let watcher = Window::open(knecht.base());
    watcher.go(&board);
    for (idx, mv) in MOVES.split(' ').enumerate() {
        let mover = if idx % 2 == 0 { knecht } else { &plinio };
        // The page of whoever waits is brought up to date by itself, as that of whoever watches.
        mover.waits_for("the own turn", may_play);
        if idx == OFFLINE {
            plays_offline(mover, mv);
            assert_eq!(n_moves(&watcher), idx);
            mover.is_offline(false);
        } else {
            plays(mover, mv);
        }
        watcher.waits_for("the move", |window| n_moves(window) == idx + 1 || is_over(window));
    }
    for window in [knecht, &plinio, &watcher] {
        window.waits_for("the end", is_over);
        assert_eq!(window.overflow(), 0);
    }
    watcher.follow("Replay game");
    watcher.sees("verified");
    let title = watcher.read("return document.querySelector('h1').textContent;", &[]);
    assert!(title.as_str().unwrap().contains("Plinio Designori"), "{title}");
    assert_eq!(watcher.read("return document.querySelectorAll('.replay').length;", &[]), json!(1));
    for name in ["Josef Knecht", "Plinio Designori"] {
        watcher.go("/players");
        watcher.follow(name);
        watcher.sees("Bohnenspiel, by link");
        watcher.has(&format!("a[href='{board}']"));
    }
});

/// What is read to whoever does not see the board.
fn told(window: &Window) -> String {
    let said = "return document.querySelector('[data-part=said]').textContent;";
    window.read(said, &[]).as_str().unwrap_or_default().to_owned()
}

/// What the clock that runs shows.
fn time_left(window: &Window) -> String {
    let shown = "return document.querySelector('.moves-next .time-left')?.textContent;";
    window.read(shown, &[]).as_str().unwrap_or_default().to_owned()
}

/// Begins a live game for two others; answers the paths of their links.
fn begins_for_two(window: &Window) -> Vec<String> {
    window.go("/by-link/for-others");
    window.click("input[name=game][value=bohnenspiel]");
    window.set("#time", "10+5");
    window.set("#begins", "first");
    window.fill("#name", "Josef Knecht");
    window.fill("#second_name", "Plinio Designori");
    window.go_by("main form > button");
    assert_eq!(window.overflow(), 0);
    let links =
        "return [...document.querySelectorAll('p.code')].map((one) => one.textContent).join(' ');";
    let links = window.read(links, &[]);
    let paths = links.as_str().unwrap().split_whitespace();
    paths.map(|link| link[link.find("/g/").unwrap()..].to_owned()).collect()
}

scenario!(a_tap_is_a_move_for_whoever_confirms_none, on_postgres, |database| {
    let hall = Hall::open(database, Plan::USUAL);
    let links = begins_for_two(&hall.window);
    let both = [hall.phone(), hall.phone()];
    for (phone, link) in both.iter().zip(&links) {
        phone.go(link);
        phone.go_by(".welcome button");
    }
    let [knecht, plinio] = &both;
    knecht.waits_for("the clocks", may_play);
    knecht.sees("Server round trip");
    knecht.click("summary:has(+ .settings)");
    knecht.go_by("button[value='at-once']");
    let pit = |mv: &str| format!("[data-part=game] svg a:has(> [data-field='{mv}'])");
    knecht.run("document.querySelector(arguments[0]).focus();", &[json!(pit("E"))]);
    // The fresh board is loaded, though its address is that of this page but for the place on it.
    assert!(!knecht.path().contains('?'), "{}", knecht.path());
    knecht.leaves(|window| window.press("\u{e007}"));
    assert_eq!(n_moves(knecht), 1);
    plinio.waits_for("the own turn", may_play);
    plinio.waits_for("the move to be told", |window| !told(window).is_empty());
    taps(plinio, "e");
    assert_eq!(n_moves(knecht), 1, "whoever confirms moves is asked");
    // The own clock runs on meanwhile.
    let shown = time_left(plinio);
    plinio.waits_for("the clock to run on", |window| time_left(window) != shown);
    plinio.go_by("button[value=move]");
    // A board that a live page has fetched is tapped as the first one.
    knecht.waits_for("the own turn", may_play);
    knecht.run("document.querySelector(arguments[0]).focus();", &[json!(pit("B"))]);
    knecht.press("\u{e007}");
    plinio.waits_for("the move", |window| n_moves(window) == 3);
    plinio.click("summary:has(+ form[action$='/say'])");
    plinio.go_by("button[value='good-luck']");
    knecht.waits_for("the words to be told", |window| told(window).contains("Good luck!"));
    for phone in &both {
        assert_eq!(phone.overflow(), 0);
    }
});

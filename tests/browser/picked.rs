//! The game of a tournament, picked from a list: found by typing, filled in, saved.

use serde_json::json;

use crate::hall::Hall;
use crate::scenario::scenario;
use crate::window::{LAPTOP, PHONE, Window};

/// Keys, as the protocol writes them.
const ENTER: &str = "\u{e007}";
const SEARCH: &str = "#game-search";

/// The names of the games that are seen, and in brackets the one that is picked.
fn seen(window: &Window) -> String {
    let script = "return [...document.querySelectorAll('.pick')]
        .filter((card) => card.getClientRects().length > 0)
        .map((card) => [card.querySelector('b').innerText, card.querySelector('input').checked])
        .map(([name, isPicked]) => isPicked ? `[${name}]` : name).join(', ');";
    window.read(script, &[]).as_str().unwrap().to_owned()
}

fn finds(window: &Window, typed: &str, expected: &str) {
    window.fill(SEARCH, typed);
    assert_eq!(seen(window), expected, "{typed}");
}

/// Whether a field is seen.
fn is_seen(window: &Window, field: &str) -> bool {
    let script = "return document.getElementById(arguments[0]).getClientRects().length > 0;";
    window.read(script, &[json!(field)]) == json!(true)
}

scenario!(typing_finds_a_game_by_its_name_its_code_and_whose_it_is, |database| {
    let hall = Hall::usual(database);
    let window = &hall.window;
    window.go(&format!("{}/tournaments/new", hall.event));
    let all = "[Glass Bead Game], Glass Bead Challenge, Bohnenspiel, Oware, Other game";
    assert_eq!(seen(window), all);
    let glass_bead_game = "[Glass Bead Game], Other game";
    for typed in ["Glass Bead Game", "gbg", "gbg:6", "gbg:5,tie=emptied", "freeling", "U-Con"] {
        finds(window, typed, glass_bead_game);
    }
    finds(window, "Balmer", "[Glass Bead Challenge], Other game");
    finds(window, "BOHNEN", "[Bohnenspiel], Other game");
    finds(window, "abapa", "[Oware], Other game");
    finds(window, "Hive", "[Other game]");
    window.press(ENTER);
    let name = "return document.activeElement.id + ' ' + document.activeElement.value;";
    assert_eq!(window.read(name, &[]).as_str(), Some("other-name Hive"));
    window.paste(SEARCH, "");
    assert_eq!(seen(window).matches(", ").count(), 4, "all again");
});

scenario!(picking_a_game_shows_its_options_and_saves_them, |database| {
    let hall = Hall::usual(database);
    let window = &hall.window;
    window.go(&format!("{}/tournaments/new", hall.event));
    assert!(is_seen(window, "gbg-size") && !is_seen(window, "gbc-komi"));
    window.click("input[name=game][value=gbc]");
    assert!(!is_seen(window, "gbg-size") && is_seen(window, "gbc-komi"));
    window.fill("#name", "Masters");
    window.fill("#gbc-komi", "three");
    window.go_by("#make");
    window.sees("“three” isn’t a komi");
    assert!(is_seen(window, "gbc-komi"));
    window.fill("#gbc-komi", "3½");
    window.set("#gbc-size", "10");
    window.go_by("#make");
    window.sees("Glass Bead Challenge 10×10, komi 3.5 for Blue");
});

scenario!(the_list_of_games_fits_a_phone_and_a_laptop, |database| {
    let hall = Hall::usual(database);
    let window = &hall.window;
    for width in [PHONE, LAPTOP] {
        window.resize(width);
        window.go(&format!("{}/tournaments/new", hall.event));
        for game in ["gbg", "gbc", "bohnenspiel", "oware", "other"] {
            window.click(&format!("input[name=game][value={game}]"));
            assert_eq!(window.overflow(), 0, "{game} at {width} pixels");
            assert_eq!(hall.n_outside(".pick"), 0, "{game} at {width} pixels");
        }
    }
});

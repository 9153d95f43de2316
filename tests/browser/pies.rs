//! The pie at the table: two players with one phone between them.

use domain::pies::Handicap;
use serde_json::json;

use crate::database::Lent;
use crate::hall::{Hall, Plan};
use crate::scenario::scenario;
use crate::window::{LAPTOP, PHONE, Window};

/// A running tournament of two at a board of so many squares, whose handicap is named at the board.
fn staked(database: &Lent, spec: &str) -> Hall {
    let pie = Some(Handicap::Stakes);
    Hall::of(database, Plan { name: "Challenge", spec, pie, ..Plan::USUAL }).started()
}

fn fits(window: &Window) {
    for width in [LAPTOP, PHONE] {
        window.resize(width);
        assert_eq!(window.overflow(), 0, "{} at {width} pixels", window.path());
    }
}

/// Every cell is seen, and large enough to be touched.
fn shows_whole_board(window: &Window) {
    let is_whole = "const room = document.querySelector('.stakes-room');
        return room.scrollWidth <= room.clientWidth;";
    assert_eq!(window.read(is_whole, &[]), json!(true), "all cells are seen at once");
    let side = "return document.querySelector('.stakes input').getBoundingClientRect().width;";
    assert!(window.read(side, &[]).as_f64().unwrap() >= 27.0, "a cell can be touched");
}

scenario!(two_players_settle_stakes_and_sides_on_a_phone, |database| {
    let hall = staked(database, "gbc:9");
    let window = &hall.window;
    hall.go("/rounds/1/boards/1");
    window.sees("Nothing has been named yet");
    fits(window);
    shows_whole_board(window);
    window.click("input[value=c3]");
    window.click("input[value=e5]");
    window.go_by("form[action$=offer] button");
    window.sees("Josef Knecht staked out c3, e5 for Blue.");
    window.sees("Plinio Designori, which side do you take?");
    assert_eq!(window.n_of("svg .stake"), 2);
    fits(window);
    window.go_by("button[name=side][value=first]");
    window.sees("Plinio Designori chose Red.");
    fits(window);
    window.click("input[name=outcome][value=second]");
    window.click("input[value=resignation]");
    window.go_by("#result > button");
    window.sees("1 of 1 results in");
    hall.go("/rounds/1/boards/1");
    window.sees("Josef Knecht won by resignation");
    fits(window);
});

scenario!(the_largest_board_moves_sideways_and_the_page_does_not, |database| {
    let hall = staked(database, "gbc:19");
    let window = &hall.window;
    hall.go("/rounds/1/boards/1");
    window.has("input[value=s19]");
    fits(window);
    window.click("input[value=s19]");
    window.go_by("form[action$=offer] button");
    window.sees("Josef Knecht staked out s19 for Blue.");
    fits(window);
});

scenario!(stakes_are_named_on_hexagons, |database| {
    names_stakes(database, "gbc:hex5", ["a1", "e9"]);
});

scenario!(stakes_are_named_on_pentagons, |database| {
    names_stakes(database, "gbc:cairo5", ["b3t", "c3l"]);
});

/// Two stakes, named on a phone, and seen on the board afterwards.
fn names_stakes(database: &Lent, spec: &str, stakes: [&str; 2]) {
    let hall = staked(database, spec);
    let window = &hall.window;
    hall.go("/rounds/1/boards/1");
    fits(window);
    shows_whole_board(window);
    for stake in stakes {
        window.click(&format!("input[value={stake}]"));
    }
    window.go_by("form[action$=offer] button");
    window.sees(&format!("Josef Knecht staked out {}, {} for Blue.", stakes[0], stakes[1]));
    assert_eq!(window.n_of("svg .stake"), 2);
    fits(window);
}

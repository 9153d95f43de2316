//! How pages look to people: on a phone, on a laptop, by keyboard.

use serde_json::json;

use crate::database::Lent;
use crate::hall::{Hall, Plan};
use crate::scenario::scenario;
use crate::window::{LAPTOP, PHONE, Window};

/// Keys, as the protocol writes them.
const ENTER: &str = "\u{e007}";
const ARROW_RIGHT: &str = "\u{e014}";

const CORRECTED: &str = include_str!("../../docs/games/freeling-van-zon-1997-corrected.record");

/// A running tournament of two, in which everything has the same name, sixty letters at most.
fn long_names(database: &Lent, title: &str) -> Hall {
    let names = ["W".repeat(60), "M".repeat(60)];
    let players = [names[0].as_str(), &names[1]];
    let plan = Plan { name: title, club: Some(players[0]), players: &players, ..Plan::USUAL };
    Hall::of(database, plan).started()
}

/// Publishes the game of 1997, and looks at it before its first move.
fn publish_game(window: &Window) {
    window.go("/games/new");
    window.fill("#title", "A game");
    window.paste("#record", CORRECTED);
    window.go_by("main form > button");
    window.has(".replay");
    let game = window.path();
    window.go(&format!("{game}/0"));
}

scenario!(long_names_never_widen_a_page, |database| {
    let hall = long_names(database, &"W".repeat(60));
    let window = &hall.window;
    hall.go("/standings");
    let player = window.read("return document.querySelector('tbody th a').pathname;", &[]);
    let own = ["", "/entries", "/rounds/1", "/rounds/1/boards/1", "/standings", "/crosstable"];
    let own = own.map(|page| format!("{}{page}", hall.tournament));
    let others = ["/", &hall.event, player.as_str().unwrap(), "/players"].map(str::to_owned);
    for page in own.iter().chain(&others) {
        window.go(page);
        for width in [PHONE, LAPTOP] {
            window.resize(width);
            assert_eq!(window.overflow(), 0, "{page} at {width} pixels");
        }
    }
});

scenario!(all_six_tabs_are_seen_on_a_phone, |database| {
    let hall = Hall::usual(database).started();
    hall.window.resize(PHONE);
    hall.go("");
    assert_eq!(hall.window.n_of(".tabs a"), 6);
    assert_eq!(hall.n_outside(".tabs a"), 0);
});

scenario!(an_opened_working_is_read_in_full_on_a_phone, |database| {
    let hall = Hall::usual(database).started();
    hall.window.resize(PHONE);
    hall.go("/standings");
    hall.window.click("tbody tr:last-child td:last-child a");
    hall.window.sees("No round adds to it");
    assert_eq!(hall.n_outside("aside.working > *"), 0);
});

scenario!(a_printed_crosstable_keeps_its_last_columns, |database| {
    let hall = long_names(database, "Waldzell Open");
    // A sheet of A4, landscape, between its margins.
    hall.window.resize(1032);
    hall.go("/crosstable");
    hall.window.emulate("print");
    assert_eq!(hall.n_outside(".crosstable tr > :last-child"), 0);
    let width = "return document.querySelector('.crosstable tbody th').offsetWidth;";
    assert!(hall.window.read(width, &[]).as_i64().unwrap() <= 300);
});

scenario!(clubs_and_actions_of_entries_are_seen_on_a_phone, |database| {
    let hall = Hall::usual(database);
    hall.window.resize(PHONE);
    hall.go("/entries");
    assert_eq!(hall.n_outside(".entries .meta"), 0);
    assert_eq!(hall.n_outside(".entries a[href$=remove]"), 0);
    hall.window.resize(LAPTOP);
    let hall = hall.started();
    hall.window.resize(PHONE);
    hall.go("/entries");
    assert_eq!(hall.n_outside(".entries a[href$=withdraw]"), 0);
});

scenario!(moves_stand_in_three_columns_on_a_phone_and_on_paper, |database| {
    let hall = Hall::usual(database);
    hall.window.resize(PHONE);
    publish_game(&hall.window);
    let starts = "return new Set([...document.querySelectorAll('.moves li')].slice(0, 3)
        .map((line) => [...line.children].map((cell) => cell.offsetLeft).join(' '))).size;";
    for media in ["screen", "print"] {
        hall.window.emulate(media);
        assert_eq!(hall.window.read(starts, &[]).as_i64(), Some(1), "{media}");
    }
});

scenario!(forms_use_the_width_of_a_laptop, |database| {
    let hall = Hall::usual(database);
    hall.window.resize(LAPTOP);
    hall.go("/edit");
    let tops = "return new Set(['win', 'draw', 'loss'].map((id) =>
        document.getElementById(id).getBoundingClientRect().top)).size;";
    assert_eq!(hall.window.read(tops, &[]).as_i64(), Some(1), "three fields in a row");
    let hall = hall.started();
    hall.go("/rounds/1/boards/1");
    let is_beside = "const [choices, record] = ['#result fieldset', '#record'].map((css) =>
        document.querySelector(css).getBoundingClientRect());
        return record.left > choices.right && record.top < choices.bottom;";
    assert_eq!(hall.window.read(is_beside, &[]), json!(true), "the record beside the choices");
});

scenario!(the_rank_stands_beside_the_longest_name, |database| {
    let hall = long_names(database, "Waldzell Open");
    hall.window.resize(PHONE);
    let gap = "const [rank, name] = ['.rank', 'tbody th bdi'].map((css) =>
        document.querySelector(css).getClientRects()[0]);
        return Math.abs(rank.bottom - name.bottom);";
    for page in ["/standings", "/crosstable"] {
        hall.go(page);
        let gap = hall.window.read(gap, &[]).as_f64().unwrap();
        assert!(gap < 8.0, "{page}: {gap} pixels");
    }
});

scenario!(a_result_is_chosen_and_saved_by_keys_alone, |database| {
    let hall = Hall::usual(database).started();
    hall.go("/rounds/1/boards/1");
    hall.window.press("1");
    hall.window.press("2");
    hall.window.press("r");
    hall.window.leaves(|window| window.press(ENTER));
    hall.window.sees("1 of 1 results in");
    hall.window.sees("0–1");
});

scenario!(a_draw_is_by_agreement_where_the_game_knows_no_other, |database| {
    let hall = Hall::usual(database).started();
    hall.go("/rounds/1/boards/1");
    let chosen = "return document.querySelector('[name=ending]:checked').value;";
    hall.window.press("1");
    assert_eq!(hall.window.read(chosen, &[]).as_str(), Some("played"));
    let draw = "document.querySelector('[name=outcome][value=draw]').click();";
    hall.window.run(draw, &[]);
    assert_eq!(hall.window.read(chosen, &[]).as_str(), Some("agreement"));
});

scenario!(a_reading_is_put_into_the_field_by_its_button_and_saved_by_the_form, |database| {
    let hall = Hall::usual(database).started();
    hall.go("/rounds/1/boards/1");
    hall.window.press("1");
    hall.window.press("r");
    hall.window.paste("#record", "1. C40 c4O\n2. A60");
    hall.window.go_by("#result > button");
    hall.window.sees("c40 instead of c4O");
    let typed = |window: &Window| {
        let record = window.read("return document.querySelector('#record').value;", &[]);
        record.as_str().unwrap().to_owned()
    };
    // Enter sends the form, and takes no reading.
    hall.window.leaves(|window| window.fill("#first_points", ENTER));
    hall.window.sees("c40 instead of c4O");
    assert_eq!(typed(&hall.window), "1. C40 c4O\n2. A60");
    assert_eq!(hall.n_outside("#readings button"), 0);
    hall.window.go_by("#readings button");
    hall.window.sees("A reading is in the moves field now");
    let place = "const box = document.querySelector('#record').getBoundingClientRect(); \
                 return document.activeElement.id + (box.top >= 0 && box.top < innerHeight);";
    assert_eq!(hall.window.read(place, &[]).as_str(), Some("recordtrue"));
    assert_eq!(typed(&hall.window), "1. C40 c40\n2. A60");
    hall.window.go_by("#result > button");
    hall.window.sees("1 of 1 results in");
});

scenario!(quick_keys_are_counted_and_going_back_leaves_the_game, |database| {
    let hall = Hall::usual(database);
    publish_game(&hall.window);
    let game = hall.window.path();
    let game = game.trim_end_matches("/0").to_owned();
    hall.window.go("/games");
    hall.window.go(&format!("{game}/0"));
    for _ in 0..10 {
        hall.window.press(ARROW_RIGHT);
    }
    hall.window.waits_for("ply 10", |window| window.path() == format!("{game}/10"));
    hall.window.leaves(|window| window.run("history.back();", &[]));
    assert_eq!(hall.window.path(), "/games");
});

scenario!(news_is_told_once, |database| {
    let hall = Hall::usual(database);
    hall.go("/entries?entered=2");
    hall.window.sees("2 players");
    assert_eq!(hall.window.path(), format!("{}/entries", hall.tournament));
});

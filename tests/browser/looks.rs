//! How pages look to people: on a phone, on a laptop, by keyboard.

use serde_json::json;

use crate::database;
use crate::first_start::sign_up;
use crate::server::Server;
use crate::window::{LAPTOP, PHONE, Window};

/// Keys, as the protocol writes them.
const ENTER: &str = "\u{e007}";
const ARROW_RIGHT: &str = "\u{e014}";

const CORRECTED: &str = include_str!("../../docs/games/freeling-van-zon-1997-corrected.record");

/// A running tournament of two, in which everything has the same name, sixty letters at most.
pub(crate) struct Hall {
    _server: Server,
    pub(crate) window: Window,
    event: String,
    tournament: String,
}

impl Hall {
    fn of(names: [&str; 2], title: &str) -> Self {
        Self::at(names, title, None)
    }

    fn at(names: [&str; 2], title: &str, spec: Option<&str>) -> Self {
        let mut server = Server::start(&database::on_sqlite(), &[]);
        let window = sign_up(&mut server);
        window.go("/events/new");
        window.fill("#name", title);
        window.set("#starts_on", "2026-11-20");
        window.go_by("main form button");
        window.sees("New tournament");
        let event = window.path();
        window.go(&format!("{event}/tournaments/new"));
        window.fill("#name", title);
        if let Some(spec) = spec {
            window.set("#spec", spec);
        }
        window.go_by("#make");
        window.sees("What is next");
        let tournament = window.path();
        for name in names {
            window.go(&format!("{tournament}/entries"));
            window.fill("#name", name);
            window.fill("#club", name);
            window.go_by("form:has(#rating) button");
            window.sees(name);
        }
        Self { _server: server, window, event, tournament }
    }

    /// The same two at a tournament of some game.
    pub(crate) fn playing(spec: &str) -> Self {
        Self::at(["Josef Knecht", "Plinio Designori"], "Waldzell Open", Some(spec)).started()
    }

    pub(crate) fn usual() -> Self {
        Self::of(["Josef Knecht", "Plinio Designori"], "Waldzell Open")
    }

    pub(crate) fn started(self) -> Self {
        self.window.go(&self.tournament);
        self.window.go_by("form[action$=start] button");
        self.window.sees("Round 1 of 1");
        self
    }

    pub(crate) fn go(&self, page: &str) {
        self.window.go(&format!("{}{page}", self.tournament));
    }

    /// Publishes the game of 1997, and looks at it before its first move.
    fn publish_game(&self) {
        self.window.go("/games/new");
        self.window.fill("#title", "A game");
        self.window.paste("#record", CORRECTED);
        self.window.go_by("main form > button");
        self.window.has(".replay");
        let game = self.window.path();
        self.window.go(&format!("{game}/0"));
    }

    /// How many of these elements are not wholly inside the window, from left to right.
    pub(crate) fn n_outside(&self, css: &str) -> i64 {
        let script = "return [...document.querySelectorAll(arguments[0])].filter((element) => {
            const box = element.getBoundingClientRect();
            return box.width === 0 || box.left < 0 || box.right > window.innerWidth + 0.5;
        }).length;";
        self.window.has(css);
        self.window.read(script, &[json!(css)]).as_i64().unwrap()
    }
}

#[test]
fn long_names_never_widen_a_page() {
    let long = ["W".repeat(60), "M".repeat(60)];
    let hall = Hall::of([&long[0], &long[1]], &long[0]).started();
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
}

#[test]
fn all_six_tabs_are_seen_on_a_phone() {
    let hall = Hall::usual().started();
    hall.window.resize(PHONE);
    hall.go("");
    assert_eq!(hall.window.n_of(".tabs a"), 6);
    assert_eq!(hall.n_outside(".tabs a"), 0);
}

#[test]
fn an_opened_working_is_read_in_full_on_a_phone() {
    let hall = Hall::usual().started();
    hall.window.resize(PHONE);
    hall.go("/standings");
    hall.window.click("tbody tr:last-child td:last-child summary");
    assert_eq!(hall.n_outside("details[open] > .hint"), 0);
    hall.window.sees("No round brings anything to it");
}

#[test]
fn a_printed_crosstable_keeps_its_last_columns() {
    let hall = Hall::of([&"W".repeat(60), &"M".repeat(60)], "Waldzell Open").started();
    // A sheet of A4, landscape, between its margins.
    hall.window.resize(1032);
    hall.go("/crosstable");
    hall.window.emulate("print");
    assert_eq!(hall.n_outside(".crosstable tr > :last-child"), 0);
    let width = "return document.querySelector('.crosstable tbody th').offsetWidth;";
    assert!(hall.window.read(width, &[]).as_i64().unwrap() <= 300);
}

#[test]
fn clubs_and_actions_of_entries_are_seen_on_a_phone() {
    let hall = Hall::usual();
    hall.window.resize(PHONE);
    hall.go("/entries");
    assert_eq!(hall.n_outside(".entries .meta"), 0);
    assert_eq!(hall.n_outside(".entries button"), 0);
    hall.window.resize(LAPTOP);
    let hall = hall.started();
    hall.window.resize(PHONE);
    hall.go("/entries");
    assert_eq!(hall.n_outside(".entries a[href$=withdraw]"), 0);
}

#[test]
fn moves_stand_in_three_columns_on_a_phone_and_on_paper() {
    let hall = Hall::usual();
    hall.window.resize(PHONE);
    hall.publish_game();
    let starts = "return new Set([...document.querySelectorAll('.moves li')].slice(0, 3)
        .map((line) => [...line.children].map((cell) => cell.offsetLeft).join(' '))).size;";
    for media in ["screen", "print"] {
        hall.window.emulate(media);
        assert_eq!(hall.window.read(starts, &[]).as_i64(), Some(1), "{media}");
    }
}

#[test]
fn forms_use_the_width_of_a_laptop() {
    let hall = Hall::usual();
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
}

#[test]
fn the_rank_stands_beside_the_longest_name() {
    let hall = Hall::of([&"W".repeat(60), &"M".repeat(60)], "Waldzell Open").started();
    hall.window.resize(PHONE);
    let gap = "const [rank, name] = ['.rank', 'tbody th bdi'].map((css) =>
        document.querySelector(css).getClientRects()[0]);
        return Math.abs(rank.bottom - name.bottom);";
    for page in ["/standings", "/crosstable"] {
        hall.go(page);
        let gap = hall.window.read(gap, &[]).as_f64().unwrap();
        assert!(gap < 8.0, "{page}: {gap} pixels");
    }
}

#[test]
fn a_result_is_chosen_and_saved_by_keys_alone() {
    let hall = Hall::usual().started();
    hall.go("/rounds/1/boards/1");
    hall.window.press("1");
    hall.window.press("2");
    hall.window.press("r");
    hall.window.leaves(|window| window.press(ENTER));
    hall.window.sees("1 of 1 results in");
    hall.window.sees("0–1");
}

#[test]
fn a_reading_is_put_into_the_field_by_its_button_and_saved_by_the_form() {
    let hall = Hall::usual().started();
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
    hall.window.sees("A reading of the moves is in the field now");
    let place = "const box = document.querySelector('#record').getBoundingClientRect(); \
                 return document.activeElement.id + (box.top >= 0 && box.top < innerHeight);";
    assert_eq!(hall.window.read(place, &[]).as_str(), Some("recordtrue"));
    assert_eq!(typed(&hall.window), "1. C40 c40\n2. A60");
    hall.window.go_by("#result > button");
    hall.window.sees("1 of 1 results in");
}

#[test]
fn quick_keys_are_counted_and_going_back_leaves_the_game() {
    let hall = Hall::usual();
    hall.publish_game();
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
}

#[test]
fn news_is_told_once() {
    let hall = Hall::usual();
    hall.go("/entries?entered=2");
    hall.window.sees("2 players");
    assert_eq!(hall.window.path(), format!("{}/entries", hall.tournament));
}

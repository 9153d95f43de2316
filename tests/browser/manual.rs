//! The manual's way through the program: at each step its labels are on the page.
//!
//! The pictures of the manual are taken on the way, once the pages look different:
//! `WRITE_PICTURES=1 tests/run cargo test --test browser manual`.

use std::cell::RefCell;
use std::collections::BTreeSet;

use domain::TournamentId;
use domain::results::{Ending, RecordedOutcome};
use serde_json::json;
use view::manual::all;
use words::Language;

use crate::convention::{FIRST, SECOND, fits, id_of};
use crate::database::Lent;
use crate::first_start::PASSWORD;
use crate::hall::{ADMINISTRATOR, Arbiter};
use crate::scenario::scenario;
use crate::server::Server;
use crate::temporary::temporary;
use crate::window::{LAPTOP, PHONE, SIGNED_IN, Window};

/// As wide as a picture can be read in a column of text.
const COLUMN: u32 = 800;
/// For what needs more room.
const WIDE: u32 = 1000;

/// Josef Knecht is there before; eight lines, of which one is him again.
const PLAYERS: &str = "Plinio Designori; 1688; Eschholz
Fritz Tegularius; 1602; Waldzell
Carlo Ferromonte; 1570; Monteport
Thomas von der Trave; 1644; Waldzell
Pater Jakobus; 1755; Mariafels
Ferdinand Lauscher; 1498; Eschholz
Otto Zbinden; 1630; Waldzell
Joseph Knecht; 1711; Waldzell";

/// Somebody who does what the manual says.
struct Walk<'a> {
    window: &'a Window,
    language: Language,
    /// The steps of all chapters, each with the labels that it names.
    steps: Vec<(String, String)>,
    seen: RefCell<BTreeSet<(String, String)>>,
    event: String,
    tournament: String,
}

impl<'a> Walk<'a> {
    /// Reads all chapters first.
    fn new(window: &'a Window, language: Language) -> Self {
        let script = "return [...document.querySelectorAll('.todo > li')].flatMap((step) =>
            [...step.querySelectorAll('b')].map((label) => [step.id, label.textContent]));";
        let mut steps: Vec<(String, String)> = Vec::new();
        window.go(&language.address("/manual"));
        for chapter in all() {
            window.go_by(&format!("main a[href$='{}']", chapter.href()));
            steps.extend(serde_json::from_value::<Vec<_>>(window.read(script, &[])).unwrap());
            window.go_by(".crumb a");
        }
        let (event, tournament) = (String::new(), String::new());
        Self { window, language, steps, seen: RefCell::default(), event, tournament }
    }

    /// The page has what a step names: all of it, or what earlier pages did not have.
    fn at(&self, step: &str) {
        let labels = self.steps.iter().filter(|(id, _)| id == step);
        let missing = |label: &&(String, String)| !self.seen.borrow().contains(*label);
        let labels: Vec<_> = labels.filter(missing).cloned().collect();
        assert!(!labels.is_empty(), "{step} names nothing more");
        self.window.waits_for(&format!("{step}: {labels:?}"), |window| {
            let text = window.text();
            let found = labels.iter().filter(|(_, label)| text.contains(label.as_str()));
            let n_before = self.seen.borrow().len();
            self.seen.borrow_mut().extend(found.cloned());
            self.seen.borrow().len() > n_before
        });
    }

    /// Everything that a step names was on some page.
    fn ends(&self) {
        let unseen: Vec<_> =
            self.steps.iter().filter(|label| !self.seen.borrow().contains(label)).collect();
        assert_eq!(unseen, Vec::<&(String, String)>::new());
    }

    /// Takes a picture of what these elements cover.
    fn shoot(&self, name: &str, width: u32, css: &[&str]) {
        for css in css {
            self.window.has(css);
        }
        if is_writing() {
            self.take(self.window, name, width, css);
            self.window.resize(LAPTOP);
        }
    }

    fn take(&self, window: &Window, name: &str, width: u32, css: &[&str]) {
        window.resize(width);
        let fonts = "return document.fonts.status;";
        window.waits_for("the fonts", |window| window.read(fonts, &[]) == "loaded");
        self.write(name, &window.shot(css));
    }

    fn write(&self, name: &str, picture: &[u8]) {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/static/manual");
        let file = format!("{folder}/{}/{name}.webp", self.language.tag());
        std::fs::write(file, picture).unwrap();
    }

    fn go(&self, page: &str) {
        self.window.go(&format!("{}{page}", self.tournament));
    }

    /// What somebody types, who speaks the language.
    fn typed(&self, [english, german, italian]: [&'static str; 3]) -> &'static str {
        match self.language.tag() {
            "de" => german,
            "it" => italian,
            _ => english,
        }
    }
}

fn is_writing() -> bool {
    std::env::var_os("WRITE_PICTURES").is_some()
}

scenario!(the_manual_is_true_step_by_step, |database| {
    goes_the_way_of_the_manual(database, "en");
});

scenario!(the_manual_is_true_step_by_step_in_german, |database| {
    goes_the_way_of_the_manual(database, "de");
});

scenario!(the_manual_is_true_step_by_step_in_italian, |database| {
    goes_the_way_of_the_manual(database, "it");
});

fn goes_the_way_of_the_manual(database: &Lent, language: &str) {
    let mut server = Server::start(&database.url, &[]);
    let window = Window::open(&server.url);
    let mut walk = Walk::new(&window, Language::best([language]));
    let link = server.setup_link();
    window.go(&walk.language.address(link.trim_start_matches(&server.url)));
    sign_up(&walk);
    set_up(&mut walk);
    give_access(&walk);
    publish_the_event(&walk);
    enter_players(&walk);
    look_at_games_by_link(&walk);
    lose_and_find_a_player(&walk);
    start(&walk);
    change_a_pairing(&walk);
    publish(&walk);
    run_the_clock(&walk);
    enter_results(&walk);
    correct(&walk);
    let arbiter = Arbiter::of(database);
    for round in [2, 3] {
        play(&walk, &arbiter, round);
    }
    close(&walk);
    print(&walk);
    walk.ends();
}

fn sign_up(walk: &Walk<'_>) {
    let window = walk.window;
    walk.at("evening-account");
    window.fill("#name", ADMINISTRATOR);
    window.fill("#password", PASSWORD);
    window.fill("#password_again", PASSWORD);
    window.go_by("main form button");
    window.has(SIGNED_IN);
}

fn set_up(walk: &mut Walk<'_>) {
    let window = walk.window;
    walk.at("evening-new");
    window.go_by("main a[href$='/events/new']");
    walk.at("evening-details");
    window.fill("#name", "Waldzell Open");
    window.fill("#place", "Waldzell");
    window.fill("#zone", "Europe/Zurich");
    window.go_by("main form button");
    walk.event = window.path();
    walk.at("evening-tournament");
    window.go_by("main a[href$='/tournaments/new']");
    walk.at("evening-preset");
    walk.shoot("evening-tournament", COLUMN, &[".field:has(#name)", ".field:has(.plain)"]);
    window.go_by("button[value=gbg-6-swiss]");
    window.has("option[value=swiss]:checked");
    walk.at("evening-check");
    window.fill("#rounds", "3");
    window.go_by("#make");
    walk.tournament = window.path();
}

fn give_access(walk: &Walk<'_>) {
    let window = walk.window;
    window.click(SIGNED_IN);
    walk.at("evening-accounts");
    window.go_by(".who a[href$='/accounts']");
    walk.at("evening-helper");
    for (name, role) in [("Plinio Designori", "arbiter"), ("Carlo Ferromonte", "scorekeeper")] {
        window.go(&walk.language.address("/accounts"));
        window.fill("#name", name);
        window.fill("#password", PASSWORD);
        window.fill("#password_again", PASSWORD);
        window.set("#rank", "member");
        window.go_by("#account-form button");
        window.go(&format!("{}/roles", walk.event));
        window.fill("#name", name);
        window.set("#role", role);
        window.go_by("#role-form button");
        window.sees(name);
    }
    window.go(&walk.event);
    walk.at("evening-roles");
    window.go_by("main a[href$='/roles']");
    walk.at("evening-role");
    walk.shoot("evening-roles", COLUMN, &["main > .scroll", "#role-form"]);
}

fn publish_the_event(walk: &Walk<'_>) {
    let window = walk.window;
    window.go(&walk.event);
    for step in ["evening-edit", "wi-fi-event", "laptop-address", "corrections-bin"] {
        walk.at(step);
    }
    window.go(&format!("{}/addresses", walk.event));
    walk.at("laptop-address");
    window.go(&walk.event);
    window.go_by("main a[href$='/edit']");
    for step in ["evening-visible", "wi-fi-address", "laptop-address", "corrections-bin"] {
        walk.at(step);
    }
    window.fill("#address", "http://192.168.1.20:8470");
    walk.shoot("wi-fi-address", COLUMN, &[".field:has(#address)"]);
    window.fill("#address", "");
    window.click("input[value=published]");
    window.go_by("main form button");
}

fn enter_players(walk: &Walk<'_>) {
    let window = walk.window;
    walk.go("");
    walk.at("players-tab");
    walk.go("/entries");
    walk.at("players-single");
    window.fill("#name", ADMINISTRATOR);
    window.fill("#rating", "1711");
    window.fill("#club", "Waldzell");
    window.go_by("form:has(#lines) button");
    walk.at("players-paste");
    walk.at("players-preview");
    window.paste("#lines", PLAYERS);
    walk.shoot("players-list", COLUMN, &[".sheet:has(#lines)"]);
    window.go_by("button[formaction]");
    walk.at("players-decide");
    walk.at("players-add");
    walk.shoot("players-decide", COLUMN, &["section:has(select)", "main form > .actions"]);
    let leave_out = "const pick = [...document.querySelectorAll('select[name=pick]')].at(-1);
        pick.value = [...pick.options].at(-1).value;";
    window.run(leave_out, &[]);
    window.go_by(".actions button");
    assert_eq!(window.n_of("tbody tr"), 8);
}

fn lose_and_find_a_player(walk: &Walk<'_>) {
    let window = walk.window;
    window.go_by("tbody tr:last-child a[href$='/remove']");
    window.go_by("main form button");
    walk.at("corrections-undo");
    window.go(&format!("{}/bin", walk.event));
    walk.at("corrections-bin");
    walk.shoot("corrections-bin", WIDE, &["main > .scroll"]);
    window.go_by("td form button");
    walk.go("/entries");
    assert_eq!(window.n_of("tbody tr"), 8);
}

fn start(walk: &Walk<'_>) {
    let window = walk.window;
    walk.go("");
    walk.at("round-start");
    walk.shoot("round-start", COLUMN, &["form[action$=start]"]);
    window.go_by("form[action$=start] button");
    walk.at("round-look");
    walk.at("round-adjust");
    walk.at("round-publish");
    walk.shoot("round-draft", COLUMN, &[".next-step", "main .scroll"]);
    walk.go("");
    walk.at("corrections-unstart");
}

fn change_a_pairing(walk: &Walk<'_>) {
    let window = walk.window;
    walk.go("/rounds/1/draft");
    walk.at("corrections-change");
    let choose = "const at = (css, idx) => { document.querySelector(css).selectedIndex = idx; };
        at('#first', 1); at('#second', 2);";
    window.has("#second");
    window.run(choose, &[]);
    window.go_by("form[action$='/change'] button");
    walk.at("corrections-compare");
    walk.at("corrections-apply");
    let reason = ["They share a flat", "Wohnen zusammen", "Vivono insieme"];
    window.fill("#reason", walk.typed(reason));
    walk.shoot("corrections-change", WIDE, &["main > .lead", "main .columns", "main form.sheet"]);
    window.go_by("main form.sheet button");
    walk.at("corrections-apply");
    window.go_by("form[action$='/remove'] button");
}

fn publish(walk: &Walk<'_>) {
    let window = walk.window;
    window.go_by("form[action$=publish] button");
    walk.at("corrections-unpublish");
    window.go_by("main a[href$='/unpublish']");
    walk.at("corrections-confirm");
    window.go_by("main form button");
    window.go_by("form[action$=publish] button");
    walk.at("round-print");
    walk.at("printing-menu");
    window.go_by("main a[href*='/print?']");
    for step in ["round-print", "printing-paper", "printing-choose"] {
        walk.at(step);
    }
    let sections = ["main > section:first-of-type", "main > section:nth-of-type(2) .cards"];
    walk.shoot("printing-menu", COLUMN, &sections);
}

fn run_the_clock(walk: &Walk<'_>) {
    let press = |button: &str| {
        walk.window.go_by(&format!("form[action$='/clock/{button}'] button"));
        walk.at("round-clock-start");
    };
    walk.go("/rounds/1");
    for step in ["round-clock-start", "round-clock-add", "round-clock-sound"] {
        walk.at(step);
    }
    press("start");
    look_at_the_wall(walk);
    walk.go("/rounds/1");
    press("pause");
}

fn look_at_games_by_link(walk: &Walk<'_>) {
    let window = walk.window;
    let back = window.path();
    for page in ["", "/by-link"] {
        walk.go(page);
        walk.at("by-link-terms");
    }
    window.go(&walk.language.address("/by-link/for-others"));
    window.fill("#name", "Josef Knecht");
    window.fill("#second_name", "Plinio Designori");
    window.go_by("main form > button");
    // Nothing is decided before both have come.
    for link in window.text().split_whitespace().filter(|word| word.contains("/g/")) {
        window.go(&link[link.find("/g/").unwrap()..]);
        window.go_by("main form button");
    }
    window.go(&walk.language.address("/by-link/1"));
    window.click("details:has(form[action$='/rule']) > summary");
    walk.at("by-link-rule");
    window.go(&back);
}

fn look_at_the_wall(walk: &Walk<'_>) {
    let window = walk.window;
    window.go(&walk.event);
    walk.at("screens-open");
    window.go(&format!("{}/screens", walk.event));
    for step in ["screens-open", "screens-choose", "screens-notice"] {
        walk.at(step);
    }
    let lunch = ["Lunch until 1:30 pm", "Mittagspause bis 13:30 Uhr", "Pranzo fino alle 13:30"];
    window.fill("#text", walk.typed(lunch));
    window.go_by(".tell button");
    walk.at("screens-notice");
    window.go_by(".tell button[value=end]");
    if is_writing() {
        window.go(&format!("{}/screens/1", walk.event));
        window.resize_to(1280, 720);
        window.click("[data-do=full]");
        walk.write("screens-wall", &window.shot(&["main"]));
        window.resize(LAPTOP);
    }
}

fn enter_results(walk: &Walk<'_>) {
    let window = walk.window;
    walk.go("/entries");
    walk.at("round-links");
    window.go_by("main a[href$='/links']");
    for step in ["round-cards", "round-policy"] {
        walk.at(step);
    }
    window.go(&walk.event);
    walk.at("round-queue");
    window.go_by("main a[href$='/queue']");
    walk.at("round-queue");
    walk.go("/rounds/1");
    walk.at("round-keypad");
    window.go_by("main a[href$='/enter']");
    walk.at("round-check");
    for board in 1..=4 {
        walk.go(&format!("/rounds/1/boards/{board}"));
        if board == 1 {
            walk.at("round-enter");
            walk.shoot(
                "round-result",
                COLUMN,
                &["#result > h2", "#result fieldset:nth-of-type(3)"],
            );
        }
        if board == 4 {
            look_from_a_phone(walk);
        }
        window.click(if board == 3 { SECOND } else { FIRST });
        window.click("input[value=resignation]");
        window.go_by("#result > button");
    }
    walk.go("/rounds/1");
    walk.at("round-next");
    walk.shoot("round-next", COLUMN, &[".next-step", "main .scroll"]);
}

/// As a visitor sees the round.
fn look_from_a_phone(walk: &Walk<'_>) {
    if is_writing() {
        let window = Window::open(walk.window.base());
        window.go(&format!("{}/rounds/1", walk.tournament));
        walk.take(&window, "wi-fi-phone", PHONE, &[".band .title", "main .scroll"]);
    }
}

fn correct(walk: &Walk<'_>) {
    let window = walk.window;
    walk.go("/rounds/1/boards/1");
    walk.at("corrections-correct");
    window.click("details:has(#result) > summary");
    walk.at("corrections-correct");
    walk.at("corrections-save");
    window.click(SECOND);
    let reason = [
        "The slip was read upside down",
        "Zettel verkehrt gelesen",
        "Foglietto letto al contrario",
    ];
    window.fill("#reason", walk.typed(reason));
    window.go_by("#result > button");
    walk.go("/rounds/1/boards/1");
    walk.shoot("corrections-history", COLUMN, &["#history"]);
}

fn play(walk: &Walk<'_>, arbiter: &Arbiter, round: u16) {
    walk.go(&format!("/rounds/{round}/draft"));
    walk.window.go_by("form[action$=publish] button");
    let id: TournamentId = id_of(&walk.tournament);
    for board in 1..=4 {
        let first = (round + board).is_multiple_of(2);
        let outcome = if first { RecordedOutcome::First } else { RecordedOutcome::Second };
        arbiter.enter((id, round, board), (outcome, Ending::Resignation), None);
    }
}

fn close(walk: &Walk<'_>) {
    let window = walk.window;
    walk.go("/standings");
    walk.at("closing-check");
    walk.at("closing-button");
    window.go_by("main a[href$='/close']");
    walk.at("closing-confirm");
    walk.shoot("closing-close", COLUMN, &[".band .title", "main form"]);
    window.go_by("main form button");
    walk.go("/standings");
    walk.at("closing-ratings");
    window.go_by("main a[href$='/ratings']");
    walk.shoot("closing-ratings", COLUMN, &["main section"]);
    walk.go("");
    walk.at("closing-certificates");
    walk.go("/crosstable");
    walk.at("closing-file");
}

/// The last: staff are told from now on that the address is not this computer's.
fn print(walk: &Walk<'_>) {
    let window = walk.window;
    window.go(&format!("{}/edit", walk.event));
    window.fill("#address", "http://192.168.1.20:8470");
    window.go_by("main form button");
    walk.go("/rounds/3/print/slips");
    walk.at("printing-print");
    window.run("document.body.style.zoom = 1.7;", &[]);
    walk.shoot("printing-slip", LAPTOP, &[".cut"]);
}

scenario!(the_manual_fits_a_phone_and_needs_no_script, |database| {
    let server = Server::start(&database.url, &[]);
    let window = Window::open(&server.url);
    window.go_without_script();
    window.go("/");
    window.go_by(".foot a[href='/manual']");
    fits(&window);
    window.go_by("main ol a");
    let loaded = "return [...document.images].every((image) => image.width > 0);";
    for chapter in all() {
        assert_eq!(window.path(), chapter.href());
        fits(&window);
        let heights = "return document.documentElement.scrollHeight;";
        let before = window.read(heights, &[]);
        let eager =
            "document.querySelectorAll('main img').forEach((one) => { one.loading = 'eager'; });";
        window.run(eager, &[]);
        let complete =
            "return [...document.images].every((one) => one.complete && one.naturalWidth > 0);";
        window.waits_for("the pictures", |window| window.read(complete, &[]) == true);
        assert_eq!(window.read(heights, &[]), before, "{}: nothing moves", chapter.path);
        assert_eq!(window.read(loaded, &[]), json!(true));
        if window.n_of("nav a[rel=next]") > 0 {
            window.go_by("nav a[rel=next]");
        }
    }
});

#[cfg(unix)]
#[test]
fn another_laptop_goes_on_with_the_files_of_one_that_died() {
    let folder = temporary("laptops");
    let [old, new] = ["old", "new"].map(|name| folder.join(name));
    for folder in [&old, &new] {
        std::fs::create_dir_all(folder).unwrap();
    }
    let url = |folder: &std::path::Path| format!("sqlite:{}/magister.sqlite", folder.display());
    let mut server = Server::start(&url(&old), &[]);
    let window = crate::first_start::sign_up(&mut server);
    crate::convention::make_event(&window);
    server.kill();
    let files: Vec<_> = std::fs::read_dir(&old).unwrap().map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 3, "the newest entries are beside the database: {files:?}");
    for file in files {
        std::fs::copy(&file, new.join(file.file_name().unwrap())).unwrap();
    }
    let mut server = Server::start(&url(&new), &[]);
    let window = Window::open(&server.url);
    window.go("/sign-in");
    window.fill("#name", ADMINISTRATOR);
    window.fill("#password", PASSWORD);
    window.go_by("main form button");
    window.go("/events");
    window.sees("Waldzell Open");
    server.ask_to_stop();
    assert!(server.ended_cleanly());
    let left = std::fs::read_dir(&new).unwrap().count();
    assert_eq!(left, 1, "a stopped Magister leaves the one file");
}

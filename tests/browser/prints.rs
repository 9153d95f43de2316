//! Sheets as a printer gets them: how many there are, and of what size.

use domain::events::Visibility;

use crate::hall::{Arbiter, Plan};
use crate::scenario::scenario;
use crate::server::Server;
use crate::window::{LAPTOP, PHONE, Window};

/// Width and height of the papers, in points, as Chromium cuts them.
const A4: [&str; 2] = ["595", "842"];
const LETTER: [&str; 2] = ["612", "792"];

/// The sheets of a round robin of 26: how many, and whether they are held across.
const SHEETS: [(&str, usize, bool); 7] = [
    // 13 boards, six slips to a sheet.
    ("/rounds/1/print/slips", 3, false),
    ("/rounds/1/print/boards", 1, false),
    ("/rounds/1/print/names", 1, false),
    // Eight to a sheet.
    ("/print/badges", 4, false),
    // 25 lines: one card to a sheet.
    ("/print/cards", 26, false),
    ("/print/standings", 1, true),
    ("/print/crosstable", 1, true),
];

scenario!(twenty_six_players_print_on_so_many_sheets, |database| {
    let arbiter = Arbiter::of(database);
    let event = arbiter.event("Waldzell Open", Visibility::Published);
    let names: Vec<String> =
        ('A'..='Z').map(|letter| format!("{letter}. Müller-Hohenstein")).collect();
    let players: Vec<&str> = names.iter().map(String::as_str).collect();
    let id = arbiter.tournament(event, Plan { players: &players, ..Plan::USUAL });
    arbiter.start(id);
    let server = Server::start(&database.url, &[]);
    let window = arbiter.sit_down(&server);
    give_address(&window, &format!("/events/{event}"));
    let tournament = format!("/tournaments/{id}");
    for (paper, size) in [("a4", A4), ("letter", LETTER)] {
        choose(&window, &tournament, paper);
        for (sheet, n_sheets, is_across) in SHEETS {
            window.go(&format!("{tournament}{sheet}"));
            let size = if is_across { [size[1], size[0]] } else { size };
            assert_eq!(sheets(&window.pdf()), vec![size; n_sheets], "{paper}: {sheet}");
        }
    }
});

scenario!(a_sheet_has_its_own_button_and_fits_a_phone, |database| {
    let hall = crate::hall::Hall::usual(database).started();
    let window = &hall.window;
    for page in ["/print/standings", "/rounds/1/print/boards", "/print"] {
        hall.go(page);
        for width in [PHONE, LAPTOP] {
            window.resize(width);
            assert_eq!(window.overflow(), 0, "{page} at {width} pixels");
        }
    }
    hall.go("/rounds/1/print/boards");
    window.has("#print:not([hidden])");
    window.run("window.print = () => { document.title = 'printed'; };", &[]);
    window.click("#print");
    window.waits_for("the printer", |window| {
        window.read("return document.title;", &[]).as_str() == Some("printed")
    });
    window.emulate("print");
    assert_eq!(
        window.read("return document.querySelector('.bar').offsetHeight;", &[]).as_i64(),
        Some(0)
    );
});

scenario!(slips_are_three_taps_from_the_start, |database| {
    let hall = crate::hall::Hall::usual(database).started();
    give_address(&hall.window, &hall.event);
    hall.window.go("/");
    hall.window.follow("Waldzell Open");
    hall.window.go_by(&format!("a[href='{}']", hall.tournament));
    hall.window.follow("Print slips of round 1");
    hall.window.sees("Signature, South");
});

/// An address that phones could open.
fn give_address(window: &Window, event: &str) {
    window.go(&format!("{event}/edit"));
    window.fill("#address", "http://192.0.2.77:8470");
    window.go_by("main form button");
}

fn choose(window: &Window, tournament: &str, paper: &str) {
    window.go(&format!("{tournament}/print"));
    window.click(&format!("input[value={paper}]"));
    window.go_by("form[action$=print] button");
}

/// The sheets of a file, each with its width and height in whole points.
fn sheets(pdf: &[u8]) -> Vec<[String; 2]> {
    let text = String::from_utf8_lossy(pdf);
    let points = |number: &str| format!("{:.0}", number.parse::<f64>().unwrap());
    let size = |found: &str| {
        let (width, height) = found.split(']').next().unwrap().split_once(' ').unwrap();
        [points(width), points(height)]
    };
    text.split("/MediaBox [0 0 ").skip(1).map(size).collect()
}

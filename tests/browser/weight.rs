//! What the first look at a page costs, on a phone that has nothing of the site yet. The figures
//! go to docs/performance.md.

use serde_json::Value;

use crate::demonstration::Demonstration;
use crate::hall::Hall;
use crate::scenario::scenario;
use crate::window::Window;

/// Bytes as they are sent: compressed, with what the browser counts for the head of each answer.
const SENT: &str = "const sent = (one) => [one.name.split('/').pop(), one.transferSize];
    return ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind)).map(sent);";

/// A site is read over the network of a hotel: so much, and so much without its fonts.
const MOST_BYTES: u64 = 150_000;
const MOST_BYTES_WITHOUT_FONTS: u64 = 60_000;

/// The main pages of the demonstration.
pub(crate) const PAGES: [(&str, &str); 5] = [
    ("home", "/"),
    ("tournament", "/tournaments/14"),
    ("standings", "/tournaments/14/standings"),
    ("player", "/players/1"),
    ("replay", "/games/101"),
];

/// What was sent for a page: name and bytes of each file.
fn sent(window: &Window, path: &str) -> Vec<(String, u64)> {
    window.forget_all_files();
    window.go(path);
    let fonts = "return document.fonts.status;";
    window.waits_for("the fonts", |window| window.read(fonts, &[]) == "loaded");
    let files = window.read(SENT, &[]);
    let file = |file: &Value| Some((file[0].as_str()?.to_owned(), file[1].as_u64()?));
    files.as_array().unwrap().iter().filter_map(file).collect()
}

fn is_font(name: &str) -> bool {
    name.contains(".woff2")
}

#[test]
fn the_first_look_at_a_page_is_light() {
    let site = Demonstration::new();
    let window = Window::on_phone(&site.server.url);
    for (name, path) in PAGES {
        let files = sent(&window, path);
        let sum = |fonts: bool| -> u64 {
            files.iter().filter(|file| fonts || !is_font(&file.0)).map(|file| file.1).sum()
        };
        println!("| {name} | {} | {} | {} |", files.len(), sum(true), sum(false));
        assert!(sum(true) <= MOST_BYTES, "{name}: {files:?}");
        assert!(sum(false) <= MOST_BYTES_WITHOUT_FONTS, "{name}: {files:?}");
        assert!(files.iter().all(|file| !file.0.contains("-ext-")), "{name}: {files:?}");
    }
}

scenario!(letters_of_eastern_europe_come_only_where_a_name_has_some, |database| {
    let hall = Hall::usual(database);
    let n_more = |name: &str| {
        let files = sent(&hall.window, &hall.player(name));
        files.iter().filter(|file| file.0.contains("-ext-")).count()
    };
    assert_eq!(n_more("Älterer Bruder"), 0);
    assert_eq!(n_more("Łukasz Żeromski"), 2, "one for the title, one for the rest");
});

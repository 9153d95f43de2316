//! The main ways in every language, on a phone and on a desk: nothing is too wide, no button breaks, and no word is left that
//! belongs to another language.

use std::collections::BTreeSet;
use std::fs;

use crate::demonstration::{Demonstration, Viewer};
use crate::window::Window;

const VISITORS: [&str; 22] = [
    "/",
    "/events",
    "/events/11",
    "/tournaments/13",
    "/tournaments/13/standings",
    "/tournaments/13/crosstable",
    "/tournaments/14/rounds/3",
    "/tournaments/13/rounds/1/boards/1",
    "/tournaments/14/rounds/3/working",
    "/players",
    "/players/1",
    "/ratings",
    "/ratings/1",
    "/ratings/1/lists",
    "/ratings/calculator",
    "/games",
    "/games/1",
    "/search?q=knecht",
    "/how-to-play/gbg:6",
    "/manual/round",
    "/about",
    "/sign-in",
];

const STAFF: [&str; 22] = [
    "/events/11",
    "/events/11/edit",
    "/events/11/tournaments/new",
    "/events/11/queue",
    "/events/11/screens",
    "/events/11/audit",
    "/events/11/file",
    "/events/11/roles",
    "/tournaments/13",
    "/tournaments/15/entries",
    "/tournaments/14/rounds/4/draft",
    "/tournaments/13/rounds/9/results",
    "/tournaments/13/rounds/9/boards/2",
    "/tournaments/14/checkin",
    "/tournaments/13/print",
    "/tournaments/13/links",
    "/tournaments/13/tie-breaks",
    "/tournaments/13/close",
    "/account",
    "/backups",
    "/bin",
    "/import",
];

const PLAYERS: [&str; 1] = ["/events/11/my"];

/// Texts that are in the reader's language: not what people typed, nor codes, nor what is said to be in another one.
const TEXTS: &str = "const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
        const { parentElement, data } = walker.currentNode;
        const isOther = parentElement.closest('[lang]') !== document.documentElement;
        if (!isOther && !parentElement.closest('bdi, code, pre, kbd, script, textarea, datalist, svg'))
            texts.push(data.trim());
    }
    return texts.filter(Boolean).join('\\n');";

/// Buttons whose words do not fit into a line, or into the button.
const BROKEN: &str = "const isBroken = (button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        const lines = new Set([...range.getClientRects()].filter((box) => box.width > 1).map((box) => Math.round(box.bottom / 8)));
        return button.scrollWidth > button.clientWidth + 1 || (lines.size > 2 && button.clientWidth < innerWidth / 2);
    };
    const seen = [...document.querySelectorAll('main button, main a.button')]
        .filter((button) => button.checkVisibility() && button.offsetWidth > 4 && !button.closest('.unseen'));
    return seen.filter(isBroken).map((button) => button.textContent.trim()).join('\\n');";

const WIDE: &str = "return document.documentElement.scrollWidth > innerWidth ? 'wide' : '';";

/// All texts of a language that have no variables.
fn texts(tag: &str) -> BTreeSet<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/");
    let files = fs::read_dir(format!("{folder}{tag}")).unwrap();
    let mut all = BTreeSet::new();
    for file in files {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        let messages = text.lines().filter_map(|line| line.split_once(" = "));
        all.extend(
            messages
                .filter(|(_, text)| text.len() > 2 && !text.contains('{'))
                .map(|(_, text)| text.to_owned()),
        );
    }
    all
}

fn told(window: &Window, script: &str) -> Vec<String> {
    let found = window.read(script, &[]);
    found.as_str().unwrap_or_default().lines().map(ToOwned::to_owned).collect()
}

/// What is wrong with a page in a language.
fn faults(window: &Window, address: &str, foreign: &BTreeSet<String>) -> Vec<String> {
    let mut found = Vec::new();
    for width in [390, 1280] {
        window.resize(width);
        window.go(address);
        let mut tell = |what: &str, words: Vec<String>| {
            found.extend(words.iter().map(|words| format!("{address} at {width}: {what} {words}")));
        };
        tell("too", told(window, WIDE));
        tell("breaks:", told(window, BROKEN));
        if width == 390 {
            let left = told(window, TEXTS).into_iter().filter(|text| foreign.contains(text));
            tell("English:", left.collect());
        }
    }
    found
}

fn walk(site: &Demonstration, tag: &str) -> Vec<String> {
    let own = texts(tag);
    let foreign: BTreeSet<String> =
        texts("en").into_iter().filter(|text| !own.contains(text)).collect();
    let mut found = Vec::new();
    for (viewer, paths) in [
        (Viewer::Visitor, &VISITORS[..]),
        (Viewer::Administrator, &STAFF[..]),
        (Viewer::Player, &PLAYERS[..]),
    ] {
        let window = site.sit_down(Window::open(&site.server.url), viewer);
        window.go("/about");
        let english = told(&window, TEXTS).into_iter().filter(|text| foreign.contains(text));
        assert!(english.count() > 5, "English is known as such");
        for path in paths {
            found.extend(faults(&window, &format!("/{tag}{path}"), &foreign));
        }
    }
    found
}

#[test]
fn the_main_ways_are_whole_in_every_language() {
    let site = Demonstration::new();
    let found: Vec<String> = std::thread::scope(|scope| {
        let site = &site;
        let walks = ["de", "it"].map(|tag| scope.spawn(move || walk(site, tag)));
        walks.into_iter().flat_map(|walk| walk.join().unwrap()).collect()
    });
    assert!(found.is_empty(), "{} things to mend:\n{}", found.len(), found.join("\n"));
}

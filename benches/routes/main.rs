//! Measures what every public page costs the server: `cargo bench -p magister --bench routes`.
//!
//! The large demonstration and two Swisses of its 5,000 players, with records, published lists, an imported history and
//! games by link (`world.rs`), served by the program itself. Every GET route of the table that visitors may call is
//! requested, so that a route without an example address fails the bench. It prints the CPU time of the server process per
//! request: uncached, in English and for costly pages in German, and from the cache. `docs/routes.md` has the class of each.
//!
//! - `database=FILE` fills the file, or uses it if it is there: filling takes minutes.
//! - `digests=FILE` writes the digest of each body, or compares the bodies with an earlier run if the file is there.
//! - Other words restrict the bench to the routes that contain one of them.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a bench that cannot go on has failed"
)]

mod addresses;
#[path = "../pages/browser.rs"]
#[allow(dead_code, reason = "another bench does more with it")]
mod browser;
mod cost;
mod digests;
mod links;
#[path = "../support/program.rs"]
mod program;
mod swiss;
mod world;

use std::path::PathBuf;

use addresses::Example;
use browser::Browser;
use cost::{Cost, Server};
use digests::Digests;
use magister::web::Keeps;
use program::Program;

/// A page that takes longer is measured in German too.
const COSTLY_MS: f64 = 5.0;
/// Longer addresses are cut to so many characters.
const LONGEST_SHOWN: usize = 90;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let file = |name: &str| {
        let found = arguments.iter().find_map(|one| one.strip_prefix(name)?.strip_prefix('='));
        found.map(PathBuf::from)
    };
    let words: Vec<&String> =
        arguments.iter().filter(|one| !one.contains('=') && !one.starts_with("--")).collect();
    let temporary = std::env::temp_dir().join(format!("magister-routes-{}", std::process::id()));
    let database = file("database").unwrap_or_else(|| temporary.clone());
    let ids = world::open_or_fill(&database);
    let program = Program::start(&["serve", "--database", &world::url(&database)]);
    let style = Browser::new(&program.address).style();
    let examples = addresses::all(&ids, style.trim_start_matches("/static/"));
    let is_wanted = |one: &&Example| {
        words.is_empty() || words.iter().any(|word| one.address.contains(word.as_str()))
    };
    let server = Server::new(&program);
    server.must_be_uncached(&examples);
    let mut digests = Digests::at(file("digests"));
    println!("| route | class | address | bytes | uncached | in German | kept |");
    println!("|---|---|---|---|---|---|---|");
    for example in examples.iter().filter(is_wanted) {
        digests.note(&example.address, &server.body(example));
        println!("{}", line(&server, example));
    }
    drop(program);
    world::remove(&temporary);
    digests.finish();
}

fn line(server: &Server<'_>, example: &Example) -> String {
    let uncached = server.uncached(example, "en");
    let german = (uncached.ms >= COSTLY_MS).then(|| server.uncached(example, "de"));
    let kept = (example.route.keeps != Keeps::Nothing).then(|| server.kept(example));
    let ms = |cost: &Option<Cost>| cost.as_ref().map_or(String::new(), |cost| millis(cost.ms));
    let Example { route, address, .. } = example;
    let shown = address.get(..LONGEST_SHOWN).map_or(address.clone(), |begun| format!("{begun}…"));
    let (bytes, new) = (uncached.n_bytes, millis(uncached.ms));
    let (path, class) = (route.path, route.queue_word());
    format!(
        "| `{path}` | {class} | `{shown}` | {bytes} | {new} | {} | {} |",
        ms(&german),
        ms(&kept)
    )
}

fn millis(ms: f64) -> String {
    if ms < 1.0 { format!("{ms:.2} ms") } else { format!("{ms:.1} ms") }
}

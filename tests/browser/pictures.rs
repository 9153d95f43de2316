//! The pictures that other sites show beside a link are drawn from the boards, once those look
//! different: `WRITE_PICTURES=1 tests/run cargo test --test browser pictures`.

use serde_json::json;

use crate::scenario::scenario;
use crate::server::Server;
use crate::window::Window;

const DRAW: &str = include_str!("picture.js");

scenario!(pictures_beside_links_are_drawn_from_the_boards, |database| {
    let server = Server::start(&database.url, &[]);
    let window = Window::open(&server.url);
    let games = rules::Game::FAMILIES.iter().map(|family| (*family, *family, false));
    for (name, family, is_mark) in games.chain([("mark", "gbg", true)]) {
        window.go("/how-to-play");
        window.run(DRAW, &[json!(family), json!(is_mark)]);
        let fonts = "return document.fonts.status;";
        window.waits_for("the fonts", |window| window.read(fonts, &[]) == "loaded");
        let picture = window.picture(1200, 630);
        assert!(picture.starts_with(b"\x89PNG"), "{name}");
        if std::env::var_os("WRITE_PICTURES").is_some() {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/static/pictures");
            std::fs::write(format!("{folder}/{name}.png"), picture).unwrap();
        }
    }
});

//! The page of the parts looks as its pictures do, which are committed: what changes its look is
//! seen in review. `WRITE_PICTURES=1 tests/run cargo test --test browser the_parts_look` draws them.

use std::path::PathBuf;
use std::process::Command;

use serde_json::json;

use crate::database::Lent;
use crate::packages;
use crate::server::Server;
use crate::temporary::folder;
use crate::window::{LAPTOP, PHONE, Window};

/// Pixels that may differ: the edge of a letter on another machine.
const MOST_PIXELS: u32 = 60;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/look");
const COMPARE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/browser/compare.mjs");
const REDRAW: &str = "WRITE_PICTURES=1 tests/run cargo test --test browser the_parts_look redraws";

/// The browser's number: another one draws letters otherwise.
fn chromium(window: &Window) -> String {
    let number = "return navigator.userAgent.match(/Chrome\\/([0-9]+)/)[1];";
    window.read(number, &[]).as_str().unwrap().to_owned()
}

fn picture(window: &Window, width: u32) -> Vec<u8> {
    window.emulate_features(&json!([
        { "name": "prefers-color-scheme", "value": "light" },
        { "name": "prefers-reduced-motion", "value": "reduce" },
    ]));
    window.resize(width);
    window.go("/look");
    window.waits_for("the fonts", |window| {
        window.read("return document.fonts.status;", &[]) == "loaded"
    });
    let height = window.read("return document.documentElement.scrollHeight;", &[]);
    let height = u32::try_from(height.as_u64().unwrap()).unwrap();
    // At half its size it still tells what has moved.
    window.scaled_picture((width, height), 0.5)
}

/// How many pixels of a picture are not as they were; where they are is drawn into a folder.
fn difference(width: u32, drawn: &[u8]) -> Result<(), String> {
    let folder: PathBuf = folder("look");
    let now = folder.join(format!("{width}.png"));
    std::fs::write(&now, drawn).unwrap();
    let where_ = folder.join(format!("{width}-different.png"));
    let before = format!("{FOLDER}/{width}.png");
    let mut command = Command::new("node");
    let output = command.args([COMPARE, &before]).args([&now, &where_]).output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    let is_same = told.trim().parse().is_ok_and(|n_pixels: u32| n_pixels <= MOST_PIXELS);
    let seen = folder.display();
    if is_same { Ok(()) } else { Err(format!("{width}: {} pixels, see {seen}", told.trim())) }
}

#[test]
fn the_parts_look_as_on_their_pictures_in_the_long_run() {
    assert!(packages::path("pixelmatch").exists(), "`tests/run` installs it");
    let database = Lent::on_sqlite();
    let server = Server::start(&database.url, &[]);
    let laptop = Window::open(&server.url);
    laptop.go("/look");
    let (number, version) = (chromium(&laptop), format!("{FOLDER}/chromium.txt"));
    let pictures = [(LAPTOP, &laptop), (PHONE, &Window::on_phone(&server.url))]
        .map(|(width, window)| (width, picture(window, width)));
    if std::env::var_os("WRITE_PICTURES").is_some() {
        for (width, drawn) in &pictures {
            std::fs::write(format!("{FOLDER}/{width}.png"), drawn).unwrap();
        }
        std::fs::write(version, format!("{number}\n")).unwrap();
        return;
    }
    let drawn_by = std::fs::read_to_string(version).unwrap();
    if drawn_by.trim() != number {
        println!(
            "NOTHING COMPARED: drawn by Chromium {}, here is {number}. {REDRAW}",
            drawn_by.trim()
        );
        return;
    }
    let different: Vec<String> =
        pictures.iter().filter_map(|(width, drawn)| difference(*width, drawn).err()).collect();
    assert!(different.is_empty(), "{different:#?}\n{REDRAW}, if it is meant to look so");
}

//! A screen on the wall: it turns its pages by itself, its names are large, and the desk steers it.

use std::collections::BTreeMap;

use serde_json::json;

use crate::hall::{Hall, Plan};
use crate::scenario::scenario;
use crate::window::Window;

const ARROW_RIGHT: &str = "\u{e014}";
const ARROW_LEFT: &str = "\u{e012}";

/// Twenty times as fast.
const HURRY: &str = "const later = window.setTimeout;
    window.setTimeout = (work, ms, ...rest) => later(work, ms / 20, ...rest);";

/// A screen of a hall, as large as a projector.
fn wall(hall: &Hall) -> Window {
    let wall = hall.phone();
    wall.resize_to(1920, 1080);
    wall
}

fn open(hall: &Hall, wall: &Window) {
    wall.go(&format!("{}/screens/1", hall.event));
}

fn read(window: &Window, script: &str) -> String {
    window.read(script, &[]).as_str().unwrap_or("").to_owned()
}

/// The slide, and its page: "names 1 / 2".
fn shown(wall: &Window) -> String {
    read(
        wall,
        "const slide = document.querySelector('.slide.now');
            return slide ? `${slide.dataset.slide} ${slide.querySelector('.pages').textContent}` : '';",
    )
}

fn slide(wall: &Window) -> String {
    shown(wall).split([' ', '-']).next().unwrap().to_owned()
}

/// The names that are wholly in sight.
fn names(wall: &Window) -> Vec<String> {
    let script = "const slide = document.querySelector('.slide.now');
        const list = slide.querySelector('.clip').getBoundingClientRect();
        return [...slide.querySelectorAll('bdi')].filter((name) => {
            const box = name.getBoundingClientRect();
            const isInside = box.left >= list.left - 1 && box.right <= list.right + 1;
            return isInside && box.top >= list.top - 1 && box.bottom <= list.bottom + 1;
        }).map((name) => name.textContent);";
    let names = wall.read(script, &[]);
    names.as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()).collect()
}

scenario!(names_on_the_wall_are_large_and_each_is_on_one_page, |database| {
    let players: Vec<String> = (1..=44).map(|nth| format!("Magister Ludi der {nth}.")).collect();
    let players: Vec<&str> = players.iter().map(String::as_str).collect();
    let hall = Hall::open(database, Plan { players: &players, ..Plan::USUAL }).started();
    let wall = wall(&hall);
    open(&hall, &wall);
    let least = "return Math.min(...[...document.querySelectorAll('.slide bdi')]
        .map((name) => parseFloat(getComputedStyle(name).fontSize)));";
    assert!(wall.read(least, &[]).as_f64().unwrap() >= 44.0);
    let mut seen: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let first = shown(&wall);
    loop {
        seen.entry(slide(&wall)).or_default().extend(names(&wall));
        wall.press(ARROW_RIGHT);
        if shown(&wall) == first {
            break;
        }
    }
    assert_eq!(seen.keys().collect::<Vec<_>>(), ["boards", "names", "standings"]);
    for (slide, mut names) in seen {
        names.sort();
        let n_seen = names.len();
        names.dedup();
        assert_eq!((n_seen, names.len()), (44, 44), "{slide}: {names:?}");
    }
    assert!(first.ends_with(" 1 / 2") || first.ends_with(" 1 / 3"), "{first}");
    wall.press(ARROW_LEFT);
    assert_eq!(slide(&wall), "standings");
});

scenario!(a_screen_goes_on_by_itself_and_plays_games_through, |database| {
    let hall = Hall::open(database, Plan { spec: "gbg:5", ..Plan::USUAL }).started();
    hall.go("/rounds/1/boards/1");
    hall.window.click("input[name=outcome][value=first]");
    hall.window.click("input[value=resignation]");
    hall.window.set("#record", "C30 c30");
    hall.window.go_by("#result > button");
    let wall = wall(&hall);
    wall.before_each_page(HURRY);
    open(&hall, &wall);
    for scene in ["boards", "names", "standings", "game"] {
        wall.waits_for(scene, |wall| slide(wall) == scene);
    }
    // Held, the game stays once it is over.
    wall.press(" ");
    let played = "const page = document.querySelector('#board-room iframe')?.contentDocument;
        return page?.querySelector('[data-swap] .told b')?.textContent ?? '';";
    wall.waits_for("the game at its end", |wall| read(wall, played).contains("ply 2 of 2"));
    assert!(shown(&wall).contains("❚❚"), "{}", shown(&wall));
    wall.press(" ");
    wall.waits_for("the first slide again", |wall| slide(wall) == "boards");
});

scenario!(the_desk_chooses_what_the_wall_shows, |database| {
    let hall = Hall::open(database, Plan { spec: "gbg:5", ..Plan::USUAL }).started();
    let wall = wall(&hall);
    open(&hall, &wall);
    wall.waits_for("the boards", |wall| slide(wall) == "boards");
    hall.window.go(&format!("{}/screens", hall.event));
    for scene in ["boards", "names", "games", "clock", "missing"] {
        hall.window.click(&format!("input[name=scene][value={scene}]"));
    }
    hall.window.go_by("#screen-1 form button");
    hall.window.sees("Screen saved.");
    wall.waits_for("the standings", |wall| slide(wall) == "standings");
    hall.window.click("input[name=scene][value=standings]");
    hall.window.go_by("#screen-1 form button");
    hall.window.sees("Choose at least one thing to show.");
});

scenario!(a_wall_takes_over_the_pages_of_a_newer_program, |database| {
    let hall = Hall::open(database, Plan { spec: "gbg:5", ..Plan::USUAL }).started();
    let wall = wall(&hall);
    open(&hall, &wall);
    let older = "document.getElementById('content').dataset.program = 'an older one';
        window.isOld = true; return true;";
    assert_eq!(wall.read(older, &[]), json!(true));
    hall.window.go(&format!("{}/screens", hall.event));
    hall.window.fill("#text", "Lunch");
    hall.window.go_by(".tell button");
    wall.sees("Lunch");
    let is_new = "return window.isOld === undefined;";
    wall.waits_for("a new page", |wall| wall.read(is_new, &[]) == json!(true));
});

scenario!(over_plain_http_the_wall_says_to_turn_off_sleep, |database| {
    let hall = Hall::open(database, Plan { spec: "gbg:5", ..Plan::USUAL }).started();
    let wall = hall.phone_by_name();
    wall.resize_to(1280, 720);
    open(&hall, &wall);
    wall.sees("Turn off sleep in this computer’s power settings");
    wall.before_each_page(HURRY);
    open(&hall, &wall);
    wall.waits_for("no hint", |wall| !wall.text().contains("Turn off sleep"));
});

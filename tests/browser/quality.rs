//! Every page of the demonstration, on a phone and a laptop, in light and dark: what axe finds, and
//! whether each box is where it belongs.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{LazyLock, Mutex};

use regex::Regex;
use serde_json::{Value, json};

use crate::demonstration::{Demonstration, Viewer, page_routes, route};
use crate::packages;
use crate::window::{LAPTOP, PHONE, Window};

const AXE: &str = include_str!("axe.js");
const GEOMETRY: &str = include_str!("geometry.js");

/// Between the two, and a laptop's at four times the size (WCAG 2.2, 1.4.10).
const OTHER_WIDTHS: [u32; 2] = [768, 320];

/// Forms that are sent as nobody should: nothing in them, or nothing that can be.
const REFUSED: [(Viewer, &str); 6] = [
    (Viewer::Visitor, "/sign-in"),
    (Viewer::Visitor, "/code"),
    (Viewer::Administrator, "/events/new"),
    (Viewer::Administrator, "/games/new"),
    (Viewer::Administrator, "/account"),
    (Viewer::Administrator, "/players/1/edit"),
];

/// What opens over a page: where, by a click on what, and how it is then.
const OVERLAYS: [[&str; 3]; 2] = [
    ["/privacy", ".who .menu > summary", ".who .menu[open]"],
    ["/tournaments/14/standings", ".standings tbody a.working", "aside.working:popover-open"],
];

/// Opens what opens in its place.
const OPEN: &str = "for (const one of document.querySelectorAll('main details'))
    one.open ||= !one.closest('.menu');";

static NUMBER: LazyLock<Regex> = LazyLock::new(|| Regex::new("[0-9]+").unwrap());

/// What is wrong, and with which pages.
type Found = Mutex<BTreeMap<String, (String, Vec<String>)>>;

/// What a page is looked at on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Device {
    Laptop,
    Phone,
}

struct Walk<'a> {
    window: Window,
    viewer: Viewer,
    device: Device,
    found: &'a Found,
}

impl<'a> Walk<'a> {
    fn new(site: &Demonstration, device: Device, viewer: Viewer, found: &'a Found) -> Self {
        let window = match device {
            Device::Laptop => Window::open(&site.server.url),
            Device::Phone => Window::on_phone(&site.server.url),
        };
        let window = site.sit_down(window, viewer);
        window.before_each_page(&packages::read("axe-core/axe.min.js"));
        let walk = Self { window, viewer, device, found };
        walk.prefers("light");
        walk
    }

    fn go(&self, path: &str) {
        self.window.resize(self.width());
        self.window.go(path);
        self.looks_well(path);
    }

    const fn width(&self) -> u32 {
        match self.device {
            Device::Laptop => LAPTOP,
            Device::Phone => PHONE,
        }
    }

    fn looks_well(&self, path: &str) {
        self.window.run(OPEN, &[]);
        self.asks_axe(path);
        self.measures(path, self.width());
        for width in OTHER_WIDTHS.iter().filter(|_| self.device == Device::Laptop) {
            self.measures(path, *width);
        }
    }

    fn measures(&self, path: &str, width: u32) {
        self.window.resize(width);
        self.tells(&format!("at {width}"), path, &self.window.read(GEOMETRY, &[]));
    }

    fn asks_axe(&self, path: &str) {
        let width = self.width();
        let light = self.window.run(AXE, &[json!(false)]);
        self.tells(&format!("axe at {width}"), path, &light);
        // The administrator has seen all that has a colour.
        if self.viewer == Viewer::Visitor {
            return;
        }
        self.prefers("dark");
        let dark = self.window.run(AXE, &[json!(true)]);
        self.tells(&format!("axe in the dark at {width}"), path, &dark);
        self.prefers("light");
    }

    fn prefers(&self, scheme: &str) {
        self.window.emulate_features(&json!([
            { "name": "prefers-color-scheme", "value": scheme },
            // Nothing is looked at on its way to another colour.
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]));
    }

    fn tells(&self, how: &str, path: &str, lines: &Value) {
        let lines = lines.as_array().unwrap_or_else(|| panic!("{how}, {path}: {lines}"));
        let mut found = self.found.lock().unwrap();
        for line in lines.iter().filter_map(Value::as_str) {
            let what = format!("{how}: {line}");
            // What differs in a number only is told once.
            let kind = NUMBER.replace_all(&what, "0").into_owned();
            let (_, pages) = found.entry(kind).or_insert_with(|| (what, Vec::new()));
            pages.push(format!("{:?} {path}", self.viewer));
        }
    }

    /// What comes back when a form is sent as it must not be.
    fn is_refused(&self, path: &str) {
        self.window.resize(self.width());
        self.window.go(path);
        let send = "const form = document.querySelector('main form[method=post]');
            form.noValidate = true;
            for (const field of form.querySelectorAll('input:not([type=hidden]), textarea'))
                if (!field.matches('[type=radio], [type=checkbox]')) field.value = '';
            form.requestSubmit();";
        self.window.leaves(|window| window.run(send, &[]));
        assert!(self.window.n_of("[aria-invalid], .notice.bad") > 0, "{path} is not refused");
        self.looks_well(&format!("{path}, refused"));
    }

    fn opens(&self, [path, css, open]: [&str; 3]) {
        self.window.resize(self.width());
        self.window.go(path);
        self.window.click(css);
        self.window.has(open);
        self.looks_well(&format!("{css}, opened"));
    }
}

/// Every page as the administrator finds it, and as a visitor or a player where that is another.
fn walk(site: &Demonstration, device: Device, found: &Found) -> BTreeSet<&'static str> {
    let viewers = [Viewer::Administrator, Viewer::Visitor, Viewer::Player];
    let [every, open, own] = viewers.map(|viewer| site.pages(viewer));
    let other = open.iter().filter(|page| !every.contains(page));
    let players = own.iter().filter(|page| !every.contains(page) && !open.contains(page));
    for (viewer, pages) in [
        (Viewer::Administrator, every.iter().collect()),
        (Viewer::Visitor, other.collect::<Vec<_>>()),
        (Viewer::Player, players.collect()),
    ] {
        let walk = Walk::new(site, device, viewer, found);
        pages.iter().filter(|page| page.content.is_some()).for_each(|page| walk.go(&page.path));
        REFUSED.iter().filter(|case| case.0 == viewer).for_each(|case| walk.is_refused(case.1));
        let is_all = viewer == Viewer::Administrator;
        OVERLAYS.iter().filter(|_| is_all).for_each(|overlay| walk.opens(*overlay));
    }
    every.iter().chain(&open).chain(&own).filter_map(|page| route(&page.path)).collect()
}

#[test]
fn every_page_of_the_demonstration_is_accessible_and_in_its_place() {
    let site = Demonstration::new().with_rarities();
    let found = Found::default();
    let walked: BTreeSet<&str> = std::thread::scope(|scope| {
        let (site, found) = (&site, &found);
        let walks = [Device::Laptop, Device::Phone]
            .map(|device| scope.spawn(move || walk(site, device, found)));
        walks.into_iter().flat_map(|walk| walk.join().unwrap()).collect()
    });
    let told: Vec<String> = found.into_inner().unwrap().values().map(told).collect();
    assert!(told.is_empty(), "{} things to mend:\n{}", told.len(), told.join("\n"));
    let missed: Vec<_> = page_routes().filter(|route| !walked.contains(route)).collect();
    assert!(missed.is_empty(), "no link leads there, so say a door to it: {missed:#?}");
}

fn told((what, pages): &(String, Vec<String>)) -> String {
    let some = pages.iter().take(3).cloned().collect::<Vec<_>>().join(", ");
    format!("{what}\n    {} pages: {some}", pages.len())
}

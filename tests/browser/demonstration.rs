//! The site of `magister demo`, served to tests, and all of its pages.

use std::collections::BTreeSet;
use std::sync::OnceLock;

use actix_web::http::Method;
use data_encoding::HEXLOWER;
use diesel::connection::SimpleConnection;
use diesel::{Connection, SqliteConnection};
use domain::links::Bearer;
use domain::{AccountId, EventId, PlayerId};
use magister::cli::demo;
use magister::config::Settings;
use magister::web::ROUTES;
use regex::Regex;
use sha2::{Digest, Sha256};
use store::{Store, links};
use system::clock;
use ureq::Agent;

use crate::database::Lent;
use crate::hall::Arbiter;
use crate::server::Server;
use crate::temporary::folder;
use crate::window::Window;

/// Where a walk begins: what no link leads to, and tournaments at each stage with their pages.
const DOORS: &[&str] = &[
    "/",
    "/nowhere",
    "/look",
    "/sign-in",
    "/setup/none",
    "/g/none",
    "/mail/confirm/none",
    "/mail/stop/none",
    "/tournaments/11",
    "/tournaments/14",
    "/tournaments/14/cancel",
    "/tournaments/14/unstart",
    "/tournaments/14/rounds/3",
    "/tournaments/14/rounds/3/unpublish",
    "/tournaments/15",
    "/tournaments/15/entries",
    "/tournaments/15/order",
    "/import/preview",
    "/tournaments/13/standings",
    "/tournaments/13/rounds/9/enter",
    "/tournaments/14/entries",
    "/games/101/embed",
    "/games/101/embed/4",
    "/games?below=80",
    "/games?name=an&game=gbg%3A5&opening=C99&shortest=9&longest=2",
    "/search?q=an",
    "/players/1/merge/2",
    "/accounts/2",
    "/accounts/2/disable",
    "/merges/1/undo",
    "/tournaments/1/rounds",
    "/ratings/1/next?rating=1500&games=2",
    "/ratings/calculator?system=glicko&rating=x",
    "/tournaments/11/print/certificates",
    "/p/the-link-of-otto-zbinden",
    "/events/11/my",
    "/events/11/queue",
    "/tournaments/14/rounds/3/late",
    "/tournaments/13/my/withdraw",
    "/tournaments/13/my/return",
    "/tournaments/14/my/withdraw",
    "/tournaments/14/my/byes",
    "/tournaments/13/tablet",
    "/tournaments/13/tablet/checkin",
    "/tournaments/14/tablet/checkin",
    "/tournaments/13/checkin",
    "/tournaments/13/checkin/close",
    "/tournaments/14/checkin",
    "/tournaments/14/checkin/close",
    "/tournaments/15/checkin",
    "/b/1",
    "/my",
    "/offline",
    "/tournaments/13/rounds/9/boards/2/hand-in",
    "/tournaments/13/rounds/9/boards/2",
];

/// The secrets of a link, and of the browser that came in by it.
const LINK: &str = "the-link-of-otto-zbinden";
const PASS: &str = "a-pass-that-nobody-had-to-scan-for";

fn hash_of(secret: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(secret.as_bytes()))
}

/// What a route ends with that shows no page of this site's.
const FILES: [&str; 14] = [
    ".csv",
    ".json",
    ".txt",
    ".trf",
    ".atom",
    ".ics",
    ".png",
    "{name}",
    "/healthz",
    "/readyz",
    "/live",
    ".yaml",
    ".js",
    "/suggestions",
];

/// Who looks at a page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Viewer {
    Visitor,
    Administrator,
    /// A player who came in by a link, and has a board to play at.
    Player,
}

/// A page, and what stands on it; nothing if it leads elsewhere, as to the sign-in.
#[derive(PartialEq, Eq)]
pub(crate) struct Page {
    pub(crate) path: String,
    pub(crate) content: Option<String>,
}

/// A served demonstration.
pub(crate) struct Demonstration {
    pub(crate) server: Server,
    cookie: (String, &'static str),
    /// The same of the player.
    pass: (String, &'static str),
    agent: Agent,
    _database: Lent,
}

impl Demonstration {
    pub(crate) fn new() -> Self {
        let database = Lent::holding(filled());
        let server = Server::start(&database.url, &[]);
        let cookie = Arbiter::of(&database).signs_in(&server);
        let pass = (cookie.0.replace("magister-", "magister-pass-"), PASS);
        let store = Store::open(&database.url.parse().unwrap(), 1).unwrap();
        let (pass_hash, link_hash) = (hash_of(PASS), hash_of(LINK));
        let player = (EventId(11), Bearer::Player(PlayerId(11)));
        let comes_in = |db: &mut _| {
            links::insert(db, player, &link_hash, AccountId(1), clock::now())?;
            links::begin_session(db, (None, &pass_hash), player, clock::now())
        };
        store.write(comes_in).unwrap();
        let config = Agent::config_builder().max_redirects(0).http_status_as_error(false).build();
        Self { server, cookie, pass, agent: config.into(), _database: database }
    }

    /// Brings about what the demonstration has not: an address for phones, somebody who left, two who are one.
    pub(crate) fn with_rarities(self) -> Self {
        let leaves = [("verdict", "not-paired"), ("from_round", "4")];
        let form = self.get("/events/11/edit", Viewer::Administrator);
        let version = Regex::new(r#"name="version" value="(\d+)""#).unwrap();
        let version = version.captures(&form).unwrap()[1].to_owned();
        let address = [("address", "http://192.168.1.20:8470"), ("version", version.as_str())];
        self.post("/events/11/addresses", &address);
        self.post("/tournaments/14/entries/79/withdraw", &leaves);
        self.post("/players/17/merge/18", &[("reason", "He said so himself.")]);
        for name in ["Josef Knecht", "Fritz Tegularius"] {
            let picked =
                [("game", "gbg"), ("gbg-size", "6"), ("time", "3d"), ("begins", "challenger")];
            self.post("/by-link", &[&picked[..], &[("name", name), ("listed", "yes")]].concat());
        }
        // A browser has its secret before it takes anything.
        let seats = (self.cookie.0.replace("magister-", "magister-seats-"), "a-browser-of-its-own");
        self.post_as(&seats, "/by-link/challenges/1", &[("name", "Plinio Designori")]);
        self
    }

    fn post(&self, path: &str, fields: &[(&str, &str)]) {
        self.post_as(&self.cookie, path, fields);
    }

    fn post_as(&self, (name, value): &(String, &str), path: &str, fields: &[(&str, &str)]) {
        let url = &self.server.url;
        let request = self.agent.post(format!("{url}{path}")).header("Origin", url);
        let request = request.header("Cookie", format!("{name}={value}"));
        let key = hash_of(&format!("{path} {fields:?}"));
        let form = fields.iter().copied().chain([("form_key", key.as_str())]);
        let answer = request.send_form(form).unwrap();
        assert!(answer.status().as_u16() < 400, "{path}: {}", answer.status());
    }

    fn get(&self, path: &str, viewer: Viewer) -> String {
        let request = self.agent.get(format!("{}{path}", self.server.url));
        let request = match self.cookie_of(viewer) {
            None => request,
            Some((name, value)) => request.header("Cookie", format!("{name}={value}")),
        };
        request.call().unwrap().body_mut().read_to_string().unwrap()
    }

    /// Makes a window somebody's.
    pub(crate) fn sit_down(&self, window: Window, viewer: Viewer) -> Window {
        if let Some((name, value)) = self.cookie_of(viewer) {
            window.take_cookie(name, value);
        }
        window
    }

    fn cookie_of(&self, viewer: Viewer) -> Option<&(String, &'static str)> {
        match viewer {
            Viewer::Visitor => None,
            Viewer::Administrator => Some(&self.cookie),
            Viewer::Player => Some(&self.pass),
        }
    }

    /// One page of every kind that somebody finds: kinds differ in their route or in what is asked.
    pub(crate) fn pages(&self, viewer: Viewer) -> Vec<Page> {
        let key = Regex::new(r#"name="form_key" value="[^"]*""#).unwrap();
        let link = Regex::new(r#"href="(/[^"]*)"#).unwrap();
        let mut waiting: Vec<String> = DOORS.iter().map(|path| (*path).to_owned()).collect();
        let (mut kinds, mut pages) = (BTreeSet::new(), Vec::new());
        let mut next = 0;
        while let Some(path) = waiting.get(next).cloned() {
            next += 1;
            let is_new = kind(&path).is_some_and(|kind| kinds.insert(kind));
            if next > DOORS.len() && !is_new {
                continue;
            }
            let body = self.get(&path, viewer);
            waiting.extend(link.captures_iter(&body).map(|found| address(&found[1])));
            // The foot is the same for everybody, and keys of forms never are.
            let content = body.split_once("<main").map(|(_, main)| main.to_owned());
            let content = content.map(|content| key.replace_all(&content, "").into_owned());
            pages.push(Page { path, content });
        }
        pages
    }
}

/// An address as a link gives it, without the place on its page.
fn address(written: &str) -> String {
    let written = written.replace("&#38;", "&").replace("&amp;", "&");
    written.split('#').next().unwrap().to_owned()
}

/// The route of a path, unless it shows a file.
pub(crate) fn route(path: &str) -> Option<&'static str> {
    let path = path.split('?').next().unwrap();
    let parts: Vec<&str> = path.split('/').collect();
    let fits = |route: &&str| {
        let wanted: Vec<&str> = route.split('/').collect();
        let mut pairs = wanted.iter().zip(&parts);
        wanted.len() == parts.len() && pairs.all(|(one, part)| one.starts_with('{') || one == part)
    };
    // `/games/new` is not the game called `new`.
    page_routes().filter(fits).min_by_key(|route| route.matches('{').count())
}

/// The routes that show a page.
pub(crate) fn page_routes() -> impl Iterator<Item = &'static str> {
    let pages = ROUTES.iter().filter(|route| *route.method == Method::GET).map(|route| route.path);
    pages.filter(|path| !is_file(path))
}

/// Whether it shows no page of this site's. Programs are shown none.
fn is_file(path: &str) -> bool {
    path.starts_with("/api/v1") || FILES.iter().any(|end| path.ends_with(end))
}

fn kind(path: &str) -> Option<String> {
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let asked = query.split('&').filter_map(|pair| pair.split('=').next());
    let route = route(path).filter(|_| !is_file(path))?;
    Some(format!("{route} {}", asked.collect::<Vec<_>>().join(" ")))
}

/// What the file of a demonstration holds: filled once, then written for each test.
fn filled() -> &'static [u8] {
    static FILLED: OnceLock<Vec<u8>> = OnceLock::new();
    FILLED.get_or_init(|| {
        let folder = folder("demonstration");
        let file = folder.join("demo.sqlite");
        let store = Store::open(&format!("sqlite:{}", file.display()).parse().unwrap(), 1).unwrap();
        store.migrate().unwrap();
        demo::fill(&store, &Settings::load(None).unwrap(), (demo::Size::Small, clock::now()))
            .unwrap();
        drop(store);
        let mut connection = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
        connection.batch_execute("PRAGMA wal_checkpoint(TRUNCATE)").unwrap();
        let bytes = std::fs::read(&file).unwrap();
        std::fs::remove_dir_all(folder).unwrap();
        bytes
    })
}

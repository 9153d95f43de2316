//! No words but those of `locales/`: the demonstration is read in marked English, where whatever
//! stands outside of the marks ⟦⟧ comes from no message, and what stands in ⟪⟫ was put into one.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{LazyLock, mpsc};

use regex::Regex;
use store::Store;
use system::clock;
use ureq::Agent;
use words::Language;

use crate::cli::demo;
use crate::config::Settings;
use crate::web::{self, State};

/// Pages of one kind that are read: their addresses differ in numbers only.
const MOST_OF_A_KIND: usize = 3;

/// Tournaments of the demonstration, all of whose main pages are read.
const TOURNAMENTS: u32 = 14;

/// Elements whose text is what somebody typed, or notation.
const DATA: [&str; 9] =
    ["bdi", "code", "kbd", "mark", "pre", "q", "script", "textarea", "datalist"];

/// Classes of elements that hold moves, or the letters beside a board.
const NOTATION: [&str; 4] = ["code", "moves", "lab", "gv"];

/// A line of numbers, signs and codes.
const SIGN: &str =
    r"^(?:[▪ 0-9,½¼¾+−±=×→·–○●✓?()/]|\b[A-Z]{1,4}\b|\b[A-Z]+/[A-Z0-9/]+\b|\b[a-z]\b)*$";

/// Attributes that people read, or that are read to them.
const READ: &str = r#"\b(?:title|alt|placeholder|aria-label)="([^"]*)""#;

/// Somebody who is signed in at the demonstration.
struct Reader {
    agent: Agent,
    url: String,
    cookie: String,
    /// Where the database is.
    folder: PathBuf,
}

impl Drop for Reader {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A page, and what came with it.
struct Answer {
    cookie: Option<String>,
    body: String,
}

impl Reader {
    /// Fills a demonstration, serves it, and signs in.
    fn new() -> Self {
        let mut settings = Settings::load(None).unwrap();
        let folder = std::env::temp_dir().join(format!("magister-marked-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        settings.database.url = format!("sqlite:{}/demo.sqlite", folder.display());
        settings.server.listen = "127.0.0.1:0".parse().unwrap();
        let store = Store::open(&settings.database.url.parse().unwrap(), 2).unwrap();
        store.migrate().unwrap();
        let password = demo::fill(&store, &settings, (demo::Size::Small, clock::now())).unwrap();
        let (announce, announced) = mpsc::channel();
        std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async {
                let running = web::serve(State::new(settings, store)).unwrap();
                announce.send(running.url).unwrap();
                running.server.await.unwrap();
            });
        });
        let config = Agent::config_builder().max_redirects(0).http_status_as_error(false).build();
        let (agent, url) = (config.into(), announced.recv().unwrap());
        let mut visitor = Self { agent, url, cookie: String::new(), folder };
        let form = format!("name={}&password={password}&next=/&form_key=k", demo::ADMINISTRATOR);
        let cookie = visitor.post("/sign-in", &form).cookie.unwrap();
        visitor.cookie = cookie;
        visitor
    }

    fn get(&self, path: &str) -> Answer {
        let request = self.agent.get(format!("{}{}", self.url, marked(path)));
        Self::answer(request.header("Cookie", &self.cookie).call().unwrap())
    }

    fn post(&self, path: &str, form: &str) -> Answer {
        let request = self.agent.post(format!("{}{}", self.url, marked(path)));
        let request = request.header("Content-Type", "application/x-www-form-urlencoded");
        Self::answer(request.header("Cookie", &self.cookie).send(form).unwrap())
    }

    fn answer(mut response: ureq::http::Response<ureq::Body>) -> Answer {
        let cookie = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|value| value.split(';').next()).map(str::to_owned);
        Answer { cookie, body: response.body_mut().read_to_string().unwrap() }
    }

    /// Pages of every kind that links lead to, and the answers to their forms as they come.
    fn everything(&self) -> BTreeMap<String, String> {
        let link = Regex::new(r##"href="(/[^"#]*)"##).unwrap();
        let first = ["/nowhere", "/ratings/calculator?system=glicko&rating=x", "/"];
        let mut waiting: Vec<String> = first.map(str::to_owned).to_vec();
        // Some pages are there only while a tournament is at a certain stage.
        let each = |id: u32| {
            ["", "/entries", "/rounds", "/standings/1"]
                .map(|page| format!("/tournaments/{id}{page}"))
        };
        let each: Vec<String> = (1..=TOURNAMENTS).flat_map(each).collect();
        waiting.extend(each.iter().cloned());
        let (mut pages, mut kinds) = (BTreeMap::new(), BTreeMap::new());
        while let Some(path) = waiting.pop() {
            let is_file = [
                ".csv", ".txt", ".trf", ".css", ".js", ".svg", ".woff2", ".png", ".atom", ".ics",
                ".json",
            ];
            let n_read: &mut usize = kinds.entry(kind(&path)).or_default();
            if pages.contains_key(&path)
                || is_file.iter().any(|end| path.ends_with(end) || path.contains(".csv?"))
                || (*n_read >= MOST_OF_A_KIND && !each.contains(&path))
            {
                continue;
            }
            *n_read += 1;
            let body = self.get(&path).body;
            waiting.extend(link.captures_iter(&body).map(|found| plain(&found[1])));
            pages.insert(path, body);
        }
        let forms: BTreeMap<String, (String, String)> =
            pages.values().flat_map(|body| forms(body)).collect();
        for (path, form) in forms.values().filter(|(path, _)| path != "/sign-out") {
            pages.insert(format!("POST {path}"), self.post(path, form).body);
        }
        pages
    }
}

/// An address without its numbers and what was asked.
fn kind(path: &str) -> String {
    static NUMBER: LazyLock<Regex> = LazyLock::new(|| Regex::new("[0-9]+").unwrap());
    let (path, query) = path.split_once('?').unwrap_or((path, ""));
    let asked = query.split('&').filter_map(|pair| pair.split('=').next());
    format!("{} {}", NUMBER.replace_all(path, "0"), asked.collect::<Vec<_>>().join(" "))
}

/// The forms of a page by their kind: where each goes, with what it hides and nothing typed.
fn forms(body: &str) -> Vec<(String, (String, String))> {
    let form = r#"(?s)<form method="post" action="([^"]*)"( enctype)?[^>]*>(.*?)</form>"#;
    let hidden = r#"<input type="hidden" name="([^"]*)" value="([^"]*)">"#;
    let (form, hidden) = (Regex::new(form).unwrap(), Regex::new(hidden).unwrap());
    let found = form.captures_iter(body).filter(|found| found.get(2).is_none());
    let filled = |found: regex::Captures<'_>| {
        let path = plain(&found[1]);
        let fields = hidden.captures_iter(&found[3]);
        let fields: Vec<String> =
            fields.map(|field| format!("{}={}", &field[1], unescaped(&field[2]))).collect();
        (kind(&path), (path, fields.join("&")))
    };
    found.map(filled).collect()
}

/// The address of a page in marked English.
fn marked(path: &str) -> String {
    Language::MARKED.address(path)
}

/// The path that an address in a page is of.
fn plain(address: &str) -> String {
    let address = unescaped(address);
    match Language::of_address(&address) {
        Some((_, "")) => "/".to_owned(),
        Some((_, path)) => path.to_owned(),
        None => address,
    }
}

fn unescaped(text: &str) -> String {
    let entities =
        [("&#38;", "&"), ("&amp;", "&"), ("&#39;", "'"), ("&#34;", "\""), ("&#60;", "<")];
    entities.iter().fold(text.to_owned(), |text, (entity, sign)| text.replace(entity, sign))
}

/// A piece of text or an attribute, and how deep in messages it begins.
fn pieces(body: &str) -> Vec<String> {
    let token = Regex::new(r"(?s)<!--.*?-->|<[^>]*>|[^<]+").unwrap();
    let read = Regex::new(READ).unwrap();
    let class = Regex::new(r#"\bclass="([^"]*)""#).unwrap();
    let (mut pieces, mut data, mut text) = (Vec::new(), None::<String>, String::new());
    for token in token.find_iter(body).map(|token| token.as_str()) {
        if !token.starts_with('<') {
            if data.is_none() {
                text.push_str(token);
            }
            continue;
        }
        let name = token.trim_matches(['<', '>']).split([' ', '\n']).next().unwrap_or("");
        if data.as_deref() == name.strip_prefix('/') && data.is_some() {
            data = None;
            text.push('▪');
            continue;
        }
        pieces.extend(read.captures_iter(token).map(|found| unescaped(&found[1])));
        let is_notation = class
            .captures(token)
            .is_some_and(|found| found[1].split(' ').any(|class| NOTATION.contains(&class)));
        if data.is_none() && (DATA.contains(&name) || is_notation) {
            data = Some(name.to_owned());
        } else if data.is_none() && !["a", "/a", "b", "/b", "small", "/small"].contains(&name) {
            text.push('\n');
        }
    }
    // A message may go on behind a name that is marked up: it is one text then.
    pieces.push(unescaped(&text));
    pieces
}

/// What people read of a piece that is in no message, line by line; and what was put into one.
fn unmarked(piece: &str) -> (Vec<String>, Vec<String>) {
    let (mut depth, mut bare, mut line) = (0_usize, Vec::new(), String::new());
    let (mut inside, mut arguments) = (None::<String>, Vec::new());
    for letter in piece.chars() {
        match letter {
            '⟦' => depth += 1,
            '⟧' => depth = depth.saturating_sub(1),
            '⟪' => inside = Some(String::new()),
            '⟫' => arguments.extend(inside.take()),
            '\n' if depth == 0 => bare.push(std::mem::take(&mut line)),
            _ if inside.is_some() => inside.as_mut().unwrap().push(letter),
            _ if depth == 0 => line.push(letter),
            _ => {}
        }
    }
    bare.push(line);
    (
        bare.iter().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect(),
        arguments,
    )
}

/// Whether a line that is in no message is a number, a sign or a code that every language has. A
/// point or a colon is none: decimals and labels are written as the language writes them.
fn is_sign(line: &str) -> bool {
    static SIGNS: LazyLock<Regex> = LazyLock::new(|| Regex::new(SIGN).unwrap());
    SIGNS.is_match(line)
}
/// Whether what was put into a message is no English: a number, a move, a code.
fn is_notation(argument: &str) -> bool {
    static WORD: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\p{Ll}{2}").unwrap());
    !WORD.is_match(argument)
}

#[test]
fn every_word_of_the_demonstration_is_a_message() {
    let pages = Reader::new().everything();
    assert!(pages.len() > 150, "only {} pages were found", pages.len());
    let name = Regex::new("<bdi>([^<]*)</bdi>").unwrap();
    let names: BTreeSet<String> = pages
        .values()
        .flat_map(|body| name.captures_iter(body).map(|found| unescaped(&found[1])))
        .collect();
    let mut found = BTreeMap::new();
    // What is for programs is told in the words of the code, in English for everybody.
    let is_for_programs = |path: &str| path.starts_with("/api");
    for (path, body) in pages.iter().filter(|(path, _)| !is_for_programs(path)) {
        for (bare, arguments) in pieces(body).iter().map(|piece| unmarked(piece)) {
            let bare = bare.into_iter().filter(|line| !is_sign(line));
            let wrong = bare.chain(arguments.into_iter().filter(|text| !is_notation(text)));
            for text in wrong.filter(|text| !names.contains(text)) {
                found.entry(text).or_insert(path);
            }
        }
    }
    assert!(found.is_empty(), "in no message: {found:#?}");
}

#[test]
fn what_is_in_no_message_is_found() {
    let check = |body: &str, wrong: &str| {
        let found = pieces(body).iter().flat_map(|piece| unmarked(piece).0).collect::<Vec<_>>();
        let found: Vec<&String> = found.iter().filter(|line| !is_sign(line)).collect();
        assert_eq!(found.into_iter().cloned().collect::<Vec<_>>().join("|"), wrong, "{body}");
    };
    check("<p>⟦Round ⟪3⟫⟧ · <b>2½</b></p>", "");
    check("<p>Round 3</p>", "Round 3");
    check("<p>⟦Against ⟧<bdi>Knecht</bdi>⟦⟧: ⟦won⟧</p>", "▪:");
    check("<p>⟦Against <bdi>Knecht</bdi>: won⟧</p><td>1.50</td>", "1.50");
    check("<input title=\"Name\"><textarea>as typed</textarea>", "Name");
}

//! What the log never says: the secrets of links, cookies, forms and passwords, whatever is logged.

use std::collections::HashSet;
use std::path::Path;
use std::time::Duration;

use regex::Regex;
use system::clock;
use ureq::Agent;

use super::server::Server;
use super::{database, temporary};

/// A piece of a secret is one as well.
const PIECE: usize = 12;

/// Everything that the log must not say.
#[derive(Default)]
struct Secrets {
    pieces: HashSet<Vec<u8>>,
    /// Those that are shorter than a piece: one-time codes, as shown and without the hyphen.
    short: Vec<String>,
}

impl Secrets {
    fn add(&mut self, secret: &str) {
        assert!(secret.len() >= PIECE, "{secret}");
        self.pieces.extend(secret.as_bytes().windows(PIECE).map(<[u8]>::to_vec));
    }

    fn add_code(&mut self, code: &str) {
        self.short.extend([code.to_owned(), code.replace('-', "")]);
    }

    /// The lines that say one of them.
    fn told_in<'l>(&self, log: &'l str) -> Vec<&'l str> {
        // Nearly everything is left out by its first two bytes: there are millions of places.
        let mut begins = vec![false; 1 << 16];
        let at = |two: &[u8]| usize::from(two[0]) << 8 | usize::from(two[1]);
        self.pieces.iter().for_each(|piece| begins[at(piece)] = true);
        let tells = |line: &&str| {
            let mut pieces = line.as_bytes().windows(PIECE);
            pieces.any(|piece| begins[at(piece)] && self.pieces.contains(piece))
                || self.short.iter().any(|short| line.contains(short.as_str()))
        };
        log.lines().filter(tells).collect()
    }
}

/// Somebody with a browser, who comes by a proxy from anywhere.
struct Client {
    agent: Agent,
    url: String,
    cookie: String,
    from: String,
}

struct Answer {
    status: u16,
    cookies: Vec<String>,
    location: String,
    body: String,
}

impl Client {
    fn new(server: &Server, number: usize) -> Self {
        let config = Agent::config_builder().max_redirects(0).http_status_as_error(false);
        let (agent, url) = (config.build().into(), server.url.clone());
        let from = format!("198.51.{}.{}", number / 250, number % 250);
        Self { agent, url, cookie: String::new(), from }
    }

    fn get(&self, path: &str) -> Answer {
        let request = self.agent.get(format!("{}{path}", self.url));
        let request = request.header("Cookie", &self.cookie).header("X-Forwarded-For", &self.from);
        request.call().map(Answer::from).unwrap()
    }

    fn post(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        let request = self.agent.post(format!("{}{path}", self.url));
        let request = request.header("Cookie", &self.cookie).header("X-Forwarded-For", &self.from);
        request.send_form(form.iter().copied()).map(Answer::from).unwrap()
    }

    /// Sends a form that must be accepted; answers where it leads.
    fn submit(&self, path: &str, form: &[(&str, &str)]) -> String {
        let answer = self.post(path, form);
        assert_eq!(answer.status, 303, "{path}: {}", answer.body);
        answer.location
    }
}

impl From<ureq::http::Response<ureq::Body>> for Answer {
    fn from(mut response: ureq::http::Response<ureq::Body>) -> Self {
        let text = |value: &ureq::http::HeaderValue| value.to_str().unwrap().to_owned();
        let headers = response.headers();
        let cookies = headers.get_all("set-cookie").iter().map(text);
        let cookies = cookies.map(|all| all.split(';').next().unwrap().to_owned()).collect();
        let location = headers.get("location").map(text).unwrap_or_default();
        let status = response.status().as_u16();
        Self { status, cookies, location, body: response.body_mut().read_to_string().unwrap() }
    }
}

/// A site that was just made, and what nobody else may learn of it.
struct Site {
    secrets: Secrets,
    administrator: Client,
    tournament: String,
}

const PASSWORD: &str = "SevenBeadsOnWaldzellGreen";
const NAME: &str = "TegulariusTheSecond";
const KEY: &str = "a-key-of-a-form-that-is-new-";

impl Site {
    fn new(server: &mut Server) -> Self {
        let mut secrets = Secrets::default();
        let link = server.setup_link();
        let (_, token) = link.rsplit_once('/').unwrap();
        for secret in [token, PASSWORD, NAME, KEY] {
            secrets.add(secret);
        }
        let mut administrator = Client::new(server, 0);
        let path = format!("/setup/{token}");
        administrator.get(&path);
        let form = |again| {
            let words = [("name", NAME), ("password", PASSWORD), ("password_again", again)];
            [words.as_slice(), &[("form_key", KEY)]].concat()
        };
        assert_eq!(administrator.post(&path, &form("another")).status, 422);
        let answer = administrator.post(&path, &form(PASSWORD));
        assert_eq!(answer.status, 303, "{}", answer.body);
        administrator.cookie = answer.cookies.join("; ");
        for cookie in &answer.cookies {
            secrets.add(cookie.split_once('=').unwrap().1);
        }
        let tournament = tournament(&administrator);
        Self { secrets, administrator, tournament }
    }

    /// The path of a link that is made for somebody.
    fn link(&mut self, whose: &str) -> String {
        let path = format!("{}/links/{whose}", self.tournament);
        let shown = self.administrator.post(&path, &[("form_key", KEY)]);
        let token = Regex::new("/p/([A-Za-z0-9_-]{22})").unwrap();
        let token = &token.captures(&shown.body).expect(&shown.body)[1];
        self.secrets.add(token);
        format!("/p/{token}")
    }

    /// A one-time code, as it is shown.
    fn code(&mut self) -> String {
        let form = [("role", "organiser"), ("form_key", KEY)];
        let shown = self.administrator.post("/events/1/codes", &form);
        let code = Regex::new("<code>([2-9A-Z]{4}-[2-9A-Z]{4})</code>").unwrap();
        let code = code.captures(&shown.body).expect(&shown.body)[1].to_owned();
        self.secrets.add_code(&code);
        code
    }

    /// Comes in by a link.
    fn come_in(&mut self, phone: &mut Client, link: &str) {
        assert_eq!(phone.get(link).status, 200);
        let answer = phone.post(link, &[("form_key", KEY)]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        self.secrets.add(answer.cookies[0].split_once('=').unwrap().1);
        phone.cookie.clone_from(&answer.cookies[0]);
    }
}

fn tournament(administrator: &Client) -> String {
    let days = [("starts_on", "2026-11-20"), ("ends_on", "2036-11-22"), ("form_key", KEY)];
    let event = [("name", "Waldzell Open")];
    let event = administrator.submit("/events", &[event.as_slice(), &days].concat());
    let change = [("name", "Waldzell Open"), ("visibility", "published"), ("version", "1")];
    administrator.submit(&event, &[change.as_slice(), &days].concat());
    let form = [
        ("name", "Glass Bead Game"),
        ("spec", "gbg:6"),
        ("format", "round-robin"),
        ("win", "1"),
        ("draw", "½"),
        ("loss", "0"),
        ("rated", "rated"),
        ("form_key", KEY),
    ];
    let tournament = administrator.submit(&format!("{event}/tournaments"), &form);
    for name in [NAME, "Plinio Designori"] {
        let form = [("name", name), ("form_key", KEY)];
        administrator.submit(&format!("{tournament}/entries"), &form);
    }
    let page = administrator.get(&tournament).body;
    let seen = Regex::new(r#"name="seen" value="([^"]*)""#).unwrap();
    let seen = &seen.captures(&page).expect(&page)[1];
    let form = [("numbering", "entered"), ("seen", seen), ("form_key", KEY)];
    administrator.submit(&format!("{tournament}/start"), &form);
    tournament
}

/// All that people do with secrets, right ones and wrong ones.
fn use_secrets(server: &Server, site: &mut Site) {
    let links = ["players/1", "tablet"].map(|whose| site.link(whose));
    let mut phone = Client::new(server, 1);
    site.come_in(&mut phone, &links[0]);
    site.come_in(&mut Client::new(server, 2), &links[1]);
    let board = format!("{}/rounds/1/boards/1", site.tournament);
    let typed = "AVoiceFromTheRecordOfMoves";
    site.secrets.add(typed);
    let form = [("outcome", "first"), ("ending", "played"), ("record", typed), ("form_key", KEY)];
    assert_eq!(phone.post(&format!("{board}/hand-in"), &form).status, 422);
    let form = [("submission", typed), ("form_key", KEY)];
    assert_eq!(phone.post(&format!("{board}/confirm"), &form).status, 400);
    assert_eq!(site.administrator.post(&board, &[("replaces", typed)]).status, 400);
    let visitor = Client::new(server, 3);
    let wrong = [("name", NAME), ("password", typed), ("form_key", KEY), ("next", &links[0])];
    assert_eq!(visitor.post("/sign-in", &wrong).status, 422);
    let right = [("name", NAME), ("password", PASSWORD), ("form_key", KEY)];
    let answer = visitor.post("/sign-in", &right);
    assert_eq!(answer.status, 303);
    answer.cookies.iter().for_each(|one| site.secrets.add(one.split_once('=').unwrap().1));
    let token = links[0].trim_start_matches("/p/");
    for path in ["sign-in?next=/p/", "players?q=", "players?page=", "events/", "games/", "p/x/"] {
        visitor.get(&format!("/{path}{token}"));
        visitor.post(&format!("/{path}{token}"), &[("form_key", token)]);
        visitor.get(&format!("/{path}%ff{token}%00"));
    }
    use_code(site, &visitor);
    broken(server, token);
}

/// A code is made, mistyped and typed, and does not work twice.
fn use_code(site: &mut Site, visitor: &Client) {
    let code = site.code();
    let (most, last) = code.split_at(code.len() - 1);
    let wrong = format!("{most}{}", if last == "2" { "3" } else { "2" });
    site.secrets.add_code(&wrong);
    let typed = |code: &str, key: &str| visitor.post("/code", &[("code", code), ("form_key", key)]);
    assert_eq!(typed(&wrong, KEY).status, 422);
    let answer = typed(&code.replace('-', ""), KEY);
    assert_eq!(answer.status, 303, "{}", answer.body);
    answer.cookies.iter().for_each(|one| site.secrets.add(one.split_once('=').unwrap().1));
    assert_eq!(typed(&code, "a-key-of-another-form").status, 422);
    visitor.get(&format!("/code?code={code}"));
    visitor.get(&format!("/events/1/codes/{code}"));
}

/// Requests that are none, or too long.
fn broken(server: &Server, token: &str) {
    use std::io::{Read, Write};
    let long = token.repeat(20_000);
    for head in [
        format!("GET /p/{long} HTTP/1.1\r\nHost: hall\r\n\r\n"),
        format!("GET /p/{} HTTP/1.1\r\nHost: hall\r\n\r\n", &long[..60_000]),
        format!("GET /p/{token} HTTP/9.9\r\nHost: hall\r\n\r\n"),
        format!("GET /p/{token}\u{1} HTTP/1.1\r\nHost: hall\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: hall\r\nCookie {token}\r\n\r\n"),
        format!("GET / HTTP/1.1\r\nHost: hall\r\nCookie: a={long}\r\n\r\n"),
        format!("POST /p/{token} HTTP/1.1\r\nHost: hall\r\nContent-Length: {token}\r\n\r\n"),
        format!("POST /p/{token} HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n{token}\r\n"),
    ] {
        let mut request = super::connect(server);
        request.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        let _ = request.write_all(head.as_bytes());
        let _ = request.shutdown(std::net::Shutdown::Write);
        let _ = request.read_to_end(&mut Vec::new());
    }
}

fn n_lines(log: &Path) -> usize {
    std::fs::read_to_string(log).unwrap().lines().count()
}

/// Goes on with right and wrong secrets until the log has so many lines.
fn go_on(server: &Server, site: &mut Site, (log, n_wanted): (&Path, usize)) {
    let mut turn = 0;
    let link = site.link("players/2");
    let mut phone = Client::new(server, 4);
    site.come_in(&mut phone, &link);
    let deadline = clock::instant() + Duration::from_mins(5);
    while n_lines(log) < n_wanted {
        assert!(clock::instant() < deadline, "{} lines", n_lines(log));
        let first = turn;
        turn += 400;
        for number in first..turn {
            site.secrets.add(&format!("WrongSecret{number:011}"));
        }
        let (link, phone) = (&link, &phone);
        std::thread::scope(|scope| {
            for thread in 0..4 {
                scope.spawn(move || {
                    for number in (first..turn).filter(|number| number % 4 == thread) {
                        once(server, (link, phone), number);
                    }
                });
            }
        });
    }
}

/// One wrong link, cookie or form, and a right one.
fn once(server: &Server, (link, phone): (&str, &Client), number: usize) {
    let wrong = format!("WrongSecret{number:011}");
    let mut somebody = Client::new(server, 10 + number);
    match number % 5 {
        0 => assert_eq!(somebody.get(&format!("/p/{wrong}")).status, 403),
        1 => {
            let path = format!("/p/{wrong}");
            assert_eq!(somebody.post(&path, &[("form_key", &wrong)]).status, 403);
        }
        2 => assert_eq!(somebody.get(&format!("/setup/{wrong}")).status, 404),
        3 => {
            let port = server.url.rsplit_once(':').unwrap().1;
            somebody.cookie = format!("magister-pass-{port}={wrong}; magister-{port}={wrong}");
            assert_eq!(somebody.get("/events/1/my").status, 403);
        }
        _ => assert_eq!(phone.get("/events/1/my").status, 200),
    }
    assert_eq!(somebody.get(link).status, 200);
}

/// As much as anybody may have logged.
const EVERYTHING: &str = "trace,actix_http=trace";

fn check(format: &str, n_wanted: usize) {
    let folder = temporary::folder("log");
    let log = folder.join("log");
    let settings = [
        ("MAGISTER_LOG__FILTER", EVERYTHING),
        ("MAGISTER_LOG__FORMAT", format),
        ("MAGISTER_SERVER__TRUSTED_PROXIES", "127.0.0.1"),
    ];
    let mut server = Server::start_logged_to(&log, &database::on_sqlite(), &settings);
    let mut site = Site::new(&mut server);
    use_secrets(&server, &mut site);
    go_on(&server, &mut site, (&log, n_wanted));
    server.ask_to_stop();
    assert!(server.ended_cleanly());
    let text = std::fs::read_to_string(&log).unwrap();
    assert!(text.contains("/p/{token}"), "the log is on");
    assert!(text.lines().count() >= n_wanted);
    let told = site.secrets.told_in(&text);
    assert!(
        told.is_empty(),
        "{} lines tell secrets, as {:#?}",
        told.len(),
        &told[..told.len().min(9)]
    );
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn no_secret_is_in_ten_thousand_lines_of_the_log() {
    check("json", 5_000);
    check("human", 5_000);
}

#[test]
fn no_secret_is_in_a_hundred_thousand_lines_of_the_log_in_the_long_run() {
    check("json", 100_000);
}

#[test]
fn a_secret_in_a_log_is_found_by_any_piece_of_it() {
    let mut secrets = Secrets::default();
    secrets.add("0123456789abcdef");
    assert_eq!(secrets.told_in("one\ntwo 3456789abcde\nthree 3456789abcd"), ["two 3456789abcde"]);
    secrets.add_code("ABCD-EFGH");
    assert_eq!(
        secrets.told_in("1 ABCD-EFG\n2 ABCD-EFGH\n3 ABCDEFGH"),
        ["2 ABCD-EFGH", "3 ABCDEFGH"]
    );
}

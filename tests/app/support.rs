//! A site of its own for every test: a database without rows, a server on a free port, browsers.

use std::path::{Path, PathBuf};
use std::sync::{OnceLock, mpsc};

use actix_web::dev::ServerHandle;
use data_encoding::HEXLOWER;
use desk::accounts::NewAccount;
use domain::accounts::{AccountName, Rank};
use domain::stamps::{Moved, Thing};
use domain::zone::Zone;
use magister::cli::database::database;
use magister::config::Settings;
use magister::web::{State, serve};
use sha2::{Digest, Sha256};
use store::{Store, accounts, transaction};
use system::clock;
use ureq::Agent;

use crate::database::{Lent, unique};

/// The same test on both databases: `both!(the_sentence, |site| { … });`
macro_rules! both {
    ($name:ident, |$site:ident| $body:block) => {
        mod $name {
            #[allow(unused_imports, reason = "some tests use nothing of their file")]
            use super::*;

            fn check($site: &$crate::support::Site) $body

            #[test]
            fn on_sqlite() {
                check(&$crate::support::Site::on_sqlite());
            }

            #[test]
            fn on_postgres() {
                check(&$crate::support::Site::on_postgres());
            }
        }
    };
}

/// The password of every account in tests.
pub(crate) const PASSWORD: &str = "seven beads on waldzell green";

/// Its hash, of the least memory: a hash that takes its time, as those of the server do, is most of what a short test
/// costs.
const QUICK_HASH: &str = "$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$\
    MdYjJPpt0mZUJiixOXBtlaGK622AIKn0xx/3H6tNmb0";

/// A running server with its database.
pub(crate) struct Site {
    pub(crate) url: String,
    pub(crate) store: Store,
    pub(crate) database_url: String,
    server: ServerHandle,
    administrator: OnceLock<Browser>,
    /// The last to go, after all that is connected to it.
    lent: Option<Lent>,
}

/// The server ends with its test, and gives its connections back.
impl Drop for Site {
    fn drop(&mut self) {
        actix_web::rt::System::new().block_on(self.server.stop(false));
    }
}

/// Somebody at the site, with a cookie once signed in. Redirects are not followed.
#[derive(Clone)]
pub(crate) struct Browser {
    agent: Agent,
    url: String,
    cookie: Option<String>,
}

/// What came back.
#[derive(Debug, Clone)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) location: String,
    pub(crate) cookie: String,
    headers: ureq::http::HeaderMap,
    /// By which the browser is known that signed in before.
    pub(crate) device: String,
    /// What the act says on the next page, as the cookie has it.
    pub(crate) done: String,
    pub(crate) body: String,
    /// The same as it came.
    pub(crate) bytes: Vec<u8>,
}

impl Site {
    pub(crate) fn on_sqlite() -> Self {
        Self::start(Lent::on_sqlite())
    }

    pub(crate) fn on_postgres() -> Self {
        Self::start(Lent::on_postgres())
    }

    fn start(lent: Lent) -> Self {
        let mut site = Self::at(&lent.url, |_| ());
        site.lent = Some(lent);
        site
    }

    /// A server on the database of an address, with settings of the test's own.
    pub(crate) fn at(url: &str, set: impl FnOnce(&mut Settings)) -> Self {
        let mut settings = Settings::load(None).unwrap();
        settings.server.listen = "127.0.0.1:0".parse().unwrap();
        settings.database.be(url);
        settings.database.connections = 2;
        settings.server.time_zone = Zone::UTC;
        settings.accounts.sign_in_burst = 1000;
        settings.accounts.token_requests_per_minute = 1_000_000;
        settings.backup.keep = 0;
        set(&mut settings);
        Self::start_with(settings)
    }

    /// A server with settings of the test's own.
    pub(crate) fn start_with(settings: Settings) -> Self {
        let database_url = settings.database.url.clone();
        let store = Store::open(&database(&settings).unwrap(), 2).unwrap();
        store.migrate().unwrap();
        let (announce, announced) = mpsc::channel();
        let state = State::new(settings, store.clone());
        std::thread::spawn(move || {
            actix_web::rt::System::new().block_on(async {
                let running = serve(state).unwrap();
                announce.send((running.url, running.server.handle())).unwrap();
                running.server.await.unwrap();
            });
        });
        let (url, server) = announced.recv().unwrap();
        let administrator = OnceLock::new();
        Self { url, store, database_url, server, administrator, lent: None }
    }

    /// Somebody who has no account.
    pub(crate) fn visitor(&self) -> Browser {
        // Each request has a connection of its own: who has one that the server has just closed tries again in a
        // browser, and fails here.
        let config = Agent::config_builder()
            .max_redirects(0)
            .http_status_as_error(false)
            .max_idle_connections(0)
            .build();
        Browser { agent: config.into(), url: self.url.clone(), cookie: None }
    }

    /// The first administrator, made by the one-time link; the same one when asked again.
    pub(crate) fn administrator(&self) -> Browser {
        self.administrator.get_or_init(|| self.first_administrator()).clone()
    }

    /// A one-time link that may be used until there is an administrator.
    pub(crate) fn setup_link(&self) -> String {
        let token = unique("token");
        let hash = token_hash(&token);
        self.store.write(|db| accounts::set_setup_link(db, &hash, clock::now())).unwrap();
        format!("/setup/{token}")
    }

    fn first_administrator(&self) -> Browser {
        let link = token_hash(&self.setup_link()["/setup/".len()..]);
        let new = new_account("administrator", Rank::Administrator);
        let add = |db: &mut _| desk::accounts::add_first(db, &link, &new, clock::now());
        self.store.write(add).unwrap().unwrap().unwrap();
        self.visitor().signed_in(new.name.as_str())
    }

    /// As if the owner of an account had chosen its password.
    pub(crate) fn keep_password(&self, name: &str) {
        let name = AccountName::parse(name).unwrap();
        let keep = |db: &mut _| {
            let account = accounts::find_by_name(db, &name)?.unwrap().id;
            let hash = accounts::password_hash(db, account)?.unwrap();
            accounts::set_password_hash(db, account, &hash)
        };
        self.store.write(keep).unwrap();
    }

    /// Somebody signed in with a role at an event; `""` for none.
    pub(crate) fn with_role(&self, administrator: &Browser, event: &str, role: &str) -> Browser {
        let new = new_account(if role.is_empty() { "member" } else { role }, Rank::Member);
        let add = |db: &mut _| desk::accounts::add(db, None, &new, clock::now());
        self.store.write(add).unwrap().unwrap();
        let name = new.name.as_str();
        self.keep_password(name);
        if !role.is_empty() {
            let form = [("name", name), ("role", role)];
            assert_eq!(administrator.post(&format!("{event}/roles"), &form).status, 303);
        }
        self.visitor().signed_in(name)
    }
}

fn token_hash(token: &str) -> String {
    HEXLOWER.encode(&Sha256::digest(token.as_bytes()))
}

fn new_account(name: &str, rank: Rank) -> NewAccount {
    let name = AccountName::parse(&unique(name)).unwrap();
    NewAccount { name, password_hash: QUICK_HASH.to_owned(), rank }
}

impl Browser {
    /// The same browser after signing in.
    pub(crate) fn signed_in(mut self, name: &str) -> Self {
        let answer = self.post("/sign-in", &[("name", name), ("password", PASSWORD)]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        self.cookie = Some(answer.cookie);
        self
    }

    /// The same browser with the cookie of an answer.
    pub(crate) fn with_cookie(mut self, cookie: String) -> Self {
        self.cookie = Some(cookie);
        self
    }

    /// The same browser, into which somebody has come by a link too.
    pub(crate) fn with_link(&self, phone: &Self) -> Self {
        let both = [self, phone].map(|one| one.cookie.as_deref().unwrap_or_default());
        self.clone().with_cookie(both.join("; "))
    }

    /// What it is known by.
    pub(crate) fn cookie(&self) -> Option<&str> {
        self.cookie.as_deref()
    }

    /// The page of a path.
    pub(crate) fn get(&self, path: &str) -> Answer {
        let mut request = self.agent.get(format!("{}{path}", self.url));
        if let Some(cookie) = &self.cookie {
            request = request.header("Cookie", cookie);
        }
        Answer::from(request.call().unwrap())
    }

    /// The same person, who asks something that stands before the site.
    pub(crate) fn through(&self, url: &str) -> Self {
        Self { url: url.to_owned(), ..self.clone() }
    }

    /// The page of a path, asked for with a header besides.
    pub(crate) fn get_saying(&self, path: &str, (name, value): (&str, &str)) -> Answer {
        let request = self.agent.get(format!("{}{path}", self.url)).header(name, value);
        Answer::from(request.call().unwrap())
    }

    /// The same for whoever is signed in.
    pub(crate) fn get_as(&self, path: &str, (name, value): (&str, &str)) -> Answer {
        let request = self.agent.get(format!("{}{path}", self.url)).header(name, value);
        let cookie = self.cookie.as_deref().unwrap_or_default();
        Answer::from(request.header("Cookie", cookie).call().unwrap())
    }

    /// The page of a path, asked for with another cookie besides the own one.
    pub(crate) fn get_with(&self, path: &str, cookie: &str) -> Answer {
        let cookies = format!("{}; {cookie}", self.cookie.as_deref().unwrap_or_default());
        let request = self.agent.get(format!("{}{path}", self.url)).header("Cookie", cookies);
        Answer::from(request.call().unwrap())
    }

    /// A request as programs send it: with these headers, and perhaps a body.
    pub(crate) fn ask(
        &self,
        (method, path): (&str, &str),
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let request =
            ureq::http::Request::builder().method(method).uri(format!("{}{path}", self.url));
        let request =
            headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
        Answer::from(self.agent.run(request.body(body).unwrap()).unwrap())
    }

    /// A page that must be there.
    pub(crate) fn page(&self, path: &str) -> String {
        let answer = self.get(path);
        assert_eq!(answer.status, 200, "{path}: {}", answer.body);
        answer.body
    }

    /// Sends a form. Without a key of its own it has always the same one, and is handled once.
    pub(crate) fn post(&self, path: &str, form: &[(&str, &str)]) -> Answer {
        self.post_bytes(path, "application/x-www-form-urlencoded", keyed(form).as_bytes())
    }

    /// Sends a form with headers of the test's own.
    pub(crate) fn post_with(
        &self,
        path: &str,
        form: &[(&str, &str)],
        headers: &[(&str, &str)],
    ) -> Answer {
        let mut request = self.agent.post(format!("{}{path}", self.url));
        request = request.header("Content-Type", "application/x-www-form-urlencoded");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        Answer::from(request.send(keyed(form).as_bytes()).unwrap())
    }

    /// Sends a form as whoever is signed in, with a header besides.
    pub(crate) fn post_saying(
        &self,
        path: &str,
        form: &[(&str, &str)],
        (name, value): (&str, &str),
    ) -> Answer {
        let request = self.agent.post(format!("{}{path}", self.url)).header(name, value);
        let request = request
            .header("Content-Type", "application/x-www-form-urlencoded")
            .header("Cookie", self.cookie.as_deref().unwrap_or_default())
            .header("Origin", &self.url);
        Answer::from(request.send(keyed(form).as_bytes()).unwrap())
    }

    /// Sends any body at all.
    pub(crate) fn post_bytes(&self, path: &str, media_type: &str, body: &[u8]) -> Answer {
        self.post_from(path, media_type, body, &self.url)
    }

    /// Sends any body, saying that it comes from a page of `origin`.
    pub(crate) fn post_from(
        &self,
        path: &str,
        media_type: &str,
        body: &[u8],
        origin: &str,
    ) -> Answer {
        let mut request = self
            .agent
            .post(format!("{}{path}", self.url))
            .header("Content-Type", media_type)
            .header("Origin", origin);
        if let Some(cookie) = &self.cookie {
            request = request.header("Cookie", cookie);
        }
        Answer::from(request.send(body).unwrap())
    }

    /// Sends a form that must be accepted; answers where it leads.
    pub(crate) fn submit(&self, path: &str, form: &[(&str, &str)]) -> String {
        let answer = self.post(path, form);
        assert_eq!(answer.status, 303, "{path}: {}", answer.body);
        answer.location
    }

    /// A published event; answers its path.
    pub(crate) fn published_event(&self) -> String {
        let key = unique("key");
        let mut form = vec![
            ("form_key", key.as_str()),
            ("name", "Waldzell Open"),
            ("starts_on", "2026-11-20"),
            ("ends_on", "2026-11-22"),
        ];
        let event = self.submit("/events", &form);
        form.extend([("visibility", "published"), ("version", "1")]);
        self.submit(&event, &form)
    }

    /// A tournament of an event, round robin on 2×6 with 1-½-0; answers its path.
    pub(crate) fn tournament(&self, event: &str) -> String {
        let key = unique("key");
        let mut form = Self::TOURNAMENT.to_vec();
        form.push(("form_key", &key));
        self.submit(&format!("{event}/tournaments"), &form)
    }

    /// The form of that tournament.
    pub(crate) const TOURNAMENT: [(&str, &str); 7] = [
        ("name", "Glass Bead Game 2×6"),
        ("spec", "gbg:6"),
        ("format", "round-robin"),
        ("win", "1"),
        ("draw", "½"),
        ("loss", "0"),
        ("rated", "rated"),
    ];

    /// Enters players by name, one after the other, who are all new.
    pub(crate) fn enter(&self, tournament: &str, names: &[&str]) {
        for name in names {
            self.submit(&format!("{tournament}/entries"), &[("name", name)]);
        }
    }

    /// Enters a list of players, as its preview proposes.
    pub(crate) fn enter_list(&self, tournament: &str, lines: &str) {
        let answer = self.post(&format!("{tournament}/entries/preview"), &[("lines", lines)]);
        let seen = hidden(&answer.body, "seen");
        let form = [("lines", lines), ("seen", &seen)];
        self.submit(&format!("{tournament}/entries/confirm"), &form);
    }

    /// Starts a tournament, numbered as its players were entered.
    pub(crate) fn start(&self, tournament: &str) -> String {
        let seen = self.seen(tournament);
        let form = [("numbering", "entered"), ("seen", &seen)];
        self.submit(&format!("{tournament}/start"), &form)
    }

    /// The mark of what a page shows, which its form sends along.
    pub(crate) fn seen(&self, path: &str) -> String {
        hidden(&self.page(path), "seen")
    }
}

/// A page without the stamps of what it shows.
pub(crate) fn unstamped(page: &str) -> String {
    let Some((before, rest)) = page.split_once(" data-live=\"") else {
        return page.to_owned();
    };
    let (_, after) = rest.split_once('"').unwrap();
    format!("{before}{after}")
}

/// Says that something has changed, as the act does that a test leaves out.
pub(crate) fn moved(thing: Thing) {
    transaction::move_on(Moved { things: [thing].into(), ..Moved::default() });
}

/// A form as it is sent, with a key.
fn keyed(form: &[(&str, &str)]) -> String {
    let has_key = form.iter().any(|(name, _)| *name == "form_key");
    let key = (!has_key).then_some(("form_key", "the same"));
    let form: Vec<_> = form.iter().copied().chain(key).collect();
    serde_html_form::to_string(&form).unwrap()
}

/// Asserts that a page does not show words which the program shows elsewhere: that something is not
/// there proves nothing once it is worded in another way.
#[track_caller]
pub(crate) fn lacks(page: &str, words: &str) {
    static SHOWN: OnceLock<String> = OnceLock::new();
    let shown = SHOWN.get_or_init(|| {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        ["locales/en", "templates", "crates/view/src", "crates/words/src", "src/web"]
            .map(|part| texts(&root.join(part)))
            .concat()
    });
    assert!(shown.contains(words), "the program shows {words:?} nowhere by now");
    assert!(!page.contains(words), "{words:?} in {page}");
}

#[test]
#[should_panic(expected = "the program shows \"once said so\" nowhere by now")]
fn words_that_are_shown_nowhere_prove_nothing() {
    lacks("another page", "once said so");
}

/// All files below a folder.
fn texts(folder: &Path) -> String {
    let below = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let text = |path: PathBuf| {
        if path.is_dir() { texts(&path) } else { std::fs::read_to_string(path).unwrap() }
    };
    below.map(text).collect::<Vec<_>>().join("\n")
}

/// The value of a hidden field.
pub(crate) fn hidden(page: &str, name: &str) -> String {
    let (_, rest) = page.split_once(&format!("name=\"{name}\" value=\"")).unwrap();
    rest.split('"').next().unwrap().to_owned()
}

impl Answer {
    /// All headers.
    pub(crate) fn head(&self) -> String {
        let line = |(name, value): (_, &ureq::http::HeaderValue)| format!("{name}: {value:?}\n");
        self.headers.iter().map(line).collect()
    }

    /// A header; empty if there is none.
    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default()
    }
}

impl From<ureq::http::Response<ureq::Body>> for Answer {
    fn from(mut response: ureq::http::Response<ureq::Body>) -> Self {
        let bytes = response.body_mut().read_to_vec().unwrap();
        let header = |name: &str| {
            let value = response.headers().get(name);
            value.map(|value| value.to_str().unwrap().to_owned()).unwrap_or_default()
        };
        let cookies = response.headers().get_all("set-cookie");
        let cookies =
            cookies.into_iter().map(|value| value.to_str().unwrap().split(';').next().unwrap());
        let (done, cookies): (Vec<_>, Vec<_>) =
            cookies.partition(|cookie| cookie.starts_with("magister-done-"));
        let (devices, cookies): (Vec<_>, Vec<_>) =
            cookies.into_iter().partition(|cookie| cookie.contains("magister-device-"));
        let first = |some: &[&str]| some.first().map(ToString::to_string).unwrap_or_default();
        let (cookie, device, done) = (first(&cookies), first(&devices), first(&done));
        Self {
            status: response.status().as_u16(),
            location: header("location"),
            headers: response.headers().clone(),
            cookie,
            device,
            done,
            body: String::from_utf8_lossy(&bytes).into_owned(),
            bytes,
        }
    }
}

//! A hall made through the desk, so that a scenario begins where it has something to look at.

use chrono::{NaiveDate, TimeDelta};
use data_encoding::HEXLOWER;
use desk::events::EventChange;
use desk::tournaments::{Seen, Start};
use desk::{self, Actor};
use domain::accounts::{Access, AccountName, Rank};
use domain::entries::NewEntry;
use domain::events::{Days, EventDetails, Title, Visibility};
use domain::lists::Admission;
use domain::pies::Handicap;
use domain::players::{Club, PlayerName};
use domain::privacy::{Eyes, Shown};
use domain::ratings::Unrating;
use domain::results::{Ending, Proposed, RecordedOutcome};
use domain::tie_breaks::Ranking;
use domain::tournaments::{Format, Numbering, Rated, TournamentDetails};
use domain::zone::Zone;
use domain::{EventId, NameKey, TournamentId};
use serde_json::json;
use sha2::{Digest, Sha256};
use store::{Db, Store, Stored, accounts, players, schedule, sessions, tournaments};
use system::clock;
use tournament::points::PointSystem;

use crate::database::Lent;
use crate::server::Server;
use crate::temporary::temporary;
use crate::window::Window;

/// The administrator of every site in these tests.
pub const ADMINISTRATOR: &str = "Josef Knecht";

const SESSION: &str = "a-session-that-nobody-had-to-sign-in-for";

/// The administrator at the desk, which is the program without its pages.
pub(crate) struct Arbiter {
    store: Store,
    actor: Actor,
}

/// What two or more play.
#[derive(Clone, Copy)]
pub(crate) struct Plan<'a> {
    pub(crate) name: &'a str,
    pub(crate) spec: &'a str,
    pub(crate) format: Format,
    pub(crate) pie: Option<Handicap>,
    /// Everybody's, if they have one.
    pub(crate) club: Option<&'a str>,
    pub(crate) players: &'a [&'a str],
}

impl Arbiter {
    /// The administrator of a database, who is made if there is none.
    pub(crate) fn of(database: &Lent) -> Self {
        let store = Store::open(&database.url.parse().unwrap(), 2).unwrap();
        let name = AccountName::parse(ADMINISTRATOR).unwrap();
        let now = clock::now();
        let account = store.write(|db| {
            if let Some(account) = accounts::find_by_name(db, &name)? {
                return Ok(account.id);
            }
            let rank = Rank::Administrator;
            Ok(accounts::insert(db, &name, "no password", rank, now)?.unwrap())
        });
        let account = account.unwrap();
        Self {
            store,
            actor: Actor {
                account,
                access: Access::Administrator,
                by_code: None,
                by_token: None,
                now,
            },
        }
    }

    /// A window of the administrator, who is signed in.
    pub(crate) fn sit_down(&self, server: &Server) -> Window {
        let (name, value) = self.signs_in(server);
        let window = Window::open(&server.url);
        window.take_cookie(&name, value);
        window
    }

    /// Signs the administrator in; answers the cookie, its name and its value.
    pub(crate) fn signs_in(&self, server: &Server) -> (String, &'static str) {
        let hash = HEXLOWER.encode(&Sha256::digest(SESSION.as_bytes()));
        let Actor { account, now, .. } = self.actor;
        let until = now + TimeDelta::hours(1);
        self.store.write(|db| sessions::insert(db, &hash, account, now, until)).unwrap();
        let (_, port) = server.url.rsplit_once(':').unwrap();
        let is_https = server.url.starts_with("https");
        (format!("{}magister-{port}", if is_https { "__Host-" } else { "" }), SESSION)
    }

    /// Does something now.
    fn act<T>(&self, act: impl FnOnce(&mut Db, &Actor) -> Stored<T>) -> T {
        let actor = Actor { now: clock::now(), ..self.actor };
        self.store.write(|db| act(db, &actor)).unwrap()
    }

    pub(crate) fn event(&self, name: &str, visibility: Visibility) -> EventId {
        let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
        let days = Days::new(day, day).unwrap();
        let (name, zone) = (Title::parse(name).unwrap(), Zone::UTC);
        let details =
            EventDetails { name, place: None, days, zone, address: None, shown: Shown::default() };
        self.act(|db, actor| {
            let id = desk::events::add(db, actor, &details)?;
            if visibility == Visibility::Published {
                let unrating = Unrating::Ask;
                let change = EventChange { details: &details, visibility, unrating };
                desk::events::change(db, actor, (id, 1), change)?.unwrap();
            }
            Ok(id)
        })
    }

    /// A tournament with everybody entered: whoever has the name of somebody known is that one.
    pub(crate) fn tournament(&self, event: EventId, plan: Plan<'_>) -> TournamentId {
        let details = TournamentDetails {
            name: Title::parse(plan.name).unwrap(),
            spec: plan.spec.parse().unwrap(),
            format: plan.format,
            points: PointSystem::STANDARD,
            rated: Rated::Rated,
            pie: plan.pie,
            ranking: Ranking::usual(plan.format),
        };
        self.act(|db, actor| {
            let id = desk::tournaments::add(db, actor, event, (&details, Visibility::Published))?;
            let known = players::list(db, Eyes::Staff)?;
            let admission = |name: &&str| {
                let key = NameKey::of(name);
                let player = known.iter().find(|player| player.key == key);
                let club = plan.club.map(|club| Club::parse(club).unwrap());
                let name = PlayerName::parse(name).unwrap();
                let entry = NewEntry { name, rating: None, club, born: None };
                Admission { player: player.map(|player| player.id), entry }
            };
            let admissions: Vec<Admission> = plan.players.iter().map(admission).collect();
            desk::entries::admit_known(db, actor, id, &admissions)?.unwrap();
            Ok(id)
        })
    }

    /// Starts a tournament, numbered as its players were entered.
    pub(crate) fn start(&self, id: TournamentId) {
        let start = Start { numbering: Some(Numbering::Entered), seed: 0, seen: Seen::Everybody };
        let started =
            self.act(|db, actor| desk::tournaments::start(db, actor, id, &start, Ok::<_, ()>));
        started.unwrap();
    }

    /// Enters the result of a board: tournament, round and number.
    pub(crate) fn enter(
        &self,
        at: desk::results::At,
        (outcome, ending): (RecordedOutcome, Ending),
        record: Option<String>,
    ) {
        let (outcome, ending) = (Some(outcome), Some(ending));
        let proposed = Proposed { outcome, ending, record, ..Proposed::default() };
        self.act(|db, actor| desk::results::enter(db, actor, at, &proposed)).unwrap();
    }

    pub(crate) fn close(&self, id: TournamentId) {
        let closed = self.act(|db, actor| {
            let version = tournaments::find(db, id)?.map(|found| found.version);
            desk::tournaments::close(db, actor, (id, version))
        });
        closed.unwrap();
    }

    /// A closed tournament of two at which the first has beaten the second; answers its path.
    pub(crate) fn play(&self, event: EventId, name: &str, players: [&str; 2]) -> String {
        let spec = "result-only:Hive";
        let plan = Plan { name, spec, club: None, players: &players, ..Plan::USUAL };
        let id = self.tournament(event, plan);
        self.start(id);
        self.enter((id, 1, 1), (RecordedOutcome::First, Ending::Resignation), None);
        self.close(id);
        format!("/tournaments/{id}")
    }
}

/// A tournament that is looked at by the administrator.
pub(crate) struct Hall {
    arbiter: Arbiter,
    server: Server,
    arguments: Vec<String>,
    database: String,
    pub(crate) window: Window,
    pub(crate) event: String,
    pub(crate) tournament: String,
    id: TournamentId,
}

impl Hall {
    /// A round robin that has not started.
    pub(crate) fn of(database: &Lent, plan: Plan<'_>) -> Self {
        Self::at(database, plan, Visibility::Draft)
    }

    /// The same where everybody may come.
    pub(crate) fn open(database: &Lent, plan: Plan<'_>) -> Self {
        Self::at(database, plan, Visibility::Published)
    }

    /// The same, served with a certificate.
    pub(crate) fn over_https(database: &Lent, plan: Plan<'_>) -> Self {
        let with_certificate = ["--config".to_owned(), https_config()];
        Self::served(database, plan, (Visibility::Published, with_certificate.into()))
    }

    fn at(database: &Lent, plan: Plan<'_>, visibility: Visibility) -> Self {
        Self::served(database, plan, (visibility, Vec::new()))
    }

    fn served(
        database: &Lent,
        plan: Plan<'_>,
        (visibility, arguments): (Visibility, Vec<String>),
    ) -> Self {
        let arbiter = Arbiter::of(database);
        let event = arbiter.event(plan.name, visibility);
        let id = arbiter.tournament(event, plan);
        let told: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let server = Server::start(&database.url, &told);
        let window = arbiter.sit_down(&server);
        let (event, tournament) = (format!("/events/{event}"), format!("/tournaments/{id}"));
        let database = database.url.clone();
        Self { arbiter, server, arguments, database, window, event, tournament, id }
    }

    /// Two who play the Glass Bead Game; the tournament has not started.
    pub(crate) fn usual(database: &Lent) -> Self {
        Self::of(database, Plan::USUAL)
    }

    /// The same two at a running tournament of some game.
    pub(crate) fn playing(database: &Lent, spec: &str) -> Self {
        Self::of(database, Plan { spec, ..Plan::USUAL }).started()
    }

    /// The first round begins in an hour.
    pub(crate) fn begins_later(self) -> Self {
        let begins = (clock::now() + TimeDelta::hours(1)).naive_utc();
        let begins = [(1, begins)].into_iter().collect();
        self.arbiter.act(|db, _| schedule::save(db, self.id, &begins));
        self
    }

    pub(crate) fn started(self) -> Self {
        self.arbiter.start(self.id);
        self
    }

    /// Somebody who is in nothing; answers the path of their page.
    pub(crate) fn player(&self, name: &str) -> String {
        let name = PlayerName::parse(name).unwrap();
        let id = self.arbiter.act(|db, actor| players::insert(db, &name, None, actor.now));
        format!("/players/{id}")
    }

    /// The server ends at once.
    pub(crate) fn dies(&mut self) {
        self.server.kill();
    }

    /// It is started again, where it was.
    pub(crate) fn comes_back(&mut self) {
        let (_, address) = self.server.url.split_once("://").unwrap();
        let address = address.to_owned();
        let told: Vec<&str> = self.arguments.iter().map(String::as_str).collect();
        self.server = Server::start_at(&address, &self.database, &told);
    }

    /// A phone that comes by a name which browsers do not take for this machine.
    pub(crate) fn phone_by_name(&self) -> Window {
        Window::on_phone(&self.server.url.replace("127.0.0.1", "hall"))
    }

    /// How often something was handed in at a board of the first round.
    pub(crate) fn n_handed_in(&self, board: u16) -> usize {
        self.arbiter.act(|db, _| {
            let sitting = desk::results::sitting(db, (self.id, 1, board), Eyes::Staff)?;
            Ok(sitting.unwrap().submissions.len())
        })
    }

    /// A phone of somebody who has no account.
    pub(crate) fn phone(&self) -> Window {
        Window::on_phone(&self.server.url)
    }

    /// Where the server listens.
    pub(crate) fn port(&self) -> &str {
        self.server.url.rsplit_once(':').unwrap().1
    }

    pub(crate) fn go(&self, page: &str) {
        self.window.go(&format!("{}{page}", self.tournament));
    }

    /// How many of these elements are not wholly inside the window, from left to right.
    pub(crate) fn n_outside(&self, css: &str) -> i64 {
        let script = "return [...document.querySelectorAll(arguments[0])].filter((element) => {
            const box = element.getBoundingClientRect();
            return box.width === 0 || box.left < 0 || box.right > window.innerWidth + 0.5;
        }).length;";
        self.window.has(css);
        self.window.read(script, &[json!(css)]).as_i64().unwrap()
    }
}

/// The file of settings of a server with a certificate of its own.
pub(crate) fn https_config() -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tls");
    let config = temporary("https").with_extension("toml");
    let text = format!(
        "[server]\ncertificate = \"{folder}/localhost.pem\"\nprivate_key = \"{folder}/localhost.key\"\n"
    );
    std::fs::write(&config, text).unwrap();
    config.to_str().unwrap().to_owned()
}

impl Plan<'static> {
    pub(crate) const USUAL: Self = Self {
        name: "Waldzell Open",
        spec: "gbg:6",
        format: Format::RoundRobin,
        pie: None,
        club: Some("Waldzell"),
        players: &[ADMINISTRATOR, "Plinio Designori"],
    };
}

//! Live pages: no stamp stands still while what carries it changes, and what moves is told to whoever may know.

mod filling;

use std::cell::Cell;
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::Duration;

use regex::Regex;

use super::links::Hall;
use super::support::{Browser, Site, unstamped};
use filling::{Chance, action, filled};

/// Somebody who looks at pages.
struct Looker {
    who: &'static str,
    browser: Browser,
    pages: Vec<String>,
    /// What each page carried and said when it was looked at last.
    seen: HashMap<String, (String, String)>,
    n_looks: Cell<usize>,
}

impl Looker {
    fn new(who: &'static str, browser: Browser, pages: Vec<String>) -> Self {
        Self { who, browser, pages, seen: HashMap::new(), n_looks: Cell::default() }
    }

    /// A page by an address that nobody has asked for, so that it is drawn.
    fn anew(&self, path: &str) -> String {
        let n_looks = self.n_looks.replace(self.n_looks.get() + 1);
        let query = format!("?look={n_looks}");
        let page = self.browser.page(&format!("{path}{query}"));
        page.replace(&query, "").replace(&query.replace('?', "%3F").replace('=', "%3D"), "")
    }

    /// Looks at all pages once more: what reads differently carries other stamps.
    fn look(&mut self, act: &str) {
        for path in &self.pages {
            let answer = self.browser.get(path);
            if answer.status != 200 {
                self.seen.remove(path);
                continue;
            }
            let now = (stamps(&answer.body), read(&answer.body));
            assert_eq!(now.1, read(&self.anew(path)), "{} at {path} after {act}", self.who);
            if let Some((stamps, text)) = self.seen.insert(path.clone(), now.clone())
                && stamps == now.0
                && !stamps.is_empty()
            {
                let lines = text.lines().zip(now.1.lines());
                let change = lines.into_iter().find(|(before, after)| before != after);
                assert!(text == now.1, "{} at {path} after {act}: {stamps}\n{change:?}", self.who);
            }
        }
    }
}

/// The stamps of a page; none of a page that is not live.
pub(crate) fn stamps(page: &str) -> String {
    let stamps = page.split("data-live=\"").nth(1).unwrap_or_default();
    stamps.split('"').next().unwrap().to_owned()
}

/// What a page says, without what is another one each time.
fn read(page: &str) -> String {
    let each_time = Regex::new(
        r#"name="form_key" value="[^"]*"|data-key-of-forms="[^"]*"|data-now="\d+"|\d+ min(utes?)?\b|just now"#,
    );
    each_time.unwrap().replace_all(&unstamped(page), "").into_owned()
}

/// Forms that would lock somebody out, that end everything at once, or that change nothing here.
const LEFT_ALONE: [&str; 10] = [
    "/sign-out",
    "/sign-in",
    "/account",
    "/delete",
    "/my/leave",
    "/links/",
    "/codes",
    "/print",
    "archive",
    "/duplicate",
];

/// Sends a form of a page by chance; tells what was sent and what came of it.
fn act(browser: &Browser, path: &str, chance: &mut Chance) -> Option<String> {
    let page = browser.get(path).body;
    let forms = page.split("<form ").skip(1).map(|form| form.split("</form>").next().unwrap());
    let is_meant = |form: &&str| {
        let is_sent = form.contains("method=\"post\"") && !form.contains("multipart");
        is_sent && !LEFT_ALONE.iter().any(|left| action(form).contains(left))
    };
    let forms: Vec<&str> = forms.filter(is_meant).collect();
    let form = *chance.of(&forms)?;
    let (action, fields) = (action(form), filled(form, chance));
    let typed: Vec<(&str, &str)> =
        fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let answer = browser.post(action, &typed);
    assert!(answer.status < 500, "{action} {fields:?}: {}", answer.body);
    Some(format!("{action} {fields:?}: {}", answer.status))
}

/// What is kept for visitors and does not follow what happens.
const KEPT: [&str; 8] = [
    "/players",
    "/games",
    "/games/1",
    "/games/1/3",
    "/players/1/against/2",
    "/ratings",
    "/ratings/1",
    "/ratings/1/periods/tournament-1",
];
const KEPT_OF_TOURNAMENTS: [&str; 6] =
    ["/games", "/ratings", "/report.trf", "/standings.csv", "/feed.atom", "/rounds/1/working"];

/// A hall, with who is in it.
struct Crowd<'a> {
    hall: Hall<'a>,
    administrator: Browser,
    players: [Browser; 2],
    tablet: Browser,
}

impl<'a> Crowd<'a> {
    fn new(site: &'a Site) -> Self {
        let hall = Hall::new(site);
        let players = [hall.player(0), hall.player(3)];
        let tablet = hall.phone(&hall.tablet_link());
        Self { administrator: site.administrator(), players, tablet, hall }
    }

    fn at(&self, below: &[&str]) -> Vec<String> {
        below.iter().map(|below| format!("{}{below}", self.hall.tournament)).collect()
    }

    fn lookers(&self, site: &Site) -> [Looker; 4] {
        let Hall { event, .. } = &self.hall;
        let board = "/rounds/1/boards/1";
        let mut public = self.at(&[
            "",
            "/entries",
            "/rounds/1",
            board,
            "/standings",
            "/standings/1",
            "/crosstable",
        ]);
        public.extend(["/", "/events", "/players/1"].map(str::to_owned));
        public.extend(KEPT.map(str::to_owned));
        public.extend(self.at(&KEPT_OF_TOURNAMENTS));
        public.push(format!("{event}/feed.atom"));
        public.extend([event.clone(), format!("{event}/hall"), format!("{event}/screens/1")]);
        let mut work = self.at(&["/checkin", board, "/rounds/1"]);
        work.extend([format!("{event}/queue"), format!("{event}/screens")]);
        let mut own = self.at(&[board]);
        own.push(self.hall.my());
        [
            Looker::new("a visitor", site.visitor(), public),
            Looker::new("an arbiter", self.hall.arbiter.clone(), work),
            Looker::new("a player", self.players[0].clone(), own),
            Looker::new("a tablet", self.tablet.clone(), self.at(&["/tablet"])),
        ]
    }

    /// Who may do what where.
    fn places(&self) -> Vec<(&Browser, String)> {
        let event = &self.hall.event;
        let board = ["/rounds/1/boards/1"];
        let mut desk = self.at(&["", "/rounds/1/enter", "/rounds/1/boards/2", "/checkin", "/edit"]);
        desk.extend(self.at(&["/boards", "/schedule", "/silent", "/entries", "/tie-breaks"]));
        desk.extend(self.at(&["/close", "/rounds/2/boards/1", "/rounds/1", "/rounds/1/boards/1"]));
        desk.extend([format!("{event}/queue"), format!("{event}/edit")]);
        desk.push(format!("{event}/screens"));
        desk.push("/players/1/edit".to_owned());
        let mut places: Vec<_> = desk.into_iter().map(|path| (&self.administrator, path)).collect();
        for _ in 0..3 {
            for player in &self.players {
                places.push((player, self.hall.my()));
                places.extend(self.at(&board).into_iter().map(|path| (player, path)));
            }
            places.push((&self.tablet, self.at(&["/tablet"])[0].clone()));
        }
        places
    }
}

fn walk(site: &Site, seed: u64, n_acts: usize) {
    let (mut chance, crowd) = (Chance(seed), Crowd::new(site));
    let (mut lookers, places) = (crowd.lookers(site), crowd.places());
    for looker in &mut lookers {
        looker.look("nothing");
    }
    let mut n_done = 0;
    for _ in 0..n_acts {
        let (browser, path) = chance.of(&places).unwrap();
        let Some(done) = act(browser, path, &mut chance) else { continue };
        n_done += usize::from(done.ends_with(": 303"));
        for looker in &mut lookers {
            looker.look(&done);
        }
    }
    assert!(n_done > n_acts / 4, "only {n_done} of {n_acts} were done");
}

both!(no_stamp_stands_still_while_a_page_that_carries_it_changes, |site| {
    walk(site, 20_011_110, 80);
});

/// An open stream.
pub(crate) struct Stream {
    lines: BufReader<TcpStream>,
}

impl Stream {
    pub(crate) fn open(browser: &Browser, site: &Site, on: &str) -> Self {
        let host = site.url.trim_start_matches("http://");
        let mut stream = TcpStream::connect(host).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(5))).unwrap();
        let cookie = browser.cookie().unwrap_or_default();
        write!(stream, "GET /live?on={on} HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n")
            .unwrap();
        Self { lines: BufReader::new(stream) }
    }

    /// The lines of data of the next message; none where nothing comes for a while.
    pub(crate) fn next(&mut self) -> Vec<String> {
        let mut data = Vec::new();
        let mut line = String::new();
        while self.lines.read_line(&mut line).is_ok_and(|read| read > 0) {
            if let Some(text) = line.strip_prefix("data: ") {
                data.push(text.trim().to_owned());
            } else if line.trim().is_empty() && !data.is_empty() {
                return data;
            }
            line.clear();
        }
        data
    }
}

both!(what_moves_is_told_from_which_version_to_which, |site| {
    let hall = Hall::new(site);
    let board = format!("{}/rounds/1/boards/1", hall.tournament);
    let before = stamps(&site.visitor().page(&board));
    let mut stream = Stream::open(&site.visitor(), site, &before);
    let form = [("outcome", "first"), ("ending", "played")];
    hall.arbiter.submit(&board, &form);
    let told = stream.next();
    assert_eq!(told[0], "200");
    let after = stamps(&site.visitor().page(&board));
    assert_ne!(before, after);
    let tournament = |stamps: &str| stamps.split(',').next().unwrap().to_owned();
    let (thing, from) =
        tournament(&before).rsplit_once('.').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
    let to = tournament(&after).rsplit('.').next().unwrap().to_owned();
    assert!(told.contains(&format!("{thing} {from} {to}")), "{told:?}");
});

both!(who_comes_late_is_told_at_once_what_has_moved, |site| {
    let hall = Hall::new(site);
    let before = stamps(&site.visitor().page(&hall.tournament));
    let form = [("outcome", "first"), ("ending", "played")];
    hall.arbiter.submit(&format!("{}/rounds/1/boards/1", hall.tournament), &form);
    let told = Stream::open(&site.visitor(), site, &before).next();
    assert!(told.iter().any(|line| line.starts_with("tournament.")), "{told:?}");
});

both!(a_stream_tells_nobody_what_their_pages_would_not, |site| {
    let hall = Hall::new(site);
    let event = hall.event.rsplit('/').next().unwrap();
    let (phone, other) = (hall.player(0), hall.player(1));
    let person = stamps(&phone.page(&hall.my()));
    let person = person.split(',').find(|one| one.starts_with("person.")).unwrap().to_owned();
    let both = format!("queue.{event}.0,event.{event}.0,{person}");
    let form = [("outcome", "first"), ("ending", "played")];
    let hidden = |told: &[String]| {
        told.iter().filter(|line| line.starts_with("queue.") || line.starts_with("person.")).count()
    };
    for stranger in [site.visitor(), other] {
        let mut stream = Stream::open(&stranger, site, &both);
        let told = stream.next();
        assert!(told.iter().all(|line| !line.starts_with("person.")), "{told:?}");
    }
    let told = Stream::open(&site.visitor(), site, &both).next();
    assert_eq!(hidden(&told), 0, "{told:?}");
    let mut own = Stream::open(&phone, site, &both);
    assert!(!own.next().is_empty());
    phone.submit(&format!("{}/rounds/1/boards/1/hand-in", hall.tournament), &form);
    assert!(hidden(&own.next()) > 0);
    let told = Stream::open(&hall.arbiter, site, &both).next();
    assert!(told.iter().any(|line| line.starts_with("queue.")), "{told:?}");
});

both!(a_draft_is_watched_by_its_staff_alone, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    let form = [
        ("name", "Waldzell"),
        ("starts_on", "2001-11-09"),
        ("ends_on", "2001-11-11"),
        ("visibility", "draft"),
    ];
    let draft = administrator.submit("/events", &form);
    let number = |path: &str| path.rsplit('/').next().unwrap().to_owned();
    let hidden = format!("event.{}", number(&draft));
    let on = format!("{hidden}.0,tournament.{}.0", number(&tournament));
    assert_eq!(site.visitor().get(&draft).status, 404);
    let told = Stream::open(&site.visitor(), site, &on).next();
    assert!(told.iter().any(|line| line.starts_with("tournament.")), "{told:?}");
    assert!(told.iter().all(|line| !line.starts_with(&hidden)), "{told:?}");
    let told = Stream::open(&administrator, site, &on).next();
    assert!(told.iter().any(|line| line.starts_with(&hidden)), "{told:?}");
});

both!(a_page_that_fetches_itself_leaves_the_news_to_the_one_that_somebody_is_led_to, |site| {
    let hall = Hall::new(site);
    let arbiter = &hall.arbiter;
    let done = arbiter.post(&format!("{}/checkin/open", hall.tournament), &[("round", "1")]);
    assert_eq!(done.status, 303, "{}", done.body);
    let news = "Check-in is open. Players see";
    let cookies = format!("{}; {}", arbiter.cookie().unwrap(), done.done);
    let other = site.visitor().with_cookie(cookies);
    let fetched = other.get_as(&done.location, ("X-Magister-Live", "yes"));
    assert!(!fetched.body.contains(news));
    assert_eq!(fetched.done, "", "it is not taken away");
    let led_to = other.get(&done.location);
    assert!(led_to.body.contains(news), "{}", led_to.body);
});

both!(who_may_watch_nothing_holds_no_stream, |site| {
    for on in ["", "event.99999.0", "hall.1.1", "queue.1.0"] {
        assert_eq!(site.visitor().get(&format!("/live?on={on}")).status, 204, "{on}");
    }
    assert_eq!(site.visitor().get("/live").status, 400);
});

//! Links that let people in without an account: opened, made, ended, guessed.

use domain::privacy::Eyes;
use domain::{EventId, PlayerId, TournamentId};
use magister::web::{Needs, ROUTES};
use store::entries;

use super::routes::path_of;
use super::support::{Answer, Browser, Site};
use crate::database::unique;

/// A running round robin of four, with who runs it.
pub(crate) struct Hall<'a> {
    site: &'a Site,
    pub(crate) arbiter: Browser,
    pub(crate) event: String,
    pub(crate) tournament: String,
    players: Vec<PlayerId>,
}

pub(crate) const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];

impl<'a> Hall<'a> {
    pub(crate) fn new(site: &'a Site) -> Self {
        let administrator = site.administrator();
        let event = administrator.published_event();
        Self::at(site, event)
    }

    pub(crate) fn at(site: &'a Site, event: String) -> Self {
        Self::among(site, event, &NAMES.join("\n"))
    }

    /// Of other players, as a list that is typed.
    pub(crate) fn among(site: &'a Site, event: String, lines: &str) -> Self {
        let administrator = site.administrator();
        let tournament = administrator.tournament(&event);
        administrator.enter_list(&tournament, lines);
        administrator.start(&tournament);
        let id = TournamentId(number(&tournament));
        let entered = site.store.read(|db| entries::list(db, id, Eyes::Staff)).unwrap();
        let players = entered.iter().map(|entry| entry.player).collect();
        Self {
            site,
            arbiter: site.with_role(&administrator, &event, "arbiter"),
            event,
            tournament,
            players,
        }
    }

    /// The path of a new link of a player, by the place in the list of names.
    pub(crate) fn link(&self, player: usize) -> String {
        let path = format!("{}/links/players/{}", self.tournament, self.players[player]);
        link_in(&self.arbiter.post(&path, &[("form_key", &unique("key"))]))
    }

    /// The path of a new link for tablets.
    pub(crate) fn tablet_link(&self) -> String {
        let path = format!("{}/links/tablet", self.tournament);
        link_in(&self.arbiter.post(&path, &[("form_key", &unique("key"))]))
    }

    /// Somebody who came in by a link.
    pub(crate) fn phone(&self, link: &str) -> Browser {
        let browser = self.site.visitor();
        let answer = browser.post(link, &[]);
        assert_eq!(answer.status, 303, "{}", answer.body);
        browser.with_cookie(answer.cookie)
    }

    /// A player's phone.
    pub(crate) fn player(&self, player: usize) -> Browser {
        self.phone(&self.link(player))
    }

    pub(crate) fn my(&self) -> String {
        format!("{}/my", self.event)
    }
}

pub(crate) fn number(path: &str) -> i32 {
    path.rsplit('/').next().unwrap().parse().unwrap()
}

pub(crate) fn link_in(answer: &Answer) -> String {
    assert_eq!((answer.status, answer.header("cache-control")), (200, "private, no-store"));
    let (_, rest) = answer.body.split_once("/p/").unwrap();
    format!("/p/{}", rest.split('<').next().unwrap())
}

const REFUSED: &str = "This link doesn’t open anything";

fn refuses(answer: &Answer) {
    assert_eq!(answer.status, 403, "{}", answer.body);
    assert!(answer.body.contains(REFUSED), "{}", answer.body);
    let is_let_in = !answer.cookie.is_empty() && !answer.cookie.ends_with('=');
    assert!(!is_let_in, "{}", answer.cookie);
}

both!(whoever_looks_at_a_link_is_told_who_it_is_for_and_nothing_happens, |site| {
    let hall = Hall::new(site);
    let link = hall.link(0);
    for _ in 0..3 {
        let seen = site.visitor().get(&link);
        assert_eq!(seen.status, 200);
        assert!(seen.body.contains("Josef Knecht"), "{}", seen.body);
        assert_eq!(seen.cookie, "", "nobody is in");
        assert_eq!(seen.header("cache-control"), "private, no-store");
        assert_eq!(seen.header("referrer-policy"), "strict-origin");
        assert_eq!(seen.header("x-robots-tag"), "noindex");
        let secret = link.trim_start_matches("/p/");
        assert_eq!(seen.body.matches(secret).count(), 1, "only the button knows it: {}", seen.body);
    }
    refuses(&site.visitor().get(&hall.my()));
});

both!(continuing_lets_in_and_leads_away_from_the_secret, |site| {
    let hall = Hall::new(site);
    let link = hall.link(0);
    let browser = site.visitor();
    let answer = browser.post(&link, &[]);
    assert_eq!((answer.status, answer.location.as_str()), (303, hall.my().as_str()));
    let cookie = answer.header("set-cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let page = browser.with_cookie(answer.cookie).get(&hall.my());
    assert_eq!((page.status, page.header("cache-control")), (200, "private, no-store"));
    assert!(page.body.contains("Josef Knecht"), "{}", page.body);
});

both!(a_new_link_ends_the_old_one_and_whoever_is_in_stays_in, |site| {
    let hall = Hall::new(site);
    let old = hall.link(0);
    let phone = hall.phone(&old);
    let new = hall.link(0);
    refuses(&site.visitor().get(&old));
    refuses(&site.visitor().post(&old, &[]));
    assert_eq!(phone.get(&hall.my()).status, 200);
    assert_eq!(hall.phone(&new).get(&hall.my()).status, 200);
});

both!(whoever_is_revoked_is_out, |site| {
    let hall = Hall::new(site);
    let link = hall.link(0);
    let phone = hall.phone(&link);
    let path = format!("{}/links/players/{}/end", hall.tournament, hall.players[0]);
    hall.arbiter.submit(&path, &[]);
    refuses(&site.visitor().get(&link));
    refuses(&phone.get(&hall.my()));
});

both!(a_guessed_link_is_refused_as_an_ended_one_is, |site| {
    let hall = Hall::new(site);
    let (ended, _) = (hall.link(0), hall.link(0));
    let told = |path: &str| {
        let answer = site.visitor().get(path);
        refuses(&answer);
        let (_, main) = answer.body.split_once("<main").unwrap();
        main.split("</main>").next().unwrap().to_owned()
    };
    let guessed = told("/p/AAAAAAAAAAAAAAAAAAAAAA");
    assert_eq!(told(&ended), guessed);
    assert_eq!(told("/p/x"), guessed);
});

both!(a_link_opens_its_own_event_only, |site| {
    let (here, there) = (Hall::new(site), Hall::new(site));
    let phone = here.player(0);
    refuses(&phone.get(&there.my()));
    let board = format!("{}/rounds/1/boards/1/hand-in", there.tournament);
    refuses(&phone.post(&board, &[("outcome", "first"), ("ending", "played")]));
});

both!(the_same_browser_is_in_at_two_events_and_as_one_player_at_each, |site| {
    let (here, there) = (Hall::new(site), Hall::new(site));
    let mut phone = here.player(0);
    for link in [there.link(1), here.link(2)] {
        let answer = phone.post(&link, &[]);
        phone = phone.with_cookie(answer.cookie);
    }
    assert!(phone.page(&here.my()).contains("<bdi>Fritz Tegularius</bdi></h1>"));
    assert!(phone.page(&there.my()).contains("<bdi>Plinio Designori</bdi></h1>"));
    let leave = format!("{}/leave", here.my());
    phone.submit(&leave, &[]);
    refuses(&phone.get(&here.my()));
    assert_eq!(phone.get(&there.my()).status, 200);
});

both!(an_event_that_is_over_for_a_month_lets_nobody_in, |site| {
    let hall = Hall::new(site);
    let (link, id) = (hall.link(0), EventId(number(&hall.event)));
    let phone = hall.phone(&link);
    let ended = |days: i64| {
        let today = system::clock::now().date_naive();
        let event = site.store.read(|db| store::events::find(db, id)).unwrap().unwrap();
        let last = today - chrono::TimeDelta::days(days);
        let days = domain::events::Days::single(last);
        let details = domain::events::EventDetails { days, ..event.details };
        site.store
            .write(|db| store::events::update(db, id, event.version, &details, event.visibility))
            .unwrap();
    };
    ended(29);
    assert_eq!(site.visitor().get(&link).status, 200);
    assert_eq!(phone.get(&hall.my()).status, 200);
    ended(32);
    refuses(&site.visitor().get(&link));
    refuses(&phone.get(&hall.my()));
});

both!(every_route_for_links_is_open_to_its_kinds_and_shut_to_all_others, |site| {
    let hall = Hall::new(site);
    let other = Hall::at(site, hall.event.clone());
    let (player, tablet) = (hall.player(0), hall.phone(&hall.tablet_link()));
    let other_tablet = other.phone(&other.tablet_link());
    let elsewhere = Hall::new(site).player(0);
    let ours = |route: &&magister::web::Route| matches!(route.needs, Needs::Player | Needs::Link);
    for route in ROUTES.iter().filter(ours) {
        let path = path_of(route, &hall.event, &hall.tournament);
        let call = |browser: &Browser| {
            let is_read = route.method.is_safe();
            if is_read { browser.get(&path).status } else { browser.post(&path, &[]).status }
        };
        let is_let_in = |status: u16| status != 403 && status < 500;
        if !path.ends_with("/leave") {
            assert!(is_let_in(call(&player)), "{path} for a player: {}", call(&player));
            let for_tablets = route.needs == Needs::Link;
            let status = call(&tablet);
            assert_eq!(is_let_in(status), for_tablets, "{path} for a tablet: {status}");
            assert_eq!(call(&other_tablet), 403, "{path} for another tournament's tablet");
        }
        assert_eq!(call(&elsewhere), 403, "{path} for a player of another event");
        assert_eq!(call(&site.visitor()), 403, "{path} for a visitor");
        assert_eq!(call(&hall.arbiter), 403, "{path} for an arbiter");
    }
});

both!(links_open_nothing_that_needs_an_account, |site| {
    let hall = Hall::new(site);
    let phone = hall.player(0);
    for route in ROUTES {
        let Needs::From(access) = route.needs else { continue };
        if access == domain::accounts::Access::Visitor {
            continue;
        }
        let path = path_of(route, &hall.event, &hall.tournament);
        let is_read = route.method.is_safe();
        let status = if is_read { phone.get(&path).status } else { phone.post(&path, &[]).status };
        assert!([303, 401].contains(&status), "{path}: {status}");
    }
});

both!(cards_are_printed_with_a_link_each_and_only_once, |site| {
    let hall = Hall::new(site);
    let path = format!("{}/links/cards", hall.tournament);
    let (one, two) = (hall.players[0].to_string(), hall.players[1].to_string());
    let form = [("player", one.as_str()), ("player", two.as_str())];
    let refused = hall.arbiter.post(&path, &form);
    assert_eq!(refused.status, 422, "no phone can open 127.0.0.1");
    let set = |db: &mut _| {
        let id = EventId(number(&hall.event));
        let event = store::events::find(db, id)?.unwrap();
        let address = domain::prints::address::PrintAddress::parse("hall.example").ok();
        let details = domain::events::EventDetails { address, ..event.details };
        store::events::update(db, id, event.version, &details, event.visibility)
    };
    site.store.write(set).unwrap();
    let sheet = hall.arbiter.post(&path, &form);
    assert_eq!((sheet.status, sheet.header("cache-control")), (200, "private, no-store"));
    let links: Vec<&str> = sheet.body.split("http://hall.example/p/").skip(1).collect();
    // Each stands in the code's label or the address.
    assert_eq!(links.len(), 2, "{}", sheet.body);
    for link in links {
        let token = link.split('<').next().unwrap();
        assert_eq!(token.len(), 22);
        assert_eq!(site.visitor().get(&format!("/p/{token}")).status, 200);
    }
    let again = hall.arbiter.post(&path, &form);
    assert_eq!((again.status, again.location), (303, format!("{}/links", hall.tournament)));
    let page = hall.arbiter.page(&format!("{}/links", hall.tournament));
    assert_eq!(page.matches("not used yet").count(), 2, "{page}");
    assert!(!page.contains("hall.example/p/"), "{page}");
});

both!(a_form_of_a_phone_without_a_key_is_refused, |site| {
    let hall = Hall::new(site);
    let phone = hall.player(0);
    let changes = |route: &&magister::web::Route| {
        matches!(route.needs, Needs::Player | Needs::Link) && !route.method.is_safe()
    };
    for route in ROUTES.iter().filter(changes) {
        let path = path_of(route, &hall.event, &hall.tournament);
        let answer = phone.post_bytes(&path, "application/x-www-form-urlencoded", b"a=b");
        assert_eq!(answer.status, 400, "{path}: {}", answer.body);
    }
});

//! One-time codes: made, typed on another device, guessed; what their sessions may do, and how they end.

use std::time::Duration;

use chrono::TimeDelta;
use domain::accounts::{Access, Account, Role, Viewer};
use domain::audit::{Act, Via};
use domain::codes::{ByCode, Code, NewCode};
use domain::entries::Entry;
use domain::privacy::Eyes;
use domain::{EventId, TournamentId};
use magister::web::{Needs, ROUTES, Route};
use store::{accounts, audit, checkins, codes, entries, sessions};
use system::clock;

use super::badges::{held, player};
use super::by_link_rounds::begin_one;
use super::links::{Hall, NAMES, number};
use super::routes::path_of;
use super::server::another;
use super::support::{Answer, Browser, PASSWORD, Site, hidden, lacks};
use crate::database::unique;

const WRONG: &str = "This code doesn’t work or has expired.";
const NOT_BY_CODE: &str = "This device is signed in by code";
const NOTE: &str = "by code, until";

fn codes_of(event: &str) -> String {
    format!("{event}/codes")
}

fn ask(browser: &Browser, event: &str, role: &str) -> Answer {
    browser.post(&codes_of(event), &[("role", role), ("form_key", &unique("key"))])
}

/// A code for a role, as it is shown.
pub(crate) fn code(browser: &Browser, event: &str, role: &str) -> String {
    let answer = ask(browser, event, role);
    assert_eq!((answer.status, answer.header("cache-control")), (200, "private, no-store"));
    let (_, rest) = answer.body.split_once("<code>").unwrap();
    rest.split('<').next().unwrap().to_owned()
}

/// Types a code into a browser.
pub(crate) fn enter(browser: &Browser, code: &str) -> Answer {
    browser.post("/code", &[("code", code), ("form_key", &unique("key"))])
}

/// A browser that a code signed in.
fn signed_in(site: &Site, code: &str) -> Browser {
    let answer = enter(&site.visitor(), code);
    assert_eq!(answer.status, 303, "{}", answer.body);
    site.visitor().with_cookie(answer.cookie)
}

fn refuses(answer: &Answer) {
    assert_eq!(answer.status, 422, "{}", answer.body);
    assert!(answer.body.contains(WRONG), "{}", answer.body);
    assert_eq!(answer.cookie, "");
}

/// The same code with another last sign.
fn wrong(code: &str) -> String {
    let (all, last) = code.split_at(code.len() - 1);
    format!("{all}{}", if last == "2" { "3" } else { "2" })
}

/// The account whose name begins so.
fn account(site: &Site, name: &str) -> Account {
    let all = site.store.read(accounts::list).unwrap();
    all.into_iter().find(|account| account.name.starts_with(name)).unwrap()
}

fn set_role(site: &Site, event: &str, name: &str, role: &str) {
    let name = account(site, name).name;
    let form = [("name", name.as_str()), ("role", role), ("form_key", &unique("key"))];
    site.administrator().submit(&format!("{event}/roles"), &form);
}

/// Whether a browser is signed in with a role at the event.
fn is_staff(browser: &Browser, event: &str) -> bool {
    browser.page(event).contains(NOTE)
}

/// The acts of an event, with what they were made through.
fn acts(site: &Site, event: &str) -> Vec<(Act, Via)> {
    let event = Some(EventId(number(event)));
    let all = site.store.read(audit::list).unwrap().into_iter();
    all.filter(|one| one.event == event).map(|one| (one.act, one.via)).collect()
}

fn entries_of(site: &Site, tournament: &str) -> Vec<Entry> {
    let id = TournamentId(number(tournament));
    site.store.read(|db| entries::list(db, id, Eyes::Staff)).unwrap()
}

/// The open code as it is kept.
fn kept(site: &Site, shown: &str) -> Option<domain::codes::OpenCode> {
    let code = Code::parse(shown).unwrap();
    site.store.read(|db| codes::find(db, code.lookup(), clock::now())).unwrap()
}

both!(a_code_signs_in_once_however_it_is_typed_and_leads_to_its_event, |site| {
    let hall = Hall::new(site);
    let shown = code(&hall.arbiter, &hall.event, "arbiter");
    assert_eq!(shown.len(), 9);
    let typed = format!(" {} ", shown.replace('-', " ").to_lowercase());
    let answer = enter(&site.visitor(), &typed);
    assert_eq!((answer.status, answer.location.as_str()), (303, hall.event.as_str()));
    let cookie = answer.header("set-cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=43200"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert_eq!(answer.device, "", "the device belongs to others, and is not known again");
    let device = site.visitor().with_cookie(answer.cookie);
    let page = device.page(&hall.event);
    assert!(page.contains(NOTE) && page.contains("Sign out"), "{page}");
    assert_eq!(device.get(&format!("{}/queue", hall.event)).status, 200);
    refuses(&enter(&site.visitor(), &shown));
});

both!(a_code_lasts_two_minutes_and_its_session_twelve_hours, |site| {
    let hall = Hall::new(site);
    let shown = code(&hall.arbiter, &hall.event, "arbiter");
    let open = kept(site, &shown).unwrap();
    let made = |secs: i64| {
        let at = clock::now() - TimeDelta::seconds(secs);
        let new = NewCode { code: Code::parse(&shown).unwrap(), hash: open.hash.clone() };
        let gives = (open.event, open.role);
        site.store.write(|db| codes::insert(db, open.account, gives, &new, at)).unwrap();
    };
    made(120);
    refuses(&enter(&site.visitor(), &shown));
    made(110);
    signed_in(site, &shown);
    let now = clock::now();
    let all = site.store.read(|db| sessions::list(db, open.account, now)).unwrap();
    let session = all.into_iter().find(|one| one.by_code.is_some()).unwrap();
    let (by_code, name) = session.by_code.unwrap();
    assert_eq!(name, "Waldzell Open");
    assert_eq!(by_code.until - session.began_at, TimeDelta::hours(12));
    let held = |at| site.store.read(|db| sessions::find(db, &session.id_hash, at)).unwrap();
    assert!(held(by_code.until - TimeDelta::seconds(1)).is_some());
    assert!(held(by_code.until).is_none());
});

both!(five_wrong_tries_end_a_code_and_no_other, |site| {
    let hall = Hall::new(site);
    let shown = code(&hall.arbiter, &hall.event, "arbiter");
    let other = site.with_role(&site.administrator(), &hall.event, "scorekeeper");
    let others = code(&other, &hall.event, "scorekeeper");
    for _ in 0..4 {
        refuses(&enter(&site.visitor(), &wrong(&shown)));
    }
    signed_in(site, &shown);
    let shown = code(&hall.arbiter, &hall.event, "arbiter");
    for _ in 0..5 {
        refuses(&enter(&site.visitor(), &wrong(&shown)));
    }
    refuses(&enter(&site.visitor(), &shown));
    assert_eq!(kept(site, &others).unwrap().wrong_tries, 0);
    signed_in(site, &others);
});

both!(what_is_no_code_is_told_with_what_was_typed, |site| {
    let form = site.visitor().get("/code");
    assert_eq!(form.status, 200);
    assert!(site.visitor().page("/sign-in").contains("href=\"/code\""));
    for typed in ["", "ABCD", "ABCD-EFG0", "<b>"] {
        let answer = enter(&site.visitor(), typed);
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains("Enter the eight letters and digits"), "{}", answer.body);
    }
    let answer = enter(&site.visitor(), "abcd-efgh");
    refuses(&answer);
    assert!(answer.body.contains("value=\"abcd-efgh\""), "{}", answer.body);
});

both!(a_copy_of_the_database_does_not_tell_a_code, |site| {
    use data_encoding::HEXLOWER;
    use sha2::{Digest, Sha256};
    let hall = Hall::new(site);
    let shown = code(&hall.arbiter, &hall.event, "arbiter");
    let open = kept(site, &shown).unwrap();
    let plain = shown.replace('-', "");
    for text in [shown.as_str(), &plain, &plain[3..]] {
        assert_ne!(open.hash, HEXLOWER.encode(&Sha256::digest(text)));
    }
});

#[test]
fn on_sqlite_a_code_is_known_to_the_server_that_made_it_alone() {
    let site = &Site::on_sqlite();
    let hall = Hall::new(site);
    let shown = code(&hall.arbiter, &hall.event, "arbiter");
    refuses(&enter(&another(site, |_| {}).visitor(), &shown));
    signed_in(site, &code(&hall.arbiter, &hall.event, "arbiter"));
}

#[test]
fn on_postgres_a_code_of_one_server_signs_in_at_another() {
    let site = &Site::on_postgres();
    let hall = Hall::new(site);
    let shown = code(&hall.arbiter, &hall.event, "arbiter");
    signed_in(&another(site, |_| {}), &shown);
}

both!(a_new_code_ends_the_one_before_and_is_shown_once, |site| {
    let hall = Hall::new(site);
    let old = code(&hall.arbiter, &hall.event, "arbiter");
    let form = [("role", "arbiter"), ("form_key", "one key")];
    assert_eq!(hall.arbiter.post(&codes_of(&hall.event), &form).status, 200);
    refuses(&enter(&site.visitor(), &old));
    let again = hall.arbiter.post(&codes_of(&hall.event), &form);
    assert_eq!((again.status, again.location), (303, codes_of(&hall.event)));
});

both!(the_same_form_sent_twice_signs_in_once, |site| {
    let hall = Hall::new(site);
    let shown = code(&hall.arbiter, &hall.event, "arbiter");
    let form = [("code", shown.as_str()), ("form_key", "one key")];
    let first = site.visitor().post("/code", &form);
    let second = site.visitor().post("/code", &form);
    assert_eq!((first.status, second.status), (303, 303));
    assert_eq!(second.location, hall.event);
    assert!(!first.cookie.is_empty() && second.cookie.is_empty());
});

both!(nobody_gives_a_higher_role_than_the_own_one, |site| {
    let hall = Hall::new(site);
    for role in ["organiser", "administrator", ""] {
        let answer = ask(&hall.arbiter, &hall.event, role);
        assert_eq!(answer.status, 422, "{role}: {}", answer.body);
    }
    let above = ask(&hall.arbiter, &hall.event, "organiser");
    assert!(above.body.contains("You can give your own role at this event or a lower one."));
    let offered = hall.arbiter.page(&codes_of(&hall.event));
    assert!(offered.contains("value=\"arbiter\"") && !offered.contains("value=\"organiser\""));
    let device = signed_in(site, &code(&hall.arbiter, &hall.event, "scorekeeper"));
    assert_eq!(device.get(&format!("{}/queue", hall.event)).status, 403);
    assert_eq!(device.get(&format!("{}/rounds/1/enter", hall.tournament)).status, 200);
    let member = site.with_role(&site.administrator(), &hall.event, "");
    assert_eq!(member.get(&codes_of(&hall.event)).status, 403);
});

both!(a_code_of_an_administrator_makes_an_organiser_of_one_event, |site| {
    let administrator = site.administrator();
    let (here, there) = (Hall::new(site), administrator.published_event());
    let draft = administrator.submit("/events", &[("name", "Secret"), ("starts_on", "2026-11-20")]);
    let device = signed_in(site, &code(&administrator, &here.event, "organiser"));
    assert_eq!(device.get(&format!("{}/edit", here.event)).status, 200);
    for path in ["/accounts", "/bin", "/audit", "/events/new"] {
        let answer = device.get(path);
        assert_eq!(answer.status, 403, "{path}");
        assert!(answer.body.contains(NOT_BY_CODE), "{path}: {}", answer.body);
    }
    assert_eq!(device.get(&format!("{there}/edit")).status, 403);
    assert_eq!(device.get(&there).status, 200, "everybody may");
    assert_eq!(device.get(&draft).status, 404);
    lacks(&device.page("/events"), "Secret");
    let page = device.page("/");
    assert!(!page.contains("href=\"/accounts\""), "{page}");
});

both!(by_code_somebody_is_staff_at_the_codes_event_alone, |site| {
    let administrator = site.administrator();
    let (here, there) = (administrator.published_event(), administrator.published_event());
    site.with_role(&administrator, &here, "organiser");
    set_role(site, &there, "organiser", "organiser");
    let account = account(site, "organiser");
    let event = EventId(number(&here));
    let by_code = ByCode { event, role: Role::Arbiter, until: clock::now() };
    let viewer = Viewer { account: Some(account), by_code: Some(by_code), ..Viewer::VISITOR };
    let roles = site.store.read(|db| accounts::roles_of(db, &viewer)).unwrap();
    assert_eq!(roles.into_iter().collect::<Vec<_>>(), [(event, Role::Arbiter)]);
    let in_person = Viewer { by_code: None, ..viewer };
    assert_eq!(site.store.read(|db| accounts::roles_of(db, &in_person)).unwrap().len(), 2);
});

both!(a_code_opens_a_draft_for_staff, |site| {
    let administrator = site.administrator();
    let draft = administrator.submit("/events", &[("name", "Secret"), ("starts_on", "2026-11-20")]);
    let device = signed_in(site, &code(&administrator, &draft, "scorekeeper"));
    assert!(is_staff(&device, &draft));
    assert_eq!(site.visitor().get(&draft).status, 404);
});

both!(a_lower_role_of_the_maker_lowers_the_session_at_once_and_none_ends_it, |site| {
    let hall = Hall::new(site);
    let device = signed_in(site, &code(&hall.arbiter, &hall.event, "arbiter"));
    let queue = format!("{}/queue", hall.event);
    assert_eq!(device.get(&queue).status, 200);
    set_role(site, &hall.event, "arbiter", "scorekeeper");
    assert_eq!(device.get(&queue).status, 403);
    assert!(is_staff(&device, &hall.event));
    assert!(
        hall.arbiter
            .page(&codes_of(&hall.event))
            .contains("<span class=\"meta\">scorekeeper · since")
    );
    set_role(site, &hall.event, "arbiter", "organiser");
    assert_eq!(device.get(&queue).status, 200);
    assert_eq!(device.get(&format!("{}/edit", hall.event)).status, 403, "no more than the code's");
    let open = code(&hall.arbiter, &hall.event, "arbiter");
    set_role(site, &hall.event, "arbiter", "");
    assert!(!is_staff(&device, &hall.event));
    assert_eq!(device.get(&queue).status, 303, "as for any visitor");
    refuses(&enter(&site.visitor(), &open));
    set_role(site, &hall.event, "arbiter", "arbiter");
    assert!(!is_staff(&device, &hall.event), "what has ended does not come back");
});

both!(a_session_by_code_is_over_while_its_event_is_in_the_bin, |site| {
    let administrator = site.administrator();
    let event = administrator.submit("/events", &[("name", "Brief"), ("starts_on", "2026-11-20")]);
    let device = signed_in(site, &code(&administrator, &event, "organiser"));
    let open = code(&administrator, &event, "organiser");
    administrator.submit(&format!("{event}/delete"), &[]);
    let page = device.get(&event);
    assert_eq!(page.status, 404);
    assert!(page.body.contains("href=\"/sign-in"), "{}", page.body);
    refuses(&enter(&site.visitor(), &open));
    administrator.submit(&format!("/bin/event/{}/restore", number(&event)), &[]);
    assert!(is_staff(&device, &event));
});

both!(a_disabled_account_is_signed_out_of_borrowed_devices_too, |site| {
    let hall = Hall::new(site);
    let device = signed_in(site, &code(&hall.arbiter, &hall.event, "arbiter"));
    let open = code(&hall.arbiter, &hall.event, "arbiter");
    let id = account(site, "arbiter").id;
    let administrator = site.administrator();
    administrator.submit(&format!("/accounts/{id}/disable"), &[]);
    assert!(!is_staff(&device, &hall.event));
    refuses(&enter(&site.visitor(), &open));
    administrator.submit(&format!("/accounts/{id}/enable"), &[]);
    assert!(!is_staff(&device, &hall.event));
    refuses(&enter(&site.visitor(), &open));
});

both!(the_maker_sees_the_sessions_of_their_codes_and_ends_them, |site| {
    let hall = Hall::new(site);
    let firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
    let shown = code(&hall.arbiter, &hall.event, "scorekeeper");
    let form = [("code", shown.as_str())];
    let answer = site.visitor().post_saying("/code", &form, ("User-Agent", firefox));
    let device = site.visitor().with_cookie(answer.cookie);
    assert!(is_staff(&device, &hall.event));
    let page = hall.arbiter.page(&codes_of(&hall.event));
    assert!(page.contains("Firefox on Linux") && page.contains("scorekeeper"), "{page}");
    let own = hall.arbiter.page("/account");
    assert!(own.contains("Firefox on Linux · by code for Waldzell Open"), "{own}");
    let end = page.split("action=\"").find(|part| part.contains("/end\"")).unwrap();
    let end = end.split('"').next().unwrap();
    let other = site.with_role(&site.administrator(), &hall.event, "organiser");
    lacks(&other.page(&codes_of(&hall.event)), "Firefox on Linux");
    other.submit(end, &[]);
    assert!(is_staff(&device, &hall.event), "others end nothing");
    assert_eq!(hall.arbiter.submit(end, &[("form_key", "mine")]), codes_of(&hall.event));
    assert!(!is_staff(&device, &hall.event));
    assert!(hall.arbiter.page(&codes_of(&hall.event)).contains("None right now."));
});

both!(who_signs_out_or_signs_in_by_password_is_no_more_there_by_code, |site| {
    let hall = Hall::new(site);
    let device = signed_in(site, &code(&hall.arbiter, &hall.event, "arbiter"));
    assert_eq!(device.post("/sign-out", &[]).status, 303);
    assert!(!is_staff(&device, &hall.event));
    let device = signed_in(site, &code(&hall.arbiter, &hall.event, "arbiter"));
    let name = account(site, "arbiter").name;
    lacks(&device.page("/code"), "You’re signed in with your password.");
    let answer = device.post("/sign-in", &[("name", &name), ("password", PASSWORD)]);
    assert_eq!(answer.status, 303, "{}", answer.body);
    assert!(!is_staff(&device, &hall.event));
    let owner = site.visitor().with_cookie(answer.cookie);
    assert_eq!(owner.get("/account").status, 200);
    assert!(owner.page("/code").contains("You’re signed in with your password."));
    assert!(!is_staff(&owner, &hall.event));
});

both!(what_is_done_by_code_is_in_the_log_as_such, |site| {
    let hall = Hall::new(site);
    let shown = code(&hall.arbiter, &hall.event, "arbiter");
    let device = signed_in(site, &shown);
    let board = format!("{}/rounds/1/boards/1", hall.tournament);
    let form = [("outcome", "first"), ("ending", "played"), ("replaces", "")];
    device.submit(&board, &form);
    // At another board: who has played is not waited for.
    let entry = entries_of(site, &hall.tournament).remove(1).id;
    let here = [("round", "1".to_owned()), ("entry", entry.to_string())];
    let here = here.each_ref().map(|(name, value)| (*name, value.as_str()));
    device.submit(&format!("{}/checkin", hall.tournament), &here);
    let id = TournamentId(number(&hall.tournament));
    let came = site.store.read(|db| checkins::list(db, id, 1)).unwrap();
    assert_eq!(came.iter().map(|one| one.via).collect::<Vec<_>>(), [Via::Code]);
    device.post("/sign-out", &[]);
    let (account, role) = (account(site, "arbiter").id, Role::Arbiter);
    let acts = acts(site, &hall.event);
    let of = |wanted: &dyn Fn(&Act) -> bool| {
        acts.iter().find(|(act, _)| wanted(act)).map(|(_, via)| *via)
    };
    assert_eq!(of(&|act| *act == Act::CodeMade { account, role }), Some(Via::Page));
    let (browser, system) = (None, None);
    let used = Act::CodeUsed { account, role, browser, system };
    assert_eq!(of(&|act| *act == used), Some(Via::Code));
    assert_eq!(of(&|act| matches!(act, Act::ResultEntered(_))), Some(Via::Code));
    assert_eq!(of(&|act| *act == Act::CodeSessionEnded { account, role }), Some(Via::Code));
    let log = hall.arbiter.page(&format!("{}/audit", hall.event));
    for told in ["made a sign-in code for the role arbiter.", "arbiter, by code"] {
        assert!(log.contains(told), "{told}: {log}");
    }
    assert!(!log.contains(&shown), "no log tells a code");
});

both!(wrong_codes_are_slowed_down_and_right_ones_are_not, |site| {
    let hall = Hall::new(site);
    for _ in 0..10 {
        refuses(&enter(&site.visitor(), "ABCD-EFGH"));
    }
    let start = clock::instant();
    refuses(&enter(&site.visitor(), "ABCD-EFGH"));
    assert!(start.elapsed() >= Duration::from_secs(1), "{:?}", start.elapsed());
    let quickest = (0..3).map(|_| {
        let shown = code(&hall.arbiter, &hall.event, "arbiter");
        let start = clock::instant();
        signed_in(site, &shown);
        start.elapsed()
    });
    let quickest = quickest.min().unwrap();
    assert!(quickest < Duration::from_millis(900), "{quickest:?}");
});

fn call(browser: &Browser, route: &Route, path: &str) -> Answer {
    let form = [("form_key", unique("key"))];
    let form = form.each_ref().map(|(name, key)| (*name, key.as_str()));
    if route.method.is_safe() { browser.get(path) } else { browser.post(path, &form) }
}

both!(every_route_that_is_shut_by_code_says_so_and_the_others_are_open_by_role, |site| {
    let hall = Hall::new(site);
    let administrator = site.administrator();
    begin_one(site, &hall.event);
    let device = signed_in(site, &code(&administrator, &hall.event, "organiser"));
    for route in ROUTES.iter().filter(|route| route.path != "/sign-out") {
        let path = path_of(route, &hall.event, &hall.tournament);
        let answer = call(&device, route, &path);
        let case = format!("{} {path}: {}", route.method, answer.status);
        if !route.is_open_by_code() {
            assert_eq!(answer.status, 403, "{case}");
            assert!(answer.body.contains(NOT_BY_CODE), "{case}: {}", answer.body);
            continue;
        }
        assert!(!answer.body.contains(NOT_BY_CODE), "{case}");
        if matches!(route.needs, Needs::From(access) if access <= Access::Organiser) {
            let is_of_a_link = ["/p/{token}", "/g/{token}"].contains(&route.path);
            assert!(is_of_a_link || ![401, 403].contains(&answer.status), "{case}");
            assert!(answer.status < 500, "{case}");
        }
    }
    assert!(is_staff(&device, &hall.event), "and the session is still there");
});

/// Parts of the paths that are shut by code: accounts, rights, deletions, exports.
const SHUT: [&str; 11] = [
    "/account",
    "/roles",
    "/codes",
    "/links",
    "/delete",
    "/bin",
    "/restore",
    "/remove",
    ".csv",
    ".trf",
    "/games.txt",
];

#[test]
fn whatever_deletes_exports_or_gives_rights_is_shut_by_code() {
    // What is planned for a draft is taken back by those too.
    let open = ["/forbidden/{forbidden}/remove", "/changes/{change}/remove"];
    for route in ROUTES {
        let is_shut = SHUT.iter().any(|part| route.path.contains(part));
        if is_shut && !open.iter().any(|end| route.path.ends_with(end)) {
            assert!(!route.is_open_by_code(), "{} {}", route.method, route.path);
        }
    }
    let shut = ROUTES.iter().filter(|route| !route.is_open_by_code()).count();
    assert!(shut < ROUTES.len() / 2, "{shut} of {}: a code is for work", ROUTES.len());
}

/// Pages of staff that offer something which is shut by code, and some that should not.
fn pages_of(hall: &Hall<'_>, entering: &str) -> Vec<String> {
    let of_event = ["", "/edit", "/queue"].map(|page| format!("{}{page}", hall.event));
    let of_tournament = [
        "",
        "/edit",
        "/entries",
        "/standings",
        "/crosstable",
        "/games",
        "/print",
        "/rounds/1",
        "/rounds/1/enter",
        "/rounds/1/boards/1",
    ];
    let of_tournament = of_tournament.map(|page| format!("{}{page}", hall.tournament));
    let entries = format!("{entering}/entries");
    of_event.into_iter().chain(of_tournament).chain([entries]).collect()
}

/// Whether a link or a form of a page leads where this is a part of the path.
fn leads(page: &str, part: &str) -> bool {
    let mut targets = page.split("href=\"").chain(page.split("action=\""));
    targets.any(|rest| rest.starts_with('/') && rest.split('"').next().unwrap().contains(part))
}

both!(by_code_nobody_is_removed_at_the_end_of_a_check_in, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let browser = signed_in(site, &code(&administrator, &event, "organiser"));
    let path = format!("{tournament}/checkin/close");
    let offered = "value=\"leave\"";
    assert!(administrator.page(&path).contains(offered));
    assert!(!browser.page(&path).contains(offered));
    let form = [("round", "1"), ("all", "leave"), ("seen", "1:"), ("seen", "2:")];
    assert_eq!(browser.post(&path, &form).status, 409);
    assert!(browser.page(&format!("{tournament}/entries")).contains("Josef Knecht"));
});

both!(a_badge_offers_by_code_only_what_the_code_is_for, |site| {
    let hall = Hall::new(site);
    let administrator = site.administrator();
    let other = administrator.published_event();
    let elsewhere = administrator.tournament(&other);
    for event in [&hall.event, &other] {
        held(site, event, 0);
    }
    set_role(site, &other, "arbiter", "arbiter");
    let knecht = player(site, &hall.tournament, NAMES[0]);
    let preview = format!("{elsewhere}/entries/preview");
    let seen = hidden(&administrator.post(&preview, &[("lines", NAMES[0])]).body, "seen");
    let pick = format!("1:{knecht}");
    let form = [("lines", NAMES[0]), ("seen", seen.as_str()), ("pick", pick.as_str())];
    administrator.submit(&format!("{elsewhere}/entries/confirm"), &form);
    let offer = |tournament: &str| format!("action=\"{tournament}/checkin\"");
    let badge = format!("/b/{knecht}");
    let in_person = hall.arbiter.page(&badge);
    assert!(in_person.contains(&offer(&elsewhere)), "{in_person}");
    let device = signed_in(site, &code(&hall.arbiter, &hall.event, "arbiter"));
    let page = device.page(&badge);
    assert!(page.contains(&offer(&hall.tournament)), "{page}");
    assert!(!page.contains(&offer(&elsewhere)), "{page}");
});

both!(pages_offer_nothing_that_is_shut_by_code, |site| {
    let hall = Hall::new(site);
    let administrator = site.administrator();
    let entering = administrator.tournament(&hall.event);
    administrator.enter(&entering, &["Thomas von der Trave"]);
    let device = signed_in(site, &code(&administrator, &hall.event, "organiser"));
    let mut n_in_person = 0;
    for path in pages_of(&hall, &entering) {
        let (page, in_person) = (device.page(&path), administrator.page(&path));
        for part in SHUT {
            assert!(!leads(&page, part), "{part} on {path}: {page}");
            n_in_person += usize::from(leads(&in_person, part));
        }
    }
    assert!(n_in_person > 20, "{n_in_person} are offered to who is there in person");
});

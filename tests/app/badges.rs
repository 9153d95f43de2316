//! The page behind the code of a badge: the player's public page, and for staff the check-in.

use chrono::TimeDelta;
use domain::events::{Days, EventDetails};
use domain::prints::address::PrintAddress;
use domain::privacy::{Eyes, NameForm, Shown};
use domain::{EventId, PlayerId, TournamentId};
use store::{checkins, entries, events};
use system::clock;

use super::links::{Hall, NAMES, number};
use super::prints::codes;
use super::support::{Browser, Site, hidden, lacks};
use crate::database::unique;

/// Changes an event.
fn change(site: &Site, event: &str, change: impl FnOnce(EventDetails) -> EventDetails) {
    let id = EventId(number(event));
    let change = |db: &mut _| {
        let event = events::find(db, id)?.unwrap();
        let details = change(event.details);
        events::update(db, id, event.version, &details, event.visibility)
    };
    site.store.write(change).unwrap();
}

/// The event is held today, give or take some days.
pub(crate) fn held(site: &Site, event: &str, days: i64) {
    let day = clock::now().date_naive() + TimeDelta::days(days);
    change(site, event, |details| EventDetails { days: Days::single(day), ..details });
}

pub(crate) fn player(site: &Site, tournament: &str, name: &str) -> PlayerId {
    let id = TournamentId(number(tournament));
    let all = site.store.read(|db| entries::list(db, id, Eyes::Staff)).unwrap();
    all.into_iter().find(|entry| entry.name == name).unwrap().player
}

/// Presses the first button of the page of a badge.
fn press(browser: &Browser, page: &str) -> String {
    let (_, form) = page.split_once("class=\"card\"").unwrap();
    let (_, form) = form.split_once("<form method=\"post\" action=\"").unwrap();
    let (action, form) = form.split_once('"').unwrap();
    let form = form.split("</form>").next().unwrap();
    let field = |name: &str| hidden(form, name);
    let (entry, round, badge) = (field("entry"), field("round"), field("badge"));
    let key = unique("key");
    let form = [
        ("form_key", key.as_str()),
        ("entry", entry.as_str()),
        ("round", round.as_str()),
        ("badge", badge.as_str()),
    ];
    browser.submit(action, &form)
}

both!(a_badge_leads_everybody_to_the_public_page_and_staff_to_the_check_in, |site| {
    let hall = Hall::new(site);
    held(site, &hall.event, 0);
    let anna = player(site, &hall.tournament, NAMES[0]);
    let (path, public) = (format!("/b/{anna}"), format!("/players/{anna}"));
    let member = site.with_role(&site.administrator(), &hall.event, "");
    for somebody in [site.visitor(), member, hall.player(0)] {
        let answer = somebody.get(&path);
        assert_eq!((answer.status, answer.location), (302, public.clone()));
    }
    let scorekeeper = site.with_role(&site.administrator(), &hall.event, "scorekeeper");
    let page = scorekeeper.page(&path);
    assert!(page.contains(NAMES[0]) && page.contains("Check-in for round 1"), "{page}");
    assert_eq!(press(&scorekeeper, &page), path);
    let page = scorekeeper.page(&path);
    assert!(page.contains(">here<"), "{page}");
    assert!(!page.contains("name=\"badge\""), "once is enough: {page}");
    let id = TournamentId(number(&hall.tournament));
    assert_eq!(site.store.read(|db| checkins::list(db, id, 1)).unwrap().len(), 1);
});

both!(a_number_that_is_nobodys_is_not_there, |site| {
    let administrator = site.administrator();
    for path in ["/b/999999", "/b/0", "/b/-1", "/b/x", "/b/99999999999"] {
        assert_eq!(site.visitor().get(path).status, 404, "{path}");
        assert_eq!(administrator.get(path).status, 404, "{path}");
    }
});

both!(only_an_event_of_today_is_offered_and_only_to_its_staff, |site| {
    let (here, there) = (Hall::new(site), Hall::new(site));
    let knecht = player(site, &here.tournament, NAMES[0]);
    let path = format!("/b/{knecht}");
    held(site, &here.event, 1);
    assert_eq!(here.arbiter.get(&path).status, 302, "it is tomorrow");
    held(site, &here.event, -2);
    assert_eq!(here.arbiter.get(&path).status, 302, "it is over");
    held(site, &here.event, 0);
    assert_eq!(there.arbiter.get(&path).status, 302, "another event's arbiter");
    assert_eq!(here.arbiter.get(&path).status, 200);
    let archive = format!("{}/archive", here.tournament);
    site.administrator().submit(&archive, &[]);
    assert_eq!(here.arbiter.get(&path).status, 302, "nothing changes there");
});

both!(a_badge_is_good_for_every_tournament_of_the_player, |site| {
    let hall = Hall::new(site);
    held(site, &hall.event, 0);
    let administrator = site.administrator();
    let second = administrator.tournament(&hall.event);
    let knecht = player(site, &hall.tournament, NAMES[0]);
    let list = format!("{second}/entries/preview");
    let preview = administrator.post(&list, &[("lines", NAMES[0])]);
    let (seen, pick) = (hidden(&preview.body, "seen"), format!("1:{knecht}"));
    let form = [("lines", NAMES[0]), ("seen", &seen), ("pick", &pick)];
    administrator.submit(&format!("{second}/entries/confirm"), &form);
    let page = hall.arbiter.page(&format!("/b/{knecht}"));
    assert_eq!(page.matches("name=\"badge\"").count(), 2, "{page}");
});

both!(a_hidden_name_stays_hidden_for_visitors_and_is_whole_at_the_door, |site| {
    let hall = Hall::new(site);
    held(site, &hall.event, 0);
    let hidden = Shown { name: NameForm::Number, ..Shown::default() };
    change(site, &hall.event, |details| EventDetails { shown: hidden, ..details });
    site.store.write(store::privacy::compute).unwrap();
    let knecht = player(site, &hall.tournament, NAMES[0]);
    let answer = site.visitor().get(&format!("/b/{knecht}"));
    assert_eq!(answer.status, 302);
    assert!(!answer.body.contains(NAMES[0]), "{}", answer.body);
    let public = site.visitor().page(&answer.location);
    assert!(public.contains(&format!("Player {knecht}")), "{public}");
    assert!(!public.contains(NAMES[0]), "{public}");
    assert!(hall.arbiter.page(&format!("/b/{knecht}")).contains(NAMES[0]));
});

both!(the_three_codes_are_never_mixed, |site| {
    let hall = Hall::new(site);
    let printed = PrintAddress::parse("hall.example").ok();
    change(site, &hall.event, |details| EventDetails { address: printed, ..details });
    let link = hall.link(0);
    let (tablet, secret) = (hall.tablet_link(), link.trim_start_matches("/p/"));
    let badges = hall.arbiter.page(&format!("{}/print/badges", hall.tournament));
    let slips = hall.arbiter.page(&format!("{}/rounds/1/print/slips", hall.tournament));
    for sheet in [&badges, &slips] {
        assert!(!sheet.contains(secret) && !sheet.contains(tablet.trim_start_matches("/p/")));
        lacks(sheet, "/p/");
        let all = codes(sheet);
        assert!(!all.is_empty() && all.iter().all(|code| !code.contains("/p/")), "{all:?}");
    }
    let players = NAMES.map(|name| player(site, &hall.tournament, name));
    let mut expected = players.map(|id| format!("http://hall.example/b/{id}")).to_vec();
    let mut found = codes(&badges);
    expected.sort();
    found.sort();
    assert_eq!(found, expected);
    let of_boards = codes(&slips);
    assert!(of_boards.iter().all(|code| code.contains("/rounds/1/boards/")), "{of_boards:?}");
});

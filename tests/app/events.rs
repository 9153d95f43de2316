//! Events.

use std::ops::Range;

use chrono::NaiveDate;
use domain::events::{Days, EventDetails, Title, Visibility};
use domain::privacy::Shown;
use domain::stamps::Thing;
use domain::zone::Zone;
use store::{Db, events};
use system::clock;

use super::support::{Browser, Site, moved};

both!(an_event_is_hidden_until_it_is_published, |site| {
    let administrator = site.administrator();
    let form = [("name", "Waldzell Open"), ("starts_on", "2026-11-20"), ("place", "Waldzell")];
    let event = administrator.submit("/events", &form);
    assert!(administrator.page("/events").contains("Waldzell Open"));
    assert_eq!(site.visitor().get(&event).status, 404);
    assert!(!site.visitor().page("/events").contains("Waldzell Open"));

    let mut form = form.to_vec();
    form.extend([("visibility", "published"), ("version", "1")]);
    administrator.submit(&event, &form);
    assert!(site.visitor().page(&event).contains("Waldzell Open"));
});

both!(all_complaints_come_at_once_and_what_was_typed_is_kept, |site| {
    let administrator = site.administrator();
    let form = [("name", " "), ("place", "Castalia"), ("starts_on", "tomorrow")];
    let answer = administrator.post("/events", &form);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Please fix the 2 highlighted fields"), "{}", answer.body);
    assert!(answer.body.contains("value=\"Castalia\""));
    assert!(answer.body.contains("value=\"tomorrow\""));
});

both!(a_double_click_makes_one_event, |site| {
    let administrator = site.administrator();
    let form = [("form_key", "k"), ("name", "Once"), ("starts_on", "2026-11-20")];
    let first = administrator.submit("/events", &form);
    assert_eq!(administrator.submit("/events", &form), first);
    // The same page sent again with other words is another event: nothing typed is lost.
    let other = [("form_key", "k"), ("name", "Twice"), ("starts_on", "2026-11-20")];
    assert_ne!(administrator.submit("/events", &other), first);
});

both!(a_stale_form_is_shown_what_somebody_else_did, |site| {
    let administrator = site.administrator();
    let event = administrator.submit("/events", &[("name", "A"), ("starts_on", "2026-11-20")]);
    let change = |name: &'static str, version: &'static str| {
        let form = [("name", name), ("starts_on", "2026-11-20"), ("version", version)];
        administrator.post(&event, &form)
    };
    assert_eq!(change("B", "1").status, 303);
    let stale = change("C", "1");
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("Somebody else changed this"), "{}", stale.body);
    assert!(stale.body.contains("<bdi>B</bdi>") && stale.body.contains("value=\"C\""));
    assert_eq!(change("C", "2").status, 303);
});

both!(a_change_is_made_once_by_two_clicks, |site| {
    let administrator = site.administrator();
    let event = administrator.submit("/events", &[("name", "A"), ("starts_on", "2026-11-20")]);
    let form = [("form_key", "k"), ("name", "B"), ("starts_on", "2026-11-20"), ("version", "1")];
    let first = administrator.submit(&event, &form);
    assert_eq!(administrator.submit(&event, &form), first);
    assert!(administrator.page(&format!("{event}/edit")).contains("name=\"version\" value=\"2\""));
});

both!(a_version_that_no_number_follows_is_an_old_one, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    let form = [("name", "B"), ("starts_on", "2026-11-20"), ("version", "2147483647")];
    assert_eq!(administrator.post(&event, &form).status, 409);
    let mut form = Browser::TOURNAMENT.to_vec();
    form.push(("version", "2147483647"));
    assert_eq!(administrator.post(&tournament, &form).status, 409);
});

both!(a_name_of_older_rules_is_still_shown, |site| {
    let day = system::clock::now().date_naive();
    let details = EventDetails {
        name: Title::stored("Wald\u{200b}zell".to_owned()),
        place: None,
        days: Days::new(day, day).unwrap(),
        zone: Zone::UTC,
        address: None,
        shown: domain::privacy::Shown::default(),
    };
    let event = site.store.write(|db| events::insert(db, &details)).unwrap();
    let administrator = site.administrator();
    assert!(administrator.page("/events").contains("Wald\u{200b}zell"));
    assert!(administrator.page(&format!("/events/{event}/edit")).contains("Wald\u{200b}zell"));
});

both!(an_event_begins_when_its_day_begins_there, |site| {
    let administrator = site.administrator();
    let made = |zone: &str| {
        let here = Zone::parse(zone).unwrap().day(clock::now());
        // Kiritimati is 25 hours ahead of Midway: it is never the same day in both.
        let form = [("name", zone), ("starts_on", &here.to_string()), ("zone", zone)];
        administrator.submit("/events", &form)
    };
    let (early, late) = (made("Pacific/Kiritimati"), made("Pacific/Midway"));
    let page = administrator.page("/events");
    let running = page.split_once(">Running<").unwrap().1;
    let running = running.split_once("<h2").map_or(running, |(running, _)| running);
    assert!(running.contains(&format!("{early}\"")) && running.contains(&format!("{late}\"")));
});

both!(a_time_zone_that_there_is_not_is_pointed_out, |site| {
    let administrator = site.administrator();
    let page = administrator.page("/events/new");
    assert!(page.contains("<option value=\"America/Detroit\">") && page.contains("value=\"UTC\""));
    let form = [("name", "Open"), ("starts_on", "2026-11-20"), ("zone", "Waldzell")];
    let answer = administrator.post("/events", &form);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("No time zone is called that"), "{}", answer.body);
    assert!(answer.body.contains("value=\"Waldzell\""), "{}", answer.body);
});

/// So many past events, in the years from 2001 on, 26 in each.
fn hold(site: &Site, numbers: Range<i32>) {
    let one = |db: &mut Db, number: i32| {
        let day = NaiveDate::from_ymd_opt(2001 + number / 26, 5, 1).unwrap();
        let details = EventDetails {
            name: Title::parse(&format!("Waldzell {number}")).unwrap(),
            place: None,
            days: Days::new(day, day).unwrap(),
            zone: Zone::UTC,
            address: None,
            shown: Shown::default(),
        };
        let id = events::insert(db, &details)?;
        events::update(db, id, 1, &details, Visibility::Published).map(drop)
    };
    let all = |db: &mut Db| {
        moved(Thing::Site);
        numbers.clone().try_for_each(|number| one(db, number))
    };
    site.store.write(all).unwrap();
}

both!(many_past_events_are_listed_year_by_year, |site| {
    let visitor = site.visitor();
    let numbers = |path: &str| {
        let page = visitor.page(path);
        let all = (0..60).filter(|number| page.contains(&format!("<bdi>Waldzell {number}</bdi>")));
        all.collect::<Vec<i32>>()
    };
    hold(site, 0..50);
    assert_eq!(numbers("/events").len(), 50);
    assert!(!visitor.page("/events").contains("/events?year="), "they fit on a page");
    hold(site, 50..60);
    assert_eq!(numbers("/events"), (52..60).collect::<Vec<_>>(), "those of 2003");
    assert!(
        visitor.page("/events").contains("<a href=\"/events?year=2003\" aria-current=\"page\">")
    );
    assert_eq!(numbers("/events?year=2001"), (0..26).collect::<Vec<_>>());
    assert_eq!(numbers("/events?year=1999"), numbers("/events"), "a year without events");
    assert_eq!(visitor.get("/events?year=x").status, 400);
});

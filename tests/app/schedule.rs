//! When rounds begin: the form, the pages that show it, and calendars that are read line by line.

use domain::audit::Act;

use super::played::details_of_acts;
use super::server::another;
use super::support::{Answer, Browser, Site, hidden, lacks};
use super::swiss::{Swiss, form};
use crate::database::unique;

const CARD: &str = "class=\"card schedule\"";

/// A published event by the clocks of Berlin; answers its path.
fn event(browser: &Browser, (first, last): (&str, &str)) -> String {
    let key = unique("key");
    let mut form = vec![
        ("form_key", key.as_str()),
        ("name", "Waldzell Open"),
        ("place", "Waldzell, Hall 1"),
        ("starts_on", first),
        ("ends_on", last),
        ("zone", "Europe/Berlin"),
    ];
    let event = browser.submit("/events", &form);
    form.extend([("visibility", "published"), ("version", "1")]);
    browser.submit(&event, &form)
}

/// A Swiss of three rounds at an event.
fn swiss(browser: &Browser, event: &str, more: &[(&str, &str)]) -> String {
    let key = unique("key");
    let mut form = form("3", more);
    // What is said once more counts.
    form.retain(|field| more.contains(field) || more.iter().all(|(name, _)| *name != field.0));
    form.push(("form_key", &key));
    browser.submit(&format!("{event}/tournaments"), &form)
}

/// Sends the form of a schedule with these rounds, made from the one there is.
fn send(browser: &Browser, tournament: &str, rounds: &[(&str, &str)]) -> Answer {
    let path = format!("{tournament}/schedule");
    let seen = hidden(&browser.page(&path), "seen");
    send_seen(browser, tournament, (rounds, &seen))
}

fn send_seen(
    browser: &Browser,
    tournament: &str,
    (rounds, seen): (&[(&str, &str)], &str),
) -> Answer {
    let key = unique("key");
    let mut form = vec![("form_key", key.as_str()), ("seen", seen), ("act", "save")];
    for (date, time) in rounds {
        form.extend([("date", *date), ("time", *time)]);
    }
    browser.post(&format!("{tournament}/schedule"), &form)
}

fn save(browser: &Browser, tournament: &str, rounds: &[(&str, &str)]) {
    let answer = send(browser, tournament, rounds);
    assert_eq!(answer.status, 303, "{}", answer.body);
}

/// What stands in the rows of the form: date and time.
fn rows(page: &str) -> Vec<(String, String)> {
    let values = |kind: &str| -> Vec<String> {
        let before = format!("name=\"{kind}\" value=\"");
        let inputs = page.split(&before).skip(1);
        inputs.map(|input| input.split('"').next().unwrap().to_owned()).collect()
    };
    values("date").into_iter().zip(values("time")).collect()
}

/// The card of a page: time, round and state of each line.
fn card(page: &str) -> Vec<String> {
    let Some((_, card)) = page.split_once(CARD) else { return Vec::new() };
    let lines = card.split("</section>").next().unwrap().split("<li>").skip(1);
    let text = |line: &str| {
        let parts =
            line.split("</li>").next().unwrap().split('<').filter_map(|part| part.split_once('>'));
        let words: Vec<&str> =
            parts.map(|(_, text)| text.trim()).filter(|text| !text.is_empty()).collect();
        words.join(" | ")
    };
    lines.map(text).collect()
}

const DAYS: (&str, &str) = ("2099-11-20", "2099-11-22");
const THREE: [(&str, &str); 3] =
    [("2099-11-20", "10:00"), ("2099-11-20", "14:20"), ("2099-11-21", "09:30")];

both!(rounds_have_times_once_somebody_says_so, |site| {
    let organiser = site.administrator();
    let event = event(&organiser, DAYS);
    let tournament = swiss(&organiser, &event, &[]);
    lacks(&organiser.page(&event), CARD);
    let page = organiser.page(&tournament);
    lacks(&page, CARD);
    assert!(page.contains(&format!("href=\"{tournament}/schedule\"")), "{page}");
    let arbiter = site.with_role(&organiser, &event, "arbiter");
    save(&arbiter, &tournament, &THREE);
    let expected = THREE.map(|(date, time)| (date.to_owned(), time.to_owned()));
    assert_eq!(rows(&arbiter.page(&format!("{tournament}/schedule"))), expected);

    let page = site.visitor().page(&event);
    let name = "Glass Bead Game 2×6";
    assert_eq!(
        card(&page),
        [
            format!("10:00 am | Round 1 | {name} | next"),
            format!("2:20 pm | Round 2 | {name}"),
            format!("9:30 am | Round 3 | {name}"),
        ]
    );
    assert!(page.contains("<h3>Friday 20 November</h3>"), "{page}");
    assert!(page.contains("<h3>Saturday 21 November</h3>"), "{page}");
    assert!(page.contains("<time datetime=\"2099-11-20T09:00Z\">"), "in Berlin: {page}");
    let own = site.visitor().page(&tournament);
    assert_eq!(card(&own)[1], "2:20 pm | Round 2");
    assert!(site.visitor().page("/").contains("Round 1 · 20 Nov, 10:00 am"));
    let acts = details_of_acts!(site, ScheduleChanged);
    assert_eq!(acts.len(), 1);
    assert!(acts[0].contains("\"after\":[[1,\"2099-11-20T10:00:00\"]"), "{acts:?}");
    save(&arbiter, &tournament, &THREE);
    assert_eq!(details_of_acts!(site, ScheduleChanged).len(), 1, "nothing has changed");
});

both!(all_complaints_come_at_once_and_what_was_typed_stays, |site| {
    let organiser = site.administrator();
    let tournament = swiss(&organiser, &event(&organiser, DAYS), &[]);
    let typed = [("2099-11-20", "10:00"), ("2099-11-31", ""), ("2099-11-20", "09:00")];
    let answer = send(&organiser, &tournament, &typed);
    assert_eq!(answer.status, 422);
    let page = answer.body;
    assert!(page.contains("Please fix the 3 highlighted fields"), "{page}");
    for complaint in [
        "id=\"date-2-complaint\">Write the date",
        "id=\"time-2-complaint\">Enter a time",
        "id=\"time-3-complaint\">Choose a time after round 1.",
    ] {
        assert!(page.contains(complaint), "{complaint}: {page}");
    }
    assert_eq!(rows(&page), typed.map(|(date, time)| (date.to_owned(), time.to_owned())));
    assert!(card(&organiser.page(&tournament)).is_empty());
});

both!(a_day_outside_of_the_event_is_pointed_out_and_saved, |site| {
    let organiser = site.administrator();
    let tournament = swiss(&organiser, &event(&organiser, DAYS), &[]);
    save(&organiser, &tournament, &[("2099-11-19", "18:00"), ("2099-11-20", "10:00")]);
    let page = organiser.page(&format!("{tournament}/schedule"));
    assert_eq!(page.matches("Not on a day of the event").count(), 1, "{page}");
});

both!(rounds_are_filled_in_and_nothing_is_saved, |site| {
    let organiser = site.administrator();
    let tournament = swiss(&organiser, &event(&organiser, DAYS), &[]);
    let path = format!("{tournament}/schedule");
    let fill = |act, per_day| {
        let form = [
            ("act", act),
            ("first_date", "2099-11-21"),
            ("first_time", "13:00"),
            ("minutes", "75"),
            ("per_day", per_day),
        ];
        organiser.post(&path, &form)
    };
    let filled = fill("fill", "2");
    assert_eq!(filled.status, 200);
    let row = |date: &str, time: &str| (date.to_owned(), time.to_owned());
    let [first, second, third] =
        [("2099-11-21", "13:00"), ("2099-11-21", "14:15"), ("2099-11-22", "13:00")];
    let expected = [first, second, third].map(|(date, time)| row(date, time));
    assert_eq!(rows(&filled.body), expected);
    assert_eq!(rows(&fill("enter", "").body)[2], row("2099-11-21", "15:30"));
    assert!(card(&organiser.page(&tournament)).is_empty());
    let wrong = organiser.post(&path, &[("act", "fill"), ("minutes", "0")]);
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("Enter minutes from 1 to"), "{}", wrong.body);
});

both!(a_round_robin_is_planned_before_its_number_of_rounds_is_known, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&event(&organiser, DAYS));
    let path = format!("{tournament}/schedule");
    assert!(organiser.page(&path).contains("Enter the number of rounds above"));
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori", "Tito", "Otto"]);
    assert_eq!(rows(&organiser.page(&path)).len(), 3, "for four players");
    let form = [
        ("act", "fill"),
        ("rounds", "5"),
        ("first_date", "2099-11-20"),
        ("first_time", "10:00"),
        ("minutes", "60"),
    ];
    let filled = rows(&organiser.post(&path, &form).body);
    assert_eq!(filled.len(), 5);
    let filled: Vec<_> = filled.iter().map(|(date, time)| (date.as_str(), time.as_str())).collect();
    save(&organiser, &tournament, &filled);
    assert_eq!(card(&organiser.page(&tournament)).len(), 5);
    organiser.start(&tournament);
    assert_eq!(card(&organiser.page(&tournament)).len(), 3, "there are no more");
    assert_eq!(rows(&organiser.page(&path)).len(), 3);
});

both!(a_stale_schedule_is_answered_with_both_sides, |site| {
    let organiser = site.administrator();
    let tournament = swiss(&organiser, &event(&organiser, DAYS), &[]);
    let stale = hidden(&organiser.page(&format!("{tournament}/schedule")), "seen");
    save(&organiser, &tournament, &THREE[..2]);
    let mine = [("2099-11-20", "10:00"), ("2099-11-20", "15:00"), ("2099-11-20", "18:00")];
    let answer = send_seen(&organiser, &tournament, (&mine, &stale));
    assert_eq!(answer.status, 409);
    let page = answer.body;
    assert!(page.contains("Somebody else changed the schedule"), "{page}");
    assert_eq!(page.matches("Saved now: ").count(), 2, "{page}");
    assert!(page.contains("Saved now: 20 Nov, 2:20 pm"), "{page}");
    assert_eq!(rows(&page)[1].1, "15:00");
    let again = hidden(&page, "seen");
    assert_eq!(send_seen(&organiser, &tournament, (&mine, &again)).status, 303);
    assert_eq!(card(&organiser.page(&tournament))[1], "3:00 pm | Round 2");
});

both!(the_schedule_of_a_closed_tournament_stays, |site| {
    let swiss = Swiss::start(site, 4, "1");
    let path = swiss.at("schedule");
    let tournament = path.trim_end_matches("/schedule");
    swiss.publish(1);
    save(&swiss.arbiter, tournament, &[("2026-11-20", "10:00")]);
    swiss.play(1);
    let form = [("version", hidden(&swiss.arbiter.page(&swiss.at("close")), "version"))];
    let form = form.each_ref().map(|(name, value)| (*name, value.as_str()));
    swiss.arbiter.submit(&swiss.at("close"), &form);
    let page = swiss.arbiter.page(&path);
    assert!(page.contains("Reopen it to change the schedule"), "{page}");
    let answer = send(&swiss.arbiter, tournament, &[("2026-11-20", "11:00")]);
    assert_eq!(answer.status, 422);
    assert_eq!(card(&swiss.arbiter.page(tournament)), ["10:00 am | Round 1 | played"]);
    swiss.arbiter.submit(&format!("{tournament}/archive"), &[]);
    assert_eq!(send(&swiss.arbiter, tournament, &[("2026-11-20", "11:00")]).status, 409);
});

both!(a_round_says_when_it_begins_on_its_page_and_on_paper, |site| {
    let swiss = Swiss::start(site, 5, "3");
    let tournament = swiss.at("");
    let tournament = tournament.trim_end_matches('/');
    let times = [("2001-11-20", "10:00"), ("2001-11-20", "14:20"), ("2001-11-20", "16:00")];
    save(&swiss.arbiter, tournament, &times);
    swiss.publish(1);
    let lines = || card(&site.visitor().page(tournament));
    let [second, third] = ["2:20 pm | Round 2", "4:00 pm | Round 3"];
    let next = format!("{second} | next");
    assert_eq!(lines(), ["10:00 am | Round 1 | playing now", &next, third]);
    swiss.play(1);
    assert_eq!(lines(), ["10:00 am | Round 1 | played", &next, third]);
    swiss.publish(2);
    assert_eq!(lines()[1..], ["2:20 pm | Round 2 | playing now", "4:00 pm | Round 3 | next"]);
    let page = site.visitor().page(tournament);
    assert!(page.contains(&format!("<a href=\"{tournament}/rounds/2\">Round 2</a>")), "{page}");
    assert!(page.contains(&format!("<a href=\"{tournament}\">Round 3</a>")), "not published yet");

    let round = site.visitor().page(&swiss.at("rounds/2"));
    assert!(round.contains("20 November 2001, 2:20 pm UTC"), "{round}");
    let staff = &swiss.arbiter;
    for sheet in ["rounds/2/print/boards", "rounds/2/print/names"] {
        let page = staff.page(&swiss.at(sheet));
        assert!(page.contains("Tuesday 20 November, 2:20 pm"), "{page}");
    }
    let cards = staff.page(&swiss.at("print/cards"));
    assert!(cards.contains(">Begins</th>") && cards.contains("20 Nov, 4:00 pm"), "{cards}");
    assert!(site.visitor().page("/").contains("<dd>20 Nov, 4:00 pm</dd><dt>Round 3</dt>"));
});

both!(slips_say_when_the_round_begins, |site| {
    let organiser = site.administrator();
    let event = event(&organiser, DAYS);
    let tournament = organiser.tournament(&event);
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    organiser.start(&tournament);
    save(&organiser, &tournament, &THREE[..1]);
    let form = [
        ("form_key", "address"),
        ("name", "Waldzell Open"),
        ("starts_on", DAYS.0),
        ("ends_on", DAYS.1),
        ("zone", "Europe/Berlin"),
        ("visibility", "published"),
        ("version", "2"),
        ("address", "http://192.0.2.77:8470"),
    ];
    organiser.submit(&event, &form);
    let page = organiser.page(&format!("{tournament}/rounds/1/print/slips"));
    assert!(page.contains("Friday 20 November, 10:00 am"), "{page}");
});

both!(of_a_draft_visitors_see_no_times, |site| {
    let organiser = site.administrator();
    let event = event(&organiser, DAYS);
    let tournament = swiss(&organiser, &event, &[("visibility", "draft")]);
    save(&organiser, &tournament, &THREE);
    assert_eq!(card(&organiser.page(&event)).len(), 3);
    lacks(&site.visitor().page(&event), CARD);
    assert!(!site.visitor().page("/").contains("Round 1 ·"));
    for path in ["", "/schedule", "/calendar.ics"] {
        assert_ne!(site.visitor().get(&format!("{tournament}{path}")).status, 200, "{path}");
    }
    let calendar = organiser.page(&format!("{event}/calendar.ics"));
    assert!(!calendar.contains("round 1"), "what staff fetches goes to others: {calendar}");
});

both!(duplicates_keep_their_schedule_and_move_with_their_event, |site| {
    let organiser = site.administrator();
    let event = event(&organiser, DAYS);
    let tournament = swiss(&organiser, &event, &[]);
    save(&organiser, &tournament, &THREE);
    let schedule = |tournament: &str| rows(&organiser.page(&format!("{tournament}/schedule")));
    let duplicate = |path: &str| {
        let copy = organiser.submit(&format!("{path}/duplicate"), &[("form_key", &unique("key"))]);
        copy.trim_end_matches("/edit").to_owned()
    };
    let before = schedule(&tournament);
    assert_eq!(schedule(&duplicate(&tournament)), before);
    let copy = duplicate(&event);
    let page = organiser.page(&copy);
    let own = page.split("<h3><a href=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(schedule(own), before);
    let change = |(first, last), version: &str| {
        let form = [
            ("form_key", &*unique("key")),
            ("name", "Waldzell Open"),
            ("starts_on", first),
            ("ends_on", last),
            ("zone", "Europe/Berlin"),
            ("version", version),
        ];
        organiser.submit(&copy, &form);
    };
    change(("2100-11-19", "2100-11-21"), "1");
    let moved: Vec<String> = schedule(own).into_iter().map(|(date, _)| date).collect();
    assert_eq!(moved, ["2100-11-19", "2100-11-19", "2100-11-20"]);
    change(("2100-11-19", "2100-11-25"), "2");
    assert_eq!(schedule(own)[0].0, "2100-11-19", "the event gets longer, it does not move");
    assert_eq!(schedule(&tournament), before);
});

/// An entry of a calendar: its lines, unfolded, each with name and value.
type Lines = Vec<(String, String)>;

/// The entries of a calendar, as RFC 5545 has it.
fn entries(answer: &Answer) -> Vec<Lines> {
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.header("content-type").starts_with("text/calendar"));
    let text = &answer.body;
    assert!(text.ends_with("\r\n") && !text.replace("\r\n", "").contains(['\r', '\n']), "{text:?}");
    assert!(text.split("\r\n").all(|line| line.len() <= 75), "{text}");
    let unfolded = text.replace("\r\n ", "");
    let mut lines = unfolded.lines().map(|line| line.split_once(':').unwrap());
    let head = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Magister//Magister//EN"];
    for expected in head.into_iter().chain(["CALSCALE:GREGORIAN"]) {
        assert_eq!(lines.next(), expected.split_once(':'));
    }
    let mut entries = Vec::new();
    loop {
        match lines.next().unwrap() {
            ("BEGIN", "VEVENT") => {}
            end => {
                assert_eq!((end, lines.next()), (("END", "VCALENDAR"), None));
                return entries;
            }
        }
        let entry = lines.by_ref().take_while(|line| *line != ("END", "VEVENT"));
        entries.push(entry.map(|(name, value)| (name.to_owned(), value.to_owned())).collect());
    }
}

fn value<'l>(entry: &'l Lines, name: &str) -> &'l str {
    let found: Vec<_> = entry.iter().filter(|(known, _)| known == name).collect();
    assert_eq!(found.len(), 1, "{name}: {entry:?}");
    &found[0].1
}

/// The same site by an address that the world knows.
fn public(site: &Site) -> Site {
    another(site, |settings| {
        settings.server.public_url = "https://magister.example".to_owned().try_into().unwrap();
    })
}

both!(each_round_is_an_entry_of_a_calendar, |site| {
    let organiser = site.administrator();
    let event = event(&organiser, DAYS);
    let tournament = swiss(&organiser, &event, &[("name", "Oware, five; rounds")]);
    let get = |path: &str| entries(&public(site).visitor().get(&format!("{path}/calendar.ics")));
    let alone = get(&tournament);
    assert_eq!(alone.len(), 1, "a calendar is never empty");
    assert_eq!(value(&alone[0], "DTSTART;VALUE=DATE"), "20991120");
    save(&organiser, &tournament, &[("2099-11-20", "10:00"), ("2099-11-20", "10:45"), ("", "")]);
    let whole = get(&event);
    assert_eq!(whole.len(), 3);
    assert_eq!(value(&whole[0], "UID"), value(&alone[0], "UID"));
    let rounds = get(&tournament);
    assert_eq!(rounds.len(), 2);
    for (round, in_whole) in rounds.iter().zip(&whole[1..]) {
        for name in ["UID", "SEQUENCE", "DTSTART", "DURATION", "SUMMARY", "LOCATION", "URL"] {
            assert_eq!(value(round, name), value(in_whole, name));
        }
    }
    let first = &rounds[0];
    assert_eq!(value(first, "DTSTART"), "20991120T090000Z");
    assert_eq!(value(first, "DURATION"), "PT45M", "until the next one");
    assert_eq!(value(&rounds[1], "DURATION"), "PT60M");
    assert_eq!(value(first, "SUMMARY"), "Oware\\, five\\; rounds: round 1");
    assert_eq!(value(first, "LOCATION"), "Waldzell\\, Hall 1");
    let uid = format!("tag:magister.example\\,2026:{tournament}/rounds/1");
    assert_eq!(value(first, "UID"), uid);
    assert_eq!(value(first, "URL"), format!("https://magister.example{tournament}"));
    assert!(value(first, "DTSTAMP").ends_with('Z'));

    save(&organiser, &tournament, &[("2099-11-20", "10:30"), ("2099-11-20", "12:00")]);
    let later = get(&tournament);
    assert_eq!(value(&later[0], "UID"), uid);
    let sequence = |entry| value(entry, "SEQUENCE").parse::<u32>().unwrap();
    assert!(sequence(&later[0]) > sequence(first));
    let page = public(site).visitor().page(&tournament);
    let link = format!("type=\"text/calendar\" href=\"{tournament}/calendar.ics\"");
    assert!(page.contains(&link), "{page}");
    assert!(public(site).visitor().page(&event).contains("\"startDate\":\"2099-11-20T09:30:00Z\""));
});

both!(another_zone_keeps_the_clock_and_moves_the_moment, |site| {
    let organiser = site.administrator();
    let event = event(&organiser, DAYS);
    let tournament = swiss(&organiser, &event, &[]);
    save(&organiser, &tournament, &THREE);
    let form = [
        ("form_key", "zone"),
        ("name", "Waldzell Open"),
        ("starts_on", DAYS.0),
        ("ends_on", DAYS.1),
        ("zone", "America/Detroit"),
        ("visibility", "published"),
        ("version", "2"),
    ];
    organiser.submit(&event, &form);
    assert!(card(&organiser.page(&tournament))[0].starts_with("10:00 am"));
    let calendar = organiser.get(&format!("{tournament}/calendar.ics"));
    assert_eq!(value(&entries(&calendar)[0], "DTSTART"), "20991120T150000Z");
});

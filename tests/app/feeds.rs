//! Feeds of rounds and results, read back as feed readers read them; and the calendar.

use chrono::TimeDelta;
use domain::events::Visibility;
use domain::results::{Decision, Ending, Proof, Reason, RecordedOutcome};
use domain::stamps::Thing;
use roxmltree::{Document, Node};
use store::results::{self, NewResult};

use super::played::{Plan, Played};
use super::server::another;
use super::support::{Browser, Site, moved};

const NAMES: [&str; 4] =
    ["Josef <b>Knecht</b>", "Plinio & Designori", "Fritz “Tegularius”", "Ferromonte]]>"];

/// What an entry of a feed says.
#[derive(Debug, PartialEq, Eq)]
struct Entry {
    id: String,
    title: String,
    published: String,
    updated: String,
    href: String,
}

fn text(node: Node<'_, '_>, name: &str) -> String {
    let found: Vec<Node<'_, '_>> =
        node.children().filter(|child| child.tag_name().name() == name).collect();
    assert_eq!(found.len(), 1, "one {name}");
    assert_eq!(found[0].tag_name().namespace(), Some("http://www.w3.org/2005/Atom"));
    found[0].text().unwrap_or_default().to_owned()
}

fn href(node: Node<'_, '_>, rel: &str) -> String {
    let link = node
        .children()
        .find(|child| child.tag_name().name() == "link" && child.attribute("rel") == Some(rel));
    link.unwrap().attribute("href").unwrap().to_owned()
}

/// A feed: its id, when it changed, and its entries.
fn feed(browser: &Browser, path: &str) -> (String, String, Vec<Entry>) {
    let answer = browser.get(&format!("{path}/feed.atom"));
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.header("content-type").starts_with("application/atom+xml"));
    let document = Document::parse(&answer.body).unwrap();
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "feed");
    assert!(href(root, "self").ends_with(&format!("{path}/feed.atom")));
    assert!(!text(root, "title").is_empty());
    let entries = root.children().filter(|child| child.tag_name().name() == "entry");
    let entry = |node| Entry {
        id: text(node, "id"),
        title: text(node, "title"),
        published: text(node, "published"),
        updated: text(node, "updated"),
        href: href(node, "alternate"),
    };
    (text(root, "id"), text(root, "updated"), entries.map(entry).collect())
}

fn played(site: &Site, visibility: Visibility) -> (Played<'_>, String, String) {
    let played = Played::start(site, &Plan { visibility, ..Plan::RATED }, &NAMES);
    let (tournament, event) = (played.path(""), format!("/events/{}", played.event));
    (played, tournament.trim_end_matches('/').to_owned(), event)
}

both!(a_feed_tells_rounds_and_results_and_reads_back, |site| {
    let (played, tournament, event) = played(site, Visibility::Published);
    let visitor = site.visitor();
    let (id, updated, entries) = feed(&visitor, &tournament);
    assert_eq!(entries.len(), 3, "{entries:?}");
    assert_eq!(entries[0].title, "Round 3 is published: 2 games");
    assert_eq!(entries[0].href, format!("{tournament}/rounds/3"));
    assert_eq!(updated, entries[0].updated);
    assert_eq!(id, format!("tag:localhost,2026:{tournament}/feed.atom"));
    played.set(1, 2, "1");
    let (again, _, entries) = feed(&visitor, &tournament);
    let titles: Vec<&str> = entries.iter().map(|entry| entry.title.as_str()).collect();
    let result = entries.iter().find(|entry| entry.title.contains('–')).unwrap();
    assert!(result.title.contains("Josef <b>Knecht</b>"), "{titles:?}");
    assert!(result.title.contains("Plinio & Designori"), "{titles:?}");
    assert!(result.href.contains("/boards/"), "{result:?}");
    assert_eq!((entries.len(), again), (4, id));
    let (_, _, of_event) = feed(&visitor, &event);
    assert_eq!(of_event, entries, "the same entries have the same ids");
    let page = visitor.page(&tournament);
    let link = format!("type=\"application/atom+xml\" href=\"{tournament}/feed.atom\"");
    assert!(page.contains(&link), "{page}");
});

/// Corrects the result of the board that has one, an hour later.
fn correct(site: &Site, played: &Played<'_>) {
    let write = |db: &mut _| {
        let (_, before) = results::current(db, played.id)?.into_iter().next().unwrap();
        let later = before.recorded_at + TimeDelta::hours(1);
        let decision = Decision { outcome: RecordedOutcome::Draw, ..before.decision };
        let new = NewResult {
            pairing: before.pairing,
            replaces: Some(before.id),
            decision: Decision { ending: Ending::Agreement, ..decision },
            game: None,
            proof: Proof::NoRecord,
            reason: Some(Reason::parse("The slip says so.").unwrap()),
            by: before.recorded_by,
            submission: None,
        };
        results::insert(db, &new, later)?;
        moved(Thing::Tournament(played.id));
        Ok(())
    };
    site.store.write(write).unwrap();
}

both!(a_corrected_result_is_the_same_entry_and_changed_later, |site| {
    let (played, tournament, _) = played(site, Visibility::Published);
    let result = || {
        let (_, _, entries) = feed(&site.visitor(), &tournament);
        entries.into_iter().find(|entry| entry.id.contains("/pairings/")).unwrap()
    };
    played.set(1, 2, "1");
    let before = result();
    assert_eq!(before.published, before.updated);
    correct(site, &played);
    let after = result();
    assert_eq!((after.id, after.published), (before.id, before.published));
    assert!(after.updated > before.updated, "times are written alike, and order as they are");
    assert_ne!(after.title, before.title);
});

both!(a_feed_has_an_end, |site| {
    let names: Vec<String> = (1..=12).map(|n| format!("Player {n}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let played = Played::start(site, &Plan::RATED, &names);
    for (first, second) in (1..=12).flat_map(|a| (a + 1..=12).map(move |b| (a, b))).take(60) {
        played.set(first, second, "1");
    }
    let (_, _, entries) = feed(&site.visitor(), played.path("").trim_end_matches('/'));
    assert_eq!(entries.len(), 50);
    assert!(entries.is_sorted_by(|one, other| one.updated >= other.updated), "{entries:?}");
});

both!(of_a_draft_strangers_are_told_nothing, |site| {
    let (_, tournament, event) = played(site, Visibility::Draft);
    for path in ["feed.atom", "calendar.ics"] {
        assert_eq!(site.visitor().get(&format!("{event}/{path}")).status, 404);
    }
    assert_eq!(site.visitor().get(&format!("{tournament}/feed.atom")).status, 404);
    let (open, _, published) = self::played(site, Visibility::Published);
    let hidden = site.administrator();
    let form = [
        ("name", "Hidden Open"),
        ("spec", "gbg:6"),
        ("format", "round-robin"),
        ("win", "1"),
        ("draw", "½"),
        ("loss", "0"),
        ("rated", "rated"),
        ("visibility", "draft"),
    ];
    hidden.submit(&format!("{published}/tournaments"), &form);
    for path in ["feed.atom", "calendar.ics"] {
        let body = site.visitor().page(&format!("{published}/{path}"));
        assert!(!body.contains("Hidden"), "{body}");
        let body = hidden.page(&format!("{published}/{path}"));
        assert!(!body.contains("Hidden"), "what staff fetches goes to others: {body}");
    }
    assert!(open.id.0 > 0);
});

/// The lines of a calendar, unfolded: name and value.
fn calendar(text: &str) -> Vec<(String, String)> {
    assert!(text.ends_with("\r\n") && !text.replace("\r\n", "").contains(['\r', '\n']), "{text:?}");
    assert!(text.split("\r\n").all(|line| line.len() <= 75), "{text}");
    let unfolded = text.replace("\r\n ", "");
    let lines = unfolded.lines().map(|line| line.split_once(':').unwrap());
    lines.map(|(name, value)| (name.to_owned(), value.to_owned())).collect()
}

both!(an_event_is_an_entry_of_a_calendar, |site| {
    let administrator = site.administrator();
    let long = "Waldzell; Open, “für alle”, with a name that is so long that its line is folded";
    let mut form = vec![
        ("name", long),
        ("starts_on", "2026-11-20"),
        ("ends_on", "2026-11-22"),
        ("place", "Hall 1, Castalia"),
    ];
    let event = administrator.submit("/events", &form);
    form.extend([("visibility", "published"), ("version", "1")]);
    administrator.submit(&event, &form);
    administrator.tournament(&event);
    let public = another(site, |settings| {
        settings.server.public_url = "https://magister.example".to_owned().try_into().unwrap();
    });
    let answer = public.visitor().get(&format!("{event}/calendar.ics"));
    assert!(answer.header("content-type").starts_with("text/calendar"));
    let lines = calendar(&answer.body);
    let value = |name: &str| {
        let found: Vec<_> = lines.iter().filter(|(known, _)| known == name).collect();
        assert_eq!(found.len(), 1, "{name}: {lines:?}");
        found[0].1.clone()
    };
    assert_eq!(value("DTSTART;VALUE=DATE"), "20261120");
    assert_eq!(value("DTEND;VALUE=DATE"), "20261123", "the day after the last");
    assert_eq!(value("SUMMARY"), long.replace(';', "\\;").replace(',', "\\,"));
    assert_eq!(value("LOCATION"), "Hall 1\\, Castalia");
    assert_eq!(value("DESCRIPTION"), "Glass Bead Game 2×6");
    assert_eq!(value("UID"), format!("tag:magister.example\\,2026:{event}"));
    assert_eq!(value("URL"), format!("https://magister.example{event}"));
    assert_eq!(value("SEQUENCE"), "2");
});

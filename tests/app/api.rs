//! What programs read: the same as the pages, and nothing that those do not show.

use serde_json::{Value, json};

use super::links::Hall;
use super::support::{Browser, Site};

/// A round robin of four with one result.
fn hall(site: &Site) -> Hall<'_> {
    let hall = Hall::new(site);
    let board = format!("{}/rounds/1/boards/1", hall.tournament);
    hall.arbiter.submit(&board, &[("outcome", "first"), ("ending", "resignation")]);
    hall
}

fn read(browser: &Browser, path: &str) -> Value {
    let answer = browser.get(&format!("/api/v1{path}"));
    assert_eq!(answer.status, 200, "{path}: {}", answer.body);
    assert_eq!(answer.header("content-type"), "application/json", "{path}");
    assert_eq!(answer.header("access-control-allow-origin"), "*", "{path}");
    serde_json::from_str(&answer.body).unwrap()
}

both!(programs_read_what_pages_show, |site| {
    let hall = hall(site);
    let visitor = site.visitor();
    let at = |path: &str| read(&visitor, path);
    assert_eq!(at("/events")["items"][0]["name"], "Waldzell Open");
    assert_eq!(at("/events?q=WALDZ")["items"].as_array().unwrap().len(), 1);
    assert_eq!(at("/events?q=nobody")["items"], json!([]));
    let tournament = &at(&format!("{}/tournaments", hall.event))["items"][0];
    assert_eq!(
        (&tournament["stage"], &tournament["page"]),
        (&json!("running"), &json!(hall.tournament))
    );
    assert_eq!(&at(&hall.tournament), tournament);
    let entries = at(&format!("{}/entries", hall.tournament));
    assert_eq!(entries["items"].as_array().unwrap().len(), 4);
    let rounds = at(&format!("{}/rounds", hall.tournament));
    assert_eq!((&rounds[0]["n_games"], &rounds[0]["n_results"]), (&json!(2), &json!(1)));
    let round = at(&format!("{}/rounds/1", hall.tournament));
    assert_eq!(round["pairings"][0]["result"]["outcome"], "first");
    assert_eq!(round["pairings"][1]["result"], Value::Null);
    let standings = at(&format!("{}/standings", hall.tournament));
    assert_eq!(standings["rows"][0]["name"], round["pairings"][0]["first"]["name"]);
    assert_eq!(standings["rows"][0]["values"][0], "1");
    let crosstable = at(&format!("{}/crosstable", hall.tournament));
    let winner = &crosstable["items"][0];
    assert_eq!(winner["name"], standings["rows"][0]["name"]);
    assert_eq!((&winner["points"], &winner["rounds"][0]["outcome"]), (&json!("1"), &json!("win")));
    let number = &standings["rows"][0]["number"];
    let workings = at(&format!("{}/standings/{number}", hall.tournament));
    assert_eq!((&workings["rank"], &workings["values"][0]["value"]), (&json!(1), &json!("1")));
    let line = workings["values"][0]["lines"][0].as_str().unwrap();
    assert!(line.starts_with("Round 1, against "), "{line}");
    assert!(workings["values"][0]["lines"][1].is_null(), "games without a result bring nothing");
    let schedule = at(&format!("{}/schedule", hall.tournament));
    assert_eq!(schedule, json!({ "time_zone": "UTC", "rounds": [] }));
    let player = &round["pairings"][0]["first"]["player"];
    assert_eq!(at(&format!("/players/{player}/games"))["items"][0]["outcome"], "win");
    assert_eq!(at(&format!("/players/{player}"))["id"], *player);
    assert_eq!(at("/ratings"), json!([]));
    assert_eq!(at("/games")["items"], json!([]));
});

both!(lists_come_in_pages_that_lead_to_each_other, |site| {
    let hall = hall(site);
    let visitor = site.visitor();
    let mut path = "/players?limit=3&q=".to_owned();
    let mut names = Vec::new();
    let mut n_pages = 0;
    loop {
        let page = read(&visitor, &path);
        let items = page["items"].as_array().unwrap();
        names.extend(items.iter().map(|item| item["name"].as_str().unwrap().to_owned()));
        n_pages += 1;
        let Some(next) = page["next"].as_str() else { break };
        next.strip_prefix("/api/v1").unwrap().clone_into(&mut path);
    }
    assert_eq!((names.len(), n_pages), (4, 2));
    let mut sorted = names.clone();
    sorted.sort();
    sorted.dedup();
    assert_eq!(names, sorted);
    let entries = format!("{}/entries", hall.tournament);
    for wrong in ["limit=0", "limit=201", "limit=x", "after=x"] {
        let answer = visitor.get(&format!("/api/v1{entries}?{wrong}"));
        assert_eq!(answer.status, 400, "{wrong}");
        assert_eq!(answer.header("content-type"), "application/problem+json", "{wrong}");
    }
    assert_eq!(visitor.get(&format!("/api/v1{entries}?after=999")).status, 404);
});

both!(who_gets_no_answer_is_told_why, |site| {
    let hall = hall(site);
    let visitor = site.visitor();
    for (path, status) in [("/nothing", 404), ("/events/99", 404), ("/players/x", 404)] {
        let answer = visitor.get(&format!("/api/v1{path}"));
        let problem: Value = serde_json::from_str(&answer.body).unwrap();
        assert_eq!((answer.status, &problem["status"]), (status, &json!(status)), "{path}");
        assert!(problem["title"].as_str().is_some_and(|title| !title.is_empty()), "{problem}");
    }
    let answer = visitor.post(&format!("/api/v1{}", hall.tournament), &[]);
    assert_eq!((answer.status, answer.header("allow")), (405, "GET"));
});

both!(a_cookie_counts_for_nothing_where_programs_ask, |site| {
    let administrator = site.administrator();
    let days = [("starts_on", "2026-11-20"), ("ends_on", "2026-11-22")];
    let draft = administrator.submit("/events", &[&[("name", "Secret Draft")], &days[..]].concat());
    assert!(administrator.page(&draft).contains("Secret Draft"));
    for browser in [&administrator, &site.visitor()] {
        assert_eq!(browser.get(&format!("/api/v1{draft}")).status, 404);
        assert_eq!(read(browser, "/events")["items"], json!([]));
    }
});

both!(an_answer_that_somebody_has_is_not_sent_again, |site| {
    let _hall = hall(site);
    let visitor = site.visitor();
    let tag = visitor.get("/api/v1/events").header("etag").to_owned();
    assert!(!tag.is_empty());
    let again = visitor.ask(("GET", "/api/v1/events"), &[("if-none-match", &tag)], "");
    assert_eq!((again.status, again.body.as_str()), (304, ""));
});

//! Files that are brought in by a page: looked at first, then stored.

use std::time::Duration;

use desk::backups::{Maker, Restoring, bring_back, make};
use domain::AccountId;
use domain::backups::{Access, Why};
use store::backups::{Making, Replacing};
use store::{Store, imports};
use system::clock;

use super::played::{Plan, Played};
use super::support::{Answer, Browser, Site};
use crate::database::{self, unique};
use crate::temporary::folder;

const NAMES: [&str; 3] = ["Josef Knecht", "Plinio Designori", "Ada"];

/// Sends a file as a browser does; answers where it leads.
fn upload(browser: &Browser, name: &str, file: &str) -> Answer {
    let key = unique("key");
    let body = format!(
        "--beads\r\nContent-Disposition: form-data; name=\"form_key\"\r\n\r\n{key}\r\n\
        --beads\r\nContent-Disposition: form-data; name=\"file\"; filename=\"{name}\"\r\n\
        Content-Type: application/octet-stream\r\n\r\n{file}\r\n--beads--\r\n"
    );
    browser.post_bytes("/import", "multipart/form-data; boundary=beads", body.as_bytes())
}

/// The preview of a file.
fn preview(browser: &Browser, name: &str, file: &str) -> String {
    let answer = upload(browser, name, file);
    assert_eq!((answer.status, answer.location.as_str()), (303, "/import/preview"));
    browser.page("/import/preview")
}

fn confirm(browser: &Browser, fields: &[(&str, &str)]) -> Answer {
    let key = unique("key");
    let fields: Vec<_> = fields.iter().copied().chain([("form_key", &*key)]).collect();
    browser.post("/import/preview", &fields)
}

/// A tournament of three that is over, and its event.
fn played(site: &Site) -> (Played<'_>, String) {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x 1 =", "0 x 1", "= 0 x"]).close_after(1);
    let event = format!("/events/{}", played.event);
    (played, event)
}

both!(an_event_is_downloaded_and_imported_elsewhere_once, |site| {
    let (_, event) = played(site);
    let file = site.administrator().page(&format!("{event}/event.json"));
    assert!(site.administrator().page(&format!("{event}/file")).contains("event.json"));
    let other = Site::on_sqlite();
    let administrator = other.administrator();
    let page = preview(&administrator, "open.json", &file);
    for said in ["open.json", "A whole event", "3 players, 0 known here", "results: 3"] {
        assert!(page.contains(said), "{said}");
    }
    let new = "New accounts, which nobody can sign in to";
    assert!(page.contains(new));
    let done = confirm(&administrator, &[]);
    assert_eq!((done.status, done.location.as_str()), (303, "/events/1"));
    assert!(NAMES.iter().all(|name| administrator.page("/tournaments/1/standings").contains(name)));
    // The same once more only if that is meant, and then it is another event of the same people.
    let page = preview(&administrator, "open.json", &file);
    assert!(page.contains("Recorded by") && !page.contains(new));
    let refused = confirm(&administrator, &[]);
    assert!(refused.status == 422 && refused.body.contains("seems to be here already"));
    assert_eq!(confirm(&administrator, &[("again", "yes")]).location, "/events/2");
    assert_eq!(administrator.page("/players").matches("Josef Knecht").count(), 1);
    assert_eq!(administrator.get("/import/preview").location, "/import", "nothing waits any more");
    let again = confirm(&administrator, &[]);
    assert!(again.status == 422 && again.body.contains("isn’t here any more"));
    assert_eq!(again.done, "", "nothing says that it was imported");
});

both!(an_event_file_is_for_organisers_and_birth_years_for_those_who_may_know, |site| {
    let (_, event) = played(site);
    let administrator = site.administrator();
    for role in ["scorekeeper", "arbiter"] {
        let browser = site.with_role(&administrator, &event, role);
        assert_eq!(browser.get(&format!("{event}/event.json")).status, 403, "{role}");
    }
    assert_eq!(site.visitor().get(&format!("{event}/file")).status, 303);
    let was =
        [("was_name", "Ada"), ("was_club", ""), ("was_birth_year", ""), ("was_merged_into", "")];
    let form = [("name", "Ada"), ("club", ""), ("birth_year", "2010")];
    let form: Vec<_> = form.into_iter().chain(was).collect();
    administrator.submit("/players/3/edit", &form);
    let organiser = site.with_role(&administrator, &event, "organiser");
    assert!(organiser.page(&format!("{event}/event.json")).contains(",2010,"));
    let key = unique("key");
    let days = [("starts_on", "2026-12-20"), ("ends_on", "2026-12-20")];
    let form = [("form_key", &*key), ("name", "Winter"), days[0], days[1]];
    let draft = administrator.submit("/events", &form);
    let tournament = administrator.tournament(&draft);
    administrator.enter_list(&tournament, "Ada");
    let organiser = site.with_role(&administrator, &draft, "organiser");
    let path = format!("{draft}/event.json");
    assert!(!organiser.page(&path).contains(",2010,"), "an entry alone opens nothing");
    assert!(administrator.page(&path).contains(",2010,"));
});

both!(a_report_goes_to_the_event_that_is_chosen, |site| {
    let (played, event) = played(site);
    let report = site.visitor().page(&format!("/tournaments/{}/report.trf", played.id));
    let older = site.visitor().page(&format!("/tournaments/{}/report-2016.trf", played.id));
    assert!(report != older && older.contains("Josef Knecht"));
    let administrator = site.administrator();
    let page = preview(&administrator, "files/open.trf", &report);
    assert!(page.contains(">open.trf<") && page.contains("A tournament report"));
    assert!(page.contains("the same players and results"));
    let id = event.trim_start_matches("/events/");
    let refused = confirm(&administrator, &[("name", "Copy")]);
    assert!(refused.status == 422 && refused.body.contains("Choose the event"));
    assert!(refused.body.contains("value=\"Copy\""), "what was typed stays");
    let refused = confirm(&administrator, &[("event", id)]);
    assert!(refused.status == 422 && refused.body.contains("seems to be here already"));
    let done = confirm(&administrator, &[("event", id), ("name", "Copy"), ("again", "yes")]);
    assert_eq!(done.status, 303);
    assert!(site.visitor().page(&format!("{}/standings", done.location)).contains("Copy"));
    let told = preview(&administrator, "bad.trf", "001 x\n");
    assert!(told.contains("can’t be imported") && told.contains("line 1"));
    assert_eq!(confirm(&administrator, &[]).status, 422);
});

both!(games_of_many_years_are_rated_and_not_twice, |site| {
    let administrator = site.administrator();
    let csv = "date,first,second,result\n2020-01-03,Anna,Bert,1-0\n2020-02-03,Bert,anna,1/2-1/2\n";
    let page = preview(&administrator, "club.csv", csv);
    assert!(page.contains("A list of games") && page.contains("3 January 2020"));
    let refused = confirm(&administrator, &[("periods", "days")]);
    assert!(
        refused.status == 422
            && refused.body.contains("Enter it.")
            && refused.body.contains("65535")
    );
    let done = confirm(&administrator, &[("game", "gbg"), ("periods", "month")]);
    assert_eq!((done.status, done.location.as_str()), (303, "/ratings"));
    assert!(site.visitor().page("/ratings/1").contains("Anna"));
    preview(&administrator, "club.csv", csv);
    let refused = confirm(&administrator, &[("game", "gbg"), ("again", "yes")]);
    assert!(refused.status == 422 && refused.body.contains("is here already"));
    // The same games in another file.
    preview(&administrator, "again.csv", &csv.replace("2020-01-03", "2020-01-04"));
    let refused = confirm(&administrator, &[("game", "gbg")]);
    assert!(refused.status == 422 && refused.body.contains("club.csv"));
});

both!(what_somebody_has_looked_at_is_theirs_and_can_be_forgotten, |site| {
    let administrator = site.administrator();
    let none = administrator.get("/import/preview");
    assert_eq!((none.status, none.location.as_str()), (303, "/import"));
    let empty = upload(&administrator, "", "");
    assert!(empty.status == 422 && empty.body.contains("Choose a file."));
    let page = preview(&administrator, "words.txt", "Nothing that anybody knows");
    assert!(page.contains("neither the file of an event"));
    assert!(administrator.page("/import").contains("words.txt"));
    administrator.submit("/import/discard", &[("form_key", &*unique("key"))]);
    assert!(!administrator.page("/import").contains("words.txt"));
    let member = site.with_role(&administrator, &administrator.published_event(), "organiser");
    assert_eq!(member.get("/import").status, 403);
});

both!(whoever_could_be_somebody_known_is_asked_about, |site| {
    let (played, event) = played(site);
    let report = site.visitor().page(&format!("/tournaments/{}/report.trf", played.id));
    let report = report.replace("Josef Knecht", "Josef Knechd");
    let administrator = site.administrator();
    let page = preview(&administrator, "open.trf", &report);
    assert!(page.contains("Who is who") && page.contains(">Josef Knechd<"));
    let number = page.split("id=\"pick-").nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert!(page.contains("3 players, 2 known here"), "who is in doubt is not known");
    let id = event.trim_start_matches("/events/");
    let fields = [("event", id), ("again", "yes")];
    let refused = confirm(&administrator, &fields);
    assert!(refused.status == 422 && refused.body.contains("Choose for each of these players"));
    let pick = format!("{number}:1");
    let done = confirm(&administrator, &[fields[0], fields[1], ("pick", &pick)]);
    assert_eq!(done.status, 303);
    assert!(site.visitor().page(&format!("{}/standings", done.location)).contains("Josef Knecht"));
});

both!(a_file_that_nobody_comes_back_to_is_forgotten_and_restored_with_nothing, |site| {
    let administrator = site.administrator();
    preview(&administrator, "club.csv", "date,first,second,result\n2020-01-03,Anna,Bert,1-0\n");
    let path = folder("backup").join("site.magister");
    let (why, passphrase, now) = (Why::ByHand, None, clock::now());
    make(&site.store, Maker::Shell, &Making { path: &path, why, passphrase, now }).unwrap();
    let there = |store: &Store| store.read(|db| imports::uploaded(db, AccountId(1))).unwrap();
    assert_eq!(there(&site.store).unwrap().file_name, "club.csv");
    for (hours, is_there) in [(11, true), (13, false)] {
        let later = now + Duration::from_hours(hours);
        site.store.write(|db| imports::forget_old(db, later)).unwrap();
        assert_eq!(there(&site.store).is_some(), is_there, "{hours} hours");
    }
    let (replacing, access) = (Replacing::Nothing, Access::Stays);
    let restoring = Restoring { file: &path, passphrase, replacing, access, folder: None };
    let url = database::on_sqlite().parse().unwrap();
    bring_back(&url, &restoring, now).unwrap();
    assert_eq!(there(&Store::open(&url, 1).unwrap()), None);
});

//! Rating lists that are published: frozen, numbered, and computed again on another machine.

use std::path::Path;
use std::process::{Command, Output};

use domain::audit::Act;
use domain::ratings::{ListFault, ListFile};
use store::audit;

use super::played::{Plan, Played};
use super::support::{Browser, Site, hidden};
use crate::database::unique;
use crate::temporary::folder;

const NAMES: [&str; 4] = ["Josef Knecht", "Plinio Designori", "Ada", "Tito"];

/// A rated round robin of four that is over since `days` days.
fn played(site: &Site, days: i64) -> Played<'_> {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x 1 = 1", "0 x 1 =", "= 0 x 0", "0 = 1 x"]).close_after(-days);
    played
}

/// The path of the newest list, once it is published as of a day; `today` for now.
fn publish(site: &Site, as_of: &str) -> String {
    let page = site.administrator().page("/ratings/1/lists");
    let today = hidden(&page.replace(" type=\"date\"", ""), "as_of");
    let as_of = if as_of == "today" { &today } else { as_of };
    let form = [("form_key", &*unique("key")), ("as_of", as_of)];
    site.administrator().submit("/ratings/1/lists", &form)
}

fn file(browser: &Browser, list: &str) -> ListFile {
    serde_json::from_str(&browser.page(&format!("{list}/list.json"))).unwrap()
}

/// What the program says of a file in a folder that has nothing else.
fn verified(text: &str) -> Output {
    let folder = folder("lists");
    std::fs::write(folder.join("list.json"), text).unwrap();
    let answer = magister(&folder);
    std::fs::remove_dir_all(&folder).unwrap();
    answer
}

fn magister(folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_magister"));
    command.current_dir(folder).args(["ratings", "verify", "list.json"]).output().unwrap()
}

both!(a_list_is_published_as_of_a_day_and_says_what_the_rating_list_does, |site| {
    played(site, 3);
    let visitor = site.visitor();
    assert!(visitor.page("/ratings/1/lists").contains("No list is published yet."));
    let list = publish(site, "today");
    assert_eq!(list, "/ratings/1/lists/1");
    let (page, now) = (visitor.page(&list), visitor.page("/ratings/1"));
    for name in NAMES {
        let rating = |page: &str| {
            let (_, rest) = page.split_once(&format!("<bdi>{name}</bdi>")).unwrap();
            let (_, rest) = rest.split_once("<b>").unwrap();
            rest.split_once("</b>").unwrap().0.to_owned()
        };
        assert_eq!(rating(&page), rating(&now), "{name}");
    }
    assert!(visitor.page("/ratings/1/lists").contains(&format!("href=\"{list}\"")));
    let acts = site.store.read(audit::list).unwrap();
    let hash = file(&visitor, &list).hash;
    assert!(page.contains(&hash));
    let is_it = |act: &Act| matches!(act, Act::ListPublished { number: 1, players: 4, hash: one, .. } if *one == hash);
    assert_eq!(acts.iter().filter(|one| is_it(&one.act)).count(), 1);
});

both!(a_published_list_never_changes_and_the_next_one_says_what_has, |site| {
    let first = played(site, 9);
    let list = publish(site, "today");
    let (text, page) =
        (site.visitor().page(&format!("{list}/list.json")), site.visitor().page(&list));
    // A result of back then is corrected, and more is played.
    let board = first.path("rounds/1/boards/1");
    let replaced = hidden(&site.administrator().page(&board), "replaces");
    let form = [
        ("outcome", "draw"),
        ("ending", "agreement"),
        ("replaces", &*replaced),
        ("reason", "A slip"),
    ];
    let answer =
        site.administrator().post(&board, &[&form[..], &[("form_key", &unique("key"))]].concat());
    assert!([200, 303].contains(&answer.status), "{}", answer.status);
    played(site, 1);
    assert!(site.visitor().page(&format!("{list}/list.json")) == text);
    let ratings = |page: &str| {
        let cells = page.split("<td class=\"n total\">").skip(1);
        let cells = cells.map(|cell| cell.split("</td>").next().unwrap_or_default().to_owned());
        cells.collect::<Vec<_>>()
    };
    assert_eq!(ratings(&page).len(), 4);
    assert_eq!(ratings(&site.visitor().page(&list)), ratings(&page));
    let next = publish(site, "today");
    assert_eq!(next, "/ratings/1/lists/2");
    let changed = site.visitor().page(&next);
    assert!(changed.contains("href=\"/ratings/1/lists/1\"") && changed.contains("\">+"));
    assert_ne!(file(&site.visitor(), &next).hash, file(&site.visitor(), &list).hash);
    for (as_of, why) in [
        ("2001-11-01", "is published already"),
        ("2999-01-01", "Choose today or an earlier day."),
        ("soon", "as_of-complaint"),
    ] {
        let form = [("form_key", &*unique("key")), ("as_of", as_of)];
        let refused = site.administrator().post("/ratings/1/lists", &form);
        assert_eq!(refused.status, 422, "{as_of}");
        assert!(refused.body.contains(why) && refused.body.contains(as_of), "{as_of}");
    }
});

both!(a_published_list_is_verified_from_its_file_alone_and_a_changed_rating_is_found, |site| {
    played(site, 40);
    played(site, 2);
    let list = publish(site, "today");
    let text = site.visitor().page(&format!("{list}/list.json"));
    let good = verified(&text);
    let told = String::from_utf8_lossy(&[good.stdout, good.stderr].concat()).into_owned();
    assert_eq!(good.status.code(), Some(0), "{told}");
    assert!(told.contains("12 games give the ratings of all 4 players"), "{told}");

    let mut file: ListFile = serde_json::from_str(&text).unwrap();
    file.ratings[2].1 += 1;
    let changed = verified(&serde_json::to_string(&file).unwrap());
    let told = String::from_utf8_lossy(&changed.stdout).into_owned();
    assert_eq!(changed.status.code(), Some(1), "{told}");
    let player = file.ratings[2].0;
    assert!(told.contains("the hash is") && told.contains(&format!("player {player}:")), "{told}");
    assert_eq!(told.lines().count(), 2, "{told}");

    // Who mends the hash too is found by the games.
    file.hash = file.head.hash(&file.ratings);
    let faults = file.faults().unwrap();
    assert!(matches!(faults[..], [ListFault::Rating { .. }]), "{faults:?}");
    assert_eq!(verified("{}").status.code(), Some(3));
});

//! Silent rounds: results are collected, and nobody but staff sees them before they are announced.

use std::collections::BTreeMap;

use magister::domain::accounts::Access;
use magister::web::Needs;

use super::links::Hall;
use super::privacy::addresses;
use super::support::{Browser, Site, hidden, lacks};
use super::swiss::Swiss;
use crate::database::unique;

/// What the header of a tournament says of silent rounds.
const NOTICE: &str = "aren’t public yet";

const RECORD: &str =
    "[Game \"gbg:6\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\nC40 c40 1-0\n";

const REASON: &str = "The slip was read the wrong way round.";

/// A round robin of four whose first round is played, silent from the second on.
struct Silent<'a> {
    site: &'a Site,
    hall: Hall<'a>,
}

impl<'a> Silent<'a> {
    fn new(site: &'a Site) -> Self {
        let silent = Self { site, hall: Hall::new(site) };
        for board in 1..=2 {
            silent.enter((1, board), "first", "");
        }
        let path = silent.at("silent");
        assert_eq!(silent.hall.arbiter.submit(&path, &[("from_round", "2")]), path);
        silent
    }

    fn at(&self, path: &str) -> String {
        format!("{}/{path}", self.hall.tournament)
    }

    fn enter(&self, (round, board): (u16, u16), outcome: &str, record: &str) {
        let path = self.at(&format!("rounds/{round}/boards/{board}"));
        let page = self.hall.arbiter.page(&path);
        let replaces = page.split("name=\"replaces\" value=\"").nth(1);
        let replaces = replaces.map_or("", |rest| rest.split('"').next().unwrap());
        let form = [
            ("outcome", outcome),
            ("ending", "resignation"),
            ("record", record),
            ("replaces", replaces),
            ("reason", REASON),
        ];
        self.hall.arbiter.submit(&path, &form);
    }

    /// All that a visitor can open, without the keys of forms and the moment of a calendar.
    fn seen_by(&self, visitor: &Browser) -> BTreeMap<String, Vec<u8>> {
        let open = addresses(&self.hall, |needs| needs == Needs::From(Access::Visitor));
        let seen = |path: String| {
            let answer = visitor.get(&path);
            assert!(answer.status < 500, "{path}: {}", answer.status);
            let mut bytes = answer.bytes;
            if answer.body.contains("form_key") {
                let key = hidden(&answer.body, "form_key");
                bytes = String::from_utf8_lossy(&bytes).replace(&key, "").into_bytes();
            }
            // A calendar says when it was asked for. The head of the audit log proves what was printed
            // or exported, and tells nothing of it.
            if ["calendar.ics", "report.trf", "/print/"].iter().any(|mark| path.contains(mark)) {
                let text = String::from_utf8_lossy(&bytes).into_owned();
                let lasting = text.lines().filter(|line| {
                    ["DTSTAMP", "class=\"legend\"", "### magister audit"]
                        .iter()
                        .all(|mark| !line.contains(mark))
                });
                bytes = lasting.collect::<String>().into_bytes();
            }
            (path, bytes)
        };
        open.into_iter().map(seen).collect()
    }

    fn close(&self) {
        let version = hidden(&self.hall.arbiter.page(&self.at("close")), "version");
        self.hall.arbiter.submit(&self.at("close"), &[("version", &version)]);
    }
}

both!(whatever_the_results_of_silent_rounds_are_visitors_see_the_same, |site| {
    let silent = Silent::new(site);
    for board in 1..=2 {
        silent.enter((2, board), "first", RECORD);
    }
    let visitor = site.visitor();
    let before = silent.seen_by(&visitor);
    silent.enter((2, 1), "second", "");
    silent.enter((2, 2), "second", RECORD.replace("1-0", "0-1").replace("C40 c40", "C40").as_str());
    let after = silent.seen_by(&visitor);
    assert_eq!(before.len(), after.len());
    for (path, seen) in &before {
        let (one, other) = (String::from_utf8_lossy(seen), String::from_utf8_lossy(&after[path]));
        assert_eq!(one, other, "{path} tells a result");
    }
    let told = String::from_utf8_lossy(&before[&silent.at("standings")]).into_owned();
    assert!(told.contains(NOTICE), "{told}");
    assert!(!before[&silent.at("standings")].is_empty());
    // Who plays elsewhere sees no more than a visitor does.
    let other = silent.hall.player(3);
    for page in ["standings", "crosstable", "rounds/2"] {
        let page = other.page(&silent.at(page));
        assert!(page.contains(NOTICE), "{page}");
    }
});

both!(staff_see_silent_results_and_players_their_own, |site| {
    let silent = Silent::new(site);
    silent.enter((2, 1), "first", "");
    let board = silent.at("rounds/2/boards/1");
    silent.enter((2, 1), "second", "");
    assert!(silent.hall.arbiter.page(&board).contains(REASON));
    assert!(!site.visitor().page(&board).contains(REASON));
    assert!(silent.hall.arbiter.page(&silent.at("rounds/2")).contains("0–1"));
    assert!(!silent.site.visitor().page(&silent.at("rounds/2")).contains("0–1"));
    assert!(site.visitor().page(&silent.at("rounds/2")).contains("1 of 2 results in"));
    let own = |player: usize| {
        let page = silent.hall.player(player).page(&silent.hall.my());
        let round = page.split("<li>").find(|line| line.contains("Round 2</span>"));
        let value = round.and_then(|line| line.split("class=\"value\">").nth(1));
        value.map(|value| value.split('<').next().unwrap().to_owned())
    };
    let mut signs: Vec<String> = (0..4).filter_map(own).collect();
    signs.sort();
    assert_eq!(signs, ["0", "1"]);
});

both!(announced_results_are_seen_by_everybody, |site| {
    let silent = Silent::new(site);
    silent.enter((2, 1), "second", RECORD.replace("1-0", "0-1").replace("C40 c40", "C40").as_str());
    let page = silent.hall.arbiter.page(&silent.at("silent"));
    assert!(page.contains("Results from round 2 on are silent: 1 is in."), "{page}");
    assert_eq!(silent.hall.arbiter.submit(&silent.at("announce"), &[]), silent.at("silent"));
    let visitor = site.visitor();
    assert!(visitor.page(&silent.at("rounds/2")).contains("0–1"));
    assert!(visitor.page(&silent.at("games")).contains("/games/1"));
    lacks(&visitor.page(&silent.at("standings")), NOTICE);
    let again = silent.hall.arbiter.post(&silent.at("announce"), &[("form_key", &unique("key"))]);
    assert_eq!(again.status, 422);
    assert!(again.body.contains("may have been announced already"), "{}", again.body);
    let log = silent.hall.arbiter.page(&format!("{}/audit", silent.hall.event));
    assert!(log.contains("from round 2 were announced"), "{log}");
    // What is shown stays shown.
    let form = [("form_key", unique("key")), ("from_round", "2".to_owned())];
    let form = form.each_ref().map(|(name, value)| (*name, value.as_str()));
    let late = silent.hall.arbiter.post(&silent.at("silent"), &form);
    assert_eq!(late.status, 422);
    assert!(late.body.contains("Choose a round from 3 to 3."), "{}", late.body);
});

both!(closing_a_tournament_announces_its_results, |site| {
    let silent = Silent::new(site);
    for (round, board) in [(2, 1), (2, 2), (3, 1), (3, 2)] {
        silent.enter((round, board), "second", "");
    }
    silent.close();
    let page = site.visitor().page(&silent.at("standings"));
    lacks(&page, NOTICE);
    assert!(site.visitor().page(&silent.at("rounds/3")).contains("0–1"));
    silent.hall.arbiter.page(&silent.at("silent"));
    let version = hidden(&silent.hall.arbiter.page(&silent.at("close")), "version");
    silent.hall.arbiter.submit(&silent.at("reopen"), &[("version", &version)]);
    assert!(site.visitor().page(&silent.at("rounds/3")).contains("0–1"));
});

both!(a_round_paired_by_silent_results_does_not_say_how, |site| {
    let swiss = Swiss::start(site, 6, "4");
    swiss.publish(1);
    swiss.play(1);
    swiss.arbiter.submit(&swiss.at("silent"), &[("from_round", "2")]);
    swiss.publish(2);
    swiss.play(2);
    swiss.publish(3);
    let visitor = site.visitor();
    let working = "rounds/2/working";
    assert_eq!(visitor.get(&swiss.at(working)).status, 200, "round 1 is public");
    assert_eq!(visitor.get(&swiss.at("rounds/3/working")).status, 404);
    assert!(!visitor.page(&swiss.at("rounds/3")).contains("rounds/3/working"));
    assert!(swiss.arbiter.page(&swiss.at("rounds/3")).contains("rounds/3/working"));
    swiss.arbiter.page(&swiss.at("rounds/3/working"));
});

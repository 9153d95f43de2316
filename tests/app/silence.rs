//! Silent rounds: results are collected, and nobody but staff sees them before they are announced.

use std::collections::BTreeMap;

use domain::accounts::Access;
use magister::web::Needs;

use super::links::Hall;
use super::privacy::addresses;
use super::support::{Browser, hidden, lacks, unstamped};
use super::swiss::Swiss;
use crate::database::unique;

/// What the header of a tournament says of silent rounds.
const NOTICE: &str = "aren’t public yet";

const RECORD: &str =
    "[Game \"gbg:6\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\nC40 c40 1-0\n";

const REASON: &str = "The slip was read the wrong way round.";

/// A tournament of which the first round is played, silent from the second on.
struct Silent {
    arbiter: Browser,
    event: String,
    tournament: String,
}

impl Silent {
    /// A round robin of four.
    fn robin(hall: &Hall<'_>) -> Self {
        let silent = Self {
            arbiter: hall.arbiter.clone(),
            event: hall.event.clone(),
            tournament: hall.tournament.clone(),
        };
        for board in 1..=2 {
            silent.enter((1, board), "first", "");
        }
        silent.keep()
    }

    /// A Swiss of four, whose second round is paired.
    fn swiss(swiss: &Swiss<'_>) -> Self {
        let tournament = swiss.at("").trim_end_matches('/').to_owned();
        let event = "/events/1".to_owned();
        let silent = Self { arbiter: swiss.arbiter.clone(), event, tournament };
        swiss.publish(1);
        swiss.play(1);
        let silent = silent.keep();
        swiss.publish(2);
        silent
    }

    fn keep(self) -> Self {
        let path = self.at("silent");
        assert_eq!(self.arbiter.submit(&path, &[("from_round", "2")]), path);
        self
    }

    fn at(&self, path: &str) -> String {
        format!("{}/{path}", self.tournament)
    }

    fn enter(&self, (round, board): (u16, u16), outcome: &str, record: &str) {
        let path = self.at(&format!("rounds/{round}/boards/{board}"));
        let page = self.arbiter.page(&path);
        let replaces = page.split("name=\"replaces\" value=\"").nth(1);
        let replaces = replaces.map_or("", |rest| rest.split('"').next().unwrap());
        let form = [
            ("outcome", outcome),
            ("ending", "resignation"),
            ("record", record),
            ("replaces", replaces),
            ("reason", REASON),
        ];
        self.arbiter.submit(&path, &form);
    }

    /// All that a visitor can open, without what is another one each time.
    fn seen_by(&self, visitor: &Browser) -> BTreeMap<String, String> {
        let needs = |needs| needs == Needs::From(Access::Visitor);
        let mut open = addresses((&self.event, &self.tournament), needs);
        let asked = ["rounds/2/boards/2?saved=1", "rounds/2?saved=1", "rounds/1?saved=2"];
        open.extend(asked.map(|path| self.at(path)));
        let seen = |path: String| {
            let answer = visitor.get(&path);
            assert!(answer.status < 500, "{path}: {}", answer.status);
            let is_picture = answer.header("content-type").starts_with("image/");
            let picture = is_picture.then(|| format!("{:?}", answer.bytes));
            let text = picture.unwrap_or_else(|| lasting(&answer.body));
            (path, text)
        };
        open.into_iter().map(seen).collect()
    }

    /// With one set of results of the second round, and with another.
    fn tells_nothing_to(&self, visitor: &Browser) {
        for board in 1..=2 {
            self.enter((2, board), "first", RECORD);
        }
        let before = self.seen_by(visitor);
        self.enter((2, 1), "second", "");
        self.enter((2, 2), "second", &won_by_second());
        let after = self.seen_by(visitor);
        assert_eq!(before.len(), after.len());
        for (path, seen) in &before {
            assert_eq!(*seen, after[path], "{path} tells a result");
        }
        let told = &before[&self.at("standings")];
        assert!(told.contains(NOTICE), "{told}");
    }

    fn close(&self) {
        let version = hidden(&self.arbiter.page(&self.at("close")), "version");
        self.arbiter.submit(&self.at("close"), &[("version", &version)]);
    }
}

/// A page or a file without what is another one each time: the key of a form, the moment at which a
/// calendar or a print was asked for, the head of the audit log, which proves what was printed or exported, and the stamps,
/// by which a page knows that something has happened, and not what.
fn lasting(body: &str) -> String {
    let keyless = body.contains("form_key").then(|| body.replace(&hidden(body, "form_key"), ""));
    let text = unstamped(&keyless.unwrap_or_else(|| body.to_owned()));
    let printed_at = text.split_once(" data-when=\"").and_then(|(_, rest)| rest.split_once('"'));
    let text = printed_at.map_or(text.clone(), |(moment, _)| text.replace(moment, ""));
    let passing = ["DTSTAMP", "class=\"legend\"", "### magister audit"];
    text.lines().filter(|line| passing.iter().all(|mark| !line.contains(mark))).collect()
}

fn won_by_second() -> String {
    RECORD.replace("1-0", "0-1").replace("C40 c40", "C40")
}

both!(whatever_the_results_of_silent_rounds_are_visitors_see_the_same, |site| {
    let hall = Hall::new(site);
    let silent = Silent::robin(&hall);
    silent.tells_nothing_to(&site.visitor());
    // Who plays elsewhere sees no more than a visitor does.
    let other = hall.player(3);
    for page in ["standings", "crosstable", "rounds/2"] {
        let page = other.page(&silent.at(page));
        assert!(page.contains(NOTICE), "{page}");
    }
});

both!(the_same_holds_in_a_swiss, |site| {
    let swiss = Swiss::start(site, 4, "3");
    Silent::swiss(&swiss).tells_nothing_to(&site.visitor());
});

both!(staff_see_silent_results_and_players_their_own, |site| {
    let hall = Hall::new(site);
    let silent = Silent::robin(&hall);
    silent.enter((2, 1), "first", "");
    let board = silent.at("rounds/2/boards/1");
    silent.enter((2, 1), "second", "");
    assert!(silent.arbiter.page(&board).contains(REASON));
    assert!(!site.visitor().page(&board).contains(REASON));
    assert!(silent.arbiter.page(&silent.at("rounds/2")).contains("0–1"));
    assert!(!site.visitor().page(&silent.at("rounds/2")).contains("0–1"));
    assert!(site.visitor().page(&silent.at("rounds/2")).contains("1 of 2 results in"));
    let own = |player: usize| {
        let page = hall.player(player).page(&hall.my());
        let round = page.split("<li>").find(|line| line.contains("Round 2</span>"));
        let value = round.and_then(|line| line.split("class=\"value\">").nth(1));
        value.map(|value| value.split('<').next().unwrap().to_owned())
    };
    let mut signs: Vec<String> = (0..4).filter_map(own).collect();
    signs.sort();
    assert_eq!(signs, ["0", "1"]);
});

both!(announced_results_are_seen_by_everybody, |site| {
    let hall = Hall::new(site);
    let silent = Silent::robin(&hall);
    silent.enter((2, 1), "second", &won_by_second());
    let page = silent.arbiter.page(&silent.at("silent"));
    assert!(page.contains("Results from round 2 on are silent: 1 is in."), "{page}");
    assert_eq!(silent.arbiter.submit(&silent.at("announce"), &[]), silent.at("silent"));
    let visitor = site.visitor();
    assert!(visitor.page(&silent.at("rounds/2")).contains("0–1"));
    assert!(visitor.page(&silent.at("games")).contains("/games/1"));
    lacks(&visitor.page(&silent.at("standings")), NOTICE);
    let again = silent.arbiter.post(&silent.at("announce"), &[("form_key", &unique("key"))]);
    assert_eq!(again.status, 422);
    assert!(again.body.contains("may have been announced already"), "{}", again.body);
    let log = silent.arbiter.page(&format!("{}/audit", silent.event));
    assert!(log.contains("from round 2 on were announced"), "{log}");
    // What is shown stays shown.
    let form = [("form_key", unique("key")), ("from_round", "2".to_owned())];
    let form = form.each_ref().map(|(name, value)| (*name, value.as_str()));
    let late = silent.arbiter.post(&silent.at("silent"), &form);
    assert_eq!(late.status, 422);
    assert!(late.body.contains("Choose a round from 3 to 3."), "{}", late.body);
});

both!(closing_a_tournament_announces_its_results, |site| {
    let hall = Hall::new(site);
    let silent = Silent::robin(&hall);
    for (round, board) in [(2, 1), (2, 2), (3, 1), (3, 2)] {
        silent.enter((round, board), "second", "");
    }
    silent.close();
    let page = site.visitor().page(&silent.at("standings"));
    lacks(&page, NOTICE);
    assert!(site.visitor().page(&silent.at("rounds/3")).contains("0–1"));
    silent.arbiter.page(&silent.at("silent"));
    let version = hidden(&silent.arbiter.page(&silent.at("close")), "version");
    silent.arbiter.submit(&silent.at("reopen"), &[("version", &version)]);
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
    let board = swiss.at("rounds/3/boards/1");
    let why = "rounds/3/working#board-1";
    assert!(swiss.arbiter.page(&board).contains(why));
    let page = visitor.page(&board);
    assert!(!page.contains(why) && page.contains("paired by results that aren’t public"), "{page}");
    swiss.arbiter.page(&swiss.at("rounds/3/working"));
});

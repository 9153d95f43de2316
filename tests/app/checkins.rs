//! Check-in: the list of staff, players on their own pages, tablets, and what becomes of those who do not come.

use chrono::NaiveDate;
use domain::audit::{Act, Via};
use domain::checkins::CheckIn;
use domain::privacy::Eyes;
use domain::{EntryId, TournamentId};
use store::{audit, byes, checkins, entries, schedule};

use super::links::{Hall, NAMES, number};
use super::played::count_acts;
use super::support::{Answer, Browser, Site, lacks};
use super::swiss::{Swiss, form};
use crate::database::unique;

/// The list of a tournament, with whoever runs it.
struct Door<'a> {
    site: &'a Site,
    arbiter: Browser,
    tournament: String,
}

impl<'a> Door<'a> {
    fn of(site: &'a Site, arbiter: &Browser, tournament: &str) -> Self {
        Self { site, arbiter: arbiter.clone(), tournament: tournament.to_owned() }
    }

    /// A Swiss of five that runs.
    fn swiss(site: &'a Site) -> (Self, Swiss<'a>) {
        let swiss = Swiss::start(site, 5, "3");
        let door = Self::of(site, &swiss.arbiter, swiss.at("").trim_end_matches('/'));
        (door, swiss)
    }

    fn id(&self) -> TournamentId {
        TournamentId(number(&self.tournament))
    }

    fn at(&self, below: &str) -> String {
        format!("{}/checkin{below}", self.tournament)
    }

    fn page(&self) -> String {
        self.arbiter.page(&self.at(""))
    }

    fn entry(&self, name: &str) -> EntryId {
        let id = self.id();
        let all = self.site.store.read(|db| entries::list(db, id, Eyes::Staff)).unwrap();
        all.into_iter().find(|entry| entry.name == name).unwrap().id
    }

    fn here(&self, round: u16) -> Vec<CheckIn> {
        let id = self.id();
        self.site.store.read(|db| checkins::list(db, id, round)).unwrap()
    }

    fn send(&self, by: &Browser, below: &str, (name, round): (&str, &str)) -> Answer {
        let (key, entry) = (unique("key"), self.entry(name).to_string());
        let form = [("form_key", key.as_str()), ("entry", entry.as_str()), ("round", round)];
        by.post(&self.at(below), &form)
    }

    fn check_in(&self, name: &str, round: &str) -> Answer {
        self.send(&self.arbiter, "", (name, round))
    }

    fn open(&self, round: &str) -> Answer {
        self.arbiter.post(&self.at("/open"), &[("form_key", &unique("key")), ("round", round)])
    }

    /// Closes as the page proposes, with what is chosen for all and for some.
    fn close(&self, round: &str, all: &str, each: &[(&str, &str)]) -> Answer {
        let page = self.arbiter.page(&self.at("/close"));
        let seen = page.split("name=\"seen\" value=\"").skip(1);
        let seen: Vec<String> =
            seen.map(|part| part.split('"').next().unwrap().to_owned()).collect();
        let each: Vec<String> =
            each.iter().map(|(name, fate)| format!("{}:{fate}", self.entry(name))).collect();
        let key = unique("key");
        let mut form = vec![("form_key", key.as_str()), ("round", round), ("all", all)];
        form.extend(seen.iter().map(|one| ("seen", one.as_str())));
        form.extend(each.iter().map(|one| ("each", one.as_str())));
        self.arbiter.post(&self.at("/close"), &form)
    }
}

/// The names in the list that are not hidden, in their order.
fn listed(page: &str) -> Vec<&str> {
    let (_, list) = page.split_once("id=\"expected\">").unwrap();
    let rows = list.split("</ul>").next().unwrap().split("<li ").skip(1);
    let shown = rows.filter(|row| !row.split('>').next().unwrap().contains(" hidden"));
    shown.map(|row| row.split("<bdi>").nth(1).unwrap().split('<').next().unwrap()).collect()
}

both!(somebody_is_checked_in_by_one_tap_and_not_after_another, |site| {
    let (door, _swiss) = Door::swiss(site);
    assert!(door.page().contains("0 of 5 here"), "{}", door.page());
    let answer = door.check_in("Fritz Tegularius", "1");
    let line = format!("{}#entry-{}", door.at(""), door.entry("Fritz Tegularius"));
    assert_eq!((answer.status, answer.location), (303, line));
    assert_eq!(door.check_in("Fritz Tegularius", "1").status, 303, "once more is the same");
    let page = door.page();
    assert!(page.contains("1 of 5 here") && page.contains(", by administrator"), "{page}");
    assert_eq!(count_acts!(site, CheckedIn), 1);
    let [here] = door.here(1)[..] else { panic!("one is here") };
    assert_eq!((here.entry, here.via), (door.entry("Fritz Tegularius"), Via::Page));
    for _ in 0..2 {
        let answer = door.send(&door.arbiter, "/undo", ("Fritz Tegularius", "1"));
        assert_eq!(answer.status, 303);
    }
    assert_eq!((door.here(1), count_acts!(site, CheckInUndone)), (Vec::new(), 1));
    assert_eq!(door.check_in("Fritz Tegularius", "1").status, 303, "and here again");
    assert_eq!(door.here(1).len(), 1);
});

both!(the_list_is_searched_by_words_without_accents_and_by_number, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Žofie Ångström", "Anna Becker", "Anna Zbinden"]);
    let door = Door::of(site, &administrator, &tournament);
    let found = |query: &str| {
        let page = administrator.page(&door.at(query));
        listed(&page).into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(found(""), ["Anna Becker", "Anna Zbinden", "Žofie Ångström"]);
    assert_eq!(found("?q=ANNA"), ["Anna Becker", "Anna Zbinden"]);
    assert_eq!(found("?q=zofie+angstrom"), ["Žofie Ångström"]);
    assert_eq!(found("?q=beck+ann"), ["Anna Becker"]);
    let all = site.store.read(|db| entries::list(db, door.id(), Eyes::Staff)).unwrap();
    let anna = all.iter().find(|entry| entry.name == "Anna Becker").unwrap().player;
    assert_eq!(found(&format!("?q={anna}")), ["Anna Becker"]);
    let scanned = format!("?q=http%3A%2F%2F192.0.2.1%3A8470%2Fb%2F{anna}");
    assert_eq!(found(&scanned), ["Anna Becker"], "a scanner types what the code says");
    assert!(administrator.page(&door.at(&scanned)).contains(" autofocus>Check in</button>"));
    let nobody = administrator.page(&door.at("?q=Knecht"));
    assert!(nobody.contains("Nobody to check in matches “Knecht”"), "{nobody}");
    door.check_in("Anna Becker", "1");
    assert_eq!(found("?show=missing"), ["Anna Zbinden", "Žofie Ångström"]);
    assert_eq!(found("?show=missing&q=anna"), ["Anna Zbinden"]);
});

both!(
    a_swiss_checks_in_for_the_round_that_is_not_paired_and_a_round_robin_for_the_one_it_plays,
    |site| {
        let (door, swiss) = Door::swiss(site);
        door.check_in("Josef Knecht", "1");
        swiss.publish(1);
        let page = door.page();
        assert!(page.contains("Check-in for round 2") && page.contains("0 of 5 here"), "{page}");
        let late = door.check_in("Josef Knecht", "1");
        assert_eq!(late.status, 409);
        assert!(late.body.contains("Check-in is for another round now."), "{}", late.body);
        swiss.play(1);
        swiss.bye("Josef Knecht", "half-point", &["2"]);
        let page = door.page();
        assert!(
            page.contains("0 of 4 here") && page.contains("Not playing this round (1)"),
            "{page}"
        );
        assert_eq!(door.check_in("Josef Knecht", "2").status, 422);
        swiss.hold(2);
        swiss.publish(3);
        assert!(door.page().contains("All rounds are paired"), "{}", door.page());
        assert_eq!(door.open("4").status, 409);

        let hall = Hall::new(site);
        let door = Door::of(site, &hall.arbiter, &hall.tournament);
        assert!(door.page().contains("Check-in for round 1"));
        for board in 1..=2 {
            let board = format!("{}/rounds/1/boards/{board}", hall.tournament);
            hall.arbiter.submit(&board, &[("outcome", "first"), ("ending", "resignation")]);
        }
        let page = door.page();
        assert!(page.contains("Check-in for round 2") && page.contains("0 of 4 here"), "{page}");
    }
);

both!(scorekeepers_check_in_and_only_arbiters_close, |site| {
    let hall = Hall::new(site);
    let administrator = site.administrator();
    let door = Door::of(site, &hall.arbiter, &hall.tournament);
    let scorekeeper = site.with_role(&administrator, &hall.event, "scorekeeper");
    let page = scorekeeper.page(&door.at(""));
    assert!(page.contains("Open check-in"), "{page}");
    assert!(!page.contains("/checkin/close"), "{page}");
    assert_eq!(door.send(&scorekeeper, "", (NAMES[0], "1")).status, 303);
    assert_eq!(scorekeeper.post(&door.at("/open"), &[("round", "1")]).status, 303);
    assert_eq!(scorekeeper.get(&door.at("/close")).status, 403);
    assert_eq!(scorekeeper.post(&door.at("/close"), &[("round", "1")]).status, 403);
    let member = site.with_role(&administrator, &hall.event, "");
    assert_eq!(member.get(&door.at("")).status, 403);
    assert_eq!(door.send(&member, "", (NAMES[1], "1")).status, 403);
    assert_eq!(site.visitor().get(&door.at("")).status, 303);
    assert_eq!(door.here(1).len(), 1);
});

both!(a_player_checks_in_while_it_is_open_and_only_themselves, |site| {
    let hall = Hall::new(site);
    let door = Door::of(site, &hall.arbiter, &hall.tournament);
    let (phone, path) = (hall.player(0), format!("{}/my/checkin", hall.tournament));
    let send = |round| phone.post(&path, &[("form_key", &unique("key")), ("round", round)]);
    lacks(&phone.page(&hall.my()), "Check in for round");
    let early = send("1");
    assert_eq!(early.status, 409);
    assert!(early.body.contains("Check-in isn’t open any more"), "{}", early.body);
    assert_eq!(door.open("1").status, 303);
    assert_eq!(door.open("1").status, 303, "open is open");
    assert_eq!(count_acts!(site, CheckInOpened), 1);
    assert!(phone.page(&hall.my()).contains("Check in for round 1"));
    for _ in 0..2 {
        let answer = send("1");
        assert_eq!((answer.status, answer.location), (303, hall.my()));
    }
    assert!(phone.page(&hall.my()).contains("You are checked in for round 1."));
    let [here] = door.here(1)[..] else { panic!("one is here") };
    assert_eq!((here.entry, here.via, here.by), (door.entry(NAMES[0]), Via::Link, None));
    assert!(door.page().contains("on their own page"));
    let all = site.store.read(audit::list).unwrap();
    let act = all.iter().find(|one| matches!(one.act, Act::CheckedIn(_))).unwrap();
    assert_eq!((act.via, act.account), (Via::Link, None));
    let other = Hall::new(site);
    assert_eq!(other.player(0).post(&path, &[("round", "1")]).status, 403, "another event");
    let beside = Hall::among(site, hall.event.clone(), "Tito Designori\nOtto Zbinden");
    let stranger = beside.player(0).post(&path, &[("round", "1")]);
    assert_eq!(stranger.status, 403, "another tournament of the event");
    assert_eq!(door.close("1", "stay", &[]).status, 303);
    assert_eq!(hall.player(1).post(&path, &[("round", "1")]).status, 409, "it is closed");
    assert_eq!(door.check_in(NAMES[1], "1").status, 303, "staff still can");
});

both!(the_own_page_says_when_the_round_begins, |site| {
    let hall = Hall::new(site);
    let door = Door::of(site, &hall.arbiter, &hall.tournament);
    let begins = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap().and_hms_opt(10, 0, 0).unwrap();
    let begins = [(1, begins)].into_iter().collect();
    site.store.write(|db| schedule::save(db, door.id(), &begins)).unwrap();
    door.open("1");
    let page = hall.player(0).page(&hall.my());
    assert!(page.contains("Check in for round 1"), "{page}");
    assert!(page.contains("Begins 20 Nov"), "{page}");
    assert!(door.page().contains("Begins 20 Nov"));
});

both!(a_tablet_asks_whether_it_is_the_right_name, |site| {
    let hall = Hall::new(site);
    let door = Door::of(site, &hall.arbiter, &hall.tournament);
    let tablet = hall.phone(&hall.tablet_link());
    let (start, names) =
        (format!("{}/tablet", hall.tournament), format!("{}/tablet/checkin", hall.tournament));
    lacks(&tablet.page(&start), "Check in for round");
    assert!(tablet.page(&names).contains("Check-in isn’t open"));
    let path = format!("{names}/{}", door.entry(NAMES[0]));
    assert_eq!(tablet.get(&path).status, 422);
    assert_eq!(tablet.post(&path, &[("form_key", &unique("key")), ("round", "1")]).status, 422);
    door.open("1");
    assert!(tablet.page(&start).contains("Check in for round 1"));
    let page = tablet.page(&names);
    assert!(NAMES.iter().all(|name| page.contains(name)) && page.contains(&path), "{page}");
    let asked = tablet.page(&path);
    assert!(asked.contains("Are you <bdi>Josef Knecht</bdi>?"), "{asked}");
    assert!(asked.contains("No, go back") && door.here(1).is_empty(), "nothing is recorded yet");
    for _ in 0..2 {
        let key = unique("key");
        assert_eq!(tablet.submit(&path, &[("form_key", &key), ("round", "1")]), names);
    }
    let [here] = door.here(1)[..] else { panic!("one is here") };
    assert_eq!((here.via, here.by), (Via::Tablet, None));
    assert!(door.page().contains("at a tablet"));
    assert!(!tablet.page(&names).contains(&format!("href=\"{path}\"")), "once is enough");
    let beside = Hall::at(site, hall.event.clone());
    let other = beside.phone(&beside.tablet_link());
    let path = format!("{names}/{}", door.entry(NAMES[1]));
    assert_eq!(other.get(&path).status, 403, "another tournament's tablet");
    assert_eq!(other.post(&path, &[("round", "1")]).status, 403);
    let neighbour = hall.player(2).post(&path, &[("round", "1")]);
    assert_eq!(neighbour.status, 422, "nobody checks in somebody else by their own link");
    assert_eq!(door.here(1).len(), 1);
});

both!(who_does_not_come_misses_the_round_or_leaves_or_stays, |site| {
    let (door, swiss) = Door::swiss(site);
    door.check_in("Josef Knecht", "1");
    door.check_in("Carlo Ferromonte", "1");
    let page = door.arbiter.page(&door.at("/close"));
    for words in ["2 here, 3 not yet", "A zero-point bye in round 1", "Not paired from round 1 on"]
    {
        assert!(page.contains(words), "{words}: {page}");
    }
    let refused = door.close("1", "", &[]);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("Choose what happens"), "{}", refused.body);
    let each = [("Fritz Tegularius", "leave"), ("Plinio Designori", "stay")];
    let kept = door.close("1", "by lot", &each);
    let chosen = format!("value=\"{}:leave\" selected", door.entry("Fritz Tegularius"));
    assert!(kept.status == 422 && kept.body.contains(&chosen), "{}", kept.body);
    assert_eq!(door.close("1", "miss", &each).status, 303);
    let id = door.id();
    let asked = site.store.read(|db| byes::list(db, id)).unwrap();
    assert_eq!(asked.len(), 1);
    assert_eq!(asked[0].entry, door.entry("Thomas von der Trave"));
    let all = site.store.read(|db| entries::list(db, id, Eyes::Staff)).unwrap();
    let gone = all.iter().filter(|entry| entry.withdrawn_from == Some(1));
    assert_eq!(gone.map(|entry| entry.name.as_str()).collect::<Vec<_>>(), ["Fritz Tegularius"]);
    assert_eq!(count_acts!(site, CheckInClosed), 1);
    assert_eq!((count_acts!(site, ByesChanged), count_acts!(site, Withdrawn)), (1, 1));
    let page = door.page();
    assert!(page.contains("2 of 3 here") && page.contains(">closed<"), "{page}");
    swiss.publish(1);
    assert_eq!(swiss.pairs(1).len(), 1, "three are paired");
    assert_eq!(door.close("2", "stay", &[]).status, 303);
});

both!(whoever_comes_while_the_page_is_open_is_not_sent_away, |site| {
    let (door, _swiss) = Door::swiss(site);
    let names = ["Josef Knecht", "Fritz Tegularius"];
    let seen = names.map(|name| format!("{}:not-paired", door.entry(name)));
    door.check_in("Josef Knecht", "1");
    let mut form = vec![("round", "1"), ("all", "leave")];
    form.extend(seen.iter().map(|one| ("seen", one.as_str())));
    assert_eq!(door.arbiter.post(&door.at("/close"), &form).status, 303);
    assert_eq!(door.arbiter.post(&door.at("/close"), &form).status, 303, "a second click");
    let all = site.store.read(|db| entries::list(db, door.id(), Eyes::Staff)).unwrap();
    let gone: Vec<_> = all.iter().filter(|entry| entry.withdrawn_from.is_some()).collect();
    assert_eq!(gone.len(), 1, "the one who came stays, and so do those who weren't on the page");
    assert_eq!(gone[0].name, "Fritz Tegularius");
    assert_eq!(count_acts!(site, CheckInClosed), 1);
});

both!(a_round_robin_says_what_leaving_does_to_the_games_and_gives_no_byes, |site| {
    let hall = Hall::new(site);
    let door = Door::of(site, &hall.arbiter, &hall.tournament);
    door.check_in(NAMES[0], "1");
    let page = door.arbiter.page(&door.at("/close"));
    assert!(page.contains("none of their games count"), "{page}");
    lacks(&page, "Miss this round");
    assert_eq!(door.close("1", "miss", &[]).status, 409, "nothing of it is kept");
    let stale = format!("{}:forfeits", door.entry(NAMES[1]));
    let form = [("round", "1"), ("all", "leave"), ("seen", stale.as_str())];
    assert_eq!(door.arbiter.post(&door.at("/close"), &form).status, 409, "it ends otherwise");
    assert_eq!((count_acts!(site, Withdrawn), count_acts!(site, CheckInClosed)), (0, 0));
    let each = [(NAMES[1], "leave"), (NAMES[2], "leave")];
    assert_eq!(door.close("1", "stay", &each).status, 303);
    assert_eq!(count_acts!(site, Withdrawn), 2);
});

both!(before_the_start_who_does_not_come_is_removed_and_lies_in_the_bin, |site| {
    let swiss = Swiss::announce(site, 4, &form("3", &[]));
    let door = Door::of(site, &swiss.arbiter, swiss.at("").trim_end_matches('/'));
    door.check_in("Josef Knecht", "1");
    let page = door.arbiter.page(&door.at("/close"));
    assert!(page.contains("You find them in the event’s bin"), "{page}");
    lacks(&page, "Miss this round");
    assert_eq!(door.close("1", "stay", &[("Fritz Tegularius", "leave")]).status, 303);
    let all = site.store.read(|db| entries::list(db, door.id(), Eyes::Staff)).unwrap();
    assert_eq!(all.len(), 3);
    assert_eq!(count_acts!(site, EntryRemoved), 1);
    assert_eq!(door.here(1).len(), 1);
    let seen = swiss.arbiter.seen(&door.tournament);
    let form = [("numbering", "rating"), ("seen", seen.as_str())];
    swiss.arbiter.submit(&swiss.at("start"), &form);
    assert!(door.page().contains("1 of 3 here"), "who came before the start is here for round 1");
});

both!(nothing_is_checked_in_where_nothing_is_played_any_more, |site| {
    let hall = Hall::new(site);
    let door = Door::of(site, &hall.arbiter, &hall.tournament);
    let administrator = site.administrator();
    let reason = [("reason", "The hall burned.")];
    let archive = |act: &str| {
        let path = format!("{}/{act}", hall.tournament);
        administrator.post(&path, &[("form_key", &unique("key"))])
    };
    assert_eq!(archive("archive").status, 303);
    assert_eq!(door.check_in(NAMES[0], "1").status, 409, "archived");
    assert_eq!(archive("unarchive").status, 303);
    administrator.submit(&format!("{}/cancel", hall.tournament), &reason);
    assert!(door.page().contains("The tournament is over"), "{}", door.page());
    assert_eq!(door.check_in(NAMES[0], "1").status, 409);
    assert!(door.here(1).is_empty());
});

both!(a_removed_entry_takes_its_check_in_along_and_brings_it_back, |site| {
    let swiss = Swiss::announce(site, 4, &form("3", &[]));
    let door = Door::of(site, &swiss.arbiter, swiss.at("").trim_end_matches('/'));
    door.check_in("Josef Knecht", "1");
    let entry = door.entry("Josef Knecht");
    let path = swiss.at(&format!("entries/{entry}"));
    swiss.arbiter.submit(&format!("{path}/remove"), &[]);
    assert!(door.here(1).is_empty() && door.page().contains("0 of 3 here"));
    swiss.arbiter.submit(&format!("{path}/restore"), &[]);
    assert!(door.page().contains("1 of 4 here"));
    swiss.arbiter.submit(&format!("{path}/remove"), &[("form_key", "again")]);
    let later = system::clock::now() + chrono::TimeDelta::days(1);
    site.store.write(|db| store::bin::empty(db, later, later)).unwrap();
    assert!(door.page().contains("0 of 3 here"), "it is gone for good");
    let checked = site.store.read(|db| desk::audit::check(db, None)).unwrap();
    assert_eq!(checked.faults, []);
});

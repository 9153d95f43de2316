//! Players who are to play in two tournaments of an event at the same time.

use chrono::{NaiveDate, NaiveDateTime};
use domain::PlayerId;
use domain::TournamentId;
use domain::privacy::Eyes;
use store::{entries, schedule};

use super::links::{NAMES, number};
use super::support::{Browser, Site, hidden, lacks};
use super::swiss::form;
use crate::database::unique;

const TITLE: &str = "In two tournaments at the same time";

/// A running round robin of four and a running Swiss of two of them and two others, at the same event.
struct Both<'a> {
    site: &'a Site,
    staff: Browser,
    robin: String,
    swiss: String,
}

impl<'a> Both<'a> {
    fn new(site: &'a Site) -> Self {
        let staff = site.administrator();
        let event = staff.published_event();
        let robin = staff.tournament(&event);
        staff.enter_list(&robin, &NAMES.join("\n"));
        let form = [form("3", &[("name", "Evening Swiss")]), vec![("form_key", "swiss")]].concat();
        let form: Vec<_> =
            form.into_iter().filter(|one| *one != ("name", Browser::TOURNAMENT[0].1)).collect();
        let swiss = staff.submit(&format!("{event}/tournaments"), &form);
        let both = Self { site, staff, robin, swiss };
        both.enter_known(&NAMES[..2]);
        both.staff.enter(&both.swiss, &["Pater Jakobus", "Otto Zbinden"]);
        both.staff.start(&both.swiss);
        both
    }

    fn player(&self, name: &str) -> PlayerId {
        let id = TournamentId(number(&self.robin));
        let all = self.site.store.read(|db| entries::list(db, id, Eyes::Staff)).unwrap();
        all.into_iter().find(|entry| entry.name == name).unwrap().player
    }

    /// Enters players of the round robin into the Swiss too.
    fn enter_known(&self, names: &[&str]) {
        let lines = names.join("\n");
        let preview = format!("{}/entries/preview", self.swiss);
        let seen = hidden(&self.staff.post(&preview, &[("lines", &lines)]).body, "seen");
        let picks: Vec<String> =
            (1..).zip(names).map(|(line, name)| format!("{line}:{}", self.player(name))).collect();
        let mut form = vec![("lines", lines.as_str()), ("seen", seen.as_str())];
        form.extend(picks.iter().map(|pick| ("pick", pick.as_str())));
        self.staff.submit(&format!("{}/entries/confirm", self.swiss), &form);
    }

    fn schedule(&self, tournament: &str, begins: &[(u16, &str)]) {
        let id = TournamentId(number(tournament));
        let day = NaiveDate::from_ymd_opt(2026, 11, 20).unwrap();
        let at = |(round, time): &(u16, &str)| -> (u16, NaiveDateTime) {
            (*round, day.and_time(time.parse().unwrap()))
        };
        let begins = begins.iter().map(at).collect();
        self.site.store.write(|db| schedule::save(db, id, &begins)).unwrap();
    }

    fn checkin(&self, tournament: &str) -> String {
        self.staff.page(&format!("{tournament}/checkin"))
    }

    fn draft(&self) -> String {
        self.staff.page(&format!("{}/rounds/1/draft", self.swiss))
    }
}

both!(who_still_plays_elsewhere_is_pointed_out_on_the_list_and_on_the_draft, |site| {
    let both = Both::new(site);
    lacks(&both.checkin(&both.swiss), TITLE);
    lacks(&both.draft(), TITLE);
    both.staff.start(&both.robin);
    let list = both.checkin(&both.swiss);
    assert!(list.contains(TITLE), "{list}");
    let line = "Josef Knecht: round 1 here, board 1 of round 1 in Glass Bead Game 2×6.";
    assert!(list.contains(line), "{list}");
    assert!(list.contains("Plinio Designori: round 1 here"), "{list}");
    assert!(!list.contains("Pater Jakobus: "), "{list}");
    let draft = both.draft();
    assert!(draft.contains(TITLE) && draft.contains("Josef Knecht: board "), "{draft}");
    let seen = hidden(&both.staff.page(&format!("{}/boards", both.swiss)), "seen");
    both.staff.submit(&format!("{}/boards", both.swiss), &[("seen", &seen), ("first", "41")]);
    assert!(both.draft().contains("Josef Knecht: board 4"), "by its number in the hall");
    for board in 1..=2 {
        let board = format!("{}/rounds/1/boards/{board}", both.robin);
        let form = [("outcome", "first"), ("ending", "resignation"), ("form_key", &unique("key"))];
        both.staff.submit(&board, &form);
    }
    let list = both.checkin(&both.swiss);
    assert!(list.contains("of round 2 in Glass Bead Game 2×6"), "the next round is played: {list}");
});

both!(rounds_at_the_same_time_are_pointed_out_and_rounds_at_others_are_not, |site| {
    let both = Both::new(site);
    both.staff.start(&both.robin);
    both.schedule(&both.swiss, &[(1, "18:00:00"), (2, "19:00:00")]);
    both.schedule(&both.robin, &[(1, "10:00:00"), (2, "11:00:00"), (3, "12:00:00")]);
    lacks(&both.checkin(&both.swiss), TITLE);
    lacks(&both.draft(), TITLE);
    both.schedule(&both.robin, &[(1, "10:00:00"), (2, "11:00:00"), (3, "18:30:00")]);
    let list = both.checkin(&both.swiss);
    let line = "Josef Knecht: round 1 here, board ";
    assert!(list.contains(line), "{list}");
    assert!(list.contains("of round 3 in Glass Bead Game 2×6 at 6:30 pm."), "{list}");
    lacks(&both.checkin(&both.robin), TITLE);
});

both!(only_staff_are_told_who_plays_elsewhere, |site| {
    let both = Both::new(site);
    both.staff.start(&both.robin);
    let visitor = site.visitor();
    assert_eq!(visitor.get(&format!("{}/checkin", both.swiss)).status, 303);
    for path in [&both.swiss, &both.robin] {
        lacks(&visitor.page(path), TITLE);
        lacks(&visitor.page(&format!("{path}/entries")), TITLE);
    }
});

//! Calls for an arbiter, and the queue in which they and disputes wait.

use domain::TournamentId;
use domain::calls::Call;
use domain::results::{Ending, RecordedOutcome};
use store::{calls, pairings, results};

use super::links::{Hall, number};
use super::support::{Answer, Browser, Site, hidden, lacks};
use super::swiss::Swiss;
use crate::database::unique;

/// Where the first form of a page goes.
fn hidden_action(page: &str) -> &str {
    page.split("action=\"").nth(1).unwrap().split('"').next().unwrap()
}

/// A running round robin of four with two phones at the first board.
struct Desk<'a> {
    site: &'a Site,
    hall: Hall<'a>,
    board: String,
    first: Browser,
    second: Browser,
}

impl<'a> Desk<'a> {
    fn new(site: &'a Site) -> Self {
        let hall = Hall::new(site);
        let board = format!("{}/rounds/1/boards/1", hall.tournament);
        let (first, second) = (hall.player(0), hall.player(3));
        Self { site, hall, board, first, second }
    }

    fn id(&self) -> TournamentId {
        TournamentId(number(&self.hall.tournament))
    }

    fn queue(&self) -> String {
        format!("{}/queue", self.hall.event)
    }

    fn shown(&self) -> String {
        self.hall.arbiter.page(&self.queue())
    }

    fn calls(&self) -> Vec<Call> {
        let id = self.id();
        self.site.store.read(|db| calls::open(db, &[id])).unwrap()
    }

    fn open_calls(&self) -> usize {
        self.calls().len()
    }

    /// Where the page after an act offers to undo it.
    fn undo_of(&self, answer: &Answer) -> String {
        assert_eq!(answer.status, 303, "{}", answer.body);
        let page = self.hall.arbiter.get_with(&answer.location, &answer.done).body;
        let notice = page.split("class=\"notice good").nth(1).unwrap_or(&page);
        hidden_action(notice).to_owned()
    }

    fn hand_in(&self, by: &Browser, outcome: &str) {
        let form = [("outcome", outcome), ("ending", "played")];
        by.submit(&format!("{}/hand-in", self.board), &form);
    }

    /// The players disagree about the first board.
    fn dispute(&self) {
        self.hand_in(&self.first, "first");
        self.hand_in(&self.second, "second");
    }

    fn rule(&self, decision: &str, reason: &str) -> Answer {
        self.rule_from("", decision, reason)
    }

    /// Decides the first board after somebody has seen a result there.
    fn rule_from(&self, made_from: &str, decision: &str, reason: &str) -> Answer {
        let tournament = self.id().to_string();
        let form = [
            ("tournament", tournament.as_str()),
            ("round", "1"),
            ("board", "1"),
            ("made_from", made_from),
            ("decision", decision),
            ("reason", reason),
        ];
        self.hall.arbiter.post(&self.queue(), &form)
    }

    /// Outcome, ending and reason of the result that counts at the first board.
    fn result(&self) -> Option<(RecordedOutcome, Ending, Option<String>)> {
        let id = self.id();
        let history = self.site.store.read(|db| {
            let pairing = pairings::find(db, id, (1, 1))?.unwrap();
            results::history(db, pairing.id)
        });
        let newest = history.unwrap().pop()?;
        let reason = newest.reason.map(|reason| reason.as_str().to_owned());
        Some((newest.decision.outcome, newest.decision.ending, reason))
    }
}

both!(a_call_is_one_however_often_it_is_made_and_ends_when_it_is_answered, |site| {
    let desk = Desk::new(site);
    assert!(desk.shown().contains("Nothing is waiting"));
    let call = format!("{}/call", desk.board);
    for _ in 0..3 {
        assert_eq!(desk.first.submit(&call, &[]), desk.hall.my());
    }
    assert_eq!(desk.open_calls(), 1);
    let queue = desk.shown();
    assert!(queue.contains("Josef Knecht calls the arbiter"), "{queue}");
    assert!(desk.first.page(&desk.hall.my()).contains("You called the arbiter"));
    let answer = queue.split("action=\"").find(|part| part.contains("/answer\"")).unwrap();
    let answer = answer.split('"').next().unwrap();
    assert_eq!(desk.hall.arbiter.submit(answer, &[]), desk.queue());
    assert_eq!(desk.open_calls(), 0);
    assert!(desk.first.page(&desk.hall.my()).contains("Call arbiter"));
    assert_eq!(desk.hall.arbiter.submit(answer, &[]), desk.queue(), "once more is done already");
});

both!(a_call_answered_by_mistake_waits_again_and_since_when_it_did, |site| {
    let desk = Desk::new(site);
    desk.first.submit(&format!("{}/call", desk.board), &[]);
    let called = desk.calls();
    let answer = format!("{}/calls/{}/answer", desk.queue(), called[0].id);
    let undo = desk.undo_of(&desk.hall.arbiter.post(&answer, &[]));
    let other = site.with_role(&site.administrator(), &desk.hall.event, "arbiter");
    other.submit(&undo, &[("form_key", &unique("key"))]);
    assert_eq!(desk.open_calls(), 0, "it is not theirs to undo");
    desk.hall.arbiter.submit(&undo, &[]);
    assert_eq!(desk.calls(), called);
    desk.hall.arbiter.submit(&answer, &[("form_key", &unique("key"))]);
    desk.first.submit(&format!("{}/call", desk.board), &[("form_key", &unique("key"))]);
    desk.hall.arbiter.submit(&undo, &[("form_key", &unique("key"))]);
    assert_eq!(desk.open_calls(), 1);
    assert_ne!(desk.calls()[0].id, called[0].id, "the new call is the one that waits");
});

both!(a_player_takes_back_their_own_call_and_no_other, |site| {
    let desk = Desk::new(site);
    desk.first.submit(&format!("{}/call", desk.board), &[]);
    let page = desk.first.page(&desk.hall.my());
    let end = page.split("action=\"").find(|part| part.contains("/end\"")).unwrap();
    let end = end.split('"').next().unwrap();
    assert_eq!(desk.second.post(end, &[]).status, 403);
    assert_eq!(desk.open_calls(), 1);
    desk.first.submit(end, &[]);
    assert_eq!(desk.open_calls(), 0);
});

both!(nobody_calls_from_a_board_that_is_not_theirs, |site| {
    let desk = Desk::new(site);
    let elsewhere = format!("{}/rounds/1/boards/2/call", desk.hall.tournament);
    assert_eq!(desk.first.post(&elsewhere, &[]).status, 403);
    assert_eq!(desk.open_calls(), 0);
});

both!(a_tablet_calls_for_a_board_and_a_player_without_one_for_themselves, |site| {
    let desk = Desk::new(site);
    let tablet = desk.hall.phone(&desk.hall.tablet_link());
    tablet.submit(&format!("{}/call", desk.board), &[]);
    tablet.submit(&format!("{}/call", desk.board), &[]);
    assert_eq!(desk.open_calls(), 1);
    desk.first.submit(&format!("{}/my/call", desk.hall.tournament), &[]);
    assert_eq!(desk.open_calls(), 2);
});

both!(a_dispute_waits_in_the_queue_until_an_arbiter_decides_with_a_reason, |site| {
    let desk = Desk::new(site);
    desk.hand_in(&desk.first, "first");
    assert!(desk.shown().contains("opponent hasn’t confirmed"));
    desk.hand_in(&desk.second, "second");
    let queue = desk.shown();
    assert!(queue.contains("players disagree"), "{queue}");
    let claim = queue.split("value=\"take:").nth(1).unwrap().split('"').next().unwrap();
    let answer = desk.rule(&format!("take:{claim}"), "Both showed me the board.");
    assert_eq!((answer.status, answer.location), (303, desk.queue()));
    let reason = Some("Both showed me the board.".to_owned());
    assert_eq!(desk.result(), Some((RecordedOutcome::First, Ending::Played, reason)));
    assert!(site.visitor().page(&desk.board).contains("Both showed me the board."));
    assert!(desk.shown().contains("Nothing is waiting"));
});

both!(a_decision_undone_leaves_the_dispute_as_it_was, |site| {
    let desk = Desk::new(site);
    desk.dispute();
    let undo = desk.undo_of(&desk.rule("first:adjudication", ""));
    assert!(desk.shown().contains("Nothing is waiting"));
    let other = site.with_role(&site.administrator(), &desk.hall.event, "arbiter");
    let others = other.post(&undo, &[]);
    assert_eq!(others.status, 409, "{}", others.body);
    assert!(others.body.contains("Nothing was undone"), "{}", others.body);
    assert_eq!(desk.hall.arbiter.submit(&undo, &[]), desk.queue());
    let queue = desk.shown();
    assert!(queue.contains("players disagree"), "{queue}");
    assert!(desk.first.page(&desk.hall.my()).contains("don’t say the same"));
    let again = desk.hall.arbiter.post(&undo, &[("form_key", &unique("key"))]);
    assert_eq!(again.status, 409, "nothing is left to undo");
    let made_from = hidden(&queue, "made_from");
    assert_eq!(desk.rule_from(&made_from, "second:adjudication", "").status, 303);
    assert_eq!(desk.result().unwrap().0, RecordedOutcome::Second);
});

both!(an_adjournment_undone_leaves_the_board_open, |site| {
    let swiss = Swiss::start(site, 4, "3");
    swiss.publish(1);
    let (arbiter, id) = (&swiss.arbiter, swiss.id().to_string());
    let form =
        [("tournament", id.as_str()), ("round", "1"), ("board", "1"), ("decision", "adjourn")];
    let done = arbiter.post(&swiss.queue(), &form);
    let page = arbiter.get_with(&done.location, &done.done).body;
    let resume = hidden_action(page.split("class=\"notice good").nth(1).unwrap());
    let board = swiss.at("rounds/1/boards/1");
    assert!(arbiter.page(&board).contains("Adjourned. It counts"));
    assert_eq!(arbiter.submit(resume, &[]), board);
    lacks(&arbiter.page(&board), "Adjourned. It counts");
});

both!(an_arbiter_adjudicates_or_forfeits_from_the_queue, |site| {
    let desk = Desk::new(site);
    desk.dispute();
    assert_eq!(desk.rule("neither:forfeit", "").status, 303);
    let both_lost = (RecordedOutcome::Neither, Ending::Forfeit, None);
    assert_eq!(desk.result(), Some(both_lost));
});

both!(
    a_ruling_that_says_nothing_is_asked_again_and_one_that_comes_late_shows_what_changed,
    |site| {
        let desk = Desk::new(site);
        desk.dispute();
        let answer = desk.rule("", "What I typed");
        assert_eq!(answer.status, 422, "{}", answer.body);
        assert!(answer.body.contains("Choose a decision."));
        assert!(answer.body.contains("What I typed"));
        assert_eq!(desk.rule("first:adjudication", "").status, 303);
        let late = desk.rule("second:adjudication", "");
        assert_eq!(late.status, 409, "{}", late.body);
        assert!(late.body.contains("Somebody was faster"));
        assert_eq!(desk.result().unwrap().0, RecordedOutcome::First);
    }
);

both!(a_queue_decides_no_board_of_another_event, |site| {
    let desk = Desk::new(site);
    desk.dispute();
    let other = site.administrator().published_event();
    let tournament = desk.id().to_string();
    let form = [
        ("tournament", tournament.as_str()),
        ("round", "1"),
        ("board", "1"),
        ("decision", "first:adjudication"),
    ];
    let answer = site.administrator().post(&format!("{other}/queue"), &form);
    assert_eq!(answer.status, 404);
    assert_eq!(desk.result(), None);
});

both!(a_round_robin_lets_players_leave_only_where_an_organiser_says_so, |site| {
    let desk = Desk::new(site);
    let withdraw = format!("{}/my/withdraw", desk.hall.tournament);
    let refused = desk.first.get(&withdraw);
    assert!(refused.body.contains("Only an arbiter can do this"), "{}", refused.body);
    assert_eq!(desk.first.post(&withdraw, &[("verdict", "struck")]).status, 422);
    lacks(&desk.first.page(&desk.hall.my()), "Withdraw");
    let allow = format!("{}/links/allowances", desk.hall.tournament);
    desk.hall.arbiter.submit(&allow, &[("leaving", "yes")]);
    let asked = desk.first.page(&withdraw);
    assert!(asked.contains("none of your games count"), "{asked}");
    let verdict = hidden(&asked, "verdict");
    assert_eq!(desk.first.submit(&withdraw, &[("verdict", &verdict)]), desk.hall.my());
    let entries = desk.hall.arbiter.page(&format!("{}/entries", desk.hall.tournament));
    assert!(entries.contains("withdrew before round 1"), "{entries}");
    let back = format!("{}/my/return", desk.hall.tournament);
    let verdict = hidden(&desk.first.page(&back), "verdict");
    assert_eq!(desk.first.submit(&back, &[("verdict", &verdict)]), desk.hall.my());
});

both!(who_is_withdrawn_by_an_arbiter_does_not_come_back_alone, |site| {
    let desk = Desk::new(site);
    let allow = format!("{}/links/allowances", desk.hall.tournament);
    desk.hall.arbiter.submit(&allow, &[("leaving", "yes")]);
    let entries = desk.hall.arbiter.page(&format!("{}/entries", desk.hall.tournament));
    let path = entries.split("href=\"").find(|part| part.contains("/withdraw\"")).unwrap();
    let path = path.split('"').next().unwrap();
    let verdict = hidden(&desk.hall.arbiter.page(path), "verdict");
    let form = [("from_round", "1"), ("verdict", verdict.as_str())];
    desk.hall.arbiter.submit(path, &form);
    let back = format!("{}/my/return", desk.hall.tournament);
    let own = desk.first.get(&back);
    assert!(own.body.contains("Only an arbiter can do this"), "{}", own.body);
    assert_eq!(desk.first.post(&back, &[("verdict", &verdict)]).status, 422);
});

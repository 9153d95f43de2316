//! Results from the table: handed in, confirmed, disputed, and counting as the policy says.

use chrono::{DateTime, Datelike, Utc};
use domain::TournamentId;
use domain::audit::{Act, Via};
use domain::results::Recorded;
use domain::submissions::{Policy, Submission};
use store::{audit, pairings, results, submissions};

use super::links::{Hall, number};
use super::support::{Browser, Site, hidden, lacks};

/// The first board of the first round: seats by Berger's tables, found by name.
struct Board<'a> {
    site: &'a Site,
    hall: Hall<'a>,
    path: String,
    first: Browser,
    second: Browser,
    /// Somebody who sits elsewhere.
    other: Browser,
}

impl<'a> Board<'a> {
    fn new(site: &'a Site) -> Self {
        let hall = Hall::new(site);
        let path = format!("{}/rounds/1/boards/1", hall.tournament);
        // In a round robin of four, numbered as entered, board 1 of round 1 is 1 against 4.
        let (first, second, other) = (hall.player(0), hall.player(3), hall.player(1));
        Self { site, hall, path, first, second, other }
    }

    fn id(&self) -> TournamentId {
        TournamentId(number(&self.hall.tournament))
    }

    fn with(self, policy: Policy) -> Self {
        let id = self.id();
        self.site.store.write(|db| submissions::set_policy(db, id, (1, policy))).unwrap();
        self
    }

    fn results(&self) -> Vec<Recorded> {
        let id = self.id();
        let read = |db: &mut _| {
            let pairing = pairings::find(db, id, (1, 1))?.unwrap();
            results::history(db, pairing.id)
        };
        self.site.store.read(read).unwrap()
    }

    /// How often something was handed in.
    fn n_handed_in(&self) -> usize {
        self.handed_in().len()
    }

    /// What was handed in first.
    fn submission(&self) -> String {
        self.handed_in()[0].id.to_string()
    }

    fn handed_in(&self) -> Vec<Submission> {
        let id = self.id();
        let read = |db: &mut _| {
            let pairing = pairings::find(db, id, (1, 1))?.unwrap();
            submissions::of_board(db, pairing.id)
        };
        self.site.store.read(read).unwrap()
    }

    fn hand_in(&self, by: &Browser, outcome: &str) {
        let path = format!("{}/hand-in", self.path);
        by.submit(&path, &[("outcome", outcome), ("ending", "played")]);
    }

    /// Answers what the own page offers to answer.
    fn answer(&self, by: &Browser, answer: &str) -> u16 {
        let id = hidden(&by.page(&self.hall.my()), "submission");
        by.post(&format!("{}/{answer}", self.path), &[("submission", &id)]).status
    }
}

both!(a_result_counts_once_both_players_have_said_the_same, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    assert_eq!(board.results(), []);
    assert!(
        board.first.page(&board.hall.my()).contains("It counts once Carlo Ferromonte confirms")
    );
    assert!(board.second.page(&board.hall.my()).contains("Is it right?"));
    lacks(&site.visitor().page(&board.path), "Both players agree.");
    board.hand_in(&board.second, "first");
    let results = board.results();
    assert_eq!(results.len(), 1);
    assert_eq!((results[0].recorded_by, results[0].submission.is_some()), (None, true));
    assert!(site.visitor().page(&board.path).contains("Both players agree."));
    let standings = site.visitor().page(&format!("{}/standings", board.hall.tournament));
    assert!(standings.contains("Josef Knecht"), "{standings}");
});

both!(what_a_phone_kept_is_shown_with_both_clocks_and_ordered_by_ours, |site| {
    let board = Board::new(site);
    let path = format!("{}/hand-in", board.path);
    let form =
        |entered_at| [("outcome", "first"), ("ending", "played"), ("entered_at", entered_at)];
    board.second.submit(&path, &form("2001-11-10T14:05:00.000Z"));
    board.first.submit(&path, &form("as you like it"));
    let id = board.id();
    let stored = board.site.store.read(|db| {
        let pairing = pairings::find(db, id, (1, 1))?.unwrap();
        submissions::of_board(db, pairing.id)
    });
    let stored = stored.unwrap();
    let year = |at: DateTime<Utc>| at.year();
    assert_eq!(stored[0].entered_at.map(year), Some(2001));
    assert!(year(stored[0].received_at) > 2001);
    assert_eq!(stored[1].entered_at, None);
    assert_eq!(
        board.results().len(),
        1,
        "what is entered is not believed, and counts all the same"
    );
});

both!(a_clock_that_is_off_by_ages_says_nothing_and_breaks_no_page, |site| {
    let board = Board::new(site);
    for said in ["+262000-01-01T00:00:00Z", "-200000-01-01T00:00:00Z", "0001-01-01T00:00:00Z"] {
        let form = [("outcome", "first"), ("ending", "played"), ("entered_at", said)];
        board.first.submit(&format!("{}/hand-in", board.path), &form);
        let page = board.hall.arbiter.page(&board.path);
        assert!(!page.contains("entered "), "{said}: {page}");
    }
});

both!(a_result_kept_for_long_says_when_it_was_entered, |site| {
    let board = Board::new(site);
    let form =
        [("outcome", "first"), ("ending", "played"), ("entered_at", "2001-11-10T14:05:00.000Z")];
    board.first.submit(&format!("{}/hand-in", board.path), &form);
    let page = board.hall.arbiter.page(&board.path);
    assert!(page.contains("entered 2:05 pm, received"), "{page}");
});

both!(a_confirmed_result_counts_and_an_answer_to_what_was_replaced_does_not, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    let stale = hidden(&board.second.page(&board.hall.my()), "submission");
    board.hand_in(&board.first, "second");
    let confirm = format!("{}/confirm", board.path);
    let answer = board.second.post(&confirm, &[("submission", &stale)]);
    assert_eq!(answer.status, 409, "{}", answer.body);
    assert!(answer.body.contains("This has changed since you opened the page"));
    assert_eq!(board.results(), []);
    assert_eq!(board.answer(&board.second, "confirm"), 303);
    assert_eq!(board.results().len(), 1);
    assert_eq!(board.answer_late(&stale), 303, "the page of the board shows what counts");
});

impl Board<'_> {
    fn answer_late(&self, id: &str) -> u16 {
        self.second.post(&format!("{}/dispute", self.path), &[("submission", id)]).status
    }
}

both!(a_dispute_is_shown_to_both_and_ends_when_somebody_gives_in, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    assert_eq!(board.answer(&board.second, "dispute"), 303);
    for player in [&board.first, &board.second] {
        assert!(player.page(&board.hall.my()).contains("don’t say the same"));
    }
    board.hand_in(&board.second, "second");
    assert_eq!(board.results(), []);
    let staff = board.hall.arbiter.page(&board.path);
    assert!(staff.contains("Take as result"), "{staff}");
    assert_eq!(board.answer(&board.first, "confirm"), 303, "the first gives in");
    assert_eq!(board.results().len(), 1);
});

both!(an_arbiter_takes_one_of_two_that_differ, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    board.hand_in(&board.second, "second");
    let id = hidden(&board.hall.arbiter.page(&board.path), "submission");
    board.hall.arbiter.submit(&format!("{}/take", board.path), &[("submission", &id)]);
    let results = board.results();
    assert_eq!(results.len(), 1);
    assert!(results[0].recorded_by.is_some() && results[0].submission.is_some());
    assert!(site.visitor().page(&board.path).contains("confirmed by an arbiter"));
});

both!(nobody_hands_in_or_answers_at_a_board_of_others, |site| {
    let board = Board::new(site);
    let form = [("outcome", "first"), ("ending", "played")];
    let handed_in = board.other.post(&format!("{}/hand-in", board.path), &form);
    assert_eq!(handed_in.status, 403);
    board.hand_in(&board.first, "first");
    let id = hidden(&board.second.page(&board.hall.my()), "submission");
    for somebody in [&board.other, &board.first] {
        let confirm = somebody.post(&format!("{}/confirm", board.path), &[("submission", &id)]);
        assert_eq!(confirm.status, 403, "nor the own word");
    }
    assert_eq!(board.results(), []);
});

both!(what_only_staff_may_say_is_refused, |site| {
    let board = Board::new(site);
    let path = format!("{}/hand-in", board.path);
    for (outcome, ending) in
        [("first", "forfeit"), ("neither", "forfeit"), ("first", "adjudication"), ("open", "open")]
    {
        let answer = board.first.post(&path, &[("outcome", outcome), ("ending", ending)]);
        assert_eq!(answer.status, 422, "{outcome} {ending}: {}", answer.body);
    }
    assert_eq!(board.results(), []);
});

both!(what_counts_is_the_arbiters_from_then_on, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    board.hand_in(&board.second, "first");
    let path = format!("{}/hand-in", board.path);
    let answer = board.first.post(&path, &[("outcome", "second"), ("ending", "played")]);
    assert_eq!((answer.status, answer.location.as_str()), (303, board.path.as_str()));
    assert_eq!(board.results().len(), 1);
});

both!(what_was_handed_in_before_a_result_was_removed_is_settled, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    board.hand_in(&board.second, "first");
    let replaces = board.results()[0].id.to_string();
    let removal = [("outcome", "open"), ("replaces", &replaces), ("reason", "wrong board")];
    board.hall.arbiter.submit(&board.path, &removal);
    board.first.submit(
        &format!("{}/hand-in", board.path),
        &[("form_key", "another"), ("outcome", "first"), ("ending", "played")],
    );
    assert_eq!(board.results().len(), 2, "the other has not said it again");
});

both!(a_double_click_hands_in_once, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    board.hand_in(&board.first, "first");
    let id = board.id();
    let all = site.store.read(|db| submissions::awaiting(db, &[id])).unwrap();
    assert_eq!(all.values().map(Vec::len).sum::<usize>(), 1);
});

both!(any_entry_counts_where_the_tournament_says_so, |site| {
    let board = Board::new(site).with(Policy::AnyEntry);
    board.hand_in(&board.second, "second");
    assert_eq!(board.results().len(), 1);
    assert!(site.visitor().page(&board.path).contains("the opponent wasn’t asked"));
});

both!(moves_that_end_the_game_count_where_the_tournament_says_so, |site| {
    let board = Board::new(site).with(Policy::Verified);
    board.hand_in(&board.first, "first");
    assert_eq!(board.results(), [], "no moves, no proof");
});

both!(an_arbiter_confirms_all_where_the_tournament_says_so, |site| {
    let board = Board::new(site).with(Policy::Arbiter);
    board.hand_in(&board.first, "first");
    board.hand_in(&board.second, "first");
    assert_eq!(board.results(), []);
    let id = hidden(&board.hall.arbiter.page(&board.path), "submission");
    board.hall.arbiter.submit(&format!("{}/take", board.path), &[("submission", &id)]);
    assert_eq!(board.results().len(), 1);
});

both!(a_tablet_hands_in_for_nobody, |site| {
    let board = Board::new(site);
    let tablet = board.hall.phone(&board.hall.tablet_link());
    let start = tablet.page(&format!("{}/tablet", board.hall.tournament));
    assert!(start.contains(&format!("{}/hand-in", board.path)), "{start}");
    let path = format!("{}/hand-in", board.path);
    let form = [("outcome", "first"), ("ending", "played"), ("confirmed", "yes")];
    let location = tablet.submit(&path, &form);
    assert_eq!(location, format!("{}/tablet", board.hall.tournament));
    assert_eq!(board.results(), []);
    assert!(board.first.page(&board.hall.my()).contains("A tablet has handed in this result"));
    board.hand_in(&board.first, "first");
    assert_eq!(board.results(), [], "a tablet is no second player");
    board.hand_in(&board.second, "first");
    assert_eq!(board.results().len(), 1);
});

both!(a_tablet_asks_whether_names_and_result_are_right_before_it_hands_in, |site| {
    let board = Board::new(site);
    let tablet = board.hall.phone(&board.hall.tablet_link());
    let path = format!("{}/hand-in", board.path);
    let id = board.id();
    let handed_in = || {
        let all = site.store.read(|db| submissions::awaiting(db, &[id])).unwrap();
        all.values().map(Vec::len).sum::<usize>()
    };
    let form = [("outcome", "second"), ("ending", "resignation"), ("first_points", "3")];
    let asked = tablet.post(&path, &form[..2]);
    assert_eq!(asked.status, 200, "{}", asked.body);
    for words in ["Is this right?", "Round 1, board 1", "Josef Knecht", "Carlo Ferromonte", "0–1"]
    {
        assert!(asked.body.contains(words), "{words}: {}", asked.body);
    }
    assert!(asked.body.contains("by resignation"), "{}", asked.body);
    assert_eq!(handed_in(), 0, "nothing is stored before the answer");
    assert_eq!(hidden(&asked.body, "outcome"), "second");
    assert_eq!(hidden(&asked.body, "ending"), "resignation");
    let back = tablet.post(&path, &[form[0], form[1], ("confirmed", "no")]);
    assert_eq!(back.status, 200);
    assert!(
        back.body.contains("value=\"second\" checked"),
        "what was typed is kept: {}",
        back.body
    );
    assert_eq!(handed_in(), 0);
    let faulty = tablet.post(&path, &[("outcome", ""), ("ending", "played")]);
    assert_eq!(faulty.status, 422, "what is wrong is said before anything is asked");
    for _ in 0..2 {
        tablet.submit(&path, &[form[0], form[1], ("confirmed", "yes")]);
    }
    assert_eq!(handed_in(), 1);
    let direct = board.first.post(&path, &[("outcome", "second"), ("ending", "played")]);
    assert_eq!(direct.status, 303, "players are not asked on their own phones");
});

both!(the_audit_log_says_who_handed_in_what_and_through_what, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    assert_eq!(board.answer(&board.second, "confirm"), 303);
    let all = site.store.read(audit::list).unwrap();
    let of_links: Vec<_> = all.iter().filter(|act| act.via == Via::Link).collect();
    assert!(matches!(of_links[0].act, Act::ResultHandedIn(ref facts) if facts.by.is_some()));
    assert!(matches!(of_links[1].act, Act::SubmissionAnswered(_)));
    assert!(matches!(of_links[2].act, Act::ResultEntered(ref facts) if facts.submission.is_some()));
    assert!(of_links.iter().all(|act| act.account.is_none()));
    let checked = site.store.read(|db| desk::audit::check(db, None)).unwrap();
    assert_eq!(checked.faults, []);
});

both!(a_policy_holds_from_the_first_round_without_any_entry, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    let path = format!("{}/links/policy", board.hall.tournament);
    board.hall.arbiter.submit(&path, &[("policy", "any-entry")]);
    let id = board.id();
    let policies = site.store.read(|db| submissions::policies(db, id)).unwrap();
    assert_eq!(policies, [(2, Policy::AnyEntry)], "round 1 is being played");
    assert_eq!(board.hall.arbiter.post(&path, &[("policy", "by lot")]).status, 400);
});

both!(a_record_as_long_as_a_record_may_be_is_handed_in_and_a_longer_form_is_refused, |site| {
    let board = Board::new(site);
    let path = format!("{}/hand-in", board.path);
    // Of each byte the form makes three.
    let longest = format!("{{{}}}", "ü".repeat(32 * 1024 - 2));
    let form = [("outcome", "first"), ("ending", "played")];
    let with = |record: &str, submitted: &str| {
        let texts = [("record", record), ("submitted", submitted)];
        board.first.post(&path, &[form.as_slice(), &texts].concat())
    };
    let answer = with(&longest, &longest);
    assert_eq!(answer.status, 422, "it has no moves: {}", answer.body);
    let answer = with(&longest, &longest.repeat(2));
    assert_eq!(answer.status, 413, "{}", answer.body);
    assert!(answer.body.contains("Too much at once"), "{}", answer.body);
    assert_eq!(board.results(), []);
});

both!(moves_that_the_rules_refuse_are_handed_in_for_an_arbiter_to_read, |site| {
    let board = Board::new(site);
    let path = format!("{}/hand-in", board.path);
    let faulty = "C30 c30 Z99 b240";
    let form = [("outcome", "first"), ("ending", "resignation"), ("record", faulty)];
    let refused = board.first.post(&path, &form);
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(refused.body.contains("Hand in as written"), "{}", refused.body);
    let mut form = form.to_vec();
    form.push(("unproven", "yes"));
    board.first.submit(&path, &form);
    assert!(board.first.page(&board.hall.my()).contains("An arbiter reads the moves first"));
    assert_eq!(board.answer(&board.second, "confirm"), 303);
    assert_eq!(board.results(), [], "an arbiter reads them first");
    let queue = board.hall.arbiter.page(&format!("{}/queue", board.hall.event));
    assert!(queue.contains("moves need reading"), "{queue}");
    let (_, from) = queue.split_once("?from=").unwrap();
    let from = from.split(['#', '"']).next().unwrap();
    let page = board.hall.arbiter.page(&format!("{}?from={from}", board.path));
    assert!(page.contains(faulty), "{page}");
    let public = site.visitor().page(&format!("{}?from={from}", board.path));
    assert!(!public.contains(faulty), "{public}");
});

both!(what_arrives_after_the_result_counts_is_kept_and_an_arbiter_decides, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    board.hand_in(&board.second, "first");
    let counts = board.results();
    // A phone that had no network until now.
    board.hand_in(&board.second, "second");
    assert_eq!(board.results(), counts, "nothing but an arbiter changes it");
    let own = board.second.page(&board.path);
    assert!(own.contains("You entered 0–1 after this result counted."), "{own}");
    lacks(&board.first.page(&board.path), "after this result counted");
    let queue = format!("{}/queue", board.hall.event);
    let waiting = board.hall.arbiter.page(&queue);
    assert!(waiting.contains("entered after the result counted"), "{waiting}");
    // The same once more is nothing new, and what agrees is nothing at all.
    board.hand_in(&board.second, "second");
    board.hand_in(&board.first, "first");
    assert_eq!(board.n_handed_in(), 3);
    board.hall.arbiter.submit(&format!("{}/keep", board.path), &[]);
    lacks(&board.hall.arbiter.page(&queue), "entered after the result counted");
    lacks(&board.second.page(&board.path), "after this result counted");
    assert_eq!(board.results(), counts);
});

both!(who_thinks_better_of_a_late_entry_takes_it_back, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    board.hand_in(&board.second, "first");
    board.hand_in(&board.second, "second");
    let again = [("form_key", "another"), ("outcome", "first"), ("ending", "played")];
    board.second.submit(&format!("{}/hand-in", board.path), &again);
    let queue = board.hall.arbiter.page(&format!("{}/queue", board.hall.event));
    lacks(&queue, "entered after the result counted");
    assert_eq!((board.n_handed_in(), board.results().len()), (4, 1));
});

both!(a_late_entry_that_is_right_becomes_the_result, |site| {
    let board = Board::new(site);
    board.hand_in(&board.first, "first");
    board.hand_in(&board.second, "first");
    board.hand_in(&board.second, "second");
    let queue = board.hall.arbiter.page(&format!("{}/queue", board.hall.event));
    let (_, id) = queue.split_once("?from=").unwrap();
    let (id, _) = id.split_once('#').unwrap();
    let page = board.hall.arbiter.page(&format!("{}?from={id}", board.path));
    let form = [
        ("outcome", "second"),
        ("ending", "played"),
        ("replaces", &*hidden(&page, "replaces")),
        ("reason", "The slip says so."),
    ];
    board.hall.arbiter.submit(&board.path, &form);
    assert_eq!(board.results().len(), 2);
    let queue = board.hall.arbiter.page(&format!("{}/queue", board.hall.event));
    lacks(&queue, "entered after the result counted");
});

both!(who_disputes_a_result_that_counts_calls_an_arbiter, |site| {
    let board = Board::new(site).with(Policy::AnyEntry);
    board.hand_in(&board.first, "first");
    let id = board.submission();
    let path = |answer| format!("{}/{answer}", board.path);
    board.second.submit(&path("confirm"), &[("submission", &id)]);
    let queue = format!("{}/queue", board.hall.event);
    lacks(&board.hall.arbiter.page(&queue), "calls the arbiter");
    board.second.submit(&path("dispute"), &[("submission", &id)]);
    let waiting = board.hall.arbiter.page(&queue);
    assert!(waiting.contains("Carlo Ferromonte calls the arbiter"), "{waiting}");
});

both!(an_entry_from_the_outbox_is_told_where_it_leads_and_counts_once, |site| {
    let board = Board::new(site);
    let path = format!("{}/hand-in", board.path);
    let form = [("outcome", "first"), ("ending", "played"), ("form_key", "kept")];
    for _ in 0..2 {
        let answer = board.first.post_saying(&path, &form, ("X-Magister-Outbox", "yes"));
        assert_eq!(answer.status, 204, "{}", answer.body);
        assert_eq!(answer.header("x-magister-location"), board.hall.my());
    }
    assert_eq!(board.n_handed_in(), 1);
    let odd = [("outcome", "neither"), ("form_key", "odd")];
    let answer = board.first.post_saying(&path, &odd, ("X-Magister-Outbox", "yes"));
    assert_eq!(answer.status, 422, "what is refused is a page");
});

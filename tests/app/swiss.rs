//! A Swiss: drafts, changes by hand, publishing, byes, late entries, the end.

use domain::audit::Act;
use domain::entries::Entry;
use domain::pairings::Pairing;
use domain::privacy::Eyes;
use domain::{EntryId, TournamentId};
use store::{entries, pairings, tournaments};

use super::played::count_acts;
use super::support::{Answer, Browser, Site, lacks};
use crate::database::unique;

/// How a draft marks what an arbiter has changed.
const BY_HAND: &str = "by hand</span>";

/// How a round begins to say that it was paired by a result that was corrected since.
const CORRECTED_SINCE: &str = "<p class=\"notice info\">Round";

/// By strength: with these ratings the first has number 1.
const PLAYERS: [&str; 8] = [
    "Josef Knecht",
    "Thomas von der Trave",
    "Fritz Tegularius",
    "Plinio Designori",
    "Carlo Ferromonte",
    "Pater Jakobus",
    "Otto Zbinden",
    "Tito Designori",
];

/// A Swiss that runs, with whoever pairs it.
pub(crate) struct Swiss<'a> {
    site: &'a Site,
    pub(crate) arbiter: Browser,
    path: String,
}

/// The form of a Swiss of so many rounds, and more fields.
pub(crate) fn form<'a>(rounds: &'a str, more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let usual = [("format", "swiss"), ("rounds", rounds), ("acceleration", "none")];
    let plain = Browser::TOURNAMENT.into_iter().filter(|(name, _)| *name != "format");
    let usual = usual.into_iter().filter(|(name, _)| more.iter().all(|(other, _)| other != name));
    plain.chain(usual).chain(more.iter().copied()).collect()
}

impl<'a> Swiss<'a> {
    /// Of the first `n_players`, in so many rounds.
    pub(crate) fn start(site: &'a Site, n_players: usize, rounds: &str) -> Self {
        Self::start_with(site, n_players, &form(rounds, &[]))
    }

    pub(crate) fn start_with(site: &'a Site, n_players: usize, form: &[(&str, &str)]) -> Self {
        let swiss = Self::announce(site, n_players, form);
        let seen = swiss.arbiter.seen(&swiss.path);
        let form = [("numbering", "rating"), ("seen", &seen)];
        let location = swiss.arbiter.submit(&format!("{}/start", swiss.path), &form);
        assert_eq!(location, swiss.at("rounds/1/draft"));
        swiss
    }

    pub(crate) fn announce(site: &'a Site, n_players: usize, form: &[(&str, &str)]) -> Self {
        let arbiter = site.administrator();
        let event = arbiter.published_event();
        let path = arbiter.submit(&format!("{event}/tournaments"), form);
        let line = |(name, rating): (&&str, u16)| format!("{name}; {rating}; Waldzell\n");
        let ratings = (1000..2000).rev().step_by(50);
        let lines: String = PLAYERS[..n_players].iter().zip(ratings).map(line).collect();
        arbiter.enter_list(&path, &lines);
        Self { site, arbiter, path }
    }

    pub(crate) fn at(&self, below: &str) -> String {
        format!("{}/{below}", self.path)
    }

    pub(crate) fn id(&self) -> TournamentId {
        TournamentId(self.path.trim_start_matches("/tournaments/").parse().unwrap())
    }

    fn entries(&self) -> Vec<Entry> {
        self.site.store.read(|db| entries::list(db, self.id(), Eyes::Staff)).unwrap()
    }

    /// The queue of its event.
    pub(crate) fn queue(&self) -> String {
        let id = self.id();
        let tournament = self.site.store.read(|db| tournaments::find(db, id)).unwrap().unwrap();
        format!("/events/{}/queue", tournament.event)
    }

    pub(crate) fn entry(&self, name: &str) -> EntryId {
        self.entries().into_iter().find(|entry| entry.name == name).unwrap().id
    }

    fn name(&self, id: EntryId) -> String {
        self.entries().into_iter().find(|entry| entry.id == id).unwrap().name
    }

    fn numbers(&self) -> Vec<String> {
        self.entries().into_iter().map(|entry| entry.name).collect()
    }

    fn round(&self, round: u16) -> Vec<Pairing> {
        let all = self.site.store.read(|db| pairings::list(db, self.id())).unwrap();
        all.into_iter().filter(|pairing| pairing.round == round).collect()
    }

    pub(crate) fn draft(&self, round: u16) -> String {
        self.arbiter.page(&self.at(&format!("rounds/{round}/draft")))
    }

    /// Publishes what is seen.
    pub(crate) fn publish(&self, round: u16) {
        let seen = self.arbiter.seen(&self.at(&format!("rounds/{round}/draft")));
        let path = self.at(&format!("rounds/{round}/publish"));
        let key = unique("key");
        let location = self.arbiter.submit(&path, &[("form_key", &key), ("seen", &seen)]);
        assert_eq!(location, self.at(&format!("rounds/{round}")));
    }

    /// Whoever has the smaller number wins on every board.
    pub(crate) fn play(&self, round: u16) {
        let number = |id| self.entries().into_iter().find(|entry| entry.id == id).unwrap().number;
        for game in self.round(round) {
            let Some(second) = game.second else { continue };
            let winner = if number(game.first) < number(second) { "first" } else { "second" };
            let board = self.at(&format!("rounds/{round}/boards/{}", game.board));
            self.arbiter.submit(&board, &[("outcome", winner), ("ending", "resignation")]);
        }
    }

    /// The other player has won at the first board of the first round; returns what stood before.
    pub(crate) fn correct_first_board(&self) -> &'static str {
        let board = self.at("rounds/1/boards/1");
        let page = self.arbiter.page(&board);
        let replaces = page.split("name=\"replaces\" value=\"").nth(1).expect("the form");
        let replaces = replaces.split('"').next().unwrap();
        let was_first = self.round(1)[0].first == self.entry("Josef Knecht");
        let form = [
            ("outcome", if was_first { "second" } else { "first" }),
            ("ending", "resignation"),
            ("replaces", replaces),
            ("reason", "The slip was read the wrong way round."),
        ];
        self.arbiter.submit(&board, &form);
        if was_first { "1–0" } else { "0–1" }
    }

    fn set_rounds(&self, rounds: &str) -> Answer {
        let page = self.arbiter.page(&self.at("edit"));
        let version =
            page.split("name=\"version\" value=\"").nth(1).unwrap().split('"').next().unwrap();
        let form = [("name", "Open"), ("rounds", rounds), ("version", version)];
        self.arbiter.post(&self.path, &form)
    }

    pub(crate) fn hold(&self, round: u16) {
        self.publish(round);
        self.play(round);
    }

    /// What a change would do: the page that says so.
    fn look(&self, round: u16, act: &str, first: &str, second: &str) -> (u16, String) {
        let query = self.query(act, first, second);
        let answer = self.arbiter.get(&self.at(&format!("rounds/{round}/change?{query}")));
        (answer.status, answer.body)
    }

    fn query(&self, act: &str, first: &str, second: &str) -> String {
        let (first, second) = (self.entry(first), self.entry(second));
        format!("act={act}&first={first}&second={second}")
    }

    /// Keeps a change.
    pub(crate) fn change(&self, round: u16, act: &str, first: &str, second: &str) {
        let page = format!("rounds/{round}/change?{}", self.query(act, first, second));
        let seen = self.arbiter.seen(&self.at(&page));
        let (first, second) = (self.entry(first).to_string(), self.entry(second).to_string());
        let form = [
            ("act", act),
            ("first", &first),
            ("second", &second),
            ("seen", &seen),
            ("reason", "They came together."),
        ];
        let path = self.at(&format!("rounds/{round}/change"));
        assert_eq!(self.arbiter.submit(&path, &form), self.at(&format!("rounds/{round}/draft")));
    }

    /// Who meets whom in a published round, by board.
    pub(crate) fn pairs(&self, round: u16) -> Vec<(String, String)> {
        let games = self.round(round).into_iter();
        let pair = |game: Pairing| Some((self.name(game.first), self.name(game.second?)));
        games.filter_map(pair).collect()
    }

    fn meets(&self, round: u16, one: &str, other: &str) -> bool {
        let is_it =
            |(a, b): &(String, String)| (a == one && b == other) || (a == other && b == one);
        self.pairs(round).iter().any(is_it)
    }

    pub(crate) fn bye(&self, name: &str, bye: &str, rounds: &[&str]) -> u16 {
        let entry = self.entry(name).to_string();
        let mut form = vec![("entry", entry.as_str()), ("bye", bye)];
        form.extend(rounds.iter().map(|round| ("round", *round)));
        self.arbiter.post(&self.at("byes"), &form).status
    }
}

both!(a_swiss_is_paired_round_by_round_to_its_end, |site| {
    let swiss = Swiss::start(site, 8, "3");
    assert!(swiss.draft(1).contains("Round 1 of 3: draft"));
    for round in 1..=3 {
        swiss.publish(round);
        let page = site.visitor().page(&swiss.at(&format!("rounds/{round}")));
        assert!(page.contains(&format!("Round {round} of 3")), "{page}");
        assert_eq!(swiss.pairs(round).len(), 4);
        let early = swiss.arbiter.post(&swiss.at("close"), &[("version", "9")]);
        assert!(early.body.contains("4 of "), "{}", early.body);
        if round < 3 {
            let next = swiss.draft(round + 1);
            assert!(
                next.contains(&format!(
                    "Round {round} decides the next pairings: 4 results are missing"
                )),
                "{next}"
            );
            // There is nothing to publish.
            lacks(&next, "name=\"seen\"");
        }
        swiss.play(round);
    }
    assert!(!swiss.meets(2, &swiss.pairs(1)[0].0, &swiss.pairs(1)[0].1));
    let standings = site.visitor().page(&swiss.at("standings"));
    let first = standings.find("Josef Knecht").unwrap();
    assert!(first < standings.find("Tito Designori").unwrap());
    let page = swiss.arbiter.page(&swiss.at("close"));
    let version =
        page.split("name=\"version\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    swiss.arbiter.submit(&swiss.at("close"), &[("version", version)]);
    assert!(site.visitor().page(&swiss.path).contains("finished"));
    assert_eq!(swiss.arbiter.get(&swiss.at("rounds/4/draft")).status, 404);
});

both!(a_swiss_is_not_closed_before_all_its_rounds_are_played, |site| {
    let swiss = Swiss::start(site, 4, "3");
    swiss.hold(1);
    let page = swiss.arbiter.page(&swiss.at("close"));
    assert!(page.contains("2 rounds aren’t paired"), "{page}");
    lacks(&page, "name=\"version\"");
    let answer = swiss.arbiter.post(&swiss.at("close"), &[("version", "2")]);
    assert_eq!(answer.status, 422);
    assert!(site.visitor().page(&swiss.at("standings")).contains("2 rounds still to play"));
});

both!(nobody_but_those_who_pair_sees_a_draft, |site| {
    let swiss = Swiss::start(site, 4, "3");
    assert_eq!(site.visitor().get(&swiss.at("rounds/1/draft")).status, 303);
    assert_eq!(site.visitor().get(&swiss.at("rounds/1")).status, 404);
    assert_eq!(site.visitor().get(&swiss.at("rounds")).location, swiss.path);
    let draft = swiss.draft(1);
    assert!(draft.contains("Josef Knecht") && draft.contains("Bracket of 0 points"), "{draft}");
    assert!(
        draft.contains("no preferences, so the higher-ranked player’s number and the lot decided")
    );
    assert_eq!(swiss.arbiter.get(&swiss.at("rounds/2/draft")).status, 404);
});

both!(the_lot_of_the_first_seat_is_shown_with_its_seed, |site| {
    let swiss = Swiss::start(site, 4, "3");
    let page = site.visitor().page(&swiss.path);
    let (_, seed) = page.split_once("drawn from seed ").expect("the seed");
    let seed: u64 = seed.split('.').next().unwrap().trim().parse().unwrap();
    let first = domain::lots::seat(seed) == rules::Seat::First;
    assert_eq!(page.contains("odd numbers move first"), first, "{page}");
    swiss.publish(1);
    let knecht_first = swiss.pairs(1).iter().any(|(first, _)| first == "Josef Knecht");
    assert_eq!(knecht_first, first, "number 1 is odd");
});

both!(the_number_of_rounds_may_change_until_the_last_one_is_paired, |site| {
    let swiss = Swiss::start(site, 6, "3");
    swiss.hold(1);
    swiss.hold(2);
    let rounds = |rounds: &str| swiss.set_rounds(rounds);
    let fewer = rounds("1");
    assert_eq!(fewer.status, 422);
    assert!(fewer.body.contains("2 rounds are paired already"), "{}", fewer.body);
    assert_eq!(rounds("many").status, 422);
    assert_eq!(rounds("4").status, 303);
    assert!(swiss.draft(3).contains("of 4"));
    assert_eq!(rounds("2").status, 303, "it ends with what is paired");
    assert_eq!(swiss.arbiter.get(&swiss.at("rounds/3/draft")).status, 404);
    let after = rounds("3");
    assert!(after.body.contains("can’t change any more"), "{}", after.body);
});

both!(a_start_with_more_rounds_than_opponents_is_refused, |site| {
    let swiss = Swiss::announce(site, 4, &form("5", &[]));
    let page = swiss.arbiter.page(&swiss.path);
    assert!(page.contains("For 4 players, 3 rounds are usual, 3 the most"), "{page}");
    let seen = swiss.arbiter.seen(&swiss.path);
    let start = |rounds: &str| {
        let form = [("numbering", "rating"), ("seen", seen.as_str()), ("rounds", rounds)];
        swiss.arbiter.post(&swiss.at("start"), &form)
    };
    let answer = start("5");
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("4 players can play 3 rounds"), "{}", answer.body);
    assert_eq!(start("none").status, 422);
    assert_eq!(start("3").status, 303);
    assert!(swiss.draft(1).contains("of 3"));
});

both!(a_draft_that_has_changed_is_not_published, |site| {
    let swiss = Swiss::start(site, 6, "3");
    let seen = swiss.arbiter.seen(&swiss.at("rounds/1/draft"));
    assert_eq!(swiss.bye("Josef Knecht", "half-point", &["1"]), 303);
    let answer = swiss.arbiter.post(&swiss.at("rounds/1/publish"), &[("seen", &seen)]);
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("the draft has changed since you saw it"), "{}", answer.body);
    assert!(swiss.round(1).is_empty());
});

both!(a_double_click_publishes_once, |site| {
    let swiss = Swiss::start(site, 6, "3");
    let seen = swiss.arbiter.seen(&swiss.at("rounds/1/draft"));
    let form = [("form_key", "k"), ("seen", seen.as_str())];
    let path = swiss.at("rounds/1/publish");
    assert_eq!(swiss.arbiter.submit(&path, &form), swiss.arbiter.submit(&path, &form));
    assert_eq!(swiss.round(1).len(), 3);
    assert_eq!(count_acts!(site, RoundPublished), 1);
});

both!(two_who_publish_at_once_publish_one_round, |site| {
    let swiss = Swiss::start(site, 6, "3");
    let seen = swiss.arbiter.seen(&swiss.at("rounds/1/draft"));
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let publish = |key: usize| {
            let (arbiter, path, seen) =
                (swiss.arbiter.clone(), swiss.at("rounds/1/publish"), seen.as_str());
            scope.spawn(move || {
                let key = key.to_string();
                arbiter.post(&path, &[("form_key", key.as_str()), ("seen", seen)]).status
            })
        };
        let all: Vec<_> = (0..4).map(publish).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    // Who comes second is led to the round that is there.
    assert_eq!(statuses, [303; 4]);
    assert_eq!(swiss.round(1).len(), 3);
    assert_eq!(count_acts!(site, RoundPublished), 1);
});

both!(a_round_becomes_a_draft_again_as_long_as_nobody_has_a_result_in_it, |site| {
    let swiss = Swiss::start(site, 6, "3");
    swiss.publish(1);
    let before = swiss.pairs(1);
    assert!(swiss.arbiter.page(&swiss.at("rounds/1")).contains("Unpublish round"));
    lacks(&site.visitor().page(&swiss.at("rounds/1")), "Unpublish round");
    assert!(swiss.arbiter.page(&swiss.at("rounds/1/unpublish")).contains("becomes a draft again"));
    let location = swiss.arbiter.submit(&swiss.at("rounds/1/unpublish"), &[]);
    assert_eq!(location, swiss.at("rounds/1/draft"));
    assert_eq!(site.visitor().get(&swiss.at("rounds/1")).status, 404);
    swiss.publish(1);
    assert_eq!(swiss.pairs(1), before);
    let board = swiss.at("rounds/1/boards/1");
    swiss.arbiter.submit(&board, &[("outcome", "first"), ("ending", "resignation")]);
    let answer = swiss.arbiter.post(&swiss.at("rounds/1/unpublish"), &[("form_key", "again")]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Board 1 has a result. Remove it first."), "{}", answer.body);
    assert_eq!(swiss.pairs(1), before);
    assert_eq!(count_acts!(site, RoundUnpublished), 1);
});

both!(a_result_that_was_removed_frees_its_round, |site| {
    let swiss = Swiss::start(site, 6, "3");
    swiss.publish(1);
    let record = "[Game \"gbg:6\"]\n[Result \"*\"]\n\nC30\n";
    let board = swiss.at("rounds/1/boards/1");
    let form = [
        ("outcome", "first"),
        ("ending", "resignation"),
        ("record", record),
        ("unproven", "yes"),
        ("reason", "The slip says so."),
    ];
    swiss.arbiter.submit(&board, &form);
    let replaces = swiss.arbiter.page(&board);
    let replaces = replaces.split("name=\"replaces\" value=\"").nth(1).expect("the form");
    let replaces = replaces.split('"').next().unwrap();
    let removal = [("outcome", "open"), ("replaces", replaces), ("reason", "Wrong board.")];
    swiss.arbiter.submit(&board, &removal);
    let location = swiss.arbiter.submit(&swiss.at("rounds/1/unpublish"), &[]);
    assert_eq!(location, swiss.at("rounds/1/draft"));
    swiss.publish(1);
    let page = swiss.arbiter.page(&board);
    lacks(&page, "Result removed");
    // What was recorded at the old board is kept, and the game with it.
    assert_eq!(count_acts!(site, ResultEntered) + count_acts!(site, ResultCorrected), 2);
    assert_eq!(site.visitor().get("/games/1").status, 200);
    swiss.arbiter.submit(&board, &[("outcome", "first"), ("ending", "resignation")]);
});

both!(a_swiss_is_unstarted_once_its_rounds_are_unpublished, |site| {
    let swiss = Swiss::start(site, 6, "3");
    swiss.publish(1);
    let unstart = swiss.at("unstart");
    let answer = swiss.arbiter.post(&unstart, &[]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Round 1 is published. Unpublish it first."), "{}", answer.body);
    swiss.arbiter.submit(&swiss.at("rounds/1/unpublish"), &[]);
    swiss.arbiter.submit(&unstart, &[("form_key", "now")]);
    assert_eq!(site.visitor().get(&swiss.at("rounds/1")).status, 404);
});

both!(only_the_last_round_can_be_taken_back, |site| {
    let swiss = Swiss::start(site, 6, "3");
    swiss.hold(1);
    swiss.publish(2);
    let answer = swiss.arbiter.get(&swiss.at("rounds/1/unpublish"));
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("round 2"), "{}", answer.body);
});

both!(how_a_round_was_paired_is_public_and_stays_as_it_was, |site| {
    let swiss = Swiss::start(site, 6, "3");
    swiss.hold(1);
    swiss.hold(2);
    let path = swiss.at("rounds/2/working");
    assert!(site.visitor().page(&swiss.at("rounds/2")).contains("How this round was paired"));
    let before = site.visitor().page(&path);
    assert!(before.contains("Board 1: ") && before.contains("Bracket of 1 point<"), "{before}");
    let board = swiss.at("rounds/1/boards/1");
    let page = swiss.arbiter.page(&board);
    assert!(page.contains("Round 2 is already paired by this result"), "{page}");
    lacks(&site.visitor().page(&board), "already paired by this result");
    swiss.correct_first_board();
    let after = site.visitor().page(&path);
    // All that is added is that a result was corrected since.
    let (head, rest) = after.split_once(CORRECTED_SINCE).expect("the notice");
    let (_, rest) = rest.split_once("</p>").unwrap();
    let same = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").len();
    assert_eq!(same(&format!("{head}{rest}")), same(&before));
    assert_eq!(site.visitor().get(&swiss.at("rounds/3/working")).status, 404);
});

both!(a_later_round_says_by_which_result_it_was_paired_before_a_correction, |site| {
    const PAIRED_WHEN: &str = "was paired when board";
    let swiss = Swiss::start(site, 6, "3");
    swiss.hold(1);
    swiss.hold(2);
    let working = |round: u16| site.visitor().page(&swiss.at(&format!("rounds/{round}/working")));
    lacks(&working(2), PAIRED_WHEN);
    let score = swiss.correct_first_board();
    let page = working(2);
    let told = format!("Round 2 was paired when board 1 of round 1 stood {score}.");
    assert!(page.contains(&told), "{told} {page}");
    let link = format!("href=\"{}#history\"", swiss.at("rounds/1/boards/1"));
    assert!(page.contains(&link), "{page}");
    lacks(&working(1), PAIRED_WHEN);
    swiss.publish(3);
    lacks(&working(3), PAIRED_WHEN);
});

both!(a_swap_says_what_it_breaks_and_is_kept_with_its_reason, |site| {
    let swiss = Swiss::start(site, 8, "3");
    swiss.hold(1);
    let (one, met) = swiss.pairs(1)[0].clone();
    let draft = swiss.draft(2);
    assert!(!draft.contains(BY_HAND), "{draft}");
    // Whoever meets `one` in round two changes places with whom `one` met in round one.
    swiss.publish(2);
    let now = swiss.pairs(2).into_iter().find(|(a, b)| *a == one || *b == one).unwrap();
    let now = if now.0 == one { now.1 } else { now.0 };
    swiss.arbiter.submit(&swiss.at("rounds/2/unpublish"), &[]);
    let (status, page) = swiss.look(2, "swap", &now, &met);
    assert_eq!(status, 200);
    assert!(page.contains("have met in round 1 (C1)"), "{page}");
    let (first, second) = (swiss.entry(&now).to_string(), swiss.entry(&met).to_string());
    let seen = swiss
        .arbiter
        .seen(&swiss.at(&format!("rounds/2/change?{}", swiss.query("swap", &now, &met))));
    let mut form = vec![
        ("act", "swap"),
        ("first", &first),
        ("second", &second),
        ("seen", &seen),
        ("reason", " "),
    ];
    let answer = swiss.arbiter.post(&swiss.at("rounds/2/change"), &form);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Please fill this in"), "{}", answer.body);
    form[3] = ("seen", "stale");
    form[4] = ("reason", "They travel together.");
    let stale = swiss.arbiter.post(&swiss.at("rounds/2/change"), &form);
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("value=\"They travel together.\""), "nothing is lost");
    form[3] = ("seen", &seen);
    swiss.arbiter.submit(&swiss.at("rounds/2/change"), &form);
    let draft = swiss.draft(2);
    assert!(draft.contains("They travel together.") && draft.contains(BY_HAND), "{draft}");
    swiss.publish(2);
    assert!(swiss.meets(2, &one, &met));
    let page = site.visitor().page(&swiss.at("rounds/2"));
    assert!(page.contains("Changed by hand") && page.contains("They travel together."), "{page}");
    assert_eq!(count_acts!(site, DraftChanged), 1);
});

both!(a_change_is_taken_back_before_the_round_is_published, |site| {
    let swiss = Swiss::start(site, 8, "3");
    let before = swiss.arbiter.seen(&swiss.at("rounds/1/draft"));
    swiss.change(1, "fix", "Josef Knecht", "Tito Designori");
    let draft = swiss.draft(1);
    let (_, rest) = draft.split_once("/rounds/1/changes/").unwrap();
    let id = rest.split('/').next().unwrap();
    let location = swiss.arbiter.submit(&swiss.at(&format!("rounds/1/changes/{id}/remove")), &[]);
    assert_eq!(location, swiss.at("rounds/1/draft"));
    assert_eq!(swiss.arbiter.seen(&swiss.at("rounds/1/draft")), before);
    swiss.arbiter.submit(&swiss.at(&format!("rounds/1/changes/{id}/remove")), &[]);
    assert_eq!(count_acts!(site, DraftChangeRemoved), 1);
});

both!(a_fixed_pair_meets_and_a_forbidden_one_does_not, |site| {
    let swiss = Swiss::start(site, 8, "3");
    swiss.change(1, "fix", "Josef Knecht", "Tito Designori");
    swiss.change(1, "forbid", "Fritz Tegularius", "Pater Jakobus");
    swiss.publish(1);
    assert!(swiss.meets(1, "Josef Knecht", "Tito Designori"));
    assert!(!swiss.meets(1, "Fritz Tegularius", "Pater Jakobus"));
    assert_eq!(swiss.pairs(1).len(), 4);
});

both!(seats_are_turned_and_the_rules_are_named, |site| {
    let swiss = Swiss::start(site, 4, "3");
    swiss.publish(1);
    let (first, second) = swiss.pairs(1)[0].clone();
    swiss.arbiter.submit(&swiss.at("rounds/1/unpublish"), &[]);
    let (_, page) = swiss.look(1, "turn", &first, &second);
    assert!(page.contains(&format!("By the rules {first} would move first")), "{page}");
    assert_eq!(swiss.look(1, "turn", &second, &first).0, 422, "they sit the other way round");
    swiss.change(1, "turn", &first, &second);
    swiss.publish(1);
    assert_eq!(swiss.pairs(1)[0], (second, first));
});

both!(the_bye_goes_to_somebody_else_and_never_unsaid_twice, |site| {
    let swiss = Swiss::start(site, 5, "3");
    swiss.publish(1);
    let bye = |round| {
        let byes: Vec<_> = swiss.round(round).into_iter().filter(|one| one.bye.is_some()).collect();
        byes.into_iter().map(|one| swiss.name(one.first)).collect::<Vec<_>>()
    };
    assert_eq!(bye(1), ["Carlo Ferromonte"]);
    swiss.play(1);
    let (status, page) = swiss.look(2, "bye", "Carlo Ferromonte", "Carlo Ferromonte");
    assert_eq!(status, 200);
    assert!(page.contains("already had a bye or a win without a game (C2)"), "{page}");
    let (_, page) = swiss.look(2, "bye", "Josef Knecht", "Josef Knecht");
    assert!(page.contains("No rule is broken"), "{page}");
    swiss.change(2, "bye", "Josef Knecht", "Josef Knecht");
    swiss.publish(2);
    assert_eq!(bye(2), ["Josef Knecht"]);
});

both!(what_is_no_change_is_answered_on_the_draft, |site| {
    let swiss = Swiss::start(site, 5, "3");
    let (knecht, tito) = ("Josef Knecht", "Carlo Ferromonte");
    let (status, page) = swiss.look(1, "swap", knecht, knecht);
    assert_eq!(status, 422);
    assert!(page.contains("Choose two different players."), "{page}");
    assert!(swiss.look(1, "dance", knecht, tito).1.contains("Choose a change and two players"));
    assert_eq!(swiss.bye(tito, "half-point", &["1"]), 303);
    assert!(swiss.look(1, "swap", knecht, tito).1.contains("isn’t paired in this round"));
    let (status, page) = swiss.look(1, "bye", knecht, tito);
    assert_eq!(status, 422);
    assert!(page.contains("The number of players is even"), "{page}");
    swiss.change(1, "fix", knecht, "Plinio Designori");
    let (_, page) = swiss.look(1, "fix", knecht, "Fritz Tegularius");
    assert!(page.contains("is placed by hand already"), "{page}");
});

both!(forbidden_players_do_not_meet_in_their_rounds, |site| {
    let swiss = Swiss::start(site, 8, "3");
    let entries: Vec<String> =
        ["Josef Knecht", "Carlo Ferromonte"].map(|name| swiss.entry(name).to_string()).to_vec();
    let form = [
        ("entry", entries[0].as_str()),
        ("entry", entries[1].as_str()),
        ("from_round", "1"),
        ("to_round", "1"),
    ];
    swiss.arbiter.submit(&swiss.at("forbidden"), &form);
    let page = swiss.arbiter.page(&swiss.at("forbidden"));
    assert!(page.contains("rounds 1 to 1") && page.contains("Carlo Ferromonte"), "{page}");
    let wrong =
        swiss.arbiter.post(&swiss.at("forbidden"), &[("from_round", "3"), ("to_round", "9")]);
    assert_eq!(wrong.status, 422);
    assert!(wrong.body.contains("Please fix the 2 highlighted fields"), "{}", wrong.body);
    swiss.publish(1);
    assert!(!swiss.meets(1, "Josef Knecht", "Carlo Ferromonte"));
});

both!(clubs_are_kept_apart_and_no_legal_pairing_is_an_ordinary_answer, |site| {
    let swiss = Swiss::start(site, 4, "3");
    let form = [("of", "clubs"), ("from_round", "1"), ("to_round", "3")];
    swiss.arbiter.submit(&swiss.at("forbidden"), &form);
    let draft = swiss.draft(1);
    assert!(draft.contains("No pairing is allowed") && draft.contains("Josef Knecht"), "{draft}");
    assert!(draft.contains("Remove avoided pairings."));
    let (status, page) = swiss.look(1, "fix", "Josef Knecht", "Plinio Designori");
    assert_eq!(status, 200, "{page}");
    assert!(page.contains("the others can’t be paired"));
    swiss.change(1, "fix", "Josef Knecht", "Plinio Designori");
    swiss.change(1, "fix", "Thomas von der Trave", "Fritz Tegularius");
    assert!(swiss.draft(1).contains("are an avoided pairing"));
    swiss.publish(1);
    assert!(swiss.meets(1, "Josef Knecht", "Plinio Designori"));
    let page = swiss.arbiter.page(&swiss.at("forbidden"));
    let (_, rest) = page.split_once("/forbidden/").unwrap();
    let id = rest.split('/').next().unwrap();
    swiss.arbiter.submit(&swiss.at(&format!("forbidden/{id}/remove")), &[]);
    // The round that was paired keeps what it was paired by.
    let page = swiss.arbiter.page(&swiss.at("forbidden"));
    assert!(page.contains("rounds 1 to 1") && !page.contains("from 1 to 3"), "{page}");
    let past = [("form_key", "2"), ("of", "clubs"), ("from_round", "1"), ("to_round", "3")];
    let answer = swiss.arbiter.post(&swiss.at("forbidden"), &past);
    assert!(answer.body.contains("from 2 to 3: these aren’t paired yet"), "{}", answer.body);
});

both!(a_requested_bye_is_not_paired_and_counts_what_it_is_worth, |site| {
    let swiss = Swiss::start(site, 8, "3");
    assert_eq!(swiss.bye("Josef Knecht", "half-point", &["1", "3"]), 303);
    assert_eq!(swiss.bye("Tito Designori", "zero-point", &["1"]), 303);
    assert_eq!(swiss.bye("Tito Designori", "none", &["2"]), 303);
    let page = swiss.arbiter.page(&swiss.at("byes"));
    assert!(page.contains(">H</abbr>") && page.contains(">Z</abbr>"), "{page}");
    let draft = swiss.draft(1);
    assert!(
        draft.contains("Half-point bye (½ points)") && draft.contains("Zero-point bye (0 points)"),
        "{draft}"
    );
    swiss.hold(1);
    assert_eq!(swiss.pairs(1).len(), 3);
    assert_eq!(swiss.bye("Josef Knecht", "half-point", &["1"]), 409, "it is paired");
    assert_eq!(swiss.bye("Josef Knecht", "", &[]), 422);
    let page = site.visitor().page(&swiss.at("crosstable"));
    assert!(page.contains(">H</abbr>") && page.contains(">Z</abbr>"), "{page}");
    let csv = swiss.arbiter.page(&swiss.at("crosstable.csv"));
    assert!(
        csv.contains("Josef Knecht") && csv.contains(",H,") && csv.contains("Round 1"),
        "{csv}"
    );
    swiss.hold(2);
    swiss.hold(3);
    let crosstable = site.visitor().page(&swiss.at("crosstable"));
    assert_eq!(crosstable.matches(">H</abbr>").count(), 2, "{crosstable}");
});

both!(a_late_entry_gets_a_number_by_rating_and_byes_for_what_was_missed, |site| {
    let swiss = Swiss::start(site, 6, "5");
    swiss.hold(1);
    let page = swiss.arbiter.page(&swiss.at("entries"));
    assert!(page.contains("Missed rounds"), "{page}");
    let form = [("name", "Bertram"), ("rating", "1920"), ("missed", "half-point")];
    swiss.arbiter.submit(&swiss.at("entries"), &form);
    assert_eq!(swiss.numbers()[..3], ["Josef Knecht", "Thomas von der Trave", "Bertram"]);
    let bye = swiss.round(1).into_iter().find(|one| one.first == swiss.entry("Bertram")).unwrap();
    assert_eq!(bye.bye, Some(tournament::result::Bye::HalfPoint));
    swiss.hold(2);
    assert!(swiss.round(2).iter().any(|game| {
        game.first == swiss.entry("Bertram") || game.second == Some(swiss.entry("Bertram"))
    }));
    swiss.hold(3);
    swiss.hold(4);
    swiss.arbiter.submit(&swiss.at("entries"), &[("name", "Dasa"), ("rating", "2500")]);
    assert_eq!(swiss.numbers().last().unwrap(), "Dasa", "the numbers are fixed by now");
    let page = site.visitor().page(&swiss.at("crosstable"));
    assert_eq!(page.matches(">Z</abbr>").count(), 4, "{page}");
    swiss.publish(5);
    let late = [("name", "Pravati")];
    assert_eq!(swiss.arbiter.post(&swiss.at("entries"), &late).status, 409, "nothing to play");
});

both!(whoever_leaves_a_swiss_is_not_paired_until_coming_back, |site| {
    let swiss = Swiss::start(site, 6, "5");
    swiss.hold(1);
    let knecht = swiss.at(&format!("entries/{}", swiss.entry("Josef Knecht")));
    let page = swiss.arbiter.page(&format!("{knecht}/withdraw"));
    assert!(
        page.contains("isn’t paired and gets no points") && page.contains("value=\"2\""),
        "{page}"
    );
    let leave = |round: &str| {
        let form = [("from_round", round), ("verdict", "not-paired")];
        swiss.arbiter.post(&format!("{knecht}/withdraw"), &form)
    };
    let answer = leave("1");
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("from 2 to 5"), "{}", answer.body);
    assert_eq!(leave("2").status, 303);
    assert!(swiss.draft(2).contains("has left"));
    swiss.hold(2);
    assert!(
        swiss.pairs(2).iter().all(|(one, other)| one != "Josef Knecht" && other != "Josef Knecht")
    );
    let form = [("from_round", "4"), ("verdict", "not-paired")];
    swiss.arbiter.submit(&format!("{knecht}/return"), &form);
    swiss.hold(3);
    swiss.hold(4);
    assert!(
        swiss.pairs(3).iter().all(|(one, other)| one != "Josef Knecht" && other != "Josef Knecht")
    );
    assert!(
        swiss.pairs(4).iter().any(|(one, other)| one == "Josef Knecht" || other == "Josef Knecht")
    );
    let standings = site.visitor().page(&swiss.at("standings"));
    // Nobody is struck from a Swiss.
    lacks(&standings, "games don’t count");
});

both!(the_order_changes_until_round_four_is_paired, |site| {
    let swiss = Swiss::start(site, 6, "5");
    let order = |fields: &[(&str, &str)]| {
        let seen = swiss.arbiter.seen(&swiss.at("order"));
        let mut form = vec![("seen", seen.as_str())];
        form.extend(fields);
        swiss.arbiter.post(&swiss.at("order"), &form)
    };
    let jakobus = swiss.entry("Pater Jakobus").to_string();
    assert_eq!(order(&[("entry", &jakobus), ("number", "2")]).status, 303);
    assert_eq!(swiss.numbers()[..3], ["Josef Knecht", "Pater Jakobus", "Thomas von der Trave"]);
    assert_eq!(order(&[("entry", &jakobus), ("number", "two")]).status, 422);
    assert_eq!(order(&[("step", &format!("down:{jakobus}"))]).status, 303);
    assert_eq!(swiss.numbers()[1..3], ["Thomas von der Trave", "Pater Jakobus"]);
    let stale = swiss.arbiter.post(&swiss.at("order"), &[("seen", "old"), ("step", "rating")]);
    assert_eq!(stale.status, 409);
    assert_eq!(order(&[("step", "rating")]).status, 303);
    assert_eq!(swiss.numbers(), PLAYERS[..6]);
    for round in 1..=4 {
        swiss.hold(round);
    }
    let page = swiss.arbiter.page(&swiss.at("order"));
    assert!(page.contains("The order is fixed"), "{page}");
    lacks(&page, "name=\"seen\"");
    assert_eq!(swiss.arbiter.post(&swiss.at("order"), &[("step", "rating")]).status, 422);
});

both!(an_accelerated_swiss_pairs_by_virtual_points_and_keeps_its_halves, |site| {
    let swiss = Swiss::start_with(site, 8, &form("5", &[("acceleration", "baku")]));
    let draft = swiss.draft(1);
    assert!(draft.contains("0 + 1 points") && draft.contains("Bracket of 1 point<"), "{draft}");
    swiss.hold(1);
    // Number 1 to 4 are the upper half; a newcomer among them does not push number 4 out.
    let plinio = swiss.entry("Plinio Designori");
    let form = [("name", "Bertram"), ("rating", "1990")];
    swiss.arbiter.submit(&swiss.at("entries"), &form);
    let chart = site.store.read(|db| store::standings::find(db, swiss.id(), Eyes::Staff)).unwrap();
    assert_eq!(chart.unwrap().tournament.opening.unwrap().upper_half_ends, Some(plinio));
    let order = swiss.arbiter.page(&swiss.at("order"));
    assert!(order.contains("the upper half is accelerated"), "{order}");
});

both!(fewer_rounds_do_not_change_which_of_them_are_accelerated, |site| {
    let swiss = Swiss::start_with(site, 8, &form("5", &[("acceleration", "baku")]));
    swiss.hold(1);
    swiss.hold(2);
    assert!(swiss.draft(3).contains("+ ½ points"));
    assert_eq!(swiss.set_rounds("3").status, 303);
    assert!(swiss.draft(3).contains("+ ½ points"));
});

both!(a_bye_is_worth_what_the_tournament_says, |site| {
    let swiss = Swiss::start_with(site, 5, &form("3", &[("bye", "½")]));
    swiss.publish(1);
    let page = site.visitor().page(&swiss.at("rounds/1"));
    assert!(page.contains("Bye (½ points):"), "{page}");
    let standings = site.visitor().page(&swiss.at("standings"));
    assert!(standings.contains("½"), "{standings}");
});

//! Why two players meet, said for the players first; and why two others do not.

use super::played::{Plan, Played};
use super::support::{Answer, Site, lacks};
use super::swiss::{Swiss, form};

const KNECHT: &str = "Josef Knecht";
const TRAVE: &str = "Thomas von der Trave";
const TEGULARIUS: &str = "Fritz Tegularius";
const PLINIO: &str = "Plinio Designori";
const FERROMONTE: &str = "Carlo Ferromonte";
const JAKOBUS: &str = "Pater Jakobus";

impl Swiss<'_> {
    /// Why two do not meet, as a page of a round says it.
    fn why_not(&self, page: &str, one: &str, other: &str) -> String {
        let query = format!("why={}&not={}", self.entry(one), self.entry(other));
        let answer = self.arbiter.page(&self.at(&format!("rounds/{page}?{query}")));
        let (_, rest) = answer.split_once("id=\"why-not\"").expect("the question");
        let (said, _) = rest.split_once("<form").unwrap();
        assert!(said.contains(&format!("{one} against {other}")), "{said}");
        said.to_owned()
    }
}

/// Eight after a round in which whoever is the stronger has won, and the second as a draft.
fn second_round(site: &Site) -> Swiss<'_> {
    let swiss = Swiss::start(site, 8, "3");
    swiss.hold(1);
    swiss
}

both!(a_board_says_first_to_the_players_why_they_meet, |site| {
    let swiss = second_round(site);
    swiss.publish(2);
    let page = site.visitor().page(&swiss.at("rounds/2/working"));
    let said = "Both have 1 point. Of the 4 players who met on that score, Josef Knecht is number 1 \
                and Plinio Designori number 4; the top half meets the bottom half.";
    let (before, rest) = page.split_once(said).expect("the short answer");
    assert!(before.ends_with("<p id=\"board-1\">"), "it comes first: {before}");
    let (between, details) = rest.split_once("<summary>Details</summary>").expect("the articles");
    assert!(!between.contains("5.2"), "{between}");
    assert!(details.contains("Paired in the bracket of 1 point."), "{details}");
});

both!(the_page_of_a_board_says_why_its_two_meet, |site| {
    let swiss = second_round(site);
    swiss.publish(2);
    let page = site.visitor().page(&swiss.at("rounds/2/boards/1"));
    let said = "Josef Knecht is number 1 and Plinio Designori number 4; the top half meets";
    assert!(page.contains(said), "{page}");
    assert!(page.contains(&format!("href=\"{}#board-1\"", swiss.at("rounds/2/working"))), "{page}");
});

both!(the_page_of_a_board_says_what_became_of_its_two_ratings, |site| {
    let played = Played::start(site, &Plan::RATED, &[KNECHT, PLINIO]);
    played.set(1, 2, "1");
    let path = played.path("rounds/1/boards/1");
    let running = site.visitor().page(&path);
    assert!(running.contains("everybody plays everybody once"), "{running}");
    lacks(&running, "Ratings changed");
    played.close_after(0);
    let closed = site.visitor().page(&path);
    let (_, ratings) = closed.split_once(">Ratings changed</h2>").expect("what became of them");
    let working = format!("/periods/tournament-{}/players/", played.id);
    let told = |name: &str, change: &str| {
        let line = ratings.split("<li>").find(|line| line.contains(name)).expect(name);
        assert!(line.contains(&working), "{line}");
        assert!(line.contains("expected 0.50 of 1") && line.contains(change), "{line}");
    };
    told(KNECHT, "+");
    told(PLINIO, "−");
});

both!(who_comes_down_a_score_reads_why, |site| {
    let swiss = Swiss::start(site, 6, "3");
    swiss.hold(1);
    let draft = swiss.draft(2);
    assert!(draft.contains("The players on 1 point were an odd number, so one of them"), "{draft}");
});

both!(who_has_the_bye_reads_why, |site| {
    let swiss = Swiss::start(site, 5, "3");
    swiss.publish(1);
    let page = site.visitor().page(&swiss.at("rounds/1/working"));
    let (_, bye) = page.split_once(": Carlo Ferromonte</summary>").expect("the bye's own line");
    assert!(bye.contains("The number of players to pair was odd"), "{bye}");
    assert!(bye.contains("C5 keeps the score as low as possible"), "{bye}");
});

both!(a_visitor_asks_why_two_did_not_meet, |site| {
    let swiss = second_round(site);
    swiss.publish(2);
    for (one, other, why) in [
        (KNECHT, PLINIO, "They meet in this round."),
        (KNECHT, FERROMONTE, "They have already met, in round 1."),
        (KNECHT, TEGULARIUS, "fewer players would get the seat that is due"),
        (KNECHT, TRAVE, "That pairing is just as good."),
        (KNECHT, JAKOBUS, "more would have to meet opponents with fewer points"),
        (KNECHT, KNECHT, "Choose two different players."),
    ] {
        let said = swiss.why_not("2/working", one, other);
        assert!(said.contains(why), "{one} and {other}: {said}");
        let is_by_article = said.contains("C.04.3") || said.contains("Bracket of 1 point: ");
        let has_article = ![PLINIO, KNECHT].contains(&other);
        assert_eq!(is_by_article, has_article, "{one} and {other}: {said}");
    }
});

both!(the_arbiter_asks_of_the_draft, |site| {
    let swiss = second_round(site);
    assert!(swiss.why_not("2/draft", KNECHT, PLINIO).contains("They meet in this round."));
    assert!(swiss.why_not("2/draft", KNECHT, FERROMONTE).contains("already met, in round 1"));
    assert_eq!(swiss.bye(TRAVE, "half-point", &["2"]), 303);
    let said = swiss.why_not("2/draft", KNECHT, TRAVE);
    assert!(said.contains("Thomas von der Trave isn’t paired in this round."), "{said}");
    swiss.change(2, "fix", KNECHT, JAKOBUS);
    let said = swiss.why_not("2/draft", JAKOBUS, TEGULARIUS);
    assert!(said.contains("The arbiter placed Pater Jakobus by hand."), "{said}");
});

both!(why_not_answers_from_the_results_of_then, |site| {
    let swiss = second_round(site);
    swiss.publish(2);
    swiss.correct_first_board();
    let said = swiss.why_not("2/working", KNECHT, TEGULARIUS);
    assert!(said.contains("fewer players would get the seat that is due"), "{said}");
    swiss.play(2);
    swiss.publish(3);
    let said = swiss.why_not("2/working", KNECHT, TEGULARIUS);
    assert!(said.contains("fewer players would get the seat that is due"), "{said}");
});

both!(why_not_says_when_it_cannot_be_worked_out_any_more, |site| {
    let swiss = second_round(site);
    swiss.publish(2);
    let (plinio, seen) = (swiss.entry(PLINIO).to_string(), swiss.arbiter.seen(&swiss.at("order")));
    let form = [("entry", plinio.as_str()), ("number", "1"), ("seen", &seen)];
    assert_eq!(swiss.arbiter.post(&swiss.at("order"), &form).status, 303);
    let said = swiss.why_not("2/working", KNECHT, TEGULARIUS);
    assert!(said.contains("can’t be worked out any more"), "{said}");
});

both!(a_question_about_nobody_is_no_fault, |site| {
    let swiss = second_round(site);
    swiss.publish(2);
    let path = swiss.at("rounds/2/working");
    for query in ["why=1", "why=x&not=y", "why=99999&not=1", "not=", "why=-1&not=-2"] {
        let Answer { status, body, .. } = site.visitor().get(&format!("{path}?{query}"));
        assert_eq!(status, 200, "{query}");
        lacks(&body, " against ");
    }
    let none = Swiss::announce(site, 4, &form("3", &[]));
    assert_eq!(site.visitor().get(&none.at("rounds/1/working?why=1&not=2")).status, 404);
});

both!(who_is_kept_apart_is_said_to_those_who_pair_alone, |site| {
    let swiss = Swiss::start(site, 8, "3");
    let entries = [KNECHT, TRAVE].map(|name| swiss.entry(name).to_string());
    let pair = [("entry", entries[0].as_str()), ("entry", entries[1].as_str())];
    let rounds = [("from_round", "2"), ("to_round", "2")];
    swiss.arbiter.submit(&swiss.at("forbidden"), &[pair, rounds].concat());
    swiss.hold(1);
    swiss.publish(2);
    let said = swiss.why_not("2/working", KNECHT, TRAVE);
    assert!(said.contains("The organiser keeps them apart."), "{said}");
    let path = |round: u16| {
        swiss.at(&format!("rounds/{round}/working?why={}&not={}", entries[0], entries[1]))
    };
    lacks(&site.visitor().page(&path(2)), "keeps them apart");
    lacks(&site.visitor().page(&path(2)), "Why don’t two players meet?");
    let page = site.visitor().page(&path(1));
    assert!(page.contains("Why don’t two players meet?"), "nobody is kept apart in it: {page}");
});

both!(two_who_were_swapped_are_told_that_it_was_by_hand, |site| {
    let swiss = second_round(site);
    // By the rules the winners meet so: Knecht and Plinio, von der Trave and Tegularius.
    swiss.change(2, "swap", PLINIO, TEGULARIUS);
    for page in ["2/draft", "2/working"] {
        let said = swiss.why_not(page, KNECHT, TEGULARIUS);
        assert!(said.contains("They meet in this round."), "{said}");
        let said = swiss.why_not(page, KNECHT, PLINIO);
        assert!(said.contains("The arbiter placed Plinio Designori by hand."), "{said}");
        if page == "2/draft" {
            swiss.publish(2);
        }
    }
});

both!(points_that_count_for_pairing_only_are_not_called_points, |site| {
    let form = form("5", &[("acceleration", "baku")]);
    let swiss = Swiss::start_with(site, 8, &form);
    let draft = swiss.draft(1);
    assert!(draft.contains("Both are paired on 1 point."), "{draft}");
    assert!(!draft.contains("Both have"), "{draft}");
});

//! Results at a board: first entries, corrections, proofs, and people who are faster.

use chrono::{Datelike, TimeDelta, Timelike};
use domain::GameId;
use domain::audit::Act;
use domain::events::Visibility;
use domain::pairings::Pairing;
use domain::results::{Proof, Recorded, RecordedOutcome};
use domain::tournaments::{Format, Rated};
use domain::zone::Zone;
use rules::Claim;
use store::{pairings, results};
use system::clock;

use super::played::{Plan, Played, count_acts};
use super::support::{Browser, Site, lacks};
use crate::game_data::{self, Case, DataFile};

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];

const RESIGNED: [(&str, &str); 2] = [("outcome", "first"), ("ending", "resignation")];

/// A running round robin of four on a board of 2×6, with those who work there.
struct Hall<'a> {
    played: Played<'a>,
    administrator: Browser,
    scorekeeper: Browser,
    arbiter: Browser,
}

impl<'a> Hall<'a> {
    fn new(site: &'a Site) -> Self {
        Self::with(site, Visibility::Published)
    }

    fn with(site: &'a Site, visibility: Visibility) -> Self {
        let administrator = site.administrator();
        let plan = Plan { visibility, ..Plan::RATED };
        let played = Played::start(site, &plan, &NAMES);
        let event = format!("/events/{}", played.event);
        Self {
            scorekeeper: site.with_role(&administrator, &event, "scorekeeper"),
            arbiter: site.with_role(&administrator, &event, "arbiter"),
            administrator,
            played,
        }
    }

    fn board(&self, round: u16, board: u16) -> String {
        self.played.path(&format!("rounds/{round}/boards/{board}"))
    }

    fn history(&self, site: &Site, round: u16, board: u16) -> Vec<Recorded> {
        let id = self.played.id;
        site.store
            .read(|db| {
                let all = pairings::list(db, id)?;
                let at = |pairing: &&Pairing| (pairing.round, pairing.board) == (round, board);
                let pairing = all.iter().find(at).unwrap();
                results::history(db, pairing.id)
            })
            .unwrap()
    }
}

both!(only_those_who_enter_results_are_told_what_was_saved, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let next = hall.scorekeeper.submit(&board, &RESIGNED);
    assert!(next.ends_with("?saved=1"), "{next}");
    assert!(hall.scorekeeper.page(&next).contains("saved:"));
    lacks(&site.visitor().page(&next), "saved:");
});

/// The hidden field that says what the form was made from.
fn replaces(page: &str) -> String {
    let (_, rest) = page.split_once("name=\"replaces\" value=\"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

fn form<'f>(parts: &[&[(&'f str, &'f str)]]) -> Vec<(&'f str, &'f str)> {
    parts.concat()
}

both!(a_scorekeeper_enters_a_first_result_and_goes_on_to_the_next_board, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let page = hall.scorekeeper.page(&board);
    assert!(page.contains("Enter result") && page.contains("No result yet"));
    let fields = form(&[&RESIGNED, &[("first_points", "20"), ("second_points", "12")]]);
    let next = hall.scorekeeper.submit(&board, &fields);
    assert_eq!(next, format!("{}?saved=1", hall.board(1, 2)));
    let page = hall.scorekeeper.page(&next);
    assert!(page.contains("saved:") && page.contains("1–0"), "{page}");
    let round = hall.scorekeeper.submit(&hall.board(1, 2), &RESIGNED);
    assert_eq!(round, hall.played.path("rounds/1?saved=2"));
    let page = hall.scorekeeper.page(&round);
    assert!(page.contains("role=\"status\"") && page.contains("saved:"), "{page}");
    // A round robin takes the results of any round.
    let last = hall.scorekeeper.submit(&hall.board(3, 2), &RESIGNED);
    assert_eq!(last, format!("{}?saved=2", hall.board(3, 1)));

    let page = site.visitor().page(&board);
    assert!(page.contains("20–12 points") && page.contains("no record"), "{page}");
    lacks(&page, "<form method=\"post\" action=\"/tournaments");
    // Names of accounts are for those who work there.
    lacks(&page, "entered by");
    assert!(hall.arbiter.page(&board).contains("entered by"));
    assert_eq!(count_acts!(site, ResultEntered), 3);
});

both!(a_result_is_told_as_the_clocks_of_its_event_show_it, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    hall.scorekeeper.submit(&board, &RESIGNED);
    let event = format!("/events/{}", hall.played.event);
    let form = [("name", "Waldzell Open"), ("starts_on", "2026-11-20"), ("version", "2")];
    let zone = [("zone", "auckland"), ("visibility", "published")];
    hall.administrator.submit(&event, &form.iter().chain(&zone).copied().collect::<Vec<_>>());
    assert!(hall.administrator.page(&format!("{event}/edit")).contains("Pacific/Auckland"));
    let now = Zone::parse("Pacific/Auckland").unwrap().local(clock::now());
    let page = site.visitor().page(&board);
    let is_told = |minutes| {
        let at = now - TimeDelta::minutes(minutes);
        let (is_pm, hour) = at.hour12();
        let part = if is_pm { "pm" } else { "am" };
        page.contains(&format!("{}, {hour}:{:02} {part} NZ", at.year(), at.minute()))
    };
    assert!((0..5).any(is_told), "{page}");
});

both!(only_staff_enters_results, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    assert_eq!(site.visitor().post(&board, &RESIGNED).status, 401);
    let event = format!("/events/{}", hall.played.event);
    let member = site.with_role(&hall.administrator, &event, "");
    assert_eq!(member.post(&board, &RESIGNED).status, 403);
    hall.scorekeeper.submit(&board, &RESIGNED);
    let page = hall.scorekeeper.page(&board);
    lacks(&page, "name=\"replaces\"");
});

both!(only_an_arbiter_corrects_and_says_why, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    hall.scorekeeper.submit(&board, &RESIGNED);
    let from = replaces(&hall.arbiter.page(&board));
    let second = [("outcome", "second"), ("ending", "played"), ("replaces", &*from)];
    let why = [("reason", "the slip was misread")];
    let refused = hall.scorekeeper.post(&board, &form(&[&second, &why]));
    assert_eq!(refused.status, 422);
    let body = &refused.body;
    assert!(body.contains("Only an arbiter can correct"), "{body}");
    let silent = hall.arbiter.post(&board, &second);
    assert_eq!(silent.status, 422);
    let told = "Enter a reason.";
    assert!(silent.body.contains(told), "{}", silent.body);
    let after = hall.arbiter.submit(&board, &form(&[&second, &why]));
    assert_eq!(after, format!("{board}?saved=1"));
    assert!(hall.arbiter.page(&after).contains("saved:"));

    let page = site.visitor().page(&board);
    assert!(page.contains(why[0].1) && page.contains("0–1"), "{page}");
    let history = hall.history(site, 1, 1);
    assert_eq!(history.len(), 2);
    assert_eq!(history[1].replaces, Some(history[0].id));
    let kept = history[0].decision.outcome;
    assert_eq!(kept, RecordedOutcome::First, "nothing is overwritten");
    assert_eq!(count_acts!(site, ResultCorrected), 1);
});

both!(a_result_is_taken_back_and_entered_anew, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    hall.scorekeeper.submit(&board, &RESIGNED);
    let from = replaces(&hall.arbiter.page(&board));
    let open = [("outcome", "open"), ("replaces", &*from)];
    let silent = hall.arbiter.post(&board, &open);
    assert_eq!(silent.status, 422);
    assert!(silent.body.contains("<details class=\"noprint\" open>"), "{}", silent.body);
    hall.arbiter.submit(&board, &form(&[&open, &[("reason", "another table")]]));
    let page = site.visitor().page(&board);
    assert!(page.contains("No result yet") && page.contains("Result removed"), "{page}");
    let from = replaces(&hall.arbiter.page(&board));
    let again = form(&[&RESIGNED, &[("replaces", &from), ("reason", "this one")]]);
    hall.arbiter.submit(&board, &again);
    assert_eq!(hall.history(site, 1, 1).len(), 3);
});

both!(a_stale_form_is_shown_what_somebody_else_entered, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    hall.scorekeeper.submit(&board, &RESIGNED);
    let typed = [
        ("outcome", "second"),
        ("ending", "played"),
        ("record", "C30 my own notes"),
        ("replaces", ""),
    ];
    let stale = hall.arbiter.post(&board, &typed);
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("Somebody else just entered a result"), "{}", stale.body);
    assert!(stale.body.contains("won by resignation"));
    assert!(stale.body.contains("C30 my own notes"), "nothing typed is lost");
    assert!(stale.body.contains("value=\"second\" accesskey=\"2\" data-key=\"2\" checked"));
    // Sent again, it corrects what the other one entered.
    let first = hall.history(site, 1, 1)[0].id.to_string();
    assert_eq!(replaces(&stale.body), first);
    let same = hall.scorekeeper.post(&board, &form(&[&RESIGNED, &[("form_key", "other")]]));
    assert_eq!(same.status, 409);
    assert!(same.body.contains("the same as yours"), "{}", same.body);
    assert_eq!(hall.history(site, 1, 1).len(), 1);
});

both!(a_double_click_enters_one_result, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let fields = form(&[&RESIGNED, &[("form_key", "k"), ("record", "C40 c40")]]);
    let next = hall.scorekeeper.submit(&board, &fields);
    assert_eq!(hall.scorekeeper.submit(&board, &fields), next);
    assert_eq!(hall.history(site, 1, 1).len(), 1);
    assert_eq!(count_acts!(site, ResultEntered), 1);
});

both!(a_record_that_plays_proves_the_result, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let record = "1. C40 c40 2. A60 f10";
    hall.scorekeeper.submit(&board, &form(&[&RESIGNED, &[("record", record)]]));
    let newest = hall.history(site, 1, 1).remove(0);
    assert_eq!(newest.proof, Proof::Proven);
    let page = site.visitor().page(&board);
    assert!(page.contains("moves legal") && page.contains("0–0 points"), "{page}");
    assert!(page.contains("such as a resignation, was entered by hand"), "{page}");
    let game = newest.game.unwrap();
    let text = site.visitor().page(&format!("/games/{game}/record.txt"));
    for line in [
        "[Event \"Glass Bead Open at Waldzell\"]",
        "[Round \"1\"]",
        "[South \"Josef Knecht\"]",
        "[North \"Carlo Ferromonte\"]",
        "[Game \"gbg:6\"]",
        "[Result \"1-0\"]",
        "[Termination \"resignation\"]",
        record,
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    let verdict = rules::verify(text.as_bytes());
    assert_eq!(verdict.status, rules::Status::Verified, "by itself too");
});

both!(a_faulty_record_comes_back_with_the_place_marked, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let record = "1. C40 c40\r\n2. A60 f33 <3";
    let fields = form(&[&RESIGNED, &[("record", record), ("first_points", "x")]]);
    let answer = hall.scorekeeper.post(&board, &fields);
    assert_eq!(answer.status, 422);
    let body = &answer.body;
    assert!(body.contains("Move 2 of North (ply 4; line 2, column 8)"), "{body}");
    assert!(body.contains("Pit f holds 10. Write each of these beads"), "{body}");
    assert!(body.contains("2. A60 <mark>f33</mark> &#60;3"), "{body}");
    assert!(body.contains("1. C40 c40\r\n2. A60 f33 &#60;3</textarea>"), "{body}");
    assert!(body.contains("Enter points as 12 or 12.5"), "all complaints at once");
    // An arbiter's act.
    lacks(body, "name=\"unproven\"");
    assert!(hall.history(site, 1, 1).is_empty());
});

both!(only_an_arbiter_stores_a_record_as_unproven, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let fields = form(&[&RESIGNED, &[("record", "C40 c33")]]);
    let asked = form(&[&fields, &[("unproven", "yes")]]);
    let refused = hall.scorekeeper.post(&board, &asked);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("Only an arbiter can store"), "{}", refused.body);
    let offered = hall.arbiter.post(&board, &fields);
    assert_eq!(offered.status, 422);
    assert!(offered.body.contains("name=\"unproven\""), "{}", offered.body);
    hall.arbiter.submit(&board, &asked);
    assert_eq!(hall.history(site, 1, 1)[0].proof, Proof::Unproven);
    assert!(site.visitor().page(&board).contains("record unproven"));
});

both!(no_body_breaks_the_board, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let urlencoded = "application/x-www-form-urlencoded";
    let refused = |body: &[u8], expected: &str| {
        let answer = hall.arbiter.post_bytes(&board, urlencoded, &[b"form_key=k&", body].concat());
        assert_eq!(answer.status, 422, "{}", answer.body);
        assert!(answer.body.contains(expected), "{expected}: {}", answer.body);
    };
    refused(b"", "Choose who won");
    refused(b"outcome=first&ending=played&record=C30%ff", "isn’t UTF-8");
    refused(b"outcome=first&ending=played&record=C30%00", "control character");
    let mut long = b"outcome=first&ending=played&unproven=yes&record=".to_vec();
    long.extend(std::iter::repeat_n(b'x', 65_537));
    refused(&long, "a record has at most 65536");
    refused(b"outcome=king&ending=magic&reason=%00", "Choose how it ended");
    refused(b"outcome=draw&ending=played", "has no draws");
    refused(b"outcome=draw&ending=resignation", "doesn’t go with");

    let status = |body: &[u8]| {
        hall.arbiter.post_bytes(&board, urlencoded, &[b"form_key=k&", body].concat()).status
    };
    assert_eq!(status(b"outcome=first&ending=played&replaces=x"), 400);
    assert_eq!(status(b"outcome=first&ending=played&replaces=99999999999"), 400);
    assert_eq!(status(b"outcome=first&ending=played&replaces=99"), 409);
    assert_eq!(status(&vec![b'x'; 2 * 1024 * 1024]), 413);
    let binary = hall.arbiter.post_bytes(&board, "application/octet-stream", &[0, 255, 10]);
    assert!(binary.status < 500, "{}", binary.status);
    assert!(hall.history(site, 1, 1).is_empty());
});

both!(two_people_at_once_are_never_both_first, |site| {
    let hall = Hall::new(site);
    for (round, board) in [(1, 1), (1, 2), (2, 1), (2, 2)] {
        let path = hall.board(round, board);
        let statuses: Vec<u16> = std::thread::scope(|scope| {
            let send = |outcome: &'static str| {
                let path = &path;
                let browser = &hall.scorekeeper;
                let fields = [("outcome", outcome), ("ending", "time")];
                scope.spawn(move || browser.post(path, &fields).status)
            };
            let threads = ["first", "second", "first", "second"].map(send);
            threads.map(|thread| thread.join().unwrap()).to_vec()
        });
        let accepted = statuses.iter().filter(|status| **status == 303).count();
        // The very same form twice is one form; of two different ones, one is overtaken.
        let history = hall.history(site, round, board);
        assert_eq!(history.len(), 1, "{statuses:?}");
        let overtaken = statuses.iter().filter(|status| **status == 409).count();
        assert_eq!((accepted, overtaken), (2, 2), "{statuses:?}");
    }
});

both!(a_board_of_a_draft_or_nowhere_is_not_there, |site| {
    let hall = Hall::with(site, Visibility::Draft);
    let board = hall.board(1, 1);
    assert_eq!(site.visitor().get(&board).status, 404);
    let fields = form(&[&RESIGNED, &[("record", "C40 c40")]]);
    hall.scorekeeper.submit(&board, &fields);
    let game = hall.history(site, 1, 1)[0].game.unwrap();
    for path in ["", "/0", "/record.txt"] {
        let path = format!("/games/{game}{path}");
        assert_eq!(site.visitor().get(&path).status, 404, "{path}");
        assert_eq!(hall.scorekeeper.get(&path).status, 200, "{path}");
    }
    assert_eq!(site.visitor().get(&hall.played.path("games")).status, 404);
    assert!(!site.visitor().page("/games").contains("Josef Knecht"));
    for nowhere in [
        hall.board(1, 3),
        hall.board(9, 1),
        hall.played.path("rounds/0/boards/0"),
        hall.played.path("rounds/x/boards/1"),
        hall.played.path("rounds/70000/boards/1"),
        "/tournaments/99999/rounds/1/boards/1".into(),
    ] {
        assert_eq!(hall.arbiter.get(&nowhere).status, 404, "{nowhere}");
        let status = hall.arbiter.post(&nowhere, &RESIGNED).status;
        assert_eq!(status, 404, "{nowhere}");
    }
});

both!(a_bye_has_no_board, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES[..3]);
    assert_eq!(administrator.get(&played.path("rounds/1/boards/1")).status, 200);
    assert_eq!(administrator.get(&played.path("rounds/1/boards/2")).status, 404);
});

both!(a_correction_of_a_closed_tournament_says_whose_ratings_moved, |site| {
    let hall = Hall::new(site);
    hall.played.record(&["x 1 1 1", "0 x 1 1", "0 0 x 1", "0 0 0 x"]);
    hall.played.close_after(0);
    let board = hall.board(1, 1);
    lacks(&hall.scorekeeper.page(&board), "name=\"replaces\"");
    let page = hall.arbiter.page(&board);
    let from = replaces(&page);
    let is_first = page.contains("value=\"first\" accesskey=\"1\" data-key=\"1\" checked");
    let other = if is_first { "second" } else { "first" };
    let fields = [
        ("outcome", other),
        ("ending", "played"),
        ("replaces", &*from),
        ("reason", "the other way round"),
        ("form_key", "k"),
    ];
    let answer = hall.arbiter.post(&board, &fields);
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.body.contains("Ratings changed"));
    assert!(answer.body.contains("saved:"), "{}", answer.body);
    // A line for each of the two players in each of the two pools: before, change, after.
    let (_, moved) = answer.body.split_once("Ratings changed</h2>").unwrap();
    let table = moved.split("</table>").next().unwrap();
    assert_eq!(table.matches("<tr><th scope=\"row\">").count(), 4, "{table}");
    assert!(table.contains("Glicko-2") && table.contains("Elo"), "{table}");
    assert!(table.contains('+') && table.contains('−'), "{table}");
    let here = format!("{board}?saved=1");
    assert_eq!(hall.arbiter.submit(&board, &fields), here, "sent twice, made once");
    assert_eq!(hall.history(site, 1, 1).len(), 2);
});

both!(whoever_left_is_pointed_out_at_the_board, |site| {
    let hall = Hall::new(site);
    hall.played.withdraw(1, 1);
    let page = hall.scorekeeper.page(&hall.board(1, 1));
    assert!(page.contains("A player withdrew before playing half their games"), "{page}");
});

both!(a_double_round_robin_takes_results_too, |site| {
    let administrator = site.administrator();
    let plan = Plan { format: Format::DoubleRoundRobin, rated: Rated::Unrated, ..Plan::RATED };
    let played = Played::start(site, &plan, &NAMES);
    let board = played.path("rounds/6/boards/2");
    administrator.submit(&board, &RESIGNED);
    assert!(administrator.page(&board).contains("1–0"));
});

both!(no_result_of_a_closed_tournament_is_taken_back, |site| {
    let hall = Hall::new(site);
    hall.played.record(&["x 1 = 1", "0 x 1 1", "= 0 x 1", "0 0 0 x"]).close_after(0);
    let board = hall.board(2, 2);
    let page = hall.arbiter.page(&board);
    assert!(page.contains("Reopen the tournament, or enter another result instead"));
    assert!(!page.contains(">Remove result</button>"), "{page}");
    let replaces = replaces(&page);
    let taken_back =
        [("replaces", replaces.as_str()), ("outcome", "open"), ("reason", "Of another board.")];
    let answer = hall.arbiter.post(&board, &taken_back);
    assert_eq!(answer.status, 422);
    assert!(
        answer.body.contains("Reopen the tournament, or enter another result instead"),
        "{}",
        answer.body
    );
    assert_eq!(hall.history(site, 2, 2).len(), 1);
    hall.administrator.submit(&hall.played.path("reopen"), &[("version", "3")]);
    hall.arbiter.submit(&board, &taken_back);
});

both!(a_scorekeeper_neither_decides_a_game_nor_enters_one_of_who_left, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    assert!(!hall.scorekeeper.page(&board).contains("value=\"adjudication\""));
    assert!(hall.arbiter.page(&board).contains("value=\"adjudication\""));
    for outcome in ["first", "neither"] {
        let decided = [("outcome", outcome), ("ending", "adjudication")];
        let answer = hall.scorekeeper.post(&board, &decided);
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains("Only an arbiter can decide a game."), "{}", answer.body);
    }
    // In the first round 1 meets 4.
    hall.played.withdraw(1, 1);
    lacks(&hall.scorekeeper.page(&board), "Enter result");
    let answer = hall.scorekeeper.post(&board, &RESIGNED);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("A player has withdrawn"), "{}", answer.body);
    assert_eq!(hall.history(site, 1, 1), []);
    hall.arbiter.submit(&board, &RESIGNED);
});

const TEN_PLIES: &str = "1. D30 e02 2. E320 c04 3. F3100 c0 4. A026 a6032 5. C042 b15006";

both!(a_record_of_another_game_proves_nothing, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let record = |south: &str, north: &str| {
        format!(
            "[South \"{south}\"]\n[North \"{north}\"]\n[Game \"gbg:6\"]\n[Result \"1-0\"]\n\
             [Termination \"resignation\"]\n\n1. C40 c40 2. A60 f10"
        )
    };
    let told = |text: &str, expected: &str| {
        let answer = hall.scorekeeper.post(&board, &form(&[&RESIGNED, &[("record", text)]]));
        assert_eq!(answer.status, 422, "{text}");
        assert!(answer.body.contains(expected), "{expected}: {}", answer.body);
    };
    let other = record("Pater Jakobus", "Carlo Ferromonte");
    let expected = "The record names Pater Jakobus as South, but here Josef Knecht moves first.";
    told(&other, expected);
    let swapped = record("Ferromonte", "Knecht");
    told(&swapped, "The record has the players swapped: here Josef Knecht is South");
    let asked = form(&[&RESIGNED, &[("record", &other), ("unproven", "yes")]]);
    hall.arbiter.submit(&board, &asked);
    assert_eq!(hall.history(site, 1, 1)[0].proof, Proof::Unproven);
    let shortly = record("Plinio D.", "Tegularius");
    let shortly = form(&[&RESIGNED, &[("record", &shortly)]]);
    hall.scorekeeper.submit(&hall.board(1, 2), &shortly);
    assert_eq!(hall.history(site, 1, 2)[0].proof, Proof::Proven);
});

both!(two_boards_do_not_prove_their_results_by_the_same_moves, |site| {
    let hall = Hall::new(site);
    let first = form(&[&RESIGNED, &[("record", TEN_PLIES)]]);
    hall.scorekeeper.submit(&hall.board(1, 1), &first);
    let bare = "D30! e02 {hm} E320 c04 F3100 c0 A026 a6032 C042 b15006";
    let again = form(&[&RESIGNED, &[("record", bare)]]);
    let answer = hall.scorekeeper.post(&hall.board(1, 2), &again);
    assert_eq!(answer.status, 422);
    let expected = "prove the result of round 1, board 1";
    assert!(answer.body.contains(expected), "{}", answer.body);
    let asked = form(&[&again, &[("unproven", "yes")]]);
    hall.arbiter.submit(&hall.board(1, 2), &asked);
    assert_eq!(hall.history(site, 1, 2)[0].proof, Proof::Unproven);
});

both!(after_it_is_taken_back_a_result_is_entered_as_if_for_the_first_time, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    hall.scorekeeper.submit(&board, &RESIGNED);
    let first = replaces(&hall.arbiter.page(&board));
    let open = [("outcome", "open"), ("replaces", &*first), ("reason", "another table")];
    let after = hall.arbiter.submit(&board, &open);
    let page = hall.arbiter.page(&after);
    assert!(page.contains("saved:") && page.contains("Result removed"), "{page}");
    assert!(page.contains("Enter result"), "{page}");
    lacks(&page, "Correct result");
    let (_, history) = page.split_once("History").unwrap();
    lacks(history, "no result");
    let current = ">current<";
    assert!(!history.contains(current), "{history}");
    let stale = hall.scorekeeper.post(&board, &form(&[&RESIGNED, &[("replaces", &first)]]));
    assert_eq!(stale.status, 409);
    let told = "The result here was just removed";
    assert!(stale.body.contains(told), "{}", stale.body);

    let from = replaces(&hall.scorekeeper.page(&board));
    let anew = [("outcome", "second"), ("ending", "resignation"), ("replaces", &*from)];
    let next = hall.scorekeeper.submit(&board, &anew);
    assert_eq!(next, format!("{}?saved=1", hall.board(1, 2)));
    assert!(hall.arbiter.page(&hall.board(1, 1)).contains(current));
    let history = hall.history(site, 1, 1);
    assert_eq!(history[2].replaces, Some(history[1].id), "the chain goes on");
    assert_eq!(count_acts!(site, ResultEntered), 2);
    assert_eq!(count_acts!(site, ResultCorrected), 1);
});

both!(the_board_of_who_left_shows_the_forfeit_that_the_round_shows, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    // In the first round 1 meets 4.
    hall.played.withdraw(1, 1);
    let page = site.visitor().page(&board);
    assert!(site.visitor().page(&hall.played.path("rounds/1")).contains("–/+"));
    assert!(page.contains("–/+"), "{page}");
    lacks(&page, "No result yet");
    assert!(page.contains("won by forfeit after a withdrawal"), "{page}");
    assert!(page.contains("Josef Knecht withdrew before round 1"), "{page}");
});

both!(an_arbiter_is_told_whom_a_result_brings_back_into_the_table, |site| {
    let hall = Hall::new(site);
    let told = "Josef Knecht then has half of the games and isn’t struck";
    hall.played.withdraw(1, 1);
    assert!(!hall.arbiter.page(&hall.board(1, 1)).contains(told), "one of three is no half");
    hall.arbiter.submit(&hall.board(1, 1), &RESIGNED);
    let knecht = |board: &str| hall.arbiter.page(board).contains("Josef Knecht withdrew");
    let second = [hall.board(2, 1), hall.board(2, 2)].into_iter().find(|at| knecht(at)).unwrap();
    let page = hall.arbiter.page(&second);
    assert!(page.contains("If you enter a played game:") && page.contains(told), "{page}");
    hall.arbiter.submit(&second, &RESIGNED);
    let page = hall.arbiter.page(&second);
    assert!(!page.contains(told) && page.contains("If you remove this result:"), "{page}");
    assert!(page.contains("then has fewer than half of the games"), "{page}");
});

both!(a_whole_record_is_enough_where_nothing_was_chosen, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let tags = "[Game \"gbg:6\"]\n[Result \"0-1\"]\n[Termination \"time forfeit\"]";
    let record = format!("{tags}\n\n1. C40 c40 2. A60 f10 0-1");
    let pasted = [("outcome", ""), ("ending", "played"), ("record", record.as_str())];
    hall.scorekeeper.submit(&board, &pasted);
    let newest = hall.history(site, 1, 1).remove(0);
    assert_eq!((newest.decision.outcome, newest.proof), (RecordedOutcome::Second, Proof::Proven));
    assert!(site.visitor().page(&board).contains("won on time, 0–0 points"));
});

both!(points_that_are_no_number_are_one_complaint, |site| {
    let hall = Hall::new(site);
    let points = [("first_points", "999999999999"), ("second_points", "12")];
    let answer = hall.scorekeeper.post(&hall.board(1, 1), &form(&[&RESIGNED, &points]));
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Enter points as 12 or 12.5"), "{}", answer.body);
    lacks(&answer.body, "are missing");
});

/// Fields of the readings' buttons, in the order of the page.
fn offered_readings(page: &str) -> Vec<String> {
    let buttons = page.split("name=\"reading\" value=\"").skip(1);
    buttons.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

both!(a_faulty_record_comes_back_with_readings_to_take, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let moves = "1. C40 c40 {why?}\r\n2. A6O f10";
    let typed = form(&[&RESIGNED, &[("record", moves)]]);
    let answer = hall.scorekeeper.post(&board, &typed);
    assert_eq!(answer.status, 422);
    let body = &answer.body;
    assert!(body.contains("Move 2 of South (ply 3): A60 instead of A6O"), "{body}");
    assert!(body.contains("0–0 points · South won"), "the end it leads to: {body}");
    let offered = offered_readings(body);
    assert_eq!(offered[0], "3:A60");
    assert!(body.contains(&format!("formaction=\"{board}#record\" name=\"reading\"")), "{body}");
    assert!(body.contains("aria-invalid=\"true\" autofocus>\n1. C40"), "{body}");
    lacks(body, "doesn’t prove the result");

    let taking = form(&[&typed, &[("reading", &*offered[0])]]);
    let taken = hall.scorekeeper.post(&board, &taking);
    assert_eq!(taken.status, 200);
    let mended = "autofocus>\n1. C40 c40 {why?}\r\n2. A60 f10</textarea>";
    assert!(taken.body.contains(mended), "{}", taken.body);
    let kept = format!("name=\"submitted\" value=\"{moves}\"");
    assert!(taken.body.contains(&kept), "{}", taken.body);
    assert!(taken.body.contains("A reading is in the moves field now"));
    assert!(taken.body.contains("value=\"resignation\" accesskey=\"r\" data-key=\"r\" checked"));
    assert!(hall.history(site, 1, 1).is_empty(), "nothing is applied by itself");
    assert_eq!(site.visitor().post(&board, &taking).status, 401);

    let mended = "1. C40 c40 {why?}\r\n2. A60 f10";
    let sent = form(&[&RESIGNED, &[("record", mended), ("submitted", moves)]]);
    hall.scorekeeper.submit(&board, &sent);
    let newest = hall.history(site, 1, 1).remove(0);
    assert_eq!(newest.proof, Proof::Proven);
    let page = site.visitor().page(&format!("/games/{}", newest.game.unwrap()));
    assert!(page.contains("A reading was accepted, with these changes"), "{page}");
    assert!(page.contains("Move 2 of South (ply 3): A60 instead of A6O"), "{page}");
    assert!(page.contains(&format!("{moves}</textarea>")), "as submitted: {page}");
    assert!(page.contains(&format!("{mended}</textarea>")), "as accepted: {page}");
    // A correction of the points keeps both texts.
    let page = hall.arbiter.page(&board);
    assert!(page.contains(&kept), "{page}");
});

both!(a_reading_with_another_result_says_that_it_does_not_prove_the_one_claimed, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let played = [("outcome", "first"), ("ending", "played"), ("record", "C40 c4O A60")];
    let answer = hall.scorekeeper.post(&board, &played);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("c40 instead of c4O"), "{}", answer.body);
    let told = "doesn’t prove the result that is claimed";
    assert!(answer.body.contains(told), "{}", answer.body);
});

both!(a_reading_of_moves_that_were_changed_since_is_not_taken, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let late = [("record", "C40 c4O A60"), ("reading", "3:A60")];
    let answer = hall.scorekeeper.post(&board, &form(&[&RESIGNED, &late]));
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("C40 c4O A60</textarea>"), "{}", answer.body);
    assert_eq!(offered_readings(&answer.body)[0], "2:c40");
});

both!(moves_that_are_far_from_any_game_have_no_readings, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let typed = form(&[&RESIGNED, &[("record", "these are words and not moves")]]);
    let answer = hall.scorekeeper.post(&board, &typed);
    assert!(answer.body.contains("No small change makes all the moves legal"), "{}", answer.body);
    let plays = form(&[&RESIGNED, &[("record", "C40 c40"), ("first_points", "x")]]);
    let answer = hall.scorekeeper.post(&board, &plays);
    lacks(&answer.body, "id=\"readings\"");
});

both!(a_text_that_was_not_read_is_not_kept_as_submitted, |site| {
    let hall = Hall::new(site);
    let board = hall.board(1, 1);
    let other = "A60 a60 B50 b50 C40 c40 D30 d30 E20 e20 F10 f10 and so on";
    let sent = [("record", "C40 c40 A60 f10"), ("submitted", other)];
    hall.scorekeeper.submit(&board, &form(&[&RESIGNED, &sent]));
    let game = hall.history(site, 1, 1)[0].game.unwrap();
    let page = site.visitor().page(&format!("/games/{game}"));
    lacks(&page, "A reading was accepted");
    let invisible = [("record", "C40 c40 A60 f10 B5"), ("submitted", "C40\u{0}")];
    assert_eq!(
        hall.scorekeeper.post(&hall.board(1, 2), &form(&[&RESIGNED, &invisible])).status,
        422
    );
});

both!(a_game_whose_rules_are_not_played_here_goes_from_its_form_to_ratings_of_its_own, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let page = administrator.page(&format!("{event}/tournaments/new"));
    assert!(page.contains("Other game") && page.contains("name=\"other-name\""), "{page}");
    let usual = Browser::TOURNAMENT.into_iter().filter(|(name, _)| *name != "spec");
    let fields: Vec<_> = usual.chain([("game", "other"), ("other-name", "Hive")]).collect();
    let tournament = administrator.submit(&format!("{event}/tournaments"), &fields);
    assert!(administrator.page(&tournament).contains("Round robin · Hive"));
    administrator.enter(&tournament, &NAMES[..2]);
    administrator.start(&tournament);

    let board = format!("{tournament}/rounds/1/boards/1");
    let page = administrator.page(&board);
    assert!(page.contains("First") && page.contains("Second"), "{page}");
    lacks(&page, "South");
    lacks(&page, "name=\"record\"");
    let moves = form(&[&RESIGNED, &[("record", "wS1 bG1 -wS1")]]);
    let refused = administrator.post(&board, &moves);
    assert_eq!(refused.status, 422);
    let body = &refused.body;
    assert!(body.contains("doesn’t know the rules of this game"), "{body}");
    assert!(body.contains("wS1 bG1 -wS1</textarea>"), "nothing that was typed is lost: {body}");
    lacks(body, "name=\"unproven\"");

    let points = [("first_points", "3.5"), ("second_points", "200")];
    administrator.submit(&board, &form(&[&RESIGNED, &points]));
    let page = site.visitor().page(&board);
    assert!(page.contains("1–0") && page.contains("3.5–200 points"), "{page}");
    for shown in ["standings", "crosstable", "rounds/1"] {
        let page = site.visitor().page(&format!("{tournament}/{shown}"));
        assert!(page.contains("Hive") && page.contains(NAMES[0]), "{shown}: {page}");
    }
    administrator.submit(&format!("{tournament}/close"), &[("version", "2")]);
    let page = site.visitor().page("/ratings");
    assert!(page.contains("<a href=\"/ratings/1\">Hive</a>"), "{page}");
    assert!(page.contains("Glicko-2 · 2 players"), "{page}");
    assert!(page.contains("<a href=\"/ratings/2\">Elo</a>"), "{page}");
    lacks(&page, "Glass Bead Game");
    assert!(site.visitor().page("/ratings/1").contains(NAMES[0]));
});

both!(oware_is_proven_by_its_moves, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let usual = Browser::TOURNAMENT.into_iter().filter(|(name, _)| *name != "spec");
    let fields: Vec<_> = usual.chain([("spec", "oware")]).collect();
    let tournament = administrator.submit(&format!("{event}/tournaments"), &fields);
    assert!(administrator.page(&tournament).contains("Oware"));
    administrator.enter(&tournament, &NAMES[..2]);
    administrator.start(&tournament);
    let board = format!("{tournament}/rounds/1/boards/1");
    assert!(administrator.page(&board).contains("For example 1. D e 2. F c."));
    let refused = administrator.post(&board, &form(&[&RESIGNED, &[("record", "1. D e 2. D c")]]));
    assert!(refused.body.contains("Pit D is empty."), "{}", refused.body);
    administrator.submit(&board, &form(&[&RESIGNED, &[("record", "1. D e 2. 6 3")]]));
    let page = site.visitor().page(&board);
    assert!(page.contains("0–0 points") && page.contains("moves legal"), "{page}");
});

both!(bohnenspiel_is_proven_by_its_moves, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let usual = Browser::TOURNAMENT.into_iter().filter(|(name, _)| *name != "spec");
    let fields: Vec<_> = usual.chain([("spec", "bohnenspiel")]).collect();
    let tournament = administrator.submit(&format!("{event}/tournaments"), &fields);
    administrator.enter(&tournament, &NAMES[..2]);
    administrator.start(&tournament);
    let board = format!("{tournament}/rounds/1/boards/1");
    assert!(administrator.page(&board).contains("For example 1. C e 2. F b."));
    let refused = administrator.post(&board, &form(&[&RESIGNED, &[("record", "1. C E")]]));
    assert!(refused.body.contains("Pit E is the opponent’s."), "{}", refused.body);
    let refused = administrator.post(&board, &form(&[&RESIGNED, &[("record", "1. C30 e")]]));
    assert!(refused.body.contains("Write one pit"), "{}", refused.body);
    administrator.submit(&board, &form(&[&RESIGNED, &[("record", "1. C 5 2. F b")]]));
    let page = site.visitor().page(&board);
    assert!(page.contains("0–0 points") && page.contains("moves legal"), "{page}");
});

/// Bare moves that end a game by the rules, and who has won by them.
fn played_out() -> (String, &'static str) {
    let files = game_data::record_files();
    let mut cases = files.iter().flat_map(DataFile::cases).filter(Case::is_verified);
    let is_over = |case: &Case| {
        let is_here = case.record.contains("\"gbg:6\"") && !case.record.contains("Termination");
        let verdict = rules::verify(case.record.as_bytes());
        is_here && verdict.result.is_some_and(|result| result != Claim::Open)
    };
    let case = cases.find(is_over).unwrap();
    let is_first = rules::verify(case.record.as_bytes()).result == Some(Claim::FirstWins);
    let moves = case.record.lines().filter(|line| !line.starts_with('['));
    (moves.collect::<Vec<_>>().join("\n"), if is_first { "first" } else { "second" })
}

const BY_MOVES: &str = "verified";
const MOVES: &str = "moves legal";
const OF_SHORT: &str = "the ending, such as a resignation, was entered by hand.";
const OF_WHOLE: &str = "All moves are legal and lead to this result.";

/// A round whose first board has two moves and a resignation and whose second has a whole game;
/// and these games.
fn short_and_whole(site: &Site) -> (Hall<'_>, [GameId; 2]) {
    let hall = Hall::new(site);
    let resigned = form(&[&RESIGNED, &[("record", "1. C40 c40")]]);
    hall.scorekeeper.submit(&hall.board(1, 1), &resigned);
    let (record, winner) = played_out();
    let whole = [("outcome", winner), ("ending", "played"), ("record", record.as_str())];
    hall.scorekeeper.submit(&hall.board(1, 2), &whole);
    let games = [1, 2].map(|board| hall.history(site, 1, board)[0].game.unwrap());
    (hall, games)
}

both!(two_moves_and_a_resignation_prove_the_moves_and_not_the_result, |site| {
    let (hall, games) = short_and_whole(site);
    let told = [(MOVES, OF_SHORT, BY_MOVES, OF_WHOLE), (BY_MOVES, OF_WHOLE, MOVES, OF_SHORT)];
    for (board, (word, long, other_word, other_long)) in (1..).zip(told) {
        let idx = usize::from(board) - 1;
        let places = [
            hall.board(1, board),
            format!("/games/{}", games[idx]),
            format!("/players/{}", hall.played.players[idx]),
        ];
        for page in places.map(|path| site.visitor().page(&path)) {
            assert!(page.contains(word) && page.contains(long), "{word} in {page}");
            lacks(&page, other_word);
            lacks(&page, other_long);
        }
    }
});

both!(
    a_round_and_lists_of_games_tell_moves_that_are_checked_from_results_that_are_proven,
    |site| {
        let (hall, _) = short_and_whole(site);
        for page in ["/games".to_owned(), hall.played.path("games"), hall.played.path("rounds/1")] {
            let page = site.visitor().page(&page);
            for told in [MOVES, BY_MOVES, OF_SHORT, OF_WHOLE] {
                assert!(page.contains(told), "{told} in {page}");
            }
        }
    }
);

both!(a_crosstable_tells_moves_that_are_checked_from_results_that_are_proven, |site| {
    let (hall, games) = short_and_whole(site);
    let page = site.visitor().page(&hall.played.path("crosstable"));
    let cells = games.map(|game| {
        let link = format!("href=\"/games/{game}\">");
        let cells = page.split(&link).skip(1);
        cells.map(|rest| rest.split("</a>").next().unwrap().to_owned()).collect::<Vec<_>>()
    });
    let checked = |cell: &String| cell.contains(MOVES) && cell.contains("<small>m</small>");
    let proven = |cell: &String| cell.contains(BY_MOVES) && cell.contains("✓</small>");
    for cells in &cells {
        assert_eq!(cells.len(), 2, "{page}");
    }
    assert!(cells[0].iter().all(|cell| checked(cell) && !proven(cell)), "{cells:?}");
    assert!(cells[1].iter().all(|cell| proven(cell) && !checked(cell)), "{cells:?}");
});

//! What people without a role make the server store: each has a limit, and is told so.

use domain::TournamentId;
use domain::audit::Act;
use domain::submissions::Submission;
use serde_json::json;
use store::{audit, pairings, submissions};

use super::by_link::{Table, challenge, comes_with, link_in};
use super::links::{Hall, number};
use super::my::Five;
use super::played::count_acts;
use super::support::{Answer, Browser, Site, hidden};
use super::tokens::{Program, token};
use crate::database::unique;

/// The first board of a running round robin of four, with the phones of its two players.
struct Board<'a> {
    site: &'a Site,
    hall: Hall<'a>,
    path: String,
    first: Browser,
    second: Browser,
}

impl<'a> Board<'a> {
    fn new(site: &'a Site) -> Self {
        let hall = Hall::new(site);
        let path = format!("{}/rounds/1/boards/1", hall.tournament);
        let (first, second) = (hall.player(0), hall.player(3));
        Self { site, hall, path, first, second }
    }

    fn handed_in(&self) -> Vec<Submission> {
        let id = TournamentId(number(&self.hall.tournament));
        let read = |db: &mut _| {
            let pairing = pairings::find(db, id, (1, 1))?.unwrap();
            submissions::of_board(db, pairing.id)
        };
        self.site.store.read(read).unwrap()
    }

    /// Hands in a version of the result: of two numbers in a row each is another one, and the fifth is like no other.
    fn hand_in(&self, by: &Browser, number: usize) -> Answer {
        let outcome = if number % 2 == 1 { "first" } else { "second" };
        let ending = if number == 5 { "resignation" } else { "played" };
        let key = unique("key");
        let form =
            [("form_key", &*key), ("outcome", outcome), ("ending", ending), ("confirmed", "yes")];
        by.post(&format!("{}/hand-in", self.path), &form)
    }

    fn answer(&self, by: &Browser, answer: &str) -> Answer {
        let id = self.handed_in().last().unwrap().id.to_string();
        let form = [("form_key", &*unique("key")), ("submission", &*id)];
        by.post(&format!("{}/{answer}", self.path), &form)
    }
}

/// A button, pressed once more.
fn press(by: &Browser, path: &str) -> Answer {
    by.post(path, &[("form_key", &unique("key"))])
}

fn n_acts(site: &Site) -> usize {
    site.store.read(audit::list).unwrap().len()
}

both!(of_sixty_versions_of_a_result_five_are_kept_and_more_are_refused_with_a_sentence, |site| {
    let board = Board::new(site);
    let answers: Vec<Answer> = (1..=60).map(|number| board.hand_in(&board.first, number)).collect();
    let n_taken = answers.iter().filter(|answer| answer.status == 303).count();
    assert_eq!((n_taken, board.handed_in().len()), (5, 5));
    let refused = &answers[59];
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(refused.body.contains("Call the arbiter, who enters it with you"), "{}", refused.body);
    let kept = "value=\"second\" checked";
    assert!(refused.body.contains(kept), "what was typed is kept: {}", refused.body);
    // The other player and the tablets have versions of their own.
    assert_eq!(board.hand_in(&board.second, 8).status, 303);
    let tablet = board.hall.phone(&board.hall.tablet_link());
    let by_tablet: Vec<u16> = (1..=7).map(|number| board.hand_in(&tablet, number).status).collect();
    assert_eq!(by_tablet, [303, 303, 303, 303, 303, 422, 422]);
    assert_eq!(board.handed_in().len(), 11);
});

both!(after_a_result_counts_too_a_sixth_version_is_refused_with_a_sentence, |site| {
    let board = Board::new(site);
    assert_eq!(board.hand_in(&board.first, 9).status, 303);
    assert_eq!(board.hand_in(&board.second, 9).status, 303, "it counts");
    let late: Vec<u16> =
        (10..15).map(|number| board.hand_in(&board.second, number).status).collect();
    assert_eq!(late, [303, 303, 303, 303, 422]);
    let refused = board.hand_in(&board.second, 20);
    assert!(refused.body.contains("Call the arbiter, who enters it with you"), "{}", refused.body);
});

both!(the_same_result_handed_in_again_changes_nothing, |site| {
    let board = Board::new(site);
    assert_eq!(board.hand_in(&board.first, 9).status, 303);
    let n_before = n_acts(site);
    for _ in 0..10 {
        assert_eq!(board.hand_in(&board.first, 9).status, 303);
    }
    assert_eq!((board.handed_in().len(), n_acts(site)), (1, n_before));
    // It is said anew after something else was, and after the own version was given up.
    assert_eq!(board.hand_in(&board.first, 8).status, 303);
    assert_eq!(board.hand_in(&board.first, 9).status, 303);
    assert_eq!(board.handed_in().len(), 3);
});

both!(who_disputes_and_confirms_in_turn_is_heard_five_times, |site| {
    let board = Board::new(site);
    let policy = format!("{}/links/policy", board.hall.tournament);
    board.hall.arbiter.submit(&policy, &[("policy", "arbiter")]);
    assert_eq!(board.hand_in(&board.first, 9).status, 303);
    let answers = ["dispute", "dispute", "confirm", "confirm", "dispute", "confirm", "dispute"];
    for answer in answers {
        assert_eq!(board.answer(&board.second, answer).status, 303, "{answer}");
    }
    assert_eq!(count_acts!(site, SubmissionAnswered), 5);
    let refused = board.answer(&board.second, "confirm");
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(refused.body.contains("Call the arbiter"), "{}", refused.body);
});

both!(who_calls_the_arbiter_and_cancels_again_and_again_is_told_to_go_there, |site| {
    let board = Board::new(site);
    let (call, my) = (format!("{}/call", board.path), board.hall.my());
    let ends = |by: &Browser| {
        let page = by.page(&my);
        let (_, rest) = page.split_once("/my/calls/").expect("an open call");
        let id = rest.split('/').next().unwrap().to_owned();
        press(by, &format!("{}/my/calls/{id}/end", board.hall.tournament))
    };
    for _ in 0..6 {
        assert_eq!(press(&board.first, &call).status, 303);
        assert_eq!(ends(&board.first).status, 303);
    }
    let n_before = n_acts(site);
    for _ in 0..10 {
        let refused = press(&board.first, &call);
        assert_eq!(refused.status, 429, "{}", refused.body);
        assert!(refused.body.contains("Go to the arbiters’ desk"), "{}", refused.body);
        assert_eq!(refused.header("retry-after"), "3600");
    }
    assert_eq!(n_acts(site), n_before);
    assert_eq!(press(&board.second, &call).status, 303, "the other player is heard");
});

both!(a_player_makes_120_changes_within_an_hour_and_nobody_else_has_to_wait, |site| {
    let hall = Hall::new(site);
    let (phone, other) = (hall.player(0), hall.player(1));
    let choose = |by: &Browser, name: &str| {
        let form = [("form_key", &*unique("key")), ("shows_name", name)];
        by.post(&format!("{}/my/public", hall.event), &form)
    };
    for n in 0..120 {
        let answer = choose(&phone, if n % 2 == 0 { "initial" } else { "full" });
        assert_eq!(answer.status, 303, "{n}: {}", answer.body);
    }
    let n_before = n_acts(site);
    let refused = choose(&phone, "initial");
    assert_eq!(refused.status, 429, "{}", refused.body);
    assert!(refused.body.contains("Nothing was saved. Try again in an hour"), "{}", refused.body);
    assert_eq!(n_acts(site), n_before);
    assert_eq!(choose(&other, "initial").status, 303);
});

both!(an_account_without_a_role_makes_300_changes_within_an_hour, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let member = site.with_role(&administrator, &event, "");
    for n in 0..300 {
        let answer = press(&member, "/account/alerts/feed");
        assert_eq!(answer.status, 200, "{n}: {}", answer.body);
    }
    let refused = press(&member, "/account/alerts/feed");
    assert_eq!(refused.status, 429, "{}", refused.body);
});

both!(who_withdraws_and_comes_back_again_and_again_asks_an_arbiter, |site| {
    let five = Five::new(site);
    five.allow("1");
    let phone = five.phone("Fritz Tegularius");
    let attends = |act: &str| {
        let path = five.at(&format!("my/{act}"));
        let shown = phone.get(&path);
        if shown.status != 200 {
            return shown;
        }
        let form = [("form_key", &*unique("key")), ("verdict", &*hidden(&shown.body, "verdict"))];
        phone.post(&path, &form)
    };
    for _ in 0..3 {
        assert_eq!(attends("withdraw").status, 303);
        assert_eq!(attends("return").status, 303);
    }
    let refused = attends("withdraw");
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(refused.body.contains("Ask an arbiter to withdraw you"), "{}", refused.body);
});

both!(a_bye_that_is_taken_twice_is_one, |site| {
    let five = Five::new(site);
    five.allow("1");
    let phone = five.phone("Fritz Tegularius");
    assert_eq!(five.take(&phone, "zero-point", &["2"]).0, 303);
    let n_before = n_acts(site);
    for _ in 0..5 {
        assert_eq!(five.take(&phone, "zero-point", &["2"]).0, 303);
    }
    assert_eq!(n_acts(site), n_before);
});

both!(an_account_is_asked_for_five_times_a_month_behind_a_personal_link, |site| {
    let hall = Hall::new(site);
    let administrator = site.administrator();
    let member = site.with_role(&administrator, &hall.event, "");
    let phone = member.with_link(&hall.player(0));
    let path = format!("{}/my/account", hall.event);
    for _ in 0..5 {
        assert_eq!(press(&phone, &format!("{path}/own")).status, 303);
        assert_eq!(press(&phone, &format!("{path}/cancel")).status, 303);
    }
    let n_before = n_acts(site);
    let refused = press(&phone, &format!("{path}/own"));
    assert_eq!(refused.status, 422, "{}", refused.body);
    assert!(refused.body.contains("Ask at the desk, or try again in a month"), "{}", refused.body);
    assert_eq!(n_acts(site), n_before);
});

both!(of_more_than_fifty_sessions_of_an_account_the_oldest_end, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let first = site.with_role(&administrator, &event, "");
    let page = first.page("/account");
    let (_, rest) = page.split_once("<h1><bdi>").expect("the name");
    let name = rest.split('<').next().unwrap().to_owned();
    let others: Vec<Browser> = (0..49).map(|_| site.visitor().signed_in(&name)).collect();
    assert_eq!(first.get("/account").status, 200, "fifty last");
    let newest = site.visitor().signed_in(&name);
    assert_eq!(first.get("/account").status, 303, "it leads to where one signs in");
    assert!(others.iter().chain([&newest]).all(|one| one.get("/account").status == 200));
});

both!(of_more_than_twenty_phones_of_a_player_the_first_are_out_again, |site| {
    let hall = Hall::new(site);
    let link = hall.link(0);
    let phones: Vec<Browser> = (0..25).map(|_| hall.phone(&link)).collect();
    let is_in = |phone: &Browser| phone.get(&hall.my()).status == 200;
    let n_in = phones.iter().filter(|phone| is_in(phone)).count();
    assert_eq!(n_in, 20);
    assert!(is_in(&phones[24]) && !is_in(&phones[0]));
    let tablets = hall.tablet_link();
    let first = hall.phone(&tablets);
    for _ in 0..30 {
        hall.phone(&tablets);
    }
    assert_eq!(first.get(&format!("{}/tablet", hall.tournament)).status, 200, "a hall has many");
});

both!(of_more_than_twenty_browsers_at_a_seat_the_first_are_out_again, |site| {
    let table = Table::of(site, &[]);
    let link = link_in(&press(&table.opponent, &format!("{}/link", table.path)));
    let browsers: Vec<Browser> = (0..25)
        .map(|_| {
            let browser = comes_with(site, &link);
            assert_eq!(press(&browser, &link).status, 303);
            browser
        })
        .collect();
    // It names no setting; without a seat nobody gets that far.
    let has_seat = |one: &Browser| press(one, &format!("{}/settings", table.path)).status == 404;
    assert_eq!(browsers.iter().filter(|one| has_seat(one)).count(), 20);
    assert!(has_seat(&browsers[24]) && !has_seat(&browsers[0]));
});

both!(a_seat_gets_twenty_new_links_within_an_hour, |site| {
    let table = Table::of(site, &challenge(&[]));
    let path = format!("{}/link", table.path);
    let statuses: Vec<u16> = (0..22).map(|_| press(&table.opponent, &path).status).collect();
    assert_eq!(statuses[..20], [200; 20]);
    assert_eq!(statuses[20..], [429; 2]);
});

both!(a_program_records_fifty_results_of_a_board_and_no_more, |site| {
    let hall = Hall::new(site);
    let secret = token(&site.administrator(), &hall.tournament);
    let program = Program { browser: site.visitor(), token: &secret };
    let mut replaces = json!(null);
    let mut refused = None;
    for n in 0..=50 {
        let outcome = if n % 2 == 0 { "first" } else { "second" };
        let body = json!({
            "outcome": outcome, "ending": "resignation", "replaces": replaces, "reason": "typed wrongly",
        });
        let answer = program.post(&format!("{}/rounds/1/boards/1/result", hall.tournament), &body);
        if answer.status != 200 {
            refused = Some((n, answer));
            break;
        }
        let round: serde_json::Value = serde_json::from_str(&answer.body).unwrap();
        replaces = round["pairings"][0]["result"]["id"].clone();
    }
    let (n, refused) = refused.expect("an end");
    assert_eq!((n, refused.status), (50, 422), "{}", refused.body);
    assert!(refused.body.contains("changed too often for a program"), "{}", refused.body);
});

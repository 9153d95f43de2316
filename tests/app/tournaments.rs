//! Tournaments: made, changed, started.

use domain::audit::Act;

use super::played::{Plan, Played, count_acts};
use super::support::{Browser, lacks};

/// The form of a tournament with some fields of its own.
fn form<'a>(fields: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    let own = |name: &str| fields.iter().any(|(other, _)| *other == name);
    let usual = Browser::TOURNAMENT.into_iter();
    let usual = usual.filter(|(name, _)| !own(name));
    usual.chain(fields.iter().copied()).collect()
}

/// Whether the card of a family is picked.
pub(crate) fn picked(page: &str, family: &str) -> bool {
    page.contains(&format!("name=\"game\" value=\"{family}\" checked"))
}

/// Whether a list has this value chosen.
pub(crate) fn chosen(page: &str, field: &str, value: &str) -> bool {
    let (_, list) = page.split_once(&format!("<select id=\"{field}\"")).expect(field);
    let (list, _) = list.split_once("</select>").unwrap();
    list.contains(&format!("<option value=\"{value}\" selected>"))
}

both!(a_preset_comes_filled_in, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    let page = organiser.page(&format!("{event}/tournaments/new?preset=gbg-5"));
    assert!(picked(&page, "gbg") && chosen(&page, "gbg-size", "5"), "{page}");
    assert!(page.contains("value=\"Glass Bead Game 2×5\""));
    assert!(page.contains("value=\"½\""));
    let page = organiser.page(&format!("{event}/tournaments/new?preset=nonsense"));
    assert!(picked(&page, "gbg") && chosen(&page, "gbg-size", "6"), "{page}");
    assert!(page.contains("value=\"gbg-6-double\""));
});

both!(a_preset_keeps_the_name_that_was_typed, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    let with =
        |name: &str| organiser.page(&format!("{event}/tournaments/new?preset=gbg-5&name={name}"));
    assert!(with("Masters").contains("value=\"Masters\""));
    let page = with("Glass+Bead+Game+2%C3%976");
    assert!(page.contains("value=\"Glass Bead Game 2×5\""), "another preset's name: {page}");
});

both!(a_preset_is_chosen_without_a_form_in_the_address, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    let path = format!("{event}/tournaments/new");
    let page = organiser.page(&path);
    assert!(!page.contains("formmethod"), "{page}");
    let answer = organiser.post(&path, &[("name", "Masters"), ("preset", "gbg-5")]);
    assert_eq!(answer.status, 200);
    assert!(chosen(&answer.body, "gbg-size", "5") && answer.body.contains("value=\"Masters\""));
});

both!(the_event_lists_its_tournaments, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    assert!(site.visitor().page(&event).contains("No tournaments yet"));
    let tournament = organiser.tournament(&event);
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let page = site.visitor().page(&event);
    assert!(page.contains(&format!("href=\"{tournament}\"")));
    assert!(page.contains("Round robin · Glass Bead Game 2×6 · 2 players"), "{page}");
    assert!(page.contains("entries open"));
    lacks(&page, "New tournament");
});

both!(every_fault_of_a_tournament_is_told_at_once, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    let fields = form(&[("name", ""), ("spec", "chess"), ("win", "one"), ("format", "knockout")]);
    let answer = organiser.post(&format!("{event}/tournaments"), &fields);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Please fix the 4 highlighted fields"), "{}", answer.body);
    assert!(answer.body.contains("No game here is called “chess”"));
    assert!(answer.body.contains("value=\"one\""));
    for (spec, words) in [
        (" ", "id=\"spec-complaint\">Please fill this in."),
        ("Hive", "No game here is called “Hive”"),
        ("gbg", "The size is missing"),
        ("gbg:12", "“12” isn’t a size"),
        ("gbg:6,komi", "“komi” isn’t an option"),
        ("gbc:9,komi", "Options: drop=unowned, stakes=c3+f6 or komi=4"),
        ("gbc:9,stakes=z9", "“z9” isn’t a square of a 9 by 9 board"),
        ("gbc:9,stakes=c3+c3", "c3 is staked out twice"),
        ("gbc:9,komi=0", "“0” isn’t a komi. Use a whole or half number from 0.5 to 81"),
        ("gbc:9,komi=4,komi=4", "The option komi is given twice"),
        ("gbc:9,komi=4.0", "Write it as gbc:9,komi=4"),
        ("GBG:6", "Write it as gbg:6"),
        ("bohnenspiel:6", "has one size and no options"),
        ("oware:6", "has one size and no options"),
        ("Hive", "result-only: before its name"),
        ("result-only:", "A name has 1 to 40 characters"),
        ("result-only:Hive!", "can’t contain “!”"),
        ("result-only: Hive", "Write it as result-only:Hive"),
    ] {
        let answer = organiser.post(&format!("{event}/tournaments"), &form(&[("spec", spec)]));
        assert!(answer.status == 422 && answer.body.contains(words), "{spec}");
    }
    let fields = form(&[("draw", "1")]);
    let answer = organiser.post(&format!("{event}/tournaments"), &fields);
    assert!(answer.body.contains("must be worth less than a win"));
});

both!(a_refused_form_begins_at_its_first_fault, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    let fields = form(&[("spec", "chess"), ("win", "one")]);
    let answer = organiser.post(&format!("{event}/tournaments"), &fields);
    assert_eq!(answer.body.matches(" autofocus").count(), 1, "{}", answer.body);
    let (before, _) = answer.body.split_once(" autofocus").unwrap();
    assert!(before.rsplit('<').next().unwrap().contains("name=\"game\""), "{before}");
    let fresh = organiser.page(&format!("{event}/tournaments/new"));
    let (before, _) = fresh.split_once(" autofocus").unwrap();
    assert!(before.rsplit('<').next().unwrap().contains("name=\"name\""), "{fresh}");
});

both!(a_double_click_makes_one_tournament, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    let fields = form(&[("form_key", "k")]);
    let path = format!("{event}/tournaments");
    assert_eq!(organiser.submit(&path, &fields), organiser.submit(&path, &fields));
});

both!(a_stale_change_is_shown_what_somebody_else_did, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    let change = |name: &'static str, version: &'static str| {
        organiser.post(&tournament, &form(&[("name", name), ("version", version)]))
    };
    assert_eq!(change("Masters", "1").status, 303);
    let stale = change("Seniors", "1");
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("Somebody else changed this"));
    assert!(stale.body.contains("<bdi>Masters</bdi>") && stale.body.contains("value=\"Seniors\""));
    assert_eq!(change("Seniors", "2").status, 303);
});

both!(a_double_click_on_save_changes_once, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    let fields = form(&[("form_key", "k"), ("name", "Masters"), ("version", "1")]);
    assert_eq!(organiser.submit(&tournament, &fields), tournament);
    assert_eq!(organiser.submit(&tournament, &fields), tournament);
    assert_eq!(count_acts!(site, TournamentChanged), 1);
});

both!(after_the_start_only_the_name_can_be_changed, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    organiser.start(&tournament);
    let page = organiser.page(&format!("{tournament}/edit"));
    assert!(page.contains("you can change only its name"));
    lacks(&page, "name=\"game\"");
    let fields = form(&[("name", "Masters"), ("spec", "gbg:5"), ("version", "2")]);
    organiser.submit(&tournament, &fields);
    let page = site.visitor().page(&tournament);
    assert!(page.contains("Masters") && page.contains("2×6") && !page.contains("2×5"));
});

both!(the_overview_says_what_to_do_next, |site| {
    let organiser = site.administrator();
    let event = organiser.published_event();
    let tournament = organiser.tournament(&event);
    let page = organiser.page(&tournament);
    assert!(page.contains("Add at least two players"));
    lacks(&page, "Start tournament");
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori", "Tito"]);
    let page = organiser.page(&tournament);
    assert!(page.contains("3 players: 3 rounds, 3 games"), "{page}");
    let scorekeeper = site.with_role(&organiser, &event, "scorekeeper");
    lacks(&scorekeeper.page(&tournament), "Next step");
    organiser.start(&tournament);
    let page = scorekeeper.page(&tournament);
    assert!(page.contains("Enter the results of round 1"), "{page}");
    assert!(page.contains("0 of 3 results in"));
    let visitor = site.visitor().page(&tournament);
    assert!(visitor.contains("1-½-0"));
    lacks(&visitor, "Next step");
});

both!(a_draft_tells_organisers_how_to_publish_it, |site| {
    let organiser = site.administrator();
    let form = [("name", "Waldzell Open"), ("starts_on", "2026-11-20"), ("ends_on", "2026-11-22")];
    let event = organiser.submit("/events", &form);
    let tournament = organiser.tournament(&event);
    let link = format!("<a href=\"{event}/edit\">Publish event</a>");
    assert!(organiser.page(&tournament).contains(&link));
    let arbiter = site.with_role(&organiser, &event, "arbiter");
    lacks(&arbiter.page(&tournament), "Publish event");
    let published = organiser.tournament(&organiser.published_event());
    lacks(&organiser.page(&published), "Publish event");
});

both!(after_the_last_result_the_next_step_is_to_close, |site| {
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    let organiser = site.administrator();
    let overview = format!("/tournaments/{}", played.id);
    let button = format!("class=\"button\" href=\"{}\"", played.path("close"));
    assert!(!organiser.page(&overview).contains(&button));
    played.set(1, 2, "1");
    let page = organiser.page(&overview);
    assert!(page.contains(&button), "{page}");
});

both!(a_start_without_enough_players_is_refused, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    let start = || organiser.post(&format!("{tournament}/start"), &[("numbering", "lot")]);
    let answer = start();
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Add at least two"));
    organiser.enter(&tournament, &["Josef Knecht"]);
    assert!(start().body.contains("only one player"));
});

both!(a_start_with_too_many_players_says_how_many_rounds, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    let lines: Vec<String> = (1..=101).map(|number| format!("Player {number}")).collect();
    organiser.enter_list(&tournament, &lines.join("\n"));
    let page = organiser.page(&tournament);
    assert!(page.contains("101 players would play 101 rounds"), "before anybody tries");
    lacks(&page, "name=\"numbering\"");
    let answer = organiser.post(&format!("{tournament}/start"), &[("numbering", "lot")]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("101 players would play 101 rounds"), "{}", answer.body);
});

both!(a_start_from_an_old_page_asks_again, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let seen = organiser.seen(&tournament);
    organiser.enter(&tournament, &["Tito"]);
    let form = [("numbering", "rating"), ("seen", seen.as_str())];
    let answer = organiser.post(&format!("{tournament}/start"), &form);
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("3 are entered now"), "{}", answer.body);
    assert!(answer.body.contains("value=\"rating\" checked"));
});

both!(a_start_after_one_came_for_another_asks_again, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let seen = organiser.seen(&tournament);
    let page = organiser.page(&format!("{tournament}/entries"));
    let (_, rest) = page.split_once(&format!("href=\"{tournament}/entries/")).unwrap();
    let entry = rest.split('/').next().unwrap();
    organiser.submit(&format!("{tournament}/entries/{entry}/remove"), &[]);
    organiser.enter(&tournament, &["Tito"]);
    let form = [("numbering", "entered"), ("seen", seen.as_str())];
    let answer = organiser.post(&format!("{tournament}/start"), &form);
    assert_eq!(answer.status, 409, "{}", answer.body);
    assert!(answer.body.contains("2 are entered now"), "{}", answer.body);
});

both!(a_start_that_does_not_say_how_to_number_draws_no_lots, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let seen = organiser.seen(&tournament);
    for numbering in ["", "alphabet"] {
        let form = [("numbering", numbering), ("seen", seen.as_str())];
        let answer = organiser.post(&format!("{tournament}/start"), &form);
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains("Choose how to give pairing numbers."));
    }
    assert_eq!(count_acts!(site, TournamentStarted), 0);
});

both!(a_double_click_starts_once_and_a_second_start_is_refused, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let seen = organiser.seen(&tournament);
    let form = [("form_key", "k"), ("numbering", "lot"), ("seen", seen.as_str())];
    let path = format!("{tournament}/start");
    let first = organiser.submit(&path, &form);
    assert_eq!(organiser.submit(&path, &form), first);
    let again = organiser.post(&path, &[("form_key", "l"), ("numbering", "lot")]);
    assert_eq!(again.status, 422);
    assert!(again.body.contains("has already started"));
});

both!(two_who_start_at_once_start_it_once, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori", "Tito"]);
    let seen = organiser.seen(&tournament);
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let starts: Vec<_> = (0..4)
            .map(|key| {
                let (organiser, tournament) = (organiser.clone(), tournament.clone());
                let seen = seen.as_str();
                scope.spawn(move || {
                    let key = key.to_string();
                    let form = [("form_key", key.as_str()), ("numbering", "lot"), ("seen", seen)];
                    organiser.post(&format!("{tournament}/start"), &form).status
                })
            })
            .collect();
        starts.into_iter().map(|one| one.join().unwrap()).collect()
    });
    let started = statuses.iter().filter(|status| **status == 303);
    assert_eq!(started.count(), 1, "{statuses:?}");
    assert!(organiser.page(&tournament).contains("0 of 3 results in"));
});

both!(a_start_is_undone_and_the_tournament_takes_entries_again, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori", "Tito"]);
    organiser.start(&tournament);
    lacks(&site.visitor().page(&tournament), "Undo start");
    assert!(organiser.page(&tournament).contains("Undo start"));
    assert!(organiser.page(&format!("{tournament}/unstart")).contains("Everybody stays entered"));
    let entries = organiser.submit(&format!("{tournament}/unstart"), &[("form_key", "u")]);
    assert_eq!(entries, format!("{tournament}/entries"));
    organiser.enter(&tournament, &["Fritz Tegularius"]);
    organiser.start(&tournament);
    assert!(organiser.page(&tournament).contains("0 of 6 results in"));
    assert_eq!(count_acts!(site, TournamentUnstarted), 1);
});

both!(a_start_with_results_says_which_to_remove_first, |site| {
    let organiser = site.administrator();
    let tournament = organiser.tournament(&organiser.published_event());
    organiser.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    organiser.start(&tournament);
    let board = format!("{tournament}/rounds/1/boards/1");
    organiser.submit(&board, &[("outcome", "first"), ("ending", "resignation")]);
    lacks(&organiser.page(&tournament), "Undo start");
    let answer = organiser.post(&format!("{tournament}/unstart"), &[]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("One game has a result. Remove it first."), "{}", answer.body);
    assert!(answer.body.contains(&format!("href=\"{board}\"")), "{}", answer.body);
});

both!(after_the_last_result_the_page_leads_on, |site| {
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori", "Tito"]);
    let (arbiter, visitor) = (site.administrator(), site.visitor());
    let round = |number: u16| arbiter.page(&played.path(&format!("rounds/{number}")));
    lacks(&round(1), "Enter the results of round");
    played.record(&["x 1 .", "0 x .", ". . x"]);
    played.record(&["x . .", ". x 1", ". 0 x"]);
    let complete = (1..=3).find(|number| round(*number).contains("Enter the results of round"));
    assert!(complete.is_some(), "a round without open games leads to the next one with some");
    played.record(&["x . 1", ". x .", "0 . x"]);
    assert!(round(3).contains("Check the standings, then close the tournament"), "{}", round(3));
    lacks(&visitor.page(&played.path("rounds/3")), "then close the tournament");
});

both!(a_closed_tournament_names_its_winner_wherever_it_is_shown, |site| {
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    let visitor = site.visitor();
    let event = format!("/events/{}", played.event);
    let own = format!("/tournaments/{}", played.id);
    played.record(&["x 1", "0 x"]);
    lacks(&visitor.page(&own), "Winner: ");
    played.close_after(0);
    for page in [visitor.page(&own), visitor.page(&event)] {
        assert!(page.contains("Winner: Josef Knecht"), "{page}");
    }
    let shared = Played::start(site, &Plan::RATED, &["Tito", "Fritz Tegularius"]);
    shared.record(&["x =", "= x"]).close_after(0);
    let page = visitor.page(&format!("/tournaments/{}", shared.id));
    assert!(page.contains("Joint winners: Tito, Fritz Tegularius"), "{page}");
});

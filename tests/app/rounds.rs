//! Rounds, board by board, and what withdrawals make of them.

use std::collections::HashMap;

use domain::TournamentId;
use domain::pairings::Pairing;
use domain::privacy::Eyes;
use store::pairings;

use super::support::{Browser, Site, lacks};

const FIVE: [&str; 5] = [
    "Josef Knecht",
    "Plinio Designori",
    "Fritz Tegularius",
    "Carlo Ferromonte",
    "Thomas von der Trave",
];

fn id(tournament: &str) -> TournamentId {
    TournamentId(tournament.trim_start_matches("/tournaments/").parse().unwrap())
}

/// A tournament that runs, of the first `n_players` of the five, numbered in this order.
fn running(site: &Site, n_players: usize) -> (Browser, String) {
    let arbiter = site.administrator();
    let tournament = arbiter.tournament(&arbiter.published_event());
    arbiter.enter(&tournament, &FIVE[..n_players]);
    arbiter.start(&tournament);
    (arbiter, tournament)
}

/// Lets whoever moves first win on every board of these rounds.
fn first_wins(site: &Site, tournament: &str, rounds: std::ops::RangeInclusive<u16>) {
    let arbiter = site.administrator();
    let pairings = site.store.read(|db| pairings::list(db, id(tournament))).unwrap();
    let is_asked = |one: &&Pairing| one.second.is_some() && rounds.contains(&one.round);
    for Pairing { round, board, .. } in pairings.iter().filter(is_asked) {
        let path = format!("{tournament}/rounds/{round}/boards/{board}");
        arbiter.submit(&path, &[("outcome", "first"), ("ending", "resignation")]);
    }
}

/// The path of an entry by the player's name.
fn entry(site: &Site, tournament: &str, name: &str) -> String {
    let entries =
        site.store.read(|db| store::entries::list(db, id(tournament), Eyes::Staff)).unwrap();
    let entry = entries.iter().find(|entry| entry.name == name).unwrap();
    format!("{tournament}/entries/{}", entry.id)
}

/// Withdraws as the page proposes.
fn withdraw(arbiter: &Browser, entry: &str, from_round: &str, verdict: &str) -> String {
    let form = [("from_round", from_round), ("verdict", verdict)];
    arbiter.submit(&format!("{entry}/withdraw"), &form)
}

both!(an_odd_field_has_one_bye_a_round, |site| {
    let (_, tournament) = running(site, 5);
    let mut free = HashMap::new();
    for round in 1..=5 {
        let page = site.visitor().page(&format!("{tournament}/rounds/{round}"));
        assert!(page.contains(&format!("Round {round} of 5")));
        let (_, bye) = page.split_once("Bye:").unwrap();
        let who = FIVE.iter().find(|name| bye.contains(&format!("<bdi>{name}</bdi>")));
        *free.entry(*who.unwrap()).or_insert(0) += 1;
        assert_eq!(page.matches("aria-label=\"Enter the result").count(), 2);
    }
    assert!(free.values().all(|count| *count == 1) && free.len() == 5);
    assert_eq!(site.visitor().get(&format!("{tournament}/rounds/6")).status, 404);
    assert_eq!(site.visitor().get(&format!("{tournament}/rounds/0")).status, 404);
    assert_eq!(site.visitor().get(&format!("{tournament}/rounds/x")).status, 404);
});

both!(rounds_lead_to_the_first_with_an_open_game, |site| {
    let (_, tournament) = running(site, 4);
    let rounds = |site: &Site| site.visitor().get(&format!("{tournament}/rounds")).location;
    assert_eq!(rounds(site), format!("{tournament}/rounds/1"));
    first_wins(site, &tournament, 1..=1);
    assert_eq!(rounds(site), format!("{tournament}/rounds/2"));
    let page = site.visitor().page(&format!("{tournament}/rounds/1"));
    assert!(page.contains("2 of 2 results in") && page.contains("1–0"), "{page}");
    first_wins(site, &tournament, 2..=3);
    assert_eq!(rounds(site), format!("{tournament}/rounds/3"));
});

both!(before_the_start_there_are_no_rounds, |site| {
    let arbiter = site.administrator();
    let tournament = arbiter.tournament(&arbiter.published_event());
    assert_eq!(arbiter.get(&format!("{tournament}/rounds")).location, tournament);
    assert_eq!(arbiter.get(&format!("{tournament}/rounds/1")).status, 404);
});

both!(who_leaves_before_half_of_the_games_is_struck, |site| {
    let (arbiter, tournament) = running(site, 4);
    first_wins(site, &tournament, 1..=1);
    let knecht = entry(site, &tournament, "Josef Knecht");
    let page = arbiter.page(&format!("{knecht}/withdraw"));
    assert!(page.contains("1 of 3 games are played: fewer than half"));
    assert!(
        page.contains("nobody gets points from their games") && page.contains("value=\"struck\"")
    );
    assert!(page.contains("value=\"2\""), "from the next round on: {page}");
    withdraw(&arbiter, &knecht, "2", "struck");
    let page = site.visitor().page(&format!("{tournament}/rounds/1"));
    assert!(page.contains("struck: does not count") && page.contains("1–0"), "{page}");
    assert!(
        page.contains("Struck: the player withdrew before playing half"),
        "the word is explained: {page}"
    );
    let page = site.visitor().page(&format!("{tournament}/rounds/2"));
    assert!(page.contains("forfeit after a withdrawal"));
    let page = site.visitor().page(&format!("{tournament}/entries"));
    assert!(page.contains("withdrew before round 2"));
});

both!(who_leaves_after_half_of_the_games_forfeits_the_rest, |site| {
    let (arbiter, tournament) = running(site, 4);
    first_wins(site, &tournament, 1..=2);
    let knecht = entry(site, &tournament, "Josef Knecht");
    let page = arbiter.page(&format!("{knecht}/withdraw"));
    assert!(page.contains("2 of 3 games are played: at least half"));
    assert!(page.contains("the open game is lost by forfeit"));
    withdraw(&arbiter, &knecht, "3", "forfeits");
    let page = site.visitor().page(&format!("{tournament}/rounds/3"));
    assert!(page.contains("forfeit after a withdrawal"));
    lacks(&page, "struck");
    let twice = arbiter.get(&format!("{knecht}/withdraw"));
    assert!(twice.status == 422 && twice.body.contains("has already left, before round 3"));
});

both!(nobody_leaves_from_a_round_in_which_they_have_a_result, |site| {
    let (arbiter, tournament) = running(site, 4);
    first_wins(site, &tournament, 1..=2);
    let knecht = entry(site, &tournament, "Josef Knecht");
    for round in ["1", "2"] {
        let form = [("from_round", round), ("verdict", "forfeits")];
        let answer = arbiter.post(&format!("{knecht}/withdraw"), &form);
        assert_eq!(answer.status, 422);
        let refusal = "has a result in round 2. The earliest round to leave from is 3.";
        assert!(answer.body.contains(refusal), "{}", answer.body);
        assert!(answer.body.contains("min=\"3\" max=\"3\""), "{}", answer.body);
    }
    first_wins(site, &tournament, 3..=3);
    let answer = arbiter.get(&format!("{knecht}/withdraw"));
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("has a result in every round"), "{}", answer.body);
});

both!(who_has_played_the_last_round_ahead_leaves_from_the_first_open_one, |site| {
    let (arbiter, tournament) = running(site, 4);
    first_wins(site, &tournament, 3..=3);
    let knecht = entry(site, &tournament, "Josef Knecht");
    let page = arbiter.page(&format!("{knecht}/withdraw"));
    assert!(page.contains("min=\"1\"") && page.contains("1 of 3 games"), "{page}");
    withdraw(&arbiter, &knecht, "1", "struck");
});

both!(coming_back_undoes_a_withdrawal, |site| {
    let (arbiter, tournament) = running(site, 4);
    let knecht = entry(site, &tournament, "Josef Knecht");
    assert_eq!(arbiter.get(&format!("{knecht}/return")).status, 422);
    withdraw(&arbiter, &knecht, "1", "struck");
    let page = arbiter.page(&format!("{knecht}/return"));
    assert!(page.contains("3 games open again"), "{page}");
    arbiter.submit(&format!("{knecht}/return"), &[("verdict", "struck")]);
    let page = site.visitor().page(&format!("{tournament}/rounds/1"));
    assert!(page.contains("0 of 2 results in"));
    lacks(&page, "struck");
});

both!(a_withdrawal_that_would_end_otherwise_is_asked_again, |site| {
    let (arbiter, tournament) = running(site, 4);
    let knecht = entry(site, &tournament, "Josef Knecht");
    let form = [("from_round", "3"), ("verdict", "struck")];
    first_wins(site, &tournament, 1..=2);
    let answer = arbiter.post(&format!("{knecht}/withdraw"), &form);
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("New results came in"));
    assert!(answer.body.contains("value=\"forfeits\""));
    let form = [("from_round", "9"), ("verdict", "struck")];
    let answer = arbiter.post(&format!("{knecht}/withdraw"), &form);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("from 1 to 3"));
    assert!(answer.body.contains("value=\"9\""));
});

both!(a_double_click_withdraws_once, |site| {
    let (arbiter, tournament) = running(site, 4);
    let knecht = entry(site, &tournament, "Josef Knecht");
    let path = format!("{knecht}/withdraw");
    let form = [("form_key", "k"), ("from_round", "1"), ("verdict", "struck")];
    assert_eq!(arbiter.submit(&path, &form), arbiter.submit(&path, &form));
});

both!(nobody_is_withdrawn_before_the_start, |site| {
    let arbiter = site.administrator();
    let tournament = arbiter.tournament(&arbiter.published_event());
    arbiter.enter(&tournament, &FIVE[..2]);
    let knecht = entry(site, &tournament, "Josef Knecht");
    let answer = arbiter.get(&format!("{knecht}/withdraw"));
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Remove the player instead"));
    let nobody = format!("{tournament}/entries/999999/withdraw");
    assert_eq!(arbiter.get(&nobody).status, 404);
});

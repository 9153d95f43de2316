//! Games that are adjourned in a Swiss.

use tournament::check::{Answer, check};
use tournament::trf::{Report, read};

use super::support::{Browser, Site, lacks};
use super::swiss::form;

const MARK_ALL: &str = "Mark all adjourned";

fn publish(arbiter: &Browser, path: &str, round: u16) {
    let seen = arbiter.seen(&format!("{path}/rounds/{round}/draft"));
    arbiter.submit(&format!("{path}/rounds/{round}/publish"), &[("seen", &seen)]);
}

fn result(arbiter: &Browser, board: &str, outcome: &str) {
    let ending = if outcome == "draw" { "agreement" } else { "resignation" };
    arbiter.submit(board, &[("outcome", outcome), ("ending", ending)]);
}

/// Who of the two wins.
fn wins(arbiter: &Browser, board: &str, winner: &str, loser: &str) {
    let page = arbiter.page(board);
    let at = |name: &str| page.find(&format!("<bdi>{name}</bdi>")).unwrap();
    result(arbiter, board, if at(winner) < at(loser) { "first" } else { "second" });
}

/// A report whose rounds are those of the rules.
fn checked(arbiter: &Browser, path: &str) -> (String, Report) {
    let file = arbiter.page(&format!("{path}/report.trf"));
    let report = read(file.as_bytes()).unwrap();
    assert_eq!(report.warnings(), [], "{file}");
    let rounds = check(&report).unwrap();
    assert!(rounds.iter().all(|round| round.answer == Answer::Agrees), "{rounds:?}\n{file}");
    (file, report)
}

/// A Swiss of eight after the pairing of round one: who pairs it, the event, its path.
fn begun(site: &Site) -> (Browser, String, String) {
    let arbiter = site.administrator();
    let event = arbiter.published_event();
    let path = arbiter.submit(&format!("{event}/tournaments"), &form("5", &[]));
    let names = ["Anna", "Berta", "Carla", "Dora", "Emma", "Frida", "Greta", "Hanna"];
    let lines: Vec<String> = (0..8).map(|n| format!("{}; {}", names[n], 2400 - 10 * n)).collect();
    arbiter.enter_list(&path, &lines.join("\n"));
    let started = [("numbering", "rating"), ("seen", &arbiter.seen(&path))];
    arbiter.submit(&format!("{path}/start"), &started);
    publish(&arbiter, &path, 1);
    (arbiter, event, path)
}

/// Who has how many points in a draft: what stands behind the name.
fn points_of(draft: &str, name: &str) -> String {
    let at = draft.find(&format!("<bdi>{name}</bdi>")).unwrap_or_else(|| panic!("{name}: {draft}"));
    let rest = &draft[at..];
    let hint = rest.split("<span class=\"hint\">").nth(1).unwrap();
    hint[..hint.find('<').unwrap()].trim_end_matches(" · ").to_owned()
}

both!(adjourned_games_count_as_draws_for_the_next_round_and_others_block_it, |site| {
    let (arbiter, event, path) = begun(site);
    // Board 1 is not over; the others are.
    for board in 2..=4 {
        result(&arbiter, &format!("{path}/rounds/1/boards/{board}"), "draw");
    }
    let board = format!("{path}/rounds/1/boards/1");
    let page = arbiter.page(&format!("{path}/rounds/2/draft"));
    assert!(page.contains("Round 1 decides the next pairings: 1 result is missing"), "{page}");
    assert!(page.contains(MARK_ALL), "{page}");
    // A scorekeeper cannot say it.
    let scorekeeper = site.with_role(&arbiter, &event, "scorekeeper");
    lacks(&scorekeeper.page(&board), "Mark adjourned");
    assert_eq!(scorekeeper.post(&format!("{board}/adjourn"), &[]).status, 403);

    assert!(arbiter.page(&board).contains("Mark adjourned"));
    arbiter.submit(&format!("{board}/adjourn"), &[]);
    assert!(site.visitor().page(&board).contains("counts as a draw for the pairings"));
    assert!(site.visitor().page(&format!("{path}/rounds/1")).contains("adjourned"));
    let draft = arbiter.page(&format!("{path}/rounds/2/draft"));
    assert!(draft.contains("1 adjourned game counts as a draw here."), "{draft}");
    assert_eq!(points_of(&draft, "Anna"), "½ points");
    // In the standings it is open.
    let standings = site.visitor().page(&format!("{path}/standings"));
    assert!(standings.contains("Provisional: 1 of 4 games open."), "{standings}");

    arbiter.submit(&format!("{board}/resume"), &[]);
    let page = arbiter.page(&format!("{path}/rounds/2/draft"));
    assert!(page.contains("Round 1 decides the next pairings: 1 result is missing"), "{page}");
});

both!(a_later_result_of_an_adjourned_game_pairs_nothing_again_and_counts_from_then_on, |site| {
    let (arbiter, _, path) = begun(site);
    for board in 2..=4 {
        result(&arbiter, &format!("{path}/rounds/1/boards/{board}"), "draw");
    }
    let board = format!("{path}/rounds/1/boards/1");
    arbiter.submit(&format!("{path}/rounds/1/adjourn"), &[]);
    publish(&arbiter, &path, 2);
    let pairs = || {
        let page = site.visitor().page(&format!("{path}/rounds/2"));
        page.split("<tbody>").nth(1).unwrap().split("</tbody>").next().unwrap().to_owned()
    };
    let before = pairs();

    // The result comes later: nothing is paired again, and it counts from then on.
    // Who has the first move was drawn by lot.
    let page = site.visitor().page(&board);
    let is_first = page.find("<bdi>Anna</bdi>") < page.find("<bdi>Emma</bdi>");
    result(&arbiter, &board, if is_first { "first" } else { "second" });
    assert_eq!(pairs(), before);
    lacks(&site.visitor().page(&board), "counts as a draw for the pairings");
    for board in 1..=4 {
        result(&arbiter, &format!("{path}/rounds/2/boards/{board}"), "draw");
    }
    let draft = arbiter.page(&format!("{path}/rounds/3/draft"));
    assert_eq!(points_of(&draft, "Anna"), "1½ points");
    lacks(&draft, "1 adjourned game counts as a draw here.");
    let decided = format!("{path}/rounds/2/boards/1/adjourn");
    assert_eq!(arbiter.post(&decided, &[]).status, 422);
});

both!(an_adjourned_game_goes_through_a_report_file, |site| {
    let (arbiter, _, path) = begun(site);
    arbiter.submit(&format!("{path}/rounds/1/adjourn"), &[]);
    let file = arbiter.page(&format!("{path}/report.trf"));
    assert_eq!(file.matches(" ?\r\n").count(), 8, "{file}");
    assert_eq!(file.matches("    0.5 ").count(), 8, "{file}");
    let report = tournament::trf::read(file.as_bytes()).unwrap();
    assert_eq!(report.warnings(), []);
    let table = tournament::table::Table::new(report.facts(2)).unwrap();
    let number = tournament::entry::Number(1);
    let scores = [table.score(number), table.paired_by(number, 2)];
    assert_eq!(scores.map(|score| score.to_string()), ["0", "½"]);
});

both!(a_game_adjourned_in_round_one_and_won_after_round_two_is_told_by_the_report, |site| {
    let (arbiter, _, path) = begun(site);
    for (board, winner, loser) in
        [(2, "Berta", "Frida"), (3, "Carla", "Greta"), (4, "Dora", "Hanna")]
    {
        wins(&arbiter, &format!("{path}/rounds/1/boards/{board}"), winner, loser);
    }
    arbiter.submit(&format!("{path}/rounds/1/adjourn"), &[]);
    let draft = arbiter.page(&format!("{path}/rounds/2/draft"));
    let names = ["Anna", "Berta", "Carla", "Dora", "Emma", "Frida", "Greta", "Hanna"];
    let points = names.map(|name| points_of(&draft, name));
    let (one, half, none) = ("1 point", "½ points", "0 points");
    assert_eq!(points, [half, one, one, one, half, none, none, none]);
    publish(&arbiter, &path, 2);
    let (_, before) = checked(&arbiter, &path);
    let met = before.pairs(2).pairs;
    assert!(met.iter().all(|pair| [pair.white.0, pair.black.0] != [1, 5]), "{met:?}");

    wins(&arbiter, &format!("{path}/rounds/1/boards/1"), "Anna", "Emma");
    for board in 1..=4 {
        result(&arbiter, &format!("{path}/rounds/2/boards/{board}"), "draw");
    }
    let draft = arbiter.page(&format!("{path}/rounds/3/draft"));
    assert_eq!([points_of(&draft, "Anna"), points_of(&draft, "Emma")], ["1½ points", "½ points"]);
    publish(&arbiter, &path, 3);
    let (file, after) = checked(&arbiter, &path);
    assert_eq!(after.pairs(2), before.pairs(2));
    let told: Vec<&str> = after.comments().filter(|told| told.starts_with("Adj")).collect();
    let is_first = after.pairs(1).pairs.iter().any(|pair| pair.white.0 == 1);
    let expected = if is_first { "1-5 1-0" } else { "5-1 0-1" };
    assert_eq!(told, [format!("Adjournment @ Round 1: {expected}")], "{file}");
});

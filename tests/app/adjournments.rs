//! Games that are adjourned in a Swiss.

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

//! Where a corrected result shows.

use super::played::{Plan, Played};
use super::support::{Site, lacks};

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];

/// How a board and the remarks of a round mark a corrected result.
const MARK: &str = ">corrected</a>";

/// The link from a mark to the history of the first board of the first round.
fn history(played: &Played<'_>) -> String {
    format!("href=\"{}#history\"", played.path("rounds/1/boards/1"))
}

/// A round robin whose results of round 1 are in, that of board 1 corrected.
fn corrected(site: &Site) -> Played<'_> {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    for result in ["1", "0"] {
        played.set(1, 4, result);
    }
    played.set(2, 3, "1");
    played
}

both!(a_corrected_result_shows_at_its_board, |site| {
    let played = corrected(site);
    let page = |board: &str| site.visitor().page(&played.path(board));
    let board = page("rounds/1/boards/1");
    let result = board.split(">Result</h2>").nth(1).unwrap().split("</section>").next().unwrap();
    assert!(result.contains("href=\"#history\"") && result.contains(MARK), "{result}");
    assert!(board.contains("<section id=\"history\">"), "{board}");
    assert!(!page("rounds/1/boards/2").contains(MARK));
});

both!(a_corrected_result_shows_in_the_remarks_of_its_round, |site| {
    let played = corrected(site);
    let page = site.visitor().page(&played.path("rounds/1"));
    assert_eq!(page.matches(MARK).count(), 1, "{page}");
    assert_eq!(page.matches(&history(&played)).count(), 1, "{page}");
    assert!(!site.visitor().page(&played.path("rounds/2")).contains(MARK));
});

/// How often a page marks the corrected result, each time with words and a way to its history.
#[track_caller]
fn check_marks(played: &Played<'_>, page: &str, marks: usize) {
    assert_eq!(page.matches(&history(played)).count(), marks, "{page}");
    let told = "<span class=\"unseen\">Result corrected: round 1, board 1</span>";
    assert_eq!(page.matches(told).count(), marks, "{page}");
}

both!(a_corrected_result_shows_in_the_standings, |site| {
    const HINT: &str = "A result of this player was corrected.";
    let played = corrected(site);
    let page = |page: &str| site.visitor().page(&played.path(page));
    check_marks(&played, &page("standings"), 2);
    assert!(page("standings").contains(HINT));
    check_marks(&played, &page("standings?after=1"), 2);
    let other = Played::start(site, &Plan { name: "Another", ..Plan::RATED }, &NAMES);
    lacks(&site.visitor().page(&other.path("standings")), HINT);
});

both!(a_result_that_was_corrected_later_is_not_marked_in_standings_after_earlier_rounds, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    for result in ["1", "0"] {
        played.set(1, 2, result);
    }
    let page = |page: &str| site.visitor().page(&played.path(page));
    let marks = |page: &str| page.matches("#history\"").count();
    let (now, after) = (page("standings"), page("standings?after=1"));
    assert_eq!((marks(&now), marks(&after)), (2, 0), "{now}");
});

both!(a_corrected_result_shows_in_the_crosstable, |site| {
    let played = corrected(site);
    let page = site.visitor().page(&played.path("crosstable"));
    check_marks(&played, &page, 2);
    assert!(page.contains("* corrected"), "{page}");
});

both!(a_result_that_was_removed_and_entered_the_same_is_not_corrected, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    for result in ["1", ".", "1"] {
        played.set(1, 4, result);
    }
    for page in ["rounds/1", "rounds/1/boards/1"] {
        assert!(!site.visitor().page(&played.path(page)).contains(MARK), "{page}");
    }
    for page in ["standings", "crosstable"] {
        check_marks(&played, &site.visitor().page(&played.path(page)), 0);
    }
    // Another one after it is.
    for result in [".", "="] {
        played.set(1, 4, result);
    }
    check_marks(&played, &site.visitor().page(&played.path("standings")), 2);
});

both!(game_points_that_are_added_to_a_result_do_not_correct_it, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.set(1, 4, "1");
    played.set_with(1, 4, "1", Some((20, 12)));
    check_marks(&played, &site.visitor().page(&played.path("standings")), 0);
    played.set_with(1, 4, "1", Some((21, 12)));
    check_marks(&played, &site.visitor().page(&played.path("standings")), 2);
});

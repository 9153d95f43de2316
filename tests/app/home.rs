//! The start page.

use domain::events::Visibility;

use super::played::{Plan, Played};
use super::support::lacks;

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];

both!(the_start_page_welcomes_whoever_comes_before_the_first_event, |site| {
    let page = site.visitor().page("/");
    assert!(page.contains("Tournaments of abstract games"), "{page}");
    assert!(page.contains("href=\"/events\""));
    lacks(&page, "Create event");
    assert!(site.administrator().page("/").contains("href=\"/events/new\""));
});

both!(the_start_page_leads_with_what_is_played_and_then_with_who_has_won, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x 1 = .", "0 x 1 .", "= 0 x .", ". . . x"]);
    let page = site.visitor().page("/");
    assert!(page.contains("Playing now · Round 1 of 3"), "{page}");
    assert!(page.contains("1 of 2"), "{page}");
    assert!(page.contains(&format!("href=\"{}\"", played.path("standings"))));
    let board = format!("href=\"{}\"", played.path("rounds/1/boards/1"));
    assert!(page.contains(&board), "{page}");

    played.record(&["x 1 = 1", "0 x 1 1", "= 0 x 1", "0 0 0 x"]);
    played.close_after(0);
    let page = site.visitor().page("/");
    assert!(page.contains("Final standings"), "{page}");
    assert!(page.contains("class=\"podium\""), "{page}");
    lacks(&page, "Playing now");
});

both!(the_start_page_leads_with_nothing_that_is_a_draft, |site| {
    let draft = Plan { visibility: Visibility::Draft, ..Plan::RATED };
    Played::start(site, &draft, &NAMES).record(&["x 1 = .", "0 x 1 .", "= 0 x .", ". . . x"]);
    let page = site.visitor().page("/");
    assert!(!page.contains(NAMES[0]), "{page}");
    assert!(!site.administrator().page("/").contains(NAMES[0]));
});

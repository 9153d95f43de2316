//! What is unpublished stays so: what belongs to a draft shows nowhere to those without a role there.

use domain::events::Visibility;

use super::played::{Plan, Played};
use super::pools::move_ratings;
use super::support::{Site, lacks};

const NAMES: [&str; 2] = ["Josef Knecht", "Plinio Designori"];
const CROSSTABLE: [&str; 2] = ["x 1", "0 x"];

/// A draft with one player, made by the administrator; answers its tournament.
fn draft(site: &Site, name: &str) -> String {
    let administrator = site.administrator();
    let form = [("form_key", name), ("name", "Secret Open"), ("starts_on", "2026-11-20")];
    let event = administrator.submit("/events", &form);
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &[name]);
    tournament
}

both!(what_a_player_of_a_draft_has_brought_along_is_not_shown, |site| {
    let administrator = site.administrator();
    Played::start(site, &Plan::RATED, &NAMES).record(&CROSSTABLE).close_after(0);
    draft(site, "Alexander Dubois");
    let brought = [
        ("rating", "1800"),
        ("deviation", "60"),
        ("games", "40"),
        ("known_on", "2020-05-31"),
        ("source", "The list of Waldzell"),
    ];
    for who in ["Josef Knecht", "Alexander Dubois"] {
        let form = [&[("who", who)][..], &brought].concat();
        if who == "Josef Knecht" {
            move_ratings(&administrator, "/ratings/2/initial", &form);
        } else {
            administrator.submit("/ratings/2/initial", &form);
        }
    }
    let page = administrator.page("/ratings/2");
    assert!(page.contains("Alexander Dubois") && page.contains("The list of Waldzell"), "{page}");
    let member = site.with_role(&administrator, "", "");
    for page in [site.visitor().page("/ratings/2"), member.page("/ratings/2")] {
        assert!(page.contains("The list of Waldzell"), "that of Josef Knecht is: {page}");
        assert!(!page.contains("Dubois"), "{page}");
    }
});

both!(a_closed_tournament_of_a_draft_makes_no_rating_list, |site| {
    let administrator = site.administrator();
    let plan = Plan { visibility: Visibility::Draft, ..Plan::RATED };
    Played::start(site, &plan, &NAMES).record(&CROSSTABLE).close_after(0);
    for page in ["/ratings", "/players"] {
        lacks(&site.visitor().page(page), "Glicko-2");
    }
    for path in ["/ratings/1", "/ratings/calculator?pool=1"] {
        assert_eq!(site.visitor().get(path).status, 404, "{path}");
    }
    lacks(&administrator.page("/ratings"), "Glicko-2");

    // A list from before, whose event is a draft again.
    let shown = Played::start(site, &Plan::RATED, &NAMES);
    shown.record(&CROSSTABLE).close_after(0);
    assert!(site.visitor().page("/ratings").contains("Glicko-2"));
    let name = format!("{} at Waldzell", Plan::RATED.name);
    let form = [
        ("name", name.as_str()),
        ("starts_on", "2026-11-20"),
        ("ends_on", "2026-11-20"),
        ("visibility", "draft"),
        ("version", "2"),
        ("unrate", "yes"),
    ];
    administrator.submit(&format!("/events/{}", shown.event), &form);
    for page in ["/ratings", "/players"] {
        lacks(&site.visitor().page(page), "Glicko-2");
    }
    for path in ["/ratings/1", "/ratings/calculator?pool=1"] {
        assert_eq!(site.visitor().get(path).status, 404, "{path}");
    }
    assert!(administrator.page("/ratings").contains("Glicko-2"), "who may see all sees it");
});

both!(a_list_is_compared_with_those_whom_its_arbiter_may_see, |site| {
    let administrator = site.administrator();
    draft(site, "Carlo Ferromonte");
    let event = administrator.published_event();
    let organiser = site.with_role(&administrator, &event, "organiser");
    let tournament = organiser.tournament(&event);
    let preview = format!("{tournament}/entries/preview");
    let lines = [("lines", "Carlo Ferromont")];
    let page = administrator.post(&preview, &lines).body;
    assert!(page.contains("similar: Carlo Ferromonte"), "{page}");
    let page = organiser.post(&preview, &lines).body;
    assert!(page.contains("Carlo Ferromont") && !page.contains("Ferromonte"), "{page}");
    organiser.enter(&tournament, &["Carlo Ferromonte"]);
    assert!(organiser.post(&preview, &lines).body.contains("similar, and already entered"));
});

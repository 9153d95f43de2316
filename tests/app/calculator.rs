//! The rating calculator: an example to begin with, all complaints at once, every system, and the
//! players of a rating list.

use super::played::{Plan, Played};
use super::support::Site;

/// Glicko-2 is made first, then Elo.
const ELO: i32 = 2;

fn answer(site: &Site, query: &str) -> String {
    site.visitor().page(&format!("/ratings/calculator?{query}"))
}

both!(it_begins_with_glickmans_example, |site| {
    let page = site.visitor().page("/ratings/calculator");
    for value in ["1464.05", "151.52", "0.059996", "−35.95"] {
        assert!(page.contains(value), "{value}: {page}");
    }
    assert!(site.visitor().page("/ratings").contains("/ratings/calculator"));
});

both!(every_system_works_out_its_case, |site| {
    let glicko = answer(site, "system=glicko&rating=1500&deviation=200&c=0&games=1400+30+1");
    assert!(glicko.contains("1563.43"), "{glicko}");
    let elo = answer(site, "system=elo&rating=1500&k=20&games=1900+1");
    assert!(elo.contains("1518.18"), "{elo}");
    let fide = answer(
        site,
        "system=elo-fide&rating=1500&games_before=30&junior=yes&games=1950+1%0A1480+%C2%BD",
    );
    assert!(fide.contains("−450, counted −400"), "{fide}");
    assert!(fide.contains("K is 40: until the year of the 18th birthday"));
    let games = "1505+1%0A1543+0%2C5%0A1569+0.5%0A1689+0%0A2421+0";
    let initial = answer(site, &format!("system=elo-fide-initial&games={games}"));
    assert!(initial.contains("1711"), "{initial}");
});

both!(all_that_is_wrong_is_said_at_once_and_kept, |site| {
    let query = "system=glicko2&rating=fifteen&deviation=200&volatility=0.06&tau=99\
        &games=1400+30%0A%3Cb%3E+1+2%0A1500+30+1";
    let refused = site.visitor().get(&format!("/ratings/calculator?{query}"));
    assert_eq!(refused.status, 422);
    for what in [
        "Enter a number.",
        "Enter a number between 0.01 and 10.",
        "Line 1: ",
        "Line 2: ",
        "value=\"fifteen\"",
    ] {
        assert!(refused.body.contains(what), "{what}: {}", refused.body);
    }
    assert!(!refused.body.contains("<b> 1 2"), "what was typed is text");
    assert!(!refused.body.contains("Line 3: "), "{}", refused.body);
});

both!(a_rating_list_fills_the_fields_and_shows_each_result, |site| {
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    played.record(&["x 1", "0 x"]).close_after(0);
    let [own, opponent] = [played.players[0], played.players[1]];
    let pair = format!("pool={ELO}&player={own}&opponent={opponent}");
    let page = answer(site, &pair);
    for what in ["Josef Knecht wins", "Plinio Designori wins", "Draw", "Glass Bead Game, Elo"] {
        assert!(page.contains(what), "{what}: {page}");
    }
    // The game was worth 10 points to either; the next win is the working below.
    for field in ["name=\"rating\" value=\"1510\"", "name=\"k\" value=\"20\"", ">1490 1</textarea>"]
    {
        assert!(page.contains(field), "{field}: {page}");
    }
    assert!(page.contains("K 20 × (1 − 0.529) = +9.42: 1510.00 → 1519.42"), "{page}");
    let typed = answer(site, &format!("{pair}&system=elo&rating=1600&k=40&games=1490+0"));
    assert!(typed.contains("Josef Knecht wins") && typed.contains("value=\"1600\""), "{typed}");

    let alone = answer(site, &format!("pool={ELO}&player={own}"));
    assert!(alone.contains("value=\"Josef Knecht\"") && alone.contains("value=\"1510\""));
    let glicko2 = answer(site, &format!("pool=1&player={own}&opponent={opponent}"));
    assert!(glicko2.contains("name=\"tau\"") && glicko2.contains("On the scale of Glicko-2"));
    for pool in ["99", "-1"] {
        assert_eq!(site.visitor().get(&format!("/ratings/calculator?pool={pool}")).status, 404);
    }
});

both!(the_former_address_of_the_next_game_leads_here, |site| {
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    played.record(&["x 1", "0 x"]).close_after(0);
    let query = "first=Josef+Knecht&first_player=1&second=Plinio+Designori&second_player=2";
    let former = format!("/ratings/{ELO}/next?{query}");
    let answer = site.visitor().get(&former);
    let location = format!("/ratings/calculator?pool={ELO}&{query}");
    assert_eq!((answer.status, answer.location), (301, location.clone()));
    assert!(site.visitor().page(&location).contains("Josef Knecht wins"));
    let bare = site.visitor().get(&format!("/ratings/{ELO}/next"));
    assert_eq!(bare.location, format!("/ratings/calculator?pool={ELO}"));
});

both!(numbers_out_of_this_world_are_no_failure, |site| {
    for query in [
        "system=chess",
        "system=elo&rating=1e999&k=99999999999&games=NaN+1",
        "system=glicko&rating=10000&deviation=0&c=0&games=-10000+0+1",
        "system=glicko2&rating=10000&deviation=10000&volatility=10&tau=10&games=-10000+0+1",
        "system=elo-fide&rating=9999&games_before=4294967296&games=0+1",
        "system=elo-fide-initial&games=",
        "games=%FF%FE",
    ] {
        let status = site.visitor().get(&format!("/ratings/calculator?{query}")).status;
        assert!([200, 400, 422].contains(&status), "{query}: {status}");
    }
});

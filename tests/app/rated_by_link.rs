//! Rated games by link over HTTP: who may play them, how often, and what they move.

use domain::audit::Act;

use super::by_link::{challenge, link_in};
use super::links::Hall;
use super::live::stamps;
use super::played::count_acts;
use super::player_accounts::{decides, opens};
use super::support::{Answer, Browser, Site, hidden};
use crate::database::unique;

/// A player of a hall, signed in with an account that an arbiter has confirmed.
fn confirmed(site: &Site, hall: &Hall<'_>, player: usize) -> Browser {
    let opened = opens(&hall.player(player), &hall.event, &unique("player"));
    decides(&hall.arbiter, &hall.event, "confirm");
    site.visitor().with_cookie(opened.cookie)
}

/// Offers a rated game; answers its link.
fn offers(challenger: &Browser) -> String {
    let key = unique("key");
    let form = challenge(&[("rated", "yes"), ("form_key", &key)]);
    link_in(&challenger.post("/by-link", &form))
}

fn takes(browser: &Browser, link: &str) -> Answer {
    browser.post(link, &[("form_key", &*unique("key")), ("name", "Anybody")])
}

fn sends(browser: &Browser, path: &str, wish: &str, text: &str) {
    let page = browser.page(path);
    let (plies, seen, key) = (hidden(&page, "plies"), hidden(&page, "seen"), unique("key"));
    let form =
        [("form_key", &*key), ("plies", &plies), ("seen", &seen), ("wish", wish), ("text", text)];
    assert_eq!(browser.submit(path, &form), format!("{path}#board"));
}

/// The page of a player, found by name.
fn player_page(site: &Site, name: &str) -> String {
    let list = site.visitor().page("/players");
    let (before, _) = list.split_once(&format!("<bdi>{name}</bdi>")).expect("a player");
    let (_, id) = before.rsplit_once("/players/").unwrap();
    site.visitor().page(&format!("/players/{}", id.split(['"', '?']).next().unwrap()))
}

both!(a_rated_game_stands_on_both_players_pages_and_in_a_list_of_its_own, |site| {
    let hall = Hall::new(site);
    let (knecht, plinio) = (confirmed(site, &hall, 0), confirmed(site, &hall, 1));
    let link = offers(&knecht);
    let page = plinio.page(&link);
    assert!(page.contains("rated") && page.contains("Josef Knecht challenges you"), "{page}");
    let taken = takes(&plinio, &link);
    assert_eq!(taken.status, 303, "{}", taken.body);
    let path = taken.location;
    let page = site.visitor().page(&path);
    for words in ["Josef Knecht", "Plinio Designori", "rated"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    sends(&knecht, &path, "move", "A");
    sends(&plinio, &path, "move", "a");
    sends(&plinio, &path, "resign", "");
    for (name, opponent) in
        [("Josef Knecht", "Plinio Designori"), ("Plinio Designori", "Josef Knecht")]
    {
        let page = player_page(site, name);
        for words in ["Bohnenspiel, by link", "Games by link", opponent, &path] {
            assert!(page.contains(words), "{words}: {page}");
        }
    }
    let over = site.visitor().page(&path);
    let (_, rest) = over.split_once("href=\"/ratings/").expect("the list");
    let list = format!("/ratings/{}", rest.split('"').next().unwrap());
    assert!(site.visitor().page(&list).contains("Josef Knecht"));
    assert_eq!(count_acts!(site, LinkGameRated), 1);
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), []);
    let log = site.store.read(|db| desk::audit::check(db, None)).unwrap();
    assert_eq!(log.faults, Vec::new());
});

both!(games_of_a_day_are_rated_at_once_and_none_before_both_have_moved, |site| {
    let hall = Hall::new(site);
    let (knecht, plinio) = (confirmed(site, &hall, 0), confirmed(site, &hall, 1));
    let first = takes(&plinio, &offers(&knecht)).location;
    sends(&knecht, &first, "move", "A");
    sends(&plinio, &first, "move", "a");
    sends(&plinio, &first, "resign", "");
    let second = takes(&knecht, &offers(&plinio)).location;
    sends(&plinio, &second, "move", "B");
    sends(&knecht, &second, "move", "b");
    sends(&knecht, &second, "resign", "");
    assert_eq!(count_acts!(site, LinkGameRated), 2);
    // Before both have moved nobody has played.
    let third = takes(&knecht, &offers(&plinio)).location;
    sends(&plinio, &third, "move", "B");
    sends(&knecht, &third, "resign", "");
    assert_eq!(count_acts!(site, LinkGameRated), 2);
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), []);
    let computed =
        site.store.write(|db| desk::ratings::recompute_all(db, system::clock::now())).unwrap();
    assert_eq!(computed.len(), 0, "nothing moves by being computed again");
});

both!(nobody_plays_rated_without_a_player_or_more_than_five_against_one, |site| {
    let hall = Hall::new(site);
    let (knecht, plinio) = (confirmed(site, &hall, 0), confirmed(site, &hall, 1));
    let member = site.with_role(&site.administrator(), &hall.event, "");
    let key = unique("key");
    let form = challenge(&[("rated", "yes"), ("form_key", &key)]);
    let refused = member.post("/by-link", &form);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("For rated games you need a player account"), "{}", refused.body);
    assert!(!member.page("/by-link/new").contains("name=\"rated\""));
    assert!(knecht.page("/by-link/new").contains("name=\"rated\""));
    let link = offers(&knecht);
    let stranger = site.visitor();
    let stranger = stranger.clone().with_cookie(stranger.get(&link).cookie);
    let page = stranger.page(&link);
    assert!(page.contains("/sign-in?next=") && !page.contains("next=/g/"), "{page}");
    for browser in [&stranger, &member] {
        let refused = takes(browser, &link);
        assert_eq!(refused.status, 422);
        assert!(
            refused.body.contains("For rated games you need a player account"),
            "{}",
            refused.body
        );
    }
    assert_eq!(takes(&plinio, &link).status, 303);
    for n_game in 2..=5 {
        assert_eq!(takes(&plinio, &offers(&knecht)).status, 303, "game {n_game}");
    }
    let refused = takes(&knecht, &offers(&plinio));
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("5 rated games in the last 30 days"), "{}", refused.body);
    let fritz = confirmed(site, &hall, 2);
    assert_eq!(takes(&fritz, &offers(&knecht)).status, 303, "against somebody else");
});

both!(the_record_of_a_rated_game_is_shown_under_the_names_of_now, |site| {
    let hall = Hall::new(site);
    let (knecht, plinio) = (confirmed(site, &hall, 0), confirmed(site, &hall, 1));
    let path = takes(&plinio, &offers(&knecht)).location;
    sends(&knecht, &path, "move", "A");
    sends(&plinio, &path, "resign", "");
    let over = site.visitor().page(&path);
    let (_, rest) = over.split_once("href=\"/games/").expect("the record");
    let game = format!("/games/{}", rest.split('"').next().unwrap());
    let shown = || site.visitor().page(&game);
    assert!(shown().contains("Josef Knecht – Plinio Designori"), "{}", shown());
    let phone = hall.player(0);
    let form = [("shows_name", "initial"), ("hides_club", "")];
    phone.submit(&format!("{}/my/public", hall.event), &form);
    assert!(!shown().contains("Josef Knecht"), "{}", shown());
    assert!(!site.visitor().page("/games").contains("Josef Knecht"));
    let found = |query: &str| site.visitor().page(&format!("/games?{query}")).contains(&game);
    assert!(found("name=plinio") && !found("name=knecht"), "by the names that are shown");
    let record = site.visitor().page(&format!("{game}/record.txt"));
    assert!(record.contains("Plinio Designori") && !record.contains("Knecht"), "{record}");
});

both!(a_game_that_is_rated_no_more_still_has_no_names_in_its_record, |site| {
    let hall = Hall::new(site);
    let (knecht, plinio) = (confirmed(site, &hall, 0), confirmed(site, &hall, 1));
    let form = [("shows_name", "initial"), ("hides_club", "")];
    hall.player(0).submit(&format!("{}/my/public", hall.event), &form);
    let path = takes(&plinio, &offers(&knecht)).location;
    sends(&knecht, &path, "move", "A");
    sends(&plinio, &path, "move", "a");
    let administrator = site.administrator();
    for account in 1..=10 {
        let key = unique("key");
        let end = format!("/accounts/{account}/player/end");
        administrator.post(&end, &[("form_key", &*key)]);
    }
    sends(&plinio, &path, "resign", "");
    assert_eq!(count_acts!(site, LinkGameRated), 0);
    let over = site.visitor().page(&path);
    let (_, rest) = over.split_once("href=\"/games/").expect("the record");
    let game = format!("/games/{}", rest.split('"').next().unwrap());
    for page in [game.clone(), format!("{game}/record.txt"), "/games".to_owned(), path] {
        assert!(!site.visitor().page(&page).contains("Knecht"), "{page}");
    }
});

both!(the_own_page_follows_casual_games_of_the_account, |site| {
    let hall = Hall::new(site);
    let (knecht, plinio) = (confirmed(site, &hall, 0), confirmed(site, &hall, 1));
    let (own, others) = (hall.my(), hall.player(2));
    let person = |browser: &Browser| {
        let stamps = stamps(&browser.page(&own));
        stamps.split(',').find(|one| one.starts_with("person.")).unwrap().to_owned()
    };
    let all = || [person(&knecht), person(&plinio), person(&others)];
    for rated in ["", "yes"] {
        let (key, before) = (unique("key"), all());
        let form = challenge(&[("rated", rated), ("form_key", &key)]);
        let taken = takes(&plinio, &link_in(&knecht.post("/by-link", &form)));
        let begun = all();
        sends(&knecht, &taken.location, "move", "A");
        let moved = all();
        assert!(plinio.page(&own).contains("Your turn in a game by link"));
        for (was, is) in [(&before, &begun), (&begun, &moved)] {
            assert!(was[0] != is[0] && was[1] != is[1], "{was:?} {is:?}");
        }
        assert_eq!(before[2], moved[2], "nobody else's page");
        sends(&plinio, &taken.location, "resign", "");
    }
});

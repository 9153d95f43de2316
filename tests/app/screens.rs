//! The screens of the hall: what hangs on the wall, chosen at the desk, and what everybody is told.

use super::links::{Hall, NAMES, number};
use super::support::{Answer, Browser, hidden, lacks};
use super::swiss::Swiss;
use crate::database::unique;

/// Sends a form as its page has it, with what was chosen.
fn send(browser: &Browser, path: &str, form: &[(&str, &str)]) -> Answer {
    let key = unique("key");
    let form: Vec<_> = form.iter().copied().chain([("form_key", key.as_str())]).collect();
    browser.post(path, &form)
}

/// What the form of the first screen was made from.
fn seen(browser: &Browser, event: &str) -> String {
    let page = browser.page(&format!("{event}/screens"));
    hidden(page.split_once("id=\"screen-1\"").unwrap().1, "seen")
}

fn choose(hall: &Hall<'_>, scenes: &[&str]) -> Answer {
    let seen = seen(&hall.arbiter, &hall.event);
    let scenes = scenes.iter().map(|scene| ("scene", *scene));
    let form: Vec<_> = scenes.chain([("seen", seen.as_str())]).collect();
    send(&hall.arbiter, &format!("{}/screens/1", hall.event), &form)
}

/// The scenes that a screen shows, in their order.
fn slides(page: &str) -> Vec<&str> {
    let slides = page.split("data-slide=\"").skip(1);
    slides.map(|rest| rest.split('"').next().unwrap()).collect()
}

both!(a_screen_shows_all_there_is_until_the_desk_chooses, |site| {
    let hall = Hall::new(site);
    let (wall, id) = (format!("{}/screens/1", hall.event), number(&hall.tournament));
    let page = site.visitor().page(&wall);
    let [boards, standings] = ["boards", "standings"].map(|kind| format!("{kind}-{id}"));
    assert_eq!(slides(&page), [boards.as_str(), "names", &standings]);
    for name in NAMES {
        assert!(page.matches(name).count() >= 3, "{name}: {page}");
    }
    assert!(page.contains("data-live=\"event."), "{page}");
    let chosen = choose(&hall, &["names"]);
    assert_eq!(chosen.location, format!("{}/screens#screen-1", hall.event));
    assert_eq!(slides(&site.visitor().page(&wall)), ["names"]);
    // Another one shows what it did.
    let second = format!("{}/screens/2", hall.event);
    assert_eq!(slides(&site.visitor().page(&second)).len(), 3);
    for gone in ["0", "9", "x"] {
        let path = format!("{}/screens/{gone}", hall.event);
        assert_eq!(site.visitor().get(&path).status, 404, "{path}");
    }
});

both!(clock_and_games_are_shown_once_there_are_some, |site| {
    let hall = Hall::new(site);
    let board = format!("{}/rounds/1/boards/1", hall.tournament);
    let record =
        "[Game \"gbg:6\"]\n[Result \"1-0\"]\n[Termination \"resignation\"]\n\nC40 c40 1-0\n";
    let form = [("outcome", "first"), ("ending", "resignation"), ("record", record)];
    hall.arbiter.submit(&board, &form);
    send(&hall.arbiter, &format!("{}/rounds/1/clock/start", hall.tournament), &[]);
    choose(&hall, &["games", "clock"]);
    let answer = site.visitor().get(&format!("{}/screens/1", hall.event));
    assert_eq!(slides(&answer.body), ["game-1", "clock"]);
    assert!(answer.body.contains("data-frame=\"/games/1/embed\""), "{}", answer.body);
    assert!(answer.body.contains("data-clock=\"running\""), "{}", answer.body);
    assert!(answer.header("content-security-policy").contains("frame-src 'self'"));
});

both!(who_is_missing_is_shown_while_players_can_check_in, |site| {
    let swiss = Swiss::start(site, 5, "3");
    let wall = "/events/1/screens/1";
    let visitor = site.visitor();
    assert_eq!(slides(&visitor.page(wall)), ["welcome"]);
    assert!(visitor.page(wall).contains("The first pairings appear here."));
    let at = |below: &str| swiss.at(&format!("checkin{below}"));
    send(&swiss.arbiter, &at("/open"), &[("round", "1")]);
    let page = visitor.page(wall);
    assert!(page.contains("Not here yet for round 1: 5"), "{page}");
    let entry = hidden(&swiss.arbiter.page(&at("")), "entry");
    assert_eq!(send(&swiss.arbiter, &at(""), &[("entry", &entry), ("round", "1")]).status, 303);
    assert!(visitor.page(wall).contains("Not here yet for round 1: 4"));
});

both!(what_everybody_is_told_stands_on_screens_and_pages_until_it_is_removed, |site| {
    let hall = Hall::new(site);
    let (path, notice) = (format!("{}/notice", hall.event), "Lunch until 1:30 pm");
    assert_eq!(send(&hall.arbiter, &path, &[("text", " ")]).status, 422);
    assert_eq!(send(&hall.arbiter, &path, &[("text", &"x".repeat(161))]).status, 422);
    assert_eq!(send(&hall.arbiter, &path, &[("text", notice)]).status, 303);
    let player = hall.player(0);
    let pages = [
        (site.visitor(), format!("{}/screens/3", hall.event)),
        (site.visitor(), hall.event.clone()),
        (player, hall.my()),
    ];
    for (browser, path) in &pages {
        assert!(browser.page(path).contains(notice), "{path}");
    }
    // Somebody who knows of none does not write over it, and loses nothing.
    let stale = send(&hall.arbiter, &path, &[("text", "Round 2 begins")]);
    assert_eq!(stale.status, 409);
    assert!(stale.body.contains("It now says: “Lunch until 1:30 pm”"), "{}", stale.body);
    assert!(stale.body.contains("value=\"Round 2 begins\""), "{}", stale.body);
    let form = [("text", "Round 2 begins"), ("seen", notice)];
    assert_eq!(send(&hall.arbiter, &path, &form).status, 303);
    assert_eq!(
        send(&hall.arbiter, &path, &[("act", "end"), ("seen", "Round 2 begins")]).status,
        303
    );
    for (browser, path) in &pages {
        assert!(!browser.page(path).contains("Round 2 begins"), "{path}");
    }
    let log = hall.arbiter.page(&format!("{}/audit", hall.event));
    assert_eq!(log.matches("A notice was shown to the hall.").count(), 2, "{log}");
    assert_eq!(log.matches("The notice to the hall was removed.").count(), 1, "{log}");
});

both!(a_screen_is_not_changed_over_somebody_elses_choice, |site| {
    let hall = Hall::new(site);
    let stale = seen(&hall.arbiter, &hall.event);
    assert_eq!(choose(&hall, &["clock"]).status, 303);
    let path = format!("{}/screens/1", hall.event);
    let refused = send(&hall.arbiter, &path, &[("scene", "names"), ("seen", &stale)]);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("It now shows: Clock."), "{}", refused.body);
    let nothing = send(&hall.arbiter, &path, &[("seen", &stale)]);
    assert_eq!(nothing.status, 422);
    assert!(nothing.body.contains("Choose at least one thing to show."), "{}", nothing.body);
    let elsewhere =
        [("scene", "names"), ("tournament", "999"), ("seen", &seen(&hall.arbiter, &hall.event))];
    let refused = send(&hall.arbiter, &path, &elsewhere);
    assert_eq!(refused.status, 409);
    assert!(refused.body.contains("This tournament is not at this event."), "{}", refused.body);
});

both!(screens_are_added_up_to_eight, |site| {
    let hall = Hall::new(site);
    let path = format!("{}/screens", hall.event);
    for last in 1..=7 {
        let page = hall.arbiter.page(&path);
        assert_eq!(hidden(&page, "last"), last.to_string());
        assert_eq!(send(&hall.arbiter, &path, &[("last", &last.to_string())]).status, 303);
    }
    let page = hall.arbiter.page(&path);
    assert!(page.contains("id=\"screen-8\""), "{page}");
    lacks(&page, "name=\"last\"");
    assert_eq!(send(&hall.arbiter, &path, &[("last", "8")]).status, 409);
    // Who pressed at the same time has added the same one.
    assert_eq!(send(&hall.arbiter, &path, &[("last", "3")]).status, 303);
});

both!(the_wall_shows_what_visitors_see_whoever_opens_it, |site| {
    let hall = Hall::new(site);
    let form = [("shows_name", "number")];
    assert_eq!(hall.player(0).submit(&format!("{}/public", hall.my()), &form), hall.my());
    let wall = hall.arbiter.page(&format!("{}/screens/1", hall.event));
    assert!(!wall.contains(NAMES[0]), "{wall}");
    assert!(wall.contains(NAMES[1]), "{wall}");
    let administrator = site.administrator();
    let days = [("starts_on", "2026-11-20"), ("ends_on", "2026-11-22")];
    let form = [("name", "Rehearsal"), days[0], days[1], ("form_key", "draft")];
    let draft = administrator.submit("/events", &form);
    let path = format!("{draft}/screens/1");
    assert_eq!(site.visitor().get(&path).status, 404);
    assert_eq!(administrator.get(&path).status, 200);
});

//! Games by link over HTTP: what watchers see, games for two others, phrases, settings, and blocked opponents.

use diesel::{RunQueryDsl, sql_query};
use domain::audit::Act;
use serde_json::{Value, json};
use store::{Db, Stored};

use super::by_link::{Table, challenge, link_in};
use super::by_link_rounds::{AT_ONCE, begin_one};
use super::played::count_acts;
use super::support::{Answer, Browser, Site, hidden};
use crate::database::unique;

fn posts(by: &Browser, path: &str, field: (&str, &str)) -> u16 {
    by.post(path, &[("form_key", &*unique("key")), field]).status
}

/// A game against a stranger in which watchers see the board so many plies late.
fn late(site: &Site, plies: &str) -> Table {
    let challenger = site.administrator();
    let link = link_in(&challenger.post("/by-link", &challenge(&[("delay", plies)])));
    let is_told = site
        .visitor()
        .page(&link)
        .contains(&format!("spectators see the board {plies} plies late"));
    assert_eq!(is_told, plies != "0");
    Table::taken(site, challenger, (&link, "Plinio Designori"))
}

/// The moves that a page lists.
fn moves(page: &str) -> Vec<&str> {
    let Some((_, list)) = page.split_once("class=\"link-moves\"") else { return Vec::new() };
    let (list, _) = list.split_once("</ol>").unwrap();
    let texts = list.split("<code>").skip(1).map(|text| text.split('<').next().unwrap());
    texts.filter(|text| !text.is_empty()).collect()
}

both!(watchers_see_a_game_as_late_as_it_was_agreed_and_all_of_it_once_it_is_over, |site| {
    let table = late(site, "2");
    // What a visitor is shown is kept for a second: each looks once.
    let watches = || site.visitor().page(&format!("{}?n={}", table.path, unique("n")));
    table.plays(&table.challenger, "A");
    table.plays(&table.opponent, "a");
    let page = watches();
    assert!(page.contains("You see the board 2 plies late"), "{page}");
    assert!(moves(&page).is_empty() && !page.contains("class=\"time-left\""), "{page}");
    table.plays(&table.challenger, "B");
    assert_eq!(moves(&watches()), ["A"]);
    let own = table.opponent.page(&table.path);
    assert_eq!(moves(&own), ["A", "a", "B"]);
    assert!(own.contains("class=\"time-left\"") && !own.contains("plies late"), "{own}");
    assert!(site.administrator().page("/by-link").contains(&table.path));
    assert_eq!(table.wish(&table.opponent, "resign", "").status, 303);
    let over = watches();
    assert_eq!(moves(&over), ["A", "a", "B"]);
    assert!(!over.contains("plies late"), "{over}");
    let refused = table.challenger.post("/by-link", &challenge(&[("delay", "21")]));
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("Choose a delay for spectators."), "{}", refused.body);
});

const FOR_OTHERS: [(&str, &str); 6] = [
    ("game", "bohnenspiel"),
    ("time", "10+5"),
    ("holidays", "0"),
    ("begins", "first"),
    ("name", "Josef Knecht"),
    ("second_name", "Plinio Designori"),
];

/// A browser that has come in by a link.
fn comes_in(site: &Site, link: &str) -> (Browser, String) {
    let visitor = site.visitor();
    let cookie = visitor.get(link).cookie;
    let browser = visitor.with_cookie(cookie);
    let path = browser.submit(link, &[]);
    (browser, path)
}

/// The links that a page shows.
fn links(body: &str) -> Vec<String> {
    let paths = body.split("/g/").skip(1).map(|rest| rest.split('<').next().unwrap());
    paths.map(|token| format!("/g/{token}")).collect()
}

both!(two_others_play_by_a_link_each_and_no_clock_runs_before_both_have_come, |site| {
    let maker = site.administrator();
    let made = maker.post("/by-link/for-others", &FOR_OTHERS);
    assert_eq!((made.status, made.header("cache-control")), (200, "private, no-store"));
    let both = links(&made.body);
    assert_eq!(both.len(), 2, "{}", made.body);
    let (first, path) = comes_in(site, &both[0]);
    let waits = first.page(&path);
    assert!(waits.contains("The clocks start once both players are here."), "{waits}");
    assert!(!waits.contains("?begun="), "nobody moves before: {waits}");
    assert!(maker.page("/by-link").contains("Waiting for players"));
    assert!(!site.visitor().page("/by-link").contains("Josef Knecht"));
    let (second, _) = comes_in(site, &both[1]);
    let begun = first.page(&path);
    assert!(begun.contains("?begun=") && !begun.contains("The clocks start"), "{begun}");
    let table = Table { challenger: first, opponent: second, path };
    table.plays(&table.challenger, "A");
    table.plays(&table.opponent, "a");
    assert!(!maker.page("/by-link").contains("Waiting for players"));
    let withdrawn = maker.post(&format!("{}/withdraw", table.path), &[("form_key", "late")]);
    assert_eq!(withdrawn.status, 409, "it has begun");
    assert!(!site.visitor().page(&table.path).contains("was withdrawn"));
});

both!(a_link_that_is_lost_before_its_player_has_come_is_made_anew, |site| {
    let maker = site.administrator();
    let lost = links(&maker.post("/by-link/for-others", &FOR_OTHERS).body);
    let (first, path) = comes_in(site, &lost[0]);
    let renew = format!("{path}/new-links");
    assert!(maker.page("/by-link").contains(&format!("action=\"{renew}\"")));
    let other = site.with_role(&maker, "", "");
    assert_eq!(other.post(&renew, &[("form_key", "other")]).location, path, "it is not theirs");
    let renewed = maker.post(&renew, &[("form_key", "new")]);
    let new = links(&renewed.body);
    assert_eq!((new.len(), renewed.header("cache-control")), (1, "private, no-store"));
    assert!(renewed.body.contains("Plinio Designori") && !renewed.body.contains("Josef Knecht"));
    assert_eq!(site.visitor().get(&lost[1]).status, 403);
    comes_in(site, &new[0]);
    assert!(first.page(&path).contains("?begun="), "it has begun for whoever was there");
    assert_eq!(maker.post(&renew, &[("form_key", "late")]).location, path);
    assert_eq!(count_acts!(site, LinkGameRelinked), 1);
});

both!(a_game_for_two_others_is_withdrawn_by_whoever_began_it_before_it_begins, |site| {
    let maker = site.administrator();
    let made = maker.post("/by-link/for-others", &FOR_OTHERS);
    let (first, path) = comes_in(site, &links(&made.body)[0]);
    let withdraw = format!("{path}/withdraw");
    let table = Table { challenger: first, opponent: site.visitor(), path: path.clone() };
    let early = [("form_key", "r"), ("wish", "resign"), ("plies", "0"), ("seen", "")];
    let refused = table.challenger.post(&path, &early);
    assert_eq!(refused.status, 422, "nobody loses before it begins");
    assert!(!table.challenger.page(&path).contains("value=\"resign\""));
    let ruling = [("form_key", "go-on"), ("ruling", "go-on"), ("reason", "Ill")];
    assert_eq!(maker.post(&format!("{path}/rule"), &ruling).status, 422);
    let other = site.with_role(&maker, "", "");
    assert_eq!(other.post(&withdraw, &[("form_key", "other")]).status, 409);
    assert!(!site.visitor().page(&path).contains("The game was withdrawn before it began."));
    assert_eq!(maker.post(&withdraw, &[("form_key", "own")]).location, "/by-link");
    let page = site.visitor().page(&format!("{path}?again"));
    assert!(page.contains("The game was withdrawn before it began."), "{page}");
    assert!(!page.contains("Josef Knecht"), "names that somebody else has typed go: {page}");
    assert_eq!(posts(&table.challenger, &format!("{path}/rematch"), ("x", "")), 404);
    assert_eq!(count_acts!(site, LinkGameWithdrawn), 1);
    let form = [("game", "bohnenspiel"), ("time", "3d"), ("begins", "challenger")];
    let refused = maker.post("/by-link/for-others", &form);
    assert_eq!(refused.status, 422);
    for field in ["id=\"name\"", "id=\"second_name\"", "id=\"begins\""] {
        assert!(refused.body.contains(field), "{field}: {}", refused.body);
    }
});

both!(players_say_each_phrase_once_and_nothing_else, |site| {
    let table = late(site, "0");
    let say = format!("{}/say", table.path);
    assert_eq!(posts(&table.opponent, &say, ("phrase", "good-luck")), 303);
    assert_eq!(posts(&table.opponent, &say, ("phrase", "good-luck")), 303);
    assert_eq!(posts(&table.opponent, &say, ("phrase", "you will lose")), 404);
    assert_eq!(posts(&site.visitor(), &say, ("phrase", "thanks")), 403);
    let own = table.opponent.page(&table.path);
    assert_eq!(own.matches(">Good luck!</q>").count(), 1, "{own}");
    assert!(!own.contains("value=\"good-luck\"") && own.contains("value=\"thanks\""), "{own}");
    assert!(site.visitor().page(&table.path).contains(">Good luck!</q>"));
    assert_eq!(table.wish(&table.challenger, "resign", "").status, 303);
    assert_eq!(posts(&table.challenger, &say, ("phrase", "well-played")), 303);
    assert!(table.opponent.page(&table.path).contains(">Well played!</q>"));
});

both!(a_player_chooses_to_confirm_no_moves, |site| {
    let table = late(site, "0");
    let settings = format!("{}/settings", table.path);
    let whole = format!("{}?begun=A", table.path);
    assert!(!table.challenger.page(&whole).contains("data-at-once"));
    assert_eq!(posts(&table.challenger, &settings, ("setting", "at-once")), 303);
    let page = table.challenger.page(&whole);
    assert!(page.contains("data-at-once") && page.contains("value=\"confirmed\""), "{page}");
    assert_eq!(moves(&page).len(), 0, "an address alone sends nothing");
    assert_eq!(posts(&table.challenger, &settings, ("setting", "confirmed")), 303);
    assert!(!table.challenger.page(&whole).contains("data-at-once"));
    assert_eq!(posts(&table.challenger, &settings, ("setting", "never")), 404);
});

fn offers(by: &Browser) -> String {
    link_in(&by.post("/by-link", &challenge(&[("form_key", &unique("key"))])))
}

fn takes(by: &Browser, link: &str) -> Answer {
    by.post(link, &[("form_key", &*unique("key")), ("name", "Plinio Designori")])
}

/// Resigns before anybody has moved.
fn resigns(by: &Browser, path: &str) {
    let seen = hidden(&by.page(path), "seen");
    let form = [("form_key", "r"), ("wish", "resign"), ("plies", "0"), ("seen", &*seen)];
    assert_eq!(by.post(path, &form).status, 303);
}

both!(nobody_plays_an_opponent_who_is_blocked, |site| {
    let knecht = site.administrator();
    let plinio = site.with_role(&knecht, "", "");
    let path = takes(&plinio, &offers(&knecht)).location;
    let page = plinio.page(&path);
    assert!(page.contains(&format!("{path}/block")), "{page}");
    assert_eq!(posts(&plinio, &format!("{path}/block"), ("x", "")), 303);
    let list = plinio.page("/by-link");
    assert!(
        list.contains("Blocked opponents") && list.contains("<bdi>Josef Knecht</bdi>"),
        "{list}"
    );
    assert!(!knecht.page("/by-link").contains("Blocked opponents"), "nobody is told");
    let link = offers(&knecht);
    assert!(!plinio.page("/by-link").contains("/by-link/challenges/"));
    assert!(site.visitor().page("/by-link").contains("/by-link/challenges/"));
    let refused = |by: &Browser, link: &str, why: &str| {
        let answer = takes(by, link);
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains(why), "{}", answer.body);
    };
    refused(&plinio, &link, "You have blocked this opponent.");
    let other = offers(&plinio);
    refused(&knecht, &other, "This challenge was withdrawn.");
    assert!(knecht.page(&other).contains("This challenge was withdrawn."), "nor by looking");
    assert!(site.visitor().page(&other).contains("Accept challenge"));
    assert!(!plinio.page(&path).contains("/block"), "once is enough");
    let (_, rest) = list.split_once("/by-link/blocked/").unwrap();
    let end = format!("/by-link/blocked/{}/end", rest.split('/').next().unwrap());
    assert_eq!(posts(&plinio, &end, ("x", "")), 303);
    assert_eq!(takes(&plinio, &link).status, 303);
    assert!(!plinio.page("/by-link").contains("Blocked opponents"));
});

/// Whoever is second in the first game blocks 200 others.
const BLOCKS_MANY: [&str; 2] = [
    "INSERT INTO accounts (name, name_key, password_hash, rank, created_at)
     WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)
     SELECT 'Other ' || n, 'other ' || n, '', 'member', CURRENT_TIMESTAMP FROM numbers",
    "INSERT INTO blocked_opponents (account_id, blocked_id, link_game_id, blocked_at)
     SELECT link_seats.account_id, accounts.id, 1, CURRENT_TIMESTAMP FROM accounts, link_seats
     WHERE link_game_id = 1 AND seat = 'second' AND accounts.name LIKE 'Other %'",
];

both!(whoever_blocks_200_opponents_blocks_no_more, |site| {
    let knecht = site.administrator();
    let plinio = site.with_role(&knecht, "", "");
    let path = takes(&plinio, &offers(&knecht)).location;
    for statement in BLOCKS_MANY {
        let done = |db: &mut Db| -> Stored<usize> { Ok(sql_query(statement).execute(db)?) };
        assert_eq!(site.store.write(done).unwrap(), 200);
    }
    let refused = plinio.post(&format!("{path}/block"), &[("form_key", "one-more")]);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("You have blocked 200 opponents."), "{}", refused.body);
});

both!(whoever_has_blocked_the_other_begins_no_rematch, |site| {
    let knecht = site.administrator();
    let plinio = site.with_role(&knecht, "", "");
    let path = takes(&plinio, &offers(&knecht)).location;
    assert_eq!(posts(&plinio, &format!("{path}/block"), ("x", "")), 303);
    resigns(&knecht, &path);
    let rematch = format!("{path}/rematch");
    assert_eq!(posts(&knecht, &rematch, ("x", "")), 303);
    assert!(knecht.page(&path).contains("hasn’t answered yet"));
    for page in [&*path, "/by-link"] {
        assert!(!plinio.page(page).contains("wants a rematch"), "{page}");
    }
    let answer = plinio.post(&rematch, &[("form_key", "again")]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("You have blocked this opponent."), "{}", answer.body);
});

both!(an_account_begins_or_asks_for_100_games_an_hour, |site| {
    let knecht = site.administrator();
    let plinio = site.with_role(&knecht, "", "");
    let path = takes(&plinio, &offers(&knecht)).location;
    resigns(&knecht, &path);
    let rematch = format!("{path}/rematch");
    for _ in 1..100 {
        assert_eq!(posts(&knecht, &rematch, ("x", "")), 303);
    }
    assert_eq!(posts(&knecht, &rematch, ("x", "")), 429);
});

both!(whoever_blocks_takes_back_the_rematch_that_was_asked_for, |site| {
    let knecht = site.administrator();
    let plinio = site.with_role(&knecht, "", "");
    let path = takes(&plinio, &offers(&knecht)).location;
    resigns(&knecht, &path);
    let rematch = format!("{path}/rematch");
    assert_eq!(posts(&plinio, &rematch, ("x", "")), 303);
    assert!(knecht.page(&path).contains("Accept rematch"));
    assert_eq!(posts(&plinio, &format!("{path}/block"), ("x", "")), 303);
    assert!(!knecht.page(&path).contains("Accept rematch"));
    assert_eq!(knecht.post(&rematch, &[("form_key", "again")]).status, 303);
    let page = knecht.page(&path);
    assert!(page.contains("hasn’t answered yet"), "nobody is told: {page}");
    assert_eq!(plinio.post(&rematch, &[("form_key", "then")]).status, 422);
});

both!(games_that_go_on_are_on_the_start_page_and_on_that_of_their_event, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    assert!(!site.visitor().page("/").contains("Games by link in progress"));
    begin_one(site, &event);
    let casual = late(site, "0");
    for (page, paths) in [("/", vec!["/by-link/1", &casual.path]), (&event, vec!["/by-link/1"])] {
        let shown = site.visitor().page(&format!("{page}?n={}", unique("n")));
        let (_, shown) = shown.split_once("Games by link in progress").expect("games");
        for path in paths {
            assert!(shown.contains(&format!("href=\"{path}\"")), "{path}: {shown}");
        }
    }
    let of_event = administrator.page(&event);
    assert!(!of_event.contains(&format!("href=\"{}\"", casual.path)), "{of_event}");
    assert_eq!(casual.wish(&casual.opponent, "resign", "").status, 303);
    assert!(!administrator.page("/").contains(&format!("href=\"{}\"", casual.path)));
});

both!(a_tournament_has_watchers_see_its_games_late_but_not_its_arbiters, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = begin_one(site, &event);
    let late = [AT_ONCE.as_slice(), &[("delay", "4"), ("form_key", "late")]].concat();
    let by_link = format!("/tournaments/{tournament}/by-link");
    assert_eq!(administrator.post(&by_link, &late).status, 303);
    let watches = || site.visitor().page("/by-link/1");
    assert!(!watches().contains("4 plies late"), "games that have begun go on as they are");
    assert!(site.visitor().page(&by_link).contains("Delay for spectators: 4 plies"));
    let silent = [("from_round", "1"), ("form_key", "silent")];
    administrator.submit(&format!("/tournaments/{tournament}/silent"), &silent);
    for page in ["/", &event] {
        let page = site.visitor().page(&format!("{page}?n={}", unique("n")));
        assert!(!page.contains("/by-link/1\""), "silent rounds are watched by nobody: {page}");
    }
});

fn asks(site: &Site, path: &str) -> Value {
    let answer = site.visitor().get(&format!("/api/v1/by-link{path}"));
    assert_eq!(answer.status, 200, "{}", answer.body);
    serde_json::from_str(&answer.body).unwrap()
}

both!(programs_read_games_by_link_as_everybody_sees_them, |site| {
    let table = late(site, "2");
    let id = table.path.rsplit('/').next().unwrap();
    for (by, text) in [(&table.challenger, "A"), (&table.opponent, "a"), (&table.challenger, "B")] {
        table.plays(by, text);
    }
    let game = asks(site, &format!("/{id}"));
    assert_eq!((&game["moves"], &game["turn"]), (&json!(["A"]), &json!("second")));
    assert_eq!((&game["state"], &game["due_at"]), (&json!("running"), &json!(null)));
    assert_eq!(asks(site, ""), json!([game]));
    assert_eq!(table.wish(&table.challenger, "resign", "").status, 303);
    let over = asks(site, &format!("/{id}"));
    assert_eq!(over["moves"], json!(["A", "a", "B"]));
    assert_eq!((&over["outcome"], &over["ending"]), (&json!("second"), &json!("resignation")));
    assert!(over["record"].is_number(), "{over}");
    assert_eq!(asks(site, ""), json!([]));
    assert_eq!(site.visitor().get("/api/v1/by-link/99").status, 404);
});

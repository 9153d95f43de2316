//! Deleting and restoring, the archive, duplicates, drafts inside a published event, cancelling.

use chrono::TimeDelta;
use desk::{self, Actor};
use domain::accounts::Access;
use domain::audit::Act;
use domain::bin::expired_before;
use domain::players::PlayerName;
use domain::privacy::Eyes;
use domain::{EventId, PlayerId, TournamentId};
use store::{accounts, bin, entries, players, ratings, tournaments};
use system::clock;

use super::played::{Plan, Played, count_acts};
use super::support::{Answer, Browser, PASSWORD, Site, hidden, lacks};
use crate::database::unique;

/// Sends a form with nothing but its key, which must be accepted.
fn press(browser: &Browser, path: &str) -> Answer {
    let key = unique("key");
    let answer = browser.post(path, &[("form_key", &key)]);
    assert_eq!(answer.status, 303, "{path}: {}", answer.body);
    answer
}

/// The page that an act leads to, with what it says.
fn told(browser: &Browser, answer: &Answer) -> String {
    browser.get_with(&answer.location, &answer.done).body
}

fn number(path: &str) -> i32 {
    path.rsplit('/').next().unwrap().parse().unwrap()
}

both!(an_event_is_deleted_with_its_tournaments_and_restored, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let page = administrator.page(&format!("{event}/delete"));
    assert!(page.contains("Glass Bead Game 2×6: 2 players, 0 results"), "{page}");
    let answer = press(&administrator, &format!("{event}/delete"));
    let page = told(&administrator, &answer);
    assert!(page.contains("Waldzell Open deleted.") && page.contains(">Undo</button>"), "{page}");
    assert!(!administrator.page(&answer.location).contains("deleted."), "it is said once");
    for path in [&event, &tournament, &format!("{tournament}/entries")] {
        assert_eq!(administrator.get(path).status, 404, "{path}");
    }
    let page = administrator.page("/bin");
    let restore = format!("/bin/event/{}/restore", number(&event));
    assert!(page.contains("Waldzell Open") && page.contains(&restore), "{page}");
    press(&administrator, &restore);
    assert!(site.visitor().page(&format!("{tournament}/entries")).contains("Josef Knecht"));
    assert_eq!(count_acts!(site, Deleted) + count_acts!(site, Restored), 2);
});

both!(a_tournament_that_was_deleted_before_its_event_stays_in_the_bin, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let (one, other) = (administrator.tournament(&event), administrator.tournament(&event));
    press(&administrator, &format!("{one}/delete"));
    press(&administrator, &format!("{event}/delete"));
    press(&administrator, &format!("/bin/event/{}/restore", number(&event)));
    assert_eq!(administrator.get(&one).status, 404);
    assert_eq!(administrator.get(&other).status, 200);
    let page = administrator.page(&format!("{event}/bin"));
    let restore = format!("{event}{one}/restore");
    assert!(page.contains(&restore), "{page}");
    press(&administrator, &restore);
    assert_eq!(administrator.get(&one).status, 200);
});

both!(published_results_and_rated_games_are_only_archived, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    let (own, event) = (format!("/tournaments/{}", played.id), format!("/events/{}", played.event));
    played.record(&["x 1", "0 x"]);
    for (path, why) in [(&own, "One result is published"), (&event, "can’t be deleted")] {
        let answer = administrator.post(&format!("{path}/delete"), &[]);
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains(why), "{}", answer.body);
    }
    played.close_after(0);
    let page = administrator.get(&format!("{own}/delete"));
    assert_eq!(page.status, 422);
    assert!(page.body.contains("Its games are rated"), "{}", page.body);
});

both!(what_is_archived_is_off_the_lists_and_does_not_change_until_it_is_restored, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    press(&administrator, &format!("{event}/archive"));
    let list = site.visitor().page("/events");
    let (listed, archived) = list.split_once("<details>").unwrap();
    assert!(!listed.contains("Waldzell Open") && archived.contains("Waldzell Open"), "{list}");
    let answer = administrator.post(&format!("{tournament}/entries"), &[("name", "Tito")]);
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("This is archived"), "{}", answer.body);
    press(&administrator, &format!("{event}/unarchive"));
    administrator.enter(&tournament, &["Tito"]);
    press(&administrator, &format!("{tournament}/archive"));
    let answer = administrator.post(&format!("{tournament}/entries"), &[("name", "Otto")]);
    assert_eq!(answer.status, 409);
    assert!(site.visitor().page(&tournament).contains("Archived: nothing changes here"));
    press(&administrator, &format!("{tournament}/unarchive"));
    administrator.enter(&tournament, &["Otto"]);
});

both!(a_duplicate_has_the_same_settings_and_no_players, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let copy = press(&administrator, &format!("{tournament}/duplicate")).location;
    let copy = copy.trim_end_matches("/edit");
    assert!(administrator.page(copy).contains("Glass Bead Game 2×6"));
    lacks(&administrator.page(&format!("{copy}/entries")), "Withdraw");
    assert!(!administrator.page(&format!("{copy}/entries")).contains("Josef Knecht"));
    let copy = press(&administrator, &format!("{event}/duplicate")).location;
    let copy = copy.trim_end_matches("/edit");
    assert_eq!(site.visitor().get(copy).status, 404, "it is a draft");
    assert_eq!(administrator.page(copy).matches("Glass Bead Game 2×6</bdi>").count(), 2);
});

both!(a_removed_player_is_asked_about_and_brought_back, |site| {
    let administrator = site.administrator();
    let tournament = administrator.tournament(&administrator.published_event());
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let id = TournamentId(number(&tournament));
    let knecht = site.store.read(|db| entries::list(db, id, Eyes::Staff)).unwrap().remove(0);
    let path = format!("{tournament}/entries/{}/remove", knecht.id);
    assert!(administrator.page(&path).contains("Josef Knecht is removed from the tournament"));
    let answer = press(&administrator, &path);
    let page = told(&administrator, &answer);
    assert!(page.contains("Josef Knecht removed.") && page.contains(">Undo</button>"), "{page}");
    assert!(!administrator.page("/players").contains("Josef Knecht"), "a slip leaves no player");
    press(&administrator, &format!("{tournament}/entries/{}/restore", knecht.id));
    assert!(administrator.page(&format!("{tournament}/entries")).contains("Josef Knecht"));
    assert!(administrator.page("/players").contains("Josef Knecht"));
    // Who is entered again meanwhile is there once.
    press(&administrator, &path);
    let again = [("name", "Josef Knecht"), ("form_key", "again")];
    administrator.submit(&format!("{tournament}/entries"), &again);
    administrator.start(&tournament);
    assert_eq!(site.store.read(|db| entries::list(db, id, Eyes::Staff)).unwrap().len(), 2);
});

both!(a_player_without_games_is_deleted_and_one_with_games_is_not, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    let path = format!("/players/{}/delete", played.players[0]);
    let answer = administrator.post(&path, &[]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("name this player"), "{}", answer.body);
    let name = PlayerName::parse("A Slip").unwrap();
    let slip = site.store.write(|db| players::insert(db, &name, None, clock::now())).unwrap();
    press(&administrator, &format!("/players/{slip}/delete"));
    assert_eq!(administrator.get(&format!("/players/{slip}")).status, 404);
    press(&administrator, &format!("/bin/player/{slip}/restore"));
    assert_eq!(administrator.get(&format!("/players/{slip}")).status, 200);
});

both!(a_deleted_account_signs_in_no_more_and_comes_back_with_its_name, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let arbiter = site.with_role(&administrator, &event, "arbiter");
    let all = site.store.read(accounts::list).unwrap();
    let account = all.iter().find(|account| account.name.starts_with("arbiter")).unwrap();
    let path = format!("/accounts/{}", account.id);
    press(&administrator, &format!("{path}/delete"));
    assert_eq!(arbiter.get("/account").status, 303, "its session has ended");
    let form = [("name", account.name.as_str()), ("password", PASSWORD)];
    assert_eq!(site.visitor().post("/sign-in", &form).status, 422);
    press(&administrator, &format!("/bin/account/{}/restore", account.id));
    assert_eq!(site.visitor().signed_in(&account.name).get("/account").status, 200);
    let own = all.iter().find(|account| account.name.starts_with("administrator")).unwrap();
    let answer = administrator.post(&format!("/accounts/{}/delete", own.id), &[]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("you are signed in with"), "{}", answer.body);
});

both!(a_rating_list_without_ratings_is_deleted_and_another_is_archived, |site| {
    let administrator = site.administrator();
    let form = |name| {
        [("system", "elo"), ("family", "oware"), ("name", name), ("k", "24"), ("start", "1500")]
    };
    let list = administrator.submit("/ratings", &form("Club"));
    press(&administrator, &format!("{list}/delete"));
    assert_eq!(administrator.get(&list).status, 404);
    // Another one may take its settings.
    let list = administrator.submit("/ratings", &form("Club evening"));
    press(&administrator, &format!("{list}/archive"));
    let page = administrator.page("/ratings");
    let (listed, archived) = page.split_once("<details>").unwrap();
    assert!(!listed.contains("Club evening") && archived.contains("Club evening"), "{page}");
    press(&administrator, &format!("{list}/unarchive"));
    let page = administrator.page(&format!("/ratings/new?like={}", number(&list)));
    assert!(page.contains("value=\"24\""), "{page}");
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    played.record(&["x 1", "0 x"]).close_after(0);
    let pools = site.store.read(ratings::pools).unwrap();
    let rated = pools.iter().find(|pool| pool.family() == "gbg").unwrap().id;
    let answer = administrator.post(&format!("/ratings/{rated}/delete"), &[]);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Players have ratings in this list"), "{}", answer.body);
});

/// A draft with two players in a published event.
fn draft(administrator: &Browser) -> (String, String) {
    let event = administrator.published_event();
    let form = [&Browser::TOURNAMENT[..], &[("visibility", "draft")]].concat();
    let tournament = administrator.submit(&format!("{event}/tournaments"), &form);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    (event, tournament)
}

both!(a_tournament_is_a_draft_inside_a_published_event, |site| {
    let administrator = site.administrator();
    let (event, tournament) = draft(&administrator);
    let visitor = site.visitor();
    assert_eq!(visitor.get(&tournament).status, 404);
    assert_eq!(visitor.get(&format!("{tournament}/entries")).status, 404);
    for page in ["/players", event.as_str()] {
        let page = visitor.page(page);
        assert!(!page.contains("Josef Knecht") && !page.contains("Glass Bead Game 2×6"), "{page}");
    }
    let scorekeeper = site.with_role(&administrator, &event, "scorekeeper");
    assert_eq!(scorekeeper.get(&tournament).status, 200);
});

both!(what_is_played_in_a_draft_is_seen_and_rated_once_it_is_published, |site| {
    let (administrator, visitor) = (site.administrator(), site.visitor());
    let (_, tournament) = draft(&administrator);
    administrator.start(&tournament);
    let result = [
        ("outcome", "first"),
        ("ending", "resignation"),
        ("record", "C1"),
        ("unproven", "yes"),
        ("reason", "The slip says so."),
    ];
    administrator.submit(&format!("{tournament}/rounds/1/boards/1"), &result);
    assert_eq!(visitor.get("/games/1").status, 404, "a game of a draft");
    assert!(!visitor.page("/games").contains("Josef Knecht"));
    let version = version_of(site, &tournament);
    administrator.submit(&format!("{tournament}/close"), &[("version", &version)]);
    assert_eq!(n_rated(site), 0, "a draft rates nothing");
    let version = version_of(site, &tournament);
    let published = [("visibility", "published"), ("version", version.as_str())];
    administrator.submit(&tournament, &[&Browser::TOURNAMENT[..], &published].concat());
    assert_eq!(visitor.get(&tournament).status, 200);
    assert!(visitor.page("/players").contains("Josef Knecht"));
    assert!(n_rated(site) > 0);
});

/// Rows of the ledger.
fn n_rated(site: &Site) -> usize {
    site.store.read(|db| ratings::of_player(db, PlayerId(1))).unwrap().len()
}

fn version_of(site: &Site, tournament: &str) -> String {
    let id = TournamentId(number(tournament));
    let found = site.store.read(|db| tournaments::find(db, id)).unwrap().unwrap();
    found.version.to_string()
}

both!(a_tournament_is_cancelled_while_games_are_open, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori", "Tito"]);
    let own = format!("/tournaments/{}", played.id);
    played.record(&["x 1 .", "0 x .", ". . x"]);
    let path = format!("{own}/cancel");
    let answer = administrator.post(&path, &[("form_key", "a"), ("reason", "")]);
    assert_eq!(answer.status, 422, "a reason is asked for");
    administrator.submit(&path, &[("form_key", "b"), ("reason", "The hall was closed.")]);
    let page = site.visitor().page(&own);
    assert!(page.contains("Cancelled: The hall was closed."), "{page}");
    assert!(site.visitor().page(&format!("{own}/standings")).contains("Josef Knecht"));
    let board = played.path("rounds/1/boards/1");
    let answer = administrator.post(&board, &[("outcome", "first"), ("ending", "resignation")]);
    assert_eq!(answer.status, 409);
    assert!(answer.body.contains("This tournament was cancelled"), "{}", answer.body);
    // It is held after all.
    let version = version_of(site, &own);
    administrator.submit(&format!("{own}/reopen"), &[("version", &version)]);
    administrator.submit(&board, &[("outcome", "first"), ("ending", "resignation")]);
    assert_eq!(count_acts!(site, TournamentCancelled) + count_acts!(site, TournamentReopened), 2);
});

both!(after_thirty_days_what_was_deleted_is_gone, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori"]);
    let seen = hidden(&administrator.page(&format!("{tournament}/schedule")), "seen");
    let schedule = [("date", "2026-11-20"), ("time", "10:00"), ("seen", &seen)];
    administrator.submit(&format!("{tournament}/schedule"), &schedule);
    administrator.start(&tournament);
    let board = format!("{tournament}/rounds/1/boards/1");
    administrator.submit(&board, &[("outcome", "first"), ("ending", "resignation")]);
    let form = [
        ("name", "Waldzell Open"),
        ("starts_on", "2026-11-20"),
        ("visibility", "draft"),
        ("version", "2"),
    ];
    administrator.submit(&event, &form);
    press(&administrator, &format!("{tournament}/delete"));
    let now = clock::now() + TimeDelta::days(31);
    let by = site.store.read(accounts::list).unwrap().remove(0).id;
    let actor =
        Actor { account: by, access: Access::Administrator, by_code: None, by_token: None, now };
    let id = EventId(number(&event));
    let left = site.store.read(|db| desk::bin::list_of_event(db, &actor, id)).unwrap();
    assert!(left.is_empty(), "{left:?}");
    site.store.write(|db| bin::empty(db, expired_before(now), now)).unwrap();
    let restore = format!("{event}{tournament}/restore");
    assert_eq!(administrator.post(&restore, &[]).status, 422);
    assert!(administrator.page("/players").contains("Josef Knecht"), "players stay");
});

both!(somebody_removed_after_an_undone_start_can_be_entered_again, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht", "Plinio Designori", "Fritz Tegularius"]);
    administrator.start(&tournament);
    administrator.submit(&format!("{tournament}/unstart"), &[]);
    administrator.submit(&format!("{tournament}/entries/3/remove"), &[]);
    administrator.enter_list(&tournament, "Fritz Tegularius");
    assert!(administrator.page(&format!("{tournament}/entries")).contains("Fritz Tegularius"));
    // The same with the bin: another start, undone too.
    administrator.submit(&format!("{tournament}/entries/1/remove"), &[]);
    let now = clock::now() + TimeDelta::days(31);
    site.store.write(|db| bin::empty(db, expired_before(now), now)).unwrap();
    let restore = format!("{tournament}/entries/1/restore");
    assert_eq!(administrator.post(&restore, &[]).status, 422);
});

both!(unpublishing_an_event_with_ratings_says_whose_go_and_asks, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    played.record(&["x 1", "0 x"]).close_after(0);
    let event = format!("/events/{}", played.event);
    let draft = [
        ("name", "Glass Bead Open at Waldzell"),
        ("starts_on", "2026-11-20"),
        ("visibility", "draft"),
        ("version", "2"),
    ];
    let answer = administrator.post(&event, &draft);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("ratings change, because rated games are no longer published"));
    assert!(answer.body.contains("Josef Knecht"), "{}", answer.body);
    assert!(site.visitor().page("/ratings/1").contains("Josef Knecht"), "nothing has happened");
    administrator.submit(&event, &[&draft[..], &[("unrate", "yes")]].concat());
    assert_eq!(site.visitor().get("/ratings/1").status, 404, "nobody is rated any more");
    assert!(!administrator.page("/ratings/1").contains("Josef Knecht"));
});

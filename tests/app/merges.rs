//! Two players who are one person: merged, found by either name, and taken apart again.

use chrono::NaiveDate;
use desk::{self, Actor};
use domain::accounts::Access;
use domain::audit::Act;
use domain::events::Visibility;
use domain::privacy::Eyes;
use domain::ratings::{Brought, NewInitial, PoolDetails, RatingRow, RatingSource, RatingSystem};
use domain::{AccountId, PlayerId, PoolId};
use rating::fide::Fide;
use rating::{Rating, State};
use store::{merges, players, ratings};

use super::played::{Plan, Played, details_of_acts, row_of};
use super::support::{Answer, Browser, Site, lacks};

const FIRST: [&str; 3] = ["Josef Knecht", "Plinio Designori", "Fritz Tegularius"];
const SECOND: [&str; 3] = ["J. Knecht", "Plinio Designori", "Carlo Ferromonte"];
const THIRD: [&str; 2] = ["Josef Knecht", "Carlo Ferromonte"];

/// Three rated tournaments: Knecht is in the second one by another name.
fn season(site: &Site) -> [Played<'_>; 3] {
    let play = |names: &[&str], crosstable: &[&str], days| {
        let played = Played::start(site, &Plan::RATED, names);
        played.record(crosstable).close_after(days);
        played
    };
    [
        play(&FIRST, &["x 1 1", "0 x =", "0 = x"], 0),
        play(&SECOND, &["x 0 1", "1 x 1", "0 0 x"], 30),
        play(&THIRD, &["x =", "= x"], 60),
    ]
}

fn ledger(site: &Site) -> Vec<RatingRow> {
    let all = |db: &mut store::Db| {
        let mut rows = Vec::new();
        for pool in ratings::pools(db)? {
            rows.extend(ratings::of_pool(db, pool.id)?);
        }
        Ok(rows)
    };
    let mut rows = site.store.read(all).unwrap();
    rows.sort_by_key(|row| (row.pool, row.period, row.player));
    rows
}

#[track_caller]
fn is_what_the_facts_give(site: &Site) {
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), []);
}

fn merge(browser: &Browser, kept: PlayerId, merged: PlayerId) -> Answer {
    let form = [("reason", "He said so himself."), ("form_key", "once")];
    browser.post(&format!("/players/{kept}/merge/{merged}"), &form)
}

fn undo(browser: &Browser, merge: i32) -> Answer {
    browser.post(&format!("/merges/{merge}/undo"), &[("reason", "A namesake.")])
}

both!(a_merge_and_its_end_give_the_identical_ledger, |site| {
    let administrator = site.administrator();
    let [first, second, _] = season(site);
    let (josef, jk) = (first.players[0], second.players[0]);
    let before = ledger(site);
    assert!(before.iter().any(|row| row.player == jk));

    let answer = merge(&administrator, josef, jk);
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.body.contains("J. Knecht and Josef Knecht are now one player"));
    assert!(answer.body.contains("Ratings that changed"), "{}", answer.body);
    assert!(answer.body.contains("Plinio Designori"), "his opponent was another: {}", answer.body);
    is_what_the_facts_give(site);
    let merged = ledger(site);
    assert!(merged.iter().all(|row| row.player != jk), "his games are the other one’s");
    let own = merged.iter().filter(|row| row.player == josef && row.pool == PoolId(2));
    assert_eq!(own.map(|row| row.games_so_far).collect::<Vec<_>>(), [2, 4, 5]);

    let answer = undo(&administrator, 1);
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.body.contains("are two players again"));
    assert_eq!(ledger(site), before, "to the last digit");
    is_what_the_facts_give(site);
    let told = details_of_acts!(site, PlayersMerged);
    assert!(told.len() == 1 && told[0].contains("He said so himself."), "{told:?}");
    assert!(told[0].contains("\"ratings\":[{"), "{told:?}");
    assert!(details_of_acts!(site, PlayersUnmerged)[0].contains("A namesake."));
    let again = administrator.post("/merges/1/undo", &[("reason", "Once more.")]);
    assert_eq!(again.status, 404, "it is taken back already");
});

both!(the_preview_says_what_the_merge_then_does, |site| {
    let administrator = site.administrator();
    let [first, second, _] = season(site);
    let (josef, jk) = (first.players[0], second.players[0]);
    let page = administrator.page(&format!("/players/{josef}/merge/{jk}"));
    assert!(page.contains("<th scope=\"row\">Tournaments</th><td class=\"n\">2</td>"), "{page}");
    assert!(page.contains("<th scope=\"row\">Games</th><td class=\"n\">3</td><td class=\"n\">2</td><td class=\"n\">5</td>"), "{page}");
    let (own, others) = page.split_once("Other ratings that change").unwrap();
    let row = row_of(others, "Plinio Designori");
    // After five games a rating is uncertain, merged or not.
    let marks = |part: &str| part.matches(">?</abbr>").count();
    assert_eq!((marks(own) % 3, marks(others) % 2), (0, 0), "{page}");
    assert!(marks(own) > 0 && marks(others) > 0, "{page}");
    assert_eq!(ledger(site).len(), 16, "nothing has been changed");
    let done = merge(&administrator, josef, jk).body;
    assert_eq!(row_of(&done, "Plinio Designori"), row);
    let undo = administrator.page("/merges/1/undo");
    let back = row_of(&undo, "Plinio Designori");
    assert_eq!((&back[2], &back[4]), (&row[4], &row[2]));
});

both!(everybody_finds_the_one_who_was_kept, |site| {
    let administrator = site.administrator();
    let [first, second, _] = season(site);
    let (josef, jk) = (first.players[0], second.players[0]);
    merge(&administrator, josef, jk);
    let visitor = site.visitor();
    let answer = visitor.get(&format!("/players/{jk}"));
    assert_eq!((answer.status, answer.location), (302, format!("/players/{josef}")));
    let page = visitor.page(&format!("/players/{josef}"));
    assert!(page.contains("Also entered as <bdi>J. Knecht</bdi>"), "{page}");
    assert!(!page.contains("/merges/1/undo"), "not for visitors");
    assert!(page.contains("5 rated games"), "{page}");
    assert!(administrator.page(&format!("/players/{josef}")).contains("/merges/1/undo"));

    let list = visitor.page("/players?q=j.+knecht");
    assert!(list.contains("Josef Knecht") && !list.contains("<bdi>J. Knecht"), "{list}");
    let board = visitor.page("/ratings/1");
    assert!(!board.contains("J. Knecht") && board.contains("Josef Knecht"), "{board}");

    let standings = visitor.page(&second.path("standings"));
    assert!(standings.contains(&format!("/players/{josef}\"><bdi>J. Knecht</bdi>")), "{standings}");
    let crosstable = visitor.page(&second.path("crosstable"));
    assert!(crosstable.contains(&format!("/players/{josef}\"><bdi>J. Knecht")), "{crosstable}");

    undo(&administrator, 1);
    let page = visitor.page(&format!("/players/{jk}"));
    assert!(page.contains("2 rated games") && page.contains("J. Knecht"), "{page}");
    let standings = visitor.page(&second.path("standings"));
    assert!(standings.contains(&format!("/players/{jk}\"><bdi>J. Knecht</bdi>")), "{standings}");
});

both!(a_former_name_that_is_entered_again_is_the_player_who_was_kept, |site| {
    let administrator = site.administrator();
    let [first, second, _] = season(site);
    let (josef, jk) = (first.players[0], second.players[0]);
    merge(&administrator, josef, jk);
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter_list(&tournament, "J. Knecht\nTito Designori");
    let list = administrator.page(&format!("{tournament}/entries"));
    assert!(list.contains("Josef Knecht") && !list.contains("J. Knecht"), "{list}");
    let again = [("lines", "Josef Knecht\nJ. Knecht")];
    let preview = administrator.post(&format!("{tournament}/entries/preview"), &again);
    assert_eq!(preview.body.matches("already entered").count(), 2, "{}", preview.body);
});

both!(players_of_one_tournament_are_two_people, |site| {
    let administrator = site.administrator();
    let [first, ..] = season(site);
    let [josef, plinio, fritz] = first.players[..] else { panic!() };
    let page = administrator.page(&format!("/players/{josef}/merge/{plinio}"));
    assert!(page.contains("they were in the same tournament"), "{page}");
    assert!(page.contains("they met in round"), "{page}");
    // Nothing to confirm.
    lacks(&page, "name=\"reason\"");
    assert!(page.contains("Glass Bead Open at Waldzell"), "{page}");
    let answer = merge(&administrator, josef, fritz);
    assert_eq!(answer.status, 422, "{}", answer.body);
    assert!(answer.body.contains("they were in the same tournament"));
    assert!(site.store.read(|db| merges::find(db, 1.into())).unwrap().is_none());
});

both!(who_is_merged_already_is_not_merged_again, |site| {
    let administrator = site.administrator();
    let [first, second, third] = season(site);
    let (josef, jk, carlo) = (first.players[0], second.players[0], third.players[1]);
    merge(&administrator, josef, jk);
    let again = administrator.post(&format!("/players/{josef}/merge/{jk}"), &[("reason", "b")]);
    assert_eq!((again.status, again.location), (303, format!("/players/{josef}")));
    let other = administrator.post(&format!("/players/{carlo}/merge/{jk}"), &[("reason", "c")]);
    assert_eq!(other.status, 409, "{}", other.body);
    let said = "J. Knecht has just been merged into Josef Knecht";
    assert!(other.body.contains(said), "{}", other.body);
    assert!(other.body.contains("they were in the same tournament"), "{}", other.body);
    let look = administrator.get(&format!("/players/{jk}/merge/{carlo}"));
    assert_eq!(look.location, format!("/players/{josef}/merge/{carlo}"));
    assert_eq!(administrator.get(&format!("/players/{jk}/merge/{josef}")).status, 303);
    assert_eq!(administrator.get("/players/1/merge/999").status, 404);
    assert_eq!(administrator.get("/merges/999/undo").status, 404);
    let fritz = first.players[2];
    let nothing = administrator.post(&format!("/players/{fritz}/merge/{carlo}"), &[]);
    assert_eq!(nothing.status, 422);
    assert!(nothing.body.contains("Please fill this in."), "{}", nothing.body);
});

both!(a_form_about_somebody_merged_meanwhile_is_about_whoever_stands_now, |site| {
    let administrator = site.administrator();
    let [first, second, _] = season(site);
    let (josef, jk) = (first.players[0], second.players[0]);
    let sepp = Played::start(site, &Plan::RATED, &["Sepp Knecht", "Tito Designori"]).players[0];
    merge(&administrator, josef, jk);
    for (kept, merged, reason, status) in
        [(sepp, jk, "Seen him.", 409), (jk, sepp, "Seen him.", 409), (jk, sepp, " ", 422)]
    {
        let path = format!("/players/{kept}/merge/{merged}");
        let answer = administrator.post(&path, &[("reason", reason)]);
        assert_eq!(answer.status, status, "{}", answer.body);
        let said = "J. Knecht has just been merged into Josef Knecht";
        assert!(answer.body.contains(said), "{}", answer.body);
        let (heading, action) = if kept == sepp {
            ("Merge Josef Knecht into Sepp Knecht", format!("/players/{sepp}/merge/{josef}"))
        } else {
            ("Merge Sepp Knecht into Josef Knecht", format!("/players/{josef}/merge/{sepp}"))
        };
        assert!(answer.body.contains(&format!("<h1>{heading}</h1>")), "{}", answer.body);
        assert!(answer.body.contains(&format!("method=\"post\" action=\"{action}\"")));
        assert!(answer.body.contains(&format!("name=\"reason\" value=\"{reason}\"")));
    }
    let blank = administrator.post(&format!("/players/{josef}/merge/{jk}"), &[("reason", " ")]);
    assert_eq!((blank.status, blank.location), (303, format!("/players/{josef}")), "they are one");
});

both!(the_same_form_again_merges_once, |site| {
    let administrator = site.administrator();
    let [first, second, _] = season(site);
    let (josef, jk) = (first.players[0], second.players[0]);
    assert_eq!(merge(&administrator, josef, jk).status, 200);
    let again = merge(&administrator, josef, jk);
    assert_eq!((again.status, again.location), (303, format!("/players/{josef}")));
    assert_eq!(details_of_acts!(site, PlayersMerged).len(), 1);
});

both!(merges_come_in_chains_and_end_in_any_order, |site| {
    let administrator = site.administrator();
    let play = |(name, opponent, days)| {
        let played = Played::start(site, &Plan::RATED, &[name, opponent]);
        played.record(&["x 1", "0 x"]).close_after(days);
        played.players[0]
    };
    let [a, b, c] = [
        ("J. Knecht", "Plinio Designori", 0),
        ("Jos. Knecht", "Tito Designori", 3),
        ("Josef Knecht", "Carlo Ferromonte", 9),
    ]
    .map(play);
    let apart = ledger(site);
    merge(&administrator, b, a);
    merge(&administrator, c, b);
    assert_eq!(site.visitor().get(&format!("/players/{a}")).location, format!("/players/{c}"));
    let page = administrator.page(&format!("/players/{c}"));
    assert!(
        page.contains("Also entered as <bdi>J. Knecht</bdi>, <bdi>Jos. Knecht</bdi>"),
        "{page}"
    );
    assert!(page.contains("Merged into Jos. Knecht on "), "{page}");
    is_what_the_facts_give(site);
    let page = administrator.page("/merges/1/undo");
    assert!(page.contains("<h1>Undo the merge of J. Knecht into Jos. Knecht</h1>"), "{page}");
    assert!(page.contains(" J. Knecht was merged into Jos. Knecht: "), "{page}");
    assert!(page.contains("Jos. Knecht stays merged into Josef Knecht."), "{page}");
    let answer = undo(&administrator, 1);
    let said = "J. Knecht is a player again. Jos. Knecht stays merged into Josef Knecht.";
    assert!(answer.body.contains(said), "{}", answer.body);
    let told = details_of_acts!(site, PlayersUnmerged).remove(0);
    assert!(told.contains(&format!("\"kept\":{b}")), "{told}");
    assert!(told.contains(&format!("\"stood_for_both\":{c}")), "{told}");
    is_what_the_facts_give(site);
    assert_eq!(site.visitor().get(&format!("/players/{a}")).status, 200);
    assert_eq!(site.visitor().get(&format!("/players/{b}")).location, format!("/players/{c}"));
    undo(&administrator, 2);
    assert_eq!(ledger(site), apart);
});

both!(only_administrators_merge, |site| {
    let administrator = site.administrator();
    let [first, second, _] = season(site);
    let (josef, jk) = (first.players[0], second.players[0]);
    let event = format!("/events/{}", first.event);
    let organiser = site.with_role(&administrator, &event, "organiser");
    assert_eq!(merge(&organiser, josef, jk).status, 403);
    assert_eq!(organiser.get(&format!("/players/{josef}/merge")).status, 403);
    lacks(&organiser.page(&format!("/players/{josef}")), "/merge");
});

both!(near_names_are_proposed_and_others_looked_for, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    Played::start(site, &Plan::RATED, &["Jozef Knecht", "Tito Designori"]);
    let page = administrator.page(&format!("/players/{}/merge?q=tito", played.players[0]));
    let (found, alike) = page.split_once("Similar names").unwrap();
    assert!(found.contains("<bdi>Tito Designori</bdi>") && !found.contains("Jozef"), "{page}");
    assert!(alike.contains("<bdi>Jozef Knecht</bdi>") && !alike.contains("Tito"), "{page}");
});

both!(a_former_name_of_a_draft_stays_unseen, |site| {
    let administrator = site.administrator();
    let open = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    let draft = Plan { visibility: Visibility::Draft, ..Plan::RATED };
    let secret = Played::start(site, &draft, &["Sepp Knecht", "Tito Designori"]);
    let (josef, jk) = (open.players[0], secret.players[0]);
    merge(&administrator, josef, jk);
    let page = site.visitor().page(&format!("/players/{josef}"));
    assert!(!page.contains("Sepp Knecht") && !page.contains("Tito"), "{page}");
    assert!(!site.visitor().page("/players?q=sepp").contains("Josef Knecht"));
    assert!(administrator.page(&format!("/players/{josef}")).contains("Sepp Knecht"));
});

both!(a_former_name_of_a_draft_leads_nobody_to_the_one_who_was_kept, |site| {
    let administrator = site.administrator();
    let open = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    open.record(&["x 1", "0 x"]).close_after(0);
    let draft = Plan { visibility: Visibility::Draft, ..Plan::RATED };
    let secret = Played::start(site, &draft, &["Sepp Knecht", "Tito Designori"]);
    let (josef, jk, plinio) = (open.players[0], secret.players[0], open.players[1]);
    merge(&administrator, josef, jk);
    let event = format!("/events/{}", secret.event);
    let scorekeeper = site.with_role(&administrator, &event, "scorekeeper");
    let visitor = site.visitor();
    let period = format!("/ratings/1/periods/tournament-{}/players", open.id);
    assert_eq!(visitor.get(&format!("{period}/{josef}")).status, 200);
    for path in [
        format!("/players/{jk}"),
        format!("/players/{jk}/against/{plinio}"),
        format!("/players/{plinio}/against/{jk}"),
        format!("{period}/{jk}"),
    ] {
        assert_eq!(visitor.get(&path).status, 404, "{path}");
    }
    for insider in [&administrator, &scorekeeper] {
        let answer = insider.get(&format!("/players/{jk}"));
        assert_eq!((answer.status, answer.location), (302, format!("/players/{josef}")));
    }
    assert!(!visitor.page("/ratings/1?q=sepp").contains("Josef Knecht"));
    assert!(administrator.page("/ratings/1?q=sepp").contains("Josef Knecht"));
});

both!(a_merge_that_makes_a_name_public_says_so_before, |site| {
    let administrator = site.administrator();
    let open = Played::start(site, &Plan::RATED, &["Josef Knecht", "Plinio Designori"]);
    let draft = Plan { visibility: Visibility::Draft, ..Plan::RATED };
    let secret = Played::start(site, &draft, &["Sepp Knecht", "Seppl Knecht"]);
    let (josef, sepp) = (open.players[0], secret.players[0]);
    let warning = "So far Sepp Knecht appears only in a draft";
    let page = administrator.page(&format!("/players/{sepp}/merge/{josef}"));
    assert!(page.contains(warning), "{page}");
    let page = administrator.page(&format!("/players/{josef}/merge/{sepp}"));
    // A former name stays unseen.
    lacks(&page, "appears only in a draft");
    let other = Played::start(site, &draft, &["J. Knecht", "Tito Designori"]);
    let path = format!("/players/{sepp}/merge/{}", other.players[0]);
    // Nor is the other.
    lacks(&administrator.page(&path), "appears only in a draft");
    merge(&administrator, sepp, josef);
    assert!(site.visitor().page(&open.path("standings")).contains("Josef Knecht"));
    assert!(site.visitor().page("/players").contains("Sepp Knecht"), "as was said");
});

both!(a_former_name_is_corrected, |site| {
    let administrator = site.administrator();
    let [first, second, _] = season(site);
    let (josef, jk) = (first.players[0], second.players[0]);
    let (edit, kept) = (format!("/players/{jk}/edit"), josef.to_string());
    let form = |merged_into| {
        [
            ("name", "Jos. Knecht"),
            ("club", "Waldzell"),
            ("birth_year", "2011"),
            ("was_name", "J. Knecht"),
            ("was_merged_into", merged_into),
        ]
    };
    merge(&administrator, josef, jk);
    let page = administrator.page(&format!("/players/{josef}"));
    let link = format!("href=\"{edit}\" aria-label=\"Edit the name J. Knecht\"");
    assert!(page.contains(&link), "{page}");
    let page = administrator.page(&edit);
    assert!(page.contains("Edit former name") && page.contains("value=\"J. Knecht\""));
    lacks(&page, "id=\"birth_year\"");

    let stale = administrator.post(&edit, &form(""));
    assert_eq!(stale.status, 409, "made before they were merged");
    let now = format!("name=\"was_merged_into\" value=\"{josef}\"");
    assert!(stale.body.contains(&now) && stale.body.contains("value=\"Jos. Knecht\""));
    let blank = administrator.post(&edit, &[("was_merged_into", kept.as_str())]);
    assert_eq!(blank.status, 422);
    assert!(blank.body.contains("Edit former name"), "{}", blank.body);

    let to = administrator.submit(&edit, &form(&kept));
    assert_eq!(to, format!("/players/{josef}"));
    let page = administrator.page(&to);
    assert!(page.contains("<h1><bdi>Josef Knecht</bdi>"), "{page}");
    assert!(page.contains("Also entered as <bdi>Jos. Knecht</bdi>"), "{page}");
    // A former name has no year of birth.
    lacks(&page, "Born in");
    let standings = site.visitor().page(&second.path("standings"));
    assert!(standings.contains(&format!("/players/{josef}\"><bdi>Jos. Knecht</bdi>")));
    let told = details_of_acts!(site, PlayerChanged);
    assert!(told.len() == 1 && told[0].contains("\"Jos. Knecht\""), "{told:?}");
    is_what_the_facts_give(site);
});

both!(a_player_who_was_ever_merged_is_not_forgotten, |site| {
    let administrator = site.administrator();
    let event = administrator.published_event();
    let tournament = administrator.tournament(&event);
    administrator.enter(&tournament, &["Josef Knecht"]);
    let other = administrator.tournament(&event);
    administrator.enter(&other, &["Anton Bär"]);
    assert_eq!(merge(&administrator, PlayerId(1), PlayerId(2)).status, 303, "no rating moves");
    let form = [("form_key", "remove")];
    administrator.submit(&format!("{other}/entries/2/remove"), &form);
    administrator.submit(&format!("{tournament}/entries/1/remove"), &form);
    let known = site.store.read(|db| players::find(db, PlayerId(2), Eyes::Staff)).unwrap().unwrap();
    assert_eq!(
        (known.name.as_str(), &known.also[..]),
        ("Josef Knecht", &["Anton Bär".to_owned()][..])
    );
});

/// Brings ratings by FIDE's rules along into a pool of their own, made for it.
fn bring_fide(site: &Site, ratings_of: &[(PlayerId, i32)]) -> PoolId {
    let known_on = NaiveDate::from_ymd_opt(2020, 1, 1).unwrap();
    let new: Vec<NewInitial> = ratings_of
        .iter()
        .map(|(player, points)| {
            let rating = Rating::whole(*points);
            let fide = Fide { rating, games: 40, newcomer: None, ..Fide::UNRATED };
            let state = State::EloFide(fide);
            let brought = Some(Brought { state, games: 40, known_on });
            let source = RatingSource::parse("a list of 2020").unwrap();
            NewInitial { player: *player, replaces: None, brought, source }
        })
        .collect();
    let (account, now) = (AccountId(1), system::clock::now());
    let actor =
        Actor { account, access: Access::Administrator, by_code: None, by_token: None, now };
    site.store
        .write(|db| {
            let rating = RatingSystem::EloFide.pool();
            let details = PoolDetails { family: "gbg".into(), name: None, rating };
            let pool = desk::ratings::add_pool(db, &actor, details)?.unwrap();
            if let Err(would_move) = desk::ratings::bring(db, &actor, &pool, &new, "")? {
                let seen = would_move.mark();
                desk::ratings::bring(db, &actor, &pool, &new, &seen)?.unwrap();
            }
            Ok(pool.id)
        })
        .unwrap()
}

both!(the_initial_rating_of_the_one_who_is_kept_counts, |site| {
    let administrator = site.administrator();
    let [first, second, _] = season(site);
    let (josef, jk) = (first.players[0], second.players[0]);
    let pool = bring_fide(site, &[(josef, 1900), (jk, 1600), (first.players[1], 1800)]);
    let before = ledger(site);
    let page = administrator.page(&format!("/players/{josef}/merge/{jk}"));
    assert!(page.contains("both have an initial rating. That of Josef Knecht counts."));
    merge(&administrator, josef, jk);
    is_what_the_facts_give(site);
    let rows = ledger(site);
    let own = rows.iter().filter(|row| row.pool == pool && row.player == josef);
    let seen: Vec<Rating> = own.map(|row| row.before.rating()).collect();
    assert_eq!(seen.iter().filter(|rating| **rating == Rating::whole(1900)).count(), 1);
    assert!(seen.iter().all(|rating| *rating > Rating::whole(1800)), "{seen:?}");
    undo(&administrator, 1);
    assert_eq!(ledger(site), before, "to the last digit");
});

both!(a_year_of_birth_makes_a_junior_of_whoever_was_born_then, |site| {
    let administrator = site.administrator();
    let [first, ..] = season(site);
    let (josef, plinio) = (first.players[0], first.players[1]);
    let pool = bring_fide(site, &[(josef, 1900), (plinio, 1800)]);
    let factors = || {
        let rows = ledger(site).into_iter();
        let own = rows.filter(|row| row.pool == pool && row.player == josef);
        own.map(|row| row.k).collect::<Vec<_>>()
    };
    assert_eq!(factors(), [Some(20), Some(20)]);
    let born = |year: &str, was: &str| {
        let form = [
            ("name", "Josef Knecht"),
            ("was_name", "Josef Knecht"),
            ("birth_year", year),
            ("was_birth_year", was),
        ];
        administrator.submit(&format!("/players/{josef}/edit"), &form);
    };
    born("2020", "");
    assert_eq!(factors(), [Some(40), Some(40)]);
    is_what_the_facts_give(site);
    born("1950", "2020");
    assert_eq!(factors(), [Some(20), Some(20)]);
    is_what_the_facts_give(site);
});

//! Ratings: closing rates, correcting computes again, and the ledger is what the facts give.

use domain::PoolId;
use domain::audit::Act;
use domain::events::Visibility;
use domain::ratings::{Difference, ListFile, PeriodKey, RatingRow};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use store::{Db, ratings};
use system::clock;

use super::played::{Plan, Played, details_of_acts, row_of};
use super::support::Site;
use crate::database::unique;

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];
const CROSSTABLE: [&str; 4] = ["x 1 = 1", "0 x 1 1", "= 0 x 1", "0 0 0 x"];

/// Glicko-2 is made first, then Elo.
const GLICKO2: PoolId = PoolId(1);
const ELO: PoolId = PoolId(2);

fn ledger(site: &Site) -> Vec<RatingRow> {
    let all = |db: &mut store::Db| {
        let mut rows = ratings::of_pool(db, GLICKO2)?;
        rows.extend(ratings::of_pool(db, ELO)?);
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

both!(closing_a_rated_tournament_rates_it_by_both_systems, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    let location = administrator.submit(&played.path("close"), &[("version", "2")]);
    let page = site.visitor().page(&location);
    // All begin equal, so 1½ of 3 are expected: K 20 × (2½ − 1½) = 20.
    assert!(page.contains("expected 1.50 of 3, scored 2½, K 20: +20"), "{page}");
    assert!(page.contains("Glass Bead Game, Glicko-2"));
    assert_eq!(ledger(site).len(), 8);
    is_what_the_facts_give(site);

    let board = site.visitor().page("/ratings/2");
    assert!(board.contains("Not ranked before the tenth rated game."), "{board}");
    let row = row_of(&board, "Josef Knecht");
    assert_eq!(row[..3], ["Josef Knecht", "1520?", "3"]);
    assert!(site.visitor().page("/ratings").contains("4 players"));
});

both!(an_unrated_tournament_moves_nothing, |site| {
    let administrator = site.administrator();
    let plan = Plan { rated: domain::tournaments::Rated::Unrated, ..Plan::RATED };
    let played = Played::start(site, &plan, &NAMES);
    played.record(&CROSSTABLE);
    let location = administrator.submit(&played.path("close"), &[("version", "2")]);
    assert_eq!(location, played.path("standings"));
    assert_eq!(ledger(site), []);
    let page = site.visitor().page(&played.path("ratings"));
    assert!(page.contains("This tournament isn’t rated."), "{page}");
});

both!(forfeits_are_not_rated_and_games_of_struck_players_are, |site| {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&["x + 1 .", "- x 1 .", "0 0 x 0", ". . 1 x"]);
    played.withdraw(4, 3);
    played.close_after(0);
    let games: Vec<u32> =
        ledger(site).iter().filter(|row| row.pool == ELO).map(|row| row.games).collect();
    // 1 and 2 have beaten 3, whom 4 had beaten before leaving.
    assert_eq!(games, [1, 1, 3, 1]);
    is_what_the_facts_give(site);
});

both!(a_correction_computes_everything_after_it_again, |site| {
    let first = Played::start(site, &Plan::RATED, &NAMES);
    first.record(&CROSSTABLE).close_after(0);
    let second = Played::start(site, &Plan::RATED, &NAMES[..3]);
    second.record(&["x 1 1", "0 x 1", "0 0 x"]).close_after(40);
    let before = ledger(site);
    is_what_the_facts_give(site);

    let moved = first.set(1, 2, "0");
    assert!(moved.contains(&"Josef Knecht".to_owned()), "{moved:?}");
    assert!(moved.contains(&"Fritz Tegularius".to_owned()), "in the second one: {moved:?}");
    is_what_the_facts_give(site);
    let corrected = ledger(site);
    assert_ne!(corrected, before);
    let page = site.visitor().page(&first.path("ratings"));
    assert!(page.contains("expected 1.50 of 3, scored 1½, K 20: ±0"), "{page}");

    first.set(1, 2, "1");
    assert_eq!(ledger(site), before, "taken back, to the last digit");
});

both!(a_page_that_corrects_a_closed_tournament_says_whose_rating_moved, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE).close_after(0);
    let before = ledger(site);
    // The first result that was recorded: 1 has beaten 2, in the second round at board 2.
    let correct = |replaces: &str, outcome: &str| {
        let form = [
            ("replaces", replaces),
            ("outcome", outcome),
            ("ending", "played"),
            ("reason", "The sheet says so."),
        ];
        administrator.post(&played.path("rounds/2/boards/2"), &form)
    };
    let answer = correct("1", "second");
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert!(answer.body.contains("1520"), "{}", answer.body);
    assert_ne!(ledger(site), before);
    is_what_the_facts_give(site);
    let standings = site.visitor().page(&played.path("standings"));
    assert_eq!(row_of(&standings, "Plinio Designori")[..2], ["1 Plinio Designori *", "3"]);

    let answer = correct("7", "first");
    assert_eq!(answer.status, 200, "{}", answer.body);
    assert_eq!(ledger(site), before, "to the last digit");
});

both!(a_tournament_opened_again_keeps_its_place, |site| {
    let administrator = site.administrator();
    let first = Played::start(site, &Plan::RATED, &NAMES);
    first.record(&CROSSTABLE).close_after(-3);
    let second = Played::start(site, &Plan::RATED, &NAMES);
    second.record(&CROSSTABLE).close_after(-1);
    let before = ledger(site);

    administrator.submit(&first.path("reopen"), &[("version", "3")]);
    is_what_the_facts_give(site);
    assert_eq!(ledger(site).len(), 8, "the second one only");
    assert!(ledger(site).iter().all(|row| row.period == PeriodKey::Tournament(second.id)));
    // As long as it is open, corrections move nothing.
    assert_eq!(first.set(1, 2, "0"), [""; 0]);
    first.set(1, 2, "1");
    administrator.submit(&first.path("close"), &[("version", "4")]);
    assert_eq!(ledger(site), before);
});

both!(the_ledger_is_what_the_facts_give_whatever_is_corrected, |site| {
    let plans: Vec<Played<'_>> = [0, 2, 2, 90]
        .map(|days| {
            let played = Played::start(site, &Plan::RATED, &NAMES);
            played.record(&CROSSTABLE).close_after(days);
            played
        })
        .into();
    let corrections = prop::collection::vec((0..4_usize, 1..4_usize, 4..5_usize, 0..5_usize), 6);
    let mut runner = TestRunner::deterministic();
    let some = corrections.new_tree(&mut runner).unwrap().current();
    for (which, own, opponent, result) in some {
        plans[which].set(own, opponent, ["1", "0", "=", "+", "-"][result]);
        is_what_the_facts_give(site);
    }
});

both!(a_changed_ledger_is_found_out, |site| {
    use diesel::prelude::*;

    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE).close_after(0);
    let forge = |db: &mut store::Db| {
        diesel::sql_query("UPDATE ledger SET rating = rating + 1 WHERE pool_id = 2 AND games = 3")
            .execute(db)?;
        diesel::sql_query("DELETE FROM ledger WHERE pool_id = 1 AND player_id = 1").execute(db)?;
        Ok(())
    };
    site.store.write(forge).unwrap();
    let found = site.store.read(desk::ratings::verify).unwrap();
    assert_eq!(found.len(), 5, "{found:?}");
    assert!(found.iter().any(|one| one.to_string().ends_with("missing")));
    played.set(1, 2, "0");
    is_what_the_facts_give(site);
});

both!(a_row_of_no_system_is_found_out_and_mended, |site| {
    use diesel::prelude::*;

    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE).close_after(0);
    let forge = |db: &mut store::Db| {
        // A volatility without a deviation cannot be read; games of FIDE's Elo in a row of another
        // system can, but are not written.
        diesel::sql_query("UPDATE ledger SET volatility = 1 WHERE pool_id = 2 AND player_id = 1")
            .execute(db)?;
        diesel::sql_query(
            "UPDATE ledger SET games_counted = 1 WHERE pool_id = 1 AND player_id = 2",
        )
        .execute(db)?;
        Ok(())
    };
    site.store.write(forge).unwrap();
    let found = site.store.read(desk::ratings::verify).unwrap();
    let told: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "pool 1, tournament 1, player 2: no rating of any system",
            "pool 2, tournament 1, player 1: no rating of any system"
        ]
    );
    site.store.write(|db| desk::ratings::recompute_all(db, clock::now())).unwrap();
    is_what_the_facts_give(site);
});

both!(a_pool_that_is_missing_is_found_out, |site| {
    use diesel::prelude::*;

    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE).close_after(0);
    let forge = |db: &mut store::Db| {
        diesel::sql_query("DELETE FROM ledger").execute(db)?;
        diesel::sql_query("DELETE FROM pools").execute(db)?;
        Ok(())
    };
    site.store.write(forge).unwrap();
    let found = site.store.read(desk::ratings::verify).unwrap();
    let told: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(told, ["games of gbg by glicko2: no pool", "games of gbg by elo: no pool"]);
    played.set(1, 2, "0");
    is_what_the_facts_give(site);
});

both!(the_book_says_whether_a_closed_tournament_is_rated, |site| {
    let administrator = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE);
    administrator.submit(&played.path("close"), &[("version", "2")]);
    let details = details_of_acts!(site, TournamentClosed);
    assert_eq!(details.len(), 1);
    assert!(details[0].contains("\"rated\":\"rated\""), "{}", details[0]);
});

both!(who_stays_away_becomes_uncertain_and_leaves_the_ranking, |site| {
    for days in 0..12 {
        let played = Played::start(site, &Plan::RATED, &NAMES);
        played.record(&CROSSTABLE).close_after(days - 1000);
    }
    let last = (clock::now() - chrono::TimeDelta::days(989)).date_naive();
    let page = site.visitor().page(&format!("/ratings/1?on={last}"));
    let (ranked, provisional) = page.split_once("Provisional ratings").unwrap_or((&page, ""));
    assert_eq!(row_of(ranked, "Josef Knecht")[0], "1 Josef Knecht");
    assert!(!provisional.contains("Josef Knecht"), "{page}");
    let then = row_of(ranked, "Josef Knecht")[1].clone();

    let page = site.visitor().page("/ratings/1");
    let (ranked, provisional) = page.split_once("Provisional ratings").unwrap();
    assert!(!ranked.contains("Josef Knecht"), "{page}");
    let now = row_of(provisional, "Josef Knecht")[1].clone();
    assert_eq!(now.split('?').next(), then.split(' ').next(), "the rating itself stays");
    let deviation = |figure: &str| figure.rsplit(' ').next().unwrap().parse::<u16>().unwrap();
    assert!(deviation(&now) > 110 && deviation(&then) <= 110, "{then}, {now}");

    let players = site.visitor().page("/players");
    assert!(row_of(&players, "Josef Knecht").contains(&now), "{players}");
    let player = site.visitor().page("/players/1");
    let (then, now) = (deviation(&then), deviation(&now));
    assert!(player.contains(&format!("the deviation grew from {then} to {now}.")), "{player}");
    is_what_the_facts_give(site);
});

both!(ranked_players_are_listed_by_rating_and_provisional_ones_apart, |site| {
    // Twelve games each for two of them: ten are enough for Elo.
    for days in 0..4 {
        let played = Played::start(site, &Plan::RATED, &NAMES);
        played.record(&CROSSTABLE).close_after(days);
    }
    let other = Played::start(site, &Plan::RATED, &["Josef Knecht", "Tito Designori"]);
    other.record(&["x 1", "0 x"]).close_after(9);
    let page = site.visitor().page("/ratings/2");
    let (ranked, provisional) = page.split_once("Provisional ratings").unwrap();
    assert_eq!(row_of(ranked, "Josef Knecht")[0], "1 Josef Knecht");
    assert_eq!(row_of(ranked, "Carlo Ferromonte")[0], "4 Carlo Ferromonte");
    assert_eq!(row_of(provisional, "Tito Designori")[0], "Tito Designori");
    assert!(!ranked.contains("Tito"));
    assert_eq!(site.visitor().get("/ratings/99").status, 404);
});

/// The form that makes an event of `Played` a draft or publishes it.
fn publish<'a>(visibility: &'a str, version: &'a str) -> [(&'a str, &'a str); 5] {
    [
        ("name", "Secret Open at Waldzell"),
        ("starts_on", "2026-11-20"),
        ("ends_on", "2026-11-20"),
        ("visibility", visibility),
        ("version", version),
    ]
}

both!(a_tournament_of_a_draft_is_rated_once_its_event_is_published, |site| {
    let administrator = site.administrator();
    let plan = Plan { name: "Secret Open", visibility: Visibility::Draft, ..Plan::RATED };
    let secret = Played::start(site, &plan, &NAMES);
    secret.record(&CROSSTABLE);
    let shown = administrator.page(&secret.path("close"));
    assert!(shown.contains("still a draft"), "{shown}");
    let location = administrator.submit(&secret.path("close"), &[("version", "2")]);
    assert_eq!(location, secret.path("standings"));
    let later = Played::start(site, &Plan::RATED, &NAMES[..2]);
    later.record(&["x 0", "1 x"]).close_after(9);
    is_what_the_facts_give(site);
    assert!(ledger(site).iter().all(|row| row.period == PeriodKey::Tournament(later.id)));
    let without = ledger(site);
    secret.set(1, 2, "0");
    assert_eq!(ledger(site), without, "a correction in a draft moves nothing either");
    let board = site.visitor().page("/ratings/2");
    assert!(!board.contains("Fritz Tegularius") && !board.contains("Secret"), "{board}");

    let event = format!("/events/{}", secret.event);
    administrator.submit(&event, &publish("published", "2"));
    is_what_the_facts_give(site);
    assert_eq!(ledger(site).len(), 8 + 4, "what came later is computed anew");
    assert!(site.visitor().page("/ratings/2").contains("Fritz Tegularius"));
    let draft = publish("draft", "3").to_vec();
    administrator.submit(&event, &[draft, vec![("unrate", "yes")]].concat());
    is_what_the_facts_give(site);
    assert_eq!(ledger(site), without, "to the last digit");
});

/// Has the rows so far be ones that older rules gave, 100 hundredths too high.
fn make_older(site: &Site) {
    let older = |db: &mut Db| {
        use diesel::prelude::*;
        let rows = "UPDATE ledger SET rules_version = 3, rating = rating + 100";
        diesel::sql_query(rows).execute(db)?;
        diesel::sql_query("UPDATE newest_ratings SET rating = rating + 100").execute(db)?;
        Ok(())
    };
    site.store.write(older).unwrap();
}

fn told(found: &[Difference]) -> Vec<String> {
    found.iter().map(ToString::to_string).collect()
}

fn run(site: &Site, statement: &str) {
    use diesel::prelude::*;
    let statement = statement.to_owned();
    site.store.write(move |db| Ok(diesel::sql_query(statement).execute(db)?)).unwrap();
}

/// The page names the command that recomputes ratings by older rules.
const NOTICE: &str = "magister ratings recompute --dry-run";

both!(ratings_by_older_rules_are_told_and_stay_until_they_are_recomputed, |site| {
    let administrator = site.administrator();
    Played::start(site, &Plan::RATED, &NAMES).record(&CROSSTABLE).close_after(0);
    make_older(site);
    let old = ledger(site);
    let found = site.store.read(desk::ratings::verify).unwrap();
    assert!(found.iter().all(Difference::is_only_told), "{:?}", told(&found));
    assert!(told(&found)[0].starts_with("pool 1: 4 rows are by version 3"), "{found:?}");
    assert!(administrator.page("/ratings").contains(NOTICE));
    assert!(!site.visitor().page("/ratings").contains(NOTICE));
    let form = [("form_key", &*unique("key")), ("as_of", "2001-11-01")];
    let refused = administrator.post("/ratings/1/lists", &form);
    assert!(refused.status == 422 && refused.body.contains(NOTICE), "{}", refused.body);

    let would = site.store.write(|db| desk::ratings::would_recompute(db, clock::now())).unwrap();
    assert_eq!(would.iter().map(|list| list.changes.len()).sum::<usize>(), 8);
    assert_eq!(ledger(site), old, "trying changes nothing");
    assert!(!administrator.page("/ratings/1/lists").contains("/ratings/1/lists/1"));
});

both!(what_is_played_after_an_upgrade_is_rated_by_the_new_rules_from_the_old_ratings, |site| {
    Played::start(site, &Plan::RATED, &NAMES).record(&CROSSTABLE).close_after(0);
    make_older(site);
    let old = ledger(site);
    let later = Played::start(site, &Plan::RATED, &NAMES[..2]);
    later.record(&["x 0", "1 x"]).close_after(9);
    let mut first = ledger(site);
    first.retain(|row| row.period == old[0].period);
    assert_eq!(first, old);

    let verified = || site.store.read(desk::ratings::verify).unwrap();
    assert!(verified().iter().all(Difference::is_only_told), "{:?}", told(&verified()));
    let tampered = "UPDATE ledger SET rating = rating + 1 WHERE rules_version = 4";
    run(site, tampered);
    assert!(verified().iter().any(|one| matches!(one, Difference::Altered { .. })));
});

both!(a_recompute_is_one_act_and_keeps_the_list_by_older_rules_readable, |site| {
    let administrator = site.administrator();
    Played::start(site, &Plan::RATED, &NAMES).record(&CROSSTABLE).close_after(0);
    let right = ledger(site);
    make_older(site);
    let would = site.store.write(|db| desk::ratings::would_recompute(db, clock::now())).unwrap();
    let done = site.store.write(|db| desk::ratings::recompute_all(db, clock::now())).unwrap();
    assert_eq!(done.len(), would.len());
    assert_eq!(ledger(site), right);
    is_what_the_facts_give(site);
    assert!(!administrator.page("/ratings").contains(NOTICE));
    assert_eq!(details_of_acts!(site, LedgersRecomputed).len(), 1, "one act for all lists");

    let kept = site.visitor().page("/ratings/1/lists/1");
    assert!(kept.contains("By version 3 of the rating rules"), "{kept}");
    let text = site.visitor().page("/ratings/1/lists/1/list.json");
    let file: ListFile = serde_json::from_str(&text).unwrap();
    assert_eq!((file.head.rules, file.faults().unwrap()), (3, Vec::new()));
    assert_eq!(file.n_otherwise().unwrap(), Some(4));
    for change in &done[0].changes {
        let before = change.before.unwrap().state.rating().0;
        let in_list = file.ratings.iter().find(|one| one.0 == change.player.0).unwrap();
        assert_eq!(in_list.1, before, "{}", change.name);
    }
    site.store.write(|db| desk::ratings::recompute_all(db, clock::now())).unwrap();
    let lists = administrator.page("/ratings/1/lists");
    assert!(!lists.contains("/ratings/1/lists/2"), "nothing changed");
});

//! Long rating lists are computed anew after the act, while others go on.

use std::fmt::Write as _;
use std::thread::sleep;
use std::time::Duration;

use chrono::TimeDelta;
use desk::ratings::{Follower, Step};
use domain::audit::Act;
use domain::ratings::{Difference, RatingRow, Recomputation};
use store::ratings::{self, recomputations};
use store::{Db, Stored};
use system::clock;

use super::history::import;
use super::played::{Plan, Played, details_of_acts};
use super::support::Site;

const FAMILY: &str = "gbg";
const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];
const CROSSTABLE: [&str; 4] = ["x 1 = 1", "0 x 1 1", "= 0 x 1", "0 0 0 x"];
/// More than are computed with an act.
const N_GAMES: usize = 10_500;

/// A tournament, and after it a history with the same players among many.
fn long_list(site: &Site) -> Played<'_> {
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE).close_after(-9_000);
    let mut text = "date,first,second,result\n".to_owned();
    for game in 0..N_GAMES {
        let (year, month) = (2010 + game / 1_000, 1 + game / 84 % 12);
        let first = NAMES[game % 4];
        let result = ["1-0", "0-1", "1/2-1/2"][game * game % 3];
        writeln!(
            text,
            "{year}-{month:02}-{:02},{first},Player {},{result}",
            1 + game % 28,
            game % 37
        )
        .unwrap();
    }
    import(site, &text, FAMILY, "month").unwrap();
    played
}

/// Until every rating is what the games give.
pub(super) fn wait_for_ratings(site: &Site) {
    let mut follower = Follower::default();
    for _ in 0..2000 {
        if site.store.read(recomputations::list).unwrap().is_empty() {
            return;
        }
        // The server of the test is at it too.
        if follower.step(&site.store, clock::now()).unwrap() == Step::Idle {
            sleep(Duration::from_millis(20));
        }
    }
    panic!("ratings are still being recomputed");
}

fn rows(site: &Site) -> Vec<RatingRow> {
    let all = |db: &mut Db| -> Stored<_> {
        let mut rows = Vec::new();
        for pool in ratings::pools(db)? {
            rows.extend(ratings::of_pool(db, pool.id)?);
        }
        Ok(rows)
    };
    site.store.read(all).unwrap()
}

/// As if all lists were to be computed anew, and somebody were at it, for twenty seconds nearly.
fn put_off_and_take(db: &mut Db) -> Stored<()> {
    for pool in ratings::pools(db)? {
        let one = Recomputation { periods_done: 2, ..Recomputation::new(pool.id, None, 3) };
        recomputations::put(db, &one)?;
    }
    let later = clock::now() + TimeDelta::seconds(9);
    while recomputations::take(db, later, TimeDelta::seconds(10))?.is_some() {}
    Ok(())
}

both!(the_ratings_of_a_long_list_follow_a_correction, |site| {
    site.administrator();
    let played = long_list(site);
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), [], "the import has waited");
    let before = rows(site);
    let moved = played.set(1, 4, "0");
    assert!(moved.is_empty(), "nothing has moved with the act: {moved:?}");
    let told = details_of_acts!(site, ResultCorrected);
    assert!(told[0].contains("\"ratings\":[],\"ratings_later\":["), "{told:?}");
    wait_for_ratings(site);
    assert_ne!(rows(site), before);
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), []);
    let after = rows(site);
    site.store.write(|db| desk::ratings::recompute_all(db, clock::now())).unwrap();
    assert_eq!(rows(site), after, "as computed at once, to the last digit");
    assert!(!details_of_acts!(site, RatingsRecomputed).is_empty());
});

both!(pages_say_how_far_a_list_is_computed_anew, |site| {
    let admin = site.administrator();
    let played = Played::start(site, &Plan::RATED, &NAMES);
    played.record(&CROSSTABLE).close_after(0);
    site.store.write(put_off_and_take).unwrap();
    let own_page = format!("/players/{}", played.players[0]);
    for path in ["/ratings/1", "/ratings", &played.path("ratings"), &own_page] {
        let page = admin.get(path).body;
        assert!(page.contains("Being recomputed: 40 % done."), "{path}");
    }
    let api = site.visitor().get("/api/v1/ratings").body;
    assert!(api.contains("\"recomputed_percent\":40"), "{api}");
    let refused = admin.post("/ratings/1/lists", &[("as_of", "2026-01-01")]);
    assert_eq!(refused.status, 422);
    assert!(refused.body.contains("The ratings are being recomputed."));
    let verified = site.store.read(desk::ratings::verify).unwrap();
    assert!(matches!(verified[0], Difference::Following { percent: 40, .. }), "{verified:?}");

    let moved = played.set(1, 4, "0");
    assert!(moved.is_empty(), "a list that is under way follows, however short: {moved:?}");
    wait_for_ratings(site);
    assert!(!admin.get("/ratings/1").body.contains("Being recomputed"));
    assert!(!details_of_acts!(site, RatingsRecomputed)[0].contains("\"moved\":0"));
});

both!(a_clock_that_is_set_back_does_not_keep_a_list_from_being_computed, |site| {
    site.administrator();
    Played::start(site, &Plan::RATED, &NAMES).record(&CROSSTABLE).close_after(0);
    site.store.write(put_off_and_take).unwrap();
    let earlier = clock::now() - TimeDelta::hours(1);
    let mut follower = Follower::default();
    while follower.step(&site.store, earlier).unwrap() != Step::Idle {}
    wait_for_ratings(site);
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), []);
});

both!(what_a_killed_program_was_at_is_done_by_the_next_one, |site| {
    site.administrator();
    long_list(site).set(1, 4, "0");
    let mut killed = Follower::default();
    for _ in 0..3 {
        killed.step(&site.store, clock::now()).unwrap();
    }
    drop(killed);
    let later = clock::now() + TimeDelta::seconds(11);
    let mut next = Follower::default();
    while next.step(&site.store, later).unwrap() != Step::Idle {}
    wait_for_ratings(site);
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), []);
});

both!(a_correction_of_the_newest_tournament_of_a_long_list_moves_ratings_at_once, |site| {
    site.administrator();
    long_list(site);
    let newest = Played::start(site, &Plan { name: "Waldzell Cup", ..Plan::RATED }, &NAMES);
    newest.record(&CROSSTABLE).close_after(0);
    let moved = newest.set(1, 4, "0");
    assert!(!moved.is_empty());
    assert!(site.store.read(recomputations::list).unwrap().is_empty());
    assert_eq!(site.store.read(desk::ratings::verify).unwrap(), []);
});

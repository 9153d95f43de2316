//! Rating lists are read by ranks that are kept, and read as if the whole list was.

use std::collections::BTreeSet;

use chrono::{DateTime, TimeDelta, Utc};
use diesel::{RunQueryDsl, sql_query};
use domain::accounts::Viewer;
use domain::pages::Counted;
use domain::players::PlayerName;
use domain::ratings::{
    Difference, PeriodKey, Place, RatingPool, RatingRow, RatingSystem, Standing, leaderboard,
};
use domain::stamps::{Moved, Thing};
use domain::{PlayerId, PoolId};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use rating::{Deviation, Glicko2, Rating, State, Thousandths, Volatility};
use serde_json::Value;
use store::ratings::{periods, ranks, rows};
use store::transaction::move_on;
use store::{Db, Stored, players, ratings};
use system::clock;

use super::played::{Plan, Played};
use super::support::{Browser, Site, lacks};

const NAMES: [&str; 4] =
    ["Josef Knecht", "Plinio Designori", "Fritz Tegularius", "Carlo Ferromonte"];
const CROSSTABLE: [&str; 4] = ["x 1 = 1", "0 x 1 1", "= 0 x 1", "0 0 0 x"];
/// Before how many days tournaments were closed.
const SEASONS: [i64; 3] = [800, 300, 2];

/// A player by what is known of them: points, deviation, games so far and the season of the last one.
type Known = (i32, i32, u32, usize);

fn known() -> impl Strategy<Value = Known> {
    (1490..1520_i32, 30..140_i32, 1..14_u32, 0..SEASONS.len())
}

fn row(pool: &RatingPool, player: PlayerId, period: PeriodKey, known: Known) -> RatingRow {
    let (rating, deviation) = (Rating::whole(known.0), Deviation::whole(known.1));
    let state = match pool.system() {
        RatingSystem::Elo => State::Elo(rating),
        _ => State::Glicko2(Glicko2 { rating, deviation, volatility: Volatility(60_000) }),
    };
    RatingRow {
        pool: pool.id,
        period,
        player,
        before: state,
        after: state,
        games: 1,
        games_so_far: known.2,
        expected: Thousandths(500),
        scored: Thousandths(500),
        k: (pool.system() == RatingSystem::Elo).then_some(20),
        rules_version: rating::ledger::RULES_VERSION,
    }
}

/// Tournaments that were closed long ago, a while ago and just now: their periods, in that order.
fn seasons(site: &Site) -> Vec<Place> {
    let closed = |days: &i64| {
        let played = Played::start(site, &Plan::RATED, &NAMES);
        played.record(&CROSSTABLE).close_after(-days);
        let at: DateTime<Utc> = clock::now() - TimeDelta::days(*days);
        Place::new(at, PeriodKey::Tournament(played.id))
    };
    SEASONS.iter().map(closed).collect()
}

/// Players of whom a pool knows something, as if they had played.
fn rated(db: &mut Db, pool: &RatingPool, places: &[Place], all: &[Known]) -> Stored<()> {
    let ids = periods::made_for(db, pool.family(), places)?;
    let mut rows = Vec::new();
    for (idx, known) in all.iter().enumerate() {
        let name = format!("{} {}", ["Ärmel", "Zoe", "anna", "Anna"][idx % 4], idx % 37);
        let name = PlayerName::parse(&name).unwrap();
        let player = players::insert(db, &name, None, clock::now())?;
        rows.push(row(pool, player, places[known.3].period(), *known));
    }
    rows::replace(db, &ids, (&[], &rows), &BTreeSet::new())?;
    let things = [Thing::Ratings, Thing::RatingList(pool.id)];
    move_on(Moved { things: things.into(), ..Moved::default() });
    Ok(())
}

/// The whole list as it is today.
fn whole(site: &Site, pool: &RatingPool) -> Vec<Standing> {
    let load = |db: &mut Db| {
        let titles = ratings::titles_open_to(db, &Viewer::VISITOR)?;
        let newest = ratings::newest(db, pool.id)?;
        let open = players::list_open_to(db, &Viewer::VISITOR, Viewer::VISITOR.eyes())?;
        Ok(leaderboard(clock::now().date_naive(), pool, &open, &newest, &titles))
    };
    site.store.read(load).unwrap()
}

type Line = (Option<u64>, u64);

/// All pages that a program is led through from the first one on.
fn walked(browser: &Browser, first: &str) -> Vec<Line> {
    let (mut next, mut lines) = (Some(first.to_owned()), Vec::new());
    while let Some(path) = next {
        let page: Value = serde_json::from_str(&browser.page(&path)).unwrap();
        let items = page["items"].as_array().unwrap().iter();
        lines.extend(items.map(|one| (one["rank"].as_u64(), one["player"].as_u64().unwrap())));
        next = page["next"].as_str().map(str::to_owned);
    }
    lines
}

/// Who stands on a page for people, and in which order.
fn shown(page: &str) -> Vec<u64> {
    let rows = page.split("<tr><th scope=\"row\"><div class=\"placed\">").skip(1);
    let player = |row: &str| {
        let (_, rest) = row.split_once("href=\"/players/").unwrap();
        rest.split('"').next().unwrap().parse().unwrap()
    };
    rows.map(player).collect()
}

both!(pages_of_a_rating_list_are_those_of_the_whole_list, |site| {
    let places = seasons(site);
    let mut runner = TestRunner::deterministic();
    let browser = site.visitor();
    for n_players in [0, 190, 60] {
        let all = vec(known(), n_players).new_tree(&mut runner).unwrap().current();
        let pools = site.store.read(ratings::pools).unwrap();
        for pool in &pools {
            site.store.write(|db| rated(db, pool, &places, &all)).unwrap();
            let whole = whole(site, pool);
            let line = |one: &Standing| {
                (one.rank.map(|rank| rank as u64), u64::try_from(one.player.id.0).unwrap())
            };
            let lines: Vec<Line> = whole.iter().map(line).collect();
            for limit in [1, 7, 50] {
                let first = format!("/api/v1/ratings/{}?limit={limit}", pool.id);
                assert_eq!(walked(&browser, &first), lines, "{limit} of {n_players}");
            }
            for (idx, page) in lines.chunks(100).enumerate() {
                let html = browser.page(&format!("/ratings/{}?page={}", pool.id, idx + 1));
                let on_page: Vec<u64> = page.iter().map(|line| line.1).collect();
                assert_eq!(shown(&html), on_page, "page {}", idx + 1);
            }
            let ranked = lines.iter().filter(|line| line.0.is_some()).count();
            let html = browser.page(&format!("/ratings/{}?show=ranked", pool.id));
            let found = if ranked == 0 { "no".to_owned() } else { ranked.to_string() };
            assert!(html.contains(&format!("{found} players")), "{ranked} of {n_players}");
        }
    }
});

both!(a_kept_rank_that_is_wrong_is_found_and_mended, |site| {
    seasons(site);
    let verify = || site.store.read(desk::ratings::verify).unwrap();
    let run = |statement: &str| {
        let run = |db: &mut Db| Ok(sql_query(statement).execute(db)?);
        assert!(site.store.write(run).unwrap() > 0, "{statement}");
    };
    assert_eq!(verify(), []);
    for wrong in ["rating = rating + 1", "ranked_until = '2001-01-01'", "rating = NULL"] {
        run(&format!("UPDATE newest_ratings SET {wrong} WHERE pool_id = 1"));
        let found = verify();
        let is_rank = |one: &Difference| matches!(one, Difference::Rank { pool: PoolId(1), .. });
        assert!(found.len() == NAMES.len() && found.iter().all(is_rank), "{found:?}");
        site.store.write(|db| desk::ratings::recompute_all(db, clock::now())).unwrap();
        assert_eq!(verify(), [], "{wrong}");
    }
    run("DELETE FROM newest_ratings WHERE player_id = 1");
    assert_eq!(verify().len(), 2, "one in each list");
    site.store.write(|db| desk::ratings::recompute_all(db, clock::now())).unwrap();
    assert_eq!(verify(), []);
    // As a database is that has just taken the step.
    run("UPDATE newest_ratings SET rating = NULL, ranked_until = NULL");
    site.store.write(ranks::rank_the_rest).unwrap();
    assert_eq!(verify(), []);
});

both!(of_a_list_that_is_too_long_to_count_the_first_pages_are_shown_and_others_by_name, |site| {
    let places = seasons(site);
    let pool = site.store.read(ratings::pools).unwrap().remove(0);
    let all: Vec<Known> = (0..10_030).map(|idx| (1000 + idx / 5, 60, 20, 2)).collect();
    site.store.write(|db| rated(db, &pool, &places, &all)).unwrap();
    let visitor = site.visitor();
    assert!(visitor.page("/ratings").contains("more than 10000 players"));
    let first = visitor.page("/ratings/1");
    assert!(first.contains("more than 10000 players") && first.contains("page 1 of 100"));
    assert!(shown(&first).len() == 100 && !first.contains("Look for others by name"));
    let last = visitor.page("/ratings/1?page=101");
    assert!(last.contains("page 100 of 100") && last.contains("Look for others by name"));
    assert!(last.contains(">9901<") || last.contains(">9900<"), "ranks go on: {last}");
    let named = visitor.page("/ratings/1?q=zoe+36");
    let standing = whole(site, &pool).into_iter().find(|one| one.player.name == "Zoe 36").unwrap();
    assert_eq!(shown(&named)[0], u64::try_from(standing.player.id.0).unwrap());
    assert!(named.contains(&format!(">{}<", standing.rank.unwrap())), "{named}");
    for days in ["since=2001-01-01", "on=2024-01-01", "q=zoe&since=2001-01-01"] {
        let refused = visitor.page(&format!("/ratings/1?{days}"));
        assert!(refused.contains("can only be filtered by name"), "{refused}");
        assert!(refused.contains("href=\"/ratings/1/lists\""));
        lacks(&refused, "<th scope=\"row\">");
    }
    let counted = site.store.read(|db| ratings::n_rated(db, pool.id)).unwrap();
    assert_eq!(counted, Counted::MoreThan(10_000));
});

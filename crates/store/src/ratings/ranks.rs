//! Rating lists of a day, read by the ranks that are kept: so much as a page shows.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::ops::Range;

use chrono::NaiveDate;
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Date, Integer};
use domain::pages::Counted;
use domain::ratings::{Equals, RatingPool, RatingRow, Section, Span, latest, ranked_until};
use domain::{PlayerId, PoolId};
use rating::Rating;

use super::super::schema::{ledger, newest_ratings, pools};
use super::super::{Db, StoreError, Stored};
use super::newest::{Mark, newest_of_pool, replace};
use super::periods::{days_of, keys_of};
use super::pools::even_binned;
use super::states::{Columns, count};

/// So many ranks are filled in at once.
const AT_ONCE: i64 = 10_000;

/// A section of a list on a day.
macro_rules! section {
    ($pool:expr, $section:expr, $day:expr) => {{
        let query = newest_ratings::table.into_boxed().filter(newest_ratings::pool_id.eq($pool.0));
        match $section {
            Section::Ranked => query.filter(newest_ratings::ranked_until.ge($day)),
            Section::Provisional => query.filter(
                newest_ratings::ranked_until.lt($day).or(newest_ratings::ranked_until.is_null()),
            ),
        }
    }};
}

const N_RATED: &str = "SELECT count(*) AS n FROM
    (SELECT pool_id FROM newest_ratings WHERE pool_id = $1 LIMIT $2) AS counted";
const N_RANKED: &str = "SELECT count(*) AS n FROM
    (SELECT pool_id FROM newest_ratings WHERE pool_id = $1 AND ranked_until >= $2 LIMIT $3) AS counted";

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

/// How many players a pool has a rating of.
pub fn n_rated(db: &mut Db, pool: PoolId) -> Stored<Counted> {
    let query = sql_query(N_RATED).bind::<Integer, _>(pool.0).bind::<BigInt, _>(one_more());
    Ok(Counted::of(n_found(&query.get_result(db)?)))
}

/// How many of them are ranked on a day.
pub fn n_ranked(db: &mut Db, pool: PoolId, day: NaiveDate) -> Stored<Counted> {
    Ok(Counted::of(n_ranked_up_to(db, pool, (day, one_more()))?))
}

fn n_ranked_up_to(db: &mut Db, pool: PoolId, (day, most): (NaiveDate, i64)) -> Stored<usize> {
    let query = sql_query(N_RANKED).bind::<Integer, _>(pool.0);
    let query = query.bind::<Date, _>(day).bind::<BigInt, _>(most);
    Ok(n_found(&query.get_result(db)?))
}

fn n_found(count: &Count) -> usize {
    usize::try_from(count.n).unwrap_or(0)
}

fn one_more() -> i64 {
    number(Counted::MOST + 1)
}

fn number(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

/// What the list of a day has at some places: each section by itself, and whom it takes to know who stands there.
pub fn spans(
    db: &mut Db,
    pool: PoolId,
    day: NaiveDate,
    places: Range<usize>,
) -> Stored<Vec<(Span, Vec<PlayerId>)>> {
    let n_ranked = n_ranked_up_to(db, pool, (day, number(places.end)))?;
    let ranked = places.start..places.end.min(n_ranked);
    let others = places.start.max(n_ranked) - n_ranked..places.end - n_ranked;
    let mut spans = Vec::new();
    for (section, places) in [(Section::Ranked, ranked), (Section::Provisional, others)] {
        if !places.is_empty() {
            spans.extend(span(db, pool, day, (section, places))?);
        }
    }
    Ok(spans)
}

/// What a section has at some places; none if it ends before.
fn span(
    db: &mut Db,
    pool: PoolId,
    day: NaiveDate,
    (section, places): (Section, Range<usize>),
) -> Stored<Option<(Span, Vec<PlayerId>)>> {
    let by_rating = (newest_ratings::rating.desc(), newest_ratings::player_id);
    let there = section!(pool, section, day)
        .order(by_rating)
        .offset(number(places.start))
        .limit(number(places.len()))
        .select((newest_ratings::player_id, newest_ratings::rating.assume_not_null()))
        .load::<(i32, i32)>(db)?;
    let (Some((_, first)), Some((_, last))) = (there.first(), there.last()) else {
        return Ok(None);
    };
    let n_higher = higher(db, pool, day, (section, *first))?;
    let places = places.start..places.start + there.len();
    if n_rated(db, pool)?.is_more() {
        let equals = Equals::ByNumber;
        let span = Span { section, n_before: places.start, places, n_higher, equals };
        return Ok(Some((span, there.into_iter().map(|(player, _)| PlayerId(player)).collect())));
    }
    // Equals stand in order of name, which no index has.
    let level = section!(pool, section, day)
        .filter(newest_ratings::rating.between(*last, *first))
        .select(newest_ratings::player_id)
        .limit(one_more())
        .load::<i32>(db)?;
    let equals = Equals::ByName;
    let span = Span { section, n_before: n_higher, places, n_higher, equals };
    Ok(Some((span, level.into_iter().map(PlayerId).collect())))
}

/// How many come before a player on a day and all who are level with him, and who they are; in a long list those of them
/// who come later and he himself. None if the player is not in the list.
pub fn place(
    db: &mut Db,
    pool: PoolId,
    day: NaiveDate,
    player: PlayerId,
) -> Stored<Option<(usize, Vec<PlayerId>)>> {
    let mark = newest_ratings::table.find((pool.0, player.0));
    let mark = mark.select(Mark::as_select()).first::<Mark>(db).optional()?;
    let Some((rating, until)) = mark.and_then(|mark| Some((mark.rating?, mark.ranked_until)))
    else {
        return Ok(None);
    };
    let section = match until {
        Some(until) if day <= until => Section::Ranked,
        _ => Section::Provisional,
    };
    let mut n_before = higher(db, pool, day, (section, rating))?;
    if section == Section::Provisional {
        let ranked = section!(pool, Section::Ranked, day);
        n_before += usize::try_from(ranked.count().get_result::<i64>(db)?).unwrap_or(0);
    }
    let level = section!(pool, section, day).filter(newest_ratings::rating.eq(rating));
    if n_rated(db, pool)?.is_more() {
        let first = level.filter(newest_ratings::player_id.lt(player.0));
        n_before += usize::try_from(first.count().get_result::<i64>(db)?).unwrap_or(0);
        return Ok(Some((n_before, vec![player])));
    }
    let level = level.select(newest_ratings::player_id).load::<i32>(db)?;
    Ok(Some((n_before, level.into_iter().map(PlayerId).collect())))
}

/// The ranks of some ratings on a day.
pub fn ranks_of(
    db: &mut Db,
    pool: PoolId,
    day: NaiveDate,
    ratings: &BTreeSet<Rating>,
) -> Stored<HashMap<Rating, usize>> {
    let (mut n_higher, mut above) = (0, i32::MAX);
    let mut ranks = HashMap::with_capacity(ratings.len());
    for rating in ratings.iter().rev() {
        let between = section!(pool, Section::Ranked, day)
            .filter(newest_ratings::rating.gt(rating.0))
            .filter(newest_ratings::rating.le(above));
        n_higher += usize::try_from(between.count().get_result::<i64>(db)?).unwrap_or(0);
        above = rating.0;
        ranks.insert(*rating, n_higher + 1);
    }
    Ok(ranks)
}

/// How many of a section have a higher rating.
fn higher(
    db: &mut Db,
    pool: PoolId,
    day: NaiveDate,
    (section, rating): (Section, i32),
) -> Stored<usize> {
    let higher = section!(pool, section, day).filter(newest_ratings::rating.gt(rating));
    Ok(usize::try_from(higher.count().get_result::<i64>(db)?).unwrap_or(0))
}

/// Fills in the ranks of those whose newest row was kept before ranks were.
pub fn rank_the_rest(db: &mut Db) -> Stored<()> {
    for id in pools::table.select(pools::id).load::<i32>(db)? {
        let known = match even_binned(db, PoolId(id)) {
            // A list that cannot be read shows nobody.
            Err(StoreError::Corrupt { .. }) => None,
            known => Some(known?),
        };
        while rank_some(db, PoolId(id), known.as_ref())? {}
    }
    Ok(())
}

fn rank_some(db: &mut Db, id: PoolId, pool: Option<&RatingPool>) -> Stored<bool> {
    let rows = newest_of_pool!(id)
        .filter(newest_ratings::rating.is_null())
        .limit(AT_ONCE)
        .select((
            (newest_ratings::player_id, newest_ratings::period_id, ledger::games_so_far),
            Columns::as_select(),
        ))
        .load::<((i32, i32, i32), Columns)>(db)?;
    let days = days_of(db, &rows.iter().map(|((_, period, _), _)| *period).collect())?;
    let mark = |((player_id, period_id, games), after): &((i32, i32, i32), Columns)| {
        let day = days.get(period_id).copied();
        // What cannot be read is told by `ratings verify`.
        let until = pool.and_then(|pool| {
            let after = after.state(pool.system()).ok()?;
            ranked_until(pool, after, count(*games).ok()?, day)
        });
        Mark {
            pool_id: id.0,
            player_id: *player_id,
            period_id: *period_id,
            rating: Some(after.rating),
            ranked_until: until,
        }
    };
    let marks: Vec<Mark> = rows.iter().map(mark).collect();
    let players: Vec<i32> = marks.iter().map(|mark| mark.player_id).collect();
    replace(db, id, (&players, &marks))?;
    Ok(!rows.is_empty())
}

/// Whose newest row is another one than is kept, or says something else; `rows` are all of a pool.
pub fn misplaced(db: &mut Db, pool: &RatingPool, rows: &[RatingRow]) -> Stored<Vec<PlayerId>> {
    let of_pool = newest_ratings::table.filter(newest_ratings::pool_id.eq(pool.id.0));
    let marks = of_pool.select(Mark::as_select()).load::<Mark>(db)?;
    let periods: BTreeSet<i32> = marks.iter().map(|mark| mark.period_id).collect();
    let (keys, days) = (keys_of(db, &periods)?, days_of(db, &periods)?);
    let mut newest: BTreeMap<PlayerId, RatingRow> = latest(rows).into_iter().collect();
    let mut found = Vec::new();
    for mark in marks {
        let (player, period) = (PlayerId(mark.player_id), mark.period_id);
        let row = newest.remove(&player).filter(|row| keys.get(&period) == Some(&row.period));
        let right = row.map(|row| Mark::of(pool, &row, (period, days.get(&period).copied())));
        if right != Some(mark) {
            found.push(player);
        }
    }
    found.extend(newest.into_keys());
    Ok(found)
}

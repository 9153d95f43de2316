//! Who stands at some places of a rating list.

use std::ops::Range;

use chrono::NaiveDate;

use domain::PlayerId;
use domain::accounts::Viewer;
use domain::pages::Counted;
use domain::players::SoughtName;
use domain::ratings::{Board, RatingPool, RatingRow, Standing, leaderboard};
use form::ratings::{LeaderboardDays, LeaderboardQuery};
use store::ratings::ranks;
use store::{Db, Stored, players, ratings};

/// Who asks on which day.
type Asked<'v> = (NaiveDate, &'v Viewer);

/// Who stands at some places of the list of a day, from 0: whoever is ranked first, then the others, each by rating.
pub(in crate::web) fn standings_at(
    db: &mut Db,
    pool: &RatingPool,
    asked: Asked<'_>,
    places: Range<usize>,
) -> Stored<Vec<Standing>> {
    let mut standings = Vec::with_capacity(places.len());
    for (span, some) in ranks::spans(db, pool.id, asked.0, places)? {
        standings.extend(span.cut(standings_of(db, pool, asked, &some)?));
    }
    Ok(standings)
}

/// The place of a player of the list, from 0.
pub(in crate::web) fn place_of(
    db: &mut Db,
    pool: &RatingPool,
    asked: Asked<'_>,
    player: PlayerId,
) -> Stored<Option<usize>> {
    let Some((n_before, level)) = ranks::place(db, pool.id, asked.0, player)? else {
        return Ok(None);
    };
    let level = standings_of(db, pool, asked, &level)?;
    Ok(level.iter().position(|one| one.player.id == player).map(|idx| n_before + idx))
}

/// Some players of a list, as they stand among each other.
fn standings_of(
    db: &mut Db,
    pool: &RatingPool,
    (day, viewer): Asked<'_>,
    some: &[PlayerId],
) -> Stored<Vec<Standing>> {
    let newest = ratings::newest_of_some(db, pool.id, some)?;
    let titles = ratings::titles_of(db, viewer, newest.iter().map(|row| row.period))?;
    let players = players::rated_ones(db, some, viewer.eyes())?;
    Ok(leaderboard(day, pool, &players, &newest, &titles))
}

/// The page of a list that is asked for.
pub(super) fn load(
    db: &mut Db,
    pool: &RatingPool,
    asked: Asked<'_>,
    query: &LeaderboardQuery,
) -> Stored<Board> {
    let n_rated = ratings::n_rated(db, pool.id)?;
    let (days, _) = query.days();
    let is_plain = query.q.trim().is_empty() && days == LeaderboardDays::default();
    if is_plain {
        return plain(db, pool, asked, (n_rated, query));
    }
    if !n_rated.is_more() {
        let found = narrowed(all(db, pool, asked, days.on)?, query, days);
        return Ok(Board::of(found, n_rated, query.page()));
    }
    if days != LeaderboardDays::default() {
        return Ok(Board::refused(n_rated));
    }
    named(db, pool, asked, (n_rated, query))
}

/// A page of all who are in a list, or of all who are ranked.
fn plain(
    db: &mut Db,
    pool: &RatingPool,
    asked: Asked<'_>,
    (n_rated, query): (Counted, &LeaderboardQuery),
) -> Stored<Board> {
    let n_found =
        if query.is_ranked_only() { ratings::n_ranked(db, pool.id, asked.0)? } else { n_rated };
    let board = Board::without_players(n_rated, n_found, query.page());
    let standings = standings_at(db, pool, asked, board.places())?;
    Ok(Board { standings, ..board })
}

/// Those of a long list whose name is looked for.
fn named(
    db: &mut Db,
    pool: &RatingPool,
    asked: Asked<'_>,
    (n_rated, query): (Counted, &LeaderboardQuery),
) -> Stored<Board> {
    let called = players::called(db, asked.1, asked.1.eyes(), &query.q)?;
    let called: Vec<PlayerId> = called.iter().map(|player| player.id).collect();
    let found = standings_of(db, pool, asked, &called)?;
    let found = narrowed(found, query, LeaderboardDays::default());
    let mut board = Board::of(found, n_rated, query.page());
    let ranked = board.standings.iter_mut().filter(|one| one.rank.is_some());
    let ranked: Vec<&mut Standing> = ranked.collect();
    let ratings = ranked.iter().map(|one| one.row.after.rating()).collect();
    let ranks = ranks::ranks_of(db, pool.id, asked.0, &ratings)?;
    for one in ranked {
        one.rank = ranks.get(&one.row.after.rating()).copied();
    }
    Ok(board)
}

/// Everybody in a list, now or as it stood on a day.
fn all(
    db: &mut Db,
    pool: &RatingPool,
    (today, viewer): Asked<'_>,
    on: Option<NaiveDate>,
) -> Stored<Vec<Standing>> {
    let titles = ratings::titles_open_to(db, viewer)?;
    let newest: Vec<RatingRow> = match on {
        None => ratings::newest(db, pool.id)?,
        Some(on) => ratings::newest_on(db, pool.id, titles.closed_by(on))?,
    };
    let open = players::list_open_to(db, viewer, viewer.eyes())?;
    Ok(leaderboard(on.unwrap_or(today), pool, &open, &newest, &titles))
}

/// Those who are asked for. Ranks are those among everybody, whoever is looked for.
fn narrowed(
    standings: Vec<Standing>,
    query: &LeaderboardQuery,
    days: LeaderboardDays,
) -> Vec<Standing> {
    let (mut shown, sought) = (standings, SoughtName::of(&query.q));
    shown.retain(|standing| {
        let is_named = sought.is_of(&standing.player);
        let has_rank = standing.rank.is_some() || !query.is_ranked_only();
        let is_recent = days.since.is_none_or(|since| standing.on.is_some_and(|on| on >= since));
        is_named && has_rank && is_recent
    });
    shown
}

//! Leaderboards, and what a tournament did to ratings.

pub(super) mod initial;
pub(super) mod lists;
pub(super) mod periods;
pub(super) mod pools;
pub(super) mod shelf;

use std::collections::HashSet;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path, Query};
use chrono::NaiveDate;

use super::costly::Costly;
use super::error::PageError;
use super::state::State;
use super::visit::Visit;
use crate::desk;
use crate::domain::accounts::Viewer;
use crate::domain::players::Player;
use crate::domain::privacy::Eyes;
use crate::domain::ratings::{
    InitialRating, ListedPool, PeriodTitles, RatingPool, RatingRow, Standing, leaderboard, leading,
};
use crate::domain::{PoolId, TournamentId};
use crate::form::ratings::LeaderboardQuery;
use crate::form::standings::PartQuery;
use crate::store::{Db, Stored, players, ratings};
use crate::view::ratings::{LEADERS, PoolPage, RatingsPage, TournamentRatingsPage, pool_name};
use crate::view::{Section, Text};

/// Every pool with its leaders.
pub(super) async fn list(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    let (viewer, today) = (visit.viewer.clone(), state.zone().day(visit.now));
    let load = move |db: &mut Db| {
        let titles = ratings::titles_open_to(db, &viewer)?;
        let (counts, mut families) = (ratings::n_rated(db)?, HashSet::new());
        let mut pools = Vec::new();
        for pool in ratings::pools_open_to(db, &viewer)? {
            let n_players = counts.get(&pool.id).copied().unwrap_or(0);
            let mut standings = Vec::new();
            if pool.archived_at.is_none() && families.insert(pool.family().to_owned()) {
                standings = leaders(db, &pool, (today, &titles), viewer.eyes())?;
            }
            pools.push(ListedPool { pool, n_players, standings });
        }
        Ok(Some(pools))
    };
    Costly::new(&state, &visit)
        .page(load, move |pools| {
            let frame = visit.frame(Text::new("ratings-title"), Section::Ratings);
            let frame = frame.about(|head| head.described(Text::new("head-ratings")));
            Ok(RatingsPage::new(frame, &visit.viewer, &pools))
        })
        .await
}

/// Who leads a pool: as many as lists of pools show.
pub(super) fn leaders(
    db: &mut Db,
    pool: &RatingPool,
    (today, titles): (NaiveDate, &PeriodTitles),
    eyes: Eyes,
) -> Stored<Vec<Standing>> {
    let ids = leading(today, pool, &ratings::newest_states(db, pool.id)?, (titles, LEADERS));
    let newest = ratings::newest_of_some(db, pool.id, &ids)?;
    let players = players::rated_ones(db, &ids, eyes)?;
    Ok(leaderboard(today, pool, &players, &newest, titles))
}

/// The leaderboard of a pool, now or as it stood on a day.
pub(super) async fn pool(
    visit: Visit,
    pool: Path<PoolId>,
    query: Query<LeaderboardQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer, query) = (*pool, visit.viewer.clone(), query.into_inner());
    let (days, wrong) = query.days();
    let day = days.on.unwrap_or(state.zone().day(visit.now));
    let load = move |db: &mut Db| load_pool(db, id, (day, days.on), &viewer);
    let status = if wrong.is_empty() { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    Costly::new(&state, &visit)
        .html(load, move |(pool, standings, titles, (initial, players))| {
            let frame = visit.frame(pool_name(&pool), Section::Ratings);
            let frame = frame.about(|head| head.of_list(pool_name(&pool)));
            let board = PoolPage::new(frame, &pool, standings, &titles, query);
            Ok((status, board.with_initial(&visit.viewer, &initial, &players)))
        })
        .await
}

/// A pool with its standings on a day, what stands for periods, and what players brought along.
type Loaded = (RatingPool, Vec<Standing>, PeriodTitles, (Vec<InitialRating>, Vec<Player>));

fn load_pool(
    db: &mut Db,
    id: PoolId,
    (day, on): (NaiveDate, Option<NaiveDate>),
    viewer: &Viewer,
) -> Stored<Option<Loaded>> {
    let Some(pool) = ratings::find_pool_open_to(db, id, viewer)? else {
        return Ok(None);
    };
    let titles = ratings::titles_open_to(db, viewer)?;
    let newest = rows_of(db, id, on, &titles)?;
    let open = players::list_open_to(db, viewer, viewer.eyes())?;
    let standings = leaderboard(day, &pool, &open, &newest, &titles);
    Ok(Some((pool, standings, titles, (ratings::initial_ratings(db, id)?, open))))
}

/// Everybody's newest row, or the rows up to the end of a day.
fn rows_of(
    db: &mut Db,
    pool: PoolId,
    on: Option<NaiveDate>,
    titles: &PeriodTitles,
) -> Stored<Vec<RatingRow>> {
    let Some(on) = on else {
        return ratings::newest(db, pool);
    };
    ratings::newest_on(db, pool, titles.closed_by(on))
}

/// What a tournament did to everybody's ratings.
pub(super) async fn tournament(
    visit: Visit,
    tournament: Path<TournamentId>,
    query: Query<PartQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, eyes) = (*tournament, visit.viewer.eyes());
    let load = move |db: &mut Db| {
        let Some((event, chart)) = desk::tournaments::find(db, id, eyes)? else {
            return Ok(None);
        };
        let (pools, rows) = (ratings::pools(db)?, ratings::of_tournament(db, id)?);
        let names = players::names(db, eyes, rows.iter().map(|row| row.player))?;
        Ok(Some((event, chart, pools, rows, names)))
    };
    Costly::new(&state, &visit)
        .page(load, move |(event, chart, pools, rows, names)| {
            let name = chart.tournament.details.name.as_str();
            let title = Text::new("tournament-ratings-window").with("name", name);
            let frame = visit.tournament_frame(title, &event, &chart.tournament);
            let moves = (pools.as_slice(), rows.as_slice(), &names);
            Ok(TournamentRatingsPage::new(frame, (&event, &chart), moves, query.page()))
        })
        .await
}

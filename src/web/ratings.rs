//! Leaderboards, and what a tournament did to ratings.

pub(super) mod board;
pub(super) mod initial;
pub(super) mod lists;
pub(super) mod periods;
pub(super) mod pools;
pub(super) mod shelf;

use std::collections::HashSet;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Path};
use chrono::NaiveDate;
use domain::accounts::{Access, Viewer};
use domain::players::Player;
use domain::ratings::{Board, InitialRating, ListedPool, PeriodTitles, RatingPool, Standing};
use domain::{PlayerId, PoolId, TournamentId};
use form::ratings::LeaderboardQuery;
use form::standings::PartQuery;
use store::{Db, Stored, players, ratings};
use view::Section;
use view::ratings::{BROUGHT, LEADERS, PoolPage, RatingsPage, TournamentRatingsPage, pool_name};
use words::Text;

use self::board::standings_at;
use super::costly::Costly;
use super::error::PageError;
use super::queries::Query;
use super::state::State;
use super::visit::Visit;

/// Every pool with its leaders.
pub(super) async fn list(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    let (viewer, today) = (visit.viewer.clone(), state.zone().day(visit.now));
    let looks = viewer.is_at_least(Access::Administrator) && state.may_have_older_rules();
    let load = move |db: &mut Db| {
        let has_older_rules = looks && !ratings::rows::families_by_other_rules(db)?.is_empty();
        Ok(Some((listed(db, today, &viewer)?, has_older_rules)))
    };
    let known = state.clone();
    Costly::new(&state, &visit)
        .page(load, move |(pools, has_older_rules)| {
            let frame = visit.frame(Text::new("ratings-title"), Section::Ratings);
            let frame = frame.about(|head| head.described(Text::new("head-ratings")));
            let shown = RatingsPage::new(frame, &visit.viewer, &pools);
            if has_older_rules {
                return Ok(shown.with_older_rules());
            }
            if looks {
                known.note_current_rules();
            }
            Ok(shown)
        })
        .await
}

/// The pools that a viewer may see, the first one of each family with its leaders.
fn listed(db: &mut Db, today: NaiveDate, viewer: &Viewer) -> Stored<Vec<ListedPool>> {
    let (mut pools, mut families) = (Vec::new(), HashSet::new());
    for pool in ratings::pools_open_to(db, viewer)? {
        let n_players = ratings::n_rated(db, pool.id)?;
        let mut standings = Vec::new();
        if pool.archived_at.is_none() && families.insert(pool.family().to_owned()) {
            standings = leaders(db, &pool, (today, viewer))?;
        }
        pools.push(ListedPool { pool, n_players, standings });
    }
    Ok(pools)
}

/// Who leads a pool: as many as lists of pools show.
pub(super) fn leaders(
    db: &mut Db,
    pool: &RatingPool,
    (today, viewer): (NaiveDate, &Viewer),
) -> Stored<Vec<Standing>> {
    standings_at(db, pool, (today, viewer), 0..LEADERS)
}

/// The leaderboard of a pool, now or as it stood on a day.
pub(super) async fn pool(
    visit: Visit,
    pool: Path<PoolId>,
    query: Query<LeaderboardQuery>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer, query) = (*pool, visit.viewer.clone(), query.into_inner());
    let (today, asked) = (state.zone().day(visit.now), query.clone());
    let load = move |db: &mut Db| load_pool(db, id, (today, &viewer), &asked);
    let is_good = query.days().1.is_empty();
    let status = if is_good { StatusCode::OK } else { StatusCode::UNPROCESSABLE_ENTITY };
    Costly::new(&state, &visit)
        .html(load, move |(pool, board, titles, (initial, players))| {
            let frame = visit.frame(pool_name(&pool), Section::Ratings);
            let frame = frame.about(|head| head.of_list(pool_name(&pool)));
            let page = PoolPage::new(frame, &pool, &board, &titles, query);
            Ok((status, page.with_initial(&visit.viewer, &initial, &players)))
        })
        .await
}

/// A pool with a page of it, what stands for periods, and what players brought along.
type Loaded = (RatingPool, Board, PeriodTitles, (Vec<InitialRating>, Vec<Player>));

fn load_pool(
    db: &mut Db,
    id: PoolId,
    (today, viewer): (NaiveDate, &Viewer),
    query: &LeaderboardQuery,
) -> Stored<Option<Loaded>> {
    let Some(pool) = ratings::find_pool_open_to(db, id, viewer)? else {
        return Ok(None);
    };
    let board = board::load(db, &pool, (today, viewer), query)?;
    let titles = ratings::titles_of(db, viewer, board.standings.iter().map(|one| one.row.period))?;
    let initial = ratings::initial::newest_of_pool(db, id, BROUGHT + 1)?;
    let brought: Vec<PlayerId> = initial.iter().map(|one| one.player).collect();
    let players = players::some_open_to(db, &brought, viewer, viewer.eyes())?;
    Ok(Some((pool, board, titles, (initial, players))))
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

//! Leaderboards, and what a tournament did to ratings.

use actix_web::HttpResponse;
use actix_web::web::{Data, Path};

use super::answer::{page, read};
use super::error::PageError;
use super::server::State;
use super::visit::Visit;
use crate::domain::{PoolId, TournamentId};
use crate::store::{events, players, ratings, tournaments};
use crate::view::ratings::{PoolPage, RatingsPage, TournamentRatingsPage, pool_name};
use crate::view::{Section, Text};

/// Every pool with its leaders.
pub(super) async fn list(visit: Visit, state: Data<State>) -> Result<HttpResponse, PageError> {
    let found = read(&state.store, |db| {
        let mut pools = Vec::new();
        for pool in ratings::pools(db)? {
            let rows = ratings::of_pool(db, pool.id)?;
            pools.push((pool, rows));
        }
        Ok((pools, players::list(db)?))
    });
    let (pools, players) = found.await?;
    let frame = visit.frame(Text::new("ratings-title"), Section::Ratings);
    page(&RatingsPage::new(frame, &pools, &players))
}

/// The leaderboard of a pool.
pub(super) async fn pool(
    visit: Visit,
    pool: Path<PoolId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let (id, viewer) = (*pool, visit.viewer.clone());
    let found = read(&state.store, move |db| {
        let pool = ratings::find_pool(db, id)?;
        let rows = ratings::of_pool(db, id)?;
        let titles = tournaments::titles_open_to(db, &viewer)?;
        Ok((pool, rows, players::list(db)?, titles))
    });
    let (pool, rows, players, titles) = found.await?;
    let pool = pool.ok_or(PageError::NotFound)?;
    let frame = visit.frame(pool_name(&pool), Section::Ratings);
    page(&PoolPage::new(frame, &pool, &rows, &players, &titles))
}

/// What a tournament did to everybody's ratings.
pub(super) async fn tournament(
    visit: Visit,
    tournament: Path<TournamentId>,
    state: Data<State>,
) -> Result<HttpResponse, PageError> {
    let id = *tournament;
    let found = read(&state.store, move |db| {
        let Some(tournament) = tournaments::find(db, id)? else {
            return Ok(None);
        };
        let event = events::find(db, tournament.event)?;
        let (pools, rows) = (ratings::pools(db)?, ratings::of_tournament(db, id)?);
        let players = players::list(db)?;
        Ok(event.map(|event| (event, tournament, pools, rows, players)))
    });
    let (event, tournament, pools, rows, players) = found.await?.ok_or(PageError::NotFound)?;
    let title =
        Text::new("tournament-ratings-window").with("name", tournament.details.name.as_str());
    let frame = visit.frame(title, Section::Events);
    let about = (&event, &tournament);
    page(&TournamentRatingsPage::new(frame, about, &pools, &rows, &players))
}

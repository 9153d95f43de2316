//! What the next game of two players would do.

use chrono::{Datelike, NaiveDate};
use rating::State;
use rating::forecast::{Contestant, Forecast, forecast};
use rating::ledger::Day;

use super::RatingPool;

/// What a game on a day would do to both; `None` if what is known of them is not the pool's.
pub fn next_game(pool: &RatingPool, both: [Contestant; 2], on: NaiveDate) -> Option<Forecast> {
    forecast(&pool.details.rating, both, day(on)).ok()
}

/// What a pool knows of a player on a day.
pub fn state_on(pool: &RatingPool, one: &Contestant, on: NaiveDate) -> State {
    let rating = &pool.details.rating;
    one.known.map_or_else(
        || rating.start(),
        |known| {
            let idle = day(on).0.saturating_sub(known.on.0);
            rating.after_idle(known.state, u32::try_from(idle).unwrap_or(0))
        },
    )
}

/// The last day on which anything became known of either.
pub fn last_known(both: &[Contestant; 2]) -> Option<NaiveDate> {
    let last = both.iter().filter_map(|one| Some(one.known?.on)).max()?;
    NaiveDate::from_num_days_from_ce_opt(last.0)
}

/// A date as the ledger counts it.
pub fn day(date: NaiveDate) -> Day {
    Day(date.num_days_from_ce())
}

//! Ratings: pools, systems and the ledger.
//!
//! Games that are rated together form a [`Pool`] with one [`System`]. The [`ledger`] is a pure
//! function of the games: periods in, one row for each player and period out. Numbers are stored
//! as integers of a fixed unit, and the stored numbers feed the next period, so that computing
//! again gives the same rows to the last digit.
//!
//! ```
//! use rating::ledger::{Day, Facts, Outcome, Period, PeriodId, PlayerId, RatedGame, compute};
//! use rating::{EloSettings, Pool, Rating, System};
//!
//! let pool = Pool::new(System::Elo(EloSettings { k: 20, start: Rating::whole(1500) }))?;
//! let (ann, bo) = (PlayerId(1), PlayerId(2));
//! let game = RatedGame { first: ann, second: bo, outcome: Outcome::FirstWins };
//! let period = Period { id: PeriodId(1), closed_on: Day(20_000), games: vec![game] };
//!
//! let facts = Facts { periods: &[period], ..Facts::default() };
//! let rows = compute(&pool, &facts).map_err(|complaints| format!("{complaints:?}"))?;
//! assert_eq!(rows[0].after.rating(), Rating::whole(1510));
//! assert_eq!(rows[1].after.rating(), Rating::whole(1490));
//! assert!(rows[0].is_provisional());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```
//! use rating::{EloSettings, Pool, PoolError, Rating, System};
//!
//! let settings = EloSettings { k: 0, start: Rating::whole(1500) };
//! assert_eq!(Pool::new(System::Elo(settings)), Err(PoolError::K { k: 0 }));
//! ```

#![warn(missing_docs)]

mod bounds;
pub mod calc;
mod elo;
pub mod evaluate;
pub mod fide;
pub mod forecast;
mod glicko;
mod glicko2;
pub mod ledger;
mod limits;
mod outcome;
mod parts;
mod pool;
mod rule;
mod setting;
mod systems;
mod units;
pub mod working;

pub use bounds::{Bounds, HIGHEST_VOLATILITY, REACH};
pub use elo::EloSettings;
pub use glicko::{Glicko, GlickoSettings};
pub use glicko2::{Glicko2, Glicko2Settings};
pub use limits::Idle;
pub use parts::Parts;
pub use pool::Pool;
pub use rule::{PROVISIONAL_DEVIATION, PROVISIONAL_GAMES, PoolError};
pub use setting::Setting;
pub use systems::{RatingSystem, State, System, expected_score};
pub use units::{Deviation, Rating, Tau, Thousandths, Volatility};

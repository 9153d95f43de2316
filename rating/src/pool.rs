//! Which games are rated together, and how.

use crate::fide::{self, Fide, FideSettings};
use crate::glicko::{self, GlickoSettings};
use crate::glicko2::{self, Glicko2Settings};
use crate::rule::Rule;
use crate::state::{Deviation, Rating, State};

/// Above this deviation a rating is provisional.
pub const PROVISIONAL_DEVIATION: Deviation = Deviation::whole(110);
/// Below this number of games an Elo rating is provisional.
pub const PROVISIONAL_GAMES: u32 = 10;

/// Games rated together, with checked settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pool {
    system: System,
}

/// How a pool is rated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum System {
    /// Elo with a fixed K on the logistic curve.
    Elo(EloSettings),
    /// Elo as FIDE computes it: tables, whole points, K by age and strength.
    EloFide(FideSettings),
    /// Glicko.
    Glicko(GlickoSettings),
    /// Glicko-2.
    Glicko2(Glicko2Settings),
}

/// What an Elo pool can choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct EloSettings {
    /// Points at stake in a game, from 1 to 200.
    pub k: u16,
    /// Where a player without a rating starts.
    pub start: Rating,
}

/// Why settings cannot be used.
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PoolError {
    #[error("K is {k}, but must be from 1 to 200")]
    K { k: u16 },
    #[error("tau is {thousandths} thousandths, but must be from 100 to 2000")]
    Tau { thousandths: i32 },
    #[error("the start is outside the limits of rating, deviation or volatility")]
    Start,
    #[error("opponents without a rating must count as whole points from 1400 to 2200")]
    Unrated,
    #[error("idle time must widen a deviation, within the limits, in at least one day")]
    Idle,
}

impl Pool {
    /// A pool rated by `system`, if its settings can be used.
    pub fn new(system: System) -> Result<Self, PoolError> {
        match system {
            System::Elo(EloSettings { k, .. }) if !(1..=200).contains(&k) => {
                return Err(PoolError::K { k });
            }
            System::Elo(_) => {}
            System::EloFide(settings) => fide::check(settings)?,
            System::Glicko(settings) => glicko::check(&settings)?,
            System::Glicko2(settings) => glicko2::check(&settings)?,
        }
        Ok(Self { system })
    }

    /// A pool rated by Elo with its default settings.
    #[must_use]
    pub fn elo() -> Self {
        Self { system: System::Elo(EloSettings::default()) }
    }

    /// A pool rated by FIDE's Elo with its default settings.
    #[must_use]
    pub fn fide() -> Self {
        Self { system: System::EloFide(FideSettings::default()) }
    }

    /// A pool rated by Glicko with its default settings.
    #[must_use]
    pub fn glicko() -> Self {
        Self { system: System::Glicko(GlickoSettings::DEFAULT) }
    }

    /// How the pool is rated.
    #[must_use]
    pub const fn system(&self) -> &System {
        &self.system
    }

    /// Where a player starts who has no initial rating.
    #[must_use]
    pub const fn start(&self) -> State {
        match self.system {
            System::Elo(settings) => State::Elo(settings.start),
            System::EloFide(_) => State::EloFide(Fide::UNRATED),
            System::Glicko(settings) => State::Glicko(settings.start),
            System::Glicko2(settings) => State::Glicko2(settings.start),
        }
    }

    /// What is known of a player after so many days without a game: less, where the system has a
    /// deviation. Source: `docs/spec/ratings.md` §3.2.
    ///
    /// ```
    /// use rating::{Deviation, Glicko, Pool, Rating, State};
    ///
    /// let glicko = |deviation| {
    ///     State::Glicko(Glicko { rating: Rating::whole(1700), deviation: Deviation::whole(deviation) })
    /// };
    /// assert_eq!(Pool::glicko().after_idle(glicko(60), 365), glicko(110));
    /// // A rating of another system is none of this pool's.
    /// assert_eq!(Pool::elo().after_idle(glicko(60), 365), glicko(60));
    /// ```
    #[must_use]
    pub fn after_idle(&self, state: State, days: u32) -> State {
        match (self.system, state) {
            (System::Glicko(settings), State::Glicko(own)) => {
                State::Glicko(settings.after_idle_days(own, days))
            }
            (System::Glicko2(settings), State::Glicko2(own)) => {
                State::Glicko2(settings.after_idle_days(own, days))
            }
            _ => state,
        }
    }
}

impl Default for Pool {
    /// Glicko-2 with its default settings.
    fn default() -> Self {
        Self { system: System::Glicko2(Glicko2Settings::DEFAULT) }
    }
}

impl Default for EloSettings {
    /// K 20, start 1500.
    fn default() -> Self {
        Self { k: 20, start: Rating::whole(1500) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Tau, Volatility};

    #[test]
    fn settings_outside_the_limits_are_refused() {
        let elo = |k| Pool::new(System::Elo(EloSettings { k, ..EloSettings::default() }));
        assert!(elo(1).is_ok() && elo(200).is_ok());
        assert_eq!(elo(0), Err(PoolError::K { k: 0 }));
        assert_eq!(elo(201), Err(PoolError::K { k: 201 }));

        let refused = |change: fn(&mut Glicko2Settings)| {
            let mut settings = Glicko2Settings::DEFAULT;
            change(&mut settings);
            Pool::new(System::Glicko2(settings)).err()
        };
        assert_eq!(refused(|_| {}), None);
        assert_eq!(refused(|s| s.tau = Tau(99)), Some(PoolError::Tau { thousandths: 99 }));
        assert_eq!(refused(|s| s.start.rating = Rating(9_999)), Some(PoolError::Start));
        assert_eq!(refused(|s| s.start.deviation = Deviation(35_001)), Some(PoolError::Start));
        assert_eq!(refused(|s| s.start.volatility = Volatility(0)), Some(PoolError::Start));
        assert_eq!(refused(|s| s.idle.days = 0), Some(PoolError::Idle));
        assert_eq!(refused(|s| s.idle.to = s.idle.from), Some(PoolError::Idle));
    }
}

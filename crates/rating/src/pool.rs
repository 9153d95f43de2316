//! Which games are rated together, and how.

use crate::elo::EloSettings;
use crate::fide::FideSettings;
use crate::glicko::GlickoSettings;
use crate::glicko2::Glicko2Settings;
use crate::rule::PoolError;
use crate::systems::{RatingSystem, State, System};
use crate::units::Rating;

/// Games rated together, with checked settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pool {
    system: System,
}

impl Pool {
    /// A pool rated by `system`, if its settings can be used.
    pub fn new(system: System) -> Result<Self, PoolError> {
        system.check()?;
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

    /// Which system that is, whatever its settings.
    #[must_use]
    pub const fn kind(&self) -> RatingSystem {
        self.system.kind()
    }

    /// What is known of a player who brings along a rating that rests on so many games.
    #[must_use]
    pub fn brought(&self, rating: Rating, games: u32) -> State {
        self.system.brought(rating, games)
    }

    /// Where a player starts who has no initial rating.
    #[must_use]
    pub fn start(&self) -> State {
        self.system.start()
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
        self.system.after_idle_days(state, days)
    }
}

impl RatingSystem {
    /// A pool with the usual settings.
    #[must_use]
    pub fn pool(self) -> Pool {
        Pool { system: self.usual() }
    }
}

impl Default for Pool {
    /// Glicko-2 with its default settings.
    fn default() -> Self {
        Self { system: System::Glicko2(Glicko2Settings::DEFAULT) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::units::{Deviation, Tau, Volatility};

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

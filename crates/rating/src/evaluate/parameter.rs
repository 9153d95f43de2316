//! What a system leaves open.

use std::ops::RangeInclusive;

/// A number that a method leaves open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Parameter {
    /// Points at stake in a game, from 1 to 200.
    K,
    /// The deviation of a player of whom nothing is known, from 50 to 1000 points.
    Deviation,
    /// How idle time widens a deviation: the points that a day adds, squared, to the squared
    /// deviation; from 0.1 to 20.
    Idle,
    /// The volatility of a player of whom nothing is known, from 0.001 to 0.1.
    Volatility,
    /// The system constant τ, from 0.1 to 1.2.
    Tau,
    /// By how many points the first side is stronger than its rating, from 0 to 400, except on
    /// neutral ground.
    Advantage,
}

impl Parameter {
    /// Every one.
    pub const ALL: [Self; 6] =
        [Self::K, Self::Deviation, Self::Idle, Self::Volatility, Self::Tau, Self::Advantage];

    /// Its name on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::K => "k",
            Self::Deviation => "deviation",
            Self::Idle => "idle",
            Self::Volatility => "volatility",
            Self::Tau => "tau",
            Self::Advantage => "advantage",
        }
    }

    /// The values it may have.
    #[must_use]
    pub const fn range(self) -> RangeInclusive<f64> {
        match self {
            Self::K => 1.0..=200.0,
            Self::Deviation => 50.0..=1000.0,
            Self::Idle => 0.1..=20.0,
            Self::Volatility => 0.001..=0.1,
            Self::Tau => 0.1..=1.2,
            Self::Advantage => 0.0..=400.0,
        }
    }

    /// What a pool starts with (docs/spec/ratings.md §9.3); no advantage.
    pub(super) const fn usual(self) -> f64 {
        match self {
            Self::K => 20.0,
            Self::Deviation => 350.0,
            // 60 grows to 110 in a year: the root of (110² − 60²) ÷ 365.
            Self::Idle => 4.83,
            Self::Volatility => 0.06,
            Self::Tau => 0.5,
            Self::Advantage => 0.0,
        }
    }
}

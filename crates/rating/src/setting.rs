//! The numbers that a pool can choose, whatever its system.

use std::ops::RangeInclusive;

/// A number that a pool can choose. A system names those that it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Setting {
    /// Points at stake in a game.
    K,
    /// How fast the volatility may change.
    Tau,
    /// The rating that a player starts with.
    Start,
    /// The deviation that a player starts with.
    Deviation,
    /// The volatility that a player starts with.
    Volatility,
    /// A deviation that grows with idle time.
    IdleFrom,
    /// What it grows to.
    IdleTo,
    /// In how many days.
    IdleDays,
    /// What an opponent without a rating counts for a newcomer; may be left out.
    UnratedAs,
}

impl Setting {
    /// Every one, in the order in which they are stored.
    pub const ALL: [Self; 9] = [
        Self::K,
        Self::Tau,
        Self::Start,
        Self::Deviation,
        Self::Volatility,
        Self::IdleFrom,
        Self::IdleTo,
        Self::IdleDays,
        Self::UnratedAs,
    ];

    /// The name of its field.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::K => "k",
            Self::Tau => "tau",
            Self::Start => "start",
            Self::Deviation => "deviation",
            Self::Volatility => "volatility",
            Self::IdleFrom => "idle_from",
            Self::IdleTo => "idle_to",
            Self::IdleDays => "idle_days",
            Self::UnratedAs => "unrated_as",
        }
    }

    /// How many digits may stand behind the point: its values are whole numbers of that unit.
    #[must_use]
    pub const fn places(self) -> u32 {
        match self {
            Self::K | Self::IdleDays => 0,
            Self::Start | Self::Deviation | Self::IdleFrom | Self::IdleTo | Self::UnratedAs => 2,
            Self::Tau => 3,
            Self::Volatility => 6,
        }
    }

    /// The least and the greatest value.
    #[must_use]
    pub const fn range(self) -> RangeInclusive<i32> {
        match self {
            Self::K => 1..=200,
            Self::Tau => 100..=2_000,
            Self::Start => 10_000..=400_000,
            Self::Deviation | Self::IdleFrom | Self::IdleTo => 3_000..=35_000,
            Self::Volatility => 1..=100_000,
            Self::IdleDays => 1..=65_535,
            Self::UnratedAs => 140_000..=220_000,
        }
    }

    /// Whether it has to have a value.
    #[must_use]
    pub const fn is_needed(self) -> bool {
        !matches!(self, Self::UnratedAs)
    }
}

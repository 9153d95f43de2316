//! What is known about a player, in the units in which it is stored.

use std::fmt;
use std::iter::Sum;

use crate::fide::{self, Fide};
use crate::pool::{PROVISIONAL_DEVIATION, PROVISIONAL_GAMES};
use crate::{elo, glicko, glicko2};

/// A rating in hundredths of a point: 1500 is `Rating(150_000)`. Prints whole points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rating(pub i32);

/// A rating deviation in hundredths of a point. Prints whole points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Deviation(pub i32);

/// A volatility in millionths: 0.06 is `Volatility(60_000)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Volatility(pub i32);

/// The system constant τ of Glicko-2 in thousandths: 0.5 is `Tau(500)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tau(pub i32);

/// A score, expected or made, in thousandths of a point: a win is 1000. Prints two decimals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Thousandths(pub i32);

/// What is known about a player by Glicko.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Glicko {
    /// Rating, from 100 to 4000 points.
    pub rating: Rating,
    /// Deviation, from 30 to 350 points.
    pub deviation: Deviation,
}

/// What is known about a player by Glicko-2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Glicko2 {
    /// Rating, from 100 to 4000 points.
    pub rating: Rating,
    /// Deviation, from 30 to 350 points.
    pub deviation: Deviation,
    /// Volatility, above 0 and at most 0.1.
    pub volatility: Volatility,
}

/// What is known about a player, by the system of the pool.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum State {
    /// By Elo with a fixed K: the rating is all there is.
    Elo(Rating),
    /// By Elo as FIDE computes it.
    EloFide(Fide),
    /// By Glicko.
    Glicko(Glicko),
    /// By Glicko-2.
    Glicko2(Glicko2),
}

/// The share of the point, from 0 to 1, that `own` is expected to take off `opponent` in one
/// game; `None` if the two are rated by different systems.
///
/// Glicko and Glicko-2 take into account how uncertain both ratings are. Source:
/// `docs/spec/ratings.md` §2.1, §3.6, §4.3 and §5.4.
///
/// ```
/// use rating::{Rating, State, expected_score};
///
/// let (strong, weak) = (State::Elo(Rating::whole(1900)), State::Elo(Rating::whole(1500)));
/// let expected = expected_score(strong, weak).ok_or("one system")?;
/// assert!((expected - 10.0 / 11.0).abs() < 1e-12);
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn expected_score(own: State, opponent: State) -> Option<f64> {
    match (own, opponent) {
        (State::Elo(own), State::Elo(opponent)) => Some(elo::expected_score(own, opponent)),
        (State::EloFide(own), State::EloFide(opponent)) => {
            Some(fide::expected_score(own, opponent))
        }
        (State::Glicko(own), State::Glicko(opponent)) => {
            Some(glicko::expected_score(own, opponent))
        }
        (State::Glicko2(own), State::Glicko2(opponent)) => {
            Some(glicko2::expected_score(own, opponent))
        }
        (State::Elo(_) | State::EloFide(_) | State::Glicko(_) | State::Glicko2(_), _) => None,
    }
}

impl State {
    /// The rating.
    #[must_use]
    pub const fn rating(self) -> Rating {
        match self {
            Self::Elo(rating)
            | Self::EloFide(Fide { rating, .. })
            | Self::Glicko(Glicko { rating, .. })
            | Self::Glicko2(Glicko2 { rating, .. }) => rating,
        }
    }

    /// The deviation, if the system has one.
    #[must_use]
    pub const fn deviation(self) -> Option<Deviation> {
        match self {
            Self::Elo(_) | Self::EloFide(_) => None,
            Self::Glicko(Glicko { deviation, .. }) | Self::Glicko2(Glicko2 { deviation, .. }) => {
                Some(deviation)
            }
        }
    }

    /// The volatility, if the system has one.
    #[must_use]
    pub const fn volatility(self) -> Option<Volatility> {
        match self {
            Self::Elo(_) | Self::EloFide(_) | Self::Glicko(_) => None,
            Self::Glicko2(Glicko2 { volatility, .. }) => Some(volatility),
        }
    }

    /// Is the rating, after so many games, still uncertain? Shown with `?`, and not ranked.
    /// Source: `docs/spec/ratings.md` §6.6.
    ///
    /// ```
    /// use rating::fide::Fide;
    /// use rating::{Rating, State};
    ///
    /// assert!(State::Elo(Rating::whole(1500)).is_provisional(9));
    /// assert!(!State::Elo(Rating::whole(1500)).is_provisional(10));
    /// assert!(State::EloFide(Fide::UNRATED).is_provisional(10));
    /// ```
    #[must_use]
    pub fn is_provisional(self, games_so_far: u32) -> bool {
        match self {
            Self::Elo(_) => games_so_far < PROVISIONAL_GAMES,
            // Only games that counted: not those against players without a rating.
            Self::EloFide(state) => state.games < PROVISIONAL_GAMES || state.newcomer.is_some(),
            Self::Glicko(Glicko { deviation, .. }) | Self::Glicko2(Glicko2 { deviation, .. }) => {
                deviation > PROVISIONAL_DEVIATION
            }
        }
    }
}

/// A rating of Elo with a fixed K is a state as it is.
impl From<Rating> for State {
    fn from(state: Rating) -> Self {
        Self::Elo(state)
    }
}

impl From<Fide> for State {
    fn from(state: Fide) -> Self {
        Self::EloFide(state)
    }
}

impl From<Glicko> for State {
    fn from(state: Glicko) -> Self {
        Self::Glicko(state)
    }
}

impl From<Glicko2> for State {
    fn from(state: Glicko2) -> Self {
        Self::Glicko2(state)
    }
}

impl Rating {
    /// A rating of so many points, without hundredths.
    #[must_use]
    pub const fn whole(points: i32) -> Self {
        Self(points.saturating_mul(100))
    }
}

impl Deviation {
    /// A deviation of so many points, without hundredths.
    #[must_use]
    pub const fn whole(points: i32) -> Self {
        Self(points.saturating_mul(100))
    }
}

impl Tau {
    /// The number itself, for arithmetic.
    pub(crate) fn to_f64(self) -> f64 {
        f64::from(self.0) / 1000.0
    }
}

/// How a stored number becomes one to compute with, and back: the type, and how many make one.
macro_rules! unit {
    ($name:ident, $per_one:literal) => {
        impl $name {
            /// The number in whole units, for arithmetic.
            pub(crate) fn to_f64(self) -> f64 {
                f64::from(self.0) / $per_one
            }

            /// The nearest number that can be stored; halves go away from zero.
            pub(crate) fn nearest(value: f64) -> Self {
                Self(nearest(value * $per_one))
            }
        }
    };
}

impl Thousandths {
    /// The sum, or the highest number there is.
    pub(crate) const fn saturating_add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl Sum for Thousandths {
    fn sum<I: Iterator<Item = Self>>(scores: I) -> Self {
        scores.fold(Self::default(), Self::saturating_add)
    }
}

unit!(Rating, 100.0);
unit!(Deviation, 100.0);
unit!(Volatility, 1_000_000.0);
unit!(Thousandths, 1000.0);

#[allow(
    clippy::cast_possible_truncation,
    reason = "rounded before, and a cast from floats stops at the ends of the range"
)]
fn nearest(value: f64) -> i32 {
    value.round() as i32
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        nearest(self.to_f64()).fmt(f)
    }
}

impl fmt::Display for Deviation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        nearest(self.to_f64()).fmt(f)
    }
}

impl fmt::Display for Thousandths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:.2}", self.to_f64())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_printed_as_people_read_them() {
        assert_eq!(Rating(149_950).to_string(), "1500");
        assert_eq!(Rating(149_949).to_string(), "1499");
        assert_eq!(Deviation(6_120).to_string(), "61");
        assert_eq!(Thousandths(2314).to_string(), "2.31");
    }

    #[test]
    fn there_is_no_expectation_between_two_systems() {
        let glicko2 = Glicko2 {
            rating: Rating::whole(1500),
            deviation: Deviation::whole(350),
            volatility: Volatility(60_000),
        };
        let (elo, glicko2) = (State::Elo(Rating::whole(1500)), State::Glicko2(glicko2));
        assert_eq!(expected_score(elo, glicko2), None);
        assert_eq!(expected_score(glicko2, elo), None);
        assert_eq!(expected_score(glicko2, glicko2), Some(0.5));
    }
}

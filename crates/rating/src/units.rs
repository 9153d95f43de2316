//! Numbers in the units in which they are stored.

use std::fmt;
use std::iter::Sum;

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
}

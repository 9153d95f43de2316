//! Points, exactly.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign};
use std::str::FromStr;

/// A score in tenths of a point: a win is usually 10, a draw 5.
///
/// Whole numbers add up exactly; "2½" is only how a score is printed.
///
/// ```
/// use tournament::score::Score;
///
/// assert_eq!((Score::WIN + Score::WIN + Score::DRAW).to_string(), "2½");
/// assert_eq!("2.5".parse::<Score>(), "2½".parse());
/// assert!("two".parse::<Score>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Score(u32);

/// Why a text is not a score.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "the text of an error variant is its doc")]
pub enum ScoreError {
    #[error("\"{text}\" is not a number of points such as 2, 2½ or 2.5")]
    NotANumber { text: String },
    #[error("{text} points are more than {}", Score::MAX)]
    TooLarge { text: String },
}

impl Score {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// One point: a win where a win is worth one.
    pub const WIN: Self = Self(10);
    /// Half a point: a draw where a win is worth one.
    pub const DRAW: Self = Self(5);
    /// The most that is read from a text: 100,000 points.
    pub const MAX: Self = Self(1_000_000);

    /// A score of `tenths` tenths of a point.
    #[must_use]
    pub const fn from_tenths(tenths: u32) -> Self {
        Self(tenths)
    }

    /// The score in tenths of a point.
    #[must_use]
    pub const fn tenths(self) -> u32 {
        self.0
    }

    /// The score of `n` rounds that each bring this score.
    #[must_use]
    pub const fn times(self, n: u32) -> Self {
        Self(self.0.saturating_mul(n))
    }
}

impl Add for Score {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

impl AddAssign for Score {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Self>>(scores: I) -> Self {
        scores.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 10, self.0 % 10) {
            (whole, 0) => write!(f, "{whole}"),
            (0, 5) => f.write_str("½"),
            (whole, 5) => write!(f, "{whole}½"),
            (whole, tenths) => write!(f, "{whole}.{tenths}"),
        }
    }
}

impl FromStr for Score {
    type Err = ScoreError;

    /// Reads `2`, `2½`, `½`, `2.5` and `2,5`.
    fn from_str(text: &str) -> Result<Self, ScoreError> {
        let not_a_number = || ScoreError::NotANumber { text: text.to_owned() };
        let (whole, tenths) = split(text).ok_or_else(not_a_number)?;
        let is_digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || !is_digits(whole) || tenths.len() != 1 || !is_digits(tenths) {
            return Err(not_a_number());
        }
        let too_large = || ScoreError::TooLarge { text: text.to_owned() };
        let whole: u32 = whole.parse().map_err(|_| too_large())?;
        let tenths: u32 = tenths.parse().map_err(|_| not_a_number())?;
        let score = whole.checked_mul(10).and_then(|ten| ten.checked_add(tenths)).map(Self);
        score.filter(|score| *score <= Self::MAX).ok_or_else(too_large)
    }
}

/// Whole points and tenths, as text; `None` if there is nothing to read.
fn split(text: &str) -> Option<(&str, &str)> {
    if text == "½" {
        return Some(("0", "5"));
    }
    if let Some(whole) = text.strip_suffix('½') {
        return Some((whole, "5"));
    }
    if text.is_empty() {
        return None;
    }
    Some(text.split_once(['.', ',']).unwrap_or((text, "0")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, tenths: u32, printed: &str) {
        let score: Score = text.parse().expect(text);
        assert_eq!(score.tenths(), tenths, "{text}");
        assert_eq!(score.to_string(), printed, "{text}");
    }

    #[test]
    fn a_score_is_read_and_printed_with_halves() {
        check("0", 0, "0");
        check("½", 5, "½");
        check("0.5", 5, "½");
        check("2½", 25, "2½");
        check("2,5", 25, "2½");
        check("10", 100, "10");
        check("0.3", 3, "0.3");
        check("12.7", 127, "12.7");
        check("100000", 1_000_000, "100000");
    }

    #[test]
    fn what_is_no_score_is_refused() {
        for text in ["", "-1", "+1", "1.", ".5", "1.25", "1½½", "x", "1.x", " 1", "١"] {
            let expected = ScoreError::NotANumber { text: text.to_owned() };
            assert_eq!(text.parse::<Score>(), Err(expected), "{text:?}");
        }
        for text in ["100000.1", "99999999999999999999"] {
            let expected = ScoreError::TooLarge { text: text.to_owned() };
            assert_eq!(text.parse::<Score>(), Err(expected), "{text:?}");
        }
    }
}

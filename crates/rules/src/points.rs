//! Points scored in one game.

use std::fmt;

/// Points of one side in one game, exact to a half.
///
/// Halves come from a komi; a game without one scores whole points.
///
/// ```
/// use rules::Points;
///
/// assert_eq!(Points::from(23).to_string(), "23");
/// assert_eq!(Points::from_halves(91).to_string(), "45.5");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(u32);

impl Points {
    /// So many half points.
    #[must_use]
    pub fn from_halves(halves: u32) -> Self {
        Self(halves)
    }

    /// How many half points these are.
    #[must_use]
    pub fn halves(self) -> u32 {
        self.0
    }
}

impl From<u16> for Points {
    fn from(whole: u16) -> Self {
        Self(u32::from(whole) * 2)
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0 % 2 == 1 { ".5" } else { "" };
        write!(f, "{}{half}", self.0 / 2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_print_a_half_only_where_there_is_one() {
        let check = |halves, text: &str| assert_eq!(Points::from_halves(halves).to_string(), text);
        check(0, "0");
        check(1, "0.5");
        check(46, "23");
        check(91, "45.5");
        assert_eq!(Points::from(23).halves(), 46);
    }
}

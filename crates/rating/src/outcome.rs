//! Who won a game.

use skillratings::Outcomes;

use crate::units::Thousandths;

/// Who won, by seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The player who moved first.
    FirstWins,
    /// Nobody.
    Draw,
    /// The player who moved second.
    SecondWins,
}

impl Outcome {
    /// The same game, seen from the other seat.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::FirstWins => Self::SecondWins,
            Self::Draw => Self::Draw,
            Self::SecondWins => Self::FirstWins,
        }
    }

    /// What the first player scored.
    #[must_use]
    pub const fn score(self) -> Thousandths {
        Thousandths(match self {
            Self::FirstWins => 1000,
            Self::Draw => 500,
            Self::SecondWins => 0,
        })
    }

    /// The first player's view, as the crate of the arithmetic names it.
    pub(crate) const fn to_crate(self) -> Outcomes {
        match self {
            Self::FirstWins => Outcomes::WIN,
            Self::Draw => Outcomes::DRAW,
            Self::SecondWins => Outcomes::LOSS,
        }
    }
}

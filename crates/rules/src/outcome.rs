//! How games end, what a record claims, and why the two agree.

use std::{fmt, str::FromStr};

use crate::Seat;

/// Who won a finished game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Win(Seat),
    /// Nobody won.
    Draw,
}

/// The end of a game by its own rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Ending {
    /// Who won.
    pub outcome: Outcome,
    /// The rule that ended it.
    pub reason: EndReason,
}

/// Why a game ended: by one of its rules, or by an act of the players or the arbiter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EndReason {
    /// Glass Bead Game: no gem is in any pit, and the player to move has no bead.
    NoBeads,
    /// Glass Bead Game: the player to move cannot leave the opponent a bead, and loses.
    CannotFeed,
    /// Glass Bead Challenge: every cell is owned by one side or the other.
    AllOwned,
    /// The player to move has nothing to sow, and the opponent took the rest.
    NothingToSow,
    /// A player has more than half of all seeds.
    Majority,
    /// The player to move has no legal move, and both took the seeds of their rows.
    NoMove,
    /// A player resigned.
    Resignation,
    /// A player ran out of time.
    TimeForfeit,
    /// The arbiter decided.
    Adjudication,
    /// The players agreed.
    Agreement,
}

impl EndReason {
    /// A word for machines; it stays the same from release to release.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::NoBeads => "no-beads",
            Self::CannotFeed => "cannot-feed",
            Self::AllOwned => "all-owned",
            Self::NothingToSow => "nothing-to-sow",
            Self::Majority => "majority",
            Self::NoMove => "no-move",
            Self::Resignation => "resignation",
            Self::TimeForfeit => "time-forfeit",
            Self::Adjudication => "adjudication",
            Self::Agreement => "agreement",
        }
    }
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoBeads => "the player to move has no bead left",
            Self::CannotFeed => "the player to move cannot leave the opponent a bead",
            Self::AllOwned => "everything is owned",
            Self::NothingToSow => "the player to move has nothing to sow",
            Self::Majority => "a player has more than half of all seeds",
            Self::NoMove => "the player to move has no legal move",
            Self::Resignation => "resignation",
            Self::TimeForfeit => "time forfeit",
            Self::Adjudication => "adjudication",
            Self::Agreement => "agreement",
        })
    }
}

/// The result a record claims, as its `Result` tag writes it.
///
/// ```
/// use rules::Claim;
///
/// assert_eq!("1-0".parse(), Ok(Claim::FirstWins));
/// assert!("2-0".parse::<Claim>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claim {
    /// `1-0`: the first player won.
    FirstWins,
    /// `0-1`: the second player won.
    SecondWins,
    /// `1/2-1/2`: a draw.
    Draw,
    /// `*`: the game goes on.
    Open,
}

impl Claim {
    /// All claims.
    pub const ALL: [Self; 4] = [Self::FirstWins, Self::SecondWins, Self::Draw, Self::Open];

    /// The spelling in a record.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::FirstWins => "1-0",
            Self::SecondWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    pub(crate) fn of(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|claim| claim.as_str() == text)
    }
}

impl From<Outcome> for Claim {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(Seat::First) => Self::FirstWins,
            Outcome::Win(Seat::Second) => Self::SecondWins,
            Outcome::Draw => Self::Draw,
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Text that is no result.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown result \"{input}\", expected 1-0, 0-1, 1/2-1/2 or *")]
pub struct ParseClaimError {
    /// The text as given.
    pub input: String,
}

impl FromStr for Claim {
    type Err = ParseClaimError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::of(text).ok_or_else(|| ParseClaimError { input: text.to_owned() })
    }
}

/// How the play stopped, as a record's `Termination` tag writes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Termination {
    /// `normal`: played to the end.
    #[default]
    Normal,
    /// `resignation`
    Resignation,
    /// `time forfeit`
    TimeForfeit,
    /// `adjudication`: decided by the arbiter.
    Adjudication,
    /// `agreement`: decided by the players.
    Agreement,
}

impl Termination {
    /// All terminations.
    pub const ALL: [Self; 5] =
        [Self::Normal, Self::Resignation, Self::TimeForfeit, Self::Adjudication, Self::Agreement];

    /// The spelling in a record.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Resignation => "resignation",
            Self::TimeForfeit => "time forfeit",
            Self::Adjudication => "adjudication",
            Self::Agreement => "agreement",
        }
    }

    /// The reason of a game that this act ended; a normal end has a reason in the rules.
    #[must_use]
    pub fn reason(self) -> Option<EndReason> {
        match self {
            Self::Normal => None,
            Self::Resignation => Some(EndReason::Resignation),
            Self::TimeForfeit => Some(EndReason::TimeForfeit),
            Self::Adjudication => Some(EndReason::Adjudication),
            Self::Agreement => Some(EndReason::Agreement),
        }
    }
}

impl fmt::Display for Termination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Text that is no termination.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown termination \"{input}\", expected normal, resignation, time forfeit, adjudication \
     or agreement"
)]
pub struct ParseTerminationError {
    /// The text as given.
    pub input: String,
}

impl FromStr for Termination {
    type Err = ParseTerminationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|termination| termination.as_str() == text);
        found.ok_or_else(|| ParseTerminationError { input: text.to_owned() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_parses_back_to_itself() {
        for claim in Claim::ALL {
            assert_eq!(claim.to_string().parse(), Ok(claim));
        }
    }

    #[test]
    fn a_termination_parses_back_to_itself() {
        for termination in Termination::ALL {
            assert_eq!(termination.to_string().parse(), Ok(termination));
        }
    }

    #[test]
    fn other_spellings_are_refused_and_handed_back() {
        for text in ["", "1 - 0", "½-½", "0.5-0.5", " *"] {
            assert_eq!(text.parse::<Claim>().unwrap_err().input, text);
        }
        for text in ["", "Normal", "time-forfeit", "resigned"] {
            assert_eq!(text.parse::<Termination>().unwrap_err().input, text);
        }
    }
}

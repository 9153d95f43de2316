//! The codes of tie-breaks.

use std::fmt;
use std::str::FromStr;

use crate::entry::Number;

use super::scores::Scores;
use super::value::Valued;
use super::{direct_encounter, own, sonneborn_berger};

/// A way to order players, by the code of tournament report files (records 202 and 212).
///
/// ```
/// use tournament::standings::{TieBreak, UnknownTieBreak};
///
/// assert_eq!("SB".parse(), Ok(TieBreak::Sb));
/// assert_eq!("XX".parse::<TieBreak>(), Err(UnknownTieBreak { code: "XX".to_owned() }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TieBreak {
    /// `PTS`: points.
    Pts,
    /// `DE`: direct encounter.
    De,
    /// `SB`: Sonneborn-Berger.
    Sb,
    /// `WIN`: rounds with the points of a win.
    Win,
    /// `WON`: games won over the board.
    Won,
}

/// A code that stands for no tie-break we have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no tie-break \"{code}\"")]
pub struct UnknownTieBreak {
    /// What was written.
    pub code: String,
}

/// Codes in a list that stand for no tie-breaks we have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there are no tie-breaks \"{}\"", codes.join(", "))]
pub struct UnknownTieBreaks {
    /// What was written.
    pub codes: Vec<String>,
}

impl TieBreak {
    /// All tie-breaks, points first.
    pub const ALL: [Self; 5] = [Self::Pts, Self::De, Self::Sb, Self::Win, Self::Won];

    /// Reads a list such as `PTS,DE,SB`; all unknown codes are told at once.
    ///
    /// ```
    /// use tournament::standings::TieBreak;
    ///
    /// assert_eq!(TieBreak::parse_list("pts, sb")?, [TieBreak::Pts, TieBreak::Sb]);
    /// assert_eq!(TieBreak::parse_list("PTS,A,B").unwrap_err().codes, ["A", "B"]);
    /// # Ok::<(), tournament::standings::UnknownTieBreaks>(())
    /// ```
    pub fn parse_list(text: &str) -> Result<Vec<Self>, UnknownTieBreaks> {
        let codes = text.split(',').map(str::trim).filter(|code| !code.is_empty());
        let (mut known, mut unknown) = (Vec::new(), Vec::new());
        for parsed in codes.map(str::parse) {
            match parsed {
                Ok(tie_break) => known.push(tie_break),
                Err(UnknownTieBreak { code }) => unknown.push(code),
            }
        }
        if unknown.is_empty() { Ok(known) } else { Err(UnknownTieBreaks { codes: unknown }) }
    }

    /// The code, in capitals.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Pts => "PTS",
            Self::De => "DE",
            Self::Sb => "SB",
            Self::Win => "WIN",
            Self::Won => "WON",
        }
    }

    /// The values of players who are tied so far, in the same order.
    pub(super) fn values(self, scores: &Scores, tied: &[Number]) -> Vec<Valued> {
        let each = |value: fn(&Scores, Number) -> Valued| {
            tied.iter().map(|number| value(scores, *number)).collect()
        };
        match self {
            Self::Pts => each(own::points),
            Self::De => direct_encounter::places(scores, tied),
            Self::Sb => each(sonneborn_berger::sonneborn_berger),
            Self::Win => each(own::rounds_won),
            Self::Won => each(own::games_won),
        }
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    /// Reads a code in capitals or not.
    fn from_str(code: &str) -> Result<Self, UnknownTieBreak> {
        let known = Self::ALL.into_iter().find(|known| known.code().eq_ignore_ascii_case(code));
        known.ok_or_else(|| UnknownTieBreak { code: code.to_owned() })
    }
}

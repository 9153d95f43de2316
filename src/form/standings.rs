//! What is asked of the standings, and the two buttons that end a tournament and open it again.

use serde::Deserialize;

/// Which standings: after which round.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct StandingsQuery {
    /// A round, from 1; empty for now.
    pub after: String,
}

/// What is no round.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no round")]
pub struct NoRound(String);

impl StandingsQuery {
    /// The round, if one is asked for.
    pub fn round(&self) -> Result<Option<u16>, NoRound> {
        if self.after.is_empty() {
            return Ok(None);
        }
        match self.after.parse() {
            Ok(round) if round > 0 => Ok(Some(round)),
            _ => Err(NoRound(self.after.clone())),
        }
    }
}

/// Closing a tournament or opening it again.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ClosingForm {
    /// The version that the page was made from.
    pub version: String,
}

impl ClosingForm {
    /// The version, if it is one.
    #[must_use]
    pub fn version(&self) -> Option<i32> {
        self.version.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_is_a_number_from_one() {
        let round = |after: &str| StandingsQuery { after: after.into() }.round();
        assert_eq!(round(""), Ok(None));
        assert_eq!(round("3"), Ok(Some(3)));
        for none in ["0", "-1", "x", "70000", "1.5"] {
            assert_eq!(round(none), Err(NoRound(none.into())));
        }
    }
}

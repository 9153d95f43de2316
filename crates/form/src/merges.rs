//! Why two players are one person, or are not.

use serde::Deserialize;

use domain::LineError;
use domain::results::Reason;

/// Who could be meant.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct MergeQuery {
    /// Part of a name.
    pub q: String,
}

/// A merge, or the end of one, as typed.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct MergeForm {
    pub reason: String,
}

/// The reason is no line of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("reason: {0}")]
pub struct MergeComplaint(pub LineError);

impl MergeForm {
    /// Checks the reason.
    pub fn parse(&self) -> Result<Reason, MergeComplaint> {
        Reason::parse(&self.reason).map_err(MergeComplaint)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_asked_for() {
        let form = |reason: &str| MergeForm { reason: reason.to_owned() };
        assert_eq!(form("  ").parse(), Err(MergeComplaint(LineError::Empty)));
        assert!(form("He said so himself.").parse().is_ok());
        assert!(form(&"a".repeat(501)).parse().is_err());
    }
}

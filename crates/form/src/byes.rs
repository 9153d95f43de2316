//! Byes that are asked for.

use serde::Deserialize;

use domain::EntryId;
use domain::byes::{ByesWanted, REQUESTED, word};

/// Byes of one player, as chosen.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ByesForm {
    pub entry: String,
    /// "half-point", "zero-point", "full-point", or "none" to take byes back.
    pub bye: String,
    pub round: Vec<String>,
}

/// What the address of the page may say.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ByesQuery {
    /// The entry that the form begins with.
    pub entry: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ByesComplaint {
    #[error("nobody is chosen")]
    NoPlayer,
    #[error("no bye is chosen")]
    NoBye,
    #[error("no round is chosen")]
    NoRound,
}

impl ByesComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::NoPlayer => "entry",
            Self::NoBye => "bye",
            Self::NoRound => "round",
        }
    }
}

/// The word of a game in the place of a bye.
pub const NO_BYE: &str = "none";

impl ByesForm {
    /// Checks everything.
    pub fn parse(&self) -> Result<ByesWanted, Vec<ByesComplaint>> {
        let mut complaints = Vec::new();
        let entry = self.entry.parse().map(EntryId).map_err(|_| ByesComplaint::NoPlayer);
        let entry = super::keep(entry, &mut complaints, |complaint| complaint);
        let requested = REQUESTED.into_iter().find(|bye| word(*bye) == self.bye);
        let bye = match requested {
            None if self.bye == NO_BYE => Ok(None),
            None => Err(ByesComplaint::NoBye),
            requested => Ok(requested),
        };
        let bye = super::keep(bye, &mut complaints, |complaint| complaint);
        let rounds: Vec<u16> =
            self.round.iter().filter_map(|round| round.parse::<u16>().ok()).collect();
        if rounds.is_empty() {
            complaints.push(ByesComplaint::NoRound);
        }
        match (entry, bye) {
            (Some(entry), Some(bye)) if complaints.is_empty() => {
                Ok(ByesWanted { entry, bye, rounds })
            }
            _ => Err(complaints),
        }
    }
}

#[cfg(test)]
mod tests {
    use tournament::result::Bye;

    use super::*;

    fn form(entry: &str, bye: &str, rounds: &[&str]) -> ByesForm {
        let round = rounds.iter().map(|round| (*round).to_owned()).collect();
        ByesForm { entry: entry.into(), bye: bye.into(), round }
    }

    #[test]
    fn byes_of_some_rounds_are_read() {
        let wanted = form("7", "half-point", &["3", "5"]).parse().unwrap();
        let expected =
            ByesWanted { entry: EntryId(7), bye: Some(Bye::HalfPoint), rounds: vec![3, 5] };
        assert_eq!(wanted, expected);
        assert_eq!(form("7", "none", &["3"]).parse().unwrap().bye, None);
    }

    #[test]
    fn nobody_asks_for_a_pairing_allocated_bye_and_all_complaints_come_at_once() {
        let complaints = form("", "pairing-allocated", &["x"]).parse().unwrap_err();
        let fields: Vec<&str> = complaints.iter().map(ByesComplaint::field).collect();
        assert_eq!(fields, ["entry", "bye", "round"]);
    }
}

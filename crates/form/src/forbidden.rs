//! Avoided pairings.

use serde::Deserialize;

use domain::EntryId;
use domain::forbidden::ForbiddenGroup;

/// Players to keep apart, as chosen.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ForbiddenForm {
    pub entry: Vec<String>,
    /// The first round.
    pub from_round: String,
    /// The last round.
    pub to_round: String,
    /// "clubs": keeps players of the same club apart, whoever is chosen.
    pub of: String,
}

/// What is wrong with it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ForbiddenComplaint {
    #[error("fewer than two players")]
    TooFew,
    #[error("rounds: not from one round to a later one, among {first} to {last}")]
    Rounds {
        /// The first round that is not paired yet.
        first: u16,
        /// The last round.
        last: u16,
    },
}

impl ForbiddenComplaint {
    /// The field it stands beside.
    pub fn field(&self) -> &'static str {
        match self {
            Self::TooFew => "entry",
            Self::Rounds { .. } => "from_round",
        }
    }
}

impl ForbiddenForm {
    /// Whether it keeps all clubs apart.
    pub fn is_of_clubs(&self) -> bool {
        self.of == "clubs"
    }

    /// The rounds, among those that are still to be paired.
    pub fn rounds(&self, (first, last): (u16, u16)) -> Result<(u16, u16), ForbiddenComplaint> {
        let read = |text: &str| text.trim().parse::<u16>().ok();
        let rounds = read(&self.from_round).zip(read(&self.to_round));
        let are_there = |(from, to): &(u16, u16)| first <= *from && from <= to && *to <= last;
        rounds.filter(are_there).ok_or(ForbiddenComplaint::Rounds { first, last })
    }

    /// Checks everything; `open` is the first and the last round that are still to be paired.
    pub fn parse(&self, open: (u16, u16)) -> Result<ForbiddenGroup, Vec<ForbiddenComplaint>> {
        let mut complaints = Vec::new();
        let mut entries: Vec<EntryId> =
            self.entry.iter().filter_map(|id| id.parse().ok()).map(EntryId).collect();
        entries.sort_unstable();
        entries.dedup();
        if entries.len() < 2 {
            complaints.push(ForbiddenComplaint::TooFew);
        }
        let rounds = super::keep(self.rounds(open), &mut complaints, |complaint| complaint);
        match rounds {
            Some((from_round, to_round)) if complaints.is_empty() => {
                Ok(ForbiddenGroup { from_round, to_round, entries })
            }
            _ => Err(complaints),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form(entries: &[&str], from_round: &str, to_round: &str) -> ForbiddenForm {
        ForbiddenForm {
            entry: entries.iter().map(|entry| (*entry).to_owned()).collect(),
            from_round: from_round.into(),
            to_round: to_round.into(),
            of: String::new(),
        }
    }

    #[test]
    fn a_group_is_read_once_each() {
        let group = form(&["7", "4", "7"], "1", "5").parse((1, 5)).unwrap();
        let entries = vec![EntryId(4), EntryId(7)];
        assert_eq!(group, ForbiddenGroup { from_round: 1, to_round: 5, entries });
    }

    #[test]
    fn one_player_alone_and_rounds_that_are_not_there_are_told_at_once() {
        let complaints = form(&["7", "7"], "3", "6").parse((1, 5)).unwrap_err();
        let rounds = ForbiddenComplaint::Rounds { first: 1, last: 5 };
        assert_eq!(complaints, [ForbiddenComplaint::TooFew, rounds]);
        assert_eq!(form(&["4", "7"], "3", "2").parse((1, 5)), Err(vec![rounds]));
        assert_eq!(form(&["4", "7"], "0", "2").parse((1, 5)), Err(vec![rounds]));
        let paired = ForbiddenComplaint::Rounds { first: 3, last: 5 };
        assert_eq!(form(&["4", "7"], "2", "5").parse((3, 5)), Err(vec![paired]));
    }
}

//! A round of a Swiss: changed by hand, published, taken back.

use serde::Deserialize;

use domain::EntryId;
use domain::swiss::{Change, ChangeKind};

/// A change by hand, as chosen.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct ChangeForm {
    /// "swap", "fix", "forbid", "turn" or "bye".
    pub act: String,
    /// The entry of the first player.
    pub first: String,
    /// The entry of the second one; what it says does not matter to a bye.
    pub second: String,
    pub reason: String,
    /// The mark of the draft that it was made from.
    pub seen: String,
}

/// Two players of whom somebody wants to know why they do not meet.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct WhyNotQuery {
    /// The entry of one.
    pub why: String,
    /// The entry of the other.
    pub not: String,
}

impl WhyNotQuery {
    /// The two, once both are chosen.
    pub fn players(&self) -> Option<(EntryId, EntryId)> {
        entry(&self.why).zip(entry(&self.not))
    }
}

fn entry(text: &str) -> Option<EntryId> {
    text.parse().ok().map(EntryId)
}

/// Two players who are paired in a published round.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct LateForm {
    /// Their entries.
    pub player: Vec<String>,
}

impl LateForm {
    /// The two, if two are chosen.
    pub fn players(&self) -> Option<(EntryId, EntryId)> {
        match self.player.as_slice() {
            [one, other] => entry(one).zip(entry(other)),
            _ => None,
        }
    }
}

/// The form that publishes a draft.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default)]
pub struct PublishForm {
    /// The mark of the draft that was seen.
    pub seen: String,
}

impl ChangeForm {
    pub fn change(&self) -> Option<Change> {
        let kind = ChangeKind::parse(&self.act)?;
        let second = if kind == ChangeKind::Bye { None } else { Some(entry(&self.second)?) };
        Change::new(kind, entry(&self.first)?, second)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn change(act: &str, first: &str, second: &str) -> Option<Change> {
        let [act, first, second] = [act, first, second].map(str::to_owned);
        ChangeForm { act, first, second, ..ChangeForm::default() }.change()
    }

    #[test]
    fn a_change_takes_two_players_and_a_bye_one() {
        let (one, other) = (EntryId(4), EntryId(7));
        assert_eq!(change("swap", "4", "7"), Some(Change::Swap(one, other)));
        assert_eq!(change("turn", "7", "4"), Some(Change::Turn(other, one)));
        assert_eq!(change("bye", "4", "7"), Some(Change::Bye(one)));
        assert_eq!(change("bye", "4", ""), Some(Change::Bye(one)));
        assert_eq!(change("fix", "4", ""), None);
        assert_eq!(change("forbid", "", "7"), None);
        assert_eq!(change("shuffle", "4", "7"), None);
    }
}

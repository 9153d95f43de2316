//! What the arbiter changes in a round before it is published.

use chrono::{DateTime, Utc};

use super::{Draft, DraftRefusal, Preparation};
use crate::words::words;
use crate::{AccountId, ChangeId, EntryId};

/// A change of a round that is being paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Change {
    /// These two meet; the others are paired by the rules.
    Fix(EntryId, EntryId),
    /// These two do not meet in this round; the round is paired by the rules once more.
    Forbid(EntryId, EntryId),
    /// This player has the bye; the others are paired by the rules.
    Bye(EntryId),
    /// Each takes the other's place, be it the bye; nobody else moves.
    Swap(EntryId, EntryId),
    /// The first player moves second.
    Turn(EntryId, EntryId),
}

/// A change by its name alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChangeKind {
    Swap,
    Fix,
    Forbid,
    Turn,
    Bye,
}

words! { ChangeKind {
    Swap = "swap", Fix = "fix", Forbid = "forbid", Turn = "turn", Bye = "bye",
} }

/// A change as it was kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangeRecord {
    /// Its id; none as long as it is only looked at.
    pub id: Option<ChangeId>,
    pub change: Change,
    /// Why, in the arbiter's words.
    pub reason: String,
    pub recorded_at: DateTime<Utc>,
    /// By whom.
    pub recorded_by: AccountId,
}

/// Why a round cannot be changed so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChangeRefusal {
    /// There is no draft, before or after the change.
    #[error(transparent)]
    Draft(#[from] DraftRefusal),
    #[error("this is no change")]
    NoChange,
    #[error("two players are needed")]
    SamePlayer,
    #[error("entry {entry} is not paired in this round")]
    NotThere { entry: EntryId },
    #[error("the two do not meet in this round")]
    NotAPair,
    #[error("nobody has a bye in this round")]
    NoBye,
    #[error("entry {entry} has been given a place by hand already")]
    PlacedAlready { entry: EntryId },
}

impl Change {
    /// A change of this kind; `None` if it takes another number of players.
    pub fn new(kind: ChangeKind, first: EntryId, second: Option<EntryId>) -> Option<Self> {
        Some(match (kind, second) {
            (ChangeKind::Fix, Some(second)) => Self::Fix(first, second),
            (ChangeKind::Forbid, Some(second)) => Self::Forbid(first, second),
            (ChangeKind::Swap, Some(second)) => Self::Swap(first, second),
            (ChangeKind::Turn, Some(second)) => Self::Turn(first, second),
            (ChangeKind::Bye, None) => Self::Bye(first),
            _ => return None,
        })
    }

    /// Its name.
    pub fn kind(self) -> ChangeKind {
        match self {
            Self::Fix(..) => ChangeKind::Fix,
            Self::Forbid(..) => ChangeKind::Forbid,
            Self::Bye(_) => ChangeKind::Bye,
            Self::Swap(..) => ChangeKind::Swap,
            Self::Turn(..) => ChangeKind::Turn,
        }
    }

    /// Whom it is about: one player, or two.
    pub fn players(self) -> (EntryId, Option<EntryId>) {
        match self {
            Self::Bye(entry) => (entry, None),
            Self::Fix(one, other)
            | Self::Forbid(one, other)
            | Self::Swap(one, other)
            | Self::Turn(one, other) => (one, Some(other)),
        }
    }

    pub(super) fn is_about(self, entry: EntryId) -> bool {
        let (one, other) = self.players();
        one == entry || other == Some(entry)
    }

    /// Whether it can be made in this field after these changes.
    fn fits(self, field: &[EntryId], before: &[Self]) -> Result<(), ChangeRefusal> {
        let (one, other) = self.players();
        if other == Some(one) {
            return Err(ChangeRefusal::SamePlayer);
        }
        for entry in std::iter::once(one).chain(other) {
            if !field.contains(&entry) {
                return Err(ChangeRefusal::NotThere { entry });
            }
            let has_place = |change: &Self| {
                (change.places() || matches!(change, Self::Swap(..))) && change.is_about(entry)
            };
            if self.places() && before.iter().any(has_place) {
                return Err(ChangeRefusal::PlacedAlready { entry });
            }
        }
        match self {
            Self::Bye(_) if field.len().is_multiple_of(2) => Err(ChangeRefusal::NoBye),
            Self::Bye(entry) if before.iter().any(|change| matches!(change, Self::Bye(_))) => {
                Err(ChangeRefusal::PlacedAlready { entry })
            }
            Self::Forbid(one, other)
                if before.contains(&Self::Fix(one, other))
                    || before.contains(&Self::Fix(other, one)) =>
            {
                Err(ChangeRefusal::PlacedAlready { entry: one })
            }
            _ => Ok(()),
        }
    }

    /// Whether it gives its players their places before the others are paired.
    pub(super) fn places(self) -> bool {
        matches!(self, Self::Fix(..) | Self::Bye(_))
    }
}

/// What a change makes of a draft. Where the rules allow no pairing there is none before; it may
/// take more than one change until there is one.
#[derive(Debug, Clone)]
pub struct Trial {
    /// The draft before the change.
    pub before: Option<Draft>,
    pub after: Option<Draft>,
    /// All that the round is paired from, with the change.
    pub changed: Preparation,
}

impl Preparation {
    /// The draft before and after a change, if the change is possible.
    pub fn try_change(&self, change: Change) -> Result<Trial, ChangeRefusal> {
        let before = self.allowed()?;
        self.check(change, before.as_ref())?;
        let record = ChangeRecord {
            id: None,
            change,
            reason: String::new(),
            recorded_at: DateTime::UNIX_EPOCH,
            recorded_by: AccountId(0),
        };
        let mut changed = self.clone();
        changed.changes.push(record);
        let after = match before {
            Some(_) => Some(changed.draft()?),
            None => changed.allowed()?,
        };
        Ok(Trial { before, after, changed })
    }

    /// A draft, or none where the rules allow none; anything else is no time for a change.
    fn allowed(&self) -> Result<Option<Draft>, ChangeRefusal> {
        match self.draft() {
            Ok(draft) => Ok(Some(draft)),
            Err(DraftRefusal::NoLegalPairing(_)) => Ok(None),
            Err(refusal) => Err(refusal.into()),
        }
    }

    /// The changes that have an effect, and those that have none: somebody in them is not paired any
    /// more, or another one has come before.
    pub(super) fn in_effect(&self) -> (Vec<Change>, Vec<ChangeId>) {
        let field = self.field();
        let (mut valid, mut idle) = (Vec::new(), Vec::new());
        for record in &self.changes {
            match record.change.fits(&field, &valid) {
                Ok(()) => valid.push(record.change),
                Err(_) => idle.extend(record.id),
            }
        }
        (valid, idle)
    }

    fn check(&self, change: Change, draft: Option<&Draft>) -> Result<(), ChangeRefusal> {
        change.fits(&self.field(), &self.in_effect().0)?;
        match change {
            Change::Turn(first, second) if !draft.is_some_and(|is| is.has_game(first, second)) => {
                Err(ChangeRefusal::NotAPair)
            }
            Change::Swap(..) if draft.is_none() => Err(ChangeRefusal::NotAPair),
            _ => Ok(()),
        }
    }

    /// Everybody who is to be paired in the next round, by number.
    pub fn field(&self) -> Vec<EntryId> {
        let absences = self.absences();
        let is_away = |id: EntryId| absences.iter().any(|absence| absence.entry == id);
        let numbered = self.chart.entries.iter().filter(|entry| entry.number.is_some());
        numbered.map(|entry| entry.id).filter(|id| !is_away(*id)).collect()
    }
}
/// The mark of a draft; nothing where there is none.
pub fn mark(draft: Option<&Draft>) -> String {
    draft.map_or_else(String::new, Draft::mark)
}

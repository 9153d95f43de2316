//! Taking back at once what was just entered.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Reason, Recorded};
use crate::AccountId;
use crate::accounts::Access;

/// How long somebody can take back at once what they have done.
pub const LONGEST_UNDO: TimeDelta = TimeDelta::minutes(2);

/// The reason that is recorded, as nobody is asked for one.
pub const UNDONE: &str = "Undone at once.";

/// Who enters a result, and when.
#[derive(Debug, Clone, Copy)]
pub struct Author {
    /// The account; none of a player or a tablet.
    pub account: Option<AccountId>,
    /// What they are to the event.
    pub access: Access,
    pub now: DateTime<Utc>,
}

/// Whether the result that counts can be undone by its author.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Undo {
    Open,
    /// Only an arbiter can take it back, and says why.
    Shut,
}

impl Undo {
    /// A first result can be undone for two minutes by whoever entered it; what stood before was
    /// nothing, or was taken back.
    pub fn of(history: &[Recorded], author: &Author) -> Self {
        let Some((newest, earlier)) = history.split_last() else {
            return Self::Shut;
        };
        let is_first = !earlier.last().is_some_and(Recorded::is_decided);
        let is_own = author.account.is_some() && newest.recorded_by == author.account;
        let is_fresh = author.now - newest.recorded_at <= LONGEST_UNDO;
        if newest.is_decided() && is_first && is_own && is_fresh { Self::Open } else { Self::Shut }
    }
}

/// Why a result was undone, as the history and the audit log say it.
pub fn undone() -> Option<Reason> {
    Reason::parse(UNDONE).ok()
}

/// When it was settled what players had handed in before: by the newest result. One that was undone has
/// settled nothing.
pub fn settled_at(history: &[Recorded]) -> Option<DateTime<Utc>> {
    match history {
        [earlier @ .., _, undo] if undo.is_undo() => settled_at(earlier),
        [.., newest] => Some(newest.recorded_at),
        [] => None,
    }
}

impl Recorded {
    fn is_undo(&self) -> bool {
        !self.is_decided() && self.reason.as_deref() == Some(UNDONE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::{Decision, Ending, Proof, RecordedOutcome};
    use crate::{PairingId, ResultId};

    fn recorded(id: i32, outcome: RecordedOutcome) -> Recorded {
        Recorded {
            id: ResultId(id),
            pairing: PairingId(1),
            replaces: (id > 1).then(|| ResultId(id - 1)),
            decision: Decision { outcome, ending: Ending::Played, points: None },
            game: None,
            proof: Proof::NoRecord,
            reason: None,
            recorded_at: DateTime::UNIX_EPOCH,
            recorded_by: Some(AccountId(1)),
            submission: None,
            choice: None,
        }
    }

    fn check(outcomes: &[RecordedOutcome], account: i32, seconds: i64, expected: Undo) {
        let history: Vec<_> = (1..).zip(outcomes).map(|(id, one)| recorded(id, *one)).collect();
        let now = DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds);
        let author = Author { account: Some(AccountId(account)), access: Access::Scorekeeper, now };
        assert_eq!(Undo::of(&history, &author), expected, "{outcomes:?} {account} {seconds}");
    }

    #[test]
    fn a_first_result_is_undone_by_its_author_for_two_minutes() {
        use RecordedOutcome::{First, Open, Second};
        check(&[First], 1, 0, Undo::Open);
        check(&[First], 1, 120, Undo::Open);
        check(&[First], 1, 121, Undo::Shut);
        check(&[First], 2, 0, Undo::Shut);
        check(&[First, Open, Second], 1, 0, Undo::Open);
        check(&[First, Second], 1, 0, Undo::Shut);
        check(&[First, Open], 1, 0, Undo::Shut);
        check(&[], 1, 0, Undo::Shut);
    }

    #[test]
    fn what_is_undone_has_settled_nothing() {
        use RecordedOutcome::{First, Open};
        let at = |seconds: i64, outcome, reason: Option<&str>| Recorded {
            recorded_at: DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds),
            reason: reason.map(str::to_owned),
            ..recorded(1, outcome)
        };
        let check = |history: &[Recorded], expected: Option<i64>| {
            let expected = expected.map(|at| DateTime::UNIX_EPOCH + TimeDelta::seconds(at));
            assert_eq!(settled_at(history), expected);
        };
        let (first, undo) = (at(1, First, None), at(2, Open, Some(UNDONE)));
        check(&[], None);
        check(std::slice::from_ref(&first), Some(1));
        check(&[first.clone(), undo.clone()], None);
        check(&[first.clone(), undo.clone(), at(3, First, None)], Some(3));
        check(&[first.clone(), undo.clone(), at(3, First, None), undo], None);
        check(&[first, at(2, Open, Some("The wrong slip."))], Some(2));
    }

    #[test]
    fn an_undo_has_a_reason() {
        assert!(undone().is_some());
    }
}

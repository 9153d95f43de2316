//! What players and tablets hand in, and when a result counts by it.
//!
//! A submission is a fact. Whoever hands in again replaces their own submission, and both stay; the other
//! player confirms or disputes. A policy, pinned for each round, says when that is enough.

use chrono::{DateTime, Utc};
use rules::{BySeat, Seat};

use super::results::{Accepted, Backing, Decision, Proof, Proposed};
use super::words::words;
use super::{ChoiceId, EntryId, PairingId, SubmissionId};

/// When a result counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Policy {
    /// Both players agree.
    #[default]
    Agreement,
    /// Somebody has handed in a result.
    AnyEntry,
    /// Moves end the game by its rules and one player has handed them in, or both players agree.
    Verified,
    /// An arbiter has confirmed it.
    Arbiter,
}

words! { Policy {
    Agreement = "agreement", AnyEntry = "any-entry", Verified = "verified", Arbiter = "arbiter",
} }

/// At most this many versions of a result are kept of one player, or of the tablets, at one board: each may hold a long
/// record.
pub const MOST_VERSIONS: usize = 5;

/// At most this often a player answers one submission.
pub const MOST_ANSWERS: usize = 5;

/// What the other player says to a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Answer {
    Confirm,
    Dispute,
}

words! { Answer { Confirm = "confirm", Dispute = "dispute", } }

/// A result as a player or a tablet has handed it in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submission {
    pub id: SubmissionId,
    pub pairing: PairingId,
    /// The player whose word it is; nobody's where a tablet has sent it.
    pub by: Option<EntryId>,
    /// What the same player, or a tablet, had handed in before.
    pub replaces: Option<SubmissionId>,
    /// The choice of sides that its seats follow.
    pub choice: Option<ChoiceId>,
    pub decision: Decision,
    /// The moves, as the rules have replayed them.
    pub record: Option<String>,
    /// The moves as they were handed in, if another reading of them was taken.
    pub submitted: Option<String>,
    pub proof: Proof,
    pub received_at: DateTime<Utc>,
    /// When it was entered by the clock of that browser: shown, never believed.
    pub entered_at: Option<DateTime<Utc>>,
    /// Moves as they were written that the rules refuse: an arbiter reads them.
    pub faulty: Option<String>,
    /// What the other player has said to it last, and when.
    pub answer: Option<(Answer, DateTime<Utc>)>,
    /// Whether it came after a result counted, and an arbiter has kept the result.
    pub is_dismissed: bool,
}

impl Submission {
    /// The same as somebody would type it in.
    pub fn proposed(&self) -> Proposed {
        let Decision { outcome, ending, points } = self.decision;
        let both = |seat| points.map(|points: BySeat<_>| points[seat]);
        Proposed {
            made_for: self.choice,
            outcome: Some(outcome),
            ending: Some(ending),
            points: BySeat { first: both(Seat::First), second: both(Seat::Second) },
            record: self.record.clone(),
            submitted: self.submitted.clone(),
            ..Proposed::default()
        }
    }

    /// How far moves stand behind it.
    pub fn backing(&self) -> Backing {
        Backing::of(self.proof, self.decision.ending)
    }

    /// Whether another one says the same of who won, and no other points. How the game ended is seen
    /// differently without harm.
    fn agrees_with(&self, other: &Self) -> bool {
        let points = self.decision.points.zip(other.decision.points);
        self.decision.outcome == other.decision.outcome
            && self.choice == other.choice
            && points.is_none_or(|(here, there)| here == there)
    }

    /// Whether a result says something else of who won, or of the points.
    pub fn contradicts(&self, result: Decision) -> bool {
        let points = self.decision.points.zip(result.points);
        self.decision.outcome != result.outcome || points.is_some_and(|(here, there)| here != there)
    }

    /// Whether an answer to it says something else than the result that counts.
    pub fn is_against(&self, answer: Answer, result: Decision) -> bool {
        match answer {
            Answer::Confirm => self.contradicts(result),
            Answer::Dispute => !self.contradicts(result),
        }
    }

    /// Whether it was entered before what it replaces, and says something else: it was kept by a device
    /// without network, and an arbiter says which one holds.
    fn is_out_of_order(&self, all: &[&Self]) -> bool {
        let replaced = all.iter().find(|one| Some(one.id) == self.replaces);
        let is_older = |one: &&&Self| {
            let before = one.entered_at.unwrap_or(one.received_at);
            self.entered_at.is_some_and(|at| at < before)
        };
        replaced.filter(is_older).is_some_and(|one| !self.agrees_with(one))
    }

    /// Whether it is this result, with these moves that the rules refuse, if any.
    fn is_same(&self, accepted: &Accepted, faulty: Option<&str>) -> bool {
        let record = accepted.record.as_ref();
        let submitted = record.and_then(|record| record.submitted.as_deref());
        self.decision == accepted.decision
            && self.proof == accepted.proof
            && self.record.as_deref() == record.map(|record| record.text.as_str())
            && self.submitted.as_deref() == submitted
            && self.faulty.as_deref() == faulty
    }

    /// What the other player has said to it last.
    pub fn said(&self) -> Option<Answer> {
        self.answer.map(|(answer, _)| answer)
    }

    /// Whether the other player has confirmed it, and has not handed in anything else since.
    fn is_confirmed_after(&self, other: &Self) -> bool {
        matches!(self.answer, Some((Answer::Confirm, at)) if at >= other.received_at)
    }

    /// Whether the other player has disputed it, and another one of the same player says the same.
    fn is_disputed_as(&self, other: &Self) -> bool {
        let is_same = self.by == other.by && self.decision.outcome == other.decision.outcome;
        is_same && self.said() == Some(Answer::Dispute)
    }

    /// How much it says: of two that agree the one that says more counts.
    fn weight(&self) -> (bool, bool) {
        (self.proof == Proof::Proven, self.decision.points.is_some())
    }
}

/// How it stands at a board whose result does not count yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum HandedIn<'a> {
    /// Nobody has handed in anything.
    Nothing,
    /// One word; the other player's, or an arbiter's, is missing.
    Waiting(&'a Submission),
    /// Both players say the same.
    Agreed(&'a Submission),
    /// One result is disputed; the other player's, if they have handed one in.
    Disputed(&'a Submission, Option<&'a Submission>),
}

impl<'a> HandedIn<'a> {
    /// What all submissions of a board, in their order, come to.
    pub fn of(all: &[&'a Submission]) -> Self {
        let mut newest = standing(all);
        // The word of a tablet is nobody's: it waits until a player or an arbiter says something.
        if newest.iter().any(|one| one.by.is_some()) {
            newest.retain(|one| one.by.is_some());
        }
        if let Some(late) = newest.iter().find(|one| one.is_out_of_order(all)) {
            let other = newest.iter().find(|one| one.id != late.id);
            return Self::Disputed(late, other.copied());
        }
        match newest.as_slice() {
            [] => Self::Nothing,
            [one] => Self::of_one(one, all),
            [one, other, ..] if one.agrees_with(other) => {
                Self::Agreed(if other.weight() > one.weight() { other } else { one })
            }
            // Who confirms the other's has given up their own.
            [one, other, ..] if one.is_confirmed_after(other) => Self::Agreed(one),
            [one, other, ..] if other.is_confirmed_after(one) => Self::Agreed(other),
            [one, other, ..] => Self::Disputed(one, Some(other)),
        }
    }

    fn of_one(one: &'a Submission, all: &[&Submission]) -> Self {
        match one.said() {
            Some(Answer::Confirm) => Self::Agreed(one),
            Some(Answer::Dispute) => Self::Disputed(one, None),
            // Saying the same once more ends no dispute.
            None if all.iter().any(|before| before.is_disputed_as(one)) => {
                Self::Disputed(one, None)
            }
            None => Self::Waiting(one),
        }
    }

    /// The submission that counts by a policy, if one does.
    pub fn counting(self, policy: Policy) -> Option<&'a Submission> {
        match (policy, self) {
            (Policy::Arbiter, _)
            | (_, Self::Nothing | Self::Disputed(..))
            | (Policy::Agreement, Self::Waiting(_)) => None,
            (_, Self::Agreed(one)) | (Policy::AnyEntry, Self::Waiting(one)) => Some(one),
            (Policy::Verified, Self::Waiting(one)) => {
                let is_proven = one.by.is_some() && one.backing() == Backing::ByMoves;
                is_proven.then_some(one)
            }
        }
    }
}

/// What a result is that is handed in once more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Version {
    /// It says what the last one says: nothing changes.
    Same,
    New,
    /// It says something else, and there are [`MOST_VERSIONS`] already.
    TooMany,
}

impl Version {
    /// What a player, or with no `by` a tablet, hands in at a board: among all its submissions, and those of them that
    /// are `pending`.
    pub fn of(
        (all, pending): (&[Submission], &[&Submission]),
        by: Option<EntryId>,
        (accepted, faulty): (&Accepted, Option<&str>),
    ) -> Self {
        let newest = standing(pending).into_iter().rfind(|one| one.by == by);
        // Who has given in to another version since then takes that back by saying the same once more.
        let mut answers = pending.iter().filter(|one| one.by != by).filter_map(|one| one.answer);
        let is_repeated = newest.is_some_and(|newest| {
            newest.is_same(accepted, faulty) && !answers.any(|(_, at)| at >= newest.received_at)
        });
        if is_repeated {
            return Self::Same;
        }
        let n_versions = all.iter().filter(|one| one.by == by).count();
        if n_versions < MOST_VERSIONS { Self::New } else { Self::TooMany }
    }
}

/// Those that nothing replaces.
pub fn standing<'a>(all: &[&'a Submission]) -> Vec<&'a Submission> {
    let is_replaced = |one: &Submission| all.iter().any(|other| other.replaces == Some(one.id));
    all.iter().copied().filter(|one| !is_replaced(one)).collect()
}

/// The policy of a round, among those that hold from some round on.
pub fn policy_of(policies: &[(u16, Policy)], round: u16) -> Policy {
    let so_far = policies.iter().filter(|(from_round, _)| *from_round <= round);
    so_far.max_by_key(|(from_round, _)| *from_round).map_or_else(Policy::default, |one| one.1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::results::{Ending, RecordedOutcome};

    const ANNA: Option<EntryId> = Some(EntryId(1));
    const BERT: Option<EntryId> = Some(EntryId(2));
    const TABLET: Option<EntryId> = None;

    fn says(id: i32, by: Option<EntryId>, outcome: RecordedOutcome) -> Submission {
        Submission {
            id: SubmissionId(id),
            pairing: PairingId(1),
            by,
            replaces: None,
            choice: None,
            decision: Decision { outcome, ending: Ending::Played, points: None },
            record: None,
            submitted: None,
            proof: Proof::NoRecord,
            received_at: DateTime::UNIX_EPOCH,
            entered_at: None,
            faulty: None,
            answer: None,
            is_dismissed: false,
        }
    }

    fn won(id: i32, by: Option<EntryId>) -> Submission {
        says(id, by, RecordedOutcome::First)
    }

    fn lost(id: i32, by: Option<EntryId>) -> Submission {
        says(id, by, RecordedOutcome::Second)
    }

    fn replacing(before: i32, one: Submission) -> Submission {
        Submission { replaces: Some(SubmissionId(before)), ..one }
    }

    fn answered(answer: Answer, one: Submission) -> Submission {
        Submission { answer: Some((answer, DateTime::UNIX_EPOCH)), ..one }
    }

    fn proven(one: Submission) -> Submission {
        Submission { proof: Proof::Proven, ..one }
    }

    /// In one word, with the submission that counts by each policy.
    fn check(all: &[Submission], stands: &str, counts: [Option<i32>; 4]) {
        let all: Vec<&Submission> = all.iter().collect();
        let handed_in = HandedIn::of(&all);
        let word = match handed_in {
            HandedIn::Nothing => "nothing".to_owned(),
            HandedIn::Waiting(one) => format!("waiting {}", one.id),
            HandedIn::Agreed(one) => format!("agreed {}", one.id),
            HandedIn::Disputed(one, None) => format!("disputed {}", one.id),
            HandedIn::Disputed(one, Some(other)) => format!("disputed {} {}", one.id, other.id),
        };
        assert_eq!(word, stands);
        for (policy, expected) in Policy::ALL.iter().zip(counts) {
            let counting = handed_in.counting(*policy).map(|one| one.id.0);
            assert_eq!(counting, expected, "{policy:?}");
        }
    }

    #[test]
    fn one_word_waits_for_another() {
        check(&[], "nothing", [None; 4]);
        check(&[won(1, ANNA)], "waiting 1", [None, Some(1), None, None]);
        check(&[proven(won(1, ANNA))], "waiting 1", [None, Some(1), Some(1), None]);
    }

    #[test]
    fn two_who_say_the_same_agree_and_the_one_who_says_more_counts() {
        let both = [won(1, ANNA), won(2, BERT)];
        check(&both, "agreed 1", [Some(1), Some(1), Some(1), None]);
        let with_moves = [won(1, ANNA), proven(won(2, BERT))];
        check(&with_moves, "agreed 2", [Some(2), Some(2), Some(2), None]);
        let confirmed = [answered(Answer::Confirm, won(1, ANNA))];
        check(&confirmed, "agreed 1", [Some(1), Some(1), Some(1), None]);
    }

    #[test]
    fn a_dispute_counts_by_no_policy() {
        check(&[won(1, ANNA), lost(2, BERT)], "disputed 1 2", [None; 4]);
        check(&[answered(Answer::Dispute, proven(won(1, ANNA)))], "disputed 1", [None; 4]);
    }

    #[test]
    fn who_hands_in_again_or_gives_in_ends_a_dispute() {
        let again = [won(1, ANNA), lost(2, BERT), replacing(1, lost(3, ANNA))];
        check(&again, "agreed 2", [Some(2), Some(2), Some(2), None]);
        let gives_in = [answered(Answer::Confirm, won(1, ANNA)), lost(2, BERT)];
        check(&gives_in, "agreed 1", [Some(1), Some(1), Some(1), None]);
        let anew = [answered(Answer::Dispute, won(1, ANNA)), replacing(1, lost(2, ANNA))];
        check(&anew, "waiting 2", [None, Some(2), None, None]);
    }

    #[test]
    fn who_hands_in_something_else_has_not_confirmed_any_more() {
        let later = DateTime::UNIX_EPOCH + chrono::TimeDelta::seconds(1);
        let other = Submission { received_at: later, ..lost(2, BERT) };
        check(&[answered(Answer::Confirm, won(1, ANNA)), other], "disputed 1 2", [None; 4]);
    }

    #[test]
    fn saying_the_same_once_more_ends_no_dispute() {
        let disputed = answered(Answer::Dispute, won(1, ANNA));
        let again = [disputed.clone(), replacing(1, proven(won(2, ANNA)))];
        check(&again, "disputed 2", [None; 4]);
        let confirmed = [disputed, answered(Answer::Confirm, replacing(1, won(2, ANNA)))];
        check(&confirmed, "agreed 2", [Some(2), Some(2), Some(2), None]);
    }

    #[test]
    fn what_was_entered_before_what_it_replaces_ends_nothing() {
        let at = |secs| Some(DateTime::UNIX_EPOCH + chrono::TimeDelta::seconds(secs));
        let newer = Submission { entered_at: at(10), ..lost(1, ANNA) };
        let late = Submission { entered_at: at(5), ..replacing(1, won(2, ANNA)) };
        check(&[newer.clone(), late.clone()], "disputed 2", [None; 4]);
        check(&[newer.clone(), late, won(3, BERT)], "disputed 2 3", [None; 4]);
        let same = Submission { entered_at: at(5), ..replacing(1, lost(2, ANNA)) };
        check(&[newer.clone(), same], "waiting 2", [None, Some(2), None, None]);
        let in_order = Submission { entered_at: at(15), ..replacing(1, won(2, ANNA)) };
        check(&[newer, in_order], "waiting 2", [None, Some(2), None, None]);
    }

    #[test]
    fn a_tablet_speaks_for_nobody() {
        check(&[proven(won(1, TABLET))], "waiting 1", [None, Some(1), None, None]);
        check(&[won(1, TABLET), won(2, ANNA)], "waiting 2", [None, Some(2), None, None]);
        check(
            &[lost(1, TABLET), won(2, ANNA), won(3, BERT)],
            "agreed 2",
            [Some(2), Some(2), Some(2), None],
        );
    }

    #[test]
    fn a_policy_holds_from_its_round_on() {
        let policies = [(3, Policy::AnyEntry), (5, Policy::Arbiter)];
        let of = |round| policy_of(&policies, round);
        assert_eq!([of(2), of(3), of(4)], [Policy::Agreement, Policy::AnyEntry, Policy::AnyEntry]);
        assert_eq!([of(5), of(9)], [Policy::Arbiter; 2]);
    }
}

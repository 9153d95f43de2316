//! Who won and how, as a form and a record say it.

use rules::{Claim, Record, Spec, Termination};

use super::proposed::Proposed;
use super::refusal::Refusal;
use super::{Ending, RecordedOutcome};

/// Who won and how it ended, where the one can come about by the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Way {
    pub(super) outcome: RecordedOutcome,
    pub(super) ending: Ending,
}

/// Who won and how, as far as the form says so rightly.
pub(super) fn way(spec: &Spec, proposed: &Proposed) -> Result<Way, Vec<Refusal>> {
    let ending = proposed.ending.filter(|ending| *ending != Ending::Open);
    let mut refusals = Vec::new();
    if proposed.outcome.is_none() {
        refusals.push(Refusal::OutcomeMissing);
    }
    if ending.is_none() {
        refusals.push(Refusal::EndingMissing);
    }
    let (Some(outcome), Some(ending)) = (proposed.outcome, ending) else {
        return Err(refusals);
    };
    if !can_come_about(outcome, ending) {
        return Err(vec![Refusal::Impossible { outcome, ending }]);
    }
    if outcome == RecordedOutcome::Draw && ending != Ending::Agreement && !knows_draws(spec) {
        return Err(vec![Refusal::NoDraws]);
    }
    Ok(Way { outcome, ending })
}

/// Whatever the game: a resignation has a winner, an agreement makes a draw, and both can only
/// lose where the arbiter says so or neither came.
pub(super) fn can_come_about(outcome: RecordedOutcome, ending: Ending) -> bool {
    match (outcome, ending) {
        (_, Ending::Open | Ending::Unrated) | (RecordedOutcome::Open, _) => false,
        (RecordedOutcome::First | RecordedOutcome::Second, ending) => ending != Ending::Agreement,
        (RecordedOutcome::Draw, ending) => !matches!(ending, Ending::Resignation | Ending::Forfeit),
        (RecordedOutcome::Neither, ending) => {
            matches!(ending, Ending::Forfeit | Ending::Adjudication)
        }
    }
}

/// How a game ends with this outcome, if there is only one way: where the rules know no draw, people
/// agree on it.
pub fn only_ending(spec: &Spec, outcome: RecordedOutcome) -> Option<Ending> {
    (outcome == RecordedOutcome::Draw && !knows_draws(spec)).then_some(Ending::Agreement)
}

/// Of a game whose rules are not known here, nothing is refused.
fn knows_draws(spec: &Spec) -> bool {
    spec.game().is_none_or(|game| game.can_draw())
}

/// What a whole record says of its result, if it says who won.
pub(super) fn told(record: &Record) -> Option<Way> {
    let outcome = match record.claim() {
        Claim::FirstWins => RecordedOutcome::First,
        Claim::SecondWins => RecordedOutcome::Second,
        Claim::Draw => RecordedOutcome::Draw,
        Claim::Open => return None,
    };
    let ending = match record.termination() {
        Termination::Normal => Ending::Played,
        Termination::Resignation => Ending::Resignation,
        Termination::TimeForfeit => Ending::Time,
        Termination::Adjudication => Ending::Adjudication,
        Termination::Agreement => Ending::Agreement,
    };
    Some(Way { outcome, ending })
}

/// What a record of this result claims; as long as nobody said what it is, nothing.
pub(super) fn claimed(way: Option<Way>) -> (Claim, Termination) {
    let claim = way.and_then(|way| claim(way.outcome));
    let termination = way.and_then(|way| termination(way.ending));
    (claim.unwrap_or(Claim::Open), termination.unwrap_or_default())
}

pub(crate) fn claim(outcome: RecordedOutcome) -> Option<Claim> {
    match outcome {
        RecordedOutcome::First => Some(Claim::FirstWins),
        RecordedOutcome::Second => Some(Claim::SecondWins),
        RecordedOutcome::Draw => Some(Claim::Draw),
        RecordedOutcome::Neither | RecordedOutcome::Open => None,
    }
}

pub(crate) fn termination(ending: Ending) -> Option<Termination> {
    match ending {
        Ending::Played => Some(Termination::Normal),
        Ending::Resignation => Some(Termination::Resignation),
        Ending::Time => Some(Termination::TimeForfeit),
        Ending::Adjudication => Some(Termination::Adjudication),
        Ending::Agreement => Some(Termination::Agreement),
        Ending::Forfeit | Ending::Unrated | Ending::Open => None,
    }
}

//! Results and refusals in words.

use domain::results::{Decision, Ending, RecordProblem, RecordedOutcome, Refusal};
use form::results::ResultComplaint;
use rules::{BySeat, Points, Seat, Spec};
use words::Text;
use words::complaints::{self, Complaints};
use words::format::Numeral;

use crate::games::{claim_words, fault_words, side_words, spec_words, termination_words};

/// A result as it is written.
pub(crate) fn score(decision: Decision) -> Text {
    let is_forfeit = decision.ending == Ending::Forfeit;
    Text::new(match (decision.outcome, is_forfeit) {
        (RecordedOutcome::First, false) => "score-first",
        (RecordedOutcome::First, true) => "score-first-forfeit",
        (RecordedOutcome::Second, false) => "score-second",
        (RecordedOutcome::Second, true) => "score-second-forfeit",
        (RecordedOutcome::Draw, _) => "score-draw",
        (RecordedOutcome::Neither, false) => "score-neither",
        (RecordedOutcome::Neither, true) => "score-neither-forfeit",
        (RecordedOutcome::Open, _) => "score-open",
    })
}

/// How a result came about, with the game points; the winner is in a slot.
pub(super) fn how(decision: Decision, winner: Option<&str>) -> Text {
    let how = ended(decision).with_slot("player", winner.unwrap_or_default());
    match decision.points {
        Some(both) => Text::new("result-with-points").with("how", how).with("points", points(both)),
        None => how,
    }
}

/// Who recorded something.
#[derive(Debug, Clone)]
pub struct Scribe {
    /// What is said of it, the name in a slot.
    pub told: Text,
    pub name: String,
}

impl Scribe {
    pub(crate) fn new(name: &str) -> Self {
        Self { told: Text::new("history-by").with_slot("by", name), name: name.to_owned() }
    }
}

fn ended(decision: Decision) -> Text {
    Text::new(match (decision.outcome, decision.ending) {
        (RecordedOutcome::Open, _) | (_, Ending::Open) => "result-open",
        (RecordedOutcome::First | RecordedOutcome::Second, ending) => match ending {
            Ending::Played | Ending::Open => "result-won-played",
            Ending::Resignation => "result-won-resignation",
            Ending::Time => "result-won-time",
            Ending::Forfeit => "result-won-forfeit",
            Ending::Adjudication => "result-won-adjudication",
            Ending::Agreement => "result-won-agreement",
            Ending::Unrated => "result-won-unrated",
        },
        (RecordedOutcome::Draw, Ending::Agreement) => "result-draw-agreement",
        (RecordedOutcome::Draw, Ending::Adjudication) => "result-draw-adjudication",
        (RecordedOutcome::Draw, Ending::Unrated) => "result-draw-unrated",
        (RecordedOutcome::Draw, _) => "result-draw-played",
        (RecordedOutcome::Neither, Ending::Forfeit) => "result-neither-forfeit",
        (RecordedOutcome::Neither, _) => "result-neither-adjudication",
    })
}

/// The game points of both sides.
pub(super) fn points(points: BySeat<Points>) -> Text {
    Text::new("result-points").with("first", points.first).with("second", points.second)
}

/// Whether somebody moves first or second.
pub(super) fn turn_words(seat: Seat) -> Text {
    Text::new(match seat {
        Seat::First => "turn-first",
        Seat::Second => "turn-second",
    })
}

pub(crate) fn ending(ending: Ending) -> Text {
    Text::new(match ending {
        Ending::Played => "ending-played",
        Ending::Resignation => "ending-resignation",
        Ending::Time => "ending-time",
        Ending::Forfeit => "ending-forfeit",
        Ending::Adjudication => "ending-adjudication",
        Ending::Agreement => "ending-agreement",
        Ending::Unrated => "ending-unrated",
        Ending::Open => "score-open",
    })
}

fn outcome(outcome: RecordedOutcome) -> Text {
    Text::new(match outcome {
        RecordedOutcome::First | RecordedOutcome::Second => "outcome-a-win",
        RecordedOutcome::Draw => "outcome-a-draw",
        RecordedOutcome::Neither => "outcome-a-loss-of-both",
        RecordedOutcome::Open => "score-open",
    })
}

/// Complaints about a result as text, in words.
pub fn result_complaints(found: &[ResultComplaint]) -> Complaints {
    Complaints::new(found, ResultComplaint::field, |complaint| match complaint {
        ResultComplaint::FirstPoints(_) | ResultComplaint::SecondPoints(_) => {
            Text::new("result-no-points")
        }
        ResultComplaint::Reason(error) => complaints::line(*error),
    })
}

/// What is wrong with a result, in words.
pub fn refusals(found: &[Refusal], spec: &Spec) -> Complaints {
    Complaints::new(found, field, |refusal| refusal_words(refusal, spec))
}

/// What is wrong with a form that was made for other seats.
pub(super) fn reseated() -> Complaints {
    Complaints::new(&[()], |()| "outcome", |()| Text::new("result-reseated"))
}

fn field(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::OutcomeMissing
        | Refusal::SidesOpen
        | Refusal::NoDraws
        | Refusal::NothingToTakeBack
        | Refusal::TakenBackWithMore
        | Refusal::TakenBackWhileClosed
        | Refusal::TakenBackUnderRound
        | Refusal::NothingChanges
        | Refusal::TooManyByProgram
        | Refusal::CorrectionNeedsArbiter
        | Refusal::WithdrawalNeedsArbiter
        | Refusal::LinkNeedsArbiter
        | Refusal::ClosedNeedsArbiter => "outcome",
        Refusal::AdjudicationNeedsArbiter | Refusal::EndingMissing | Refusal::Impossible { .. } => {
            "ending"
        }
        Refusal::ReasonMissing => "reason",
        Refusal::PointsOneSided { missing: Seat::Second } => "second_points",
        Refusal::PointsOneSided { .. }
        | Refusal::PointsOfForfeit
        | Refusal::PointsInHalves
        | Refusal::PointsBeyondBoard { .. }
        | Refusal::PointsShort { .. }
        | Refusal::PointsAgainstWinner => "first_points",
        Refusal::Record(_) => "record",
        Refusal::UnprovenNeedsArbiter => "unproven",
    }
}

/// One thing that is wrong with a result, in words.
pub(crate) fn refusal_words(refusal: &Refusal, spec: &Spec) -> Text {
    match refusal {
        Refusal::OutcomeMissing => Text::new("refusal-outcome-missing"),
        Refusal::EndingMissing => Text::new("refusal-ending-missing"),
        Refusal::SidesOpen => Text::new("refusal-sides-open"),
        Refusal::Impossible { outcome: what, ending: how } => Text::new("refusal-impossible")
            .with("outcome", outcome(*what))
            .with("ending", ending(*how)),
        Refusal::NoDraws => Text::new("refusal-no-draws").with("game", spec_words(spec)),
        Refusal::CorrectionNeedsArbiter => Text::new("refusal-correction-needs-arbiter"),
        Refusal::ClosedNeedsArbiter => Text::new("refusal-closed-needs-arbiter"),
        Refusal::AdjudicationNeedsArbiter => Text::new("refusal-adjudication-needs-arbiter"),
        Refusal::WithdrawalNeedsArbiter => Text::new("refusal-withdrawal-needs-arbiter"),
        Refusal::LinkNeedsArbiter => Text::new("refusal-link-needs-arbiter"),
        Refusal::ReasonMissing => Text::new("refusal-reason-missing"),
        Refusal::NothingToTakeBack => Text::new("refusal-nothing-to-take-back"),
        Refusal::TakenBackWithMore => Text::new("refusal-taken-back-with-more"),
        Refusal::TakenBackWhileClosed => Text::new("refusal-taken-back-while-closed"),
        Refusal::TakenBackUnderRound => Text::new("refusal-taken-back-under-round"),
        Refusal::NothingChanges => Text::new("refusal-nothing-changes"),
        Refusal::PointsOneSided { missing } => {
            Text::new("refusal-points-one-sided").with("side", side_words(spec, *missing))
        }
        Refusal::PointsOfForfeit => Text::new("refusal-points-of-forfeit"),
        Refusal::PointsInHalves => Text::new("refusal-points-in-halves"),
        Refusal::PointsBeyondBoard { sum, total } => Text::new("refusal-points-beyond")
            .with("sum", Numeral::new(sum))
            .with("total", Numeral::new(total)),
        Refusal::PointsShort { sum, total } => Text::new("refusal-points-short")
            .with("sum", Numeral::new(sum))
            .with("total", Numeral::new(total)),
        Refusal::PointsAgainstWinner => Text::new("refusal-points-against-winner"),
        Refusal::Record(problem) => problem_words(problem, spec),
        Refusal::UnprovenNeedsArbiter => Text::new("refusal-unproven-needs-arbiter"),
        Refusal::TooManyByProgram => Text::new("refusal-too-many-by-program"),
    }
}

/// Why a record proves nothing, in words.
fn problem_words(problem: &RecordProblem, spec: &Spec) -> Text {
    match problem {
        RecordProblem::Control { line, column } => {
            Text::new("fault-control").with("line", *line).with("column", *column)
        }
        RecordProblem::OfForfeit => Text::new("problem-of-forfeit"),
        RecordProblem::OfOtherGame => Text::new("problem-of-other-game"),
        RecordProblem::Fault(fault) => fault_words(fault, Some(spec)),
        RecordProblem::OtherGame { written, expected } => Text::new("problem-other-game")
            .with("written", spec_words(written))
            .with("expected", spec_words(expected)),
        RecordProblem::OtherPlayer { seat, written, expected } => Text::new("problem-other-player")
            .with("written", written.as_str())
            .with("expected", expected.as_str())
            .with("side", side_words(spec, *seat))
            .with("turn", turn_words(*seat)),
        RecordProblem::SeatsSwapped { first } => Text::new("problem-seats-swapped")
            .with("first", first.as_str())
            .with("side", side_words(spec, Seat::First)),
        RecordProblem::SameMoves(twin) => {
            Text::new("problem-same-moves").with("round", twin.round).with("board", twin.board)
        }
        RecordProblem::BothLose => Text::new("problem-both-lose"),
        RecordProblem::ClaimsNothing => Text::new("problem-claims-nothing"),
        RecordProblem::OtherResult { written } => {
            Text::new("problem-other-result").with("written", claim_words(*written, spec))
        }
        RecordProblem::OtherEnding { written } => {
            Text::new("problem-other-ending").with("written", termination_words(*written))
        }
        RecordProblem::RulesGive { result } => {
            Text::new("problem-rules-give").with("result", claim_words(*result, spec))
        }
        RecordProblem::NotOver => Text::new("problem-not-over"),
        RecordProblem::OtherPoints { score } => Text::new("problem-other-points")
            .with("first", score.first)
            .with("second", score.second),
    }
}

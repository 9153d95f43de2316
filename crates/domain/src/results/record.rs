//! Whether a game record proves a result.

use rules::record::tag_line;
use rules::{
    BySeat, Claim, FaultKind, MovetextFault, Points, Record, Seat, Spec, Status, Verdict,
    VerifiedGame,
};

use super::belonging::player_problems;
use super::context::Context;
use super::problem::{RecordProblem, too_large};
use super::sheet::{Sheet, Unread};
use super::text::{is_tagged, without_bom};
use super::way::{Way, claim, claimed, termination};
use super::{Decision, Ending};
use crate::games::{CheckedRecord, Summary};

/// A record beside a result.
pub(super) struct Examined {
    /// The record as it is to be stored: one that anybody can verify alone.
    pub(super) whole: String,
    /// What the verifier says of it, if it could be replayed.
    pub(super) summary: Option<Summary>,
    /// The points of the final position.
    pub(super) score: Option<BySeat<Points>>,
    /// Why it proves nothing; empty if it does.
    pub(super) problems: Vec<RecordProblem>,
}

/// Holds a record against the result.
pub(super) fn examine(
    sheet: &Sheet,
    context: &Context<'_>,
    way: Option<Way>,
    points: BySeat<Option<Points>>,
) -> Examined {
    let text = &sheet.text;
    let whole = if is_tagged(text) { text.clone() } else { with_tags(text, context, way) };
    let mut examined = Examined { whole, summary: None, score: None, problems: Vec::new() };
    let is_forfeit = way.is_some_and(|way| way.ending == Ending::Forfeit);
    match &sheet.game {
        Err(Unread::Text(problem)) => examined.problems.push(problem.clone()),
        _ if let Some(problem) = too_large(&examined.whole) => examined.problems.push(problem),
        _ if is_forfeit => examined.problems.push(RecordProblem::OfForfeit),
        Err(Unread::NoRules) => examined.problems.push(RecordProblem::OfOtherGame),
        Err(Unread::Fault(fault)) => examined.problems.push(fault.clone().into()),
        Ok(game) => examined.judge(game, context, way, points),
    }
    examined
}

/// Whether a whole record proves a result of a game, whoever its tags name.
pub fn proves(record: &str, spec: &Spec, decision: &Decision) -> bool {
    let Ok(record) = Record::parse(record.as_bytes()) else {
        return false;
    };
    let game = VerifiedGame::of(record);
    let (record, verdict) = (game.record(), game.verdict());
    let way = Way { outcome: decision.outcome, ending: decision.ending };
    Some(record.game()) == spec.game()
        && verdict.fault.is_none()
        && claim_problems(record, verdict, way, false).is_empty()
        && verdict.score == decision.points
}

/// Bare moves with the tags that make a whole record of them.
fn with_tags(moves: &str, context: &Context<'_>, way: Option<Way>) -> String {
    let (claim, termination) = claimed(way);
    let (spec, heading) = (context.spec, context.heading);
    let tags = [
        ("Event", heading.event.clone()),
        ("Round", heading.round.to_string()),
        (spec.side_name(Seat::First), heading.players[Seat::First].clone()),
        (spec.side_name(Seat::Second), heading.players[Seat::Second].clone()),
        ("Game", spec.to_string()),
        ("Result", claim.to_string()),
        ("Termination", termination.to_string()),
    ];
    let tags = tags.map(|(name, value)| tag_line(name, &value));
    format!("{}\n{}", tags.concat(), without_bom(moves))
}

impl Examined {
    /// The record as it is stored.
    pub(super) fn checked(self) -> CheckedRecord {
        match self.summary {
            Some(summary) => CheckedRecord { text: self.whole, submitted: None, summary },
            None => CheckedRecord::of(self.whole),
        }
    }

    fn judge(
        &mut self,
        game: &VerifiedGame,
        context: &Context<'_>,
        way: Option<Way>,
        points: BySeat<Option<Points>>,
    ) {
        let (record, verdict) = (game.record(), game.verdict());
        self.summary = Some(verdict.into());
        if Some(record.game()) != context.spec.game() {
            self.problems.push(RecordProblem::OtherGame {
                written: record.game().into(),
                expected: context.spec.clone(),
            });
            return;
        }
        self.problems.extend(player_problems(record, context.heading));
        self.problems.extend(context.twin.map(RecordProblem::SameMoves));
        let is_own = record.tags().next().is_none();
        self.problems.extend(moves_problem(verdict, way, is_own));
        if verdict.fault.is_some() {
            return;
        }
        if let Some(way) = way {
            self.problems.extend(claim_problems(record, verdict, way, is_own));
        }
        self.score = verdict.score;
        if let Some(score) = verdict.score {
            let is_other = |seat| points[seat].is_some_and(|points| points != score[seat]);
            if Seat::ALL.into_iter().any(is_other) {
                self.problems.push(RecordProblem::OtherPoints { score });
            }
        }
    }
}

/// What is wrong with the moves themselves. As long as nobody said who won, bare moves cannot
/// contradict it.
fn moves_problem(verdict: &Verdict, way: Option<Way>, is_own: bool) -> Option<RecordProblem> {
    let fault = verdict.fault.clone()?;
    let is_about_result =
        matches!(fault.kind, FaultKind::Movetext(MovetextFault::ResultDisagrees { .. }));
    let is_untold = way.is_none() && is_own && is_about_result;
    (!is_untold).then_some(RecordProblem::Fault(fault))
}

/// Where the record, all its moves being legal, says something else than the form.
fn claim_problems(
    record: &Record,
    verdict: &Verdict,
    way: Way,
    is_own: bool,
) -> Vec<RecordProblem> {
    let Some(claim) = claim(way.outcome) else {
        return vec![RecordProblem::BothLose];
    };
    let mut problems = Vec::new();
    let (written, ended) = (record.claim(), record.termination());
    let is_other_ending = !is_own && termination(way.ending) != Some(ended);
    if !is_own && written != claim && written != Claim::Open {
        problems.push(RecordProblem::OtherResult { written });
    }
    if is_other_ending {
        problems.push(RecordProblem::OtherEnding { written: ended });
    }
    match (verdict.status, verdict.result) {
        (Status::Unfinished, _) => problems.push(RecordProblem::ClaimsNothing),
        (Status::ResultMismatch, Some(Claim::Open) | None) if !is_other_ending => {
            problems.push(RecordProblem::NotOver);
        }
        (Status::ResultMismatch, Some(result)) if result != Claim::Open => {
            problems.push(RecordProblem::RulesGive { result });
        }
        _ => {}
    }
    problems
}

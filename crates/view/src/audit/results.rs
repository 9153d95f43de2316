//! Results in sentences.

use domain::audit::{ResultFacts, SubmissionFacts};
use domain::results::RecordedOutcome;

use super::messages::decision_score;
use super::naming::Naming;
use super::sentence::Sentence;
use super::told::on_board;

pub(super) fn handed_in(facts: &SubmissionFacts, naming: Naming<'_>) -> Sentence {
    let sentence = match facts.by {
        Some(by) => {
            on_board("audit-handed-in", &facts.at, naming).naming("player", naming.entry(by))
        }
        None => on_board("audit-handed-in-by-tablet", &facts.at, naming),
    };
    sentence.with("score", decision_score(&facts.after))
}

pub(super) fn result_words(result: &ResultFacts, naming: Naming<'_>) -> Sentence {
    let after = decision_score(&result.after);
    match (&result.before, result.after.outcome) {
        (_, RecordedOutcome::Open) => on_board("audit-result-removed", &result.at, naming),
        (None, _) => on_board("audit-result-entered", &result.at, naming).with("score", after),
        (Some(before), _) => on_board("audit-result-corrected", &result.at, naming)
            .with("before", decision_score(before))
            .with("after", after),
    }
}

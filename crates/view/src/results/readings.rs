//! Readings of a record, in words.

use domain::results::name;
use rules::readings::{Reading, Readings};
use rules::{Spec, Status};
use words::Text;

use super::messages;
use crate::games::{change_words, claim_words};

/// A reading that can be taken.
#[derive(Debug, Clone)]
pub struct ReadingLine {
    /// What the form sends to take it.
    pub name: String,
    /// Its number, from 1, for the button.
    pub take: Text,
    /// What it changes, move by move.
    pub changes: Vec<Text>,
    /// The end it leads to.
    pub end: Vec<Text>,
}

pub(super) fn lines(found: &Readings, spec: &Spec) -> Vec<ReadingLine> {
    let line = |(number, reading): (usize, &Reading)| ReadingLine {
        name: name(reading),
        take: Text::new("reading-take").with("number", number),
        changes: reading.changes.iter().map(|change| change_words(change, spec)).collect(),
        end: end(reading, spec),
    };
    (1..).zip(&found.best).map(line).collect()
}

fn end(reading: &Reading, spec: &Spec) -> Vec<Text> {
    let verdict = &reading.verdict;
    let plies = verdict.plies.map(|plies| Text::new("game-plies").with("plies", plies));
    let result = verdict
        .result
        .map(|claim| Text::new("replay-claim").with("claim", claim_words(claim, spec)));
    let remark = (verdict.status == Status::ResultMismatch).then(|| Text::new("reading-mismatch"));
    [plies, verdict.score.map(messages::points), result, remark].into_iter().flatten().collect()
}

/// Whether there may be others.
pub(super) fn remark(found: &Readings) -> Text {
    Text::new(match (found.best.is_empty(), found.is_complete) {
        (false, true) => "reading-lead",
        (false, false) => "reading-lead-stopped",
        (true, true) => "reading-none",
        (true, false) => "reading-none-stopped",
    })
}

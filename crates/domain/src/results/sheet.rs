//! The record that came with a result: read once, replayed once.

use rules::{Fault, Record, Spec, VerifiedGame};

use super::moves::Moves;
use super::problem::{RecordProblem, unreadable};
use super::proposed::Proposed;
use super::text::is_tagged;
use super::way::{Way, claimed, told, way};

/// What was handed in with a result.
#[derive(Debug, Clone)]
pub struct Sheet {
    /// To the letter.
    pub(super) text: String,
    /// What it is, or why it cannot be read.
    pub(super) game: Result<VerifiedGame, Unread>,
    /// Who won and how, where the form does not say and the record does.
    pub(super) told: Option<Way>,
}

/// Why a sheet is no game.
#[derive(Debug, Clone)]
pub(super) enum Unread {
    /// No record, whatever the game.
    Text(RecordProblem),
    /// The rules of this game are not played here.
    NoRules,
    /// No record of a game that is.
    Fault(Fault),
}

impl Sheet {
    /// Reads what was handed in for a game; none if nothing was.
    pub fn read(spec: &Spec, proposed: &Proposed) -> Option<Self> {
        let text = proposed.record.clone()?;
        let record = is_tagged(&text).then(|| Record::parse(text.as_bytes()));
        let told = record.as_ref().and_then(|record| told(record.as_ref().ok()?));
        let game = match (unreadable(&text), spec.game(), record) {
            (Some(problem), ..) => Err(Unread::Text(problem)),
            (None, None, _) => Err(Unread::NoRules),
            (None, Some(_), Some(record)) => record.map(VerifiedGame::of).map_err(Unread::Fault),
            (None, Some(game), None) => {
                // Bare moves claim what the form says, as long as that can be.
                let (claim, termination) = claimed(way(spec, proposed).ok());
                let record = Record::from_movetext(game, claim, termination, &text);
                record.map(VerifiedGame::of).map_err(Unread::Fault)
            }
        };
        Some(Self { text, game, told })
    }

    /// The moves, if there are enough of them to tell two games apart.
    pub fn moves(&self, spec: &Spec) -> Option<Moves> {
        Moves::of(self.game.as_ref().ok()?, spec)
    }
}

//! The order of readings of one cost: docs/spec/readings.md §3.

use std::fmt::Display;

use super::{
    Change, Reading, Readings, Slip,
    distance::distance,
    edits::{Made, changed_text},
};
use crate::{Record, Status, game::Position, verify, walk::Runs};

/// The best readings found so far.
pub(super) struct Ranking<'r> {
    record: &'r Record,
    runs: &'r Runs<'r>,
    fault_ply: u32,
    best: Vec<(Rank, Reading)>,
}

/// The less, the better; the moves decide only so that there is one order.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    is_mismatch: bool,
    n_slips: usize,
    plies_from_fault: u32,
    letters_changed: u32,
    moves: Vec<Option<String>>,
}

impl<'r> Ranking<'r> {
    pub(super) fn new(record: &'r Record, runs: &'r Runs<'r>) -> Self {
        Self { record, runs, fault_ply: 0, best: Vec::new() }
    }

    pub(super) fn fault_at(&mut self, ply: u32) {
        self.fault_ply = ply;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.best.is_empty()
    }

    pub(super) fn into_readings(self) -> Vec<Reading> {
        self.best.into_iter().map(|(_, reading)| reading).collect()
    }

    /// Adds the reading of some changes, if it is among the best; they lead to `end`.
    pub(super) fn add<P: Position>(&mut self, cost: u32, made: &[Made<P::Move>], end: &P) {
        let rank = self.rank(made, end);
        let at = self.best.partition_point(|(other, _)| *other <= rank);
        if at >= Readings::MOST {
            return;
        }
        let Some(reading) = self.reading(cost, made) else {
            return;
        };
        // Other slips may come to the same: the likelier ones are named.
        match self.best.iter().position(|(_, other)| other.text == reading.text) {
            Some(same) if same < at => return,
            Some(same) => drop(self.best.remove(same)),
            None => {}
        }
        self.best.insert(at, (rank, reading));
        self.best.truncate(Readings::MOST);
    }

    fn rank<P: Position>(&self, made: &[Made<P::Move>], end: &P) -> Rank {
        let changes: Vec<_> = made.iter().flat_map(|made| made.changes(self.runs)).collect();
        let letters = |change: &Change| match (&change.from, &change.to) {
            (Some(from), Some(to)) if change.slip != Slip::Swapped => distance(from, to),
            _ => 0,
        };
        Rank {
            is_mismatch: verify::status(self.record, end) == Status::ResultMismatch,
            n_slips: made.len(),
            plies_from_fault: changes
                .iter()
                .map(|change| self.fault_ply.abs_diff(change.ply))
                .sum(),
            letters_changed: changes.iter().map(letters).sum(),
            moves: changes.into_iter().map(|change| change.to).collect(),
        }
    }

    /// The changed record, read anew: what it says counts, not what the search made of it.
    fn reading(&self, cost: u32, made: &[Made<impl Display>]) -> Option<Reading> {
        let text = changed_text(self.record, self.runs, made);
        let verdict = self.record.with_text(&text).ok()?.verify();
        verdict.plies?;
        let changes = made.iter().flat_map(|made| made.changes(self.runs)).collect();
        Some(Reading { cost, changes, verdict, text })
    }
}

//! The order of readings of one cost: docs/spec/readings.md §3.

use std::{cmp::Reverse, fmt::Display, ops::ControlFlow};

use super::{
    Change, Reading, Readings, Slip,
    edits::{Made, changed_text},
};
use crate::{
    Record, Status,
    distance::distance,
    game::Position,
    verify,
    walk::Runs,
    work::{Work, of_bytes, of_pairs},
};

/// The best readings found so far.
pub(super) struct Ranking<'r> {
    record: &'r Record,
    runs: &'r Runs<'r>,
    work: &'r Work,
    fault_ply: u32,
    best: Vec<(Rank, Reading)>,
    is_any_too_long: bool,
}

/// The less, the better; the moves decide only so that there is one order.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    n_of_case: Reverse<usize>,
    is_mismatch: bool,
    n_slips: usize,
    plies_from_fault: u32,
    letters_changed: u32,
    moves: Vec<Option<String>>,
}

impl<'r> Ranking<'r> {
    pub(super) fn new(record: &'r Record, runs: &'r Runs<'r>, work: &'r Work) -> Self {
        Self { record, runs, work, fault_ply: 0, best: Vec::new(), is_any_too_long: false }
    }

    pub(super) fn fault_at(&mut self, ply: u32) {
        self.fault_ply = ply;
    }

    pub(super) fn is_empty(&self) -> bool {
        self.best.is_empty()
    }

    /// Whether the changed text of any was no record any more, for its length.
    pub(super) fn is_any_too_long(&self) -> bool {
        self.is_any_too_long
    }

    pub(super) fn into_readings(self) -> Vec<Reading> {
        self.best.into_iter().map(|(_, reading)| reading).collect()
    }

    /// Adds the reading of some changes, if it is among the best; they lead to `end`.
    ///
    /// Breaks when the budget is spent.
    pub(super) fn add<P: Position>(
        &mut self,
        cost: u32,
        made: &[Made<P::Move>],
        end: &P,
    ) -> ControlFlow<()> {
        let rank = self.rank(made, end)?;
        let at = self.best.partition_point(|(other, _)| *other <= rank);
        if at >= Readings::MOST {
            return CONTINUE;
        }
        self.work.spend(of_bytes(self.record.text().len()))?;
        let Some(reading) = self.reading(cost, made) else {
            return CONTINUE;
        };
        // Other slips may come to the same: the likelier ones are named.
        match self.best.iter().position(|(_, other)| other.text == reading.text) {
            Some(same) if same < at => return CONTINUE,
            Some(same) => drop(self.best.remove(same)),
            None => {}
        }
        self.best.insert(at, (rank, reading));
        self.best.truncate(Readings::MOST);
        CONTINUE
    }

    fn rank<P: Position>(&self, made: &[Made<P::Move>], end: &P) -> ControlFlow<(), Rank> {
        let changes: Vec<_> = made.iter().flat_map(|made| made.changes(self.runs)).collect();
        let mut letters_changed = 0;
        for change in &changes {
            if let (Some(from), Some(to)) = (&change.from, &change.to)
                && change.slip != Slip::Swapped
            {
                self.work.spend(of_pairs(from, to))?;
                letters_changed += distance(from, to);
            }
        }
        ControlFlow::Continue(Rank {
            n_of_case: Reverse(changes.iter().filter(|change| is_of_case(change)).count()),
            is_mismatch: verify::status(self.record, end) == Status::ResultMismatch,
            n_slips: made.len(),
            plies_from_fault: changes
                .iter()
                .map(|change| self.fault_ply.abs_diff(change.ply))
                .sum(),
            letters_changed,
            moves: changes.into_iter().map(|change| change.to).collect(),
        })
    }

    /// The changed record, read again: what it says counts, not what the search made of it.
    fn reading(&mut self, cost: u32, made: &[Made<impl Display>]) -> Option<Reading> {
        let text = changed_text(self.record, self.runs, made);
        if text.len() > Record::MOST_BYTES {
            self.is_any_too_long = true;
            return None;
        }
        let verdict = self.record.with_text(&text).ok()?.verify();
        verdict.plies?;
        let changes = made.iter().flat_map(|made| made.changes(self.runs)).collect();
        Some(Reading { cost, changes, verdict, text })
    }
}

/// docs/spec/readings.md §3.2: whether the case of letters is all that is changed.
fn is_of_case(change: &Change) -> bool {
    matches!((&change.from, &change.to), (Some(from), Some(to)) if from.eq_ignore_ascii_case(to))
}

const CONTINUE: ControlFlow<()> = ControlFlow::Continue(());

//! Work, counted so that a search ends at the same place on every machine.

use std::{cell::Cell, ops::ControlFlow};

/// How long to look for readings.
///
/// One unit is about the reading and playing of one move. A million of them takes a quarter of a
/// second on a machine with nothing else to do, whatever the record.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Budget(pub u64);

impl Budget {
    /// For somebody who waits for the answer to one record.
    pub const FULL: Self = Self(2_000_000);

    /// For the page of a web server: a quarter of that.
    pub const SHORT: Self = Self(500_000);
}

/// What is left of a budget. Whoever works on its account shares it.
#[derive(Debug)]
pub(super) struct Work(Cell<u64>);

impl Work {
    pub(super) fn new(Budget(units): Budget) -> Self {
        Self(Cell::new(units))
    }

    /// Breaks off when nothing is left.
    pub(super) fn spend(&self, units: u64) -> ControlFlow<()> {
        let left = self.0.get().checked_sub(units);
        self.0.set(left.unwrap_or(0));
        if left.is_some() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// What the reading of some words costs: text that only looks like a move can be long.
pub(super) fn of_words(words: &[&str]) -> u64 {
    const BYTES_A_UNIT: usize = 32;
    let bytes: usize = words.iter().map(|word| word.len() + 1).sum();
    1 + u64::try_from(bytes / BYTES_A_UNIT).unwrap_or(u64::MAX / 2)
}

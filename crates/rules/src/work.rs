//! Work, counted so that a search ends at the same place on every machine.

use std::{cell::Cell, ops::ControlFlow};

use crate::words::Words;

/// How long to look for readings.
///
/// One unit is about the reading and playing of one move: up to a quarter of a microsecond in most
/// records. Whatever takes longer with longer text or more choices costs more units.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Budget(pub u64);

impl Budget {
    /// For somebody who waits for the answer to one record.
    pub const FULL: Self = Self(2_000_000);

    /// For the page of a web server: a quarter of that.
    pub const SHORT: Self = Self(500_000);
}

/// What is left of a budget, shared by all who work on it.
#[derive(Debug)]
pub(crate) struct Work(Cell<u64>);

impl Work {
    pub(crate) fn new(Budget(units): Budget) -> Self {
        Self(Cell::new(units))
    }

    /// Breaks off when nothing is left.
    pub(crate) fn spend(&self, units: u64) -> ControlFlow<()> {
        let left = self.0.get().checked_sub(units);
        self.0.set(left.unwrap_or(0));
        if left.is_some() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }
}

/// What the reading of words costs that were taken, and of the next, which was looked at.
pub(crate) fn of_reading(words: &Words<'_>) -> u64 {
    of_words(words.seen())
}

/// What the comparing of two texts letter by letter costs.
pub(crate) fn of_pairs(a: &str, b: &str) -> u64 {
    const PAIRS_A_UNIT: usize = 64;
    units(a.len() * b.len() / PAIRS_A_UNIT)
}

/// What the reading of some words costs: text that only looks like a move can be long.
pub(crate) fn of_words(words: &[&str]) -> u64 {
    1 + of_bytes(words.iter().map(|word| word.len() + 1).sum())
}

pub(crate) fn of_bytes(n_bytes: usize) -> u64 {
    const BYTES_A_UNIT: usize = 32;
    units(n_bytes / BYTES_A_UNIT)
}

fn units(n: usize) -> u64 {
    u64::try_from(n).unwrap_or(u64::MAX / 2)
}

//! Moves that somebody may have meant who wrote something else.

use std::{fmt, ops::ControlFlow};

use crate::{
    words::Words,
    work::{Work, of_reading},
};

/// A legal move near to what was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Near<M> {
    /// The move.
    pub mv: M,
    /// How many words it stands for; none if nothing was written for it.
    pub words: usize,
    /// How far it is from what was written: `docs/spec/readings.md` §2.
    pub cost: u32,
    /// What the slip was.
    pub slip: Slip,
}

/// What somebody did wrong in writing a move down: `docs/spec/readings.md` §2.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Slip {
    /// The right beads in another order.
    Order,
    /// A bead wrong, left out, or too many.
    Beads,
    /// The wrong pit, or the wrong case of its letter.
    Pit,
    /// A captured gem wrong, left out, or too many.
    Gems,
    /// Anything else, or more than one of these.
    Move,
    /// Two moves in each other's place.
    Swapped,
    /// A move left out.
    Missing,
    /// A move too many, as one written twice.
    Superfluous,
}

impl Slip {
    /// A word for machines; it stays the same from release to release.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Order => "order",
            Self::Beads => "beads",
            Self::Pit => "pit",
            Self::Gems => "gems",
            Self::Move => "move",
            Self::Swapped => "swapped",
            Self::Missing => "missing",
            Self::Superfluous => "superfluous",
        }
    }
}

impl fmt::Display for Slip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Takes the moves near to what was written, one at a time.
pub struct Offers<'o, M> {
    within: u32,
    work: &'o Work,
    take: &'o mut dyn FnMut(Near<M>) -> ControlFlow<()>,
}

impl<'o, M: Clone> Offers<'o, M> {
    pub(crate) fn new(
        within: u32,
        work: &'o Work,
        take: &'o mut dyn FnMut(Near<M>) -> ControlFlow<()>,
    ) -> Self {
        Self { within, work, take }
    }

    /// The highest cost that is wanted.
    #[must_use]
    pub fn within(&self) -> u32 {
        self.within
    }

    /// Counts work done between offers: a unit is about the playing of one move.
    ///
    /// Breaks when the budget is spent.
    pub fn spend(&self, units: u64) -> ControlFlow<()> {
        self.work.spend(units)
    }

    /// Counts the reading of the words taken, and of the next, which was looked at.
    ///
    /// Breaks when the budget is spent.
    pub(crate) fn spend_reading(&self, words: &Words<'_>) -> ControlFlow<()> {
        self.work.spend(of_reading(words))
    }

    /// What is left of the budget, for who works on between offers.
    pub(crate) fn work(&self) -> &'o Work {
        self.work
    }

    /// Offers a move; one that costs nothing or too much is not wanted.
    ///
    /// Breaks when no more offers are wanted.
    pub fn offer(&mut self, near: Near<M>) -> ControlFlow<()> {
        self.work.spend(1)?;
        if (1..=self.within).contains(&near.cost) {
            (self.take)(near)
        } else {
            ControlFlow::Continue(())
        }
    }
}

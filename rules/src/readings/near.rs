//! Moves that somebody may have meant who wrote something else.

use std::ops::ControlFlow;

use super::{
    Slip,
    distance::is_near,
    work::{Work, of_reading, of_words},
};
use crate::{game::Position, record::Words};

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

/// Takes the moves near to what was written, one at a time.
pub struct Offers<'o, M> {
    within: u32,
    work: &'o Work,
    take: &'o mut dyn FnMut(Near<M>) -> ControlFlow<()>,
}

impl<'o, M: Clone> Offers<'o, M> {
    pub(super) fn new(
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
        if (1..=self.within).contains(&near.cost) { (self.take)(near) } else { CONTINUE }
    }

    /// Offers every legal move as one left out before the words: `docs/spec/readings.md` §2.7.
    pub fn offer_missing<P: Position<Move = M>>(&mut self, position: &P) -> ControlFlow<()> {
        if self.within < COST_OF_MISSING || !is_listable(position, self.work)? {
            return CONTINUE;
        }
        position.each_move(&mut |mv| {
            let mv = mv.clone();
            self.offer(Near { mv, words: 0, cost: COST_OF_MISSING, slip: Slip::Missing })
        })
    }
}

const CONTINUE: ControlFlow<()> = ControlFlow::Continue(());

/// docs/spec/readings.md §2.7: a move is made out of nothing.
const COST_OF_MISSING: u32 = 3;

/// docs/spec/readings.md §2.8: positions with more moves are not listed one by one.
const MOST_LISTED: u64 = 1_000;

fn is_listable<P: Position>(position: &P, work: &Work) -> ControlFlow<(), bool> {
    let mut count = 0;
    let counted = position.each_move(&mut |_| {
        count += 1;
        if count > MOST_LISTED { ControlFlow::Break(()) } else { CONTINUE }
    });
    work.spend(count)?;
    ControlFlow::Continue(counted.is_continue())
}

/// docs/spec/readings.md §2.8: what every game does that has nothing better.
pub(crate) fn near_as_text<P: Position>(
    position: &P,
    words: &[&str],
    offers: &mut Offers<'_, P::Move>,
) -> ControlFlow<()> {
    let Some(&word) = words.first() else {
        return CONTINUE;
    };
    offers.offer_missing(position)?;
    if !is_listable(position, offers.work)? {
        return CONTINUE;
    }
    position.each_move(&mut |mv| {
        offers.spend(of_words(&[word]))?;
        if !is_near(word, &mv.to_string()) {
            return CONTINUE;
        }
        offers.offer(Near { mv: mv.clone(), words: 1, cost: 1, slip: Slip::Move })
    })
}

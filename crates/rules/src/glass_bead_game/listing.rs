//! All moves of a position.

use std::ops::ControlFlow;

use super::{
    Beads, Move, Pit, Position,
    moves::{Gems, Heap, Order},
    sowing::{self, Sown},
};

type Visit<'v> = &'v mut dyn FnMut(&Move) -> ControlFlow<()>;

pub(super) fn each(position: &Position, visit: Visit<'_>) -> ControlFlow<()> {
    for pit in position.playable_pits() {
        let mut listing = Listing { position, pit, order: Order::new(), visit: &mut *visit };
        listing.each_order(position.beads(pit))?;
    }
    ControlFlow::Continue(())
}

/// The moves of one pit.
struct Listing<'p, 'v> {
    position: &'p Position,
    pit: Pit,
    order: Order,
    visit: Visit<'v>,
}

impl Listing<'_, '_> {
    fn each_order(&mut self, left: Beads) -> ControlFlow<()> {
        if left.is_empty() {
            let sown = sowing::sow(self.position, self.pit, &self.order);
            return self.each_choice(&sown);
        }
        for (bead, left) in left.each_without() {
            self.order.push(bead);
            self.each_order(left)?;
            self.order.pop();
        }
        ControlFlow::Continue(())
    }

    fn each_choice(&mut self, sown: &Sown) -> ControlFlow<()> {
        let owed = sown.owed(self.position);
        let in_pits = sown.gems_in_pits(self.position);
        let in_cup = Sown::gems_in_cup(self.position);
        let mut taken = Gems::new();
        each_choice(&in_pits, owed.from_pits, &mut taken, &mut |taken| {
            each_choice(&in_cup, owed.from_cup, taken, &mut |taken| {
                (self.visit)(&Move::new(self.pit, self.order.clone(), taken.clone()))
            })
        })
    }
}

/// Shows `visit` each way to add `n_gems` gems of the heaps to `taken`.
fn each_choice(
    heaps: &[Heap],
    n_gems: u32,
    taken: &mut Gems,
    visit: &mut dyn FnMut(&mut Gems) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if n_gems == 0 {
        return visit(taken);
    }
    let Some((heap, others)) = heaps.split_first() else {
        return ControlFlow::Continue(());
    };
    let before = taken.len();
    for n_here in 0..=heap.count.min(n_gems) {
        taken.truncate(before);
        taken.extend((0..n_here).map(|_| heap.gem));
        each_choice(others, n_gems - n_here, taken, visit)?;
    }
    taken.truncate(before);
    ControlFlow::Continue(())
}

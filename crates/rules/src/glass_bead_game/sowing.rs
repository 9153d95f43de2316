//! What a sowing does to the board, and what it captures.

use arrayvec::ArrayVec;

use super::{
    Bead, Beads, Illegal, Move, Pit, Place, Position, Size, Taken,
    moves::{Gems, Heap},
};
use crate::Seat;

/// What a move did, for drawing it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// The pit that was emptied.
    pub lifted: Pit,
    /// Where each bead fell, in the order sown.
    pub sown: Vec<(Pit, Bead)>,
    /// The gems that went to the mover's cup.
    pub captured: Vec<Taken>,
}

/// The board after the last bead fell, before anything is captured.
pub(super) struct Sown {
    pub(super) pits: [Beads; Position::MOST_PITS],
    /// Where the last bead fell, in anticlockwise order.
    last_idx: usize,
    chain: Chain,
}

/// How many beads, back from the last one, capture together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chain {
    None,
    /// Each stone fell on a single gem.
    Direct(u32),
    /// Each stone fell on a single stone.
    Indirect(u32),
}

/// How many gems of the opponent the mover still has to choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Owed {
    pub(super) from_pits: u32,
    pub(super) from_cup: u32,
}

impl Owed {
    pub(super) const NOTHING: Self = Self { from_pits: 0, from_cup: 0 };

    pub(super) fn gems(self) -> usize {
        (self.from_pits + self.from_cup) as usize
    }

    /// What is still owed after some gems were taken; none if they were not owed.
    pub(super) fn without(self, taken: &[Taken]) -> Option<Self> {
        taken.iter().try_fold(self, |left, taken| {
            let from_pits = left.from_pits.checked_sub(u32::from(taken.from != Place::Cup))?;
            let from_cup = left.from_cup.checked_sub(u32::from(taken.from == Place::Cup))?;
            Some(Self { from_pits, from_cup })
        })
    }
}

impl Chain {
    /// docs/spec/glass-bead-game.md §3.4: a chain is of one sort, and any other bead breaks it.
    fn joined_by(self, bead: Bead, before: Beads) -> Self {
        // §3.1: a stone on a single bead.
        if !bead.is_stone() || before.len() != 1 {
            return Self::None;
        }
        match (before.gems().is_empty(), self) {
            (false, Self::Direct(length)) => Self::Direct(length + 1),
            (false, _) => Self::Direct(1),
            (true, Self::Indirect(length)) => Self::Indirect(length + 1),
            (true, _) => Self::Indirect(1),
        }
    }
}

/// The pits that a sowing fills, one a bead, in anticlockwise order.
///
/// docs/spec/glass-bead-game.md §2.3: the emptied pit is always skipped.
pub(super) fn path(size: Size, lifted: Pit) -> impl Iterator<Item = usize> {
    let origin = lifted.ring_idx(size);
    (0..size.n_pits()).cycle().skip(origin + 1).filter(move |&ring_idx| ring_idx != origin)
}

/// Sows a move's beads, if the pit and the beads are rightly named.
pub(super) fn checked(position: &Position, mv: &Move) -> Result<Sown, Illegal> {
    position.check_sowing(mv.pit(), mv.order())?;
    Ok(sow(position, mv.pit(), mv.order()))
}

/// Sows the beads of a pit in the given order; the caller has checked that they are its beads.
pub(super) fn sow(position: &Position, pit: Pit, order: &[Bead]) -> Sown {
    let n = usize::from(position.size().pits());
    let south_moves = position.turn == Seat::First;
    let mut pits = position.pits;
    pits[pit.ring_idx(position.size())] = Beads::NONE;
    let mut chain = Chain::None;
    let mut last_idx = 0;
    for (ring_idx, &bead) in path(position.size(), pit).zip(order) {
        let before = pits[ring_idx];
        let is_opponents = (ring_idx >= n) == south_moves;
        chain = if is_opponents { chain.joined_by(bead, before) } else { Chain::None };
        pits[ring_idx] = before.with(bead);
        last_idx = ring_idx;
    }
    Sown { pits, last_idx, chain }
}

impl Sown {
    /// docs/spec/glass-bead-game.md §3.5: first from the pits, then from the cup.
    pub(super) fn owed(&self, position: &Position) -> Owed {
        let Chain::Indirect(length) = self.chain else {
            return Owed::NOTHING;
        };
        let opponent = position.turn.other();
        let in_pits = position
            .size()
            .row(opponent)
            .map(|pit| self.pits[pit.ring_idx(position.size())].gems().len());
        let from_pits = length.min(in_pits.sum());
        let from_cup = (length - from_pits).min(position.cups[opponent].len());
        Owed { from_pits, from_cup }
    }

    /// The gems in the opponent's pits, beads just sown included.
    pub(super) fn gems_in_pits(&self, position: &Position) -> Heaps {
        let pits = position.size().row(position.turn.other());
        let heaps =
            pits.flat_map(|pit| heaps(Place::Pit(pit), self.pits[pit.ring_idx(position.size())]));
        heaps.collect()
    }

    pub(super) fn gems_in_cup(position: &Position) -> Heaps {
        heaps(Place::Cup, position.cups[position.turn.other()]).collect()
    }

    /// All gems that the move captures, if it names rightly those left to its choice.
    pub(super) fn captured(&self, position: &Position, mv: &Move) -> Result<Gems, Illegal> {
        let owed = self.owed(position);
        if owed.gems() == 0 {
            return match mv.taken() {
                [] => Ok(self.directly_captured(position)),
                _ => Err(Illegal::NothingOwed),
            };
        }
        check_choice(owed, mv.taken())?;
        Ok(mv.taken().iter().copied().collect())
    }

    /// docs/spec/glass-bead-game.md §3.2: the gem under each stone of the chain.
    fn directly_captured(&self, position: &Position) -> Gems {
        let Chain::Direct(length) = self.chain else {
            return ArrayVec::new();
        };
        let backwards = (0..=self.last_idx).rev().take(length as usize);
        let gems = backwards.flat_map(|ring_idx| {
            let from = Place::Pit(position.size().pit_at(ring_idx));
            self.pits[ring_idx].gems().iter().map(move |gem| Taken { from, gem })
        });
        gems.collect()
    }

    /// The position after the given gems have gone to the mover's cup.
    pub(super) fn take(mut self, position: &Position, gems: &Gems) -> Result<Position, Illegal> {
        let mut cups = position.cups;
        for &Taken { from, gem } in gems {
            let place = match from {
                Place::Pit(pit) => &mut self.pits[pit.ring_idx(position.size())],
                Place::Cup => &mut cups[position.turn.other()],
            };
            *place = place.without(gem).ok_or(Illegal::GemNotThere { from, gem })?;
            cups[position.turn] = cups[position.turn].with(gem);
        }
        Ok(Position { rules: position.rules, turn: position.turn.other(), pits: self.pits, cups })
    }
}

/// Every gem of the largest board may be of another value or in another place.
type Heaps = ArrayVec<Heap, { Beads::MOST / 2 }>;

pub(super) fn heaps(from: Place, held: Beads) -> impl Iterator<Item = Heap> {
    let gems = held.gems();
    gems.kinds().map(move |gem| Heap { gem: Taken { from, gem }, count: gems.count(gem) })
}

fn check_choice(owed: Owed, taken: &[Taken]) -> Result<(), Illegal> {
    let named = taken.len();
    if named != owed.gems() {
        return Err(Illegal::WrongNumberOfGems { owed: owed.gems(), named });
    }
    let from_cup = taken.iter().filter(|taken| taken.from == Place::Cup).count();
    if from_cup != owed.from_cup as usize {
        return Err(Illegal::PitsBeforeCup { from_pits: owed.from_pits, from_cup: owed.from_cup });
    }
    Ok(())
}

/// What a legal move does.
pub(super) fn trace(position: &Position, mv: &Move) -> Result<Trace, Illegal> {
    let captured = checked(position, mv)?.captured(position, mv)?;
    let path = path(position.size(), mv.pit()).map(|ring_idx| position.size().pit_at(ring_idx));
    Ok(Trace {
        lifted: mv.pit(),
        sown: path.zip(mv.order().iter().copied()).collect(),
        captured: captured.to_vec(),
    })
}

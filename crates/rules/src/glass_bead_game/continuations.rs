//! Writing a move bead by bead: a pit, its beads in the order sown, the gems owed.

use super::{
    Bead, Beads, Move, Pit, Place, Position, Taken,
    moves::{Gems, Order},
    notation,
    sowing::{self, Owed},
};
use crate::{Continuation, Continuations, Touched};

/// The ways to go on with a move of which a text is the beginning.
pub(super) fn after(position: &Position, begun: &str) -> Continuations<Position> {
    if begun.is_empty() {
        let next = position.playable_pits().filter_map(|pit| choose_pit(position, pit)).collect();
        return Continuations { next, board: position.clone() };
    }
    let partial = notation::read_begun(position, begun);
    match partial.and_then(|partial| Partial::new(position, partial)) {
        Some(partial) => Continuations { next: partial.choices(), board: partial.board },
        None => Continuations { next: Vec::new(), board: position.clone() },
    }
}

fn choose_pit(position: &Position, pit: Pit) -> Option<Continuation> {
    let partial = Partial::new(position, Move::new(pit, Order::new(), Gems::new()))?;
    Some(partial.chosen(Touched::Field(pit.to_string())))
}

/// The beginning of a move that can become a legal one, or a whole one.
struct Partial<'p> {
    position: &'p Position,
    mv: Move,
    /// The board with the beads sown so far, and without the gems taken so far.
    board: Position,
    /// The beads still to be sown.
    in_hand: Beads,
    /// The gems still to be taken.
    owed: Owed,
}

impl<'p> Partial<'p> {
    fn new(position: &'p Position, mv: Move) -> Option<Self> {
        let mut playable = position.playable_pits();
        let pit = playable.find(|&pit| pit == mv.pit())?;
        let in_hand =
            mv.order().iter().try_fold(position.beads(pit), |left, &bead| left.without(bead))?;
        let sown = sowing::sow(position, pit, mv.order());
        let owed = if in_hand.is_empty() { sown.owed(position) } else { Owed::NOTHING };
        let taken: Gems = mv.taken().iter().copied().collect();
        let is_whole = in_hand.is_empty() && owed.gems() == 0;
        let owed = owed.without(&taken)?;
        // Nobody chooses what is captured directly, so it is gone at once.
        let gone = if is_whole { sown.captured(position, &mv).ok()? } else { taken };
        let mut board = sown.take(position, &gone).ok()?;
        if !in_hand.is_empty() || owed.gems() > 0 {
            board.turn = position.turn;
        }
        Some(Self { position, mv, board, in_hand, owed })
    }

    fn choices(&self) -> Vec<Continuation> {
        self.longer()
            .into_iter()
            .filter_map(|(touched, longer)| Some(Self::new(self.position, longer)?.chosen(touched)))
            .collect()
    }

    /// This much, after a touch, and what follows of necessity.
    fn chosen(self, touched: Touched) -> Continuation {
        let mut partial = self;
        loop {
            let mut longer = partial.longer();
            let is_whole = longer.is_empty();
            let only = longer.pop().filter(|_| longer.is_empty());
            let next = only.and_then(|(_, mv)| Self::new(partial.position, mv));
            match next {
                Some(next) => partial = next,
                None => return Continuation { touched, begun: partial.mv.to_string(), is_whole },
            }
        }
    }

    /// Each bead that can be sown next, or each gem that can be taken; nothing if all is done.
    fn longer(&self) -> Vec<(Touched, Move)> {
        let mut path = sowing::path(self.position.size(), self.mv.pit());
        let into = path.nth(self.mv.order().len());
        if let (false, Some(ring_idx)) = (self.in_hand.is_empty(), into) {
            let into = self.position.size().pit_at(ring_idx);
            let beads = self.in_hand.kinds();
            return beads.map(|bead| (self.in_hand(bead, into), self.mv.with_bead(bead))).collect();
        }
        let gems = self.gems_owed().into_iter();
        gems.map(|gem| (captured(gem), self.mv.with_gem(gem))).collect()
    }

    fn in_hand(&self, bead: Bead, into: Pit) -> Touched {
        let count = self.in_hand.count(bead);
        Touched::InHand { piece: bead.digit(), count, into: into.to_string() }
    }

    /// docs/spec/glass-bead-game.md §3.5: first from the pits, then from the cup.
    fn gems_owed(&self) -> Vec<Taken> {
        let opponent = self.position.turn.other();
        let of = |from, held| sowing::heaps(from, held).map(|heap| heap.gem);
        if self.owed.from_pits > 0 {
            let pits = self.position.size().row(opponent);
            return pits.flat_map(|pit| of(Place::Pit(pit), self.board.beads(pit))).collect();
        }
        if self.owed.from_cup > 0 {
            return of(Place::Cup, self.board.cup(opponent)).collect();
        }
        Vec::new()
    }
}

fn captured(Taken { from, gem }: Taken) -> Touched {
    Touched::Captured { piece: gem.digit(), from: from.pit().map(|pit| pit.to_string()) }
}

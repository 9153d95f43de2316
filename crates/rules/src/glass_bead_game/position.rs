//! The board with its beads, and the rules of moving and ending.

use super::{Bead, Beads, Illegal, Pit, Rules, Size, Tie};
use crate::{BySeat, EndReason, Ending, Outcome, Seat};

/// A position of the Glass Bead Game, in which every bead of the game is somewhere.
///
/// Positions of games with different options differ.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) rules: Rules,
    pub(super) turn: Seat,
    /// In anticlockwise order from A; those beyond the board stay empty.
    pub(super) pits: [Beads; Self::MOST_PITS],
    pub(super) cups: BySeat<Beads>,
}

impl Position {
    pub(super) const MOST_PITS: usize = 2 * Size::MOST as usize;

    pub(super) fn from_parts(rules: Rules, turn: Seat, row: &[Beads], cups: BySeat<Beads>) -> Self {
        let mut pits = [Beads::NONE; Self::MOST_PITS];
        for (pit, beads) in pits.iter_mut().zip(row) {
            *pit = *beads;
        }
        Self { rules, turn, pits, cups }
    }

    /// docs/spec/glass-bead-game.md §1.
    pub(super) fn opening(rules: Rules) -> Self {
        let mut pits = [Beads::NONE; Self::MOST_PITS];
        let highest_first =
            Bead::KINDS.into_iter().filter(|bead| bead.points() <= rules.size.pits());
        for (column, gem) in highest_first.filter(|bead| !bead.is_stone()).enumerate() {
            let held = Beads::NONE.with(Bead::STONE).with(gem);
            pits[column] = held;
            pits[column + usize::from(rules.size.pits())] = held;
        }
        Self { rules, turn: Seat::First, pits, cups: BySeat::default() }
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.rules.size
    }

    /// The beads in a pit.
    #[must_use]
    pub fn beads(&self, pit: Pit) -> Beads {
        self.pits[pit.ring_idx(self.size())]
    }

    /// The gems in a player's cup.
    #[must_use]
    pub fn cup(&self, seat: Seat) -> Beads {
        self.cups[seat]
    }

    /// Whether the endgame is still to come: some pit, of either side, holds a gem.
    #[must_use]
    pub fn has_gem_in_pits(&self) -> bool {
        self.pits().iter().any(|held| !held.gems().is_empty())
    }

    /// How many beads of a kind there are anywhere.
    pub(super) fn count(&self, bead: Bead) -> u32 {
        let cups = [self.cups.first, self.cups.second];
        self.pits().iter().chain(&cups).map(|held| held.count(bead)).sum()
    }

    fn pits(&self) -> &[Beads] {
        &self.pits[..self.size().n_pits()]
    }

    pub(super) fn row(&self, seat: Seat) -> &[Beads] {
        let n = usize::from(self.size().pits());
        match seat {
            Seat::First => &self.pits[..n],
            Seat::Second => &self.pits[n..2 * n],
        }
    }

    /// docs/spec/glass-bead-game.md §6.
    pub(super) fn end(&self) -> Option<Ending> {
        if self.is_out_of_beads(self.turn) {
            let outcome = Outcome::Win(self.winner_of_endgame());
            return Some(Ending { outcome, reason: EndReason::NoBeads });
        }
        // docs/spec/glass-bead-game.md §5.3.
        if self.must_feed() && !self.can_feed() {
            let outcome = Outcome::Win(self.turn.other());
            return Some(Ending { outcome, reason: EndReason::CannotFeed });
        }
        None
    }

    pub(super) fn is_out_of_beads(&self, seat: Seat) -> bool {
        self.row(seat).iter().all(|held| held.is_empty())
    }

    /// docs/spec/glass-bead-game.md §5.1.
    pub(super) fn must_feed(&self) -> bool {
        self.is_out_of_beads(self.turn.other()) && self.has_gem_in_pits()
    }

    fn can_feed(&self) -> bool {
        self.size().row(self.turn).any(|pit| self.reaches_opponent(pit))
    }

    /// The pits with which the player to move may move.
    pub(super) fn playable_pits(&self) -> impl Iterator<Item = Pit> {
        let must_feed = self.must_feed();
        let pits = self.size().row(self.turn).filter(|&pit| !self.beads(pit).is_empty());
        pits.filter(move |&pit| !must_feed || self.reaches_opponent(pit))
    }

    pub(super) fn check_sowing(&self, pit: Pit, order: &[Bead]) -> Result<(), Illegal> {
        if self.end().is_some() {
            return Err(Illegal::GameOver);
        }
        if Pit::new(self.size(), pit.seat(), pit.column()).is_none() {
            return Err(Illegal::NoSuchPit { letter: pit.letter(), pits: self.size().pits() });
        }
        // docs/spec/glass-bead-game.md §2.1.
        if pit.seat() != self.turn {
            return Err(Illegal::OpponentsPit { pit });
        }
        let held = self.beads(pit);
        if held.is_empty() {
            return Err(Illegal::EmptyPit { pit });
        }
        if order.len() > Beads::MOST || order.iter().copied().collect::<Beads>() != held {
            return Err(Illegal::WrongBeads { pit, held });
        }
        // docs/spec/glass-bead-game.md §5.1: sowing is all that can leave a bead.
        if self.must_feed() && !self.reaches_opponent(pit) {
            return Err(Illegal::MustFeed { pit });
        }
        Ok(())
    }

    fn reaches_opponent(&self, pit: Pit) -> bool {
        self.beads(pit).len() >= pit.beads_to_reach(self.size())
    }

    /// docs/spec/glass-bead-game.md §6.2 and §6.3: the mover has no bead, no pit has a gem.
    fn winner_of_endgame(&self) -> Seat {
        let emptied = self.turn;
        let own = self.cups[emptied].points();
        let others = self.cups[emptied.other()].points();
        let emptied_wins = match self.rules.tie {
            Tie::EmptiedLoses => own > others,
            Tie::EmptiedWins => own >= others,
        };
        if emptied_wins { emptied } else { emptied.other() }
    }
}

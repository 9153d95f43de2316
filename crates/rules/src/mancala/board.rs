//! The seeds in pits and stores.

use std::{cmp::Ordering, fmt};

use super::{Pit, PitError};
use crate::{BySeat, Outcome, Points, Seat};

/// Seeds in twelve pits and two stores, and whose move it is. At most 255 seeds in all.
///
/// `Display` is the position as text: `6,6,6,6,6,6 6,6,6,6,6,6 0 0 S`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pits: [u8; Pit::COUNT],
    stores: BySeat<u8>,
    turn: Seat,
}

impl Board {
    const MOST_A_PIT: u8 = u8::MAX / 12;

    /// Equally many seeds in every pit, none in the stores, South to move.
    ///
    /// There are 21 at most, so that all fit one pit or store; a larger number counts as 21.
    #[must_use]
    pub fn start(seeds_a_pit: u8) -> Self {
        Self {
            pits: [seeds_a_pit.min(Self::MOST_A_PIT); Pit::COUNT],
            stores: BySeat::default(),
            turn: Seat::First,
        }
    }

    pub(super) fn from_parts(pits: [u8; Pit::COUNT], stores: BySeat<u8>, turn: Seat) -> Self {
        Self { pits, stores, turn }
    }

    /// The side to move.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// How many seeds a pit holds.
    #[must_use]
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.pits[pit.ring_idx()]
    }

    /// How many seeds a player's store holds.
    #[must_use]
    pub fn store(&self, seat: Seat) -> u8 {
        self.stores[seat]
    }

    /// The points of both sides: a seed in the store is one.
    #[must_use]
    pub fn score(&self) -> BySeat<Points> {
        self.stores.map(|seeds| Points::from(u16::from(seeds)))
    }

    /// The pits of one side that hold a seed, from A or a.
    pub fn occupied(&self, seat: Seat) -> impl Iterator<Item = Pit> {
        Pit::row(seat).filter(|&pit| self.seeds(pit) > 0)
    }

    /// Whether a side has a seed in any of its pits.
    #[must_use]
    pub fn has_seeds(&self, seat: Seat) -> bool {
        self.occupied(seat).next().is_some()
    }

    /// Whether both rows are empty.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        self.pits == [0; Pit::COUNT]
    }

    /// Whether a pit is one that the player to move can empty.
    pub(crate) fn check_lift(&self, pit: Pit) -> Result<(), PitError> {
        if pit.seat() != self.turn {
            return Err(PitError::OpponentsPit { pit });
        }
        if self.seeds(pit) == 0 {
            return Err(PitError::EmptyPit { pit });
        }
        Ok(())
    }

    /// Who has won, where the fuller store wins.
    pub(crate) fn most_stored(&self) -> Outcome {
        match self.stores.first.cmp(&self.stores.second) {
            Ordering::Less => Outcome::Win(Seat::Second),
            Ordering::Equal => Outcome::Draw,
            Ordering::Greater => Outcome::Win(Seat::First),
        }
    }

    /// Empties a pit and says how many seeds it held.
    pub(crate) fn lift(&mut self, pit: Pit) -> u8 {
        std::mem::take(&mut self.pits[pit.ring_idx()])
    }

    /// Drops so many seeds into a pit.
    pub(crate) fn drop(&mut self, pit: Pit, seeds: u8) {
        self.pits[pit.ring_idx()] += seeds;
    }

    /// Drops so many seeds into every pit of the board.
    pub(crate) fn drop_everywhere(&mut self, seeds: u8) {
        for pit in &mut self.pits {
            *pit += seeds;
        }
    }

    /// Moves the seeds of a pit to a player's store and says how many they were.
    pub(crate) fn capture(&mut self, pit: Pit, to: Seat) -> u8 {
        let seeds = self.lift(pit);
        self.stores[to] += seeds;
        seeds
    }

    /// Moves all seeds of one side's pits to a player's store and says how many they were.
    pub(crate) fn sweep(&mut self, row: Seat, to: Seat) -> u8 {
        Pit::row(row).map(|pit| self.capture(pit, to)).sum()
    }

    /// Lets the other side move.
    pub(crate) fn pass_turn(&mut self) {
        self.turn = self.turn.other();
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::ALL {
            for pit in Pit::row(seat) {
                let comma = if pit.column() == 0 { "" } else { "," };
                write!(f, "{comma}{}", self.seeds(pit))?;
            }
            f.write_str(" ")?;
        }
        let turn = match self.turn {
            Seat::First => 'S',
            Seat::Second => 'N',
        };
        write!(f, "{} {} {turn}", self.stores.first, self.stores.second)
    }
}

/// What a move did, for drawing it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// The pit that was emptied.
    pub lifted: Pit,
    /// Where each of its seeds fell, in the order sown.
    pub sown: Vec<Pit>,
    /// Where the last seed fell.
    pub last: Pit,
    /// The pits captured, and what was in them, in the order taken.
    pub captured: Vec<(Pit, u8)>,
    /// What each side took besides when this move ended the game.
    pub swept: BySeat<u8>,
}

//! Moves: what they are, and why they may be illegal.

use std::{cmp::Reverse, fmt};

use arrayvec::ArrayVec;

use super::{Bead, Beads, Pit, Size};

pub(super) type Order = ArrayVec<Bead, { Beads::MOST }>;
/// A chain has at most one bead in each of the opponent's pits.
pub(super) type Gems = ArrayVec<Taken, { Size::MOST as usize }>;

/// Where a captured gem was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// In a pit of the opponent.
    Pit(Pit),
    /// In the opponent's cup.
    Cup,
}

impl Place {
    /// The pit; none for the cup.
    #[must_use]
    pub fn pit(self) -> Option<Pit> {
        match self {
            Self::Pit(pit) => Some(pit),
            Self::Cup => None,
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pit(pit) => write!(f, "pit {pit}"),
            Self::Cup => f.write_str("the opponent's cup"),
        }
    }
}

/// A captured gem and where it was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Taken {
    /// Where the gem was.
    pub from: Place,
    /// The gem.
    pub gem: Bead,
}

/// A move: a pit, the order in which its beads are sown, and the gems chosen.
///
/// Gems captured directly are not chosen. Moves that name the same gems in another order are
/// equal. `Display` is the canonical notation, as in `e0000xD55,E4,3`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Move {
    pit: Pit,
    order: Order,
    taken: Gems,
}

impl Move {
    pub(super) fn new(pit: Pit, order: Order, mut taken: Gems) -> Self {
        taken.sort_unstable_by_key(|taken| (taken.from, Reverse(taken.gem)));
        Self { pit, order, taken }
    }

    /// The move with one bead more; the caller sees to it that it is in the pit.
    pub(super) fn with_bead(&self, bead: Bead) -> Self {
        let mut longer = self.clone();
        longer.order.push(bead);
        longer
    }

    /// The move with one gem more; the caller sees to it that it is owed.
    pub(super) fn with_gem(&self, gem: Taken) -> Self {
        let mut taken = self.taken.clone();
        taken.push(gem);
        Self::new(self.pit, self.order.clone(), taken)
    }

    /// The pit that is emptied.
    #[must_use]
    pub fn pit(&self) -> Pit {
        self.pit
    }

    /// The beads in the order sown.
    #[must_use]
    pub fn order(&self) -> &[Bead] {
        &self.order
    }

    /// The gems chosen in an indirect capture: by pit, highest first, then those of the cup.
    #[must_use]
    pub fn taken(&self) -> &[Taken] {
        &self.taken
    }
}

/// docs/spec/glass-bead-game.md §7.3.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.pit)?;
        self.order.iter().try_for_each(|bead| bead.fmt(f))?;
        let mut previous = None;
        for Taken { from, gem } in &self.taken {
            if previous != Some(from) {
                f.write_str(if previous.is_none() { "x" } else { "," })?;
                if let Place::Pit(pit) = from {
                    write!(f, "{pit}")?;
                }
            }
            previous = Some(from);
            gem.fmt(f)?;
        }
        Ok(())
    }
}

/// A move against the rules.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[allow(missing_docs, reason = "a variant's message is its doc")]
pub enum Illegal {
    #[error("the game is already over")]
    GameOver,
    #[error("there is no pit {letter} on a board of {pits} pits a side")]
    NoSuchPit { letter: char, pits: u8 },
    #[error("pit {pit} is the opponent's, expected a pit of the player to move")]
    OpponentsPit { pit: Pit },
    #[error("pit {pit} is empty")]
    EmptyPit { pit: Pit },
    #[error("pit {pit} holds {held}, expected each of these beads once, in any order")]
    WrongBeads { pit: Pit, held: Beads },
    #[error("the opponent has no bead, expected a move that leaves one there")]
    MustFeed { pit: Pit },
    #[error("no gem is captured indirectly here, expected none to be named")]
    NothingOwed,
    #[error("{named} gems named, expected {owed}: the number captured indirectly")]
    WrongNumberOfGems { owed: usize, named: usize },
    #[error("expected {from_pits} from the opponent's pits and {from_cup} from the cup")]
    PitsBeforeCup { from_pits: u32, from_cup: u32 },
    #[error("there is no gem {gem} in {from}")]
    GemNotThere { from: Place, gem: Bead },
}

/// Equal gems in one place: it does not matter which of them is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Heap {
    pub(super) gem: Taken,
    pub(super) count: u32,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    #[test]
    fn captured_gems_are_written_by_pit_and_highest_first_with_the_cup_last() {
        let size = Size::new(5).unwrap();
        let pit = |letter| Pit::from_letter(size, letter).unwrap();
        let taken = [(None, '3'), (Some('E'), '4'), (Some('D'), '1'), (Some('D'), '5')];
        let taken = taken.map(|(letter, gem)| Taken {
            from: letter.map_or(Place::Cup, |letter| Place::Pit(pit(letter))),
            gem: Bead::from_digit(gem).unwrap(),
        });
        let order: Order = "0000".chars().filter_map(Bead::from_digit).collect();
        let mv = Move::new(pit('e'), order, taken.into_iter().collect());
        assert_eq!(mv.to_string(), "e0000xD51,E4,3");
        assert_eq!(mv.pit().seat(), Seat::Second);
    }
}

//! The board: sizes and pits.

use std::fmt;

use crate::Seat;

/// Pits a side, 3 to 9, so that each gem's value is one digit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size(u8);

impl Size {
    /// The smallest board.
    pub const LEAST: u8 = 3;
    /// The largest board.
    pub const MOST: u8 = 9;

    /// A size, if a board of so many pits a side is played.
    #[must_use]
    pub fn new(pits: u8) -> Option<Self> {
        (Self::LEAST..=Self::MOST).contains(&pits).then_some(Self(pits))
    }

    /// Pits a side; also the value of the highest gem.
    #[must_use]
    pub fn pits(self) -> u8 {
        self.0
    }

    /// All points in the game: the gems of both sides.
    #[must_use]
    pub fn all_points(self) -> u16 {
        u16::from(self.0) * u16::from(self.0 + 1)
    }

    /// The pits of one side, from A or a.
    #[must_use]
    pub fn row(self, seat: Seat) -> impl DoubleEndedIterator<Item = Pit> {
        (0..self.0).map(move |column| Pit { seat, column })
    }

    pub(super) fn n_pits(self) -> usize {
        usize::from(self.0) * 2
    }

    pub(super) fn pit_at(self, ring_idx: usize) -> Pit {
        let n = usize::from(self.0);
        let (seat, column) =
            if ring_idx < n { (Seat::First, ring_idx) } else { (Seat::Second, ring_idx - n) };
        Pit { seat, column: u8::try_from(column).unwrap_or(u8::MAX) }
    }
}

/// A pit of the board: South's are A, B, C … from South's left, North's a, b, c … from North's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pit {
    seat: Seat,
    column: u8,
}

impl Pit {
    /// The pit of a side in a column, counted from 0 at A or a, if the board has it.
    #[must_use]
    pub fn new(size: Size, seat: Seat, column: u8) -> Option<Self> {
        (column < size.0).then_some(Self { seat, column })
    }

    /// The pit of a letter, if the board has it: capitals are South's.
    #[must_use]
    pub fn from_letter(size: Size, letter: char) -> Option<Self> {
        let seat = if letter.is_ascii_uppercase() { Seat::First } else { Seat::Second };
        let column = u8::try_from(letter.to_ascii_lowercase()).ok()?.checked_sub(b'a')?;
        Self::new(size, seat, column)
    }

    /// The pit's letter.
    #[must_use]
    pub fn letter(self) -> char {
        let first = match self.seat {
            Seat::First => b'A',
            Seat::Second => b'a',
        };
        char::from(first + self.column)
    }

    /// The side the pit belongs to.
    #[must_use]
    pub fn seat(self) -> Seat {
        self.seat
    }

    /// The place in the owner's row, from 0 at A or a.
    #[must_use]
    pub fn column(self) -> u8 {
        self.column
    }

    /// The place in anticlockwise order, from 0 at A.
    pub(super) fn ring_idx(self, size: Size) -> usize {
        match self.seat {
            Seat::First => usize::from(self.column),
            Seat::Second => usize::from(size.0) + usize::from(self.column),
        }
    }

    /// How many beads it takes from here to reach the opponent's first pit.
    pub(super) fn beads_to_reach(self, size: Size) -> u32 {
        u32::from(size.0 - self.column)
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_has_three_to_nine_pits_a_side() {
        assert_eq!(Size::new(2), None);
        assert_eq!(Size::new(10), None);
        for pits in 3..=9 {
            assert_eq!(Size::new(pits).unwrap().pits(), pits);
        }
    }

    #[test]
    fn two_times_five_holds_30_points_and_two_times_six_42() {
        assert_eq!(Size::new(5).unwrap().all_points(), 30);
        assert_eq!(Size::new(6).unwrap().all_points(), 42);
    }

    #[test]
    fn pits_stand_in_anticlockwise_order() {
        let size = Size::new(5).unwrap();
        let letters: String = (0..10).map(|ring_idx| size.pit_at(ring_idx).letter()).collect();
        assert_eq!(letters, "ABCDEabcde");
        for ring_idx in 0..10 {
            assert_eq!(size.pit_at(ring_idx).ring_idx(size), ring_idx);
        }
    }

    #[test]
    fn a_letter_names_a_pit_only_where_there_is_one() {
        let size = Size::new(5).unwrap();
        assert_eq!(Pit::from_letter(size, 'e').map(Pit::letter), Some('e'));
        for letter in ['F', 'f', 'z', '1', '@', '`', 'é'] {
            assert_eq!(Pit::from_letter(size, letter), None, "{letter}");
        }
    }
}

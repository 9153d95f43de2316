//! The two sides of a game.

use std::ops::{Index, IndexMut};

/// One of the two sides, by the order of moving.
///
/// Every game has names of its own for them: South and North, Red and Blue.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// The side that moves first.
    First,
    /// The side that moves second.
    Second,
}

impl Seat {
    /// Both seats, the first one first.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The opponent's seat.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Two values of one kind, one a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct BySeat<T> {
    /// The value of the side that moves first.
    pub first: T,
    /// The value of the side that moves second.
    pub second: T,
}

impl<T> BySeat<T> {
    /// The value `make` gives for each seat.
    pub fn new_with(mut make: impl FnMut(Seat) -> T) -> Self {
        Self { first: make(Seat::First), second: make(Seat::Second) }
    }

    /// The same pair with `change` applied to each side.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> BySeat<U> {
        BySeat { first: change(self.first), second: change(self.second) }
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        match seat {
            Seat::First => &self.first,
            Seat::Second => &self.second,
        }
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        match seat {
            Seat::First => &mut self.first,
            Seat::Second => &mut self.second,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_other_seat_of_the_other_seat_is_the_seat() {
        for seat in Seat::ALL {
            assert_ne!(seat.other(), seat);
            assert_eq!(seat.other().other(), seat);
        }
    }

    #[test]
    fn a_pair_is_read_and_written_by_seat() {
        let mut pair = BySeat::new_with(|seat| if seat == Seat::First { 1 } else { 2 });
        pair[Seat::Second] += 5;
        assert_eq!(pair.map(|value| value * 10), BySeat { first: 10, second: 70 });
        assert_eq!(pair[Seat::First], 1);
    }
}

//! Beads, and collections of them in which only the number of each kind counts.

use std::fmt;

/// A bead: a stone, worth nothing, or a gem of 1 to 9 points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bead(u8);

impl Bead {
    /// A stone, written `0`.
    pub const STONE: Self = Self(0);

    /// All kinds of beads, highest first.
    pub const KINDS: [Self; 10] =
        [Self(9), Self(8), Self(7), Self(6), Self(5), Self(4), Self(3), Self(2), Self(1), Self(0)];

    /// The bead of a digit: `0` is a stone.
    #[must_use]
    pub fn from_digit(digit: char) -> Option<Self> {
        let value = u8::try_from(digit).ok()?.checked_sub(b'0')?;
        (value <= 9).then_some(Self(value))
    }

    /// The digit that stands for a bead: its points.
    #[must_use]
    pub fn digit(self) -> char {
        char::from(b'0' + self.0)
    }

    /// The points of a bead: 0 for a stone.
    #[must_use]
    pub fn points(self) -> u8 {
        self.0
    }

    /// Whether the bead is a stone.
    #[must_use]
    pub fn is_stone(self) -> bool {
        self == Self::STONE
    }

    fn shift(self) -> u32 {
        u32::from(self.0) * FIELD_BITS
    }
}

impl fmt::Display for Bead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Bits of the counter of one kind; ten kinds fit one word.
const FIELD_BITS: u32 = 6;
const FIELD_MASK: u64 = (1 << FIELD_BITS) - 1;

/// The beads of a pit or a cup, at most 36: all beads of the largest board.
///
/// `Display` writes them highest first, as in `5420`, and `-` for none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Beads(u64);

impl Beads {
    /// No bead.
    pub const NONE: Self = Self(0);

    /// All beads of the largest board.
    pub const MOST: usize = 36;

    /// How many beads of a kind there are.
    #[must_use]
    pub fn count(self, bead: Bead) -> u32 {
        ((self.0 >> bead.shift()) & FIELD_MASK) as u32
    }

    /// How many stones there are.
    #[must_use]
    pub fn stones(self) -> u32 {
        self.count(Bead::STONE)
    }

    /// The gems without the stones.
    #[must_use]
    pub fn gems(self) -> Self {
        Self(self.0 & !FIELD_MASK)
    }

    /// How many beads there are.
    #[must_use]
    pub fn len(self) -> u32 {
        // The digits of a number to the base 64 add up to its remainder by 63.
        (self.0 % FIELD_MASK) as u32
    }

    /// Whether there is no bead.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The points of all beads together.
    #[must_use]
    pub fn points(self) -> u16 {
        let points = |bead: Bead| self.count(bead) * u32::from(bead.points());
        u16::try_from(Bead::KINDS.into_iter().map(points).sum::<u32>()).unwrap_or(u16::MAX)
    }

    /// The kinds there are, highest first, each once.
    pub fn kinds(self) -> impl Iterator<Item = Bead> {
        Bead::KINDS.into_iter().filter(move |&bead| self.count(bead) > 0)
    }

    /// The beads, highest first.
    pub fn iter(self) -> impl Iterator<Item = Bead> {
        self.kinds().flat_map(move |bead| (0..self.count(bead)).map(move |_| bead))
    }

    /// The beads with one more; the caller keeps to [`MOST`](Self::MOST).
    #[must_use]
    pub(super) fn with(self, bead: Bead) -> Self {
        Self(self.0 + (1 << bead.shift()))
    }

    /// The beads without one of a kind, if there is one.
    #[must_use]
    pub(super) fn without(self, bead: Bead) -> Option<Self> {
        (self.count(bead) > 0).then(|| Self(self.0 - (1 << bead.shift())))
    }
}

impl Beads {
    /// Each kind there is, with the beads left when one of it is taken.
    pub(super) fn each_without(self) -> impl Iterator<Item = (Bead, Self)> {
        self.kinds().filter_map(move |bead| Some((bead, self.without(bead)?)))
    }
}

impl FromIterator<Bead> for Beads {
    fn from_iter<I: IntoIterator<Item = Bead>>(beads: I) -> Self {
        beads.into_iter().take(Self::MOST).fold(Self::NONE, Self::with)
    }
}

impl fmt::Display for Beads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|bead| bead.fmt(f))
    }
}

impl fmt::Debug for Beads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Beads({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beads(digits: &str) -> Beads {
        digits.chars().map(|digit| Bead::from_digit(digit).unwrap()).collect()
    }

    #[test]
    fn beads_print_highest_first() {
        assert_eq!(beads("").to_string(), "-");
        assert_eq!(beads("0").to_string(), "0");
        assert_eq!(beads("0250402").to_string(), "5422000");
    }

    #[test]
    fn beads_are_counted_by_kind_and_all_together() {
        let held = beads("0250402");
        assert_eq!((held.len(), held.stones(), held.gems().len()), (7, 3, 4));
        assert_eq!(held.points(), 13);
        assert_eq!(beads("000000000000000000998877665544332211").len(), 36);
    }

    #[test]
    fn a_bead_that_is_not_there_cannot_be_taken() {
        let two = Bead::from_digit('2').unwrap();
        assert_eq!(beads("52").without(two), Some(beads("5")));
        assert_eq!(beads("5").without(two), None);
    }
}

//! Which cells touch which: the one list of neighbours that all boards are played by.

use super::{Cell, Cells, Half, MOST_LETTERS, Tiling};

/// A cell and those that touch it, by a side or a corner, wherever the board ends.
///
/// Source: `docs/spec/glass-bead-challenge.md` §2.
#[derive(Clone, Copy)]
pub(in crate::glass_bead_challenge) struct Near {
    /// The cell's own letter.
    letter: usize,
    /// Places of the letter before its own, of its own and of the one after: bits from the first on.
    bits: [u32; 3],
    /// The cell's own place, of pentagons that of its pair; the bits begin so much before it.
    first: u8,
    reach: u8,
}

impl Near {
    #[inline]
    pub(in crate::glass_bead_challenge) fn of(cell: Cell) -> Self {
        // From the place below the cell on; of pentagons, from the pair below.
        let (reach, bits): (u8, [u32; 3]) = match cell.tiling {
            Tiling::Squares => (1, [0b111, 0b111, 0b111]),
            Tiling::Hexagons => (1, [0b011, 0b111, 0b110]),
            Tiling::Pentagons => match cell.half() {
                Some(Half::Left) => (2, [0b10_11_10, 0b10_11_01, 0]),
                Some(Half::Right) => (2, [0, 0b10_11_01, 0b01_11_01]),
                Some(Half::Upper) => (2, [0b10_10_00, 0b11_11_00, 0b10_01_00]),
                _ => (2, [0b00_10_01, 0b00_11_11, 0b00_01_01]),
            },
        };
        let first = if reach == 1 { cell.place } else { cell.place & !1 };
        Self { letter: cell.letter.into(), bits, first, reach }
    }

    /// The letters that there are, each with its places.
    pub(super) fn places(self) -> impl Iterator<Item = (u8, u32)> {
        let Self { letter, bits, first, reach } = self;
        (letter..letter + 3).zip(bits).filter_map(move |(after, bits)| {
            let letter = u8::try_from(after.checked_sub(1)?).ok()?;
            (letter < MOST_LETTERS).then_some((letter, bits << first >> reach))
        })
    }

    /// How many of them are in a set. Counted at once: bits are counted slowly, whatever their number.
    #[inline]
    pub(in crate::glass_bead_challenge) fn count(self, cells: &Cells) -> u32 {
        let Self { letter, bits: [before, own, after], first, reach } = self;
        let part = |places: u32, bits: u32| (places << reach >> first) & bits;
        let left = letter.checked_sub(1).map_or(0, |left| part(cells.0[left], before));
        let right = cells.0.get(letter + 1).map_or(0, |right| part(*right, after));
        (left | part(cells.0[letter], own) << 6 | right << 12).count_ones()
    }
}

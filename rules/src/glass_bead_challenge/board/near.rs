//! Which cells touch which: the one list of neighbours that all boards are played by.

use super::{Cell, Half, MOST_LETTERS, Tiling};

/// The places of the cell itself and of those that touch it, by a side or a corner, wherever the
/// board ends: of the letter before its own, of its own, and of the one after.
///
/// Source: `docs/spec/glass-bead-challenge.md` §2.
pub(super) fn near(cell: Cell) -> impl Iterator<Item = (u8, u32)> {
    // As bits from the place below the cell on; of pentagons, from the pair below.
    let (lowest, pattern): (u8, [u32; 3]) = match (cell.tiling, cell.half()) {
        (Tiling::Squares, _) => (1, [0b111, 0b111, 0b111]),
        (Tiling::Hexagons, _) => (1, [0b011, 0b111, 0b110]),
        (Tiling::Pentagons, Some(Half::Left)) => (2, [0b10_11_10, 0b10_11_01, 0]),
        (Tiling::Pentagons, Some(Half::Right)) => (2, [0, 0b10_11_01, 0b01_11_01]),
        (Tiling::Pentagons, Some(Half::Upper)) => (2, [0b10_10_00, 0b11_11_00, 0b10_01_00]),
        (Tiling::Pentagons, _) => (2, [0b00_10_01, 0b00_11_11, 0b00_01_01]),
    };
    let first = if lowest == 1 { cell.place } else { cell.place & !1 };
    // The letter before the first one is none, and so is the one after the last.
    let letters = (cell.letter..cell.letter + 3).zip(pattern);
    letters.filter_map(move |(after, bits)| {
        let letter = after.checked_sub(1).filter(|letter| *letter < MOST_LETTERS)?;
        Some((letter, bits << first >> lowest))
    })
}

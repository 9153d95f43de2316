//! The board: sizes, squares and sets of squares.

use std::fmt;

/// Squares along a side of the board, 5 to 19.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size(u8);

impl Size {
    /// The smallest board.
    pub const LEAST: u8 = 5;
    /// The largest board.
    pub const MOST: u8 = 19;

    /// A size, if a board with so many squares along a side is played.
    #[must_use]
    pub fn new(side: u8) -> Option<Self> {
        (Self::LEAST..=Self::MOST).contains(&side).then_some(Self(side))
    }

    /// Squares along a side.
    #[must_use]
    pub fn side(self) -> u8 {
        self.0
    }

    /// All squares of the board, counted.
    #[must_use]
    pub fn n_squares(self) -> u16 {
        u16::from(self.0) * u16::from(self.0)
    }

    /// All squares of the board, column by column from a, each from row 1.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        (0..self.0).flat_map(move |column| (0..self.0).map(move |row| Square { column, row }))
    }

    /// The up to eight squares that touch one, by a side or a corner.
    pub(super) fn around(self, square: Square) -> impl Iterator<Item = Square> {
        let near = move |place: u8| place.saturating_sub(1)..=(place + 1).min(self.0 - 1);
        let columns = near(square.column);
        let all =
            columns.flat_map(move |column| near(square.row).map(move |row| Square { column, row }));
        all.filter(move |other| *other != square)
    }
}

/// A square; also the move that puts a bead on it.
///
/// `Display` is its name, as in `e5`: columns are a, b, c … from the left, rows 1, 2, 3 … from the
/// bottom. Squares are ordered by column, then by row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square {
    column: u8,
    row: u8,
}

impl Square {
    /// The square in a column and a row, each counted from 0, if the board has it.
    #[must_use]
    pub fn new(size: Size, column: u8, row: u8) -> Option<Self> {
        (column < size.0 && row < size.0).then_some(Self { column, row })
    }

    /// The square of a name, if the board has it.
    ///
    /// ```
    /// use rules::glass_bead_challenge::{Size, Square};
    ///
    /// let size = Size::new(9).expect("5 to 19");
    /// let square = Square::from_name(size, "e5").expect("the middle of the board");
    /// assert_eq!((square.column(), square.row()), (4, 4));
    /// assert_eq!(square.to_string(), "e5");
    /// assert_eq!(Square::from_name(size, "j5"), None);
    /// ```
    #[must_use]
    pub fn from_name(size: Size, name: &str) -> Option<Self> {
        let letter = name.chars().next().filter(char::is_ascii_lowercase)?;
        let number = name.get(1..).filter(|number| !number.starts_with(['0', '+']))?;
        let column = u8::try_from(letter).ok()? - b'a';
        let row = number.parse::<u8>().ok()?.checked_sub(1)?;
        Self::new(size, column, row)
    }

    /// The column, from 0 at a.
    #[must_use]
    pub fn column(self) -> u8 {
        self.column
    }

    /// The row, from 0 at the bottom.
    #[must_use]
    pub fn row(self) -> u8 {
        self.row
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column), self.row + 1)
    }
}

/// A set of squares of the largest board: a column each, its rows as bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares([u32; Size::MOST as usize]);

impl Squares {
    /// No square.
    pub const NONE: Self = Self([0; Size::MOST as usize]);

    /// Whether a square is one of them.
    #[must_use]
    pub fn contains(&self, square: Square) -> bool {
        self.0[usize::from(square.column)] >> square.row & 1 == 1
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|rows| rows.count_ones()).sum()
    }

    /// The squares by column, then by row.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        (0..).zip(self.0).flat_map(|(column, rows)| {
            let mut left = rows;
            std::iter::from_fn(move || {
                let row = u8::try_from(left.trailing_zeros()).ok()?;
                left &= left.checked_sub(1)?;
                Some(Square { column, row })
            })
        })
    }

    pub(super) fn insert(&mut self, square: Square) {
        self.0[usize::from(square.column)] |= 1 << square.row;
    }

    pub(super) fn remove(&mut self, square: Square) {
        self.0[usize::from(square.column)] &= !(1 << square.row);
    }

    /// How many of them are the square itself or touch it.
    pub(super) fn count_around(&self, square: Square) -> u32 {
        let three = |rows: &u32| (rows << 1) >> square.row & 0b111;
        let column = usize::from(square.column);
        let left = column.checked_sub(1).map_or(0, |left| three(&self.0[left]));
        let right = self.0.get(column + 1).map_or(0, three);
        (left | three(&self.0[column]) << 3 | right << 6).count_ones()
    }

    pub(super) fn or(self, other: Self) -> Self {
        self.zip(other, |one, other| one | other)
    }

    pub(super) fn without(self, other: Self) -> Self {
        self.zip(other, |one, other| one & !other)
    }

    fn zip(mut self, other: Self, join: impl Fn(u32, u32) -> u32) -> Self {
        for (one, other) in self.0.iter_mut().zip(other.0) {
            *one = join(*one, other);
        }
        self
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::NONE;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl From<Size> for Squares {
    /// All squares of a board.
    fn from(size: Size) -> Self {
        let column = (1 << size.0) - 1;
        let mut set = Self::NONE;
        set.0[..usize::from(size.0)].fill(column);
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(side: u8) -> Size {
        Size::new(side).unwrap()
    }

    fn square(name: &str) -> Square {
        Square::from_name(size(19), name).unwrap()
    }

    fn names(squares: impl Iterator<Item = Square>) -> String {
        squares.map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_board_has_five_to_nineteen_squares_along_a_side() {
        assert_eq!(Size::new(4), None);
        assert_eq!(Size::new(20), None);
        for side in 5..=19 {
            let all = Squares::from(size(side));
            assert_eq!(all.len(), u32::from(size(side).n_squares()));
            assert!(all.iter().eq(size(side).squares()), "{side}");
            assert_eq!(size(side).squares().collect::<Squares>(), all);
        }
    }

    #[test]
    fn a_square_has_one_name() {
        for square in size(19).squares() {
            assert_eq!(Square::from_name(size(19), &square.to_string()), Some(square));
        }
        for name in ["", "e", "5", "e0", "e05", "e+5", "E5", "ée", "e10", "j1", "z1", "e5 ", "e999"]
        {
            assert_eq!(Square::from_name(size(9), name), None, "{name}");
        }
    }

    #[test]
    fn a_square_touches_eight_others_or_fewer_at_the_edge() {
        assert_eq!(names(size(9).around(square("e5"))), "d4 d5 d6 e4 e6 f4 f5 f6");
        assert_eq!(names(size(9).around(square("a1"))), "a2 b1 b2");
        assert_eq!(names(size(9).around(square("i9"))), "h8 h9 i8");
        assert_eq!(names(size(9).around(square("a5"))), "a4 a6 b4 b5 b6");
    }

    #[test]
    fn squares_around_one_are_counted_with_it() {
        for side in [5, 9, 19] {
            let all = Squares::from(size(side));
            for square in size(side).squares() {
                let around = size(side).around(square).count();
                assert_eq!(all.count_around(square) as usize, around + 1, "{side} {square}");
            }
        }
    }

    #[test]
    fn squares_come_by_column_then_by_row() {
        let squares = ["b10", "a2", "b9", "a1"].map(square).into_iter().collect::<Squares>();
        assert_eq!(names(squares.iter()), "a1 a2 b9 b10");
        assert_eq!(squares.len(), 4);
        assert!(squares.contains(square("b9")) && !squares.contains(square("b8")));
        assert!(squares.without(squares).is_empty());
    }
}

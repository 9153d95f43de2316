//! The board: its tiling, its cells and sets of them.

mod near;

use std::fmt;

pub(super) use self::near::Near;

/// How a board is made up of cells.
///
/// `squares` is the board of the sources. The two others are ours, after Thompson's suggestion:
/// `docs/spec/glass-bead-challenge.md` §1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tiling {
    /// Squares, of which one touches eight: `gbc:9`.
    Squares,
    /// Hexagons in a hexagon, of which one touches six: `gbc:hex5`.
    Hexagons,
    /// The pentagons of the Cairo tiling, of which one touches seven: `gbc:cairo5`.
    Pentagons,
}

impl Tiling {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Squares, Self::Hexagons, Self::Pentagons];

    /// What the size of such a board begins with in a spec.
    #[must_use]
    pub const fn prefix(self) -> &'static str {
        match self {
            Self::Squares => "",
            Self::Hexagons => "hex",
            Self::Pentagons => "cairo",
        }
    }

    /// What messages call its cells.
    pub(super) fn noun(self) -> &'static str {
        match self {
            Self::Squares => "square",
            Self::Hexagons | Self::Pentagons => "cell",
        }
    }

    /// What stakes look like, for who wrote something else.
    pub(crate) fn stakes(self) -> &'static str {
        match self {
            Self::Squares | Self::Hexagons => "c3+f6",
            Self::Pentagons => "b3t+c3l",
        }
    }

    /// The smallest and the largest size.
    #[must_use]
    pub const fn sizes(self) -> (u8, u8) {
        match self {
            Self::Squares => (5, 19),
            Self::Hexagons => (4, 9),
            Self::Pentagons => (3, 9),
        }
    }
}

/// A board: its tiling and its size.
///
/// `Display` is what a spec says of it, as in `9`, `hex5` and `cairo6`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board {
    tiling: Tiling,
    size: u8,
}

impl Board {
    /// A board, if one of the tiling is played in that size.
    ///
    /// The size is the number of squares along a side; of hexagons along one of six sides; of a
    /// Cairo board the number of squares along a side of which each is halved.
    ///
    /// ```
    /// use rules::glass_bead_challenge::{Board, Tiling};
    ///
    /// let n_cells = |tiling, size| Board::new(tiling, size).map(Board::n_cells);
    /// assert_eq!(n_cells(Tiling::Squares, 9), Some(81));
    /// assert_eq!(n_cells(Tiling::Hexagons, 5), Some(61));
    /// assert_eq!(n_cells(Tiling::Pentagons, 5), Some(50));
    /// assert_eq!(n_cells(Tiling::Hexagons, 10), None);
    /// ```
    #[must_use]
    pub fn new(tiling: Tiling, size: u8) -> Option<Self> {
        let (least, most) = tiling.sizes();
        (least..=most).contains(&size).then_some(Self { tiling, size })
    }

    /// The board that a spec says so, with or without zeros too many.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let of =
            |tiling: Tiling| Self::new(tiling, text.strip_prefix(tiling.prefix())?.parse().ok()?);
        Tiling::ALL.into_iter().find_map(of)
    }

    /// How it is made up of cells.
    #[must_use]
    pub fn tiling(self) -> Tiling {
        self.tiling
    }

    /// Its size: [`Board::new`] says what is counted.
    #[must_use]
    pub fn size(self) -> u8 {
        self.size
    }

    /// All cells, counted.
    #[must_use]
    pub fn n_cells(self) -> u16 {
        let n = u16::from(self.size);
        match self.tiling {
            Tiling::Squares => n * n,
            Tiling::Hexagons => 3 * n * n - 3 * n + 1,
            Tiling::Pentagons => 2 * n * n,
        }
    }

    /// How many letters and how many numbers cells have in their names.
    #[must_use]
    pub fn side(self) -> u8 {
        match self.tiling {
            Tiling::Squares | Tiling::Pentagons => self.size,
            Tiling::Hexagons => 2 * self.size - 1,
        }
    }

    /// All cells, in their order.
    pub fn cells(self) -> impl Iterator<Item = Cell> {
        self.each(Cells::from(self))
    }

    /// The cells of a set, in their order.
    pub fn each(self, cells: Cells) -> impl Iterator<Item = Cell> {
        (0..).zip(cells.0).flat_map(move |(letter, places)| self.at(letter, places))
    }

    /// The cells that touch one, by a side or a corner, in their order.
    pub fn around(self, cell: Cell) -> impl Iterator<Item = Cell> {
        self.each(self.near(cell)).filter(move |other| *other != cell)
    }

    /// A cell and those that touch it.
    #[inline]
    pub(super) fn near(self, cell: Cell) -> Cells {
        let mut set = Cells::NONE;
        for (letter, places) in Near::of(cell).places() {
            set.0[usize::from(letter)] = places & self.places(letter);
        }
        set
    }

    #[inline]
    fn at(self, letter: u8, places: u32) -> impl Iterator<Item = Cell> {
        let mut left = places;
        std::iter::from_fn(move || {
            let place = u8::try_from(left.trailing_zeros()).ok()?;
            left &= left.checked_sub(1)?;
            Some(Cell { tiling: self.tiling, letter, place })
        })
    }

    /// The places that the board has at a letter.
    #[inline]
    fn places(self, letter: u8) -> u32 {
        if letter >= self.side() {
            return 0;
        }
        let up_to = |n: u8| (1 << n) - 1;
        match self.tiling {
            Tiling::Squares => up_to(self.size),
            Tiling::Hexagons => {
                let last = (letter + self.size).min(self.side());
                up_to(last) & !up_to((letter + 1).saturating_sub(self.size))
            }
            Tiling::Pentagons => up_to(2 * self.size),
        }
    }

    /// Whether the board has a cell.
    #[must_use]
    pub fn has(self, cell: Cell) -> bool {
        let place = 1_u32.checked_shl(cell.place.into()).unwrap_or_default();
        cell.tiling == self.tiling && self.places(cell.letter) & place != 0
    }

    /// The cells of a row from the left, rows counted from the lowest, 0; none beyond the
    /// [side](Self::side).
    pub fn row(self, row: u8) -> impl Iterator<Item = Cell> {
        let Self { tiling, .. } = self;
        if row >= self.side() {
            return Vec::new().into_iter();
        }
        let whole = move |letter| Cell { tiling, letter, place: row };
        let cells: Vec<Cell> = match tiling {
            Tiling::Squares => (0..self.size).map(whole).collect(),
            Tiling::Hexagons => self.at(row, self.places(row)).collect(),
            Tiling::Pentagons => {
                let halves =
                    |letter| [0, 1].map(|half| Cell { tiling, letter, place: 2 * row + half });
                (0..self.size).flat_map(halves).collect()
            }
        };
        cells.into_iter()
    }

    /// What a row is called: a letter on hexagons, else a number.
    #[must_use]
    pub fn row_name(self, row: u8) -> String {
        match self.tiling {
            Tiling::Hexagons => letter(row).to_string(),
            Tiling::Squares | Tiling::Pentagons => (row + 1).to_string(),
        }
    }

    /// The board in words, as messages have it.
    #[must_use]
    pub fn described(self) -> String {
        let Self { size, .. } = self;
        match self.tiling {
            Tiling::Squares => format!("a board of {size} by {size}"),
            Tiling::Hexagons => format!("a board of hexagons with side {size}"),
            Tiling::Pentagons => format!("a Cairo board of {size} by {size}"),
        }
    }

    /// What messages call its cells.
    pub(crate) fn noun(self) -> &'static str {
        self.tiling.noun()
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.tiling.prefix(), self.size)
    }
}

/// A cell; also the move that puts a bead on it.
///
/// `Display` is its name, as in `e5`. On squares and on the pairs of pentagons that a Cairo board
/// has in each square, letters are columns from the left, and numbers rows from the bottom; on
/// hexagons letters are rows from the bottom, and numbers the diagonals that lean to the left. A
/// pentagon is told from its twin by l and r, or by t and b. Cells are ordered by letter, then by
/// number, then l before r and t before b.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    tiling: Tiling,
    letter: u8,
    /// Its number from 0; of pentagons twice that, and one more for the second of a pair.
    place: u8,
}

/// Which of the two pentagons in a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Half {
    /// `l`
    Left,
    /// `r`
    Right,
    /// `t`
    Upper,
    /// `b`
    Lower,
}

impl Half {
    const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Upper, Self::Lower];

    /// The letter at the end of a name.
    #[must_use]
    pub fn letter(self) -> char {
        match self {
            Self::Left => 'l',
            Self::Right => 'r',
            Self::Upper => 't',
            Self::Lower => 'b',
        }
    }
}

impl Cell {
    /// The cell of a name, if the board has it.
    ///
    /// ```
    /// use rules::glass_bead_challenge::{Board, Cell, Half};
    ///
    /// let board = Board::parse("9").expect("a board");
    /// let cell = Cell::from_name(board, "e5").expect("the middle of the board");
    /// assert_eq!((cell.letter(), cell.number(), cell.half()), (4, 4, None));
    /// assert_eq!(cell.to_string(), "e5");
    /// assert_eq!(Cell::from_name(board, "j5"), None);
    ///
    /// let cairo = Board::parse("cairo5").expect("a board");
    /// let cell = Cell::from_name(cairo, "b3t").expect("a cell");
    /// assert_eq!((cell.letter(), cell.number(), cell.half()), (1, 2, Some(Half::Upper)));
    /// assert_eq!(Cell::from_name(cairo, "b3l"), None);
    /// ```
    #[must_use]
    pub fn from_name(board: Board, name: &str) -> Option<Self> {
        let (name, half) = match board.tiling {
            Tiling::Squares | Tiling::Hexagons => (name, None),
            Tiling::Pentagons => {
                let half = Half::ALL.into_iter().find(|half| name.ends_with(half.letter()))?;
                (name.get(..name.len() - 1)?, Some(half))
            }
        };
        let letter = name.chars().next().filter(char::is_ascii_lowercase)?;
        let digits = name.get(1..).filter(|digits| !digits.starts_with(['0', '+']))?;
        let number = digits.parse::<u8>().ok()?.checked_sub(1)?;
        let place = match half {
            None => number,
            Some(Half::Left | Half::Upper) => number.checked_mul(2)?,
            Some(Half::Right | Half::Lower) => number.checked_mul(2)?.checked_add(1)?,
        };
        let cell = Self { tiling: board.tiling, letter: u8::try_from(letter).ok()? - b'a', place };
        (cell.half() == half && board.has(cell)).then_some(cell)
    }

    /// How its board is made up.
    #[must_use]
    pub fn tiling(self) -> Tiling {
        self.tiling
    }

    /// The number of its letter, from 0 at a.
    #[must_use]
    pub fn letter(self) -> u8 {
        self.letter
    }

    /// Its number, from 0 at 1.
    #[must_use]
    pub fn number(self) -> u8 {
        match self.tiling {
            Tiling::Squares | Tiling::Hexagons => self.place,
            Tiling::Pentagons => self.place / 2,
        }
    }

    /// Which of the two pentagons in its square it is; nothing on other boards.
    #[must_use]
    pub fn half(self) -> Option<Half> {
        if self.tiling != Tiling::Pentagons {
            return None;
        }
        let is_upright = self.letter % 2 == self.number() % 2;
        Some(match (is_upright, self.place % 2) {
            (true, 0) => Half::Left,
            (true, _) => Half::Right,
            (false, 0) => Half::Upper,
            (false, _) => Half::Lower,
        })
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", letter(self.letter), self.number() + 1)?;
        self.half().map_or(Ok(()), |half| write!(f, "{}", half.letter()))
    }
}

fn letter(idx: u8) -> char {
    char::from(b'a' + idx)
}

/// The most letters that cells of a board have.
const MOST_LETTERS: u8 = 19;

/// A set of cells of any board: places of cells as bits, by letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cells([u32; MOST_LETTERS as usize]);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self([0; MOST_LETTERS as usize]);

    /// Whether a cell is one of them.
    #[must_use]
    pub fn contains(&self, cell: Cell) -> bool {
        self.0.get(usize::from(cell.letter)).is_some_and(|places| places >> cell.place & 1 == 1)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|places| places.count_ones()).sum()
    }

    pub(super) fn insert(&mut self, cell: Cell) {
        self.0[usize::from(cell.letter)] |= 1 << cell.place;
    }

    pub(super) fn remove(&mut self, cell: Cell) {
        self.0[usize::from(cell.letter)] &= !(1 << cell.place);
    }

    pub(super) fn or(self, other: Self) -> Self {
        self.zip(other, |one, other| one | other)
    }

    pub(super) fn and(self, other: Self) -> Self {
        self.zip(other, |one, other| one & other)
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

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Self::NONE;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

impl From<Board> for Cells {
    /// All cells of a board.
    fn from(board: Board) -> Self {
        let mut set = Self::NONE;
        let letters = &mut set.0[..usize::from(board.side())];
        if board.tiling == Tiling::Hexagons {
            (0..).zip(letters).for_each(|(letter, places)| *places = board.places(letter));
        } else {
            letters.fill(board.places(0));
        }
        set
    }
}

#[cfg(test)]
mod tests;

//! Lists that are too long for one page.

use std::ops::Range;

/// How many items a page shows.
pub const PAGE_SIZE: usize = 20;

/// A page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page<T> {
    pub items: Vec<T>,
    /// Its number, from 1.
    pub number: usize,
    /// How many pages there are, at least one.
    pub n_pages: usize,
}

impl<T> Page<T> {
    /// The page of a number; one beyond the last is the last.
    ///
    /// ```
    /// use domain::pages::Page;
    ///
    /// let page = Page::of((1..=50).collect(), 3);
    /// assert_eq!((page.items[0], page.items.len(), page.n_pages), (41, 10, 3));
    /// assert_eq!(Page::of((1..=50).collect(), 99), page);
    /// assert_eq!(Page::<u8>::of(Vec::new(), 0).number, 1);
    /// ```
    pub fn of(all: Vec<T>, number: usize) -> Self {
        let n_pages = all.len().div_ceil(PAGE_SIZE).max(1);
        let number = number.clamp(1, n_pages);
        let items = all.into_iter().skip((number - 1) * PAGE_SIZE).take(PAGE_SIZE).collect();
        Self { items, number, n_pages }
    }
    /// The same page of something else.
    pub fn map<U>(self, other: impl FnMut(T) -> U) -> Page<U> {
        let Self { items, number, n_pages } = self;
        Page { items: items.into_iter().map(other).collect(), number, n_pages }
    }
}

/// How many rows of a table stand on a page: it is drawn in a few milliseconds, and a phone bears it.
const PART_SIZE: usize = 200;

/// Some rows of a table that is too long for one page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    /// Its number, from 1.
    pub number: usize,
    n_rows: usize,
}

impl Part {
    /// The part of a number; one beyond the last is the last.
    ///
    /// ```
    /// use domain::pages::Part;
    ///
    /// assert_eq!(Part::of(430, 2).rows(), 200..400);
    /// assert_eq!(Part::of(430, 99), Part::with(430, 400));
    /// assert_eq!(Part::of(430, 3).all().count(), 3);
    /// assert_eq!(Part::of(0, 1).rows(), 0..0);
    /// ```
    pub fn of(n_rows: usize, number: usize) -> Self {
        Self { number: number.clamp(1, n_rows.div_ceil(PART_SIZE).max(1)), n_rows }
    }

    /// The part that holds a row.
    pub fn with(n_rows: usize, idx: usize) -> Self {
        Self::of(n_rows, idx / PART_SIZE + 1)
    }

    pub fn rows(&self) -> Range<usize> {
        let first = (self.number - 1) * PART_SIZE;
        first..self.n_rows.min(first + PART_SIZE)
    }

    /// All parts of the same table.
    pub fn all(self) -> impl Iterator<Item = Self> {
        let n_parts = self.n_rows.div_ceil(PART_SIZE).max(1);
        (1..=n_parts).map(move |number| Self { number, ..self })
    }
}

/// How many there are, counted no further than is told exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Counted {
    Exactly(usize),
    MoreThan(usize),
}

impl Counted {
    /// As many as are told exactly.
    pub const MOST: usize = 10_000;

    /// So many were found when no more than one more than [`Self::MOST`] were looked for.
    pub fn of(n_found: usize) -> Self {
        Self::up_to(Self::MOST, n_found)
    }

    /// The same of another number than that.
    pub fn up_to(most: usize, n_found: usize) -> Self {
        if n_found > most { Self::MoreThan(most) } else { Self::Exactly(n_found) }
    }

    /// As many as there are for certain.
    pub fn at_least(self) -> usize {
        match self {
            Self::Exactly(n) | Self::MoreThan(n) => n,
        }
    }

    pub fn is_more(self) -> bool {
        matches!(self, Self::MoreThan(_))
    }
}

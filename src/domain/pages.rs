//! Lists that are too long for one page.

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
    /// use magister::domain::pages::Page;
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

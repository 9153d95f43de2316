//! A page of a rating list.

use std::ops::Range;

use super::Standing;
use crate::pages::Counted;

/// How many players a page shows.
pub const PAGE_SIZE: usize = 100;

/// A page of a list, and what is said of the others.
#[derive(Debug, Clone)]
pub struct Board {
    pub standings: Vec<Standing>,
    /// How many players the pages show in all, or would.
    pub n_found: Counted,
    /// Whether anybody has a rating at all.
    pub is_empty: bool,
    /// Which page it is, from 1.
    pub number: usize,
    /// How many there are, at least one.
    pub n_pages: usize,
    /// Whether nothing is shown, since so long a list is not looked through by days.
    pub is_refused: bool,
}

impl Board {
    /// The page of a number, without its players yet: the last one, if there are fewer.
    pub fn without_players(n_rated: Counted, n_found: Counted, number: usize) -> Self {
        let n_pages = n_found.at_least().div_ceil(PAGE_SIZE).max(1);
        let number = number.clamp(1, n_pages);
        let is_empty = n_rated.at_least() == 0;
        Self { standings: Vec::new(), n_found, is_empty, number, n_pages, is_refused: false }
    }

    /// The page of a number of those who were found among all.
    pub fn of(found: Vec<Standing>, n_rated: Counted, number: usize) -> Self {
        let empty = Self::without_players(n_rated, Counted::Exactly(found.len()), number);
        let places = empty.places();
        let standings = found.into_iter().skip(places.start).take(places.len()).collect();
        Self { standings, ..empty }
    }

    /// What stands for a page of a list that is too long to be looked through by days.
    pub fn refused(n_rated: Counted) -> Self {
        Self { is_refused: true, ..Self::without_players(n_rated, Counted::Exactly(0), 1) }
    }

    /// Which places of all that was found it shows, from 0.
    pub fn places(&self) -> Range<usize> {
        let first = (self.number - 1) * PAGE_SIZE;
        first..self.n_found.at_least().min(first + PAGE_SIZE)
    }

    /// Whether it is the last page though there are others behind it.
    pub fn is_cut_off(&self) -> bool {
        self.n_found.is_more() && self.number == self.n_pages
    }
}

//! Exchanges between the halves of a remainder (art. 4.3), decided one player after the other.

use super::exact::Exact;
use super::matcher::Unmatchable;
use super::weight::Weight;

/// The share of the order in a pair's weight: fewest exchanges, then the smallest sum of the
/// numbers that come into the upper half; the lowest bit is free to ask for one player.
struct Shares<'a> {
    remainder: &'a [usize],
    n_pairs: usize,
}

impl Shares<'_> {
    fn of(&self, one: usize, other: usize) -> u64 {
        let (upper, lower) = (one.min(other), one.max(other));
        let idx = self.remainder.binary_search(&upper);
        let (Ok(idx), Ok(_)) = (idx, self.remainder.binary_search(&lower)) else { return 0 };
        let n = self.remainder.len();
        let is_original = usize::from(idx < self.n_pairs);
        (2 * (is_original * n * (self.n_pairs + 1) + n - 1 - idx) + 1) as u64
    }
}

impl<W: Weight> Exact<'_, W> {
    /// Chooses who is in the upper half: afterwards exactly they are paired with somebody of
    /// lower rank.
    pub(super) fn exchange(
        &mut self,
        remainder: &[usize],
        n_pairs: usize,
    ) -> Result<(), Unmatchable> {
        let shares = Shares { remainder, n_pairs };
        self.weigh_all(|one, other| shares.of(one, other))?;
        let (upper, lower) = remainder.split_at(n_pairs);
        let n_exchanged = upper.iter().filter(|one| !self.is_upper(**one)).count();
        self.choose_leaving(upper, &shares, n_exchanged)?;
        self.choose_coming(lower, &shares, n_exchanged)
    }

    /// Art. 4.3.3: the lowest ranked of the upper half leave it first.
    fn choose_leaving(
        &mut self,
        upper: &[usize],
        shares: &Shares,
        n: usize,
    ) -> Result<(), Unmatchable> {
        let mut n_left = n;
        for one in upper.iter().rev().copied() {
            if n_left == 0 {
                break;
            }
            if self.is_upper(one) {
                self.favour(one, |other| {
                    shares.of(one, other) - u64::from(shares.is_below(one, other))
                })?;
            }
            if !self.is_upper(one) {
                n_left -= 1;
                for other in shares.remainder.iter().filter(|other| **other > one) {
                    self.allowed.remove(one, *other);
                }
            }
            self.favour(one, |other| shares.of(one, other))?;
        }
        Ok(())
    }

    /// Art. 4.3.4: the highest ranked of the lower half come first.
    fn choose_coming(
        &mut self,
        lower: &[usize],
        shares: &Shares,
        n: usize,
    ) -> Result<(), Unmatchable> {
        let mut n_left = n;
        for one in lower.iter().copied() {
            if n_left == 0 {
                break;
            }
            if !self.is_upper(one) {
                self.favour(one, |other| {
                    shares.of(one, other) + u64::from(shares.is_below(one, other))
                })?;
            }
            if self.is_upper(one) {
                n_left -= 1;
                for other in shares.remainder.iter().filter(|other| **other < one) {
                    self.allowed.remove(*other, one);
                }
                for other in self.window.n_members..self.window.len() {
                    self.allowed.remove(one, other);
                }
                self.matcher.require(one);
            }
            self.favour(one, |other| shares.of(one, other))?;
        }
        Ok(())
    }
}

impl Shares<'_> {
    /// Is the other one of the remainder, of lower rank?
    fn is_below(&self, one: usize, other: usize) -> bool {
        other > one && self.remainder.binary_search(&other).is_ok()
    }
}

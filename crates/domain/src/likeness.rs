//! One name against thousands: which of them could be the same person.

use std::cell::Cell;

use super::names::ALIKE;
use super::{Line, NameKey};

/// Names to be compared with many others; what is compared is prepared once.
#[derive(Debug)]
pub struct Likenesses<T> {
    names: Vec<(Sketch, T)>,
    /// How many pairs may still be compared letter by letter.
    left: Cell<u32>,
}

/// So many pairs of names are compared letter by letter, a few seconds' work: thousands of names
/// that are all nearly the same have more, and are not worth waiting for.
const MOST_COMPARED: u32 = 2_000_000;

/// Of so many times as many names as are asked for, the likest are taken.
const FOUND_FOR_EACH: usize = 8;

/// A name prepared for comparison.
#[derive(Debug)]
struct Sketch {
    words: String,
    /// The same by their ends.
    by_end: String,
    chars: usize,
    /// One bit for each kind of letter in it, then one for each that is in it more than once.
    letters: [u64; 2],
}

impl Sketch {
    fn of(key: &NameKey) -> Self {
        let words = key.sorted_words();
        Self {
            chars: words.chars().count(),
            letters: letters(&words),
            words,
            by_end: key.words_by_end(),
        }
    }

    /// How alike two names are at the very most, whatever the order of their letters, told from
    /// those that only one of them has: the bound of Jaro's likeness.
    fn bound(&self, other: &Self) -> f64 {
        let mine = self.chars.saturating_sub(self.lone(other));
        let others = other.chars.saturating_sub(other.lone(self));
        let matching = small(mine.min(others));
        (matching / small(self.chars.max(1)) + matching / small(other.chars.max(1)) + 1.0) / 3.0
    }

    /// How many letters it has at least that the other one lacks.
    fn lone(&self, other: &Self) -> usize {
        let lone = |(own, others): (u64, u64)| (own & !others).count_ones() as usize;
        self.letters.into_iter().zip(other.letters).map(lone).sum()
    }

    /// Whether the letters alone do not say already that the two are not alike.
    fn may_be_like(&self, other: &Self) -> bool {
        raised(self.slack_bound(other), WINKLER_HEAD) >= ALIKE
    }

    /// Not a hair more is asked of the bounds than of the likenesses themselves.
    fn slack_bound(&self, other: &Self) -> f64 {
        self.bound(other) + 1e-9
    }

    fn likeness(&self, other: &Self) -> f64 {
        let bound = self.slack_bound(other);
        let pairs = self.words.chars().zip(other.words.chars()).take(WINKLER_HEAD);
        let head = pairs.take_while(|(one, other)| one == other).count();
        let may_be = |bound: f64| bound >= ALIKE;
        let in_order =
            may_be(raised(bound, head)).then(|| strsim::jaro_winkler(&self.words, &other.words));
        let by_end = may_be(bound).then(|| strsim::jaro(&self.by_end, &other.by_end));
        in_order.unwrap_or(0.0).max(by_end.unwrap_or(0.0))
    }
}

fn letters(words: &str) -> [u64; 2] {
    words.chars().fold([0, 0], |[once, twice], c| {
        let kind = 1 << (u32::from(c) % 64);
        [once | kind, twice | (once & kind)]
    })
}

/// At most so many letters of a common beginning raise the likeness.
const WINKLER_HEAD: usize = 4;

/// Jaro's likeness, raised by Winkler's rule for `head` letters of a common beginning.
fn raised(jaro: f64, head: usize) -> f64 {
    jaro + 0.1 * small(head) * (1.0 - jaro)
}

/// Names are a few dozen characters long.
fn small(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

impl<T: Copy> Likenesses<T> {
    /// Prepares names.
    pub fn new<'k>(names: impl IntoIterator<Item = (&'k NameKey, T)>) -> Self {
        let names = names.into_iter();
        let names = names.map(|(key, of)| (Sketch::of(key), of)).collect();
        Self { names, left: Cell::new(MOST_COMPARED) }
    }

    /// Those that [`NameKey::is_like`] this one, the likest first, at most `max`. Of very many the
    /// first ones are looked at.
    pub fn of(&self, key: &NameKey, max: usize) -> Vec<T> {
        let sketch = Sketch::of(key);
        let likeness = |(other, of): &(Sketch, T)| (self.likeness(&sketch, other), *of);
        let alike = self.names.iter().map(likeness).filter(|(likeness, _)| *likeness >= ALIKE);
        let mut alike: Vec<(f64, T)> = alike.take(max.saturating_mul(FOUND_FOR_EACH)).collect();
        alike.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        alike.truncate(max);
        alike.into_iter().map(|(_, of)| of).collect()
    }

    fn likeness(&self, one: &Sketch, other: &Sketch) -> f64 {
        if !one.may_be_like(other) {
            return 0.0;
        }
        let Some(left) = self.left.get().checked_sub(1) else {
            return 0.0;
        };
        self.left.set(left);
        one.likeness(other)
    }
}

/// Whether two lines are the same to the letter, capitals aside. Stricter than equal keys:
/// those fold accents and romanise, and two names of one sound are not one name.
pub fn same_letters<const MAX: usize>(name: &Line<MAX>, other: &str) -> bool {
    name.as_str().to_lowercase() == other.to_lowercase()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_likest_comes_first() {
        let keys = ["Jozef Knecht", "Josef Knecht", "Plinio Designori"].map(NameKey::of);
        let index = Likenesses::new(keys.iter().zip(0..));
        assert_eq!(index.of(&NameKey::of("Knecht, Josef"), 9), [1, 0]);
        assert_eq!(index.of(&NameKey::of("Knecht, Josef"), 1), [1]);
    }

    #[test]
    fn a_slip_in_the_first_letter_is_found() {
        let keys = ["Josef Knecht", "Plinio Designori"].map(NameKey::of);
        let index = Likenesses::new(keys.iter().zip(0..));
        assert_eq!(index.of(&NameKey::of("Josef Cnecht"), 9), [0]);
        assert_eq!(index.of(&NameKey::of("Blinio Designori"), 9), [1]);
    }

    #[test]
    fn of_thousands_of_nearly_equal_names_a_bounded_number_is_compared() {
        let keys: Vec<NameKey> =
            (0..3000).map(|n| NameKey::of(&format!("Maximilian Mustermann {n:04}"))).collect();
        let index = Likenesses::new(keys.iter().zip(0..));
        for key in &keys {
            assert_eq!(index.of(key, 16).len(), 16);
        }
        let compared = MOST_COMPARED - index.left.get();
        assert!(compared <= 3000 * 16 * 8, "{compared}");
    }

    #[test]
    fn names_that_are_nearly_alike_are_not_compared_for_ever() {
        let keys: Vec<NameKey> =
            (0..3000).map(|n| NameKey::of(&format!("{n:04} abcdefghij"))).collect();
        let others = (0..3000).map(|n| NameKey::of(&format!("jihgfedcba {n:04}")));
        let index = Likenesses::new(keys.iter().zip(0..));
        index.left.set(1000);
        for other in others {
            index.of(&other, 16);
        }
        assert_eq!(index.left.get(), 0);
    }

    proptest! {
        /// The short cut finds what the comparison one by one would find.
        #[test]
        fn nothing_alike_is_missed(
            name in "[a-fA-F]{1,6}( [a-fA-F]{1,6}){0,2}",
            others in prop::collection::vec("[a-fA-F]{1,6}( [a-fA-F]{1,6}){0,2}", 1..20),
        ) {
            let key = NameKey::of(&name);
            let keys: Vec<NameKey> = others.iter().map(|other| NameKey::of(other)).collect();
            let index = Likenesses::new(keys.iter().zip(0_usize..));
            let mut found = index.of(&key, usize::MAX);
            found.sort_unstable();
            let expected: Vec<usize> =
                (0..keys.len()).filter(|idx| key.is_like(&keys[*idx])).collect();
            prop_assert_eq!(found, expected);
        }
    }
}

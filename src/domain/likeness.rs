//! One name against thousands: which of them could be the same person.

use super::names::ALIKE;
use super::{Line, NameKey};

/// Names to be compared with many others; what is compared is prepared once.
#[derive(Debug)]
pub struct Likenesses<T> {
    names: Vec<(Sketch, T)>,
}

/// A name prepared for comparison.
#[derive(Debug)]
struct Sketch {
    words: String,
    chars: usize,
    /// One bit for each kind of letter in it.
    letters: u64,
}

impl Sketch {
    fn of(key: &NameKey) -> Self {
        let words = key.sorted_words();
        Self {
            chars: words.chars().count(),
            letters: words.chars().fold(0, |mask, c| mask | 1 << (u32::from(c) % 64)),
            words,
        }
    }

    /// How alike two names are at the very most, told from the letters that only one of them
    /// has: the bound of Jaro's likeness, raised by Winkler's for the common beginning.
    fn bound(&self, other: &Self) -> f64 {
        let lone = |mask: u64| mask.count_ones() as usize;
        let mine = self.chars.saturating_sub(lone(self.letters & !other.letters));
        let others = other.chars.saturating_sub(lone(other.letters & !self.letters));
        let matching = small(mine.min(others));
        let jaro =
            (matching / small(self.chars.max(1)) + matching / small(other.chars.max(1)) + 1.0)
                / 3.0;
        let pairs = self.words.chars().zip(other.words.chars());
        let head = pairs.take(4).take_while(|(one, other)| one == other).count();
        jaro + 0.1 * small(head) * (1.0 - jaro)
    }

    fn likeness(&self, other: &Self) -> f64 {
        // Not a hair more is asked of the bound than of the likeness itself.
        if self.bound(other) + 1e-9 < ALIKE {
            return 0.0;
        }
        strsim::jaro_winkler(&self.words, &other.words)
    }
}

/// Names are a few dozen characters long.
fn small(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

impl<T: Copy> Likenesses<T> {
    /// Prepares names.
    pub fn new<'k>(names: impl IntoIterator<Item = (&'k NameKey, T)>) -> Self {
        let names = names.into_iter();
        Self { names: names.map(|(key, of)| (Sketch::of(key), of)).collect() }
    }

    /// Those that [`NameKey::is_like`] this one, the likest first, at most `max`.
    #[must_use]
    pub fn of(&self, key: &NameKey, max: usize) -> Vec<T> {
        let sketch = Sketch::of(key);
        let likeness = |(other, of): &(Sketch, T)| (sketch.likeness(other), *of);
        let mut alike: Vec<(f64, T)> =
            self.names.iter().map(likeness).filter(|(likeness, _)| *likeness >= ALIKE).collect();
        alike.sort_by(|(one, _), (other, _)| other.total_cmp(one));
        alike.truncate(max);
        alike.into_iter().map(|(_, of)| of).collect()
    }
}

/// Whether two lines are the same to the letter, capitals aside. Stricter than equal keys:
/// those fold accents and romanise, and two names of one sound are not one name.
#[must_use]
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

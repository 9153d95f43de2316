//! Lots drawn from a seed, the same on every machine.

use crate::entry::Number;

/// So many of a thousand; more than a thousand is always.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Permille(pub u16);

/// The generator `SplitMix64`: small, and good enough to play at tournaments.
pub(super) struct Chance {
    state: u64,
}

impl Chance {
    pub(super) const fn new(seed: u64) -> Self {
        Self { state: seed }
    }

    fn next(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, not including, `end`; 0 if that is none.
    pub(super) fn below(&mut self, end: u64) -> u64 {
        // So small a range that the remainder is as good as fair.
        self.next().checked_rem(end).unwrap_or(0)
    }

    pub(super) fn happens(&mut self, chance: Permille) -> bool {
        self.below(1000) < u64::from(chance.0)
    }

    /// One of the first `n` numbers.
    pub(super) fn number(&mut self, n: u16) -> Number {
        Number(1 + u16::try_from(self.below(u64::from(n))).unwrap_or(0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_generator_draws_what_its_authors_publish() {
        let mut chance = Chance::new(1_234_567);
        let drawn: Vec<u64> = (0..3).map(|_| chance.next()).collect();
        let published =
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423];
        assert_eq!(drawn, published);
    }

    #[test]
    fn what_has_no_chance_never_happens_and_what_is_certain_always_does() {
        let mut chance = Chance::new(1);
        assert!((0..1000).all(|_| !chance.happens(Permille(0))));
        assert!((0..1000).all(|_| chance.happens(Permille(1000))));
    }
}

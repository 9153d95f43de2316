//! Weights of pairs: one number for all criteria, the most important one in the highest bits.

use std::ops::{Add, Sub};

/// A signed whole number of fixed width, without a heap.
pub(super) trait Weight: Copy + Ord + Add<Output = Self> + Sub<Output = Self> {
    const ZERO: Self;
    /// Stands for a pair that must not be: smaller than any weight.
    const NONE: Self;
    /// How many bits a weight may have, so that a dual variable of any search still fits.
    const BITS: u32;

    /// The number with room for some more bits, and a value in them.
    fn with_field(self, bits: u32, value: u64) -> Self;

    /// Half of an even number.
    fn half(self) -> Self;
}

impl Weight for i128 {
    const ZERO: Self = 0;
    const NONE: Self = Self::MIN;
    const BITS: u32 = 120;

    fn with_field(self, bits: u32, value: u64) -> Self {
        (self << bits) + Self::from(value)
    }

    fn half(self) -> Self {
        self >> 1
    }
}

/// A number of `64 N` bits, in two's complement, the lowest word first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Wide<const N: usize>([u64; N]);

impl<const N: usize> Wide<N> {
    fn is_negative(self) -> bool {
        self.0[N - 1] >> 63 == 1
    }
}

impl<const N: usize> Ord for Wide<N> {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let signs = other.is_negative().cmp(&self.is_negative());
        signs.then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }
}

impl<const N: usize> PartialOrd for Wide<N> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<const N: usize> Add for Wide<N> {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let mut sum = [0; N];
        let mut carry = false;
        for (idx, word) in sum.iter_mut().enumerate() {
            let (with, over) = self.0[idx].overflowing_add(other.0[idx]);
            let (with, again) = with.overflowing_add(u64::from(carry));
            *word = with;
            carry = over || again;
        }
        Self(sum)
    }
}

impl<const N: usize> Sub for Wide<N> {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        let mut difference = [0; N];
        let mut borrow = false;
        for (idx, word) in difference.iter_mut().enumerate() {
            let (without, under) = self.0[idx].overflowing_sub(other.0[idx]);
            let (without, again) = without.overflowing_sub(u64::from(borrow));
            *word = without;
            borrow = under || again;
        }
        Self(difference)
    }
}

impl<const N: usize> Weight for Wide<N> {
    const ZERO: Self = Self([0; N]);
    const NONE: Self = {
        let mut words = [0; N];
        words[N - 1] = 1 << 63;
        Self(words)
    };
    #[allow(clippy::cast_possible_truncation, reason = "a few dozen words")]
    const BITS: u32 = 64 * N as u32 - 8;

    fn with_field(self, bits: u32, value: u64) -> Self {
        let (words, bits) = ((bits / 64) as usize, bits % 64);
        let word = |idx: usize| idx.checked_sub(words).map_or(0, |idx| self.0[idx]);
        let mut shifted = [0; N];
        for (idx, shifted) in shifted.iter_mut().enumerate() {
            let carried = idx.checked_sub(1).map_or(0, word);
            *shifted = word(idx) << bits | carried.checked_shr(64 - bits).unwrap_or(0);
        }
        let mut added = [0; N];
        added[0] = value;
        Self(shifted) + Self(added)
    }

    fn half(self) -> Self {
        let mut half = [0; N];
        for (idx, word) in half.iter_mut().enumerate() {
            let above = if idx + 1 < N { self.0[idx + 1] } else { u64::from(self.is_negative()) };
            *word = self.0[idx] >> 1 | above << 63;
        }
        Self(half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Both kinds of numbers from the same value.
    fn wide(value: i128) -> Wide<3> {
        let magnitude = value.unsigned_abs();
        let words = [magnitude & u128::from(u64::MAX), magnitude >> 64]
            .map(|word| u64::try_from(word).expect("64 bits"));
        let wide = Wide([words[0], words[1], 0]);
        if value < 0 { Wide::ZERO - wide } else { wide }
    }

    proptest! {
        #[test]
        fn wide_numbers_count_as_whole_numbers_do(
            one in -(1_i128 << 100)..1 << 100,
            other in -(1_i128 << 100)..1 << 100,
            bits in 0_u32..20,
            value in 0_u64..1 << 16,
        ) {
            prop_assert_eq!(wide(one) + wide(other), wide(one + other));
            prop_assert_eq!(wide(one) - wide(other), wide(one - other));
            prop_assert_eq!(wide(one).cmp(&wide(other)), one.cmp(&other));
            prop_assert_eq!(wide(2 * one).half(), wide(one));
            let field = one.abs().with_field(bits, value);
            prop_assert_eq!(wide(one.abs()).with_field(bits, value), wide(field));
            prop_assert!(Wide::<3>::NONE < wide(one));
        }
    }
}

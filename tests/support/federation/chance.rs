//! Numbers that look drawn and are the same every time.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "numbers are drawn below what fits"
)]

/// A sequence of numbers that its seed decides.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        let mut chance = Self(0x9e37_79b9_7f4a_7c15 ^ seed.wrapping_mul(0x2545_f491_4f6c_dd1d));
        // Neighbouring seeds begin alike.
        for _ in 0..4 {
            chance.next();
        }
        chance
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        // No state leads out of nothing.
        self.0 |= u64::from(self.0 == 0);
        self.0
    }

    pub(crate) fn below(&mut self, most: u32) -> u32 {
        (((self.next() >> 32) * u64::from(most)) >> 32) as u32
    }

    /// From one on.
    pub(crate) fn number(&mut self, most: u16) -> u16 {
        self.below(most.into()) as u16 + 1
    }

    pub(crate) fn is_one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn one_of<'o>(&mut self, options: &[&'o str]) -> &'o str {
        options[self.below(options.len() as u32) as usize]
    }

    /// The same, of which the first are more common than the last.
    pub(crate) fn common_one_of<'o>(&mut self, options: &[&'o str]) -> &'o str {
        let most = self.below(options.len() as u32) + 1;
        options[self.below(most) as usize]
    }

    /// One of so many, of whom the first turn up a hundred times as often as the last.
    pub(crate) fn regular(&mut self, n: u32) -> u32 {
        let share = f64::from(self.below(u32::MAX)) / f64::from(u32::MAX);
        ((share.powf(1.5) * f64::from(n)) as u32).min(n - 1)
    }

    pub(crate) fn letter(&mut self) -> char {
        char::from(b'A' + self.below(26) as u8)
    }

    /// Thirty-two hexadecimal digits.
    pub(crate) fn mark(&mut self) -> String {
        format!("{:016x}{:016x}", self.next(), self.next())
    }
}

//! Pauses between tries to reach something that is away: each twice as long as the one before, up to a limit, and of two
//! servers not the same, so that they do not all come at once when it is back.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

const FIRST: Duration = Duration::from_millis(500);
const LONGEST: Duration = Duration::from_secs(15);

/// The pauses of one who tries.
pub(super) struct Pauses(Duration);

impl Default for Pauses {
    fn default() -> Self {
        Self(FIRST)
    }
}

impl Pauses {
    /// The pause after a try that has held for so long. One that held for longer than any pause was none in vain.
    pub(super) fn after(&mut self, held: Duration) -> Duration {
        // Each state of a hasher is another one: chance enough for a pause.
        self.drawn(held, RandomState::new().hash_one(()))
    }

    /// Between half of a pause and all of it.
    fn drawn(&mut self, held: Duration, chance: u64) -> Duration {
        let pause = if held > LONGEST { FIRST } else { self.0 };
        self.0 = (2 * pause).min(LONGEST);
        let half = pause / 2;
        let [share, ..] = chance.to_le_bytes();
        half + half * u32::from(share) / 255
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_up_to_a_limit_and_begin_again_after_a_try_that_held() {
        let mut pauses = Pauses::default();
        let mut next = |held| pauses.drawn(held, 255).as_millis();
        let in_vain: Vec<u128> = (0..7).map(|_| next(Duration::ZERO)).collect();
        assert_eq!(in_vain, [500, 1000, 2000, 4000, 8000, 15_000, 15_000]);
        assert_eq!(next(Duration::from_secs(16)), 500);
        assert_eq!(next(Duration::ZERO), 1000);
    }

    #[test]
    fn chance_halves_a_pause_at_most() {
        let least = Pauses::default().drawn(Duration::ZERO, 256);
        assert_eq!(least, FIRST / 2);
        let drawn = Pauses::default().after(Duration::ZERO);
        assert!((least..=FIRST).contains(&drawn), "{drawn:?}");
    }
}

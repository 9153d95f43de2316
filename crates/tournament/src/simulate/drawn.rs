//! What nobody has settled about a simulated Swiss, drawn as tournaments usually are.

use crate::table::MAX_PLAYERS;

use super::Options;
use super::chance::{Chance, Permille};

/// The lots of an event are not those of what happens in it.
const OF_OPTIONS: u64 = 0x5EED_0F0E_7E27_0001;

impl Options {
    /// An event such as there are many, drawn from the seed: 20 to 120 players, unless their number
    /// is settled; as many rounds as find a winner among them, or up to three more; draws,
    /// forfeits, byes, absences, late entries and withdrawals as opens have them. Nobody is kept
    /// apart, nothing is accelerated, and no full-point byes are given.
    ///
    /// ```
    /// use tournament::simulate::Options;
    ///
    /// let drawn = Options::drawn(7, None);
    /// assert_eq!(drawn, Options::drawn(7, None));
    /// assert!((20..=120).contains(&drawn.n_players));
    /// assert!((4..=7).contains(&Options::drawn(7, Some(16)).n_rounds));
    /// ```
    #[must_use]
    pub fn drawn(seed: u64, n_players: Option<u16>) -> Self {
        // Each lot is drawn whether it is needed or not, so that settling one changes no other.
        let mut chance = Chance::new(seed ^ OF_OPTIONS);
        let mut from = |least: u16, most: u16| {
            least + u16::try_from(chance.below(u64::from(most - least) + 1)).unwrap_or(0)
        };
        let usual = from(20, 120);
        let more_rounds = from(0, 3);
        let n_players = n_players.unwrap_or(usual).min(MAX_PLAYERS);
        Self {
            seed,
            n_players,
            n_rounds: rounds(n_players, more_rounds),
            weakest: 2400 - from(400, 1400),
            draws: Permille(from(200, 500)),
            forfeits: Permille(from(0, 40)),
            half_point_byes: Permille(from(0, 40)),
            zero_point_byes: Permille(from(0, 20)),
            late_entries: Permille(from(0, 60)),
            withdrawals: Permille(from(0, 20)),
            ..Self::default()
        }
    }
}

/// As many as halve the field to one, and so many more, but no more than half of them could meet.
fn rounds(n_players: u16, more: u16) -> u16 {
    let halvings = u16::try_from(n_players.max(2).next_power_of_two().ilog2()).unwrap_or(1);
    let fewest = halvings.max(3);
    (fewest + more).min((n_players / 2 + 1).max(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_rounds_as_a_field_takes() {
        let of = |n_players: u16| [0, 3].map(|more| rounds(n_players, more));
        assert_eq!(of(2), [2, 2]);
        assert_eq!(of(4), [3, 3]);
        assert_eq!(of(8), [3, 5]);
        assert_eq!(of(20), [5, 8]);
        assert_eq!(of(100), [7, 10]);
        assert_eq!(of(9999), [14, 17]);
    }

    #[test]
    fn what_is_settled_changes_nothing_else() {
        for seed in 0..200 {
            let drawn = Options::drawn(seed, None);
            assert!((20..=120).contains(&drawn.n_players), "{drawn:?}");
            assert!((1000..=2000).contains(&drawn.weakest), "{drawn:?}");
            assert!((200..=500).contains(&drawn.draws.0), "{drawn:?}");
            let settled = Options::drawn(seed, Some(50));
            let Options { n_players, n_rounds, .. } = drawn;
            assert_eq!(Options { n_players, n_rounds, ..settled }, drawn);
        }
    }
}

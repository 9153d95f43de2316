//! Drawing lots from a seed, so that anybody can draw them again.

use rules::Seat;

/// Puts `items` in an order drawn from `seed`: Fisher-Yates from the last place to the second,
/// on the numbers of `SplitMix64`.
///
/// ```
/// use domain::lots::shuffle;
///
/// let mut numbers = [1, 2, 3, 4, 5];
/// shuffle(&mut numbers, 1943);
/// let mut again = [1, 2, 3, 4, 5];
/// shuffle(&mut again, 1943);
/// assert_eq!(numbers, again);
/// ```
pub fn shuffle<T>(items: &mut [T], seed: u64) {
    let mut state = seed;
    for last_idx in (1..items.len()).rev() {
        items.swap(last_idx, below(last_idx + 1, &mut state));
    }
}

/// One of the two seats, drawn from `seed`.
pub fn seat(seed: u64) -> Seat {
    // Another stream than that of `shuffle`, which begins with the seed itself.
    let mut state = !seed;
    if below(2, &mut state) == 0 { Seat::First } else { Seat::Second }
}

/// A number below `bound`. 64 bits are so many more than any list has places that what the
/// division leaves over favours nobody who could notice.
pub fn below(bound: usize, state: &mut u64) -> usize {
    let wide = u128::from(next(state)) * bound as u128;
    usize::try_from(wide >> 64).unwrap_or(0)
}

fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = *state;
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_numbers_are_those_of_the_published_generator() {
        let mut state = 1_234_567;
        let drawn = [next(&mut state), next(&mut state), next(&mut state)];
        assert_eq!(
            drawn,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn every_order_of_three_is_drawn_equally_often() {
        let mut counts = std::collections::BTreeMap::new();
        for seed in 0..6000 {
            let mut items = [1, 2, 3];
            shuffle(&mut items, seed);
            *counts.entry(items).or_insert(0) += 1;
        }
        assert_eq!(counts.len(), 6);
        assert!(counts.values().all(|count| (850..1150).contains(count)), "{counts:?}");
    }

    #[test]
    fn nothing_and_one_stay_as_they_are() {
        shuffle::<u8>(&mut [], 7);
        let mut one = [1];
        shuffle(&mut one, 7);
        assert_eq!(one, [1]);
    }
}

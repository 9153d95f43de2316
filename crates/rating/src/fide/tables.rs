//! The tables of the rating regulations: shares of the points and differences of ratings.
//!
//! Source: `docs/spec/ratings.md` §5.1.

/// Rating points for a share of the points from 50 to 100 hundredths.
const DIFFERENCES: [i32; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The highest difference of ratings at which 50 to 99 hundredths are expected.
const HIGHEST: [usize; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// The difference of ratings from which on a win is expected.
pub const CERTAIN: i32 = 736;

/// Hundredths expected, by the difference of ratings.
static EXPECTED: [u8; CERTAIN as usize + 1] = expected_by_difference();

const fn expected_by_difference() -> [u8; CERTAIN as usize + 1] {
    let mut expected = [100; CERTAIN as usize + 1];
    let (mut difference, mut hundredths) = (0, 50);
    while hundredths < 100 {
        while difference <= HIGHEST[hundredths as usize - 50] {
            expected[difference] = hundredths;
            difference += 1;
        }
        hundredths += 1;
    }
    expected
}

/// Rating points (`dp`, table 8.1.1) for so many hundredths of the points, from -800 to 800; more
/// than a hundred are a hundred.
///
/// ```
/// use rating::fide::difference;
///
/// assert_eq!([0, 40, 50, 67, 100, 120].map(difference), [-800, -72, 0, 125, 800, 800]);
/// ```
#[must_use]
pub fn difference(share: u32) -> i32 {
    let share = share.min(100) as usize;
    match share.checked_sub(50) {
        Some(above) => DIFFERENCES[above],
        None => -DIFFERENCES[50 - share],
    }
}

/// Hundredths of the point (`PD`, table 8.1.2) that a player with so much more rating can expect,
/// on the full scale: from 0 to 100.
///
/// ```
/// use rating::fide::{CERTAIN, expected};
///
/// assert_eq!([-92, 0, 3, 4, CERTAIN - 1, CERTAIN].map(expected), [37, 50, 50, 51, 99, 100]);
/// ```
#[must_use]
pub fn expected(difference: i32) -> u32 {
    let size = difference.unsigned_abs().min(CERTAIN.unsigned_abs()) as usize;
    let of_stronger = u32::from(EXPECTED[size]);
    if difference < 0 { 100 - of_stronger } else { of_stronger }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_worth_as_much_below_the_half_as_above() {
        for (share, expected) in [(100, 800), (99, 677), (67, 125), (51, 7), (50, 0)] {
            assert_eq!(difference(share), expected, "{share}");
            assert_eq!(difference(100 - share), -expected, "{share}");
        }
        assert_eq!(difference(101), 800);
    }

    #[test]
    fn expectation_changes_where_the_table_says() {
        let cases = [(0, 50), (3, 50), (4, 51), (91, 62), (92, 63), (735, 99), (736, 100)];
        for (difference, hundredths) in cases {
            assert_eq!(expected(difference), hundredths, "{difference}");
            assert_eq!(expected(-difference), 100 - hundredths, "-{difference}");
        }
        assert_eq!((expected(i32::MAX), expected(i32::MIN)), (100, 0));
    }
}

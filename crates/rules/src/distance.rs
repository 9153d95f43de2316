//! How far two texts are from each other.

/// Letters wrong, left out, too many, or exchanged with their neighbour.
///
/// Takes time in proportion to the product of the lengths.
pub(crate) fn distance(a: &str, b: &str) -> u32 {
    u32::try_from(strsim::osa_distance(a, b)).unwrap_or(u32::MAX)
}

/// Whether two texts are at most one slip from each other.
pub(crate) fn is_near(a: &str, b: &str) -> bool {
    a.len().abs_diff(b.len()) <= char::MAX_LEN_UTF8 && distance(a, b) <= 1
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(a: &str, b: &str, expected: u32) {
        assert_eq!(distance(a, b), expected, "{a}, {b}");
        assert_eq!(distance(b, a), expected, "{b}, {a}");
    }

    #[test]
    fn each_letter_wrong_left_out_or_exchanged_counts_one() {
        check("", "", 0);
        check("", "C30", 3);
        check("C30", "C30", 0);
        check("C3O", "C30", 1);
        check("C30", "C300", 1);
        check("C30", "C03", 1);
        check("C305", "C530", 2);
        check("é5", "e5", 1);
    }

    #[test]
    fn texts_of_very_different_length_are_not_near() {
        assert!(is_near("e5", "e6"));
        assert!(!is_near("e5", "d6"));
        assert!(!is_near("e5", &"e".repeat(60_000)));
    }
}

//! How far two texts are from each other.

/// Letters wrong, left out, too many, or exchanged with their neighbour.
///
/// Takes time in proportion to the product of the lengths.
pub(crate) fn distance(a: &str, b: &str) -> u32 {
    let b: Vec<char> = b.chars().collect();
    let mut before: Vec<u32> = Vec::new();
    let mut row: Vec<u32> = (0..).take(b.len() + 1).collect();
    let mut previous = None;
    for (above, letter) in (1..).zip(a.chars()) {
        let mut next = vec![above];
        for (idx, &other) in b.iter().enumerate() {
            let change = row[idx] + u32::from(letter != other);
            let mut least = change.min(row[idx + 1] + 1).min(next[idx] + 1);
            let is_exchanged = idx > 0 && b.get(idx - 1) == Some(&letter);
            if is_exchanged && previous == Some(other) {
                least = least.min(before[idx - 1] + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut row, next);
        previous = Some(letter);
    }
    row.last().copied().unwrap_or(0)
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

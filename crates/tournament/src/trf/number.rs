//! Numbers and points as files write them.

use std::ops::RangeInclusive;

use crate::entry::Number;
use crate::score::Score;
use crate::table::MAX_PLAYERS;

use super::fault::{Notes, Problem};
use super::text::Field;

/// A whole number in a range; nothing, and a fault, if it is none.
pub(super) fn number(
    field: Field,
    what: &'static str,
    range: RangeInclusive<u16>,
    notes: &mut Notes,
) -> Option<u16> {
    let number = plain(field.text).filter(|number| range.contains(number));
    if number.is_none() {
        let (least, most) = (*range.start(), *range.end());
        let text = field.text.to_owned();
        notes.fault(field.place, Problem::NoNumber { what, text, least, most });
    }
    number
}

/// A player's number; nothing, and a fault, if it is none.
pub(super) fn player(field: Field, notes: &mut Notes) -> Option<Number> {
    number(field, "number of a player", 1..=MAX_PLAYERS, notes).map(Number)
}

/// Digits, and nothing else: no sign.
pub(super) fn plain(text: &str) -> Option<u16> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// Points, with a fault if they are none.
pub(super) fn points(field: Field, notes: &mut Notes) -> Option<Score> {
    let points = score(field.text);
    if points.is_none() {
        notes.fault(field.place, Problem::NoPoints { text: field.text.to_owned() });
    }
    points
}

/// Points with one decimal, as `1.0`, `11.5`, `.5`, `3`, `2,50`.
pub(super) fn score(text: &str) -> Option<Score> {
    let with_point = text.replace(',', ".");
    let (whole, decimals) = with_point.split_once('.').unwrap_or((&with_point, ""));
    let whole = if whole.is_empty() && !decimals.is_empty() { "0" } else { whole };
    let tenths = match decimals.trim_end_matches('0') {
        "" => "0",
        tenths => tenths,
    };
    format!("{whole}.{tenths}").parse().ok()
}

/// Tenths of points that may be taken, as `-1.0`.
pub(super) fn tenths(text: &str) -> Option<i32> {
    let (sign, points) = match text.strip_prefix('-') {
        Some(points) => (-1, points.trim_start()),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    Some(sign * i32::try_from(score(points)?.tenths()).ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_written_in_many_ways() {
        let read = |text| score(text).map(Score::tenths);
        for (text, tenths) in [("1.0", 10), ("11.5", 115), (".5", 5), ("3", 30), ("2,50", 25)] {
            assert_eq!(read(text), Some(tenths), "{text}");
        }
        for text in ["", ".", "-1.0", "1.25", "x", "1 0"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(
            [tenths("-1.5"), tenths("- 0.5"), tenths("+1"), tenths("--1")],
            [Some(-15), Some(-5), Some(10), None]
        );
    }

    #[test]
    fn numbers_are_digits() {
        assert_eq!(
            [plain("0012"), plain("+1"), plain("99999"), plain("")],
            [Some(12), None, None, None]
        );
    }
}

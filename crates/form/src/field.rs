//! Numbers as people type them.

/// A number with a point or a comma, in whole parts of which there are ten to the power of
/// `places`: "1500.5" with two places is 150050. `None` if it is none, or finer than that.
pub(super) fn decimal(text: &str, places: u32) -> Option<i32> {
    let text = text.trim().replace(',', ".");
    let (whole, rest) = text.split_once('.').unwrap_or((&text, ""));
    let is_written_out = !whole.is_empty() && (!rest.is_empty() || !text.contains('.'));
    let digits = whole.bytes().chain(rest.bytes()).all(|byte| byte.is_ascii_digit());
    let n_places = u32::try_from(rest.len()).ok().filter(|n| *n <= places)?;
    if !is_written_out || !digits {
        return None;
    }
    let parts: i32 = format!("{whole}{rest}").parse().ok()?;
    parts.checked_mul(10_i32.checked_pow(places - n_places)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_read_in_parts() {
        assert_eq!(decimal("1500", 2), Some(150_000));
        assert_eq!(decimal(" 1500.5 ", 2), Some(150_050));
        assert_eq!(decimal("0,06", 6), Some(60_000));
        assert_eq!(decimal("20", 0), Some(20));
    }

    #[test]
    fn what_is_no_number_or_too_fine_is_refused() {
        for text in ["", ".", "1.", ".5", "-1", "1.505", "1e3", "99999999", "١"] {
            assert_eq!(decimal(text, 2), None, "{text}");
        }
        assert_eq!(decimal("20.5", 0), None);
    }
}

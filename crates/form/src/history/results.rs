//! Results as files write them.

use std::cmp::Ordering;

use rating::ledger::Outcome;

use super::HistoryComplaint;
use super::columns::{Fields, ResultFields};

/// What stands for the result of a game that has not been played.
const UNPLAYED: &[&str] = &["", "NA", "*", "-"];

/// Who won; nothing if the game has not been played.
pub(super) fn outcome(fields: &Fields<'_>) -> Result<Option<Outcome>, HistoryComplaint> {
    match fields.result {
        ResultFields::Scores(first, second) => of_scores(first, second),
        ResultFields::Text(text) => of_text(text),
    }
}

fn of_text(text: &str) -> Result<Option<Outcome>, HistoryComplaint> {
    if UNPLAYED.contains(&text) {
        return Ok(None);
    }
    let refused = || HistoryComplaint::Result { text: text.to_owned() };
    let (first, second) = text.split_once(['-', '–', ':']).ok_or_else(refused)?;
    compared(first, second).map(Some).ok_or_else(refused)
}

fn of_scores(first: &str, second: &str) -> Result<Option<Outcome>, HistoryComplaint> {
    if UNPLAYED.contains(&first) && UNPLAYED.contains(&second) {
        return Ok(None);
    }
    let refused = || HistoryComplaint::Result { text: format!("{first}-{second}") };
    compared(first, second).map(Some).ok_or_else(refused)
}

/// Who has more.
fn compared(first: &str, second: &str) -> Option<Outcome> {
    Some(match points(first)?.cmp(&points(second)?) {
        Ordering::Greater => Outcome::FirstWins,
        Ordering::Equal => Outcome::Draw,
        Ordering::Less => Outcome::SecondWins,
    })
}

/// Points, goals, in tenths: whole, halves, or with one digit after the point.
fn points(text: &str) -> Option<u32> {
    let text = text.trim();
    if matches!(text, "½" | "1/2") {
        return Some(5);
    }
    let digits = |digits: &str| {
        let is_number = digits.len() < 9 && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| digits.parse::<u32>().ok()).flatten()
    };
    match text.split_once(['.', ',']) {
        Some((whole, tenths)) if tenths.len() == 1 => Some(digits(whole)? * 10 + digits(tenths)?),
        Some(_) => None,
        None => match text.strip_suffix('½') {
            Some(whole) => Some(digits(whole)? * 10 + 5),
            None => Some(digits(text)? * 10),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(texts: &[&str], expected: Option<Outcome>) {
        for text in texts {
            assert_eq!(of_text(text), Ok(expected), "{text:?}");
        }
    }

    #[test]
    fn a_result_says_who_has_more() {
        check(
            &["1-0", "3-1", "10-9", "1 - 0", "1–0", "2:0", "3½-2½", "0.6-0.4"],
            Some(Outcome::FirstWins),
        );
        check(&["0-1", "1-3", "½-1"], Some(Outcome::SecondWins));
        check(
            &["½-½", "1/2-1/2", "0.5-0.5", "0,5-0,5", "0-0", "2-2", "1.0-1"],
            Some(Outcome::Draw),
        );
        check(&["", "NA", "*", "-"], None);
        assert_eq!(of_scores("0", "1"), Ok(Some(Outcome::SecondWins)));
        assert_eq!(of_scores("NA", "NA"), Ok(None));
    }

    #[test]
    fn what_is_no_result_is_refused() {
        let texts =
            ["1", "1-", "-1", "--", "won", "1-0-0", "a-b", "1.55-1", "1e3-0", "999999999-0", "+-0"];
        for text in texts {
            let refused = Err(HistoryComplaint::Result { text: text.to_owned() });
            assert_eq!(of_text(text), refused, "{text:?}");
        }
        assert!(of_scores("1", "NA").is_err());
        assert!(of_scores("-1", "0").is_err());
    }
}

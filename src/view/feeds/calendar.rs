//! An event as an entry of a calendar, as RFC 5545 has it.

use chrono::{DateTime, NaiveDate, Utc};

use super::Place;
use crate::domain::events::Event;

/// A line has at most so many bytes; a longer one is folded.
const LINE: usize = 75;

/// The days of an event. No hours are known: it takes whole days, and keeps nobody busy.
pub fn calendar(
    place: &Place,
    event: &Event,
    tournaments: &[String],
    now: DateTime<Utc>,
) -> String {
    let details = &event.details;
    let (first, last) = (details.days.first(), details.days.last());
    let day = |day: NaiveDate| day.format("%Y%m%d").to_string();
    let mut lines = vec![
        "BEGIN:VCALENDAR".to_owned(),
        "VERSION:2.0".to_owned(),
        "PRODID:-//Magister//Magister//EN".to_owned(),
        "CALSCALE:GREGORIAN".to_owned(),
        "BEGIN:VEVENT".to_owned(),
        format!("UID:{}", escaped(&place.id(&place.path))),
        format!("DTSTAMP:{}", now.format("%Y%m%dT%H%M%SZ")),
        format!("SEQUENCE:{}", event.version),
        format!("DTSTART;VALUE=DATE:{}", day(first)),
        // The first day that it does not take any more.
        format!("DTEND;VALUE=DATE:{}", day(last.succ_opt().unwrap_or(last))),
        format!("SUMMARY:{}", escaped(details.name.as_str())),
    ];
    if let Some(there) = &details.place {
        lines.push(format!("LOCATION:{}", escaped(there.as_str())));
    }
    if !tournaments.is_empty() {
        lines.push(format!("DESCRIPTION:{}", escaped(&tournaments.join("\n"))));
    }
    if place.origin.is_some() {
        lines.push(format!("URL:{}", place.href(&place.path)));
    }
    let end = ["TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR"];
    lines.extend(end.map(str::to_owned));
    lines.iter().map(|line| folded(line)).collect()
}

/// A text as a value, where some signs part values.
fn escaped(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    for sign in text.chars() {
        match sign {
            '\\' | ';' | ',' => value.extend(['\\', sign]),
            '\n' => value.push_str("\\n"),
            sign if sign.is_control() => {}
            sign => value.push(sign),
        }
    }
    value
}

/// A line with its end, cut where it is too long and never within a letter; a space goes on.
fn folded(line: &str) -> String {
    let (mut folded, mut length) = (String::with_capacity(line.len() + 2), 0);
    for sign in line.chars() {
        if length + sign.len_utf8() > LINE {
            folded.push_str("\r\n ");
            length = 1;
        }
        folded.push(sign);
        length += sign.len_utf8();
    }
    folded + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_line_is_folded_between_letters() {
        let line = "é".repeat(100);
        let folded = folded(&line);
        assert!(folded.split("\r\n").all(|part| part.len() <= LINE), "{folded}");
        assert_eq!(folded.replace("\r\n ", "").trim_end(), line);
    }

    #[test]
    fn signs_that_part_values_are_escaped() {
        assert_eq!(escaped("a, b; c\\d\ne\u{7}"), "a\\, b\\; c\\\\d\\ne");
    }
}

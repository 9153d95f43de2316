//! Numbers and dates as a language writes them: every page shows them through here.
//!
//! Files keep a format of their own, which no language changes.

use std::fmt::Display;

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, Timelike, Utc};
use domain::events::Days;
use domain::zone::Zone;
use rating::Thousandths;
use rules::Points;
use tournament::score::Score;
use tournament::standings::{Hundredths, Value};

use super::language::Language;
use super::text::{Argument, Speak, Text};

/// A number in figures. The language of the page chooses the sign before its decimals.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Numeral(String);

impl Numeral {
    /// A number as the crates print it: with a point before decimals, `½`, and a true minus.
    pub fn new(number: impl Display) -> Self {
        Self(number.to_string())
    }

    /// Two numbers with a sign between them: `1523 ± 80`.
    #[must_use]
    pub fn and(self, sign: &str, other: &Self) -> Self {
        Self(format!("{} {sign} {}", self.0, other.0))
    }
}

impl Speak for Numeral {
    fn speak(&self, language: Language) -> String {
        if !self.0.contains('.') {
            return self.0.clone();
        }
        self.0.replace('.', &"decimal-mark".speak(language))
    }
}

macro_rules! numerals {
    ($($number:ty)+) => {$(
        impl From<$number> for Numeral {
            fn from(number: $number) -> Self {
                Self::new(number)
            }
        }

        impl From<$number> for Argument {
            fn from(number: $number) -> Self {
                Self::Numeral(number.into())
            }
        }
    )+};
}

numerals! { Hundredths Points Score Thousandths Value }

/// A number with so many decimals.
pub fn fixed(number: f64, decimals: usize) -> Numeral {
    Numeral(plain(number, decimals))
}

/// A number with as few decimals as it has, at most two.
pub fn short(number: f64) -> Numeral {
    let text = plain(number, 2);
    Numeral(text.strip_suffix(".00").map_or_else(|| text.clone(), str::to_owned))
}

pub fn signed(number: f64, decimals: usize) -> Numeral {
    let text = plain(number, decimals);
    let is_nothing = text.chars().all(|c| c == '0' || c == '.');
    Numeral(match (is_nothing, text.starts_with('−')) {
        (true, _) => format!("±{text}"),
        (false, true) => text,
        (false, false) => format!("+{text}"),
    })
}

fn plain(number: f64, decimals: usize) -> String {
    if !number.is_finite() {
        return "∞".to_owned();
    }
    let text = format!("{number:.decimals$}");
    match text.strip_prefix('-') {
        Some(size) if size.chars().all(|c| c == '0' || c == '.') => size.to_owned(),
        Some(size) => format!("−{size}"),
        None => text,
    }
}

/// "1 point", "2½ points".
pub fn points_words(score: Score) -> Text {
    Text::new("score-points").with("count", Argument::Tenths(score.tenths())).with("score", score)
}

/// One day or two, in words; what both have in common is said once.
pub fn days(days: Days) -> Text {
    let (first, last) = (days.first(), days.last());
    if first == last {
        return date(first);
    }
    if first.year() != last.year() {
        return Text::new("days").with("first", date(first)).with("last", date(last));
    }
    let id = if first.month() == last.month() { "days-in-month" } else { "days-in-year" };
    Text::new(id)
        .with("day", first.day().to_string())
        .with("month", month(first))
        .with("last", date(last))
}

/// A date in words.
pub fn date(date: NaiveDate) -> Text {
    Text::new("date")
        .with("day", date.day().to_string())
        .with("month", month(date))
        .with("year", date.year().to_string())
}

/// A date in words, as short as it is written.
pub fn date_short(date: NaiveDate) -> Text {
    Text::new("date-short")
        .with("day", date.day().to_string())
        .with("month", month_short(date))
        .with("year", date.year().to_string())
}

fn month(date: NaiveDate) -> Text {
    const MONTHS: [&str; 12] = [
        "month-1", "month-2", "month-3", "month-4", "month-5", "month-6", "month-7", "month-8",
        "month-9", "month-10", "month-11", "month-12",
    ];
    Text::new(MONTHS[date.month0() as usize % MONTHS.len()])
}

/// The month of a date, as short as it is written.
pub fn month_short(date: NaiveDate) -> Text {
    const MONTHS: [&str; 12] = [
        "month-short-1",
        "month-short-2",
        "month-short-3",
        "month-short-4",
        "month-short-5",
        "month-short-6",
        "month-short-7",
        "month-short-8",
        "month-short-9",
        "month-short-10",
        "month-short-11",
        "month-short-12",
    ];
    Text::new(MONTHS[date.month0() as usize % MONTHS.len()])
}

/// A moment, to the minute, as clocks show it in a zone.
pub fn moment(at: DateTime<Utc>, zone: Zone) -> Text {
    let local = zone.local(at);
    Text::new("moment")
        .with("date", date(local.date()))
        .with("time", clock(local))
        .with("zone", zone.abbreviation(at))
}

/// A moment, to the second, as clocks show it in a zone.
pub fn moment_exact(at: DateTime<Utc>, zone: Zone) -> Text {
    let local = zone.local(at);
    let minute = format!("{:02}:{:02}", local.minute(), local.second());
    Text::new("moment")
        .with("date", date(local.date()))
        .with("time", clock_with(local, minute))
        .with("zone", zone.abbreviation(at))
}

/// What a clock shows, to the minute.
pub fn clock(local: NaiveDateTime) -> Text {
    clock_with(local, format!("{:02}", local.minute()))
}

fn clock_with(local: NaiveDateTime, minute: String) -> Text {
    let (is_pm, hour_of_12) = local.hour12();
    Text::new("time-of-day")
        .with("hour", local.hour())
        .with("hour-of-12", hour_of_12)
        .with("minute", minute)
        .with("half", Text::new(if is_pm { "moment-pm" } else { "moment-am" }))
}

/// A day of this year and what a clock shows then, as short as it is written.
pub fn day_time(local: NaiveDateTime) -> Text {
    Text::new("day-time")
        .with("day", local.day().to_string())
        .with("month", month_short(local.date()))
        .with("time", clock(local))
}

/// A day of this year with its weekday.
pub fn weekday(date: NaiveDate) -> Text {
    const WEEKDAYS: [&str; 7] =
        ["weekday-1", "weekday-2", "weekday-3", "weekday-4", "weekday-5", "weekday-6", "weekday-7"];
    let idx = date.weekday().num_days_from_monday() as usize;
    Text::new("weekday-date")
        .with("weekday", Text::new(WEEKDAYS[idx % WEEKDAYS.len()]))
        .with("day", date.day().to_string())
        .with("month", month(date))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_a_true_minus_and_no_sign_on_nothing() {
        let check = |number: Numeral, written: &str| {
            assert_eq!(number.speak(Language::DEFAULT), written);
        };
        check(fixed(-0.4834, 2), "−0.48");
        check(fixed(-0.001, 2), "0.00");
        check(signed(-0.001, 1), "±0.0");
        check(signed(13.96, 1), "+14.0");
        check(fixed(f64::INFINITY, 2), "∞");
        check(short(1400.0), "1400");
        check(short(1400.5), "1400.50");
    }

    #[test]
    fn a_language_has_its_own_sign_before_decimals() {
        let mean = Numeral::from(Hundredths::new(735));
        assert_eq!(mean.speak(Language::DEFAULT), "7.35");
        assert_eq!(mean.speak(Language::MARKED), "7,35");
        let text = Text::new("working-adds").with("points", mean.and("±", &fixed(0.5, 1)));
        assert_eq!(text.in_language(Language::MARKED), "⟦7,35 ± 0,5⟧");
        assert_eq!(Numeral::from(Score::DRAW).speak(Language::MARKED), "½");
    }

    #[test]
    fn a_moment_is_told_in_a_zone() {
        let at = |at: &str, zone: &str| {
            let moment = moment(at.parse().unwrap(), Zone::parse(zone).unwrap());
            moment.in_language(Language::DEFAULT)
        };
        let evening = "2001-11-04T01:20:59Z";
        assert_eq!(at(evening, "America/Detroit"), "3 November 2001, 8:20 pm EST");
        assert_eq!(at(evening, "UTC"), "4 November 2001, 1:20 am UTC");
        assert_eq!(at("2001-11-04T00:05:00Z", "UTC"), "4 November 2001, 12:05 am UTC");
        let exact = moment_exact(evening.parse().unwrap(), Zone::parse("UTC").unwrap());
        assert_eq!(exact.in_language(Language::DEFAULT), "4 November 2001, 1:20:59 am UTC");
    }

    fn check_days(first: &str, last: &str, words: &str) {
        let days = Days::new(first.parse().unwrap(), last.parse().unwrap()).unwrap();
        assert_eq!(super::days(days).in_language(Language::DEFAULT), words);
    }

    #[test]
    fn days_say_once_what_they_have_in_common() {
        check_days("2001-11-02", "2001-11-02", "2 November 2001");
        check_days("2001-11-02", "2001-11-04", "2 – 4 November 2001");
        check_days("2001-11-30", "2001-12-02", "30 November – 2 December 2001");
        check_days("2001-12-30", "2002-01-02", "30 December 2001 – 2 January 2002");
    }
}

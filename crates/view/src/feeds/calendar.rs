//! An event and its rounds as entries of a calendar, as RFC 5545 has them.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use domain::events::Event;
use domain::schedule::{Slot, Timed};
use domain::tournaments::Tournament;
use words::{Language, Text};

use super::Place;

/// A line has at most so many bytes; a longer one is folded.
const LINE: usize = 75;

/// How long a round takes, unless the next one begins earlier. Nobody says how long it does.
const USUAL: TimeDelta = TimeDelta::hours(1);

/// The days of an event, and the rounds of its tournaments.
pub fn calendar(place: &Place, event: &Event, held: &[Timed], now: DateTime<Utc>) -> String {
    let rounds = held.iter().flat_map(|timed| rounds(place, event, timed, now));
    whole(days(place, event, held, now).into_iter().chain(rounds))
}

/// The rounds of a tournament; the days of its event where no round has a time.
pub fn tournament_calendar(
    place: &Place,
    event: &Event,
    held: &Timed,
    now: DateTime<Utc>,
) -> String {
    let rounds = rounds(place, event, held, now);
    let is_open = rounds.is_empty();
    let held = std::slice::from_ref(held);
    whole(if is_open { days(place, event, held, now) } else { rounds }.into_iter())
}

fn whole(entries: impl Iterator<Item = String>) -> String {
    let start = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Magister//Magister//EN"];
    let start = start.into_iter().chain(["CALSCALE:GREGORIAN"]).map(str::to_owned);
    let lines = start.chain(entries).chain(["END:VCALENDAR".to_owned()]);
    lines.map(|line| folded(&line)).collect()
}

/// The days of an event: it takes whole days, and keeps nobody busy.
fn days(place: &Place, event: &Event, held: &[Timed], now: DateTime<Utc>) -> Vec<String> {
    let details = &event.details;
    let (first, last) = (details.days.first(), details.days.last());
    let day = |day: NaiveDate| day.format("%Y%m%d").to_string();
    let names: Vec<&str> = held.iter().map(|(held, _)| held.details.name.as_str()).collect();
    let description = (!names.is_empty()).then(|| named("DESCRIPTION", &names.join("\n")));
    let own = [
        format!("SEQUENCE:{}", event.version),
        format!("DTSTART;VALUE=DATE:{}", day(first)),
        // The first day that it does not take any more.
        format!("DTEND;VALUE=DATE:{}", day(last.succ_opt().unwrap_or(last))),
        named("SUMMARY", details.name.as_str()),
        "TRANSP:TRANSPARENT".to_owned(),
    ];
    let path = format!("/events/{}", event.id);
    let own = own.into_iter().chain(description).collect();
    entry(place, event, (&path, &path), own, now)
}

/// The rounds that have a time.
fn rounds(
    place: &Place,
    event: &Event,
    (tournament, slots): &Timed,
    now: DateTime<Utc>,
) -> Vec<String> {
    let page = format!("/tournaments/{}", tournament.id);
    let utc = |at: DateTime<Utc>| at.format("%Y%m%dT%H%M%SZ").to_string();
    let round = |(idx, slot): (usize, &Slot)| {
        let following = slots.get(idx + 1).map(|next| next.begins - slot.begins);
        let lasts = following.filter(|gap| *gap > TimeDelta::zero()).unwrap_or(USUAL).min(USUAL);
        let own = vec![
            // Name, place and zone are the event's, the time is the tournament's: both versions grow.
            format!("SEQUENCE:{}", event.version + tournament.version),
            format!("DTSTART:{}", utc(slot.begins)),
            format!("DURATION:PT{}M", lasts.num_minutes()),
            named("SUMMARY", &round_name(tournament, slot.round)),
        ];
        let path = format!("{page}/rounds/{}", slot.round);
        // A round has no page before it is published.
        let leads_to = if slot.is_published { &path } else { &page };
        entry(place, event, (&path, leads_to), own, now)
    };
    slots.iter().enumerate().flat_map(round).collect()
}

/// "Waldzell Open: round 3".
pub fn round_name(tournament: &Tournament, round: u16) -> String {
    let name = Text::new("feed-calendar-round").with("round", round);
    name.with("tournament", tournament.details.name.as_str()).in_language(Language::DEFAULT)
}

fn entry(
    place: &Place,
    event: &Event,
    (path, leads_to): (&str, &str),
    own: Vec<String>,
    now: DateTime<Utc>,
) -> Vec<String> {
    let mut lines = vec![
        "BEGIN:VEVENT".to_owned(),
        named("UID", &place.id(path)),
        format!("DTSTAMP:{}", now.format("%Y%m%dT%H%M%SZ")),
    ];
    lines.extend(own);
    lines.extend(event.details.place.as_ref().map(|there| named("LOCATION", there.as_str())));
    lines.extend(place.origin.as_ref().map(|_| format!("URL:{}", place.href(leads_to))));
    lines.push("END:VEVENT".to_owned());
    lines
}

fn named(name: &str, value: &str) -> String {
    format!("{name}:{}", escaped(value))
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

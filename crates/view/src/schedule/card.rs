//! What begins when, day by day.

use chrono::{DateTime, NaiveDate, Utc};

use domain::schedule::{Slot, State, Timed};
use domain::tournaments::Tournament;
use domain::zone::Zone;
use words::Text;
use words::format::{clock, day_time, weekday};

/// So many rounds that are played are folded away.
const FOLDED: usize = 4;

/// Rounds in the order of their times.
#[derive(Debug, Clone)]
pub struct ScheduleCard {
    /// What is played already, folded away where it would hide what is to come.
    pub past: Vec<ScheduleDay>,
    /// How much that is, in words.
    pub n_past: Text,
    pub days: Vec<ScheduleDay>,
    /// Which clocks the times go by.
    pub zone: String,
}

#[derive(Debug, Clone)]
pub struct ScheduleDay {
    pub heading: Text,
    pub lines: Vec<ScheduleLine>,
}

/// A round.
#[derive(Debug, Clone)]
pub struct ScheduleLine {
    pub time: Text,
    /// As programs read it.
    pub datetime: String,
    pub round: Text,
    /// Its page, once it is published; else that of the tournament.
    pub href: String,
    /// The tournament, where there is more than one.
    pub tournament: Option<String>,
    /// The colour and word of its state.
    pub pill: Option<(&'static str, Text)>,
}

impl ScheduleCard {
    /// The rounds of an event's tournaments; `None` if none has a time.
    pub fn of_event(held: &[Timed], zone: Zone) -> Option<Self> {
        let named = |tournament: &Tournament| Some(tournament.details.name.to_string());
        let slots = held.iter().flat_map(|(tournament, slots)| {
            slots.iter().map(move |slot| (slot, line(tournament, slot, zone, named(tournament))))
        });
        Self::new(slots.collect(), zone)
    }

    /// The rounds of a tournament.
    pub fn of_tournament(tournament: &Tournament, slots: &[Slot], zone: Zone) -> Option<Self> {
        let slots = slots.iter().map(|slot| (slot, line(tournament, slot, zone, None)));
        Self::new(slots.collect(), zone)
    }

    fn new(mut lines: Vec<(&Slot, ScheduleLine)>, zone: Zone) -> Option<Self> {
        lines.sort_by_key(|(slot, _)| slot.begins);
        let abbreviation = zone.abbreviation(lines.first()?.0.begins);
        let (mut past, mut open): (Vec<_>, Vec<_>) =
            lines.into_iter().partition(|(slot, _)| slot.state == State::Played);
        if open.is_empty() || past.len() < FOLDED {
            open.append(&mut past);
            open.sort_by_key(|(slot, _)| slot.begins);
        }
        Some(Self {
            n_past: Text::new("schedule-past").with("count", past.len()),
            past: by_day(past, zone),
            days: by_day(open, zone),
            zone: abbreviation,
        })
    }
}

fn by_day(lines: Vec<(&Slot, ScheduleLine)>, zone: Zone) -> Vec<ScheduleDay> {
    let mut days: Vec<(NaiveDate, ScheduleDay)> = Vec::new();
    for (slot, line) in lines {
        let day = zone.day(slot.begins);
        match days.last_mut() {
            Some((last, known)) if *last == day => known.lines.push(line),
            _ => days.push((day, ScheduleDay { heading: weekday(day), lines: vec![line] })),
        }
    }
    days.into_iter().map(|(_, day)| day).collect()
}

fn line(tournament: &Tournament, slot: &Slot, zone: Zone, name: Option<String>) -> ScheduleLine {
    let page = format!("/tournaments/{}", tournament.id);
    ScheduleLine {
        time: clock(zone.local(slot.begins)),
        datetime: slot.begins.format("%Y-%m-%dT%H:%MZ").to_string(),
        round: Text::new("schedule-round").with("round", slot.round),
        href: if slot.is_published { format!("{page}/rounds/{}", slot.round) } else { page },
        tournament: name,
        pill: match slot.state {
            State::Played => Some(("pill good", Text::new("schedule-played"))),
            State::Playing => Some(("pill live", Text::new("schedule-playing"))),
            State::Next => Some(("pill", Text::new("schedule-next"))),
            State::Later => None,
        },
    }
}

/// When something begins, seen from now: the time alone if it is today.
pub fn time_words(begins: DateTime<Utc>, zone: Zone, now: DateTime<Utc>) -> Text {
    let local = zone.local(begins);
    if zone.day(now) == local.date() { clock(local) } else { day_time(local) }
}

/// "Round 4 · 2:20 pm".
pub fn next_words(round: u16, begins: DateTime<Utc>, zone: Zone, now: DateTime<Utc>) -> Text {
    Text::new("schedule-round-at").with("round", round).with("when", time_words(begins, zone, now))
}

//! What the start page leads with.

use chrono::{DateTime, Utc};

use super::EventId;
use super::events::{Event, Season};
use super::tournaments::{Stage, Tournament};

/// A tournament with its event and how many play in it.
#[derive(Debug, Clone)]
pub struct Held {
    pub event: Event,
    pub tournament: Tournament,
    pub n_players: usize,
}

/// The tournament to lead with: of those that are being played the largest, else the one that was
/// closed last at the newest event. Equals: the one that was made first.
pub fn lead(held: Vec<Held>) -> Option<Held> {
    let importance = |held: &Held| match held.tournament.stage {
        Stage::Running => Some((2, None, held.n_players)),
        Stage::Closed => Some((1, Some(held.event.details.days.last()), held.n_players)),
        Stage::Entry | Stage::Cancelled => None,
    };
    let known: Vec<_> =
        held.into_iter().filter_map(|held| Some((importance(&held)?, held))).collect();
    // The last of equals is the greatest.
    let (_, lead) = known.into_iter().rev().max_by_key(|(importance, _)| *importance)?;
    Some(lead)
}

/// The events whose tournaments may lead: those that are running, and the newest past one.
pub fn leading(events: &[Event], now: DateTime<Utc>) -> Vec<EventId> {
    let shown = events.iter().filter(|event| event.archived_at.is_none());
    let of = |season| shown.clone().filter(move |event| event.details.season(now) == season);
    let past = of(Season::Past).max_by_key(|event| event.details.days.last());
    of(Season::Running).chain(past).map(|event| event.id).collect()
}

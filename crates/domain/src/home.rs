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
    /// Whether a board waits for its result.
    pub is_played: bool,
}

/// The tournament to lead with, taken out of `held`: of those that run the largest, one that is at
/// its boards before one between two rounds, else the one that was closed last at the newest event.
/// Equals: the one that was made first.
pub fn lead(held: &mut Vec<Held>) -> Option<Held> {
    let importance = |held: &Held| match held.tournament.stage {
        Stage::Running => Some((2, held.is_played, None, held.n_players)),
        Stage::Closed => Some((1, false, Some(held.event.details.days.last()), held.n_players)),
        Stage::Entry | Stage::Cancelled => None,
    };
    let known = held.iter().enumerate().filter_map(|(idx, held)| Some((importance(held)?, idx)));
    // The last of equals is the greatest.
    let (_, idx) = known.rev().max_by_key(|(importance, _)| *importance)?;
    Some(held.remove(idx))
}

/// The events whose tournaments may lead: those that are running, and the newest past one.
pub fn leading(events: &[Event], now: DateTime<Utc>) -> Vec<EventId> {
    let shown = events.iter().filter(|event| event.archived_at.is_none());
    let of = |season| shown.clone().filter(move |event| event.details.season(now) == season);
    let past = of(Season::Past).max_by_key(|event| event.details.days.last());
    of(Season::Running).chain(past).map(|event| event.id).collect()
}

//! What is played in the hall now.

use domain::EventId;
use domain::events::Visibility;
use domain::hall::Hall;
use domain::privacy::Eyes;
use domain::tournaments::Stage;
use store::{Db, Stored, events, standings, tournaments};

/// What is played now at an event. `None` if there is no such event.
pub fn find(db: &mut Db, id: EventId, eyes: Eyes) -> Stored<Option<Hall>> {
    let Some(event) = events::find(db, id)? else {
        return Ok(None);
    };
    let mut held = Vec::new();
    for tournament in tournaments::list_by_event(db, id)? {
        let is_seen = eyes == Eyes::Staff || tournament.visibility == Visibility::Published;
        if is_seen && tournament.stage == Stage::Running {
            held.push(standings::load(db, tournament, eyes)?);
        }
    }
    held.retain(|chart| !chart.pairings.is_empty());
    Ok(Some(Hall { event, tournaments: held }))
}

//! Events: made, changed, published.

use domain::EventId;
use domain::audit::{Act, EventChanged};
use domain::events::{Event, EventDetails, Visibility};
use domain::prints::address::PrintAddress;
use domain::ratings::{RatingsMoved, Unrating};
use store::locks::{self, Lock};
use store::{Db, Stored, events, tournaments, tried};

use super::{Actor, privacy, ratings, schedule};

/// Makes an event, which is a draft.
pub fn add(db: &mut Db, actor: &Actor, details: &EventDetails) -> Stored<EventId> {
    let id = events::insert(db, details)?;
    actor.record(id, Act::EventAdded { event: details.clone() });
    Ok(id)
}

/// What an event becomes.
#[derive(Debug, Clone, Copy)]
pub struct EventChange<'a> {
    pub details: &'a EventDetails,
    pub visibility: Visibility,
    /// Whether ratings may go.
    pub unrating: Unrating,
}

/// Why an event is not changed.
#[derive(Debug, Clone)]
pub enum NotChanged {
    /// Somebody else has changed it, or it is gone.
    ChangedMeanwhile,
    /// These ratings would go or move, and nobody was asked.
    Unrates(RatingsMoved),
}

/// Changes an event, if `version` is still its own. Publishing it rates what is closed in it, and
/// making it a draft again takes that back. If the whole event moves, its schedules move along.
pub fn change(
    db: &mut Db,
    actor: &Actor,
    (id, version): (EventId, i32),
    change: EventChange<'_>,
) -> Stored<Result<(), NotChanged>> {
    let Some(before) = events::find(db, id)? else {
        return Ok(Err(NotChanged::ChangedMeanwhile));
    };
    if before.visibility == Visibility::Published && change.unrating == Unrating::Ask {
        // Held before the trial: what it would do is what is done.
        locks::hold(db, Lock::Players)?;
        locks::hold(db, Lock::Ratings)?;
        let would_go = tried(db, |db| carry_out(db, &before, version, change))?;
        if let Some(moved) = would_go.filter(|moved| !moved.is_empty()) {
            return Ok(Err(NotChanged::Unrates(moved)));
        }
    }
    let Some(moved) = carry_out(db, &before, version, change)? else {
        return Ok(Err(NotChanged::ChangedMeanwhile));
    };
    let days = (before.details.days, change.details.days);
    let changed = EventChanged {
        before: before.details,
        after: change.details.clone(),
        visibility: [before.visibility, change.visibility],
        ratings_moved: moved.changes.len(),
    };
    actor.record(id, Act::EventChanged(Box::new(changed)));
    schedule::follow(db, actor, id, days)?;
    Ok(Ok(()))
}

/// Chooses the address that slips and cards lead to.
pub fn choose_address(
    db: &mut Db,
    actor: &Actor,
    (id, version): (EventId, i32),
    address: PrintAddress,
) -> Stored<Result<(), NotChanged>> {
    let Some(event) = events::find(db, id)? else {
        return Ok(Err(NotChanged::ChangedMeanwhile));
    };
    let details = EventDetails { address: Some(address), ..event.details };
    let (visibility, unrating) = (event.visibility, Unrating::Ask);
    change(db, actor, (id, version), EventChange { details: &details, visibility, unrating })
}

/// Answers whose ratings moved; nothing if it is another version by now.
fn carry_out(
    db: &mut Db,
    before: &Event,
    version: i32,
    EventChange { details, visibility, .. }: EventChange<'_>,
) -> Stored<Option<RatingsMoved>> {
    if !events::update(db, before.id, version, details, visibility)? {
        return Ok(None);
    }
    if before.details.shown != details.shown {
        privacy::compute(db)?;
    }
    ratings::after_publishing(db, before, visibility).map(Some)
}

/// Makes a draft of the same name and days with the same tournaments, without players. `None` if there
/// is no such event.
pub fn duplicate(db: &mut Db, actor: &Actor, id: EventId) -> Stored<Option<EventId>> {
    let Some(event) = events::find(db, id)? else {
        return Ok(None);
    };
    let copy = add(db, actor, &event.details)?;
    for tournament in tournaments::list_by_event(db, id)? {
        let made = (&tournament.details, Visibility::Published);
        let made = super::tournaments::add(db, actor, copy, made)?;
        schedule::copy(db, actor, tournament.id, (copy, made))?;
    }
    Ok(Some(copy))
}

//! Events: made, changed, published.

use super::{Actor, ChangedMeanwhile, ratings};
use crate::domain::EventId;
use crate::domain::audit::{Act, EventChanged};
use crate::domain::events::{EventDetails, Visibility};
use crate::store::{Db, Stored, events};

/// Makes an event, which is a draft.
pub fn add(db: &mut Db, actor: &Actor, details: &EventDetails) -> Stored<EventId> {
    let id = events::insert(db, details)?;
    actor.record(db, id, Act::EventAdded { event: details.clone() })?;
    Ok(id)
}

/// Changes an event, if `version` is still its own. Publishing it rates what is closed in it, and
/// making it a draft again takes that back.
pub fn change(
    db: &mut Db,
    actor: &Actor,
    (id, version): (EventId, i32),
    details: &EventDetails,
    visibility: Visibility,
) -> Stored<Result<(), ChangedMeanwhile>> {
    let Some(before) = events::find(db, id)? else {
        return Ok(Err(ChangedMeanwhile));
    };
    if !events::update(db, id, version, details, visibility)? {
        return Ok(Err(ChangedMeanwhile));
    }
    let moved = ratings::after_publishing(db, &before, visibility)?;
    let changed = EventChanged {
        before: before.details,
        after: details.clone(),
        visibility: [before.visibility, visibility],
        ratings_moved: moved.len(),
    };
    actor.record(db, id, Act::EventChanged(Box::new(changed)))?;
    Ok(Ok(()))
}

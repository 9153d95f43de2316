//! Games of tournaments that nobody can reach: they stand until somebody can.

use chrono::{DateTime, Utc};

use super::{carry_out, find, go_on, moment};
use crate::domain::by_link::{Deed, Halt};
use crate::domain::events::{Fixed, Visibility};
use crate::domain::privacy::Eyes;
use crate::domain::{LinkGameId, TournamentId};
use crate::store::by_link::terms;
use crate::store::{Db, Stored, events, tournaments};

/// Whether players can come to the boards of a tournament: it is no draft, and neither in the archive nor in the bin.
pub(super) fn is_reached(db: &mut Db, id: TournamentId) -> Stored<bool> {
    let Some(there) = tournaments::whereabouts_of(db, id)? else { return Ok(false) };
    let Some(event) = events::find(db, there.event)? else { return Ok(false) };
    let is_draft = [there.visibility, event.visibility].contains(&Visibility::Draft);
    let is_archived = event.archived_at.is_some() || there.fixed == Some(Fixed::Archived);
    Ok(!is_draft && !is_archived)
}

/// Stops a game that nobody can reach, or lets it go on once somebody can.
pub fn hold_or_release(db: &mut Db, id: LinkGameId, now: DateTime<Utc>) -> Stored<()> {
    let Some(mut game) = find(db, id, Eyes::Staff)? else { return Ok(()) };
    let Some(at) = game.at else { return Ok(()) };
    let (is_reached, is_held) = (is_reached(db, at.tournament)?, terms::is_held(db, id)?);
    let is_on = game.playing.end().is_none() && game.playing.halt().is_none();
    if !is_reached && !is_held && is_on {
        terms::hold(db, id)?;
        return carry_out(db, &mut game, Deed::Hold, moment(now));
    }
    if is_reached && is_held {
        terms::release(db, id)?;
        // An arbiter may have ended it; an older program had it stopped.
        if matches!(game.playing.halt(), Some(Halt::Held | Halt::Stopped)) {
            carry_out(db, &mut game, Deed::GoOn, moment(now))?;
            return go_on(db, &mut game, moment(now));
        }
    }
    Ok(())
}

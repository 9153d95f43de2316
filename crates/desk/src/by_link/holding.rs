//! Games of tournaments that nobody can reach: they stand until somebody can.

use chrono::{DateTime, Utc};
use domain::by_link::{Deed, Halt};
use domain::events::{Fixed, Visibility};
use domain::privacy::Eyes;
use domain::{LinkGameId, TournamentId};
use store::{Db, Stored, events, tournaments};

use super::{carry_out, find, go_on, moment};

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
    let deed = match (is_reached(db, at.tournament)?, game.playing.end(), game.playing.halt()) {
        (false, None, None) => Deed::Hold,
        (true, None, Some(Halt::Held)) => Deed::GoOn,
        _ => return Ok(()),
    };
    carry_out(db, &mut game, deed, moment(now))?;
    go_on(db, &mut game, moment(now))
}

//! Tournaments.

use diesel::prelude::*;

use super::schema::{pairings, results, tournaments};
use super::{Db, Stored};
use crate::domain::{EventId, GameId, TournamentId};

/// The event that a tournament belongs to.
pub fn event_of(db: &mut Db, id: TournamentId) -> Stored<Option<EventId>> {
    let event = tournaments::table
        .find(id.0)
        .select(tournaments::event_id)
        .first(db)
        .optional()?;
    Ok(event.map(EventId))
}

/// The event of the tournament that a game was played in; a published game has none.
pub fn event_of_game(db: &mut Db, game: GameId) -> Stored<Option<EventId>> {
    let event = results::table
        .inner_join(pairings::table.on(pairings::id.eq(results::pairing_id)))
        .inner_join(tournaments::table.on(tournaments::id.eq(pairings::tournament_id)))
        .filter(results::game_id.eq(game.0))
        .select(tournaments::event_id)
        .first(db)
        .optional()?;
    Ok(event.map(EventId))
}

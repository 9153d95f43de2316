//! What a player sees of an event on a page of their own.

use super::privacy;
use super::results::sitting;
use crate::domain::events::Visibility;
use crate::domain::my::{Mine, MyTournament};
use crate::domain::privacy::Eyes;
use crate::domain::{EventId, PlayerId};
use crate::store::{Db, Stored, events, players, standings, tournaments};

/// The event as a player is in it; `None` if they are not.
pub fn find(db: &mut Db, event: EventId, player: PlayerId) -> Stored<Option<Mine>> {
    let (Some(event), Some(player)) =
        (events::find(db, event)?, players::find(db, player, Eyes::Staff)?)
    else {
        return Ok(None);
    };
    let Some(public) = privacy::find(db, player.id)? else {
        return Ok(None);
    };
    let mut held = Vec::new();
    for tournament in tournaments::list_by_player(db, player.id)? {
        if tournament.event != event.id || tournament.visibility == Visibility::Draft {
            continue;
        }
        let chart = standings::load(db, tournament, Eyes::Own(player.id))?;
        let Some(mine) = MyTournament::of(chart, player.id) else { continue };
        let at = mine.board().filter(|board| board.second.is_some());
        let at = at.map(|board| (board.tournament, board.round, board.board));
        let board = match at {
            Some(at) => sitting(db, at, Eyes::Own(player.id))?,
            None => None,
        };
        held.push((mine, board));
    }
    Ok(Some(Mine { event, player, public, held }))
}

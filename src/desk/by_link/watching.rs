//! The games that anybody may watch now.

use super::holding::is_reached;
use super::{find, is_silent};
use crate::domain::EventId;
use crate::domain::by_link::LinkGame;
use crate::domain::privacy::Eyes;
use crate::store::{Db, Stored, by_link};

/// So many games are looked at for each that is shown.
const LOOKS: i64 = 4;

/// The games that go on, of an event if one is named, those first in which somebody has moved last: as everybody
/// sees them, without those that nobody may.
pub fn watched(db: &mut Db, event: Option<EventId>, most: usize) -> Stored<Vec<LinkGame>> {
    let looks = LOOKS * i64::try_from(most).unwrap_or(i64::MAX / LOOKS);
    let mut games = Vec::new();
    for id in by_link::lively(db, event, looks)? {
        let Some(game) = find(db, id, Eyes::Public)? else { continue };
        let is_reached = match game.at {
            Some(at) => is_reached(db, at.tournament)? && !is_silent(db, &game, Eyes::Public)?,
            None => true,
        };
        if is_reached && game.hides_moves(&[]).is_none() {
            games.push(game.seen_from(&[]));
        }
        if games.len() == most {
            break;
        }
    }
    Ok(games)
}

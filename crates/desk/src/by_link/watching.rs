//! The games that anybody may watch now.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use domain::accounts::Access;
use domain::by_link::{LinkGame, SeatHolder};
use domain::privacy::Eyes;
use domain::tournaments::Tournament;
use domain::{EventId, LinkGameId, TournamentId};
use store::{Db, Stored, by_link, tournaments};

use super::holding::is_reached;
use super::{readable, replayed, seated};

/// So many games are looked at, one glance each, before those are found that are shown.
const LOOKS: i64 = 64;

/// The games that go on, of an event if one is named, those first in which somebody has moved last: as everybody
/// sees them, without those that nobody may.
pub fn watched(db: &mut Db, event: Option<EventId>, most: usize) -> Stored<Vec<LinkGame>> {
    let mut games = Vec::new();
    let mut open = HashMap::new();
    for (id, at) in by_link::lively(db, event, LOOKS)? {
        if games.len() == most {
            break;
        }
        if let Some((tournament, round)) = at
            && !is_open(db, (tournament, round), &mut open)?
        {
            continue;
        }
        games.extend(readable(seen(db, id))?);
    }
    Ok(games)
}

/// A game as everybody sees it. What is kept private is not replayed.
fn seen(db: &mut Db, id: LinkGameId) -> Stored<Option<LinkGame>> {
    let Some((row, seats)) = seated(db, id, Eyes::Public)? else { return Ok(None) };
    if SeatHolder::hiding(&seats).is_some() {
        return Ok(None);
    }
    Ok(Some(replayed(db, row, seats)?.seen_from(&[], Access::Visitor)))
}

/// Whether everybody may see a round of a tournament.
fn is_open(
    db: &mut Db,
    (id, round): (TournamentId, u16),
    known: &mut HashMap<TournamentId, Option<Tournament>>,
) -> Stored<bool> {
    let reached = match known.entry(id) {
        Entry::Occupied(known) => known.into_mut(),
        Entry::Vacant(place) => {
            place.insert(if is_reached(db, id)? { tournaments::find(db, id)? } else { None })
        }
    };
    Ok(reached.as_ref().is_some_and(|tournament| !tournament.is_silent(round, Eyes::Public)))
}

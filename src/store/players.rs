//! Players.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::schema::{entries, ledger, players, tournaments};
use super::{Db, Stored, events};
use crate::domain::accounts::{Standing, Viewer};
use crate::domain::players::{Club, Player, PlayerName};
use crate::domain::{EventId, NameKey, PlayerId};

type Row = (i32, String, String, Option<String>);

const COLUMNS: (players::id, players::name, players::name_key, players::club) =
    (players::id, players::name, players::name_key, players::club);

fn player((id, name, key, club): Row) -> Player {
    Player { id: PlayerId(id), name, key: NameKey::stored(key), club }
}

/// Adds a player.
pub fn insert(
    db: &mut Db,
    name: &PlayerName,
    club: Option<&Club>,
    now: DateTime<Utc>,
) -> Stored<PlayerId> {
    let id = diesel::insert_into(players::table)
        .values((
            players::name.eq(name.as_str()),
            players::name_key.eq(NameKey::of(name.as_str()).as_str()),
            players::club.eq(club.map(Club::as_str)),
            players::created_at.eq(now.naive_utc()),
        ))
        .returning(players::id)
        .get_result(db)?;
    Ok(PlayerId(id))
}

/// Takes a player out again whom nothing names any more: a slip in a list that was removed.
/// Answers whether it was so.
pub fn delete_unused(db: &mut Db, id: PlayerId) -> Stored<bool> {
    let is_in = entries::table.filter(entries::player_id.eq(id.0));
    let is_rated = ledger::table.filter(ledger::player_id.eq(id.0));
    let names = is_in.count().get_result::<i64>(db)? + is_rated.count().get_result::<i64>(db)?;
    if names > 0 {
        return Ok(false);
    }
    diesel::delete(players::table.find(id.0)).execute(db)?;
    Ok(true)
}

/// The player of an id.
pub fn find(db: &mut Db, id: PlayerId) -> Stored<Option<Player>> {
    Ok(players::table.find(id.0).select(COLUMNS).first::<Row>(db).optional()?.map(player))
}

/// Every player, by name.
pub fn list(db: &mut Db) -> Stored<Vec<Player>> {
    let rows = players::table.select(COLUMNS).load::<Row>(db)?;
    let mut all: Vec<Player> = rows.into_iter().map(player).collect();
    // Collations differ between databases; the folded key in Rust does not.
    all.sort_by(|one, other| (&one.key, one.id).cmp(&(&other.key, other.id)));
    Ok(all)
}

/// The players that `viewer` may see, by name: those who are entered in an event that is open to
/// them. Administrators see everybody.
pub fn list_open_to(db: &mut Db, viewer: &Viewer) -> Stored<Vec<Player>> {
    let mut all = list(db)?;
    if !viewer.is_at_least(Standing::Administrator) {
        let open = ids_open_to(db, viewer)?;
        all.retain(|player| open.contains(&player.id));
    }
    Ok(all)
}

/// The player of an id, if `viewer` may see them.
pub fn find_open_to(db: &mut Db, id: PlayerId, viewer: &Viewer) -> Stored<Option<Player>> {
    let found = find(db, id)?;
    if viewer.is_at_least(Standing::Administrator) || found.is_none() {
        return Ok(found);
    }
    let open = ids_open_to(db, viewer)?;
    Ok(found.filter(|player| open.contains(&player.id)))
}

fn ids_open_to(db: &mut Db, viewer: &Viewer) -> Stored<HashSet<PlayerId>> {
    let open: HashSet<EventId> =
        events::list_open_to(db, viewer)?.into_iter().map(|event| event.id).collect();
    let entered = entries::table
        .inner_join(tournaments::table.on(tournaments::id.eq(entries::tournament_id)))
        .select((entries::player_id, tournaments::event_id))
        .distinct()
        .load::<(i32, i32)>(db)?;
    let entered = entered.into_iter();
    Ok(entered
        .filter(|(_, event)| open.contains(&EventId(*event)))
        .map(|(player, _)| PlayerId(player))
        .collect())
}

/// Gives a player another name and club.
pub fn update(db: &mut Db, id: PlayerId, name: &PlayerName, club: Option<&Club>) -> Stored<()> {
    diesel::update(players::table.find(id.0))
        .set((
            players::name.eq(name.as_str()),
            players::name_key.eq(NameKey::of(name.as_str()).as_str()),
            players::club.eq(club.map(Club::as_str)),
        ))
        .execute(db)?;
    Ok(())
}

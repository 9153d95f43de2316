//! Players.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::schema::{entries, ledger, players};
use super::{Db, Stored};
use crate::domain::players::{Club, Player, PlayerName};
use crate::domain::{NameKey, PlayerId};

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

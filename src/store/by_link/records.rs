//! The records of rated games by link: they have no names, and are shown under those that everybody sees now.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;

use crate::domain::games::Telling;
use crate::domain::privacy::Eyes;
use crate::domain::{GameId, PlayerId};
use crate::store::connection::IDS_AT_ONCE;
use crate::store::schema::{link_games, link_seats};
use crate::store::{Db, Stored, merges, players, privacy};

/// What is shown of a record, and what it is called.
pub(in crate::store) struct Told {
    pub title: String,
    pub telling: Telling,
}

/// So much of a name is in a title.
const IN_TITLE: usize = 58;

/// What the titles of such records begin with where they are stored.
pub const UNNAMED: &str = "by link ";

/// Those of some records that are of rated games by link.
pub(in crate::store) fn told(
    db: &mut Db,
    games: &[i32],
    eyes: Eyes,
) -> Stored<HashMap<GameId, Told>> {
    let mut rows: Vec<(i32, i32)> = Vec::new();
    for some in games.chunks(IDS_AT_ONCE) {
        let seats = link_seats::table
            .inner_join(link_games::table.on(link_games::id.eq(link_seats::link_game_id)))
            .filter(link_games::game_id.assume_not_null().eq_any(some))
            .filter(link_seats::player_id.is_not_null())
            // "first" comes before "second".
            .order((link_games::id, link_seats::seat))
            .select((
                link_games::game_id.assume_not_null(),
                link_seats::player_id.assume_not_null(),
            ));
        rows.extend(seats.load::<(i32, i32)>(db)?);
    }
    if rows.is_empty() {
        return Ok(HashMap::new());
    }
    let merges = merges::current(db)?;
    let now = |player: i32| merges.stands_for(PlayerId(player));
    let players: BTreeSet<PlayerId> = rows.iter().map(|(_, player)| now(*player)).collect();
    let players: Vec<PlayerId> = players.into_iter().collect();
    let names = players::names(db, eyes, players.iter().copied())?;
    let hiding = privacy::hiding_moves(db, &players)?;
    let mut found: HashMap<GameId, Told> = HashMap::new();
    for (id, player) in rows {
        let player = now(player);
        let name = names.get(&player).map(String::as_str).unwrap_or_default();
        let name: String = name.chars().take(IN_TITLE).collect();
        let is_hidden = eyes != Eyes::Staff && hiding.contains(&player);
        let told = found
            .entry(GameId(id))
            .or_insert(Told { title: String::new(), telling: Telling::Whole });
        let dash = if told.title.is_empty() { "" } else { " – " };
        told.title = format!("{}{dash}{name}", told.title);
        if is_hidden {
            told.telling = Telling::Nothing;
        }
    }
    Ok(found)
}

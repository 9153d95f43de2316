//! The records of rated games by link: they have no names, and are shown under those that everybody sees now.

use std::collections::HashMap;

use diesel::prelude::*;

use crate::domain::GameId;
use crate::domain::games::Telling;
use crate::domain::privacy::Eyes;
use crate::store::schema::{link_games, link_seats, players};
use crate::store::{Db, Stored};

/// What is shown of a record, and what it is called.
pub(in crate::store) struct Told {
    pub title: String,
    pub telling: Telling,
}

/// So much of a name is in a title.
const IN_TITLE: usize = 58;

/// A player's name, the public one unless it is the same, and whether moves are shown.
type PlayerRow = (String, Option<String>, bool);

/// Those of some records that are of rated games by link.
pub(in crate::store) fn told(
    db: &mut Db,
    games: &[i32],
    eyes: Eyes,
) -> Stored<HashMap<GameId, Told>> {
    let rows = link_seats::table
        .inner_join(link_games::table.on(link_games::id.eq(link_seats::link_game_id)))
        .inner_join(players::table.on(players::id.nullable().eq(link_seats::player_id)))
        .filter(link_games::game_id.assume_not_null().eq_any(games))
        // "first" comes before "second".
        .order((link_games::id, link_seats::seat))
        .select((
            link_games::game_id.assume_not_null(),
            (players::name, players::public_name, players::shows_moves),
        ))
        .load::<(i32, PlayerRow)>(db)?;
    let mut found: HashMap<GameId, Told> = HashMap::new();
    for (id, (name, public_name, shows_moves)) in rows {
        let name = if eyes == Eyes::Staff { name } else { public_name.unwrap_or(name) };
        let name: String = name.chars().take(IN_TITLE).collect();
        let is_shown = shows_moves || eyes == Eyes::Staff;
        let telling = if is_shown { Telling::Whole } else { Telling::Nothing };
        let told = found.entry(GameId(id));
        told.and_modify(|told| {
            told.title = format!("{} – {name}", told.title);
            if !is_shown {
                told.telling = Telling::Nothing;
            }
        })
        .or_insert(Told { title: name, telling });
    }
    Ok(found)
}

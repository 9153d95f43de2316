//! The records of casual games by link: they have no names, and are shown under those of their players now.

use std::collections::HashMap;

use diesel::dsl::auto_type;
use diesel::prelude::*;
use domain::by_link::ENDS;
use domain::games::Telling;
use domain::privacy::Eyes;
use domain::results::EndKind;
use domain::{GameId, LinkGameId, PlayerId};
use rules::Seat;
use rules::record::tag_line;

use super::game;
use super::names::names;
use crate::connection::IDS_AT_ONCE;
use crate::schema::{games, link_facts, link_games, link_seats};
use crate::{Db, Stored, merges, privacy};

/// What is shown of a record, and what it is called.
pub(crate) struct Told {
    pub title: String,
    /// The tags of its players, before the record.
    tags: String,
    pub telling: Telling,
}

impl Told {
    /// The record with its players, as far as it is shown.
    pub(crate) fn record(&self, stored: String) -> Option<String> {
        let record = self.telling.of(stored)?;
        Some(if self.telling == Telling::Whole { format!("{}{record}", self.tags) } else { record })
    }
}

/// So much of a name is in a title.
const IN_TITLE: usize = 58;

/// What the titles of such records begin with where they are stored.
pub const UNNAMED: &str = "by link ";

/// A seat: the record and the game, the player if there is one, else what was typed.
type SeatRow = (i32, String, Option<i32>, String);

/// Those of some records that are of casual games by link.
pub(crate) fn told(db: &mut Db, records: &[i32], eyes: Eyes) -> Stored<HashMap<GameId, Told>> {
    let mut rows: Vec<SeatRow> = Vec::new();
    for some in records.chunks(IDS_AT_ONCE) {
        let seats = link_seats::table
            .inner_join(link_games::table.on(link_games::id.eq(link_seats::link_game_id)))
            .inner_join(games::table.on(games::id.nullable().eq(link_games::game_id)))
            .filter(games::id.eq_any(some))
            .filter(games::title.like(format!("{UNNAMED}%")))
            // "first" comes before "second".
            .order((link_games::id, link_seats::seat))
            .select((games::id, link_games::spec, link_seats::player_id, link_seats::name));
        rows.extend(seats.load::<SeatRow>(db)?);
    }
    if rows.is_empty() {
        return Ok(HashMap::new());
    }
    let players: Vec<PlayerId> = rows.iter().filter_map(|row| row.2.map(PlayerId)).collect();
    let named = names(db, eyes, players.clone())?;
    let merges = merges::current(db)?;
    let persons: Vec<PlayerId> = players.iter().map(|one| merges.stands_for(*one)).collect();
    let hiding = privacy::hiding_moves(db, &persons)?;
    let mut found: HashMap<GameId, Told> = HashMap::new();
    for both in rows.chunks_exact(Seat::ALL.len()) {
        let game = game("link_games.spec", &both[0].1)?;
        let mut told = Told { title: String::new(), tags: String::new(), telling: Telling::Whole };
        for (seat, (_, _, player, typed)) in Seat::ALL.into_iter().zip(both) {
            let player = player.map(PlayerId);
            let name = player.and_then(|player| named.get(&player)).unwrap_or(typed);
            let dash = if told.title.is_empty() { "" } else { " – " };
            told.title += dash;
            told.title.extend(name.chars().take(IN_TITLE));
            told.tags += &tag_line(game.side_name(seat), name);
            let person = player.map(|player| merges.stands_for(player));
            let is_hidden = person.is_some_and(|person| hiding.contains(&person));
            if eyes != Eyes::Staff && is_hidden {
                told.telling = Telling::Nothing;
            }
        }
        found.insert(GameId(both[0].0), told);
    }
    Ok(found)
}

/// Games, each with the fact that ended it.
#[auto_type]
fn with_ends() -> _ {
    let kinds: Vec<&'static str> = ENDS.map(|(kind, _)| kind).to_vec();
    let is_end = link_facts::link_game_id.eq(link_games::id).and(link_facts::kind.eq_any(kinds));
    link_games::table.left_join(link_facts::table.on(is_end))
}

/// Those of some records that were played by link, each with the board it was played at and what its end is known by.
pub(crate) fn ends(db: &mut Db, records: &[i32]) -> Stored<HashMap<GameId, (LinkGameId, EndKind)>> {
    let mut found = HashMap::new();
    let game_id = link_games::game_id.assume_not_null();
    for some in records.chunks(IDS_AT_ONCE) {
        let rows = with_ends()
            .filter(game_id.eq_any(some))
            .select((game_id, link_games::id, link_facts::kind.nullable()))
            .load::<(i32, i32, Option<String>)>(db)?;
        let end = |(record, id, kind): (i32, i32, Option<String>)| {
            (GameId(record), (LinkGameId(id), kind_of(kind.as_deref())))
        };
        found.extend(rows.into_iter().map(end));
    }
    Ok(found)
}

/// What the ends of some games that are over are known by.
pub(crate) fn kinds(db: &mut Db, games: &[i32]) -> Stored<HashMap<i32, EndKind>> {
    let mut found = HashMap::new();
    for some in games.chunks(IDS_AT_ONCE) {
        let rows = with_ends()
            .filter(link_games::id.eq_any(some))
            .select((link_games::id, link_facts::kind.nullable()))
            .load::<(i32, Option<String>)>(db)?;
        found.extend(rows.into_iter().map(|(id, kind)| (id, kind_of(kind.as_deref()))));
    }
    Ok(found)
}

/// By the fact that ended a game: the moves did if none says so.
fn kind_of(fact: Option<&str>) -> EndKind {
    let known = ENDS.into_iter().find(|(word, _)| fact == Some(*word));
    known.map_or(EndKind::Moves, |(_, kind)| kind)
}

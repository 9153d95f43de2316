//! The words of names, by which players are found among many.

use std::collections::BTreeMap;

use diesel::dsl::{exists, not};
use diesel::prelude::*;
use domain::NameKey;
use domain::privacy::Eyes;

use super::super::connection::insert_all;
use super::super::schema::{name_words, players};
use super::super::words::{Kept, begin_so, words};
use super::super::{Db, Stored};

/// The table, which is computed anew from the names: no backup has it.
pub(crate) const TABLE: &str = "name_words";

/// Who lies in the bin would leave no place for others.
const THERE: &str = " AND EXISTS (
    SELECT 1 FROM players WHERE players.id = player_id AND players.deleted_at IS NULL)";
const THERE_FOR_ALL: &str = " AND is_public AND EXISTS (
    SELECT 1 FROM players WHERE players.id = player_id AND players.deleted_at IS NULL)";

/// So many players are read at once when all words are kept anew.
const AT_ONCE: i64 = 10_000;

#[derive(Insertable)]
#[diesel(table_name = name_words, treat_none_as_default_value = false)]
struct Row {
    word: String,
    player_id: i32,
    is_public: bool,
}

/// The rows of a player: whoever does not show the name is found by what is shown.
fn rows(player_id: i32, key: &NameKey, public_name: Option<&str>) -> impl Iterator<Item = Row> {
    let mut all: BTreeMap<String, bool> =
        words(key).map(|word| (word, public_name.is_none())).collect();
    if let Some(public) = public_name {
        all.extend(words(&NameKey::of(public)).map(|word| (word, true)));
    }
    all.into_iter().map(move |(word, is_public)| Row { word, player_id, is_public })
}

/// Keeps the words of a new player.
pub(super) fn add(db: &mut Db, player: i32, key: &NameKey) -> Stored<()> {
    let rows: Vec<Row> = rows(player, key, None).collect();
    insert_all!(db, name_words::table, &rows);
    Ok(())
}

/// Keeps the words of a player as the names are now.
pub(crate) fn keep(db: &mut Db, player: i32) -> Stored<()> {
    diesel::delete(name_words::table.filter(name_words::player_id.eq(player))).execute(db)?;
    let names = players::table.find(player).select((players::name_key, players::public_name));
    if let Some((key, public)) = names.first::<(String, Option<String>)>(db).optional()? {
        let rows: Vec<Row> = rows(player, &NameKey::stored(key), public.as_deref()).collect();
        insert_all!(db, name_words::table, &rows);
    }
    Ok(())
}

/// Keeps the words of those whose words are not kept yet: an earlier version of the program knows nothing of them.
pub(crate) fn keep_the_rest(db: &mut Db) -> Stored<()> {
    let mut last = 0;
    loop {
        let kept = name_words::table.filter(name_words::player_id.eq(players::id));
        let some = players::table
            .filter(players::id.gt(last))
            .filter(not(exists(kept)))
            .order(players::id)
            .limit(AT_ONCE)
            .select((players::id, players::name_key, players::public_name))
            .load::<(i32, String, Option<String>)>(db)?;
        let Some((newest, ..)) = some.last() else { return Ok(()) };
        last = *newest;
        let of = |(id, key, public): (i32, String, Option<String>)| {
            rows(id, &NameKey::stored(key), public.as_deref()).collect::<Vec<_>>()
        };
        let rows: Vec<Row> = some.into_iter().flat_map(of).collect();
        insert_all!(db, name_words::table, &rows);
    }
}

/// The rows of players of whose names a word each begins with all that is looked for, no more than so many:
/// of the full names, or of what everybody sees.
pub(super) fn find(db: &mut Db, looked_for: &NameKey, eyes: Eyes, most: usize) -> Stored<Vec<i32>> {
    let is_open = if eyes == Eyes::Staff { THERE } else { THERE_FOR_ALL };
    begin_so(db, Kept { table: TABLE, id: "player_id", is_open }, looked_for, most)
}

//! The words of names, by which players are found among many.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{Integer, Text};

use super::super::connection::{insert_all, on_either};
use super::super::schema::{name_words, players};
use super::super::{Db, Stored};
use crate::domain::NameKey;
use crate::domain::players::simplified;
use crate::domain::privacy::Eyes;

/// The table, which is computed anew from the names: no backup has it.
pub(in crate::store) const TABLE: &str = "name_words";

/// So many players are read at once when all words are kept anew.
const AT_ONCE: i64 = 10_000;

#[derive(Insertable)]
#[diesel(table_name = name_words, treat_none_as_default_value = false)]
struct Row {
    word: String,
    player_id: i32,
    is_public: bool,
}

/// The words of a folded text, each as it is looked for.
fn words(key: &NameKey) -> impl Iterator<Item = String> {
    key.as_str().split(' ').map(simplified)
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
pub(in crate::store) fn keep(db: &mut Db, player: i32) -> Stored<()> {
    diesel::delete(name_words::table.filter(name_words::player_id.eq(player))).execute(db)?;
    let names = players::table.find(player).select((players::name_key, players::public_name));
    if let Some((key, public)) = names.first::<(String, Option<String>)>(db).optional()? {
        let rows: Vec<Row> = rows(player, &NameKey::stored(key), public.as_deref()).collect();
        insert_all!(db, name_words::table, &rows);
    }
    Ok(())
}

/// Keeps the words of all, if those of nobody are kept yet.
pub(in crate::store) fn keep_the_rest(db: &mut Db) -> Stored<()> {
    let any = name_words::table.select(name_words::player_id).first::<i32>(db).optional()?;
    let mut last = any.map_or(0, |_| i32::MAX);
    loop {
        let some = players::table
            .filter(players::id.gt(last))
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

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Integer)]
    player_id: i32,
}

/// After all words that begin so.
const LAST: char = char::MAX;

/// The rows of players of whose names a word each begins with all that is looked for, no more than so many, in no order:
/// of the full names, or of what everybody sees.
pub(super) fn find(db: &mut Db, looked_for: &NameKey, eyes: Eyes, most: usize) -> Stored<Vec<i32>> {
    let mut words: Vec<String> = words(looked_for).collect();
    // The longest is of the fewest.
    words.sort_by_key(|word| Reverse(word.len()));
    let is_open = if eyes == Eyes::Staff { "" } else { " AND is_public" };
    // Both databases number them in the order in which they stand.
    let begins =
        |nth: usize| format!("word >= ${} AND word < ${}{is_open}", 2 * nth + 1, 2 * nth + 2);
    let others = (1..words.len()).map(|nth| {
        let of_the_same = "SELECT 1 FROM name_words WHERE player_id = found.player_id";
        format!(" AND EXISTS ({of_the_same} AND {})", begins(nth))
    });
    let query = format!(
        "SELECT DISTINCT player_id FROM name_words found WHERE {}{} LIMIT {most}",
        begins(0),
        others.collect::<String>()
    );
    let found = on_either!(db, connection => {
        let mut bound = sql_query(query).into_boxed();
        for word in words {
            bound = bound.bind::<Text, _>(word.clone()).bind::<Text, _>(format!("{word}{LAST}"));
        }
        bound.load::<Found>(connection)?
    });
    Ok(found.into_iter().map(|one| one.player_id).collect())
}

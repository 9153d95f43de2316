//! Words of names that are kept, so that something is found by the beginnings of some of them without reading the rest.

use std::cmp::Reverse;
use std::collections::HashSet;

use diesel::sql_types::{Integer, Text};
use diesel::{QueryableByName, RunQueryDsl, sql_query};
use domain::NameKey;
use domain::players::simplified;

use super::connection::on_either;
use super::{Db, Stored};

/// The words of a folded text, each as it is looked for.
pub(super) fn words(key: &NameKey) -> impl Iterator<Item = String> {
    key.as_str().split(' ').map(simplified)
}

/// A table of words.
#[derive(Debug, Clone, Copy)]
pub(super) struct Kept {
    pub(super) table: &'static str,
    /// The column that says whose they are.
    pub(super) id: &'static str,
    /// What else has to hold of a row, after ` AND `; else nothing.
    pub(super) is_open: &'static str,
}

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Integer)]
    id: i32,
}

/// Of no name are more words needed.
const MOST_WORDS: usize = 8;
/// After all words that begin so.
const LAST: char = char::MAX;

/// Of whose words one each begins with all that is looked for: no more than so many, the first by their words, so that it
/// is the same ones every time.
pub(super) fn begin_so(
    db: &mut Db,
    Kept { table, id, is_open }: Kept,
    looked_for: &NameKey,
    most: usize,
) -> Stored<Vec<i32>> {
    // No text that people type has a zero byte, and PostgreSQL takes none.
    let mut words: Vec<String> = words(looked_for).filter(|word| !word.contains('\0')).collect();
    words.sort_unstable();
    words.dedup();
    // The longest is of the fewest. Whoever is found is asked for all of the words.
    words.sort_by_key(|word| Reverse(word.len()));
    words.truncate(MOST_WORDS);
    if words.is_empty() {
        return Ok(Vec::new());
    }
    // Both databases number them in the order in which they stand.
    let begins =
        |nth: usize| format!("word >= ${} AND word < ${}{is_open}", 2 * nth + 1, 2 * nth + 2);
    let others = (1..words.len()).map(|nth| {
        let of_the_same = format!("SELECT 1 FROM {table} WHERE {id} = found.{id}");
        format!(" AND EXISTS ({of_the_same} AND {})", begins(nth))
    });
    // Few have two words that begin so.
    let query = format!(
        "SELECT {id} AS id FROM {table} found WHERE {}{} ORDER BY word, {id} LIMIT {}",
        begins(0),
        others.collect::<String>(),
        2 * most
    );
    let found = on_either!(db, connection => {
        let mut bound = sql_query(query).into_boxed();
        for word in words {
            bound = bound.bind::<Text, _>(word.clone()).bind::<Text, _>(format!("{word}{LAST}"));
        }
        bound.load::<Found>(connection)?
    });
    let mut seen = HashSet::new();
    let ids = found.into_iter().map(|one| one.id).filter(|id| seen.insert(*id));
    Ok(ids.take(most).collect())
}

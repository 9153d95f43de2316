//! Players where there are so many that no page reads through all of them.

use diesel::dsl::{exists, max, sql};
use diesel::prelude::*;
use diesel::sql_types::{Bool, Integer, Text};

use super::super::schema::{ledger, players};
use super::super::{Db, Stored, merges};
use super::{called, gathered, ids_open_to, rows_of, words};
use crate::domain::accounts::{Access, Viewer};
use crate::domain::pages::Counted;
use crate::domain::players::{PAGE_SIZE, Player, PlayersPage, is_called, search};
use crate::domain::privacy::Eyes;
use crate::domain::{NameKey, PlayerId};

/// Up to so many, lists of players are read whole.
const MANY: usize = Counted::MOST;
/// Of many, no more are found by a name: who looks for them types more of it.
const MOST_FOUND: usize = 1_000;
/// And so many pages can be turned from the first name on.
const MOST_PAGES: usize = 10;

/// Whether there are. Where the numbers of players go well beyond, they are not counted: a few may be gone.
pub(super) fn are_there(db: &mut Db) -> Stored<bool> {
    let newest = players::table.select(max(players::id)).first::<Option<i32>>(db)?;
    let newest = usize::try_from(newest.unwrap_or(0)).unwrap_or(0);
    if newest <= MANY || newest > MANY + MANY / 10 {
        return Ok(newest > MANY);
    }
    let one_more = players::table.order(players::id).offset(number(MANY)).select(players::id);
    Ok(one_more.first::<i32>(db).optional()?.is_some())
}

/// A page of the players that `viewer` may see and whose name holds every word that is looked for; of many, whose name has
/// words that begin so. Of many that are not looked for, of those who have a rating and show their name.
pub fn page(db: &mut Db, viewer: &Viewer, looked_for: &str, page: usize) -> Stored<PlayersPage> {
    if !are_there(db)? {
        return Ok(search(called(db, viewer, viewer.eyes(), looked_for)?, "", page));
    }
    if looked_for.trim().is_empty() {
        return turned(db, viewer.eyes(), page.clamp(1, MOST_PAGES));
    }
    let (found, n_found) = found(db, viewer, viewer.eyes(), looked_for)?;
    Ok(PlayersPage::of(found, page, n_found))
}

fn turned(db: &mut Db, eyes: Eyes, page: usize) -> Stored<PlayersPage> {
    let begin = Begin::Skipped((page - 1) * PAGE_SIZE);
    let mut players = in_order(db, eyes, begin, PAGE_SIZE + 1)?;
    let has_next = players.len() > PAGE_SIZE && page < MOST_PAGES;
    players.truncate(PAGE_SIZE);
    let n_pages = if has_next { page + 1 } else { page };
    Ok(PlayersPage { players, page, n_pages, found: Counted::MoreThan(MANY) })
}

/// Those who are found by a name.
pub(super) fn found(
    db: &mut Db,
    viewer: &Viewer,
    eyes: Eyes,
    looked_for: &str,
) -> Stored<(Vec<Player>, Counted)> {
    let mut ids = words::find(db, &NameKey::of(looked_for), eyes, MOST_FOUND + 1)?;
    let n_found = Counted::up_to(MOST_FOUND, ids.len());
    ids.truncate(MOST_FOUND);
    let merges = merges::current(db)?;
    let ids: Vec<PlayerId> = ids.into_iter().map(PlayerId).collect();
    let rows = rows_of(db, &merges, &ids)?;
    let mut found = if viewer.is_at_least(Access::Administrator) {
        gathered(rows, &merges, eyes, |_| true)
    } else {
        let open = ids_open_to(db, (&rows, &merges), viewer)?;
        gathered(rows, &merges, eyes, |player| open.contains(&player))
    };
    found.retain(|player| is_called(player, looked_for));
    let n_found = match n_found {
        Counted::Exactly(_) => Counted::Exactly(found.len()),
        more @ Counted::MoreThan(_) => more,
    };
    Ok((found, n_found))
}

/// Players in a list that programs read.
pub enum Listing {
    All(Vec<Player>),
    /// Those after one, and one more if there are others.
    Part(Vec<Player>),
}

/// Those that [`page`] shows, all of them or the part that follows somebody.
pub fn listed(
    db: &mut Db,
    viewer: &Viewer,
    looked_for: &str,
    (after, most): (Option<PlayerId>, usize),
) -> Stored<Listing> {
    if !are_there(db)? || !looked_for.trim().is_empty() {
        return Ok(Listing::All(called(db, viewer, viewer.eyes(), looked_for)?));
    }
    let begin = after.map_or(Begin::Skipped(0), Begin::After);
    Ok(Listing::Part(in_order(db, viewer.eyes(), begin, most + 1)?))
}

/// Where a part of the list begins.
#[derive(Debug, Clone, Copy)]
enum Begin {
    Skipped(usize),
    After(PlayerId),
}

/// A part of the list: players who have a rating, by name. Whoever does not show it is not found by its place.
fn in_order(db: &mut Db, eyes: Eyes, begin: Begin, most: usize) -> Stored<Vec<Player>> {
    let key = match db {
        Db::Postgres(_) => "players.name_key COLLATE \"C\"",
        Db::Sqlite(_) => "players.name_key",
    };
    let is_rated =
        exists(ledger::table.filter(ledger::player_id.eq(players::id)).select(ledger::player_id));
    let mut query = players::table
        .filter(players::deleted_at.is_null())
        .filter(is_rated)
        .order((sql::<Text>(key), players::id))
        .limit(number(most))
        .select(players::id)
        .into_boxed();
    if eyes != Eyes::Staff {
        query = query.filter(players::public_name.is_null());
    }
    match begin {
        Begin::Skipped(n) => query = query.offset(number(n)),
        Begin::After(player) => {
            let of = players::table.find(player.0).select(players::name_key);
            let Some(name) = of.first::<String>(db).optional()? else { return Ok(Vec::new()) };
            let is_after = sql::<Bool>(&format!("({key}, players.id) > ("))
                .bind::<Text, _>(name)
                .sql(", ")
                .bind::<Integer, _>(player.0)
                .sql(")");
            query = query.filter(is_after);
        }
    }
    let ids: Vec<PlayerId> = query.load::<i32>(db)?.into_iter().map(PlayerId).collect();
    let merges = merges::current(db)?;
    Ok(gathered(rows_of(db, &merges, &ids)?, &merges, eyes, |_| true))
}

fn number(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

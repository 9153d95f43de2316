//! Players where there are so many that no page reads through all of them.

use diesel::dsl::{exists, max, sql};
use diesel::prelude::*;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Bool, Integer, Text};
use domain::accounts::Viewer;
use domain::pages::Counted;
use domain::players::{PAGE_SIZE, Player, PlayersPage, SoughtName, search};
use domain::privacy::Eyes;
use domain::{NameKey, PlayerId};

use super::super::schema::{ledger, players};
use super::super::{Db, Stored};
use super::{called, rated_ones, some_open_to, words};

/// Up to so many, lists of players are read whole.
const MANY: usize = Counted::MOST;
/// Of many, no more are found by a name: who looks for them types more of it.
const MOST_FOUND: usize = 1_000;
/// And so many pages can be turned from the first name on.
const MOST_PAGES: usize = 10;

const N_PLAYERS: &str =
    "SELECT count(*) AS n FROM (SELECT id FROM players ORDER BY id LIMIT $1) AS counted";

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

/// Whether there are.
pub(super) fn are_there(db: &mut Db) -> Stored<bool> {
    let newest = players::table.select(max(players::id)).first::<Option<i32>>(db)?;
    if usize::try_from(newest.unwrap_or(0)).is_ok_and(|newest| newest <= MANY) {
        return Ok(false);
    }
    let counted: Count = sql_query(N_PLAYERS).bind::<BigInt, _>(number(MANY + 1)).get_result(db)?;
    Ok(counted.n > number(MANY))
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
    let mut players = in_order(db, eyes, begin, PAGE_SIZE + 1)?.unwrap_or_default();
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
    let ids: Vec<PlayerId> = ids.into_iter().map(PlayerId).collect();
    let mut found = some_open_to(db, &ids, viewer, eyes)?;
    let sought = SoughtName::of(looked_for);
    found.retain(|player| sought.is_of(player));
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

/// Those that [`page`] shows, all of them or the part that follows somebody; none if that is nobody in the list.
pub fn listed(
    db: &mut Db,
    viewer: &Viewer,
    looked_for: &str,
    (after, most): (Option<PlayerId>, usize),
) -> Stored<Option<Listing>> {
    if !are_there(db)? || !looked_for.trim().is_empty() {
        return Ok(Some(Listing::All(called(db, viewer, viewer.eyes(), looked_for)?)));
    }
    let begin = after.map_or(Begin::Skipped(0), Begin::After);
    Ok(in_order(db, viewer.eyes(), begin, most + 1)?.map(Listing::Part))
}

/// Where a part of the list begins.
#[derive(Debug, Clone, Copy)]
enum Begin {
    Skipped(usize),
    After(PlayerId),
}

/// A part of the list: players who have a rating, by name. Whoever does not show it is not found by its place, nor is
/// anybody else found after them; none then.
fn in_order(db: &mut Db, eyes: Eyes, begin: Begin, most: usize) -> Stored<Option<Vec<Player>>> {
    let key = match db {
        Db::Postgres(_) => "players.name_key COLLATE \"C\"",
        Db::Sqlite(_) => "players.name_key",
    };
    let there = || {
        let rated = ledger::table.filter(ledger::player_id.eq(players::id));
        let there = players::table
            .filter(players::deleted_at.is_null())
            .filter(exists(rated.select(ledger::player_id)))
            .into_boxed();
        if eyes == Eyes::Staff { there } else { there.filter(players::public_name.is_null()) }
    };
    let mut query = there();
    match begin {
        Begin::Skipped(n) => query = query.offset(number(n)),
        Begin::After(player) => {
            let of = there().filter(players::id.eq(player.0)).select(players::name_key);
            let Some(name) = of.first::<String>(db).optional()? else { return Ok(None) };
            let is_after = sql::<Bool>(&format!("({key}, players.id) > ("))
                .bind::<Text, _>(name)
                .sql(", ")
                .bind::<Integer, _>(player.0)
                .sql(")");
            query = query.filter(is_after);
        }
    }
    let ids = query
        .order((sql::<Text>(key), players::id))
        .limit(number(most))
        .select(players::id)
        .load::<i32>(db)?;
    let ids: Vec<PlayerId> = ids.into_iter().map(PlayerId).collect();
    rated_ones(db, &ids, eyes).map(Some)
}

fn number(n: usize) -> i64 {
    i64::try_from(n).unwrap_or(i64::MAX)
}

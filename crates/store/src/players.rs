//! Players.

mod birth_years;
mod many;
pub(super) mod words;

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use domain::accounts::{Access, Viewer};
use domain::backups::Mark;
use domain::merges::Merges;
use domain::players::{Club, Player, PlayerName, SoughtName};
use domain::privacy::Eyes;
use domain::{EntryId, NameKey, PlayerId, TournamentId};

use super::connection::IDS_AT_ONCE;
use super::privacy::seen::Seen;
use super::schema::{
    entries, histories, history_games, initial_ratings, ledger, link_seats, player_accounts,
    players, pools,
};
use super::{Db, Stored, merges};

pub use birth_years::{birth_year, birth_year_open_to, birth_years, open_at, set_birth_year};
pub use many::{Listing, listed, page};

#[derive(Queryable, Selectable)]
#[diesel(table_name = players)]
struct Row {
    id: i32,
    name: String,
    name_key: String,
    club: Option<String>,
    public_name: Option<String>,
    shows_club: bool,
}

/// The player of a row, as one sees them who sees that much of the person.
fn player(row: Row, eyes: Eyes, person: PlayerId) -> Player {
    let Row { name, name_key, public_name, .. } = row;
    let seen = Seen { name, key: NameKey::stored(name_key), club: row.club };
    let Seen { name, key, club } = seen.by(eyes, person, (public_name, row.shows_club));
    Player { id: PlayerId(row.id), name, key, club, also: Vec::new() }
}

/// Adds a player.
pub fn insert(
    db: &mut Db,
    name: &PlayerName,
    club: Option<&Club>,
    now: DateTime<Utc>,
) -> Stored<PlayerId> {
    let key = NameKey::of(name.as_str());
    let id = diesel::insert_into(players::table)
        .values((
            players::name.eq(name.as_str()),
            players::name_key.eq(key.as_str()),
            players::club.eq(club.map(Club::as_str)),
            players::created_at.eq(now.naive_utc()),
        ))
        .returning(players::id)
        .get_result(db)?;
    words::add(db, id, &key)?;
    Ok(PlayerId(id))
}

/// Whether nothing names a player but what lies in the bin: a slip in a list that was removed.
pub fn is_unused(db: &mut Db, id: PlayerId) -> Stored<bool> {
    // No entry has this id.
    is_unused_but_for(db, id, EntryId(0))
}

/// The same, apart from one entry.
pub fn is_unused_but_for(db: &mut Db, id: PlayerId, entry: EntryId) -> Stored<bool> {
    if merges::ever_named(db, id)? {
        return Ok(false);
    }
    let there = entries::table.filter(entries::deleted_at.is_null());
    let others = there.filter(entries::id.ne(entry.0));
    let is_in = exists(others.filter(entries::player_id.eq(id.0)));
    let played = exists(history_games::table.filter(
        history_games::first_player_id.eq(id.0).or(history_games::second_player_id.eq(id.0)),
    ));
    let has_account = exists(player_accounts::table.filter(player_accounts::player_id.eq(id.0)));
    let sits = exists(link_seats::table.filter(link_seats::player_id.eq(id.0)));
    let came_rated = exists(initial_ratings::table.filter(initial_ratings::player_id.eq(id.0)));
    let is_rated = exists(ledger::table.filter(ledger::player_id.eq(id.0)));
    let unused = players::table.find(id.0).filter(not(is_in
        .or(played)
        .or(sits)
        .or(has_account)
        .or(came_rated)
        .or(is_rated)));
    Ok(unused.select(players::id).first::<i32>(db).optional()?.is_some())
}

/// Takes a player out for good whom nothing names, not even what lies in the bin. Answers whether it
/// was so.
pub fn delete_unused(db: &mut Db, id: PlayerId) -> Stored<bool> {
    let entered = entries::table.filter(entries::player_id.eq(id.0)).count();
    let is_free = is_unused(db, id)? && entered.get_result::<i64>(db)? == 0;
    if is_free {
        diesel::delete(players::table.find(id.0)).execute(db)?;
    }
    Ok(is_free)
}

/// Whoever stands now for the player of a mark.
pub fn by_mark(db: &mut Db) -> Stored<HashMap<Mark, PlayerId>> {
    let merges = merges::current(db)?;
    let there = players::table.filter(players::deleted_at.is_null());
    let rows = there.select((players::mark, players::id)).load::<(String, i32)>(db)?;
    let stands = |(mark, id)| (Mark(mark), merges.stands_for(PlayerId(id)));
    Ok(rows.into_iter().map(stands).collect())
}

/// Since when a player lies in the bin.
pub fn deleted_at(db: &mut Db, id: PlayerId) -> Stored<Option<DateTime<Utc>>> {
    let at = players::table.find(id.0).select(players::deleted_at);
    let at = at.first::<Option<NaiveDateTime>>(db).optional()?;
    Ok(at.flatten().map(|at| at.and_utc()))
}

/// Whoever stands now for the player of an id.
pub fn find(db: &mut Db, id: PlayerId, eyes: Eyes) -> Stored<Option<Player>> {
    let merges = merges::current(db)?;
    Ok(gathered(rows_of(db, &merges, &[id])?, &merges, eyes, |_| true).pop())
}

/// The player of an id by their own name and club, even if somebody else stands for them.
pub fn find_own(db: &mut Db, id: PlayerId) -> Stored<Option<Player>> {
    let there = players::table.find(id.0).filter(players::deleted_at.is_null());
    let row = there.select(Row::as_select()).first(db).optional()?;
    Ok(row.map(|row| player(row, Eyes::Staff, id)))
}

/// The names of some players.
pub fn names(
    db: &mut Db,
    eyes: Eyes,
    ids: impl Iterator<Item = PlayerId>,
) -> Stored<HashMap<PlayerId, String>> {
    let ids: Vec<i32> = ids.map(|id| id.0).collect();
    let mut names = HashMap::with_capacity(ids.len());
    for some in ids.chunks(IDS_AT_ONCE) {
        let rows = players::table
            .filter(players::id.eq_any(some))
            .select((players::id, players::name, players::public_name))
            .load::<(i32, String, Option<String>)>(db)?;
        names.extend(rows.into_iter().map(|(id, name, public)| {
            let is_full = eyes.see_all_of(PlayerId(id));
            (PlayerId(id), public.filter(|_| !is_full).unwrap_or(name))
        }));
    }
    Ok(names)
}

/// Every player, by name; those who were merged are former names of others.
pub fn list(db: &mut Db, eyes: Eyes) -> Stored<Vec<Player>> {
    let merges = merges::current(db)?;
    Ok(gathered(rows(db)?, &merges, eyes, |_| true))
}

/// Who has, or had, which name: for each person one player who was entered under it, whoever
/// stands for them now.
pub fn by_name(db: &mut Db) -> Stored<HashMap<NameKey, Vec<PlayerId>>> {
    let merges = merges::current(db)?;
    let mut named: Vec<(PlayerId, NameKey)> = rows(db)?
        .into_iter()
        .map(|row| (PlayerId(row.id), NameKey::stored(row.name_key)))
        .collect();
    named.sort_by_key(|(id, _)| (merges.is_merged(*id), *id));
    let (mut by_name, mut known) = (HashMap::<NameKey, Vec<PlayerId>>::new(), HashSet::new());
    for (id, key) in named {
        if known.insert((key.clone(), merges.stands_for(id))) {
            by_name.entry(key).or_default().push(id);
        }
    }
    Ok(by_name)
}

/// The players that `viewer` may see, by name: those who have a rating or are named in a history,
/// and those who are entered in an event that is open to them. Administrators see everybody.
pub fn list_open_to(db: &mut Db, viewer: &Viewer, eyes: Eyes) -> Stored<Vec<Player>> {
    if viewer.is_at_least(Access::Administrator) {
        return list(db, eyes);
    }
    let merges = merges::current(db)?;
    let rows = rows(db)?;
    let open = ids_open_to(db, (&rows, &merges), viewer)?;
    Ok(gathered(rows, &merges, eyes, |player| open.contains(&player)))
}

/// Those of [`list_open_to`] whose name holds every word that is looked for; of many players, some whose name has words
/// that begin so.
pub fn called(db: &mut Db, viewer: &Viewer, eyes: Eyes, looked_for: &str) -> Stored<Vec<Player>> {
    if looked_for.trim().is_empty() {
        return list_open_to(db, viewer, eyes);
    }
    if many::are_there(db)? {
        return Ok(many::found(db, viewer, eyes, looked_for)?.0);
    }
    let (merges, sought) = (merges::current(db)?, SoughtName::of(looked_for));
    let mut rows = rows(db)?;
    // Whether somebody may be seen, and by which name, is asked of few.
    let is_near = |row: &&Row| {
        let public = row.public_name.as_deref().map(NameKey::of);
        sought.is_in(&NameKey::stored(row.name_key.clone()))
            || public.is_some_and(|name| sought.is_in(&name))
    };
    let person = |row: &Row| merges.stands_for(PlayerId(row.id));
    let near: HashSet<PlayerId> = rows.iter().filter(is_near).map(person).collect();
    rows.retain(|row| near.contains(&person(row)));
    let open = if viewer.is_at_least(Access::Administrator) {
        rows.iter().map(|row| PlayerId(row.id)).collect()
    } else {
        ids_open_to(db, (&rows, &merges), viewer)?
    };
    let mut found = gathered(rows, &merges, eyes, |player| open.contains(&player));
    found.retain(|player| sought.is_of(player));
    Ok(found)
}

/// Whoever stands now for the player of an id, if `viewer` may see them. Who was merged leads to
/// them only if seen by themselves: else it would tell whose former name stands in a draft.
pub fn find_open_to(
    db: &mut Db,
    id: PlayerId,
    viewer: &Viewer,
    eyes: Eyes,
) -> Stored<Option<Player>> {
    if viewer.is_at_least(Access::Administrator) {
        return find(db, id, eyes);
    }
    let merges = merges::current(db)?;
    let rows = rows_of(db, &merges, &[id])?;
    let open = ids_open_to(db, (&rows, &merges), viewer)?;
    if merges.is_merged(id) && !open.contains(&id) {
        return Ok(None);
    }
    Ok(gathered(rows, &merges, eyes, |player| open.contains(&player)).pop())
}

fn rows(db: &mut Db) -> Stored<Vec<Row>> {
    Ok(players::table.filter(players::deleted_at.is_null()).select(Row::as_select()).load(db)?)
}

/// The rows of all who are one person with one of some players.
fn rows_of(db: &mut Db, merges: &Merges, some: &[PlayerId]) -> Stored<Vec<Row>> {
    let all = some.iter().flat_map(|id| merges.all_of(merges.stands_for(*id)));
    let all: Vec<i32> = all.map(|player| player.0).collect();
    let mut rows = Vec::with_capacity(all.len());
    for some in all.chunks(IDS_AT_ONCE) {
        let there = players::table.filter(players::deleted_at.is_null());
        let found = there.filter(players::id.eq_any(some)).select(Row::as_select());
        rows.extend(found.load(db)?);
    }
    Ok(rows)
}

/// Some players who have a rating, by name: everybody may see them.
pub fn rated_ones(db: &mut Db, some: &[PlayerId], eyes: Eyes) -> Stored<Vec<Player>> {
    let merges = merges::current(db)?;
    Ok(gathered(rows_of(db, &merges, some)?, &merges, eyes, |_| true))
}

/// Those of some players whom `viewer` may see, by name.
pub fn some_open_to(
    db: &mut Db,
    some: &[PlayerId],
    viewer: &Viewer,
    eyes: Eyes,
) -> Stored<Vec<Player>> {
    let merges = merges::current(db)?;
    let rows = rows_of(db, &merges, some)?;
    if viewer.is_at_least(Access::Administrator) {
        return Ok(gathered(rows, &merges, eyes, |_| true));
    }
    let open = ids_open_to(db, (&rows, &merges), viewer)?;
    Ok(gathered(rows, &merges, eyes, |player| open.contains(&player)))
}

/// One player a person, by name, if any of their rows is open; of former names, those that are.
fn gathered(
    rows: Vec<Row>,
    merges: &Merges,
    eyes: Eyes,
    is_open: impl Fn(PlayerId) -> bool,
) -> Vec<Player> {
    let mut former: HashMap<PlayerId, Vec<String>> = HashMap::new();
    let mut open = HashSet::new();
    for row in rows.iter().filter(|row| is_open(PlayerId(row.id))) {
        let kept = merges.stands_for(PlayerId(row.id));
        open.insert(kept);
        // Whoever does not show the name shows no former one.
        let is_shown = row.public_name.is_none() || eyes.see_all_of(kept);
        if PlayerId(row.id) != kept && is_shown {
            former.entry(kept).or_default().push(row.name.clone());
        }
    }
    let standing = rows.into_iter().filter(|row| open.contains(&PlayerId(row.id)));
    let standing = standing.map(|row| {
        let id = PlayerId(row.id);
        player(row, eyes, id)
    });
    let mut all: Vec<Player> = standing
        .map(|player| Player { also: former.remove(&player.id).unwrap_or_default(), ..player })
        .collect();
    // Collations differ between databases; the folded key in Rust does not.
    all.sort_by(|one, other| (&one.key, one.id).cmp(&(&other.key, other.id)));
    all
}

/// Whom of some `viewer` may see, each by their own name.
fn ids_open_to(
    db: &mut Db,
    (some, merges): (&[Row], &Merges),
    viewer: &Viewer,
) -> Stored<HashSet<PlayerId>> {
    let some: Vec<i32> = some.iter().map(|row| row.id).collect();
    // Ratings are public, and nearly everybody has one.
    let mut ids = rated(db, &some)?;
    let others: Vec<i32> =
        some.iter().copied().filter(|id| !ids.contains(&PlayerId(*id))).collect();
    if !others.is_empty() {
        let entered = entered(db, &others)?;
        let places = entered.iter().map(|(_, tournament)| *tournament);
        let open = super::tournaments::titles_of(db, viewer, places)?;
        let entered = entered.into_iter();
        let entered = entered.filter(|(_, tournament)| open.contains_key(tournament));
        ids.extend(entered.map(|(player, _)| player));
    }
    // Games of histories are public, and whoever is in one is rated; but the ratings of those who
    // were merged are another's now.
    let former = others.into_iter().map(PlayerId).filter(|player| merges.is_merged(*player));
    let former: Vec<PlayerId> = former.filter(|player| !ids.contains(player)).collect();
    ids.extend(named_in_histories(db, &former)?);
    Ok(ids)
}

/// Those of some players who have a rating.
fn rated(db: &mut Db, some: &[i32]) -> Stored<HashSet<PlayerId>> {
    let mut rated = HashSet::new();
    for some in some.chunks(IDS_AT_ONCE) {
        let rows = ledger::table
            .filter(ledger::pool_id.eq_any(pools::table.select(pools::id)))
            .filter(ledger::player_id.eq(players::id))
            // Asked for columns that no index has, SQLite reads the whole ledger for each player.
            .select(ledger::player_id);
        let found = players::table.filter(players::id.eq_any(some)).filter(exists(rows));
        rated.extend(found.select(players::id).load::<i32>(db)?.into_iter().map(PlayerId));
    }
    Ok(rated)
}

/// Which tournaments some players are entered in.
fn entered(db: &mut Db, some: &[i32]) -> Stored<Vec<(PlayerId, TournamentId)>> {
    let mut entered = Vec::new();
    for some in some.chunks(IDS_AT_ONCE) {
        let there = entries::table.filter(entries::deleted_at.is_null());
        let found = there.filter(entries::player_id.eq_any(some));
        let found = found.select((entries::player_id, entries::tournament_id));
        let found = found.load::<(i32, i32)>(db)?.into_iter();
        entered.extend(found.map(|(player, id)| (PlayerId(player), TournamentId(id))));
    }
    Ok(entered)
}

/// Those of some players who are named in a history that is complete.
fn named_in_histories(db: &mut Db, some: &[PlayerId]) -> Stored<Vec<PlayerId>> {
    let mut named = Vec::new();
    for some in some.chunks(IDS_AT_ONCE) {
        let is_named = history_games::first_player_id
            .eq(players::id)
            .or(history_games::second_player_id.eq(players::id));
        let games = history_games::table
            .inner_join(histories::table.on(histories::id.eq(history_games::history_id)))
            .filter(histories::completed_at.is_not_null())
            .filter(is_named);
        let found = players::table
            .filter(players::id.eq_any(some.iter().map(|player| player.0)))
            .filter(exists(games))
            .select(players::id)
            .load::<i32>(db)?;
        named.extend(found.into_iter().map(PlayerId));
    }
    Ok(named)
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
    words::keep(db, id.0)
}

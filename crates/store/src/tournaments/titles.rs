//! What tournaments are called, and how they are found by it.

use std::collections::BTreeSet;

use chrono::NaiveDateTime;
use diesel::dsl::{exists, max, not};
use diesel::prelude::*;
use domain::accounts::Viewer;
use domain::tournaments::{TournamentTitle, TournamentTitles};
use domain::{EventId, NameKey, TournamentId};

use super::super::accounts::roles_of;
use super::super::connection::{IDS_AT_ONCE, insert_all};
use super::super::schema::{events, title_words, tournaments};
use super::super::words::{Kept, begin_so, words};
use super::super::{Db, Stored};
use super::visibility;

/// The table, which is computed anew from the names: no backup has it.
pub(crate) const TABLE: &str = "title_words";

/// Up to so many, all are read; of more, those are found whose names have words that begin so.
const MANY: i32 = 1_000;
/// Of many, no more.
const MOST_FOUND: usize = 500;

const PUBLISHED: &str = " AND EXISTS (
    SELECT 1 FROM tournaments JOIN events ON events.id = tournaments.event_id
    WHERE tournaments.id = tournament_id
        AND tournaments.deleted_at IS NULL AND events.deleted_at IS NULL
        AND tournaments.visibility = 'published' AND events.visibility = 'published')";

/// What a tournament is called, and by whom it is seen.
macro_rules! titled {
    () => {
        tournaments::table
            .inner_join(events::table.on(events::id.eq(tournaments::event_id)))
            .filter(tournaments::deleted_at.is_null())
            .filter(events::deleted_at.is_null())
            .select((
                (tournaments::id, tournaments::event_id, tournaments::name, events::name),
                (tournaments::visibility, events::visibility),
                (tournaments::started_at, tournaments::closed_at),
            ))
    };
}

type Times = (Option<NaiveDateTime>, Option<NaiveDateTime>);
type Titled = ((i32, i32, String, String), (String, String), Times);

/// The names of all tournaments that `viewer` may see.
pub fn titles_open_to(db: &mut Db, viewer: &Viewer) -> Stored<TournamentTitles> {
    let rows = titled!().load::<Titled>(db)?;
    open_ones(db, viewer, rows)
}

/// The names of those of some tournaments that `viewer` may see.
pub fn titles_of(
    db: &mut Db,
    viewer: &Viewer,
    some: impl IntoIterator<Item = TournamentId>,
) -> Stored<TournamentTitles> {
    let ids: BTreeSet<i32> = some.into_iter().map(|id| id.0).collect();
    let ids: Vec<i32> = ids.into_iter().collect();
    let mut rows = Vec::with_capacity(ids.len());
    for some in ids.chunks(IDS_AT_ONCE) {
        rows.extend(titled!().filter(tournaments::id.eq_any(some)).load::<Titled>(db)?);
    }
    open_ones(db, viewer, rows)
}

fn open_ones(db: &mut Db, viewer: &Viewer, rows: Vec<Titled>) -> Stored<TournamentTitles> {
    let roles = roles_of(db, viewer)?;
    let title = |((id, event_id, name, event), (own, around), (started_at, closed_at)): Titled| {
        let role = roles.get(&EventId(event_id)).copied();
        let viewer = Viewer { role, ..viewer.clone() };
        if !visibility(&own)?.is_open_to(&viewer) || !visibility(&around)?.is_open_to(&viewer) {
            return Ok(None);
        }
        let (id, at) = (TournamentId(id), closed_at.or(started_at).map(|at| at.and_utc()));
        Ok(Some((id, TournamentTitle { id, name, event, at })))
    };
    rows.into_iter().filter_map(|row| title(row).transpose()).collect()
}

/// Of few tournaments the names of all that `viewer` may see; of many, of those whose name, with that of the event, has
/// words that begin so.
pub fn titles_called(db: &mut Db, viewer: &Viewer, looked_for: &str) -> Stored<TournamentTitles> {
    let newest = tournaments::table.select(max(tournaments::id)).first::<Option<i32>>(db)?;
    if newest.unwrap_or(0) <= MANY {
        return titles_open_to(db, viewer);
    }
    // Else what nobody sees could leave no place for what everybody does.
    let is_open = if viewer.account.is_none() { PUBLISHED } else { "" };
    let kept = Kept { table: TABLE, id: "tournament_id", is_open };
    let found = begin_so(db, kept, &NameKey::of(looked_for), MOST_FOUND)?;
    titles_of(db, viewer, found.into_iter().map(TournamentId))
}

#[derive(Insertable)]
#[diesel(table_name = title_words, treat_none_as_default_value = false)]
struct Row {
    word: String,
    tournament_id: i32,
}

fn rows((tournament_id, name, event): (i32, String, String)) -> impl Iterator<Item = Row> {
    let all: BTreeSet<String> = words(&NameKey::of(&format!("{name} {event}"))).collect();
    all.into_iter().map(move |word| Row { word, tournament_id })
}

/// The names of a tournament and of its event.
macro_rules! names {
    () => {
        tournaments::table
            .inner_join(events::table.on(events::id.eq(tournaments::event_id)))
            .select((tournaments::id, tournaments::name, events::name))
    };
}

/// Keeps the words of a tournament as the names are now.
pub(super) fn keep(db: &mut Db, id: i32) -> Stored<()> {
    let named = names!().filter(tournaments::id.eq(id)).load::<(i32, String, String)>(db)?;
    replace(db, named)
}

/// Keeps those of an event's tournaments.
pub(crate) fn keep_of(db: &mut Db, event: EventId) -> Stored<()> {
    let named = names!().filter(events::id.eq(event.0)).load::<(i32, String, String)>(db)?;
    replace(db, named)
}

/// Keeps the words of those whose words are not kept yet: an earlier version of the program knows nothing of them.
pub(crate) fn keep_the_rest(db: &mut Db) -> Stored<()> {
    let kept = title_words::table.filter(title_words::tournament_id.eq(tournaments::id));
    let named = names!().filter(not(exists(kept))).load::<(i32, String, String)>(db)?;
    replace(db, named)
}

fn replace(db: &mut Db, named: Vec<(i32, String, String)>) -> Stored<()> {
    let ids: Vec<i32> = named.iter().map(|one| one.0).collect();
    for some in ids.chunks(IDS_AT_ONCE) {
        let those = title_words::table.filter(title_words::tournament_id.eq_any(some));
        diesel::delete(those).execute(db)?;
    }
    let rows: Vec<Row> = named.into_iter().flat_map(rows).collect();
    insert_all!(db, title_words::table, &rows);
    Ok(())
}

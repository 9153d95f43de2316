//! In which year players were born: personal, so it is read only here.

use std::collections::{BTreeMap, HashSet};

use diesel::prelude::*;
use domain::accounts::{Access, Role, Viewer};
use domain::events::Visibility;
use domain::merges::Merges;
use domain::players::BirthYear;
use domain::{EventId, PlayerId};

use super::super::accounts::roles_of;
use super::super::connection::IDS_AT_ONCE;
use super::super::schema::{entries, events, players, tournaments};
use super::super::small;
use super::super::{Db, StoreError, Stored, merges};

/// The years of birth that are known of some players and those who were merged into them, all of whom are named, by who
/// stands for the player by some merges: their own, else that of the first of those who were merged into them.
pub fn birth_years(
    db: &mut Db,
    merges: &Merges,
    some: &[PlayerId],
) -> Stored<BTreeMap<PlayerId, BirthYear>> {
    let mut rows = Vec::new();
    for some in some.chunks(IDS_AT_ONCE) {
        let known = players::table
            .filter(players::id.eq_any(some.iter().map(|player| player.0)))
            .filter(players::birth_year.is_not_null())
            .select((players::id, players::birth_year.assume_not_null()));
        rows.extend(known.load::<(i32, i32)>(db)?);
    }
    rows.sort_unstable();
    by_person(rows, merges)
}

fn by_person(rows: Vec<(i32, i32)>, merges: &Merges) -> Stored<BTreeMap<PlayerId, BirthYear>> {
    let mut years = BTreeMap::new();
    for (id, year) in rows {
        let (id, year) = (PlayerId(id), stored(year)?);
        let kept = merges.stands_for(id);
        if id == kept {
            years.insert(id, year);
        } else {
            years.entry(kept).or_insert(year);
        }
    }
    Ok(years)
}

/// The year in which a player was born, if it is known of them or of one who was merged into them.
pub fn birth_year(db: &mut Db, id: PlayerId) -> Stored<Option<BirthYear>> {
    let all = merges::current(db)?.all_of(id);
    let rows = players::table
        .filter(players::id.eq_any(all.into_iter().map(|player| player.0)))
        .order((players::id.eq(id.0).desc(), players::id))
        .select(players::birth_year)
        .load::<Option<i32>>(db)?;
    rows.into_iter().flatten().next().map(stored).transpose()
}

/// The same, if `viewer` may know it: administrators, and arbiters and organisers of a published
/// event in which the player is in a tournament that has started. An entry alone opens nothing,
/// since an arbiter may enter anybody and take them out again; who is in a tournament that has
/// started in public stays there for all to see.
pub fn birth_year_open_to(db: &mut Db, id: PlayerId, viewer: &Viewer) -> Stored<Option<BirthYear>> {
    let is_open = viewer.is_at_least(Access::Administrator) || is_arbiter_of(db, viewer, id)?;
    if is_open { birth_year(db, id) } else { Ok(None) }
}

/// The players of an event whose years of birth its arbiters and organisers may know: those of published
/// tournaments that have started, if the event is published.
pub fn open_at(db: &mut Db, event: EventId) -> Stored<HashSet<PlayerId>> {
    let merges = merges::current(db)?;
    let players = entries::table
        .inner_join(tournaments::table.on(tournaments::id.eq(entries::tournament_id)))
        .inner_join(events::table.on(events::id.eq(tournaments::event_id)))
        .filter(events::id.eq(event.0))
        .filter(events::visibility.eq(Visibility::Published.as_str()))
        .filter(tournaments::visibility.eq(Visibility::Published.as_str()))
        .filter(tournaments::started_at.is_not_null())
        .select(entries::player_id)
        .load::<i32>(db)?;
    Ok(players.into_iter().map(|id| merges.stands_for(PlayerId(id))).collect())
}

/// Whether somebody runs a tournament that a person plays in for all to see.
fn is_arbiter_of(db: &mut Db, viewer: &Viewer, id: PlayerId) -> Stored<bool> {
    let roles = roles_of(db, viewer)?.into_iter();
    let run: Vec<i32> =
        roles.filter(|(_, role)| *role >= Role::Arbiter).map(|(event, _)| event.0).collect();
    if run.is_empty() {
        return Ok(false);
    }
    let all = merges::current(db)?.all_of(id);
    let found = events::table
        .inner_join(tournaments::table.on(tournaments::event_id.eq(events::id)))
        .inner_join(entries::table.on(entries::tournament_id.eq(tournaments::id)))
        .filter(events::id.eq_any(run))
        .filter(events::visibility.eq(Visibility::Published.as_str()))
        .filter(tournaments::visibility.eq(Visibility::Published.as_str()))
        .filter(tournaments::deleted_at.is_null())
        .filter(tournaments::started_at.is_not_null())
        .filter(entries::player_id.eq_any(all.into_iter().map(|player| player.0)))
        .count()
        .get_result::<i64>(db)?;
    Ok(found > 0)
}

/// Says in which year a person was born, or that it is not known: of those who were merged into the
/// player neither, since theirs would take its place.
pub fn set_birth_year(db: &mut Db, id: PlayerId, year: Option<BirthYear>) -> Stored<()> {
    let persons = match year {
        Some(_) => vec![id],
        None => merges::current(db)?.all_of(id),
    };
    let ids = persons.into_iter().map(|player| player.0);
    diesel::update(players::table.filter(players::id.eq_any(ids)))
        .set(players::birth_year.eq(year.map(|year| i32::from(year.get()))))
        .execute(db)?;
    Ok(())
}

fn stored(year: i32) -> Stored<BirthYear> {
    BirthYear::new(small("players.birth_year", year)?)
        .ok_or_else(|| StoreError::corrupt("players.birth_year", &year))
}

//! Avoided pairings.

use diesel::prelude::*;
use domain::forbidden::{Forbidden, ForbiddenGroup};
use domain::{EntryId, ForbiddenId, TournamentId};

use super::schema::{entries, forbidden, forbidden_entries};
use super::{Db, Stored, small};

/// The avoided pairings of a tournament, oldest first.
pub fn list(db: &mut Db, tournament: TournamentId) -> Stored<Vec<Forbidden>> {
    let rows = forbidden::table
        .filter(forbidden::tournament_id.eq(tournament.0))
        .order(forbidden::id)
        .select((forbidden::id, forbidden::from_round, forbidden::to_round))
        .load::<(i32, i32, i32)>(db)?;
    let members = forbidden_entries::table
        .inner_join(forbidden::table.on(forbidden::id.eq(forbidden_entries::forbidden_id)))
        .inner_join(entries::table.on(entries::id.eq(forbidden_entries::entry_id)))
        .filter(forbidden::tournament_id.eq(tournament.0))
        .filter(entries::deleted_at.is_null())
        .order(forbidden_entries::entry_id)
        .select((forbidden_entries::forbidden_id, forbidden_entries::entry_id))
        .load::<(i32, i32)>(db)?;
    let one = |(id, from_round, to_round): (i32, i32, i32)| {
        let of_it = members.iter().filter(|(group, _)| *group == id);
        let group = ForbiddenGroup {
            from_round: small("forbidden.from_round", from_round)?,
            to_round: small("forbidden.to_round", to_round)?,
            entries: of_it.map(|(_, entry)| EntryId(*entry)).collect(),
        };
        Ok(Forbidden { id: ForbiddenId(id), group })
    };
    // A player whose partners are all deleted may meet anybody.
    let mut all = rows.into_iter().map(one).collect::<Stored<Vec<Forbidden>>>()?;
    all.retain(|forbidden| forbidden.group.entries.len() > 1);
    Ok(all)
}

/// Stores a group to keep apart.
pub fn insert(
    db: &mut Db,
    tournament: TournamentId,
    group: &ForbiddenGroup,
) -> Stored<ForbiddenId> {
    let id: i32 = diesel::insert_into(forbidden::table)
        .values((
            forbidden::tournament_id.eq(tournament.0),
            forbidden::from_round.eq(i32::from(group.from_round)),
            forbidden::to_round.eq(i32::from(group.to_round)),
        ))
        .returning(forbidden::id)
        .get_result(db)?;
    for entry in &group.entries {
        diesel::insert_into(forbidden_entries::table)
            .values((
                forbidden_entries::forbidden_id.eq(id),
                forbidden_entries::entry_id.eq(entry.0),
            ))
            .execute(db)?;
    }
    Ok(ForbiddenId(id))
}

/// Allows it again.
pub fn delete(db: &mut Db, id: ForbiddenId) -> Stored<()> {
    let members = forbidden_entries::table.filter(forbidden_entries::forbidden_id.eq(id.0));
    diesel::delete(members).execute(db)?;
    diesel::delete(forbidden::table.find(id.0)).execute(db)?;
    Ok(())
}

/// Lets it end with a round.
pub fn set_last(db: &mut Db, id: ForbiddenId, to_round: u16) -> Stored<()> {
    diesel::update(forbidden::table.find(id.0))
        .set(forbidden::to_round.eq(i32::from(to_round)))
        .execute(db)?;
    Ok(())
}

/// Avoided pairings up to the last round extend to the new last round.
pub fn stretch(db: &mut Db, id: TournamentId, before: u16, after: u16) -> Stored<()> {
    let to_the_last = forbidden::table
        .filter(forbidden::tournament_id.eq(id.0))
        .filter(forbidden::to_round.eq(i32::from(before)))
        .filter(forbidden::from_round.le(i32::from(after)));
    diesel::update(to_the_last).set(forbidden::to_round.eq(i32::from(after))).execute(db)?;
    Ok(())
}

/// Takes somebody out of all groups who is not there any more, and groups of one with them.
pub fn forget(db: &mut Db, entry: EntryId) -> Stored<()> {
    let of_entry = forbidden_entries::table.filter(forbidden_entries::entry_id.eq(entry.0));
    let groups = of_entry.select(forbidden_entries::forbidden_id).load::<i32>(db)?;
    diesel::delete(of_entry).execute(db)?;
    for group in groups {
        let members = forbidden_entries::table.filter(forbidden_entries::forbidden_id.eq(group));
        if members.count().get_result::<i64>(db)? < 2 {
            delete(db, ForbiddenId(group))?;
        }
    }
    Ok(())
}

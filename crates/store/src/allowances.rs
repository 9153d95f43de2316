//! What players of a tournament may do by themselves.

use diesel::prelude::*;
use domain::TournamentId;
use domain::allowances::Allowances;
use domain::tournaments::Tournament;

use super::schema::allowances;
use super::{Db, Stored, small};

/// What was said, or what is usual for the format.
pub fn of(db: &mut Db, tournament: &Tournament) -> Stored<Allowances> {
    let said = allowances::table
        .find(tournament.id.0)
        .select((allowances::leaving, allowances::missing, allowances::half_point_byes))
        .first::<(bool, bool, i32)>(db)
        .optional()?;
    let Some((leaving, missing, byes)) = said else {
        return Ok(Allowances::usual(tournament.details.format.kind()));
    };
    let half_point_byes = small("allowances.half_point_byes", byes)?;
    Ok(Allowances { leaving, missing, half_point_byes })
}

/// Says what players may do.
pub fn set(db: &mut Db, tournament: TournamentId, new: Allowances) -> Stored<()> {
    delete_of(db, tournament.0)?;
    diesel::insert_into(allowances::table)
        .values((
            allowances::tournament_id.eq(tournament.0),
            allowances::leaving.eq(new.leaving),
            allowances::missing.eq(new.missing),
            allowances::half_point_byes.eq(i32::from(new.half_point_byes)),
        ))
        .execute(db)?;
    Ok(())
}

pub(super) fn delete_of(db: &mut Db, tournament: i32) -> Stored<()> {
    diesel::delete(allowances::table.find(tournament)).execute(db)?;
    Ok(())
}

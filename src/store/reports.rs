//! Report files that tournaments were read from.

use diesel::prelude::*;

use super::schema::{report_files, tournaments};
use super::{Db, Stored};
use crate::domain::TournamentId;

/// Keeps which file a tournament was read from, by the digest of its bytes.
pub fn insert(db: &mut Db, tournament: TournamentId, sha256: &str) -> Stored<()> {
    diesel::insert_into(report_files::table)
        .values((report_files::tournament_id.eq(tournament.0), report_files::sha256.eq(sha256)))
        .execute(db)?;
    Ok(())
}

/// The tournaments that were read from a file of these bytes and are not deleted, by number.
pub fn list(db: &mut Db, sha256: &str) -> Stored<Vec<TournamentId>> {
    let ids: Vec<i32> = report_files::table
        .inner_join(tournaments::table.on(tournaments::id.eq(report_files::tournament_id)))
        .filter(report_files::sha256.eq(sha256))
        .filter(tournaments::deleted_at.is_null())
        .order(report_files::tournament_id)
        .select(report_files::tournament_id)
        .load(db)?;
    Ok(ids.into_iter().map(TournamentId).collect())
}

//! Histories that are no file: they grow game by game, and what is stored is rated at once.

use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use domain::history::{HistoryFile, KnownGame};
use domain::ratings::Stretch;
use domain::{HistoryId, PeriodId};

use super::super::schema::{histories, periods};
use super::super::{Db, Stored};
use super::{complete, find_file, insert, insert_games};

/// The history of a family that grows; made with its first game.
pub fn growing(db: &mut Db, file: &HistoryFile, now: DateTime<Utc>) -> Stored<HistoryId> {
    if let Some(there) = find_file(db, &file.family, &file.sha256)? {
        return Ok(there.id);
    }
    let id = insert(db, file, 0, &[], now)?;
    complete(db, id, now)?;
    Ok(id)
}

/// The stretch of a day of a history; made with its first game.
pub fn stretch_of(db: &mut Db, id: HistoryId, day: NaiveDate) -> Stored<Stretch> {
    let of_day = periods::table
        .filter(periods::history_id.eq(id.0))
        .filter(periods::closed_on.eq(day))
        .select(periods::id);
    let period = match of_day.first::<i32>(db).optional()? {
        Some(period) => period,
        None => diesel::insert_into(periods::table)
            .values((periods::history_id.eq(id.0), periods::closed_on.eq(day)))
            .returning(periods::id)
            .get_result(db)?,
    };
    Ok(Stretch { id: PeriodId(period), name: None, closed_on: day })
}

/// Adds a game.
pub fn grow(db: &mut Db, id: HistoryId, game: KnownGame) -> Stored<()> {
    insert_games(db, id, &[game])?;
    diesel::update(histories::table.find(id.0))
        .set(histories::games.eq(histories::games + 1))
        .execute(db)?;
    Ok(())
}

//! Who is here for which round, and from when to when players say so themselves.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::audit::Via;
use domain::checkins::{CheckIn, Door};
use domain::{AccountId, EntryId, TournamentId};

use super::schema::{checkin_openings, checkins, entries};
use super::{Db, StoreError, Stored};

type Row = (i32, NaiveDateTime, String, Option<i32>);

fn check_in((entry, at, via, by): Row) -> Stored<CheckIn> {
    Ok(CheckIn {
        entry: EntryId(entry),
        at: at.and_utc(),
        via: Via::parse(&via).ok_or_else(|| StoreError::corrupt("checkins.via", &via))?,
        by: by.map(AccountId),
    })
}

/// Who of a tournament is here for a round, in the order in which they came.
pub fn list(db: &mut Db, tournament: TournamentId, round: u16) -> Stored<Vec<CheckIn>> {
    let rows = checkins::table
        .inner_join(entries::table.on(entries::id.eq(checkins::entry_id)))
        .filter(entries::tournament_id.eq(tournament.0))
        .filter(entries::deleted_at.is_null())
        .filter(checkins::round.eq(i32::from(round)))
        .filter(checkins::undone_at.is_null())
        .order(checkins::id)
        .select((checkins::entry_id, checkins::came_at, checkins::via, checkins::recorded_by))
        .load::<Row>(db)?;
    rows.into_iter().map(check_in).collect()
}

/// Writes down that somebody is here. The caller has made sure that it is not known yet.
pub fn insert(db: &mut Db, round: u16, new: CheckIn) -> Stored<()> {
    diesel::insert_into(checkins::table)
        .values((
            checkins::entry_id.eq(new.entry.0),
            checkins::round.eq(i32::from(round)),
            checkins::came_at.eq(new.at.naive_utc()),
            checkins::via.eq(new.via.as_str()),
            checkins::recorded_by.eq(new.by.map(|id| id.0)),
        ))
        .execute(db)?;
    Ok(())
}

/// Takes back that somebody is here.
pub fn undo(
    db: &mut Db,
    (entry, round): (EntryId, u16),
    by: AccountId,
    now: DateTime<Utc>,
) -> Stored<()> {
    let here = checkins::table
        .filter(checkins::entry_id.eq(entry.0))
        .filter(checkins::round.eq(i32::from(round)))
        .filter(checkins::undone_at.is_null());
    diesel::update(here)
        .set((checkins::undone_at.eq(now.naive_utc()), checkins::undone_by.eq(by.0)))
        .execute(db)?;
    Ok(())
}

/// Whether players can check in for a round by themselves.
pub fn door(db: &mut Db, tournament: TournamentId, round: u16) -> Stored<Door> {
    let last = checkin_openings::table
        .filter(checkin_openings::tournament_id.eq(tournament.0))
        .filter(checkin_openings::round.eq(i32::from(round)))
        .order(checkin_openings::id.desc())
        .select(checkin_openings::closed_at)
        .first::<Option<NaiveDateTime>>(db)
        .optional()?;
    Ok(match last {
        None => Door::NotOpened,
        Some(None) => Door::Open,
        Some(Some(_)) => Door::Closed,
    })
}

/// From now on players check in by themselves. The caller has made sure that they cannot yet.
pub fn open(
    db: &mut Db,
    (tournament, round): (TournamentId, u16),
    by: AccountId,
    now: DateTime<Utc>,
) -> Stored<()> {
    diesel::insert_into(checkin_openings::table)
        .values((
            checkin_openings::tournament_id.eq(tournament.0),
            checkin_openings::round.eq(i32::from(round)),
            checkin_openings::opened_at.eq(now.naive_utc()),
            checkin_openings::opened_by.eq(by.0),
        ))
        .execute(db)?;
    Ok(())
}

/// From now on only staff check players in.
pub fn close(
    db: &mut Db,
    (tournament, round): (TournamentId, u16),
    by: AccountId,
    now: DateTime<Utc>,
) -> Stored<()> {
    let here = checkin_openings::table
        .filter(checkin_openings::tournament_id.eq(tournament.0))
        .filter(checkin_openings::round.eq(i32::from(round)))
        .filter(checkin_openings::closed_at.is_null());
    diesel::update(here)
        .set((
            checkin_openings::closed_at.eq(now.naive_utc()),
            checkin_openings::closed_by.eq(by.0),
        ))
        .execute(db)?;
    Ok(())
}

/// Deletes the check-ins of entries that are gone for good.
pub(super) fn delete_of(db: &mut Db, entries: &[i32]) -> Stored<()> {
    diesel::delete(checkins::table.filter(checkins::entry_id.eq_any(entries))).execute(db)?;
    Ok(())
}

pub(super) fn delete_openings_of(db: &mut Db, tournament: i32) -> Stored<()> {
    let here = checkin_openings::table.filter(checkin_openings::tournament_id.eq(tournament));
    diesel::delete(here).execute(db)?;
    Ok(())
}

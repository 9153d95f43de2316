//! Calls for an arbiter: made, ended, never deleted while their boards are there.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::calls::{Call, NewCall};
use domain::{AccountId, CallId, EntryId, PairingId, TournamentId};

use super::schema::{calls, pairings};
use super::{Db, Stored, small};

type Row = (i32, i32, Option<i32>, Option<i32>, NaiveDateTime);
/// Round, board, and when the round was unpublished.
type Place = (i32, i32, Option<NaiveDateTime>);

fn call(
    ((id, tournament, pairing, entry, called_at), place): (Row, Option<Place>),
) -> Stored<Call> {
    let place = place.filter(|(.., unpublished)| unpublished.is_none());
    let place = place.map(|(round, board, _)| {
        Ok::<_, super::StoreError>((
            small("pairings.round", round)?,
            small("pairings.board", board)?,
        ))
    });
    Ok(Call {
        id: CallId(id),
        tournament: TournamentId(tournament),
        pairing: pairing.map(PairingId),
        place: place.transpose()?,
        entry: entry.map(EntryId),
        called_at: called_at.and_utc(),
    })
}

const COLUMNS: (
    calls::id,
    calls::tournament_id,
    calls::pairing_id,
    calls::entry_id,
    calls::called_at,
) = (calls::id, calls::tournament_id, calls::pairing_id, calls::entry_id, calls::called_at);

const PLACE: (pairings::round, pairings::board, pairings::unpublished_at) =
    (pairings::round, pairings::board, pairings::unpublished_at);

/// Adds a call. The caller has made sure that the same one is not open.
pub fn insert(db: &mut Db, new: NewCall, now: DateTime<Utc>) -> Stored<CallId> {
    let id = diesel::insert_into(calls::table)
        .values((
            calls::tournament_id.eq(new.tournament.0),
            calls::pairing_id.eq(new.pairing.map(|id| id.0)),
            calls::entry_id.eq(new.entry.map(|id| id.0)),
            calls::called_at.eq(now.naive_utc()),
        ))
        .returning(calls::id)
        .get_result(db)?;
    Ok(CallId(id))
}

/// The calls since a moment, answered or not, of the player of another call; or of all tablets of its tournament.
pub fn since(db: &mut Db, like: NewCall, moment: DateTime<Utc>) -> Stored<Vec<NewCall>> {
    let rows = calls::table
        .filter(calls::tournament_id.eq(like.tournament.0))
        .filter(calls::called_at.gt(moment.naive_utc()))
        .select((calls::entry_id, calls::pairing_id))
        .load::<(Option<i32>, Option<i32>)>(db)?;
    let call = |(entry, pairing): (Option<i32>, Option<i32>)| {
        let (entry, pairing) = (entry.map(EntryId), pairing.map(PairingId));
        NewCall { pairing, entry, ..like }
    };
    Ok(rows.into_iter().map(call).filter(|one| one.entry == like.entry).collect())
}

/// The calls of tournaments that nobody has answered yet, the longest wait first.
pub fn open(db: &mut Db, tournaments: &[TournamentId]) -> Stored<Vec<Call>> {
    let rows = calls::table
        .left_join(pairings::table.on(calls::pairing_id.eq(pairings::id.nullable())))
        .filter(calls::tournament_id.eq_any(tournaments.iter().map(|id| id.0)))
        .filter(calls::ended_at.is_null())
        .order((calls::called_at, calls::id))
        .select((COLUMNS, PLACE.nullable()))
        .load::<(Row, Option<Place>)>(db)?;
    rows.into_iter().map(call).collect()
}

/// An open call.
pub fn find(db: &mut Db, id: CallId) -> Stored<Option<Call>> {
    let row = calls::table
        .left_join(pairings::table.on(calls::pairing_id.eq(pairings::id.nullable())))
        .filter(calls::id.eq(id.0))
        .filter(calls::ended_at.is_null())
        .select((COLUMNS, PLACE.nullable()))
        .first::<(Row, Option<Place>)>(db)
        .optional()?;
    row.map(call).transpose()
}

/// A call that an account has answered since a moment.
pub fn answered(
    db: &mut Db,
    id: CallId,
    (by, since): (AccountId, DateTime<Utc>),
) -> Stored<Option<Call>> {
    let row = calls::table
        .left_join(pairings::table.on(calls::pairing_id.eq(pairings::id.nullable())))
        .filter(calls::id.eq(id.0))
        .filter(calls::ended_by.eq(by.0))
        .filter(calls::ended_at.ge(since.naive_utc()))
        .select((COLUMNS, PLACE.nullable()))
        .first::<(Row, Option<Place>)>(db)
        .optional()?;
    row.map(call).transpose()
}

/// A call that was answered waits again.
pub fn reopen(db: &mut Db, id: CallId) -> Stored<()> {
    diesel::update(calls::table.find(id.0))
        .set((calls::ended_at.eq(None::<NaiveDateTime>), calls::ended_by.eq(None::<i32>)))
        .execute(db)?;
    Ok(())
}

/// Ends a call: an arbiter has gone there, or the player needs nobody any more.
pub fn end(db: &mut Db, id: CallId, by: Option<AccountId>, now: DateTime<Utc>) -> Stored<()> {
    diesel::update(calls::table.find(id.0).filter(calls::ended_at.is_null()))
        .set((calls::ended_at.eq(now.naive_utc()), calls::ended_by.eq(by.map(|id| id.0))))
        .execute(db)?;
    Ok(())
}

/// Deletes the calls of entries or boards that are gone for good.
pub(super) fn delete_of(db: &mut Db, entries: &[i32], boards: &[i32]) -> Stored<()> {
    diesel::delete(calls::table.filter(calls::entry_id.eq_any(entries))).execute(db)?;
    diesel::delete(calls::table.filter(calls::pairing_id.eq_any(boards))).execute(db)?;
    Ok(())
}

//! The clocks of rounds, and time added for boards.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::clocks::{AddedTime, Clock, Minutes, RoundClock};
use domain::results::Reason;
use domain::{AddedTimeId, PairingId, TournamentId};

use super::schema::{added_time, pairings, round_clocks};
use super::{Db, StoreError, Stored, small};

type Row = (i32, i32, Option<NaiveDateTime>);
type AddedRow = (i32, i32, i32, Option<String>);

fn minutes(column: &'static str, value: i32) -> Stored<Minutes> {
    let minutes = Minutes::new(small(column, value)?);
    minutes.ok_or_else(|| StoreError::corrupt(column, &value))
}

fn added((id, pairing, time, reason): AddedRow) -> Stored<AddedTime> {
    let corrupt = |text: &str| StoreError::corrupt("added_time.reason", text);
    let read = |text: String| Reason::parse(&text).map_err(|_| corrupt(&text));
    Ok(AddedTime {
        id: AddedTimeId(id),
        pairing: PairingId(pairing),
        minutes: minutes("added_time.minutes", time)?,
        reason: reason.map(read).transpose()?,
    })
}

/// The clock of a round, if somebody has set it.
pub fn find(db: &mut Db, id: TournamentId, round: u16) -> Stored<Option<RoundClock>> {
    let row = round_clocks::table
        .find((id.0, i32::from(round)))
        .select((round_clocks::minutes, round_clocks::left_millis, round_clocks::running_since))
        .first::<Row>(db)
        .optional()?;
    let Some((length, left, since)) = row else {
        return Ok(None);
    };
    let length = minutes("round_clocks.minutes", length)?;
    let clock = Clock::kept(length, left, since.map(|since| since.and_utc()));
    Ok(Some(RoundClock { round, clock, added: list_added(db, id, round)? }))
}

/// What was added for boards of a round, in this order.
fn list_added(db: &mut Db, id: TournamentId, round: u16) -> Stored<Vec<AddedTime>> {
    let rows = added_time::table
        .inner_join(pairings::table.on(pairings::id.eq(added_time::pairing_id)))
        .filter(pairings::tournament_id.eq(id.0))
        .filter(pairings::round.eq(i32::from(round)))
        .filter(pairings::unpublished_at.is_null())
        .filter(added_time::removed_at.is_null())
        .order(added_time::id)
        .select((added_time::id, added_time::pairing_id, added_time::minutes, added_time::reason))
        .load::<AddedRow>(db)?;
    rows.into_iter().map(added).collect()
}

/// How long the last round before this one was to last, if its clock was set.
pub fn length_before(db: &mut Db, id: TournamentId, round: u16) -> Stored<Option<Minutes>> {
    let length = round_clocks::table
        .filter(round_clocks::tournament_id.eq(id.0))
        .filter(round_clocks::round.lt(i32::from(round)))
        .order(round_clocks::round.desc())
        .select(round_clocks::minutes)
        .first::<i32>(db)
        .optional()?;
    length.map(|length| minutes("round_clocks.minutes", length)).transpose()
}

/// Keeps the clock of a round in the place of the one before.
pub fn save(db: &mut Db, id: TournamentId, (round, clock): (u16, &Clock)) -> Stored<()> {
    let changed = (
        round_clocks::minutes.eq(i32::from(clock.length().get())),
        round_clocks::left_millis.eq(clock.left_millis()),
        round_clocks::running_since.eq(clock.running_since().map(|since| since.naive_utc())),
    );
    let key = (round_clocks::tournament_id.eq(id.0), round_clocks::round.eq(i32::from(round)));
    let n_updated = diesel::update(round_clocks::table.find((id.0, i32::from(round))))
        .set(changed)
        .execute(db)?;
    if n_updated == 0 {
        diesel::insert_into(round_clocks::table).values((key, changed)).execute(db)?;
    }
    Ok(())
}

/// Adds time for a board.
pub fn insert_added(
    db: &mut Db,
    pairing: PairingId,
    (time, reason): (Minutes, Option<&Reason>),
    now: DateTime<Utc>,
) -> Stored<AddedTimeId> {
    let id = diesel::insert_into(added_time::table)
        .values((
            added_time::pairing_id.eq(pairing.0),
            added_time::minutes.eq(i32::from(time.get())),
            added_time::reason.eq(reason.map(|reason| reason.as_str().to_owned())),
            added_time::added_at.eq(now.naive_utc()),
        ))
        .returning(added_time::id)
        .get_result(db)?;
    Ok(AddedTimeId(id))
}

/// Added time counts no more.
pub fn remove_added(db: &mut Db, id: AddedTimeId, now: DateTime<Utc>) -> Stored<()> {
    diesel::update(added_time::table.find(id.0).filter(added_time::removed_at.is_null()))
        .set(added_time::removed_at.eq(now.naive_utc()))
        .execute(db)?;
    Ok(())
}

/// Sets the clocks back from a round on: it is not published any more. How long it lasts stays known.
pub fn reset_from(db: &mut Db, id: TournamentId, round: u16) -> Stored<()> {
    let here = round_clocks::table
        .filter(round_clocks::tournament_id.eq(id.0))
        .filter(round_clocks::round.ge(i32::from(round)));
    diesel::update(here)
        .set((
            round_clocks::left_millis.eq(round_clocks::minutes * 60_000),
            round_clocks::running_since.eq(None::<NaiveDateTime>),
        ))
        .execute(db)?;
    Ok(())
}

/// Deletes the clocks of a tournament that is gone for good.
pub(super) fn delete_of(db: &mut Db, tournament: i32) -> Stored<()> {
    let here = round_clocks::table.filter(round_clocks::tournament_id.eq(tournament));
    diesel::delete(here).execute(db)?;
    Ok(())
}

/// Deletes what was added for boards that are gone for good.
pub(super) fn delete_of_boards(db: &mut Db, boards: &[i32]) -> Stored<()> {
    diesel::delete(added_time::table.filter(added_time::pairing_id.eq_any(boards))).execute(db)?;
    Ok(())
}

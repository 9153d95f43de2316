//! Rounds of a Swiss: what the arbiter changes in one before it is published, and how it was paired.

mod working;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

pub(super) use self::working::renumbered;
use domain::feeds::Publications;
use domain::swiss::{Change, ChangeKind, ChangeRecord, RoundWorking};
use domain::{AccountId, ChangeId, EntryId, TournamentId};

use super::schema::{round_changes, rounds};
use super::{Db, StoreError, Stored, small};

#[derive(Queryable)]
struct Row {
    id: i32,
    _tournament_id: i32,
    round: i32,
    act: String,
    first_entry: i32,
    second_entry: Option<i32>,
    reason: String,
    recorded_at: NaiveDateTime,
    recorded_by: i32,
}

fn record(row: Row) -> Stored<(u16, ChangeRecord)> {
    let (first, second) = (EntryId(row.first_entry), row.second_entry.map(EntryId));
    let kind = ChangeKind::parse(&row.act);
    let change = kind.and_then(|kind| Change::new(kind, first, second));
    let record = ChangeRecord {
        id: Some(ChangeId(row.id)),
        change: change.ok_or_else(|| StoreError::corrupt("round_changes.act", &row.act))?,
        reason: row.reason,
        recorded_at: row.recorded_at.and_utc(),
        recorded_by: AccountId(row.recorded_by),
    };
    Ok((small("round_changes.round", row.round)?, record))
}

/// What the arbiter has changed in a round, the first change first.
pub fn changes(db: &mut Db, id: TournamentId, round: u16) -> Stored<Vec<ChangeRecord>> {
    let rows = round_changes::table
        .filter(round_changes::tournament_id.eq(id.0))
        .filter(round_changes::round.eq(i32::from(round)))
        .order(round_changes::id)
        .load::<Row>(db)?;
    rows.into_iter().map(|row| record(row).map(|(_, record)| record)).collect()
}

/// Keeps a change of a round.
pub fn insert_change(
    db: &mut Db,
    id: TournamentId,
    round: u16,
    record: &ChangeRecord,
) -> Stored<ChangeId> {
    let (first, second) = record.change.players();
    let id = diesel::insert_into(round_changes::table)
        .values((
            round_changes::tournament_id.eq(id.0),
            round_changes::round.eq(i32::from(round)),
            round_changes::act.eq(record.change.kind().as_str()),
            round_changes::first_entry.eq(first.0),
            round_changes::second_entry.eq(second.map(|entry| entry.0)),
            round_changes::reason.eq(&record.reason),
            round_changes::recorded_at.eq(record.recorded_at.naive_utc()),
            round_changes::recorded_by.eq(record.recorded_by.0),
        ))
        .returning(round_changes::id)
        .get_result(db)?;
    Ok(ChangeId(id))
}

/// Takes a change of a round that is not published out again.
pub fn delete_change(db: &mut Db, id: ChangeId) -> Stored<()> {
    diesel::delete(round_changes::table.find(id.0)).execute(db)?;
    Ok(())
}

/// Takes all changes of rounds that are not published out again.
pub fn delete_changes(db: &mut Db, id: TournamentId) -> Stored<()> {
    diesel::delete(round_changes::table.filter(round_changes::tournament_id.eq(id.0)))
        .execute(db)?;
    Ok(())
}

/// Keeps how a round was paired that is published now.
pub fn insert(
    db: &mut Db,
    (id, round): (TournamentId, u16),
    working: &RoundWorking,
    by: AccountId,
    now: DateTime<Utc>,
) -> Stored<()> {
    diesel::insert_into(rounds::table)
        .values((
            rounds::tournament_id.eq(id.0),
            rounds::round.eq(i32::from(round)),
            rounds::working.eq(working::write(working)),
            rounds::published_at.eq(now.naive_utc()),
            rounds::published_by.eq(by.0),
        ))
        .execute(db)?;
    Ok(())
}

/// How a published round was paired; nothing for one that was not paired here.
pub fn working(db: &mut Db, id: TournamentId, round: u16) -> Stored<Option<RoundWorking>> {
    let stored = rounds::table
        .find((id.0, i32::from(round)))
        .select(rounds::working)
        .first::<String>(db)
        .optional()?;
    stored.map(|text| working::read(&text)).transpose()
}

/// When a round was published; nothing for one that was not paired here.
pub fn published_at(db: &mut Db, id: TournamentId, round: u16) -> Stored<Option<DateTime<Utc>>> {
    let stored = rounds::table
        .find((id.0, i32::from(round)))
        .select(rounds::published_at)
        .first::<NaiveDateTime>(db)
        .optional()?;
    Ok(stored.map(|at| at.and_utc()))
}

/// When each round of a tournament was published that was paired here.
pub fn publications(db: &mut Db, id: TournamentId) -> Stored<Publications> {
    let rows = rounds::table
        .filter(rounds::tournament_id.eq(id.0))
        .select((rounds::round, rounds::published_at))
        .load::<(i32, NaiveDateTime)>(db)?;
    let publication =
        |(round, at): (i32, NaiveDateTime)| Ok((small("rounds.round", round)?, at.and_utc()));
    rows.into_iter().map(publication).collect()
}

/// Forgets how a round was paired that is a draft again.
pub fn delete(db: &mut Db, id: TournamentId, round: u16) -> Stored<()> {
    diesel::delete(rounds::table.find((id.0, i32::from(round)))).execute(db)?;
    Ok(())
}

//! Pairings.

use std::collections::HashMap;
use std::ops::RangeInclusive;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use domain::pairings::{NewPairing, Pairing, Seating};
use domain::{EntryId, PairingId, TournamentId, byes};
use rules::Spec;
use tournament::result::Bye;

use super::schema::{pairings, tournaments};
use super::{Db, StoreError, Stored, pies, small};

#[derive(Queryable, Selectable)]
#[diesel(table_name = pairings)]
struct Row {
    id: i32,
    tournament_id: i32,
    round: i32,
    board: i32,
    first_entry: i32,
    second_entry: Option<i32>,
    bye: Option<String>,
    late_at: Option<NaiveDateTime>,
}

fn pairing(row: Row, spec: &Spec) -> Stored<Pairing> {
    Ok(Pairing {
        id: PairingId(row.id),
        tournament: TournamentId(row.tournament_id),
        round: small("pairings.round", row.round)?,
        board: small("pairings.board", row.board)?,
        first: EntryId(row.first_entry),
        second: row.second_entry.map(EntryId),
        bye: match (row.second_entry, row.bye) {
            (Some(_), _) => None,
            (None, None) => Some(Bye::Free),
            (None, Some(word)) => {
                Some(byes::parse(&word).ok_or_else(|| StoreError::corrupt("pairings.bye", &word))?)
            }
        },
        paired_first: EntryId(row.first_entry),
        spec: spec.clone(),
        seating: Seating::AsPaired,
        is_late: row.late_at.is_some(),
    })
}

/// Adds a pairing.
pub fn insert(db: &mut Db, tournament: TournamentId, new: &NewPairing) -> Stored<PairingId> {
    let id = diesel::insert_into(pairings::table)
        .values((
            pairings::tournament_id.eq(tournament.0),
            pairings::round.eq(i32::from(new.round)),
            pairings::board.eq(i32::from(new.board)),
            pairings::first_entry.eq(new.first.0),
            pairings::second_entry.eq(new.second.map(|entry| entry.0)),
            pairings::bye.eq(new.bye.filter(|bye| *bye != Bye::Free).map(byes::word)),
        ))
        .returning(pairings::id)
        .get_result(db)?;
    Ok(PairingId(id))
}

/// Unpublishes the pairings of some rounds. They stay, for what hangs on them, but count no more.
pub fn unpublish(
    db: &mut Db,
    tournament: TournamentId,
    rounds: RangeInclusive<u16>,
    now: DateTime<Utc>,
) -> Stored<()> {
    let (first, last) = (i32::from(*rounds.start()), i32::from(*rounds.end()));
    let target = pairings::table
        .filter(pairings::tournament_id.eq(tournament.0))
        .filter(pairings::round.between(first, last))
        .filter(pairings::unpublished_at.is_null());
    diesel::update(target).set(pairings::unpublished_at.eq(now.naive_utc())).execute(db)?;
    Ok(())
}

/// Adds a game to a round that is published.
pub fn insert_late(
    db: &mut Db,
    tournament: TournamentId,
    new: &NewPairing,
    now: DateTime<Utc>,
) -> Stored<()> {
    let id = insert(db, tournament, new)?;
    diesel::update(pairings::table.find(id.0))
        .set(pairings::late_at.eq(now.naive_utc()))
        .execute(db)?;
    Ok(())
}

/// Unpublishes one pairing: a bye that gives way to a game.
pub fn unpublish_one(db: &mut Db, id: PairingId, now: DateTime<Utc>) -> Stored<()> {
    diesel::update(pairings::table.find(id.0))
        .set(pairings::unpublished_at.eq(now.naive_utc()))
        .execute(db)?;
    Ok(())
}

/// Puts pairings at other boards. All are moved out of the way first, since each board is taken once.
pub fn set_boards(db: &mut Db, moved: &[(PairingId, u16)]) -> Stored<()> {
    const AWAY: i32 = 1_000_000;
    let all: Vec<i32> = moved.iter().map(|(id, _)| id.0).collect();
    diesel::update(pairings::table.filter(pairings::id.eq_any(all)))
        .set(pairings::board.eq(pairings::board + AWAY))
        .execute(db)?;
    for (id, board) in moved {
        diesel::update(pairings::table.find(id.0))
            .set(pairings::board.eq(i32::from(*board)))
            .execute(db)?;
    }
    Ok(())
}

/// Gives whoever has a bye an opponent: both sit as said.
pub fn meet(db: &mut Db, bye: PairingId, first: EntryId, second: EntryId) -> Stored<()> {
    diesel::update(pairings::table.find(bye.0))
        .set((
            pairings::first_entry.eq(first.0),
            pairings::second_entry.eq(second.0),
            pairings::bye.eq(None::<String>),
        ))
        .execute(db)?;
    Ok(())
}

/// The pairings of a tournament, by round and board. This is where seats and game become what a
/// pie has made of them, for everybody who reads them.
pub fn list(db: &mut Db, tournament: TournamentId) -> Stored<Vec<Pairing>> {
    let Some((spec, pie)) = game_of(db, tournament)? else {
        return Ok(Vec::new());
    };
    let offers = if pie { pies::current(db, tournament)? } else { HashMap::new() };
    let rows = pairings::table
        .filter(pairings::tournament_id.eq(tournament.0))
        .filter(pairings::unpublished_at.is_null())
        .order((pairings::round, pairings::board))
        .select(Row::as_select())
        .load(db)?;
    let settled = |row| {
        let pairing = pairing(row, &spec)?;
        let offer = offers.get(&pairing.id);
        Ok(if pie { pairing.cut(offer) } else { pairing })
    };
    rows.into_iter().map(settled).collect()
}

/// The pairing at a board of a round.
pub fn find(
    db: &mut Db,
    tournament: TournamentId,
    (round, board): (u16, u16),
) -> Stored<Option<Pairing>> {
    let Some((spec, pie)) = game_of(db, tournament)? else {
        return Ok(None);
    };
    let row = pairings::table
        .filter(pairings::tournament_id.eq(tournament.0))
        .filter(pairings::unpublished_at.is_null())
        .filter(pairings::round.eq(i32::from(round)))
        .filter(pairings::board.eq(i32::from(board)))
        .select(Row::as_select())
        .first(db)
        .optional()?;
    let Some(pairing) = row.map(|row| pairing(row, &spec)).transpose()? else {
        return Ok(None);
    };
    if !pie {
        return Ok(Some(pairing));
    }
    let offers = pies::history(db, pairing.id)?;
    Ok(Some(pairing.cut(offers.last())))
}

/// How many rounds of a tournament are paired.
pub fn n_rounds(db: &mut Db, tournament: TournamentId) -> Stored<u16> {
    let last = pairings::table
        .filter(pairings::tournament_id.eq(tournament.0))
        .filter(pairings::unpublished_at.is_null())
        .select(max(pairings::round))
        .first::<Option<i32>>(db)?;
    last.map_or(Ok(0), |last| small("pairings.round", last))
}

/// The game of a tournament, and whether its handicap is settled by pie.
fn game_of(db: &mut Db, tournament: TournamentId) -> Stored<Option<(Spec, bool)>> {
    let row = tournaments::table
        .find(tournament.0)
        .select((tournaments::spec, tournaments::pie))
        .first::<(String, Option<String>)>(db)
        .optional()?;
    let Some((text, pie)) = row else {
        return Ok(None);
    };
    let spec = text.parse().map_err(|_| StoreError::corrupt("tournaments.spec", &text))?;
    Ok(Some((spec, pie.is_some())))
}

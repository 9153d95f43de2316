//! Pairings.

use diesel::prelude::*;

use super::entries::small;
use super::schema::pairings;
use super::{Db, Stored};
use crate::domain::pairings::{NewPairing, Pairing};
use crate::domain::{EntryId, PairingId, TournamentId};

#[derive(Queryable, Clone, Copy)]
struct Row {
    id: i32,
    tournament_id: i32,
    round: i32,
    board: i32,
    first_entry: i32,
    second_entry: Option<i32>,
}

fn pairing(row: Row) -> Stored<Pairing> {
    Ok(Pairing {
        id: PairingId(row.id),
        tournament: TournamentId(row.tournament_id),
        round: small("pairings.round", row.round)?,
        board: small("pairings.board", row.board)?,
        first: EntryId(row.first_entry),
        second: row.second_entry.map(EntryId),
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
        ))
        .returning(pairings::id)
        .get_result(db)?;
    Ok(PairingId(id))
}

/// The pairings of a tournament, by round and board.
pub fn list(db: &mut Db, tournament: TournamentId) -> Stored<Vec<Pairing>> {
    let rows = pairings::table
        .filter(pairings::tournament_id.eq(tournament.0))
        .order((pairings::round, pairings::board))
        .load::<Row>(db)?;
    rows.into_iter().map(pairing).collect()
}

//! Byes that were asked for, in rounds that are still to be paired.

use diesel::prelude::*;
use domain::byes::{RequestedBye, parse, word};
use domain::{EntryId, TournamentId};
use tournament::result::Bye;

use super::schema::{byes, entries};
use super::{Db, StoreError, Stored, small};

/// All byes of a tournament, those of published rounds too, in no order.
pub fn list(db: &mut Db, tournament: TournamentId) -> Stored<Vec<RequestedBye>> {
    let rows = byes::table
        .inner_join(entries::table.on(entries::id.eq(byes::entry_id)))
        .filter(entries::tournament_id.eq(tournament.0))
        .filter(entries::deleted_at.is_null())
        .select((byes::entry_id, byes::round, byes::bye))
        .load::<(i32, i32, String)>(db)?;
    let requested = |(entry, round, bye): (i32, i32, String)| {
        Ok(RequestedBye {
            entry: EntryId(entry),
            round: small("byes.round", round)?,
            bye: parse(&bye).ok_or_else(|| StoreError::corrupt("byes.bye", &bye))?,
        })
    };
    rows.into_iter().map(requested).collect()
}

/// What somebody has in a round from now on: a bye, or a game.
pub fn set(db: &mut Db, entry: EntryId, round: u16, bye: Option<Bye>) -> Stored<()> {
    let round = i32::from(round);
    diesel::delete(byes::table.find((entry.0, round))).execute(db)?;
    if let Some(bye) = bye {
        diesel::insert_into(byes::table)
            .values((byes::entry_id.eq(entry.0), byes::round.eq(round), byes::bye.eq(word(bye))))
            .execute(db)?;
    }
    Ok(())
}

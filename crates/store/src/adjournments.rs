//! Games that were adjourned.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::adjournments::Adjourned;
use domain::{AccountId, PairingId, TournamentId};

use super::schema::{adjournments, pairings};
use super::{Db, Stored, small};

/// All of a tournament, those that are over too, the first one first.
pub fn list(db: &mut Db, tournament: TournamentId) -> Stored<Vec<Adjourned>> {
    let rows = adjournments::table
        .inner_join(pairings::table.on(pairings::id.eq(adjournments::pairing_id)))
        .filter(pairings::tournament_id.eq(tournament.0))
        .filter(pairings::unpublished_at.is_null())
        .order(adjournments::id)
        .select((adjournments::pairing_id, adjournments::from_round, adjournments::to_round))
        .load::<(i32, i32, Option<i32>)>(db)?;
    let adjourned = |(pairing, from, to): (i32, i32, Option<i32>)| {
        Ok(Adjourned {
            pairing: PairingId(pairing),
            from_round: small("adjournments.from_round", from)?,
            to_round: to.map(|to| small("adjournments.to_round", to)).transpose()?,
        })
    };
    rows.into_iter().map(adjourned).collect()
}

/// Adjourns a game that is not: the first round that is paired without its result comes with it.
pub fn insert(
    db: &mut Db,
    pairing: PairingId,
    from_round: u16,
    by: AccountId,
    now: DateTime<Utc>,
) -> Stored<()> {
    diesel::insert_into(adjournments::table)
        .values((
            adjournments::pairing_id.eq(pairing.0),
            adjournments::from_round.eq(i32::from(from_round)),
            adjournments::recorded_at.eq(now.naive_utc()),
            adjournments::recorded_by.eq(by.0),
        ))
        .execute(db)?;
    Ok(())
}

/// Whether a game is adjourned now.
pub fn is_open(db: &mut Db, pairing: PairingId) -> Stored<bool> {
    let open = adjournments::table
        .filter(adjournments::pairing_id.eq(pairing.0))
        .filter(adjournments::to_round.is_null());
    Ok(open.count().get_result::<i64>(db)? > 0)
}

/// The game is adjourned no more; the last round that was paired so comes with it.
pub fn end(db: &mut Db, pairing: PairingId, to_round: u16) -> Stored<()> {
    let open = adjournments::table
        .filter(adjournments::pairing_id.eq(pairing.0))
        .filter(adjournments::to_round.is_null());
    diesel::update(open).set(adjournments::to_round.eq(i32::from(to_round))).execute(db)?;
    Ok(())
}

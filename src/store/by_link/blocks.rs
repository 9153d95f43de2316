//! Whom accounts do not play.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use crate::domain::{AccountId, LinkGameId};
use crate::store::schema::blocked_opponents;
use crate::store::{Db, Stored};

/// The accounts that one does not play, each with the game in which they met, the newest first.
pub fn of(db: &mut Db, account: AccountId) -> Stored<Vec<(AccountId, LinkGameId)>> {
    let rows = blocked_opponents::table
        .filter(blocked_opponents::account_id.eq(account.0))
        .order((blocked_opponents::blocked_at.desc(), blocked_opponents::blocked_id))
        .select((blocked_opponents::blocked_id, blocked_opponents::link_game_id))
        .load::<(i32, i32)>(db)?;
    Ok(rows.into_iter().map(|(blocked, game)| (AccountId(blocked), LinkGameId(game))).collect())
}

/// The accounts that an account does not play, and those that do not play it.
pub fn around(db: &mut Db, account: AccountId) -> Stored<Vec<AccountId>> {
    let rows = blocked_opponents::table
        .filter(blocked_opponents::account_id.eq(account.0))
        .or_filter(blocked_opponents::blocked_id.eq(account.0))
        .select((blocked_opponents::account_id, blocked_opponents::blocked_id))
        .load::<(i32, i32)>(db)?;
    let other = |(by, blocked)| AccountId(if by == account.0 { blocked } else { by });
    Ok(rows.into_iter().map(other).collect())
}

/// An account does not play another one any more.
pub fn insert(
    db: &mut Db,
    (account, blocked): (AccountId, AccountId),
    met: LinkGameId,
    now: DateTime<Utc>,
) -> Stored<()> {
    end(db, account, blocked)?;
    diesel::insert_into(blocked_opponents::table)
        .values((
            blocked_opponents::account_id.eq(account.0),
            blocked_opponents::blocked_id.eq(blocked.0),
            blocked_opponents::link_game_id.eq(met.0),
            blocked_opponents::blocked_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    Ok(())
}

/// It plays it again.
pub fn end(db: &mut Db, account: AccountId, blocked: AccountId) -> Stored<()> {
    diesel::delete(blocked_opponents::table.find((account.0, blocked.0))).execute(db)?;
    Ok(())
}

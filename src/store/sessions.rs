//! Sessions: rows on the server, so that they survive a restart and can be ended.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::schema::sessions;
use super::{Db, Stored};
use crate::domain::AccountId;

/// Begins a session; `id_hash` is the hash of the secret in the cookie.
pub fn insert(
    db: &mut Db,
    id_hash: &str,
    account: AccountId,
    now: DateTime<Utc>,
    expires_at: DateTime<Utc>,
) -> Stored<()> {
    diesel::insert_into(sessions::table)
        .values((
            sessions::id_hash.eq(id_hash),
            sessions::account_id.eq(account.0),
            sessions::created_at.eq(now.naive_utc()),
            sessions::expires_at.eq(expires_at.naive_utc()),
        ))
        .execute(db)?;
    Ok(())
}

/// Whose session this is, if it has not expired.
pub fn account(db: &mut Db, id_hash: &str, now: DateTime<Utc>) -> Stored<Option<AccountId>> {
    let id = sessions::table
        .find(id_hash)
        .filter(sessions::expires_at.gt(now.naive_utc()))
        .select(sessions::account_id)
        .first(db)
        .optional()?;
    Ok(id.map(AccountId))
}

/// Ends one session.
pub fn delete(db: &mut Db, id_hash: &str) -> Stored<()> {
    diesel::delete(sessions::table.find(id_hash)).execute(db)?;
    Ok(())
}

/// Ends every session of an account: its password has changed.
pub fn delete_of(db: &mut Db, account: AccountId) -> Stored<()> {
    diesel::delete(sessions::table.filter(sessions::account_id.eq(account.0))).execute(db)?;
    Ok(())
}

/// Forgets the expired ones.
pub fn delete_expired(db: &mut Db, now: DateTime<Utc>) -> Stored<()> {
    let expired = sessions::table.filter(sessions::expires_at.le(now.naive_utc()));
    diesel::delete(expired).execute(db)?;
    Ok(())
}

//! Browsers that signed in to an account: strangers' wrong tries do not slow them down.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;
use domain::accounts::AccountName;
use domain::{AccountId, NameKey};

use super::schema::{accounts, devices};
use super::{Db, Stored};

/// How long a browser is known that does not sign in again.
pub const DAYS: i64 = 90;

/// So many browsers of an account are known: the oldest goes for a new one.
const MOST_OF_AN_ACCOUNT: usize = 10;

/// Knows a browser from now on; `token_hash` is the hash of the secret in its cookie.
pub fn insert(db: &mut Db, token_hash: &str, account: AccountId, now: DateTime<Utc>) -> Stored<()> {
    delete_expired(db, now)?;
    diesel::insert_into(devices::table)
        .values((
            devices::token_hash.eq(token_hash),
            devices::account_id.eq(account.0),
            devices::created_at.eq(now.naive_utc()),
            devices::expires_at.eq((now + TimeDelta::days(DAYS)).naive_utc()),
        ))
        .execute(db)?;
    let newest_first: Vec<String> = devices::table
        .filter(devices::account_id.eq(account.0))
        .order((devices::created_at.desc(), devices::token_hash))
        .select(devices::token_hash)
        .load(db)?;
    let too_many: Vec<String> = newest_first.into_iter().skip(MOST_OF_AN_ACCOUNT).collect();
    diesel::delete(devices::table.filter(devices::token_hash.eq_any(too_many))).execute(db)?;
    Ok(())
}

/// Whether a browser has signed in to the account of this name before.
pub fn is_known(
    db: &mut Db,
    token_hash: &str,
    name: &AccountName,
    now: DateTime<Utc>,
) -> Stored<bool> {
    let key = NameKey::of(name.as_str());
    let found = devices::table
        .inner_join(accounts::table.on(accounts::id.eq(devices::account_id)))
        .filter(devices::token_hash.eq(token_hash))
        .filter(devices::expires_at.gt(now.naive_utc()))
        .filter(accounts::name_key.eq(key.as_str()))
        .filter(accounts::deleted_at.is_null());
    Ok(found.count().get_result::<i64>(db)? > 0)
}

/// Forgets a browser of an account.
pub fn delete(db: &mut Db, account: AccountId, token_hash: &str) -> Stored<()> {
    let known = devices::table.find(token_hash).filter(devices::account_id.eq(account.0));
    diesel::delete(known).execute(db)?;
    Ok(())
}

/// Forgets every browser of an account but one.
pub fn delete_of(db: &mut Db, account: AccountId, but: Option<&str>) -> Stored<()> {
    let known = devices::table
        .filter(devices::account_id.eq(account.0))
        .filter(devices::token_hash.ne(but.unwrap_or_default()));
    diesel::delete(known).execute(db)?;
    Ok(())
}

fn delete_expired(db: &mut Db, now: DateTime<Utc>) -> Stored<()> {
    diesel::delete(devices::table.filter(devices::expires_at.le(now.naive_utc()))).execute(db)?;
    Ok(())
}

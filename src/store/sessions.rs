//! Sessions: rows on the server, so that they survive a restart and can be ended.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::schema::{accounts, sessions};
use super::{Db, Stored, devices};
use crate::domain::AccountId;
use crate::domain::accounts::{Browser, PasswordBy, Session, System, idle_since};

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

/// Says which browser a session is in.
pub fn set_browser(
    db: &mut Db,
    id_hash: &str,
    (browser, system): (Option<Browser>, Option<System>),
    device_hash: &str,
) -> Stored<()> {
    diesel::update(sessions::table.find(id_hash))
        .set((
            sessions::browser.eq(browser.map(Browser::as_str)),
            sessions::system.eq(system.map(System::as_str)),
            sessions::device_hash.eq(device_hash),
        ))
        .execute(db)?;
    Ok(())
}

/// A session that has not ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Held {
    pub account: AccountId,
    pub seen_at: DateTime<Utc>,
    /// Who has set the password of the account.
    pub password: PasswordBy,
}

/// Whose session this is, if it has neither expired nor been left idle.
pub fn find(db: &mut Db, id_hash: &str, now: DateTime<Utc>) -> Stored<Option<Held>> {
    let found = sessions::table
        .inner_join(accounts::table.on(accounts::id.eq(sessions::account_id)))
        .filter(sessions::id_hash.eq(id_hash))
        .filter(sessions::expires_at.gt(now.naive_utc()))
        .filter(accounts::disabled_at.is_null())
        .filter(accounts::deleted_at.is_null())
        .select((
            sessions::account_id,
            sessions::created_at,
            sessions::seen_at,
            accounts::password_given_until,
        ))
        .first::<(i32, NaiveDateTime, Option<NaiveDateTime>, Option<NaiveDateTime>)>(db)
        .optional()?;
    let held = found.map(|(account, created_at, seen_at, given)| Held {
        account: AccountId(account),
        seen_at: seen_at.unwrap_or(created_at).and_utc(),
        password: given.map_or(PasswordBy::Owner, |until| PasswordBy::Another(until.and_utc())),
    });
    Ok(held.filter(|held| held.seen_at > idle_since(now)))
}

/// It was used just now.
pub fn set_seen(db: &mut Db, id_hash: &str, now: DateTime<Utc>) -> Stored<()> {
    diesel::update(sessions::table.find(id_hash))
        .set(sessions::seen_at.eq(now.naive_utc()))
        .execute(db)?;
    Ok(())
}

type Row = (String, NaiveDateTime, Option<NaiveDateTime>, Option<String>, Option<String>);

/// The sessions of an account that have not ended, the last used first.
pub fn list(db: &mut Db, account: AccountId, now: DateTime<Utc>) -> Stored<Vec<Session>> {
    let rows = sessions::table
        .filter(sessions::account_id.eq(account.0))
        .filter(sessions::expires_at.gt(now.naive_utc()))
        .select((
            sessions::id_hash,
            sessions::created_at,
            sessions::seen_at,
            sessions::browser,
            sessions::system,
        ))
        .load::<Row>(db)?;
    let session = |(id_hash, created_at, seen_at, browser, system): Row| Session {
        id_hash,
        began_at: created_at.and_utc(),
        seen_at: seen_at.unwrap_or(created_at).and_utc(),
        browser: browser.as_deref().and_then(Browser::parse),
        system: system.as_deref().and_then(System::parse),
    };
    let mut there: Vec<Session> =
        rows.into_iter().map(session).filter(|one| one.seen_at > idle_since(now)).collect();
    there.sort_by_key(|one| std::cmp::Reverse((one.seen_at, one.began_at)));
    Ok(there)
}

/// Ends one session.
pub fn delete(db: &mut Db, id_hash: &str) -> Stored<()> {
    diesel::delete(sessions::table.find(id_hash)).execute(db)?;
    Ok(())
}

/// Ends one session of an account, whose browser is not known any more.
pub fn delete_and_forget(db: &mut Db, account: AccountId, id_hash: &str) -> Stored<()> {
    if let Some(device) = device_of(db, id_hash)? {
        devices::delete(db, account, &device)?;
    }
    delete(db, id_hash)
}

/// Ends every session of an account but one, and forgets its browsers.
pub fn delete_of(db: &mut Db, account: AccountId, but: Option<&str>) -> Stored<()> {
    let device = match but {
        Some(id_hash) => device_of(db, id_hash)?,
        None => None,
    };
    let others = sessions::table
        .filter(sessions::account_id.eq(account.0))
        .filter(sessions::id_hash.ne(but.unwrap_or_default()));
    diesel::delete(others).execute(db)?;
    devices::delete_of(db, account, device.as_deref())
}

fn device_of(db: &mut Db, id_hash: &str) -> Stored<Option<String>> {
    let found = sessions::table.find(id_hash).select(sessions::device_hash);
    Ok(found.first::<Option<String>>(db).optional()?.flatten())
}

/// Forgets those that have expired or were left idle.
pub fn delete_expired(db: &mut Db, now: DateTime<Utc>) -> Stored<()> {
    let idle = idle_since(now).naive_utc();
    diesel::delete(sessions::table.filter(sessions::expires_at.le(now.naive_utc()))).execute(db)?;
    diesel::delete(sessions::table.filter(sessions::seen_at.le(idle))).execute(db)?;
    let unused =
        sessions::table.filter(sessions::seen_at.is_null()).filter(sessions::created_at.le(idle));
    diesel::delete(unused).execute(db)?;
    Ok(())
}

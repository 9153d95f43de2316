//! Sessions: rows on the server, so that they survive a restart and can be ended.

use std::cmp::Reverse;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::accounts::{Browser, MOST_SESSIONS, PasswordBy, Rank, Session, System, idle_since};
use domain::codes::ByCode;
use domain::{AccountId, EventId};

use super::accounts::{role, role_of};
use super::schema::{accounts, events, sessions};
use super::{Db, StoreError, Stored, codes, devices};

/// Begins a session; `id_hash` is the hash of the secret in the cookie. Of more than [`MOST_SESSIONS`] those end that were
/// not used for longest.
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
    end_oldest(db, account, id_hash)
}

/// Ends those of an account that are too many; the one that has just begun stays.
fn end_oldest(db: &mut Db, account: AccountId, newest: &str) -> Stored<()> {
    let mut others = sessions::table
        .filter(sessions::account_id.eq(account.0))
        .filter(sessions::id_hash.ne(newest))
        .select((sessions::id_hash, sessions::created_at, sessions::seen_at))
        .load::<(String, NaiveDateTime, Option<NaiveDateTime>)>(db)?;
    others.sort_by_key(|(_, created_at, seen_at)| Reverse(seen_at.unwrap_or(*created_at)));
    let too_many = others.into_iter().skip(MOST_SESSIONS - 1).map(|(id_hash, ..)| id_hash);
    let too_many: Vec<String> = too_many.collect();
    diesel::delete(sessions::table.filter(sessions::id_hash.eq_any(too_many))).execute(db)?;
    Ok(())
}

/// Says what a code lets a session do, which has just begun.
pub fn set_by_code(db: &mut Db, id_hash: &str, ByCode { event, role, .. }: ByCode) -> Stored<()> {
    diesel::update(sessions::table.find(id_hash))
        .set((sessions::code_event_id.eq(event.0), sessions::code_role.eq(role.as_str())))
        .execute(db)?;
    Ok(())
}

/// Says which browser a session is in, and by what it is known from then on.
pub fn set_browser(
    db: &mut Db,
    id_hash: &str,
    (browser, system): (Option<Browser>, Option<System>),
    device_hash: Option<&str>,
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
    /// What it may do by now, if a code began it.
    pub by_code: Option<ByCode>,
}

#[derive(Queryable)]
struct HeldRow {
    account: i32,
    created_at: NaiveDateTime,
    seen_at: Option<NaiveDateTime>,
    expires_at: NaiveDateTime,
    code: CodeColumns,
    rank: String,
    given_until: Option<NaiveDateTime>,
}

/// The event and the role of a code; neither for a session that a password began.
type CodeColumns = (Option<i32>, Option<String>);

fn by_code(code: CodeColumns, expires_at: NaiveDateTime) -> Stored<Option<ByCode>> {
    let (Some(event), Some(role)) = code else { return Ok(None) };
    let (event, role) = (EventId(event), role_of(&role)?);
    Ok(Some(ByCode { event, role, until: expires_at.and_utc() }))
}

/// Whose session this is, if it has neither expired nor been left idle. What a code began is over
/// once its account has no role at the event any more.
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
            sessions::expires_at,
            (sessions::code_event_id, sessions::code_role),
            accounts::rank,
            accounts::password_given_until,
        ))
        .first::<HeldRow>(db)
        .optional()?;
    let Some(row) = found else { return Ok(None) };
    let account = AccountId(row.account);
    let by_code = match by_code(row.code, row.expires_at)? {
        None => None,
        Some(given) => match left_of(db, given, (account, &row.rank))? {
            None => return Ok(None),
            left => left,
        },
    };
    let given = row.given_until.map(|until| PasswordBy::Another(until.and_utc()));
    let seen_at = row.seen_at.unwrap_or(row.created_at).and_utc();
    let held = Held { account, seen_at, password: given.unwrap_or(PasswordBy::Owner), by_code };
    Ok(Some(held).filter(|held| held.seen_at > idle_since(now)))
}

/// What is left of what a code gave, by what its account may do now; nothing while the event is in the
/// bin.
pub(super) fn left_of(
    db: &mut Db,
    given: ByCode,
    (account, rank): (AccountId, &str),
) -> Stored<Option<ByCode>> {
    let rank = Rank::parse(rank).ok_or_else(|| StoreError::corrupt("accounts.rank", rank))?;
    let there = events::table.find(given.event.0).filter(events::deleted_at.is_null());
    if there.count().get_result::<i64>(db)? == 0 {
        return Ok(None);
    }
    Ok(given.within(rank, role(db, account, given.event)?))
}

/// It was used just now.
pub fn set_seen(db: &mut Db, id_hash: &str, now: DateTime<Utc>) -> Stored<()> {
    diesel::update(sessions::table.find(id_hash))
        .set(sessions::seen_at.eq(now.naive_utc()))
        .execute(db)?;
    Ok(())
}

#[derive(Queryable)]
struct Row {
    id_hash: String,
    created_at: NaiveDateTime,
    seen_at: Option<NaiveDateTime>,
    expires_at: NaiveDateTime,
    browser: Option<String>,
    system: Option<String>,
    code: CodeColumns,
    event_name: Option<String>,
}

impl TryFrom<Row> for Session {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let by_code = by_code(row.code, row.expires_at)?;
        Ok(Self {
            id_hash: row.id_hash,
            began_at: row.created_at.and_utc(),
            seen_at: row.seen_at.unwrap_or(row.created_at).and_utc(),
            browser: row.browser.as_deref().and_then(Browser::parse),
            system: row.system.as_deref().and_then(System::parse),
            by_code: by_code.zip(row.event_name),
        })
    }
}

/// The sessions of an account that have not ended, the last used first.
pub fn list(db: &mut Db, account: AccountId, now: DateTime<Utc>) -> Stored<Vec<Session>> {
    let rows = sessions::table
        .left_join(events::table.on(events::id.nullable().eq(sessions::code_event_id)))
        .filter(sessions::account_id.eq(account.0))
        .filter(sessions::expires_at.gt(now.naive_utc()))
        .select((
            sessions::id_hash,
            sessions::created_at,
            sessions::seen_at,
            sessions::expires_at,
            sessions::browser,
            sessions::system,
            (sessions::code_event_id, sessions::code_role),
            events::name.nullable(),
        ))
        .load::<Row>(db)?;
    let there: Stored<Vec<Session>> = rows.into_iter().map(Session::try_from).collect();
    let mut there = there?;
    there.retain(|one| one.seen_at > idle_since(now));
    there.sort_by_key(|one| Reverse((one.seen_at, one.began_at)));
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

/// Ends the sessions that codes of an account began at an event, and the code that is open.
pub fn delete_by_code(db: &mut Db, account: AccountId, event: EventId) -> Stored<()> {
    let begun = sessions::table
        .filter(sessions::account_id.eq(account.0))
        .filter(sessions::code_event_id.eq(event.0));
    diesel::delete(begun).execute(db)?;
    codes::delete_at(db, account, event)
}

/// Ends every session of an account but one, and its open code; forgets its browsers.
pub fn delete_of(db: &mut Db, account: AccountId, but: Option<&str>) -> Stored<()> {
    let device = match but {
        Some(id_hash) => device_of(db, id_hash)?,
        None => None,
    };
    let others = sessions::table
        .filter(sessions::account_id.eq(account.0))
        .filter(sessions::id_hash.ne(but.unwrap_or_default()));
    diesel::delete(others).execute(db)?;
    codes::delete(db, account)?;
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

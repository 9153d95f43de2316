//! One-time codes that still sign in.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::accounts::Role;
use domain::codes::{NewCode, OpenCode, WRONG_TRIES, expired_since};
use domain::{AccountId, EventId};

use super::accounts::role_of;
use super::schema::{code_key, codes};
use super::{Db, Stored};

type Row = (i32, i32, String, String, i32);

/// The table of the key of codes.
pub(super) const KEY_TABLE: &str = "code_key";

/// The key that all servers on this database hash codes under; `new` if there is none yet. On SQLite there is one server,
/// which keeps it to itself.
pub fn key(db: &mut Db, new: &str) -> Stored<String> {
    let Db::Postgres(postgres) = db else { return Ok(new.to_owned()) };
    diesel::insert_into(code_key::table)
        .values((code_key::id.eq(1), code_key::key.eq(new)))
        .on_conflict_do_nothing()
        .execute(postgres)?;
    Ok(code_key::table.select(code_key::key).first(db)?)
}

/// Keeps a code of an account from now on, in the place of the one before it.
pub fn insert(
    db: &mut Db,
    account: AccountId,
    (event, role): (EventId, Role),
    new: &NewCode,
    now: DateTime<Utc>,
) -> Stored<()> {
    delete(db, account)?;
    diesel::insert_into(codes::table)
        .values((
            codes::account_id.eq(account.0),
            codes::event_id.eq(event.0),
            codes::role.eq(role.as_str()),
            codes::lookup.eq(new.code.lookup()),
            codes::code_hash.eq(&new.hash),
            codes::made_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    Ok(())
}

/// The code that begins with these signs, if it has not expired.
pub fn find(db: &mut Db, lookup: &str, now: DateTime<Utc>) -> Stored<Option<OpenCode>> {
    let row = codes::table
        .filter(codes::lookup.eq(lookup))
        .filter(codes::made_at.gt(expired_since(now).naive_utc()))
        .select((
            codes::account_id,
            codes::event_id,
            codes::role,
            codes::code_hash,
            codes::wrong_tries,
        ))
        .first::<Row>(db)
        .optional()?;
    let open = |(account, event, role, hash, wrong_tries): Row| {
        let (account, event) = (AccountId(account), EventId(event));
        Ok(OpenCode { account, event, role: role_of(&role)?, hash, wrong_tries })
    };
    row.map(open).transpose()
}

/// Counts a wrong try at a code; the last one ends it.
pub fn count_wrong(db: &mut Db, open: &OpenCode) -> Stored<()> {
    let tries = open.wrong_tries + 1;
    if tries >= WRONG_TRIES {
        return delete(db, open.account);
    }
    diesel::update(codes::table.find(open.account.0))
        .set(codes::wrong_tries.eq(tries))
        .execute(db)?;
    Ok(())
}

/// Ends the code of an account.
pub fn delete(db: &mut Db, account: AccountId) -> Stored<()> {
    diesel::delete(codes::table.find(account.0)).execute(db)?;
    Ok(())
}

/// Ends the code of an account at an event.
pub fn delete_at(db: &mut Db, account: AccountId, event: EventId) -> Stored<()> {
    diesel::delete(codes::table.find(account.0).filter(codes::event_id.eq(event.0))).execute(db)?;
    Ok(())
}

/// Forgets those that have expired.
pub fn delete_expired(db: &mut Db, now: DateTime<Utc>) -> Stored<()> {
    let since: NaiveDateTime = expired_since(now).naive_utc();
    diesel::delete(codes::table.filter(codes::made_at.le(since))).execute(db)?;
    Ok(())
}

//! Forms already handled, so that a second click changes nothing.

use chrono::{DateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::schema::handled_forms;
use super::{Db, Stored};

/// Where the form with this key led, if it was handled before.
pub fn location(db: &mut Db, key: &str) -> Stored<Option<String>> {
    Ok(handled_forms::table.find(key).select(handled_forms::location).first(db).optional()?)
}

/// Remembers that the form with this key was handled and where it leads.
pub fn insert(db: &mut Db, key: &str, location: &str, now: DateTime<Utc>) -> Stored<()> {
    diesel::insert_into(handled_forms::table)
        .values((
            handled_forms::key.eq(key),
            handled_forms::location.eq(location),
            handled_forms::handled_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    Ok(())
}

/// Forgets forms handled more than a week ago: no page stays open for longer.
pub fn delete_old(db: &mut Db, now: DateTime<Utc>) -> Stored<()> {
    let week_ago = now - TimeDelta::weeks(1);
    let old = handled_forms::table.filter(handled_forms::handled_at.lt(week_ago.naive_utc()));
    diesel::delete(old).execute(db)?;
    Ok(())
}

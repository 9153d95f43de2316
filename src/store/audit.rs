//! The book of changes: only ever added to.

use chrono::{DateTime, Utc};
use diesel::prelude::*;

use super::schema::audit;
use super::{Db, Stored};
use crate::domain::audit::Act;

/// Writes down a change, in the transaction that makes it.
pub fn insert(db: &mut Db, act: &Act, now: DateTime<Utc>) -> Stored<()> {
    diesel::insert_into(audit::table)
        .values((
            audit::recorded_at.eq(now.naive_utc()),
            audit::account_id.eq(act.account.map(|id| id.0)),
            audit::event_id.eq(act.event.map(|id| id.0)),
            audit::act.eq(act.kind.as_str()),
            audit::detail.eq(act.detail.to_string()),
        ))
        .execute(db)?;
    Ok(())
}

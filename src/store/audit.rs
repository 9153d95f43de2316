//! The audit log: only ever added to.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use serde_json::{Value, json};

use super::schema::audit;
use super::{Db, StoreError, Stored};
use crate::domain::audit::{Act, RecordedAct};
use crate::domain::{AccountId, EventId};

#[derive(Queryable)]
struct Row {
    _id: i32,
    recorded_at: NaiveDateTime,
    account_id: Option<i32>,
    event_id: Option<i32>,
    act: String,
    detail: String,
}

impl TryFrom<Row> for RecordedAct {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let corrupt = || StoreError::corrupt("audit.detail", &row.detail);
        let detail: Value = serde_json::from_str(&row.detail).map_err(|_| corrupt())?;
        let act = json!({ "act": row.act, "detail": detail });
        Ok(Self {
            account: row.account_id.map(AccountId),
            event: row.event_id.map(EventId),
            act: serde_json::from_value(act).map_err(|_| corrupt())?,
            at: row.recorded_at.and_utc(),
        })
    }
}

/// Writes down a change, in the transaction that makes it.
pub fn insert(db: &mut Db, recorded: &RecordedAct) -> Stored<()> {
    let RecordedAct { account, event, act, at } = recorded;
    let (name, detail) = parts(act)?;
    diesel::insert_into(audit::table)
        .values((
            audit::recorded_at.eq(at.naive_utc()),
            audit::account_id.eq(account.map(|id| id.0)),
            audit::event_id.eq(event.map(|id| id.0)),
            audit::act.eq(name),
            audit::detail.eq(detail),
        ))
        .execute(db)?;
    Ok(())
}

/// The name of an act, and its values as JSON.
fn parts(act: &Act) -> Stored<(String, String)> {
    let corrupt = || StoreError::corrupt("audit.act", &format!("{act:?}"));
    match serde_json::to_value(act).map_err(|_| corrupt())? {
        Value::Object(mut parts) => match (parts.remove("act"), parts.remove("detail")) {
            (Some(Value::String(name)), Some(detail)) => Ok((name, detail.to_string())),
            _ => Err(corrupt()),
        },
        _ => Err(corrupt()),
    }
}

/// Every change, the first one first.
pub fn list(db: &mut Db) -> Stored<Vec<RecordedAct>> {
    let rows = audit::table.order(audit::id).load::<Row>(db)?;
    rows.into_iter().map(RecordedAct::try_from).collect()
}

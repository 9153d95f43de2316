//! What the log has of the rows that acts wrote: whether it is what they took in, in the order in which they did.

use std::collections::{BTreeSet, HashMap};

use diesel::prelude::*;

use super::order::misplaced;
use super::written::{PARTS_AT_ONCE, RowsDigest};
use crate::audit::{Writer, writers};
use crate::schema::{audit, audit_rows};
use crate::{Db, Stored};

/// What is wrong with what the log has of the rows.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LogFaults {
    /// The acts whose rows are not those that they took in.
    pub altered: Vec<Writer>,
    /// The acts whose rows are numbered as if they had been written before or after others than they were.
    pub misplaced: Vec<Writer>,
    /// Rows of the log that name an act which is not there; the first of each.
    pub of_no_act: Vec<i32>,
}

/// Compares the rows that the log has of each act with the digest in its chain, and their order with that of the acts.
pub fn log_faults(db: &mut Db) -> Stored<LogFaults> {
    let mut digests: HashMap<i32, (i32, RowsDigest)> = HashMap::new();
    let mut order: Vec<i32> = Vec::new();
    each_part(db, None, |part| {
        if let Some(act) = part.audit_id {
            let (_, digest) =
                digests.entry(act).or_insert_with(|| (part.id, RowsDigest::default()));
            digest.add(&part.table_name, &part.written);
            if order.last() != Some(&act) {
                order.push(act);
            }
        }
        Ok(())
    })?;
    let acts =
        audit::table.select((audit::id, audit::rows_digest)).load::<(i32, Option<String>)>(db)?;
    let is_other = |(id, expected): &(i32, Option<String>)| {
        let found = digests.remove(id).and_then(|(_, digest)| digest.finish());
        found != *expected
    };
    let altered: BTreeSet<i32> = acts.into_iter().filter(is_other).map(|(id, _)| id).collect();
    let altered = in_order(db, &altered)?;
    let misplaced = misplaced(db, &order)?;
    let misplaced = in_order(db, &misplaced)?;
    let mut of_no_act: Vec<i32> = digests.into_values().map(|(part, _)| part).collect();
    of_no_act.sort_unstable();
    Ok(LogFaults { altered, misplaced, of_no_act })
}

/// Some acts, chain by chain.
fn in_order(db: &mut Db, acts: &BTreeSet<i32>) -> Stored<Vec<Writer>> {
    let mut acts: Vec<Writer> = writers(db, acts)?.into_values().collect();
    acts.sort_by_key(|one| (one.chain, one.position));
    Ok(acts)
}

/// A row of the log.
#[derive(Queryable)]
pub(super) struct PartRow {
    pub(super) id: i32,
    pub(super) audit_id: Option<i32>,
    pub(super) table_name: String,
    pub(super) written: String,
}

/// Hands on the rows of the log, those of one table or all, in their order.
pub(super) fn each_part(
    db: &mut Db,
    table: Option<&'static str>,
    mut hand_on: impl FnMut(PartRow) -> Stored<()>,
) -> Stored<()> {
    let mut last = 0;
    loop {
        let mut query = audit_rows::table
            .filter(audit_rows::id.gt(last))
            .order(audit_rows::id)
            .limit(PARTS_AT_ONCE)
            .into_boxed();
        if let Some(name) = table {
            query = query.filter(audit_rows::table_name.eq(name));
        }
        let some = query.load::<PartRow>(db)?;
        let Some(part) = some.last() else { return Ok(()) };
        last = part.id;
        some.into_iter().try_for_each(&mut hand_on)?;
    }
}

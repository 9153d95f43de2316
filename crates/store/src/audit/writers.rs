//! The acts by which rows were written.

use std::collections::{BTreeSet, HashMap};
use std::fmt::{self, Display};

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::audit::Chain;

use super::super::connection::IDS_AT_ONCE;
use super::super::schema::audit;
use super::super::{Db, Stored};
use super::{Row, heads};

/// An act by which something was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Writer {
    pub chain: Chain,
    pub position: i32,
    /// Its name.
    pub act: String,
    pub at: DateTime<Utc>,
}

impl Display for Writer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { chain, position, act, at } = self;
        write!(f, "act {position} of {chain} ({act}, {})", at.format("%Y-%m-%d %H:%M:%S UTC"))
    }
}

/// Some acts, by their ids.
pub(crate) fn writers(db: &mut Db, ids: &BTreeSet<i32>) -> Stored<HashMap<i32, Writer>> {
    let chains: HashMap<i32, Chain> =
        heads(db)?.into_iter().map(|(id, head)| (id, head.chain)).collect();
    let ids: Vec<i32> = ids.iter().copied().collect();
    let mut found = HashMap::new();
    for some in ids.chunks(IDS_AT_ONCE) {
        let rows = audit::table.filter(audit::id.eq_any(some)).select(Row::as_select()).load(db)?;
        found.extend(rows.into_iter().filter_map(|row: Row| {
            let chain = *chains.get(&row.chain_id?)?;
            let at = row.recorded_at.and_utc();
            Some((row.id, Writer { chain, position: row.position?, act: row.act, at }))
        }));
    }
    Ok(found)
}

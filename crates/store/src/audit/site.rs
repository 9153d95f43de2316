//! What acts of the program in the chain of the site say of the log itself.

use std::collections::HashMap;

use diesel::prelude::*;
use domain::audit::{Act, Chain, TakenHead};

use super::super::schema::audit;
use super::super::{Db, Stored};
use super::{Row, heads};

/// The names of such acts, as the table has them.
pub(crate) const HEADS_TAKEN: &str = "heads-taken";
pub(crate) const ROWS_TAKEN_IN: &str = "rows-taken-in";

/// The acts of a name with their positions, the oldest first. What somebody made unreadable is told by its hash.
fn named(db: &mut Db, name: &str) -> Stored<Vec<(i32, Act)>> {
    let rows = audit::table
        .filter(audit::act.eq(name))
        .order(audit::position)
        .select(Row::as_select())
        .load(db)?;
    let act = |row: &Row| Some((row.position?, row.read(&[]).ok()?.ok()?));
    Ok(rows.iter().filter_map(act).collect())
}

/// How other chains ended, as often as that was taken in, each with the position of the act that says so.
fn heads_by_position(db: &mut Db) -> Stored<Vec<(i32, Vec<TakenHead>)>> {
    let heads = |(position, act)| match act {
        Act::HeadsTaken { heads } => Some((position, heads)),
        _ => None,
    };
    Ok(named(db, HEADS_TAKEN)?.into_iter().filter_map(heads).collect())
}

/// How other chains ended, as the chain of the site has taken it in; the oldest first.
pub fn heads_taken(db: &mut Db) -> Stored<Vec<TakenHead>> {
    Ok(heads_by_position(db)?.into_iter().flat_map(|(_, heads)| heads).collect())
}

/// For each time that heads were taken in, how long some chains were then, by their ids: those that had moved since the
/// time before, and that of the site, which the act itself ends.
pub(crate) fn lengths_taken(db: &mut Db) -> Stored<Vec<Vec<(i32, i32)>>> {
    let ids: HashMap<Chain, i32> =
        heads(db)?.into_iter().map(|(id, head)| (head.chain, id)).collect();
    let lengths = |(position, heads): (i32, Vec<TakenHead>)| -> Vec<(i32, i32)> {
        let others = heads.iter().map(|head| (head.chain(), head.length));
        let all = others.chain([(Chain::Site, position)]);
        all.filter_map(|(chain, length)| Some((*ids.get(&chain)?, length))).collect()
    };
    Ok(heads_by_position(db)?.into_iter().map(lengths).collect())
}

/// The steps of the upgrades that acts tell of.
pub(crate) fn upgrades_told(db: &mut Db) -> Stored<Vec<String>> {
    let step = |(_, act)| match act {
        Act::RowsTakenIn { step, .. } => Some(step),
        _ => None,
    };
    Ok(named(db, ROWS_TAKEN_IN)?.into_iter().filter_map(step).collect())
}

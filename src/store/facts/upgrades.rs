//! Rows that the log does not have yet: those from before it had any, and what a step of the migrations adds or changes.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;

use super::check::differences;
use super::triggers::{Mask, Noted};
use super::written::{Taking, parts};
use crate::store::migrations::last_taken;
use crate::store::schema::audit_upgrades;
use crate::store::{Db, Stored, rows};

/// What was taken into the log as it was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Upgrade {
    /// The last step of the migrations.
    pub step: String,
    pub n_rows: usize,
    /// How many rows differed from the log before the step.
    pub n_altered: usize,
}

/// How rows differed from the log before the steps that are to be taken.
#[derive(Debug, Default)]
pub(in crate::store) struct Before(BTreeSet<(usize, String, Option<usize>)>);

/// Compares the rows with the log before steps are taken; with nothing, if the log has no rows yet.
pub(in crate::store) fn look(db: &mut Db) -> Stored<Before> {
    if !is_logging(db)? {
        return Ok(Before::default());
    }
    let step = last_taken(db)?;
    if !is_known(db, &step)? {
        return Ok(Before::default());
    }
    let found = differences(db)?.into_iter().map(|one| (one.table, one.column(), one.key));
    Ok(Before(found.map(|(table, column, key)| (table, key, column)).collect()))
}

/// Whether the database has a log of rows.
pub(in crate::store) fn is_logging(db: &mut Db) -> Stored<bool> {
    Ok(rows::tables(db)?.iter().any(|table| table.name == "audit_upgrades"))
}

fn is_known(db: &mut Db, step: &str) -> Stored<bool> {
    let known: Option<String> =
        audit_upgrades::table.find(step).select(audit_upgrades::step).first(db).optional()?;
    Ok(known.is_some())
}

/// Takes in what differs from the log by the steps that were taken since; what differed before goes on doing so. The rows
/// wait for an act.
pub(in crate::store) fn take_in(db: &mut Db, before: &Before) -> Stored<()> {
    let step = last_taken(db)?;
    if is_known(db, &step)? {
        return Ok(());
    }
    let mut noted = Noted::new();
    for found in differences(db)? {
        let column = found.column();
        if !before.0.contains(&(found.table, found.key.clone(), column)) {
            let of_table = noted.entry(found.table).or_default();
            let mask = of_table.entry(found.key).or_insert(Mask::NONE);
            *mask = column.map_or(Mask::ALL, |place| mask.with(place));
        }
    }
    let altered: BTreeSet<_> = before.0.iter().map(|(table, key, _)| (table, key)).collect();
    let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
    let (n_rows, n_altered) =
        (count(noted.values().map(BTreeMap::len).sum()), count(altered.len()));
    let mut taking = Taking::default();
    taking.add(parts(db, noted)?);
    taking.store(db, None)?;
    diesel::insert_into(audit_upgrades::table)
        .values((
            audit_upgrades::step.eq(step),
            audit_upgrades::n_rows.eq(n_rows),
            audit_upgrades::n_altered.eq(n_altered),
            // Of no rows there is nothing to say.
            audit_upgrades::is_logged.eq(n_rows == 0 && n_altered == 0),
        ))
        .execute(db)?;
    Ok(())
}

/// An upgrade that no act tells of yet; it is told now.
pub fn unlogged_upgrade(db: &mut Db) -> Stored<Option<Upgrade>> {
    let told = diesel::update(audit_upgrades::table.filter(audit_upgrades::is_logged.eq(false)))
        .set(audit_upgrades::is_logged.eq(true))
        .returning((audit_upgrades::step, audit_upgrades::n_rows, audit_upgrades::n_altered))
        .load::<(String, i32, i32)>(db)?;
    let upgrade = |(step, n_rows, n_altered): (String, i32, i32)| Upgrade {
        step,
        n_rows: usize::try_from(n_rows).unwrap_or_default(),
        n_altered: usize::try_from(n_altered).unwrap_or_default(),
    };
    Ok(told.into_iter().map(upgrade).max_by(|one, other| one.step.cmp(&other.step)))
}

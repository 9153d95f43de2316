//! Rows that the log does not have yet: those from before it had any, and what an upgrade adds or changes: a step of the
//! migrations, or a program that has other columns in the log.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;
use serde_json::json;

use super::check::{Found, differences};
use super::tables::{TABLES, logged_columns};
use super::triggers::{Mask, Noted};
use super::written::{Taking, parts};
use crate::audit::{ROWS_TAKEN_IN, upgrades_told};
use crate::migrations::last_taken;
use crate::schema::{audit, audit_rows, audit_upgrades};
use crate::{Db, Stored, rows};

/// What was taken into the log as it was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Upgrade {
    /// The last step of the migrations.
    pub step: String,
    pub n_rows: usize,
    /// How many rows differed from the log before the step.
    pub n_altered: usize,
}

/// How rows differed from the log before an upgrade.
#[derive(Debug, Default)]
pub(crate) struct Before(BTreeSet<(usize, String, Option<usize>)>);

/// What the log remembers of the last upgrade.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Remembered {
    /// It led to what this program has.
    Current,
    /// It led to the last step, by a program that had other columns in the log.
    OtherColumns,
    /// It led to another step, or there is none.
    OtherStep,
}

/// Whether the last upgrade that the log remembers is that to the last step and to this program. The database has taken
/// every step.
pub(crate) fn remembered(db: &mut Db) -> Stored<Remembered> {
    let step = last_taken(db)?;
    Ok(match newest(db)? {
        Some((of, columns)) if of == step && columns == columns_now() => Remembered::Current,
        Some((of, _)) if of == step => Remembered::OtherColumns,
        _ => Remembered::OtherStep,
    })
}

/// The step of the newest upgrade, and which columns were in the log from then on.
fn newest(db: &mut Db) -> Stored<Option<(String, String)>> {
    let newest = audit_upgrades::table
        .order(audit_upgrades::id.desc())
        .select((audit_upgrades::step, audit_upgrades::logged_columns));
    Ok(newest.first::<(String, String)>(db).optional()?)
}

/// The columns by their tables.
type Columns<'c> = BTreeMap<&'c str, Vec<&'c str>>;

fn columns_now() -> String {
    json!(logged_columns().into_iter().collect::<Columns<'_>>()).to_string()
}

/// Compares the rows with the log before an upgrade; with nothing, if the log never had any rows. Whoever has made the
/// log forget its upgrades, or its rows, has nothing taken in by that.
pub(crate) fn look(db: &mut Db) -> Stored<Before> {
    if !is_logging(db)? || !has_logged(db)? {
        return Ok(Before::default());
    }
    let newest = newest(db)?;
    let columns: Option<Columns<'_>> =
        newest.as_ref().and_then(|(_, columns)| serde_json::from_str(columns).ok());
    let was_there = |one: &Found| columns.as_ref().is_none_or(|columns| !one.is_new_to(columns));
    let found = differences(db)?.into_iter().filter(was_there);
    let found = found.map(|one| (one.table, one.column(), one.key));
    Ok(Before(found.map(|(table, column, key)| (table, key, column)).collect()))
}

impl Found {
    /// Whether it has not been in the log because its table or column was not.
    fn is_new_to(&self, columns: &Columns<'_>) -> bool {
        let table = &TABLES[self.table];
        let is_new = |columns: &Vec<&str>| {
            self.column().is_some_and(|place| !columns.contains(&table.columns[place].name))
        };
        self.is_unlogged() && columns.get(table.name).is_none_or(is_new)
    }
}

/// Whether the database has a log of rows.
fn is_logging(db: &mut Db) -> Stored<bool> {
    Ok(rows::tables(db)?.iter().any(|table| table.name == "audit_upgrades"))
}

/// Whether the log has rows or had some once: then it has taken in what there was before it.
fn has_logged(db: &mut Db) -> Stored<bool> {
    let part = audit_rows::table.select(audit_rows::id).first::<i32>(db).optional()?;
    if part.is_some() || newest(db)?.is_some() {
        return Ok(true);
    }
    let is_sign = audit::rows_digest.is_not_null().or(audit::act.eq(ROWS_TAKEN_IN));
    let act = audit::table.filter(is_sign).select(audit::id).first::<i32>(db).optional()?;
    Ok(act.is_some())
}

/// Takes in what differs from the log by an upgrade; what differed before goes on doing so. The rows wait for an act.
pub(crate) fn take_in(db: &mut Db, before: &Before) -> Stored<()> {
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
    let step = last_taken(db)?;
    diesel::insert_into(audit_upgrades::table)
        .values((
            audit_upgrades::step.eq(step),
            audit_upgrades::logged_columns.eq(columns_now()),
            audit_upgrades::n_rows.eq(n_rows),
            audit_upgrades::n_altered.eq(n_altered),
            // Of no rows there is nothing to say.
            audit_upgrades::is_logged.eq(n_rows == 0 && n_altered == 0),
        ))
        .execute(db)?;
    Ok(())
}

/// What no act tells of yet; it is told now. Of several upgrades it is the rows of all of them.
pub fn unlogged_upgrade(db: &mut Db) -> Stored<Option<Upgrade>> {
    let told = diesel::update(audit_upgrades::table.filter(audit_upgrades::is_logged.eq(false)))
        .set(audit_upgrades::is_logged.eq(true))
        .returning((
            audit_upgrades::id,
            audit_upgrades::step,
            audit_upgrades::n_rows,
            audit_upgrades::n_altered,
        ))
        .load::<(i32, String, i32, i32)>(db)?;
    let count = |n: i32| usize::try_from(n).unwrap_or_default();
    let n_rows: usize = told.iter().map(|(.., n_rows, _)| count(*n_rows)).sum();
    let newest = told.into_iter().max_by_key(|(id, ..)| *id);
    Ok(newest.map(|(_, step, _, n_altered)| Upgrade { step, n_rows, n_altered: count(n_altered) }))
}

/// The steps of upgrades that the log should remember and does not: that to the last step, and those that acts tell of.
pub fn forgotten_upgrades(db: &mut Db) -> Stored<BTreeSet<String>> {
    let mut steps: BTreeSet<String> = upgrades_told(db)?.into_iter().collect();
    steps.insert(last_taken(db)?);
    for step in audit_upgrades::table.select(audit_upgrades::step).load::<String>(db)? {
        steps.remove(&step);
    }
    Ok(steps)
}

//! Backups of databases that had not taken all steps yet.

use std::collections::BTreeMap;

use diesel::backend::Backend;
use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource};
use diesel::{Connection, PgConnection, SqliteConnection};
use diesel_migrations::{FileBasedMigrations, MigrationHarness};
use store::audit;
use store::backups::write;
use store::locks::Reach;

use super::*;

/// The first step whose program could make backups.
const STEP: &str = "00000000000046";
const FIRST: &str = "00000000000022";
const ROWS: &str = include_str!("../../data/before/rows.sql");

/// Takes the steps up to one, with rows in every table of the first schema.
fn take_steps<DB: Backend>(
    database: &mut (impl MigrationHarness<DB> + SimpleConnection),
    kind: &str,
) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(kind);
    let steps = FileBasedMigrations::from_path(folder).unwrap();
    let mut steps: Vec<Box<dyn Migration<DB>>> = steps.migrations().unwrap();
    steps.sort_by_key(|step| step.name().version().to_string());
    // Makes the table in which the steps are counted.
    assert_eq!(database.applied_migrations().unwrap(), []);
    for step in steps {
        let version = step.name().version().to_string();
        if version.as_str() <= STEP {
            database.run_migration(&step).unwrap();
        }
        if version == FIRST {
            database.batch_execute(ROWS).unwrap();
        }
    }
}

/// A database as a program of that step had left it.
fn older(url: &str) -> Store {
    match url.strip_prefix("sqlite:") {
        Some(file) => {
            let mut database = SqliteConnection::establish(file).unwrap();
            database.batch_execute("PRAGMA foreign_keys = OFF").unwrap();
            take_steps(&mut database, "sqlite");
        }
        None => take_steps(&mut PgConnection::establish(url).unwrap(), "postgres"),
    }
    let store = Store::open(&url.parse().unwrap(), 2).unwrap();
    let chain = |db: &mut _| {
        audit::chain_the_rest(db)?;
        audit::tell_the_rest(db)
    };
    store.write_within(Reach::Nothing, chain).unwrap();
    store
}

fn n_rows(dump: &Dump) -> BTreeMap<&str, usize> {
    let rows = dump.iter().map(|(table, rows)| (table.as_str(), rows.len()));
    rows.filter(|(table, _)| !LOG.contains(table)).collect()
}

/// Backs up a database of an older step, and restores that into either kind. Each is what the database itself
/// becomes when it is brought up to date.
fn check(url: &str) {
    let store = older(url);
    assert!(!store.is_up_to_date().unwrap());
    let backup = folder("backup").join("older.magister");
    let making = Making { path: &backup, why: Why::ByHand, passphrase: None, now: clock::now() };
    let made = write(&store, &making).unwrap();
    assert_eq!(made.step, STEP);
    assert!(made.contents.players > 0 && made.contents.results > 0, "{}", made.contents);
    store.migrate().unwrap();
    let brought = dump(url);
    let same = of_the_same_kind(url);
    restore(&same, &options(&backup, None)).unwrap();
    is_the_same(&dump(&same), &brought);
    let other = of_the_other_kind(url);
    restore(&other, &options(&backup, None)).unwrap();
    assert_eq!(n_rows(&dump(&other)), n_rows(&brought));
    for restored in [same, other] {
        let store = open(&restored);
        assert_eq!(store.read(|db| desk::audit::check(db, None)).unwrap().faults, []);
    }
}

#[test]
fn a_backup_of_an_older_step_is_restored_by_the_newer_program_from_sqlite() {
    check(&database::on_sqlite());
}

#[test]
fn a_backup_of_an_older_step_is_restored_by_the_newer_program_from_postgres() {
    check(&database::on_postgres());
}

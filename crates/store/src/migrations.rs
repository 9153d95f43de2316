//! Bringing a database up to date: all that is pending in one transaction, or nothing.

mod again;
mod copy;
mod run;
mod shape;

use std::collections::BTreeSet;
use std::fmt::{self, Display};
use std::io;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use diesel::backend::Backend;
use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource};
use diesel::pg::Pg;
use diesel::sql_types::Text;
use diesel::sqlite::Sqlite;
use diesel::{
    Connection, PgConnection, QueryResult, QueryableByName, RunQueryDsl, SqliteConnection,
    sql_query,
};
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::{StoreError, facts};

pub(super) use again::{UpTo, last_taken, take};
pub(super) use run::{can_be_checked, is_up_to_date, look_before, run};

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// The steps there were before the first schema, which gives the same tables in one.
const BEFORE: RangeInclusive<u32> = 1..=21;

/// The tables of a database, one line for each thing that can differ: a column, a constraint, an index.
type Shape = BTreeSet<String>;

/// What became of a database that was brought up to date.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Migrated {
    /// The steps it has taken, in order.
    pub steps: Vec<String>,
    /// Where it is kept as it was before them: only a SQLite file that held something is copied.
    pub copy: Option<PathBuf>,
}

/// The database cannot be brought up to date. It is as it was.
#[derive(Debug, thiserror::Error)]
pub enum MigrationError {
    #[error("cannot bring the database up to date (nothing was changed): {0}")]
    Failed(String),
    /// The connection broke at the very end.
    #[error("the database did not say whether it was brought up to date, so try again: {0}")]
    Unanswered(String),
    #[error("cannot copy {} before bringing it up to date (nothing was changed): {source}", file.display())]
    Copy {
        /// The database.
        file: PathBuf,
        source: io::Error,
    },
    /// It stopped before the last of the steps that the first schema replaces.
    #[error(
        "this database has only {taken} of the {} steps of early versions: run `magister migrate` \
         of a version that has all of them first (nothing was changed)",
        BEFORE.count()
    )]
    Early { taken: usize },
    /// Somebody has changed the table of steps by hand.
    #[error(
        "this database has steps of early versions and of this one: go back to a copy from before \
         this version opened it (nothing was changed)"
    )]
    Mixed,
    /// It was opened by a later version.
    #[error(
        "this database was brought up to date by a later version (step {step}): use that version, \
         or go back to the copy from before that step (nothing was changed)"
    )]
    Newer {
        /// The first such step.
        step: String,
    },
    /// It has taken all early steps, and then somebody has changed its tables by hand.
    #[error(
        "the tables of this database were changed by hand: undo that, or go back to a copy from \
         before it (nothing was changed): {0}"
    )]
    Differs(Differences),
    /// It belongs to another program.
    #[error(
        "this database holds tables of something else: give Magister an empty one \
         (nothing was changed)"
    )]
    Foreign,
}

/// How the tables of a database are not what they should be. Never empty.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Differences(Vec<String>);

/// As many as fit a message.
const TOLD: usize = 5;

impl Display for Differences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told = &self.0[..self.0.len().min(TOLD)];
        f.write_str(&told.join("; "))?;
        match self.0.len() - told.len() {
            0 => Ok(()),
            more => write!(f, "; and {more} more"),
        }
    }
}

/// Whether every reference leads to a row.
fn refer_to_rows(sqlite: &mut SqliteConnection) -> Result<(), MigrationError> {
    let broken: Vec<Broken> = sql_query(
        "SELECT \"table\", parent FROM pragma_foreign_key_check GROUP BY \"table\", parent",
    )
    .load(sqlite)?;
    match broken.first() {
        None => Ok(()),
        Some(Broken { table, parent }) => {
            Err(MigrationError::Failed(format!("a row of {table} refers to none of {parent}")))
        }
    }
}

#[derive(QueryableByName)]
struct Broken {
    #[diesel(sql_type = Text)]
    table: String,
    #[diesel(sql_type = Text)]
    parent: String,
}

fn has_taken_all<E: Engine>(
    engine: &mut E,
    steps: &[Step<E::Backend>],
) -> Result<bool, MigrationError> {
    let (taken, known) = (taken(engine)?, versions(steps));
    let state = State::of(&taken, &known)?;
    Ok(state == State::Ours && known.iter().all(|step| taken.contains(step)))
}

/// What differs between the two databases.
trait Engine: MigrationHarness<Self::Backend> + Connection {
    /// The tables there are.
    fn shape(&mut self) -> QueryResult<Shape>;

    /// The tables that a step makes of nothing.
    fn shape_of(&mut self, step: &dyn Migration<Self::Backend>) -> Result<Shape, MigrationError>;

    /// Ends the noting of rows, which knows the tables as they are.
    fn unwatch(&mut self) -> QueryResult<()>;

    /// Copies the database as it is before a step, where that is ours to do; answers where to.
    fn copy_before(&mut self, step: &str) -> Result<Option<PathBuf>, MigrationError>;
}

impl Engine for SqliteConnection {
    fn shape(&mut self) -> QueryResult<Shape> {
        shape::of_sqlite(self)
    }

    fn shape_of(&mut self, step: &dyn Migration<Sqlite>) -> Result<Shape, MigrationError> {
        let mut empty = Self::establish(":memory:")
            .map_err(|error| MigrationError::Failed(error.to_string()))?;
        step.run(&mut empty)?;
        Ok(empty.shape()?)
    }

    fn unwatch(&mut self) -> QueryResult<()> {
        self.batch_execute(&facts::unwatch_sqlite())
    }

    fn copy_before(&mut self, step: &str) -> Result<Option<PathBuf>, MigrationError> {
        copy::before(self, step)
    }
}

impl Engine for PgConnection {
    fn shape(&mut self) -> QueryResult<Shape> {
        shape::of_postgres(self, shape::USUAL)
    }

    /// As temporary tables, which need no right that the program has not got already.
    fn shape_of(&mut self, step: &dyn Migration<Pg>) -> Result<Shape, MigrationError> {
        self.batch_execute("SAVEPOINT shape; SET LOCAL search_path TO pg_temp")?;
        step.run(self)?;
        let shape = shape::of_postgres(self, shape::TEMPORARY)?;
        self.batch_execute("ROLLBACK TO SAVEPOINT shape; RELEASE SAVEPOINT shape")?;
        Ok(shape)
    }

    fn unwatch(&mut self) -> QueryResult<()> {
        self.batch_execute(facts::UNWATCH_POSTGRES)
    }

    /// A server is backed up by its administrator.
    fn copy_before(&mut self, _step: &str) -> Result<Option<PathBuf>, MigrationError> {
        Ok(None)
    }
}

/// How far a database has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum State {
    /// It has taken no step.
    Empty,
    /// It has taken all the steps there were before the first schema.
    Before,
    /// It has taken steps of this program, perhaps all.
    Ours,
}

impl State {
    fn of(taken: &[String], known: &[String]) -> Result<Self, MigrationError> {
        let before: Vec<String> = BEFORE.map(|number| format!("{number:014}")).collect();
        let is_known = |step: &&String| known.contains(step) || before.contains(step);
        if let Some(step) = taken.iter().find(|step| !is_known(step)) {
            return Err(MigrationError::Newer { step: step.clone() });
        }
        let n_before = taken.iter().filter(|step| before.contains(step)).count();
        match (n_before, taken.len() - n_before) {
            (0, 0) => Ok(Self::Empty),
            (0, _) => Ok(Self::Ours),
            (_, 1..) => Err(MigrationError::Mixed),
            (all, 0) if all == before.len() => Ok(Self::Before),
            (taken, 0) => Err(MigrationError::Early { taken }),
        }
    }
}

type Step<DB> = Box<dyn Migration<DB>>;

/// The steps of this program, in order.
fn steps<DB: Backend>(source: &impl MigrationSource<DB>) -> Result<Vec<Step<DB>>, MigrationError> {
    let mut steps = source.migrations()?;
    steps.sort_by_key(version);
    Ok(steps)
}

fn version<DB: Backend>(step: &Step<DB>) -> String {
    step.name().version().to_string()
}

fn versions<DB: Backend>(steps: &[Step<DB>]) -> Vec<String> {
    steps.iter().map(version).collect()
}

/// The steps that the database has taken, in order.
fn taken<E: Engine>(engine: &mut E) -> Result<Vec<String>, MigrationError> {
    Ok(engine.applied_migrations()?.iter().rev().map(ToString::to_string).collect())
}

/// Takes the steps that are pending, inside the transaction that the caller has begun.
fn bring<E: Engine + 'static>(
    engine: &mut E,
    steps: &[Step<E::Backend>],
) -> Result<Migrated, MigrationError> {
    let taken = taken(engine)?;
    let state = State::of(&taken, &versions(steps))?;
    let mut pending = steps.iter().filter(|step| !taken.contains(&version(step))).peekable();
    let mut migrated = Migrated::default();
    let Some(first) = pending.peek().copied() else {
        return Ok(migrated);
    };
    match state {
        State::Empty if !engine.shape()?.is_empty() => return Err(MigrationError::Foreign),
        State::Empty => {}
        State::Before => {
            compare(&engine.shape()?, &engine.shape_of(&**first)?)?;
            migrated.copy = engine.copy_before(&version(first))?;
            mark(engine, &version(first))?;
            migrated.steps.extend(pending.next().map(version));
        }
        State::Ours => migrated.copy = engine.copy_before(&version(first))?,
    }
    engine.unwatch()?;
    for step in pending {
        let version = version(step);
        step.run(engine)?;
        mark_taken(engine, &version)?;
        migrated.steps.push(version);
    }
    Ok(migrated)
}

fn compare(found: &Shape, expected: &Shape) -> Result<(), MigrationError> {
    let missing = expected.difference(found).map(|line| format!("missing: {line}"));
    let added = found.difference(expected).map(|line| format!("not expected: {line}"));
    let differences: Vec<String> = missing.chain(added).collect();
    if differences.is_empty() {
        return Ok(());
    }
    Err(MigrationError::Differs(Differences(differences)))
}

/// The tables are those of the first schema already; from here on its steps are counted.
fn mark<E: Engine>(engine: &mut E, first: &str) -> Result<(), MigrationError> {
    engine.batch_execute("DELETE FROM __diesel_schema_migrations")?;
    mark_taken(engine, first)
}

fn mark_taken<E: Engine>(engine: &mut E, step: &str) -> Result<(), MigrationError> {
    // Diesel's own words for its table, with nothing in them from outside.
    engine.batch_execute(&format!(
        "INSERT INTO __diesel_schema_migrations (version) VALUES ('{step}')"
    ))?;
    Ok(())
}

impl From<Box<dyn std::error::Error + Send + Sync>> for MigrationError {
    fn from(error: Box<dyn std::error::Error + Send + Sync>) -> Self {
        Self::Failed(error.to_string())
    }
}

impl From<StoreError> for MigrationError {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unanswered(why) => Self::Unanswered(why),
            error => Self::Failed(error.to_string()),
        }
    }
}

impl From<diesel::result::Error> for MigrationError {
    fn from(error: diesel::result::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

#[cfg(test)]
mod tests {
    use diesel_migrations::FileBasedMigrations;

    use super::*;

    fn check(taken: &[u32], expected: &str) {
        let name = |number: &u32| format!("{number:014}");
        let taken: Vec<String> = taken.iter().map(name).collect();
        let known = [22, 23].map(|number| name(&number));
        let state = match State::of(&taken, &known) {
            Ok(state) => format!("{state:?}"),
            Err(error) => error.to_string(),
        };
        assert!(state.starts_with(expected), "{taken:?}: {state}");
    }

    #[test]
    fn the_steps_taken_say_how_far_a_database_has_come() {
        let before: Vec<u32> = BEFORE.collect();
        check(&[], "Empty");
        check(&before, "Before");
        check(&[22], "Ours");
        check(&[22, 23], "Ours");
        check(&before[..20], "this database has only 20 of the 21 steps");
        check(&[21], "this database has only 1 of the 21 steps");
        check(
            &[22, 24, 25],
            "this database was brought up to date by a later version (step 00000000000024)",
        );
        let both: Vec<u32> = before.iter().copied().chain([22]).collect();
        check(&both, "this database has steps of early versions and of this one");
    }

    /// A step that nothing but this test takes, in a folder that goes with the test.
    struct Later(PathBuf);

    impl Later {
        fn new() -> Self {
            let name = format!("magister-steps-{}", std::process::id());
            let folder = std::env::temp_dir().join(name);
            let step = folder.join("migrations/00000000000098_beads");
            std::fs::create_dir_all(&step).unwrap();
            std::fs::write(step.join("up.sql"), "CREATE TABLE beads (colour TEXT)").unwrap();
            Self(folder)
        }
    }

    impl Drop for Later {
        fn drop(&mut self) {
            let _ = std::fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_file_is_copied_before_a_later_step() {
        let later = Later::new();
        let file = later.0.join("open.sqlite");
        let mut sqlite = SqliteConnection::establish(file.to_str().unwrap()).unwrap();
        let mut bring = |steps: &[Step<Sqlite>]| {
            sqlite.immediate_transaction(|sqlite| super::bring(sqlite, steps)).unwrap()
        };
        let mut steps = steps(&SQLITE).unwrap();
        let (own, later_step) = (versions(&steps), "00000000000098".to_owned());
        assert!(bring(&steps).copy.is_none(), "a new database");
        let from = FileBasedMigrations::from_path(later.0.join("migrations")).unwrap();
        steps.extend(MigrationSource::<Sqlite>::migrations(&from).unwrap());
        let migrated = bring(&steps);
        assert_eq!(migrated.steps, std::slice::from_ref(&later_step));
        let copy = migrated.copy.unwrap();
        assert_eq!(copy, later.0.join("open.sqlite.before-00000000000098"));
        let mut before = SqliteConnection::establish(copy.to_str().unwrap()).unwrap();
        assert_eq!(taken(&mut before).unwrap(), own);
        assert_eq!(taken(&mut sqlite).unwrap(), [own, vec![later_step]].concat());
    }

    #[test]
    fn differences_are_told_as_far_as_they_fit() {
        let shape = |lines: &[&str]| lines.iter().map(ToString::to_string).collect::<Shape>();
        let told =
            |found: &[&str], expected: &[&str]| match compare(&shape(found), &shape(expected)) {
                Ok(()) => String::new(),
                Err(error) => error.to_string().split_once("changed): ").unwrap().1.to_owned(),
            };
        assert_eq!(told(&["a: b", "a: c"], &["a: c", "a: b"]), "");
        assert_eq!(told(&["a: b"], &["a: c"]), "missing: a: c; not expected: a: b");
        let many = ["1", "2", "3", "4", "5", "6", "7"];
        assert!(told(&many, &[]).ends_with("5; and 2 more"));
    }
}

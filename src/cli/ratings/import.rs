//! `magister ratings import`: a history of games, into the pools of a family.

use std::fs::File;
use std::path::PathBuf;
use std::time::Duration;

use chrono::{DateTime, Utc};
use clap::Args;
use desk::Who;
use desk::history::{Done, ImportStep, NotImported, Overlapping, import};
use desk::ratings::{Follower, Step};
use domain::LineError;
use domain::history::{History, HistoryFile, ImportNotice, PeriodRule, Respelled, SourceName};
use domain::ratings::RatingPool;
use form::history::{HistoryError, read_history};
use rules::{Game, Spec, SpecError};
use store::ratings::pools::known_of_family;
use store::{Store, StoreError, Stored};
use system::clock;
use system::secrets::Digesting;

use crate::cli::progress::Progress;

pub(in crate::cli) const EXAMPLES: &str = "Examples:
  magister ratings import football.csv --family result-only:Football --source \"results of national teams\"
  magister ratings import club.csv --family gbg --periods tournament

The file is a CSV of games with the columns date, first, second, result and, if known, tournament.
Players are matched by name; unknown ones are created. To resume an interrupted import, run it
again with the same file; without the file, `magister ratings forget` removes the import.

Exit code: 0 if every game is stored, 1 if not, 2 for wrong arguments, 3 if the file cannot be
read.";

/// Options of `ratings import`.
#[derive(Debug, Clone, Args)]
pub struct Import {
    /// Games as a CSV file.
    pub file: PathBuf,
    /// Game family, such as `gbg` or `result-only:Football`.
    #[arg(long, value_name = "GAME", value_parser = parse_family)]
    pub family: String,
    /// Rate games together by `month`, by `tournament`, or by periods of so many days.
    #[arg(long, value_name = "month|tournament|DAYS", default_value = "month")]
    pub periods: PeriodRule,
    /// Source of the games; by default the file's name.
    #[arg(long, value_name = "TEXT", value_parser = parse_source)]
    pub source: Option<SourceName>,
    /// Import even if a file or tournament has games on the same days: they are different games.
    #[arg(long, visible_alias = "again")]
    pub overlapping: bool,
}

/// What was imported.
#[derive(Debug)]
pub struct Imported {
    /// What should be looked at.
    pub notices: Vec<Notice>,
    pub done: Done,
}

/// What should be looked at.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Notice {
    /// Two names of the file are one.
    #[error(transparent)]
    Respelled(#[from] Respelled),
    #[error("games without a result, left out: {0}")]
    Unplayed(usize),
    /// It concerns what was there before.
    #[error(transparent)]
    Import(#[from] ImportNotice),
}

/// Why nothing was imported, or not all.
#[derive(Debug, thiserror::Error)]
pub enum ImportError {
    #[error("{file}: {error}")]
    File {
        file: String,
        /// What is wrong with it.
        error: std::io::Error,
    },
    #[error("{file}: {error}")]
    History {
        file: String,
        /// What is wrong with it.
        error: HistoryError,
    },
    #[error(transparent)]
    NotImported(#[from] NotImported),
    /// It is done except for that.
    #[error(
        "every game is stored, but the ratings still follow ({0}): run the import again, or start the server"
    )]
    NotRated(StoreError),
}

/// Imports the file, with a bar on a terminal.
pub fn run(options: &Import, store: &Store, now: DateTime<Utc>) -> Result<Imported, ImportError> {
    let (file, history) = read(options)?;
    let overlapping = if options.overlapping { Overlapping::Stored } else { Overlapping::Refused };
    let mut bar = None;
    let tell = |to| match (to, &bar) {
        (ImportStep::Begun(n), _) => bar = Some(Progress::of(u64::try_from(n).unwrap_or(u64::MAX))),
        (ImportStep::Stored(n), Some(bar)) => bar.advance(u64::try_from(n).unwrap_or(0)),
        (ImportStep::Rating, Some(bar)) => bar.tell("computing the ratings"),
        (ImportStep::Stored(_) | ImportStep::Rating, None) => {}
    };
    let mut done = import(store, (&file, &history), overlapping, Who::Shell(now), tell)?;
    let n_followed = follow_all(store, &options.family).map_err(ImportError::NotRated)?;
    let mut notices = Vec::new();
    if let Done::Stored { notices: found, n_moved, .. } = &mut done {
        *n_moved += n_followed;
        notices.extend(found.drain(..).map(Notice::from));
        notices.extend(history.respelled.iter().cloned().map(Notice::Respelled));
        notices.extend((history.n_unplayed > 0).then_some(Notice::Unplayed(history.n_unplayed)));
    }
    Ok(Imported { notices, done })
}

/// Computes the lists of a family that follow, or waits for a server that is at it; answers how many ratings have moved
/// here.
fn follow_all(store: &Store, family: &str) -> Stored<usize> {
    let of_family = store.read(|db| known_of_family(db, family))?;
    let is_under_way = |pool: &RatingPool| pool.recomputed.is_some();
    let (mut follower, mut n_moved) = (Follower::default(), 0);
    while store.read(|db| known_of_family(db, family))?.iter().any(is_under_way) {
        match follower.step(store, clock::now())? {
            Step::Done { pool, moved } if of_family.iter().any(|one| one.id == pool) => {
                n_moved += moved as usize;
            }
            Step::Taken | Step::Done { .. } => {}
            Step::Idle => std::thread::sleep(WHILE_OTHERS_ARE_AT_IT),
        }
    }
    Ok(n_moved)
}

const WHILE_OTHERS_ARE_AT_IT: Duration = Duration::from_millis(500);

fn read(options: &Import) -> Result<(HistoryFile, History), ImportError> {
    let file = options.file.display().to_string();
    let unread = |error| ImportError::File { file: file.clone(), error };
    let mut reader = Digesting::new(File::open(&options.file).map_err(unread)?);
    let history = read_history(&mut reader);
    let history = history.map_err(|error| ImportError::History { file: file.clone(), error })?;
    let sha256 = reader.finish().map_err(unread)?;
    let name = options.file.file_name().unwrap_or(options.file.as_os_str());
    let file = HistoryFile {
        family: options.family.clone(),
        file_name: name.to_string_lossy().into_owned(),
        sha256,
        source: options.source.clone(),
        rule: options.periods,
    };
    Ok((file, history))
}

fn parse_family(text: &str) -> Result<String, SpecError> {
    if Game::all_rated_as().contains(&text) {
        return Ok(text.to_owned());
    }
    text.parse::<Spec>().map(|spec| spec.rated_as().into_owned())
}

fn parse_source(text: &str) -> Result<SourceName, LineError> {
    SourceName::parse(text)
}

/// What was done, in a line.
pub fn line(done: &Done) -> String {
    match done {
        Done::AlreadyThere(id) => format!("every game is stored already, as history {id}"),
        Done::Stored { id, n_games, n_before, n_periods, n_moved, .. } => {
            let before = match n_before {
                0 => String::new(),
                _ => format!(", {n_before} of them stored before"),
            };
            format!(
                "history {id}: {n_games} games in {n_periods} periods{before}; {n_moved} ratings changed"
            )
        }
    }
}

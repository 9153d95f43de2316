//! `magister ratings import`: a history of games, into the pools of a family.

use std::fmt;
use std::path::PathBuf;

use chrono::{DateTime, NaiveDate, Utc};
use clap::Args;
use rules::{Game, Spec, SpecError};

use crate::cli::progress::Progress;
use crate::desk::Who;
use crate::desk::history::{Beginning, Begun, Gone, begin, complete, insert, overlaps};
use crate::domain::history::{
    History, HistoryFile, ImportNotice, PeriodRule, Respelled, SourceName, periods,
};
use crate::domain::{HistoryId, LineError, zone};
use crate::form::history::{HistoryError, read_history};
use crate::secrets::digest;
use crate::store::{Store, StoreError, history};

pub(in crate::cli) const EXAMPLES: &str = "Examples:
  magister ratings import football.csv --family result-only:Football --source \"results of national teams\"
  magister ratings import club.csv --family gbg --periods tournament

The file is a CSV of games with the columns date, first, second, result and, if known, tournament.
Players are matched by name; unknown ones are created. To resume an interrupted import, run it
again with the same file; without the file, `magister ratings forget` removes the import.

Exit code: 0 if every game is stored, 1 if not, 2 for wrong arguments, 3 if the file cannot be
read.";

/// How many games are stored in one transaction.
const GAMES_AT_ONCE: usize = 2_000;

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

/// What was done.
#[derive(Debug)]
pub enum Done {
    /// Nothing: the file had been imported before, as this history.
    AlreadyThere(HistoryId),
    /// The games are there now.
    Stored {
        id: HistoryId,
        n_games: usize,
        n_before: usize,
        n_periods: usize,
        /// How many ratings are others now, in all pools.
        n_moved: usize,
    },
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
    #[error("this file is history {history} already: use its periods, --periods {periods}")]
    OtherPeriods { history: HistoryId, periods: PeriodRule },
    #[error("line {line}: there is a result, but {day} is in the future")]
    NotYet {
        /// The first such line.
        line: u64,
        day: NaiveDate,
    },
    /// Perhaps the same games again.
    #[error(
        "{}; nothing is imported, so that no game counts twice; if they are different games, \
         use --overlapping",
        .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    )]
    Overlaps(Vec<ImportNotice>),
    #[error("line {line}: both players are the same person, since they were merged")]
    OnePerson {
        /// The first such line.
        line: u64,
    },
    /// Somebody has taken out meanwhile what was begun.
    #[error(transparent)]
    Gone(#[from] Gone),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Imports the file, with a bar on a terminal.
pub fn run(options: &Import, store: &Store, now: DateTime<Utc>) -> Result<Imported, ImportError> {
    let (file, history) = read(options)?;
    if let Some(game) = history.games.iter().find(|game| game.played_on > zone::latest_day(now)) {
        return Err(ImportError::NotYet { line: game.line, day: game.played_on });
    }
    let in_periods = periods(&history, file.rule);
    if !options.overlapping {
        let overlaps = store.read(|db| overlaps(db, &file, &history, &in_periods))?;
        if !overlaps.is_empty() {
            return Err(ImportError::Overlaps(overlaps));
        }
    }
    let begun = store.write(|db| begin(db, &file, &history, &in_periods, now))?;
    let Begun { id, games, n_periods, notices } = match begun {
        Beginning::Begun(begun) => begun,
        Beginning::Complete(id) => {
            return Ok(Imported { notices: Vec::new(), done: Done::AlreadyThere(id) });
        }
        Beginning::OtherPeriods(history, periods) => {
            return Err(ImportError::OtherPeriods { history, periods });
        }
        Beginning::OnePerson { line } => return Err(ImportError::OnePerson { line }),
    };
    let mut notices: Vec<Notice> = notices.into_iter().map(Notice::from).collect();
    notices.extend(history.respelled.iter().cloned().map(Notice::Respelled));
    notices.extend((history.n_unplayed > 0).then_some(Notice::Unplayed(history.n_unplayed)));
    let n_before = store.read(|db| history::count_games(db, id))?;
    let progress = Progress::of(u64::try_from(games.len()).unwrap_or(u64::MAX));
    for some in games.chunks(GAMES_AT_ONCE) {
        store.write(|db| insert(db, id, some))??;
        progress.advance(u64::try_from(some.len()).unwrap_or(0));
    }
    progress.tell("computing the ratings");
    let n_moved = store.write(|db| complete(db, id, Who::Shell(now)))??;
    let done = Done::Stored { id, n_games: games.len(), n_before, n_periods, n_moved };
    Ok(Imported { notices, done })
}

fn read(options: &Import) -> Result<(HistoryFile, History), ImportError> {
    let file = options.file.display().to_string();
    let bytes = std::fs::read(&options.file)
        .map_err(|error| ImportError::File { file: file.clone(), error })?;
    let history = read_history(&bytes[..]).map_err(|error| ImportError::History { file, error })?;
    let name = options.file.file_name().unwrap_or(options.file.as_os_str());
    let file = HistoryFile {
        family: options.family.clone(),
        file_name: name.to_string_lossy().into_owned(),
        sha256: digest(&[&bytes]),
        source: options.source.clone(),
        rule: options.periods,
    };
    Ok((file, history))
}

fn parse_family(text: &str) -> Result<String, SpecError> {
    if Game::FAMILIES.contains(&text) {
        return Ok(text.to_owned());
    }
    text.parse::<Spec>().map(|spec| spec.family().into_owned())
}

fn parse_source(text: &str) -> Result<SourceName, LineError> {
    SourceName::parse(text)
}

impl fmt::Display for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AlreadyThere(id) => write!(f, "every game is stored already, as history {id}"),
            Self::Stored { id, n_games, n_before, n_periods, n_moved } => {
                write!(f, "history {id}: {n_games} games in {n_periods} periods")?;
                if *n_before > 0 {
                    write!(f, ", {n_before} of them stored before")?;
                }
                write!(f, "; {n_moved} ratings changed")
            }
        }
    }
}

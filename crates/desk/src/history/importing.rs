//! A file of games from its first line to its last: part by part, so that others can write in between.

use chrono::NaiveDate;
use domain::HistoryId;
use domain::history::{History, HistoryFile, HistoryGame, ImportNotice, PeriodRule, periods};
use domain::zone::latest_day;
use store::{Store, StoreError, history};

use super::{Beginning, Begun, Gone, begin, complete, insert, overlaps};
use crate::Who;

/// How many games are stored in one transaction.
const GAMES_AT_ONCE: usize = 2_000;

/// What is done about files and tournaments that have games of the same days.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Overlapping {
    Refused,
    /// They are known to be other games.
    Stored,
}

/// What became of a file.
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
        /// What should be looked at.
        notices: Vec<ImportNotice>,
    },
}

/// Why nothing was imported, or not all.
#[derive(Debug, thiserror::Error)]
pub enum NotImported {
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

/// Where an import has come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImportStep {
    /// So many games are to be stored.
    Begun(usize),
    /// So many more are.
    Stored(usize),
    Rating,
}

/// Imports a file, or goes on with it where it was broken off.
pub fn import(
    store: &Store,
    (file, history): (&HistoryFile, &History),
    overlapping: Overlapping,
    who: Who,
    mut tell: impl FnMut(ImportStep),
) -> Result<Done, NotImported> {
    let is_future = |game: &&HistoryGame| game.played_on > latest_day(who.now());
    if let Some(game) = history.games.iter().find(is_future) {
        return Err(NotImported::NotYet { line: game.line, day: game.played_on });
    }
    let in_periods = periods(history, file.rule);
    if overlapping == Overlapping::Refused {
        let overlaps = store.read(|db| overlaps(db, file, history, &in_periods))?;
        if !overlaps.is_empty() {
            return Err(NotImported::Overlaps(overlaps));
        }
    }
    let begun = store.write(|db| begin(db, file, history, &in_periods, who.now()))?;
    let Begun { id, games, n_periods, notices } = match begun {
        Beginning::Begun(begun) => begun,
        Beginning::Complete(id) => return Ok(Done::AlreadyThere(id)),
        Beginning::OtherPeriods(history, periods) => {
            return Err(NotImported::OtherPeriods { history, periods });
        }
        Beginning::OnePerson { line } => return Err(NotImported::OnePerson { line }),
    };
    let n_before = store.read(|db| history::count_games(db, id))?;
    tell(ImportStep::Begun(games.len()));
    for some in games.chunks(GAMES_AT_ONCE) {
        store.write(|db| insert(db, id, some))??;
        tell(ImportStep::Stored(some.len()));
    }
    tell(ImportStep::Rating);
    let moved = store.write(|db| complete(db, id, who))??;
    let n_moved = moved.changes.len();
    Ok(Done::Stored { id, n_games: games.len(), n_before, n_periods, n_moved, notices })
}

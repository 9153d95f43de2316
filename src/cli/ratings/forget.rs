//! `magister ratings forget`: removes an interrupted import of a history.

use std::num::ParseIntError;

use chrono::{DateTime, Utc};
use clap::Args;

use desk::history::{Forgotten, Stays, forget};
use domain::HistoryId;
use store::{Store, StoreError};

pub(in crate::cli) const EXAMPLES: &str = "Examples:
  magister ratings verify                names interrupted imports
  magister ratings forget 3

Removes only an interrupted import: its games, its periods, and players that nothing else names.
None of its games were rated. A complete history stays.

Exit code: 0 if it is removed, 1 if not, 2 for wrong arguments.";

/// Arguments of `ratings forget`.
#[derive(Debug, Clone, Args)]
pub struct Forget {
    /// Number of the history, as `ratings verify` shows it.
    #[arg(value_parser = parse_id)]
    pub history: HistoryId,
}

/// Why nothing was forgotten.
#[derive(Debug, thiserror::Error)]
pub enum ForgetError {
    #[error("there is no history {0}")]
    Unknown(HistoryId),
    /// It is a fact by now.
    #[error(
        "history {id} ({file}) is complete: its games are rated and stay; only an interrupted import \
         can be removed"
    )]
    Complete {
        id: HistoryId,
        /// The name of its file.
        file: String,
    },
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Forgets a history that was broken off, in one transaction. Returns the line to print.
pub fn run(options: &Forget, store: &Store, now: DateTime<Utc>) -> Result<String, ForgetError> {
    let id = options.history;
    let forgotten = store.write(|db| forget(db, id, now))?.map_err(|stays| match stays {
        Stays::Unknown => ForgetError::Unknown(id),
        Stays::Complete(file) => ForgetError::Complete { id, file },
    })?;
    let Forgotten { id, file, n_games, n_players } = forgotten;
    Ok(format!("history {id} ({file}) is removed (games: {n_games}, players: {n_players})"))
}

fn parse_id(text: &str) -> Result<HistoryId, ParseIntError> {
    text.parse().map(HistoryId)
}

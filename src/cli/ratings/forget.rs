//! `magister ratings forget`: what was begun of a history is taken out again.

use std::fmt;
use std::num::ParseIntError;

use chrono::{DateTime, Utc};
use clap::Args;
use serde_json::json;

use crate::domain::HistoryId;
use crate::domain::audit::{Act, ActKind};
use crate::domain::history::HistoryStage;
use crate::store::{Db, Store, StoreError, Stored, audit, history, players};

/// Examples, for its help.
pub(in crate::cli) const EXAMPLES: &str = "Examples:
  magister ratings verify                says which history was broken off
  magister ratings forget 3

Only what was begun and broken off is forgotten: its games, its periods, and the players whom
nobody else names. Nothing of it was ever rated. A history that is complete stays.

Exit code: 0 if it is forgotten, 1 if not, 2 for wrong arguments.";

/// Arguments of `ratings forget`.
#[derive(Debug, Clone, Args)]
pub struct Forget {
    /// The number of the history, as `ratings verify` tells it.
    #[arg(value_parser = parse_id)]
    pub history: HistoryId,
}

/// What was taken out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forgotten {
    /// Which history.
    pub id: HistoryId,
    /// The name of its file.
    pub file: String,
    /// How many games were there.
    pub n_games: usize,
    /// How many players went with them.
    pub n_players: usize,
}

/// Why nothing was forgotten.
#[derive(Debug, thiserror::Error)]
pub enum ForgetError {
    /// There is none of this number.
    #[error("there is no history {0}")]
    Unknown(HistoryId),
    /// It is a fact by now.
    #[error(
        "history {id} ({file}) is complete: its games are rated, and what is recorded stays; only \
         what was broken off is forgotten"
    )]
    Complete {
        /// Which.
        id: HistoryId,
        /// The name of its file.
        file: String,
    },
    /// The database broke.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Forgets a history that was broken off, in one transaction.
pub fn run(options: &Forget, store: &Store, now: DateTime<Utc>) -> Result<Forgotten, ForgetError> {
    store.write(|db| forget(db, options.history, now))?
}

fn forget(
    db: &mut Db,
    id: HistoryId,
    now: DateTime<Utc>,
) -> Stored<Result<Forgotten, ForgetError>> {
    let Some(known) = history::find(db, id)? else {
        return Ok(Err(ForgetError::Unknown(id)));
    };
    let file = known.file.file_name;
    if known.stage == HistoryStage::Complete {
        return Ok(Err(ForgetError::Complete { id, file }));
    }
    let n_games = history::count_games(db, id)?;
    let in_games = history::players_of(db, id)?;
    history::delete(db, id)?;
    let mut n_players = 0;
    for player in in_games {
        n_players += usize::from(players::delete_unused(db, player)?);
    }
    let detail = json!({
        "history": id,
        "family": known.file.family,
        "file": file,
        "sha256": known.file.sha256,
        "games": n_games,
        "players": n_players,
    });
    let act = Act { account: None, event: None, kind: ActKind::HistoryForgotten, detail };
    audit::insert(db, &act, now)?;
    Ok(Ok(Forgotten { id, file, n_games, n_players }))
}

fn parse_id(text: &str) -> Result<HistoryId, ParseIntError> {
    text.parse().map(HistoryId)
}

impl fmt::Display for Forgotten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { id, file, n_games, n_players } = self;
        write!(f, "history {id} ({file}) is forgotten: {n_games} games, {n_players} players")
    }
}

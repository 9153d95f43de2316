//! `magister ratings verify LIST`: a published list, computed again from its own file.

use std::io;
use std::path::Path;

use domain::ratings::{ListError, ListFault, ListFile};
use rating::ledger::RULES_VERSION;

use crate::cli::files::{NO, Streams, UNREADABLE};

/// Why a file is not checked.
#[derive(Debug, thiserror::Error)]
enum Unchecked {
    #[error(transparent)]
    File(#[from] io::Error),
    #[error("not a published list: {0}")]
    Json(#[from] serde_json::Error),
    #[error(transparent)]
    List(#[from] ListError),
}

/// A list with what was found.
struct Checked {
    list: ListFile,
    faults: Vec<ListFault>,
    /// How many players other rules than those of the list rate otherwise.
    n_otherwise: Option<usize>,
}

/// Whether a list is what its own facts give; returns the exit code.
pub(super) fn verify(path: &Path, streams: &mut Streams<'_>) -> io::Result<u8> {
    match read(path) {
        Ok(Checked { list, faults, n_otherwise: Some(n_otherwise) }) if faults.is_empty() => {
            let (head, n_players) = (list.head, list.ratings.len());
            streams.tell(format_args!(
                "list {} as of {}: unaltered by its hash; version {} of the rules rated its {n_players} \
                 players, and version {RULES_VERSION} rates {n_otherwise} of them otherwise",
                head.number, head.as_of, head.rules
            ))
        }
        Ok(Checked { list, faults, n_otherwise: None }) if faults.is_empty() => {
            let n_games: usize = list.facts.periods.iter().map(|period| period.games.len()).sum();
            let (head, n_players) = (list.head, list.ratings.len());
            let (number, as_of) = (head.number, head.as_of);
            streams.tell(format_args!(
                "list {number} as of {as_of}: {n_games} games give the ratings of all {n_players} players"
            ))
        }
        Ok(Checked { faults, .. }) => {
            faults.iter().try_for_each(|fault| writeln!(streams.out, "{fault}"))?;
            Ok(NO)
        }
        Err(error) => {
            streams.complain(path.display().to_string(), &error)?;
            Ok(UNREADABLE)
        }
    }
}

fn read(path: &Path) -> Result<Checked, Unchecked> {
    let list: ListFile = serde_json::from_slice(&std::fs::read(path)?)?;
    let (faults, n_otherwise) = (list.faults()?, list.n_otherwise()?);
    Ok(Checked { list, faults, n_otherwise })
}

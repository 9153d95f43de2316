//! All that is recorded of a tournament, in one piece.

use super::{Db, StoreError, Stored, entries, pairings, results, tournaments};
use crate::domain::TournamentId;
use crate::domain::standings::WallChart;
use crate::domain::tournaments::Tournament;

/// The chart of the tournament of an id.
pub fn find(db: &mut Db, id: TournamentId) -> Stored<Option<WallChart>> {
    match tournaments::find(db, id)? {
        Some(tournament) => load(db, tournament).map(Some),
        None => Ok(None),
    }
}

/// The chart of a tournament.
pub fn load(db: &mut Db, tournament: Tournament) -> Stored<WallChart> {
    let id = tournament.id;
    let entries = entries::list(db, id)?;
    let pairings = pairings::list(db, id)?;
    let results = results::current(db, id)?;
    WallChart::new(tournament, entries, pairings, results).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        StoreError::corrupt("pairings", &faults.join("; "))
    })
}

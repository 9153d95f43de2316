//! All that is recorded of a tournament, in one piece.

mod kept;

use chrono::{DateTime, Utc};
use domain::TournamentId;
use domain::byes::RequestedBye;
use domain::privacy::Eyes;
use domain::silence::withheld;
use domain::standings::WallChart;
use domain::tournaments::Tournament;
use tournament::table::TableError;

use super::{
    Db, StoreError, Stored, adjournments, entries, pairings, results, schedule, tournaments,
};

pub(super) use kept::Charts;

pub fn find(db: &mut Db, id: TournamentId, eyes: Eyes) -> Stored<Option<WallChart>> {
    match tournaments::find(db, id)? {
        Some(tournament) => load(db, tournament, eyes).map(Some),
        None => Ok(None),
    }
}

/// The same as it was after a round; `None` too if there is no such round.
pub fn find_after(
    db: &mut Db,
    id: TournamentId,
    round: u16,
    eyes: Eyes,
) -> Stored<Option<WallChart>> {
    let Some(chart) = find(db, id, eyes)? else {
        return Ok(None);
    };
    if usize::from(round) > chart.table.rounds().len() {
        return Ok(None);
    }
    chart.after(round).map(Some).map_err(|faults| corrupt(&faults))
}

/// A chart as a published round was paired from it, and who had a bye in the round.
pub fn before(
    chart: WallChart,
    round: u16,
    published_at: DateTime<Utc>,
) -> Stored<(WallChart, Vec<RequestedBye>)> {
    chart.before(round, published_at).map_err(|faults| corrupt(&faults))
}

pub fn load(db: &mut Db, tournament: Tournament, eyes: Eyes) -> Stored<WallChart> {
    match eyes {
        Eyes::Public => kept::kept(db, tournament.id, |db| read(db, tournament, eyes)),
        Eyes::Own(_) | Eyes::Staff => read(db, tournament, eyes),
    }
}

fn read(db: &mut Db, tournament: Tournament, eyes: Eyes) -> Stored<WallChart> {
    let id = tournament.id;
    let entries = entries::list(db, id, eyes)?;
    let pairings = pairings::list(db, id)?;
    let (mut results, mut earlier) = results::with_earlier(db, id)?;
    let mut withheld = withheld(&tournament, (&entries, &pairings), eyes);
    withheld.retain(|pairing| results.remove(pairing).is_some());
    earlier.retain(|pairing, _| !withheld.contains(pairing));
    let adjourned = adjournments::list(db, id)?;
    let chart = WallChart::new(tournament, entries, pairings, results);
    let chart = chart.map(|chart| chart.withholding(withheld));
    let chart = chart.and_then(|chart| chart.with_adjourned(adjourned));
    let chart = chart.map_err(|faults| corrupt(&faults))?;
    Ok(chart.with_earlier(earlier).scheduled(schedule::find(db, id)?))
}

fn corrupt(faults: &[TableError]) -> StoreError {
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    StoreError::corrupt("pairings", &faults.join("; "))
}

//! Who comes when a tournament is running gets a number: in a Swiss with byes for the rounds before,
//! in a round robin with the games of the free place.

use tournament::result::Bye;

use domain::byes::Missed;
use domain::latecomers::{Meeting, meetings};
use domain::pairings::NewPairing;
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::swiss::{n_paired, with_late_entries};
use domain::{EntryId, TournamentId};
use store::{Db, Stored, entries, pairings, standings};

/// Places everybody who has no number yet.
pub(super) fn place(db: &mut Db, id: TournamentId, missed: Missed) -> Stored<()> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(());
    };
    if !chart.tournament.details.format.takes_byes() {
        for late in chart.entries.iter().filter(|entry| entry.number.is_none()) {
            take_free_place(db, &chart, late.id)?;
        }
    } else if missed == Missed::HalfPoint {
        for bye in half_points(&chart) {
            pairings::insert(db, id, &bye)?;
        }
    }
    entries::renumber(db, id, &with_late_entries(&chart))
}

fn take_free_place(db: &mut Db, chart: &WallChart, latecomer: EntryId) -> Stored<()> {
    for Meeting { bye, first, second } in meetings(chart, latecomer) {
        pairings::meet(db, bye, first, second)?;
    }
    Ok(())
}

/// After the last board of each round. Not to be there at all needs no row.
fn half_points(chart: &WallChart) -> Vec<NewPairing> {
    let late: Vec<_> = chart.entries.iter().filter(|entry| entry.number.is_none()).collect();
    let of_round = |round: u16| {
        let boards = chart.pairings.iter().filter(move |pairing| pairing.round == round);
        let next = boards.map(|pairing| pairing.board).max().unwrap_or(0) + 1;
        (next..).zip(&late).map(move |(board, entry)| NewPairing {
            round,
            board,
            first: entry.id,
            second: None,
            bye: Some(Bye::HalfPoint),
        })
    };
    (1..=n_paired(chart)).flat_map(of_round).collect()
}

//! A start that is undone: everybody keeps their entry, and more can come.

use domain::TournamentId;
use domain::audit::{Act, PairingFacts};
use domain::entries::Attendance;
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::swiss::n_paired;
use domain::unstart::{UnstartRefusal, may_unstart};
use store::entries::NewAttendance;
use store::{Db, Stored, clocks, entries, pairings, rounds, standings, tournaments};

use crate::Actor;

/// Undoes the start of a tournament without results.
pub fn unstart(db: &mut Db, actor: &Actor, id: TournamentId) -> Stored<Result<(), UnstartRefusal>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(Err(UnstartRefusal::NotStarted));
    };
    if let Err(refusal) = may_unstart(&chart) {
        return Ok(Err(refusal));
    }
    bring_everybody_back(db, actor, &chart)?;
    pairings::unpublish(db, id, 1..=n_paired(&chart), actor.now)?;
    rounds::delete_changes(db, id)?;
    clocks::reset_from(db, id, 1)?;
    entries::unnumber(db, id)?;
    tournaments::unstart(db, id)?;
    let numbers = chart.entries.iter().map(|entry| entry.id).collect();
    let pairings =
        chart.pairings.iter().map(|pairing| (pairing.round, PairingFacts::from(pairing)));
    let act = Act::TournamentUnstarted { tournament: id, numbers, pairings: pairings.collect() };
    actor.record(chart.tournament.event, act);
    Ok(Ok(()))
}

/// Nobody has left a tournament that has not started.
fn bring_everybody_back(db: &mut Db, actor: &Actor, chart: &WallChart) -> Stored<()> {
    for entry in chart.entries.iter() {
        if let Some(from_round) = entry.withdrawn_from {
            let (entry, act, by) = (entry.id, Attendance::Returned, Some(actor.account));
            entries::insert_attendance(
                db,
                NewAttendance { entry, act, from_round, by },
                actor.now,
            )?;
        }
    }
    Ok(())
}

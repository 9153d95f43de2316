//! What is printed: chosen, and noted where it stays true for the people who hold it.

use domain::TournamentId;
use domain::audit::Act;
use domain::events::Event;
use domain::prints::address::PrintAddress;
use domain::prints::{Paper, Printable, Printing};
use domain::privacy::Eyes;
use domain::standings::WallChart;
use store::{Db, Stored, audit, events, prints, tournaments};

use super::Actor;

/// All that is printed of a tournament.
pub fn find(db: &mut Db, id: TournamentId, eyes: Eyes) -> Stored<Option<Printable>> {
    let found = super::tournaments::find(db, id, eyes)?;
    with_printing(db, found)
}

/// The same as it was after a round.
pub fn find_after(
    db: &mut Db,
    id: TournamentId,
    round: u16,
    eyes: Eyes,
) -> Stored<Option<Printable>> {
    let found = super::tournaments::find_after(db, id, round, eyes)?;
    with_printing(db, found)
}

fn with_printing(db: &mut Db, found: Option<(Event, WallChart)>) -> Stored<Option<Printable>> {
    let Some((event, chart)) = found else {
        return Ok(None);
    };
    let printing = prints::find(db, event.id)?;
    let head = audit::head_of(db, event.id)?.map(|head| head.hash);
    Ok(Some(Printable { event, chart, printing, head }))
}

/// The event of a tournament, and what is kept of what it prints.
pub fn of_event(db: &mut Db, id: TournamentId) -> Stored<Option<(Event, Printing)>> {
    let Some(there) = tournaments::whereabouts_of(db, id)? else {
        return Ok(None);
    };
    let Some(event) = events::find(db, there.event)? else {
        return Ok(None);
    };
    let printing = prints::find(db, event.id)?;
    Ok(Some((event, printing)))
}

/// Chooses the paper of a tournament's event.
pub fn choose_paper(db: &mut Db, actor: &Actor, id: TournamentId, paper: Paper) -> Stored<()> {
    let Some(there) = tournaments::whereabouts_of(db, id)? else {
        return Ok(());
    };
    let before = prints::find(db, there.event)?;
    if before.paper == paper {
        return Ok(());
    }
    let act = Act::PaperChanged { before: before.paper, after: paper };
    prints::save(db, there.event, &Printing { paper, ..before })?;
    actor.record(there.event, act);
    Ok(())
}

/// Notes the address on the slips that are printed now.
pub fn note_slips(db: &mut Db, id: TournamentId, address: &PrintAddress) -> Stored<()> {
    let Some(there) = tournaments::whereabouts_of(db, id)? else {
        return Ok(());
    };
    let before = prints::find(db, there.event)?;
    let on_slips = Some(address.clone());
    prints::save(db, there.event, &Printing { on_slips, ..before })
}

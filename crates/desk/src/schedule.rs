//! When the rounds of a tournament begin.

use domain::audit::{Act, RoundTimes};
use domain::events::{Days, Event};
use domain::privacy::Eyes;
use domain::schedule::{Begins, Schedule, shift};
use domain::standings::WallChart;
use domain::tournaments::{Stage, Tournament};
use domain::{EventId, TournamentId};
use store::{Db, Stored, schedule, tournaments};

use super::Actor;

/// Why a schedule stays as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotScheduled<E> {
    /// There are complaints about what was typed.
    For(E),
    /// The tournament is closed.
    Closed,
    /// Somebody else has changed the schedule since the page was drawn.
    ChangedMeanwhile,
    /// There is no such tournament.
    Gone,
}

/// Saves the schedule that `read` makes, if the one before still has the mark that was `seen`.
pub fn change<E>(
    db: &mut Db,
    actor: &Actor,
    (id, seen): (TournamentId, &str),
    read: impl FnOnce(&Event, &WallChart) -> Result<Begins, E>,
) -> Stored<Result<(), NotScheduled<E>>> {
    let Some((event, chart)) = super::tournaments::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotScheduled::Gone));
    };
    if chart.tournament.stage.is_over() {
        return Ok(Err(NotScheduled::Closed));
    }
    let after = match read(&event, &chart) {
        Ok(begins) => begins,
        Err(found) => return Ok(Err(NotScheduled::For(found))),
    };
    if chart.schedule.mark() != seen && *chart.schedule.begins() != after {
        return Ok(Err(NotScheduled::ChangedMeanwhile));
    }
    save(db, actor, &chart.tournament, &after)?;
    Ok(Ok(()))
}

fn save(db: &mut Db, actor: &Actor, tournament: &Tournament, after: &Begins) -> Stored<()> {
    let before = schedule::find(db, tournament.id)?;
    if before.begins() == after {
        return Ok(());
    }
    schedule::save(db, tournament.id, after)?;
    let act = Act::ScheduleChanged(RoundTimes::new(tournament.id, before.begins(), after));
    actor.record(tournament.event, act);
    Ok(())
}

/// Gives a tournament that was just made the schedule of another one.
pub(super) fn copy(
    db: &mut Db,
    actor: &Actor,
    from: TournamentId,
    (event, to): (EventId, TournamentId),
) -> Stored<()> {
    let begins = schedule::find(db, from)?.begins().clone();
    if begins.is_empty() {
        return Ok(());
    }
    schedule::save(db, to, &begins)?;
    let act = Act::ScheduleChanged(RoundTimes::new(to, &Begins::new(), &begins));
    actor.record(event, act);
    Ok(())
}

/// Moves the schedules of an event's tournaments by as many days as the whole event is moved. What
/// has started keeps its times.
pub(super) fn follow(
    db: &mut Db,
    actor: &Actor,
    event: EventId,
    (before, after): (Days, Days),
) -> Stored<()> {
    let Some(by) = shift(before, after) else {
        return Ok(());
    };
    let mut schedules = schedule::list_by_event(db, event)?;
    for tournament in tournaments::list_by_event(db, event)? {
        let known = schedules.remove(&tournament.id).map(|known| Schedule::moved(known, by));
        if let Some(moved) = known.filter(|_| tournament.stage == Stage::Entry) {
            save(db, actor, &tournament, moved.begins())?;
        }
    }
    Ok(())
}

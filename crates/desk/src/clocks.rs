//! The clock of a round: set, started, stopped, and time added for boards.

use domain::AddedTimeId;
use domain::audit::{Act, AddedFacts, ClockFacts};
use domain::clocks::{Clock, ClockRefusal, Minutes, RoundClock, usual_length};
use domain::events::Event;
use domain::pairings::Pairing;
use domain::privacy::Eyes;
use domain::results::Reason;
use domain::schedule::Schedule;
use domain::standings::WallChart;
use domain::tournaments::Tournament;
use store::by_link::terms;
use store::{Db, Stored, clocks, pairings, schedule, tournaments};

use super::Actor;
use super::rounds::At;

type Done<T> = Stored<Result<T, ClockRefusal>>;

/// A published round with its clock, for those who may set it.
pub fn find(db: &mut Db, (id, round): At) -> Stored<Option<(Event, WallChart, RoundClock)>> {
    let Some((event, chart)) = super::tournaments::find(db, id, Eyes::Staff)? else {
        return Ok(None);
    };
    if !chart.pairings.iter().any(|one| one.round == round) {
        return Ok(None);
    }
    let clock = of_round(db, (id, round), &chart.schedule)?;
    Ok(Some((event, chart, clock)))
}

/// The clock of a round: as it was set, else as it is likely to be.
pub fn of_round(db: &mut Db, (id, round): At, schedule: &Schedule) -> Stored<RoundClock> {
    if let Some(known) = clocks::find(db, id, round)? {
        return Ok(known);
    }
    let before = clocks::length_before(db, id, round)?;
    Ok(RoundClock::new(round, usual_length(before, schedule, round)))
}

/// The clock of a round; none of a tournament by link, whose games have their own.
pub fn in_hall(db: &mut Db, (id, round): At, schedule: &Schedule) -> Stored<Option<RoundClock>> {
    if terms::find(db, id)?.is_some() {
        return Ok(None);
    }
    of_round(db, (id, round), schedule).map(Some)
}

/// The clock of the round that is played now, if one is.
pub(super) fn of_chart(db: &mut Db, chart: &WallChart) -> Stored<Option<RoundClock>> {
    let Some(round) = chart.open_games().first().map(|game| game.round) else {
        return Ok(None);
    };
    in_hall(db, (chart.tournament.id, round), &chart.schedule)
}

/// Starts the clock, or lets it go on.
pub fn start(db: &mut Db, actor: &Actor, at: At) -> Done<()> {
    change(db, actor, at, |known| Ok((known.start(actor.now)?, Act::ClockStarted)))
}

/// Stops the clock.
pub fn pause(db: &mut Db, actor: &Actor, at: At) -> Done<()> {
    change(db, actor, at, |known| Ok((known.pause(actor.now)?, Act::ClockPaused)))
}

/// Sets the clock back to the whole time of the round.
pub fn reset(db: &mut Db, actor: &Actor, at: At) -> Done<()> {
    change(db, actor, at, |known| Ok((known.reset(actor.now)?, Act::ClockReset)))
}

type Changed = (Clock, fn(ClockFacts) -> Act);

fn change(
    db: &mut Db,
    actor: &Actor,
    at: At,
    change: impl FnOnce(&RoundClock) -> Result<Changed, ClockRefusal>,
) -> Done<()> {
    let (tournament, known) = match load(db, at)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let (clock, act) = match change(&known) {
        Ok(changed) => changed,
        Err(refusal) => return Ok(Err(refusal)),
    };
    clocks::save(db, at.0, (at.1, &clock))?;
    let left_secs = clock.left_at(actor.now).num_seconds();
    let facts = ClockFacts { tournament: at.0, round: at.1, minutes: clock.length(), left_secs };
    actor.record(tournament.event, act(facts));
    Ok(Ok(()))
}

/// Says how long the round lasts. `seen` is what the form was made from.
pub fn set_length(
    db: &mut Db,
    actor: &Actor,
    at: At,
    (length, seen): (Minutes, Option<Minutes>),
) -> Done<()> {
    lengthen(db, actor, at, |now| {
        if now != length && seen.is_some_and(|seen| seen != now) {
            return Err(ClockRefusal::SetMeanwhile(now));
        }
        Ok(length)
    })
}

/// Adds time for all boards of the round.
pub fn add_to_all(db: &mut Db, actor: &Actor, at: At, more: Minutes) -> Done<()> {
    lengthen(db, actor, at, |now| now.and(more).ok_or(ClockRefusal::TooLong))
}

fn lengthen(
    db: &mut Db,
    actor: &Actor,
    at @ (id, round): At,
    length: impl FnOnce(Minutes) -> Result<Minutes, ClockRefusal>,
) -> Done<()> {
    let (tournament, known) = match load(db, at)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let before = known.clock.length();
    let after = match length(before) {
        Ok(after) => after,
        Err(refusal) => return Ok(Err(refusal)),
    };
    if before == after {
        return Ok(Ok(()));
    }
    clocks::save(db, id, (round, &known.clock.lasting(after)))?;
    let act = Act::RoundLengthChanged { tournament: id, round, before, after };
    actor.record(tournament.event, act);
    Ok(Ok(()))
}

/// Adds time for one board, and tells by what it is known.
pub fn add_to_board(
    db: &mut Db,
    actor: &Actor,
    (at, board): (At, u16),
    (minutes, reason): (Minutes, Option<Reason>),
) -> Done<AddedTimeId> {
    let (tournament, known) = match load(db, at)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let Some(pairing) = pairings::find(db, at.0, (at.1, board))?.filter(|one| one.second.is_some())
    else {
        return Ok(Err(ClockRefusal::NoRound));
    };
    // The time is added to that of the round: from now on it is set.
    clocks::save(db, at.0, (at.1, &known.clock))?;
    let id = clocks::insert_added(db, pairing.id, (minutes, reason.as_ref()), actor.now)?;
    let facts = AddedFacts { at: (&pairing).into(), minutes, reason };
    actor.record(tournament.event, Act::TimeAdded(facts));
    Ok(Ok(id))
}

/// Removes what was added for a board. What is removed already stays so.
pub fn remove_added(db: &mut Db, actor: &Actor, at: At, id: AddedTimeId) -> Done<()> {
    let (tournament, known) = match load(db, at)? {
        Ok(found) => found,
        Err(refusal) => return Ok(Err(refusal)),
    };
    let Some(added) = known.added.into_iter().find(|one| one.id == id) else {
        return Ok(Ok(()));
    };
    let all = pairings::list(db, at.0)?;
    let Some(pairing) = all.iter().find(|one: &&Pairing| one.id == added.pairing) else {
        return Ok(Ok(()));
    };
    clocks::remove_added(db, id, actor.now)?;
    let facts = AddedFacts { at: pairing.into(), minutes: added.minutes, reason: added.reason };
    actor.record(tournament.event, Act::TimeRemoved(facts));
    Ok(Ok(()))
}

/// A round whose clock can be changed.
fn load(db: &mut Db, at @ (id, round): At) -> Done<(Tournament, RoundClock)> {
    let Some(tournament) = tournaments::find(db, id)? else {
        return Ok(Err(ClockRefusal::NoRound));
    };
    if tournament.stage.is_over() {
        return Ok(Err(ClockRefusal::Closed));
    }
    if round == 0 || round > pairings::n_rounds(db, id)? {
        return Ok(Err(ClockRefusal::NoRound));
    }
    if terms::find(db, id)?.is_some() {
        return Ok(Err(ClockRefusal::ByLink));
    }
    let schedule = schedule::find(db, id)?;
    let known = of_round(db, at, &schedule)?;
    Ok(Ok((tournament, known)))
}

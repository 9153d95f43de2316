//! Tournaments: made, changed, started, closed.

mod closing;
mod unstart;

use super::Actor;
use crate::domain::audit::{Act, TournamentChanged, TournamentStarted};
use crate::domain::entries::Entry;
use crate::domain::events::Event;
use crate::domain::standings::WallChart;
use crate::domain::swiss::n_paired;
use crate::domain::tie_breaks::edition_word;
use crate::domain::tournaments::{
    Draw, Format, Numbering, Stage, StartRefusal, Tournament, TournamentDetails, draw, mark,
};
use crate::domain::{EventId, TournamentId};
use crate::store::{Db, Stored, entries, events, forbidden, pairings, standings, tournaments};

pub use closing::{NotTurned, Turned, close, reopen};
pub use unstart::unstart;

/// All that is recorded of a tournament, and its event.
pub fn find(db: &mut Db, id: TournamentId) -> Stored<Option<(Event, WallChart)>> {
    let chart = standings::find(db, id)?;
    with_event(db, chart)
}

/// The same as it was after a round.
pub fn find_after(db: &mut Db, id: TournamentId, round: u16) -> Stored<Option<(Event, WallChart)>> {
    let chart = standings::find_after(db, id, round)?;
    with_event(db, chart)
}

fn with_event(db: &mut Db, chart: Option<WallChart>) -> Stored<Option<(Event, WallChart)>> {
    let Some(chart) = chart else {
        return Ok(None);
    };
    Ok(events::find(db, chart.tournament.event)?.map(|event| (event, chart)))
}

/// Makes a tournament of an event.
pub fn add(
    db: &mut Db,
    actor: &Actor,
    event: EventId,
    details: &TournamentDetails,
) -> Stored<TournamentId> {
    let tournament = tournaments::insert(db, event, details)?;
    actor.record(db, event, Act::TournamentAdded { tournament, after: details.into() })?;
    Ok(tournament)
}

/// Why a tournament is not changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotChanged<E> {
    /// Somebody else has changed it, or it is gone.
    ChangedMeanwhile,
    /// There are complaints about what was typed.
    For(E),
}

/// Changes a tournament, if `version` is still its own; `edit` makes the new details of the
/// tournament as it is and of how many rounds are paired.
pub fn change<E>(
    db: &mut Db,
    actor: &Actor,
    (id, version): (TournamentId, i32),
    edit: impl FnOnce(&Tournament, u16) -> Result<TournamentDetails, E>,
) -> Stored<Result<(), NotChanged<E>>> {
    let Some(chart) = standings::find(db, id)? else {
        return Ok(Err(NotChanged::ChangedMeanwhile));
    };
    let before = &chart.tournament;
    let details = match edit(before, n_paired(&chart)) {
        Ok(details) => details,
        Err(found) => return Ok(Err(NotChanged::For(found))),
    };
    if !tournaments::update_details(db, id, version, &details)? {
        return Ok(Err(NotChanged::ChangedMeanwhile));
    }
    stretch_meetings(db, id, before.details.format, details.format)?;
    let (before, event) = ((&before.details).into(), before.event);
    let changed = TournamentChanged { tournament: id, before, after: (&details).into() };
    actor.record(db, event, Act::TournamentChanged(Box::new(changed)))?;
    Ok(Ok(()))
}

/// What is forbidden for all rounds is so for those that are added.
fn stretch_meetings(db: &mut Db, id: TournamentId, was: Format, is: Format) -> Stored<()> {
    match (was.planned_rounds(), is.planned_rounds()) {
        (Some(was), Some(is)) => forbidden::stretch(db, id, was, is),
        _ => Ok(()),
    }
}

/// How a tournament is to start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// How the numbers are given out; nothing if nobody said so.
    pub numbering: Option<Numbering>,
    /// What lots are drawn from.
    pub seed: u64,
    /// The mark of the players that were seen.
    pub seen: Seen,
}

/// Who was seen by whoever starts a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Seen {
    /// Whoever is entered.
    Everybody,
    /// The players of this [`mark`].
    Mark(String),
}

/// Why a tournament does not start.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotStarted<E> {
    /// The rules say no.
    Refused(StartRefusal),
    /// Nobody said how the numbers are given out.
    NoNumbering,
    /// What was typed about the format makes none.
    Format(E),
    /// There are so many players now.
    PlayersChanged(usize),
    /// There is no such tournament.
    Gone,
}

/// Starts a tournament: everybody gets a number, and what can be paired is paired. `format` makes
/// the one that is played of the one that was planned. Answers the tournament as it was drawn.
pub fn start<E>(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    start: &Start,
    format: impl FnOnce(Format) -> Result<Format, E>,
) -> Stored<Result<Draw, NotStarted<E>>> {
    let Some(mut tournament) = tournaments::find(db, id)? else {
        return Ok(Err(NotStarted::Gone));
    };
    let Some(numbering) = start.numbering else {
        return Ok(Err(NotStarted::NoNumbering));
    };
    let planned = tournament.details.format;
    match format(planned) {
        Ok(format) => tournament.details.format = format,
        Err(complaint) => return Ok(Err(NotStarted::Format(complaint))),
    }
    let entered = entries::list(db, id)?;
    let drawn = match draw(&tournament, &entered, numbering, start.seed) {
        Ok(drawn) => drawn,
        Err(refusal) => return Ok(Err(NotStarted::Refused(refusal))),
    };
    if !start.seen.is_of(&entered) {
        return Ok(Err(NotStarted::PlayersChanged(entered.len())));
    }
    save(db, actor, &tournament, &drawn)?;
    stretch_meetings(db, id, planned, tournament.details.format)?;
    let started = started(db, &tournament, &drawn, (numbering, start.seed))?;
    actor.record(db, tournament.event, Act::TournamentStarted(started))?;
    Ok(Ok(drawn))
}

impl Seen {
    fn is_of(&self, entered: &[Entry]) -> bool {
        match self {
            Self::Everybody => true,
            Self::Mark(seen) => *seen == mark(entered),
        }
    }
}

fn save(db: &mut Db, actor: &Actor, tournament: &Tournament, drawn: &Draw) -> Stored<()> {
    for (entry, number) in &drawn.numbers {
        entries::set_number(db, *entry, *number)?;
    }
    for pairing in &drawn.pairings {
        pairings::insert(db, tournament.id, pairing)?;
    }
    if let Some(opening) = drawn.opening {
        tournaments::update_details(db, tournament.id, tournament.version, &tournament.details)?;
        tournaments::set_opening(db, tournament.id, opening)?;
    }
    tournaments::set_stage(db, tournament, Stage::Running, actor.now)
}

fn started(
    db: &mut Db,
    tournament: &Tournament,
    drawn: &Draw,
    (numbering, seed): (Numbering, u64),
) -> Stored<TournamentStarted> {
    let is_drawn = numbering == Numbering::Lot || drawn.opening.is_some();
    let edition = tournaments::find(db, tournament.id)?
        .and_then(|started| started.details.ranking.edition)
        .map(|edition| edition_word(edition).to_owned());
    Ok(TournamentStarted {
        tournament: tournament.id,
        numbering,
        numbers: drawn.numbers.iter().map(|(entry, _)| *entry).collect(),
        seed: is_drawn.then(|| seed.to_string()),
        rounds: tournament.details.format.planned_rounds(),
        edition,
    })
}

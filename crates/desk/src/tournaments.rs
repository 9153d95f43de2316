//! Tournaments: made, changed, started, closed.

mod closing;
mod unstart;

use domain::audit::{Act, TournamentChanged, TournamentStarted};
use domain::by_link::NotByLink;
use domain::entries::Entry;
use domain::events::{Event, Visibility};
use domain::privacy::Eyes;
use domain::ratings::{RatingsMoved, Unrating};
use domain::standings::WallChart;
use domain::swiss::n_paired;
use domain::tie_breaks::edition_word;
use domain::tournaments::{
    Draw, Format, Numbering, Stage, StartRefusal, Tournament, TournamentDetails, draw, mark,
};
use domain::{EventId, TournamentId};
use store::by_link::terms;
use store::locks::{self, Lock};
use store::{
    self, Db, Stored, entries, events, forbidden, pairings, standings, tournaments, tried,
};

use super::{Actor, boards, ratings, schedule};

pub use closing::{NotTurned, Turned, cancel, close, reopen};
pub use unstart::unstart;

/// All that is recorded of a tournament, and its event.
pub fn find(db: &mut Db, id: TournamentId, eyes: Eyes) -> Stored<Option<(Event, WallChart)>> {
    let chart = standings::find(db, id, eyes)?;
    with_event(db, chart)
}

/// The same as it was after a round.
pub fn find_after(
    db: &mut Db,
    id: TournamentId,
    round: u16,
    eyes: Eyes,
) -> Stored<Option<(Event, WallChart)>> {
    let chart = standings::find_after(db, id, round, eyes)?;
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
    (details, visibility): (&TournamentDetails, Visibility),
) -> Stored<TournamentId> {
    let tournament = tournaments::insert(db, event, details, visibility)?;
    let after = details.into();
    actor.record(event, Act::TournamentAdded { tournament, visibility, after });
    Ok(tournament)
}

/// Makes a tournament of the same event with the same settings and schedule, without players. `None`
/// if there is no such tournament.
pub fn duplicate(db: &mut Db, actor: &Actor, id: TournamentId) -> Stored<Option<TournamentId>> {
    let Some(tournament) = tournaments::find(db, id)? else {
        return Ok(None);
    };
    let made = (&tournament.details, tournament.visibility);
    let copy = add(db, actor, tournament.event, made)?;
    schedule::copy(db, actor, id, (tournament.event, copy))?;
    boards::copy(db, actor, id, (tournament.event, copy))?;
    Ok(Some(copy))
}

/// What a tournament becomes.
#[derive(Debug, Clone)]
pub struct TournamentChange {
    pub details: TournamentDetails,
    /// Who sees it; nothing if that stays.
    pub visibility: Option<Visibility>,
    /// Whether ratings may go.
    pub unrating: Unrating,
}

/// Why a tournament is not changed.
#[derive(Debug, Clone)]
pub enum NotChanged<E> {
    /// Somebody else has changed it, or it is gone.
    ChangedMeanwhile,
    /// There are complaints about what was typed.
    For(E),
    /// Its games by link could not be played so.
    ByLink(NotByLink),
    /// These ratings would go or move, and nobody was asked.
    Unrates(RatingsMoved),
}

/// Changes a tournament, if `version` is still its own; `edit` makes the change of the tournament as
/// it is and of how many rounds are paired.
pub fn change<E>(
    db: &mut Db,
    actor: &Actor,
    (id, version): (TournamentId, i32),
    edit: impl FnOnce(&Tournament, u16) -> Result<TournamentChange, E>,
) -> Stored<Result<(), NotChanged<E>>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotChanged::ChangedMeanwhile));
    };
    let before = &chart.tournament;
    let change = match edit(before, n_paired(&chart)) {
        Ok(change) => change,
        Err(found) => return Ok(Err(NotChanged::For(found))),
    };
    if let Some(terms) = terms::find(db, id)?.filter(|_| !before.stage.is_over())
        && let Err(why) = terms.fit(&change.details, before.stage)
    {
        return Ok(Err(NotChanged::ByLink(why)));
    }
    if change.unrating == Unrating::Ask {
        // Held before the trial: what it would do is what is done.
        locks::hold(db, Lock::Ratings)?;
        let would_go = tried(db, |db| publish(db, before, change.visibility))?;
        if before.visibility == Visibility::Published && !would_go.is_empty() {
            return Ok(Err(NotChanged::Unrates(would_go)));
        }
    }
    if !tournaments::update_details(db, id, version, &change.details)? {
        return Ok(Err(NotChanged::ChangedMeanwhile));
    }
    stretch_meetings(db, id, before.details.format, change.details.format)?;
    let moved = publish(db, before, change.visibility)?;
    let changed = TournamentChanged {
        tournament: id,
        before: (&before.details).into(),
        after: (&change.details).into(),
        visibility: change.visibility,
        ratings_moved: moved.changes.len(),
    };
    actor.record(before.event, Act::TournamentChanged(Box::new(changed)));
    Ok(Ok(()))
}

/// Shows a tournament to visitors or to staff alone. Answers whose ratings moved by it.
fn publish(
    db: &mut Db,
    tournament: &Tournament,
    visibility: Option<Visibility>,
) -> Stored<RatingsMoved> {
    let Some(visibility) = visibility.filter(|wanted| *wanted != tournament.visibility) else {
        return Ok(RatingsMoved::default());
    };
    tournaments::set_visibility(db, tournament.id, visibility)?;
    ratings::recompute(db, tournament)
}

/// Avoided pairings of all rounds extend to added rounds.
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
    let (entered, boards) = (entries::list(db, id, Eyes::Staff)?, store::boards::of(db, id)?);
    let drawn = match draw(&tournament, &entered, (numbering, start.seed), &boards) {
        Ok(drawn) => drawn,
        Err(refusal) => return Ok(Err(NotStarted::Refused(refusal))),
    };
    if !start.seen.is_of(&entered) {
        return Ok(Err(NotStarted::PlayersChanged(entered.len())));
    }
    save(db, actor, &tournament, &drawn)?;
    stretch_meetings(db, id, planned, tournament.details.format)?;
    let started = started(db, &tournament, &drawn, (numbering, start.seed))?;
    actor.record(tournament.event, Act::TournamentStarted(started));
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

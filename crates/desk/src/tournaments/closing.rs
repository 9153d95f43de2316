//! Closing a tournament, which rates it, and opening it again, which takes that back.

use domain::TournamentId;
use domain::audit::{Act, RatingEffect, RatingFacts};
use domain::closing::{ClosingError, may_cancel, may_close, may_reopen};
use domain::events::Event;
use domain::privacy::Eyes;
use domain::results::Reason;
use domain::tournaments::{Stage, Tournament};
use store::{Db, Stored, tournaments};

use super::find;
use crate::{Actor, ratings, silence};

/// Why nothing is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotTurned {
    /// It cannot be closed, or opened again, now.
    Rule(ClosingError),
    /// Somebody else has changed it.
    ChangedMeanwhile,
    /// There is no such tournament.
    Gone,
}

/// What closing or opening answers: the event, and the tournament as it is then.
pub type Turned = Result<(Event, Tournament), NotTurned>;

/// Closes a tournament, if `version` is still its own; a rated one moves ratings.
pub fn close(
    db: &mut Db,
    actor: &Actor,
    (id, version): (TournamentId, Option<i32>),
) -> Stored<Turned> {
    turn(db, actor, (id, version), Stage::Closed)
}

/// Opens a closed tournament again: its games are not rated until it is closed once more.
pub fn reopen(
    db: &mut Db,
    actor: &Actor,
    (id, version): (TournamentId, Option<i32>),
) -> Stored<Turned> {
    turn(db, actor, (id, version), Stage::Running)
}

/// Cancels a running tournament: what was played stays, and nothing is rated.
pub fn cancel(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    reason: &Reason,
) -> Stored<Result<(), ClosingError>> {
    let Some(tournament) = tournaments::find(db, id)? else {
        return Ok(Err(ClosingError::NotStarted));
    };
    if let Err(error) = may_cancel(&tournament) {
        return Ok(Err(error));
    }
    silence::end(db, actor, &tournament)?;
    tournaments::set_cancelled(db, id, Some((reason, actor.now)))?;
    let act = Act::TournamentCancelled { tournament: id, reason: reason.clone() };
    actor.record(tournament.event, act);
    Ok(Ok(()))
}

fn turn(
    db: &mut Db,
    actor: &Actor,
    (id, version): (TournamentId, Option<i32>),
    stage: Stage,
) -> Stored<Turned> {
    let Some((event, chart)) = find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotTurned::Gone));
    };
    let allowed = if stage == Stage::Closed { may_close(&chart) } else { may_reopen(&chart) };
    if let Err(error) = allowed {
        return Ok(Err(NotTurned::Rule(error)));
    }
    if version != Some(chart.tournament.version) {
        return Ok(Err(NotTurned::ChangedMeanwhile));
    }
    if stage == Stage::Closed {
        silence::end(db, actor, &chart.tournament)?;
    }
    if chart.tournament.stage == Stage::Cancelled {
        tournaments::set_cancelled(db, id, None)?;
    } else {
        tournaments::set_stage(db, &chart.tournament, stage, actor.now)?;
    }
    let Some(turned) = tournaments::find(db, id)? else {
        return Ok(Err(NotTurned::Gone));
    };
    let changes = ratings::recompute(db, &turned)?;
    let effect = RatingEffect {
        tournament: id,
        rated: turned.details.rated,
        ratings: RatingFacts::of(&changes),
    };
    let act = match stage {
        Stage::Closed => Act::TournamentClosed(effect),
        Stage::Entry | Stage::Running | Stage::Cancelled => Act::TournamentReopened(effect),
    };
    actor.record(event.id, act);
    Ok(Ok((event, turned)))
}

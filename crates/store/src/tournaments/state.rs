//! How far a tournament is, and who sees it.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::TournamentId;
use domain::events::Visibility;
use domain::results::Reason;
use domain::tie_breaks::edition_word;
use domain::tournaments::{Opening, Stage, Tournament};
use tournament::table::Edition;

use super::super::schema::tournaments;
use super::super::{Db, Stored};
use super::seat_word;

/// Writes down what a Swiss begins with.
pub fn set_opening(db: &mut Db, id: TournamentId, opening: Opening) -> Stored<()> {
    diesel::update(tournaments::table.find(id.0))
        .set((
            tournaments::initial_seat.eq(seat_word(opening.initial)),
            tournaments::lot_seed.eq(opening.seed.map(|seed| seed.to_string())),
            tournaments::upper_half_ends.eq(opening.upper_half_ends.map(|entry| entry.0)),
            tournaments::accelerated_for.eq(opening.accelerated_for.map(i32::from)),
        ))
        .execute(db)?;
    Ok(())
}

/// Moves a tournament on: from entry to play, to its end, or back into play; with it the edition of
/// its tie-breaks, which the start pins.
///
/// The first start and the first end are kept for ever; `now` is only taken when there is none.
pub fn set_stage(
    db: &mut Db,
    tournament: &Tournament,
    stage: Stage,
    now: DateTime<Utc>,
) -> Stored<()> {
    let started_at = tournament.started_at.or((stage == Stage::Running).then_some(now));
    let closed_at = tournament.closed_at.or((stage == Stage::Closed).then_some(now));
    let edition = edition_in(db, tournament, stage)?;
    diesel::update(tournaments::table.find(tournament.id.0))
        .set((
            tournaments::stage.eq(stage.as_str()),
            tournaments::started_at.eq(started_at.map(|at| at.naive_utc())),
            tournaments::closed_at.eq(closed_at.map(|at| at.naive_utc())),
            tournaments::edition.eq(edition.map(edition_word)),
            tournaments::version.eq(tournaments::version + 1),
        ))
        .execute(db)?;
    Ok(())
}

/// Makes a tournament one that has not started; what it would begin with goes.
pub fn unstart(db: &mut Db, id: TournamentId) -> Stored<()> {
    diesel::update(tournaments::table.find(id.0))
        .set((
            tournaments::stage.eq(Stage::Entry.as_str()),
            tournaments::started_at.eq(None::<NaiveDateTime>),
            tournaments::initial_seat.eq(None::<String>),
            tournaments::lot_seed.eq(None::<String>),
            tournaments::upper_half_ends.eq(None::<i32>),
            tournaments::accelerated_for.eq(None::<i32>),
            tournaments::version.eq(tournaments::version + 1),
        ))
        .execute(db)?;
    Ok(())
}

/// The edition of the tie-breaks in a stage: from the start on there is one, which stays.
fn edition_in(db: &mut Db, tournament: &Tournament, stage: Stage) -> Stored<Option<Edition>> {
    let ranking = &tournament.details.ranking;
    if stage == Stage::Entry || ranking.edition.is_some() {
        return Ok(ranking.edition);
    }
    let event = super::super::events::find(db, tournament.event)?;
    Ok(event.map(|event| ranking.edition_on(event.details.days.first())))
}

/// Keeps the results of a round and those after it to staff, or shows them all.
pub fn set_silent(db: &mut Db, id: TournamentId, from_round: Option<u16>) -> Stored<()> {
    diesel::update(tournaments::table.find(id.0))
        .set((
            tournaments::silent_from.eq(from_round.map(i32::from)),
            tournaments::version.eq(tournaments::version + 1),
        ))
        .execute(db)?;
    Ok(())
}

/// Shows a tournament to visitors, or to staff alone.
pub fn set_visibility(db: &mut Db, id: TournamentId, visibility: Visibility) -> Stored<()> {
    diesel::update(tournaments::table.find(id.0))
        .set((
            tournaments::visibility.eq(visibility.as_str()),
            tournaments::version.eq(tournaments::version + 1),
        ))
        .execute(db)?;
    Ok(())
}

/// Puts a tournament into the archive, or takes it out.
pub fn set_archived(db: &mut Db, id: TournamentId, at: Option<DateTime<Utc>>) -> Stored<()> {
    diesel::update(tournaments::table.find(id.0))
        .set((
            tournaments::archived_at.eq(at.map(|at| at.naive_utc())),
            tournaments::version.eq(tournaments::version + 1),
        ))
        .execute(db)?;
    Ok(())
}

/// Cancels a tournament for a reason, or holds it after all: then it goes on where it was.
pub fn set_cancelled(
    db: &mut Db,
    id: TournamentId,
    cancelled: Option<(&Reason, DateTime<Utc>)>,
) -> Stored<()> {
    diesel::update(tournaments::table.find(id.0))
        .set((
            tournaments::cancelled_at.eq(cancelled.map(|(_, at)| at.naive_utc())),
            tournaments::cancelled_because.eq(cancelled.map(|(reason, _)| reason.as_str())),
            tournaments::version.eq(tournaments::version + 1),
        ))
        .execute(db)?;
    Ok(())
}

//! Silent rounds: kept from everybody but staff, and announced.

use domain::TournamentId;
use domain::audit::Act;
use domain::privacy::Eyes;
use domain::silence::{SilenceRefusal, may_silence};
use domain::tournaments::Tournament;
use store::{Db, Stored, standings, tournaments};

use super::Actor;

/// Keeps the results of a round, and of those after it, to staff. `None` if there is no such
/// tournament.
pub fn keep(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    from_round: u16,
) -> Stored<Option<Result<(), SilenceRefusal>>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else {
        return Ok(None);
    };
    if let Err(refusal) = may_silence(&chart, from_round) {
        return Ok(Some(Err(refusal)));
    }
    tournaments::set_silent(db, id, Some(from_round))?;
    let act = Act::RoundsSilenced { tournament: id, from_round };
    actor.record(chart.tournament.event, act);
    Ok(Some(Ok(())))
}

/// Shows everybody the results of the silent rounds.
pub fn announce(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
) -> Stored<Option<Result<(), SilenceRefusal>>> {
    let Some(tournament) = tournaments::find(db, id)? else {
        return Ok(None);
    };
    if tournament.silent_from.is_none() {
        return Ok(Some(Err(SilenceRefusal::NotSilent)));
    }
    end(db, actor, &tournament)?;
    Ok(Some(Ok(())))
}

/// A tournament that is over has no silent rounds.
pub(super) fn end(db: &mut Db, actor: &Actor, tournament: &Tournament) -> Stored<()> {
    let Some(from_round) = tournament.silent_from else {
        return Ok(());
    };
    tournaments::set_silent(db, tournament.id, None)?;
    let act = Act::ResultsAnnounced { tournament: tournament.id, from_round };
    actor.record(tournament.event, act);
    Ok(())
}

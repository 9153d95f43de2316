//! Avoided pairings.

use domain::audit::{Act, Meetings};
use domain::events::Event;
use domain::forbidden::{Forbidden, ForbiddenGroup};
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::swiss::n_paired;
use domain::{ForbiddenId, TournamentId};
use store::{Db, Stored, forbidden, standings};

use super::Actor;

/// A tournament that takes avoided pairings, with its list of them.
pub fn find(db: &mut Db, id: TournamentId) -> Stored<Option<(Event, WallChart, Vec<Forbidden>)>> {
    let Some((event, chart)) = super::tournaments::find(db, id, Eyes::Staff)? else {
        return Ok(None);
    };
    let groups = forbidden::list(db, id)?;
    Ok(chart.takes_forbidden().then_some((event, chart, groups)))
}

/// Adds avoided pairings; `wanted` makes the groups from the tournament as it is. A round robin or a
/// closed tournament takes none: that is `Err(None)`.
pub fn forbid<E>(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
    wanted: impl FnOnce(&WallChart) -> Result<Vec<ForbiddenGroup>, E>,
) -> Stored<Result<(), Option<E>>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)?.filter(WallChart::takes_forbidden)
    else {
        return Ok(Err(None));
    };
    let groups = match wanted(&chart) {
        Ok(groups) => groups,
        Err(complaints) => return Ok(Err(Some(complaints))),
    };
    for group in &groups {
        let forbidden = forbidden::insert(db, id, group)?;
        let act = Act::MeetingForbidden(Meetings::of(id, forbidden, group));
        actor.record(chart.tournament.event, act);
    }
    Ok(Ok(()))
}

/// Removes an avoided pairing from the rounds still to be paired. If it is already gone, nothing
/// changes.
pub fn allow(db: &mut Db, actor: &Actor, id: TournamentId, group: ForbiddenId) -> Stored<()> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)?.filter(WallChart::takes_forbidden)
    else {
        return Ok(());
    };
    let all = forbidden::list(db, id)?;
    let Some(Forbidden { group: mut gone, .. }) = all.into_iter().find(|other| other.id == group)
    else {
        return Ok(());
    };
    // The rounds that have been paired were paired with it.
    let n_paired = n_paired(&chart);
    if gone.to_round <= n_paired {
        return Ok(());
    }
    if gone.from_round <= n_paired {
        forbidden::set_last(db, group, n_paired)?;
    } else {
        forbidden::delete(db, group)?;
    }
    gone.from_round = gone.from_round.max(n_paired + 1);
    let act = Act::MeetingAllowed(Meetings::of(id, group, &gone));
    actor.record(chart.tournament.event, act);
    Ok(())
}

//! What players of a tournament may do by themselves.

use domain::TournamentId;
use domain::allowances::Allowances;
use domain::audit::Act;
use store::{Db, Stored, allowances, tournaments};

use super::Actor;

/// Says what players may do from now on.
pub fn set(db: &mut Db, actor: &Actor, id: TournamentId, after: Allowances) -> Stored<()> {
    let Some(tournament) = tournaments::find(db, id)? else {
        return Ok(());
    };
    let before = allowances::of(db, &tournament)?;
    if before == after {
        return Ok(());
    }
    allowances::set(db, id, after)?;
    actor.record(tournament.event, Act::AllowancesChanged { tournament: id, before, after });
    Ok(())
}

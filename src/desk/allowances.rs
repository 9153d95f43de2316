//! What players of a tournament may do by themselves.

use super::Actor;
use crate::domain::TournamentId;
use crate::domain::allowances::Allowances;
use crate::domain::audit::Act;
use crate::store::{Db, Stored, allowances, tournaments};

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

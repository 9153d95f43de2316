//! What of a player everybody sees: chosen by the player or an administrator, and computed anew.

use domain::audit::Act;
use domain::privacy::{Choosing, NameForm, Shown, public_name, told_apart};
use domain::{EventId, PlayerId};
use store::{Db, Stored, merges, players, privacy};

use super::{Actor, Guest};

/// What a player can choose, with the name of each choice; `None` if somebody else stands for them.
pub fn find(db: &mut Db, player: PlayerId) -> Stored<Option<Choosing>> {
    let merges = merges::current(db)?;
    let Some(own) = players::find_own(db, player)?.filter(|_| !merges.is_merged(player)) else {
        return Ok(None);
    };
    let all = merges.all_of(player);
    let mut names = Vec::new();
    for form in NameForm::ALL {
        let name = public_name(&own.name, *form, player);
        let is_taken = *form != NameForm::Full && privacy::is_taken(db, &name, &all)?;
        names.push((*form, if is_taken { told_apart(&name, player) } else { name }));
    }
    Ok(Some(Choosing { player, names, publicity: privacy::find(db, player)? }))
}

/// A player chooses; without a choice, what the events show counts again.
pub fn choose_own(
    db: &mut Db,
    guest: &Guest,
    (event, player): (EventId, PlayerId),
    choice: Option<Shown>,
) -> Stored<()> {
    if let Some(act) = choose(db, player, choice)? {
        guest.record(event, act);
    }
    Ok(())
}

/// An administrator chooses for a player.
pub fn choose_for(
    db: &mut Db,
    actor: &Actor,
    player: PlayerId,
    choice: Option<Shown>,
) -> Stored<()> {
    if let Some(act) = choose(db, player, choice)? {
        actor.record(None, act);
    }
    Ok(())
}

/// Answers the act, unless nothing changes.
fn choose(db: &mut Db, player: PlayerId, choice: Option<Shown>) -> Stored<Option<Act>> {
    let merges = merges::current(db)?;
    let before = privacy::find(db, player)?.own;
    if merges.is_merged(player) || before == choice {
        return Ok(None);
    }
    // The choice is the person's: of those who were merged none counts any more.
    for one in merges.all_of(player) {
        privacy::choose(db, one, choice.filter(|_| one == player))?;
    }
    compute(db)?;
    Ok(Some(Act::PublicityChosen { player, before, after: choice }))
}

/// Computes what everybody sees of all players. Whatever enters, renames or merges players or changes
/// what an event shows calls it, in the same transaction.
pub fn compute(db: &mut Db) -> Stored<()> {
    privacy::compute(db)
}

//! An entry corrected, until the tournament is paired.

use domain::audit::Act;
use domain::entries::change::{ChangeRefusal, Known, entry_mark, may_change};
use domain::entries::{Entry, NewEntry};
use domain::players::Club;
use domain::privacy::Eyes;
use domain::standings::WallChart;
use domain::{EntryId, TournamentId};
use store::locks::{self, Lock};
use store::{Db, Stored, entries, players, standings};

use super::everybody;
use crate::Actor;

/// An entry with its tournament, and whether its name can be changed with it.
pub fn find(
    db: &mut Db,
    id: TournamentId,
    entry: EntryId,
) -> Stored<Option<(WallChart, Entry, Known)>> {
    let Some(chart) = standings::find(db, id, Eyes::Staff)? else { return Ok(None) };
    let Some(found) = chart.entry_of(entry).cloned() else {
        return Ok(None);
    };
    let is_only_here = players::is_unused_but_for(db, found.entered_as, entry)?;
    let known = if is_only_here { Known::OnlyHere } else { Known::Elsewhere };
    Ok(Some((chart, found, known)))
}

/// Changes an entry of which `seen` is the mark; the player too, if they are in nothing else.
pub fn change(
    db: &mut Db,
    actor: &Actor,
    (id, entry): (TournamentId, EntryId),
    seen: &str,
    wanted: &NewEntry,
) -> Stored<Result<(), ChangeRefusal>> {
    locks::hold(db, Lock::Players)?;
    let Some((chart, before, known)) = find(db, id, entry)? else {
        return Ok(Err(ChangeRefusal::Gone));
    };
    if !may_change(&chart) {
        return Ok(Err(ChangeRefusal::Paired));
    }
    if seen != entry_mark(&before) {
        return Ok(Err(ChangeRefusal::ChangedMeanwhile));
    }
    let NewEntry { name, rating, club, .. } = wanted;
    let is_renamed = name.as_str() != before.name;
    if is_renamed && known == Known::Elsewhere {
        return Ok(Err(ChangeRefusal::KnownElsewhere));
    }
    let line = [(1, wanted.clone())];
    if is_renamed
        && everybody(db, actor, id)?.compare(&line).findings.iter().any(|one| !one.same.is_empty())
    {
        return Ok(Err(ChangeRefusal::NameTaken));
    }
    if known == Known::OnlyHere {
        players::update(db, before.entered_as, name, club.as_ref())?;
    }
    entries::update(db, entry, *rating, club.as_ref())?;
    let after = Entry {
        name: name.to_string(),
        rating: *rating,
        club: club.as_ref().map(Club::to_string),
        ..before.clone()
    };
    let act = Act::EntryChanged { tournament: id, before: before.into(), after: after.into() };
    actor.record(chart.tournament.event, act);
    Ok(Ok(()))
}

//! Deleting, taking out of the bin again, and the archive.

use domain::audit::Act;
use domain::bin::{Deleted, Kind, NotDeleted, NotRestored, Whole, expired_before, may_delete};
use domain::privacy::Eyes;
use domain::{AccountId, EntryId, EventId, PlayerId, PoolId, TournamentId};
use store::ratings::{pools, rows};
use store::{Db, Stored, accounts, bin, events, players, sessions, standings, tournaments};

use super::{Actor, entries, player_accounts, ratings};

/// An event with all its tournaments.
pub fn whole(db: &mut Db, id: EventId) -> Stored<Option<Whole>> {
    let Some(event) = events::find(db, id)? else {
        return Ok(None);
    };
    let mut charts = Vec::new();
    for tournament in tournaments::list_by_event(db, id)? {
        charts.push(standings::load(db, tournament, Eyes::Staff)?);
    }
    Ok(Some(Whole { event, charts }))
}

/// Deletes an event with its tournaments.
pub fn delete_event(db: &mut Db, actor: &Actor, id: EventId) -> Stored<Result<(), NotDeleted>> {
    let Some(whole) = whole(db, id)? else {
        return Ok(Err(NotDeleted::Gone));
    };
    if let Err(why) = whole.may_delete() {
        return Ok(Err(why));
    }
    bin::put_tournaments_of(db, id, actor.account, actor.now)?;
    let name = whole.event.details.name.to_string();
    put(db, actor, (Kind::Event, id.0, name), Some(id)).map(Ok)
}

/// Deletes a tournament with all that is in it.
pub fn delete_tournament(
    db: &mut Db,
    actor: &Actor,
    id: TournamentId,
) -> Stored<Result<(), NotDeleted>> {
    let Some((event, chart)) = super::tournaments::find(db, id, Eyes::Staff)? else {
        return Ok(Err(NotDeleted::Gone));
    };
    if let Err(why) = may_delete(&event, &chart) {
        return Ok(Err(NotDeleted::Lasting(why)));
    }
    let name = chart.tournament.details.name.to_string();
    put(db, actor, (Kind::Tournament, id.0, name), Some(event.id)).map(Ok)
}

/// Deletes a player whom nothing names.
pub fn delete_player(db: &mut Db, actor: &Actor, id: PlayerId) -> Stored<Result<(), NotDeleted>> {
    let Some(player) = players::find_own(db, id)? else {
        return Ok(Err(NotDeleted::Gone));
    };
    if !players::is_unused(db, id)? {
        return Ok(Err(NotDeleted::PlayerUsed));
    }
    put(db, actor, (Kind::Player, id.0, player.name), None).map(Ok)
}

/// Deletes an account: nobody signs in with it any more. What it recorded keeps its name.
pub fn delete_account(db: &mut Db, actor: &Actor, id: AccountId) -> Stored<Result<(), NotDeleted>> {
    let Some(account) = accounts::list(db)?.into_iter().find(|account| account.id == id) else {
        return Ok(Err(NotDeleted::Gone));
    };
    if id == actor.account {
        return Ok(Err(NotDeleted::Own));
    }
    if accounts::is_only_administrator(db, id)? {
        return Ok(Err(NotDeleted::LastAdministrator));
    }
    sessions::delete_of(db, id, None)?;
    // Whoever takes it out of the bin has it confirmed again.
    let _ = player_accounts::end(db, actor, id)?;
    put(db, actor, (Kind::Account, id.0, account.name), None).map(Ok)
}

/// Whether a rating list can be deleted: nobody has a rating in it, and it is not one of those that
/// every family of games has by itself.
pub fn may_delete_list(db: &mut Db, id: PoolId) -> Stored<Result<(), NotDeleted>> {
    match pools::find_pool(db, id)? {
        None => Ok(Err(NotDeleted::Gone)),
        Some(pool) if pool.details.name.is_none() => Ok(Err(NotDeleted::Rated)),
        Some(_) if rows::is_any_of(db, id)? => Ok(Err(NotDeleted::Rated)),
        Some(_) => Ok(Ok(())),
    }
}

/// Deletes a rating list in which nobody has a rating.
pub fn delete_list(db: &mut Db, actor: &Actor, id: PoolId) -> Stored<Result<(), NotDeleted>> {
    if let Err(why) = may_delete_list(db, id)? {
        return Ok(Err(why));
    }
    let pool = pools::find_pool(db, id)?;
    let family = pool.map_or_else(String::new, |pool| pool.details.family);
    put(db, actor, (Kind::RatingList, id.0, family), None).map(Ok)
}

fn put(
    db: &mut Db,
    actor: &Actor,
    (kind, id, name): (Kind, i32, String),
    event: Option<EventId>,
) -> Stored<()> {
    bin::put(db, (kind, id), actor.account, actor.now)?;
    bin::empty(db, expired_before(actor.now), actor.now)?;
    actor.record(event, Act::Deleted { kind, id, name: name.into() });
    Ok(())
}

/// What lies in the bin and belongs to no event.
pub fn list(db: &mut Db, actor: &Actor) -> Stored<Vec<Deleted>> {
    bin::list(db, expired_before(actor.now))
}

/// The tournaments and entries of an event that lie in the bin.
pub fn list_of_event(db: &mut Db, actor: &Actor, event: EventId) -> Stored<Vec<Deleted>> {
    bin::list_of_event(db, event, expired_before(actor.now))
}

/// Takes something out of the bin that belongs to no event.
pub fn restore(
    db: &mut Db,
    actor: &Actor,
    (kind, id): (Kind, i32),
) -> Stored<Result<(), NotRestored>> {
    let there = list(db, actor)?;
    if !there.iter().any(|one| (one.kind, one.id) == (kind, id)) {
        return Ok(Err(NotRestored::Gone));
    }
    if kind == Kind::Event {
        bin::take_out_tournaments_of(db, EventId(id))?;
    }
    bin::take_out(db, (kind, id))?;
    if kind == Kind::RatingList
        && let Some(pool) = pools::find_pool(db, PoolId(id))?
    {
        ratings::recompute_family(db, pool.family(), None)?;
    }
    let event = (kind == Kind::Event).then_some(EventId(id));
    actor.record(event, Act::Restored { kind, id });
    Ok(Ok(()))
}

/// Takes a tournament out of the bin.
pub fn restore_tournament(
    db: &mut Db,
    actor: &Actor,
    (event, id): (EventId, TournamentId),
) -> Stored<Result<(), NotRestored>> {
    if bin::event_of(db, id)? != Some(event) {
        return Ok(Err(NotRestored::Gone));
    }
    bin::take_out(db, (Kind::Tournament, id.0))?;
    actor.record(event, Act::Restored { kind: Kind::Tournament, id: id.0 });
    Ok(Ok(()))
}

/// Takes an entry out of the bin, and the player whom only it named.
pub fn restore_entry(
    db: &mut Db,
    actor: &Actor,
    (tournament, id): (TournamentId, EntryId),
) -> Stored<Result<(), NotRestored>> {
    let Some(deleted) = entries::deleted(db, tournament, id)? else {
        return Ok(Err(NotRestored::Gone));
    };
    let Some(event) = deleted.event else {
        return Ok(Err(NotRestored::Started));
    };
    bin::take_out(db, (Kind::Entry, id.0))?;
    if players::deleted_at(db, deleted.player)? == Some(deleted.at) {
        bin::take_out(db, (Kind::Player, deleted.player.0))?;
    }
    actor.record(event, Act::Restored { kind: Kind::Entry, id: id.0 });
    Ok(Ok(()))
}

/// Whether something is in the archive.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shelf {
    Archive,
    Lists,
}

/// Puts an event, a tournament or a rating list into the archive, or back on the lists.
pub fn shelve(db: &mut Db, actor: &Actor, (kind, id): (Kind, i32), on: Shelf) -> Stored<()> {
    let at = (on == Shelf::Archive).then_some(actor.now);
    let event = match kind {
        Kind::Event => {
            events::set_archived(db, EventId(id), at)?;
            Some(EventId(id))
        }
        Kind::Tournament => {
            tournaments::set_archived(db, TournamentId(id), at)?;
            tournaments::find(db, TournamentId(id))?.map(|tournament| tournament.event)
        }
        Kind::RatingList => {
            pools::set_archived(db, PoolId(id), at)?;
            None
        }
        Kind::Entry | Kind::Player | Kind::Account => None,
    };
    let act = match on {
        Shelf::Archive => Act::Archived { kind, id },
        Shelf::Lists => Act::Unarchived { kind, id },
    };
    actor.record(event, act);
    Ok(())
}

//! Links that let people in without an account: made, opened, ended.

use chrono::{DateTime, Utc};
use domain::audit::Act;
use domain::entries::Entry;
use domain::events::{Event, Visibility};
use domain::links::{Bearer, Linked, Welcome, ends_at};
use domain::merges::Merges;
use domain::privacy::Eyes;
use domain::stamps::{Moved, Thing};
use domain::submissions::policy_of;
use domain::{EventId, TournamentId};
use store::by_link::{seats, terms};
use store::{
    Db, Stored, allowances, entries, events, links, merges, players, submissions, tournaments,
    transaction,
};

use super::Actor;

/// Whoever has no entry at the event has no link there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such player or tournament at the event")]
pub struct NotThere;

/// The links of a tournament's players and tablets; those of players are good for the whole event.
pub fn list(db: &mut Db, id: TournamentId) -> Stored<Option<Linked>> {
    let Some(tournament) = tournaments::find(db, id)? else {
        return Ok(None);
    };
    let Some(event) = events::find(db, tournament.event)? else {
        return Ok(None);
    };
    let merges = merges::current(db)?;
    let open = links::list(db, event.id)?;
    let of = |wanted: Bearer| {
        open.iter().find(|link| stands_for(&merges, link.bearer) == wanted).cloned()
    };
    let mut entered = entries::list(db, id, Eyes::Staff)?;
    entered.retain(|entry| entry.withdrawn_from.is_none());
    entered.sort_by(|one, other| one.key.cmp(&other.key));
    let with_link = |entry: Entry| {
        let link = of(Bearer::Player(entry.player));
        (entry, link)
    };
    let (players, tablet) = (entered.into_iter().map(with_link).collect(), of(Bearer::Tablet(id)));
    let policy = policy_of(&submissions::policies(db, id)?, u16::MAX);
    let allowances = allowances::of(db, &tournament)?;
    let takes_byes = tournament.details.format.takes_byes();
    Ok(Some(Linked { event, tournament, players, tablet, policy, allowances, takes_byes }))
}

/// Makes a link; whoever came in by the one before stays in, and nobody else comes in by it.
pub fn make(
    db: &mut Db,
    actor: &Actor,
    (event, bearer): (EventId, Bearer),
    token_hash: &str,
) -> Stored<Result<(), NotThere>> {
    if name_of(db, event, bearer)?.is_none() {
        return Ok(Err(NotThere));
    }
    for bearer in everyone(db, bearer)? {
        links::end(db, event, bearer, actor.now)?;
    }
    links::insert(db, (event, bearer), token_hash, actor.account, actor.now)?;
    actor.record(event, Act::LinkMade(bearer.into()));
    Ok(Ok(()))
}

/// Ends a link and signs every browser out that came in as its bearer.
pub fn end(db: &mut Db, actor: &Actor, event: EventId, bearer: Bearer) -> Stored<()> {
    for bearer in everyone(db, bearer)? {
        links::end(db, event, bearer, actor.now)?;
        links::end_sessions(db, event, bearer)?;
        if let Bearer::Player(player) = bearer {
            let left = seats::end_of_player(db, Some(event), player)?;
            transaction::move_on(Moved::of(left.into_iter().map(Thing::LinkGame)));
        }
    }
    actor.record(event, Act::LinkEnded(bearer.into()));
    Ok(())
}

/// What a link opens now: nothing once the event is long over, or while strangers do not see it.
pub fn open(db: &mut Db, token_hash: &str, now: DateTime<Utc>) -> Stored<Option<Welcome>> {
    let Some((event, bearer)) = links::find(db, token_hash)? else {
        return Ok(None);
    };
    let bearer = now_standing(db, bearer)?;
    let Some(event) = events::find(db, event)? else {
        return Ok(None);
    };
    if event.visibility == Visibility::Draft || is_over(db, &event, now)? {
        return Ok(None);
    }
    let name = name_of(db, event.id, bearer)?;
    Ok(name.map(|name| Welcome { event, bearer, name }))
}

/// Whether links let nobody in any more: the event is long over, and no game by link of it goes on.
fn is_over(db: &mut Db, event: &Event, now: DateTime<Utc>) -> Stored<bool> {
    Ok(ends_at(&event.details) <= now && !terms::is_played_at(db, event.id)?)
}

/// What the secret of a browser is good for that came in by a link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pass {
    In(EventId, Bearer),
    /// The event is long over.
    Over,
    /// No browser has it: it was guessed, or its session was ended.
    Unknown,
}

/// As whom a browser with this secret is in, and where: at an event, or where it came in last.
pub fn pass(
    db: &mut Db,
    id_hash: &str,
    event: Option<EventId>,
    now: DateTime<Utc>,
) -> Stored<Pass> {
    let there = links::events_of(db, id_hash)?;
    let Some(at) = event.filter(|event| there.contains(event)).or(there.first().copied()) else {
        return Ok(Pass::Unknown);
    };
    let is_over = match events::find(db, at)? {
        Some(event) => is_over(db, &event, now)?,
        None => true,
    };
    match links::session(db, id_hash, at)?.filter(|_| !is_over) {
        Some(bearer) => Ok(Pass::In(at, now_standing(db, bearer)?)),
        None => Ok(Pass::Over),
    }
}

/// A player who was merged is let in as the one who stands for both.
fn now_standing(db: &mut Db, bearer: Bearer) -> Stored<Bearer> {
    Ok(stands_for(&merges::current(db)?, bearer))
}

fn stands_for(merges: &Merges, bearer: Bearer) -> Bearer {
    match bearer {
        Bearer::Player(player) => Bearer::Player(merges.stands_for(player)),
        Bearer::Tablet(_) => bearer,
    }
}

/// A bearer, and whoever was merged into them.
fn everyone(db: &mut Db, bearer: Bearer) -> Stored<Vec<Bearer>> {
    Ok(match bearer {
        Bearer::Player(player) => {
            merges::current(db)?.all_of(player).into_iter().map(Bearer::Player).collect()
        }
        Bearer::Tablet(_) => vec![bearer],
    })
}

fn name_of(db: &mut Db, event: EventId, bearer: Bearer) -> Stored<Option<String>> {
    match bearer {
        Bearer::Player(player) => {
            let held = tournaments::list_by_player(db, player)?;
            let plays = held.iter().any(|tournament| tournament.event == event);
            Ok(players::find(db, player, Eyes::Staff)?.filter(|_| plays).map(|player| player.name))
        }
        Bearer::Tablet(tournament) => {
            let held = tournaments::find(db, tournament)?.filter(|held| held.event == event);
            Ok(held.map(|held| held.details.name.to_string()))
        }
    }
}

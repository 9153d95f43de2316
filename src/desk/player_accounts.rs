//! Accounts of players: asked for by whoever came in by a personal link, confirmed by staff, ended.

use chrono::{DateTime, Utc};

use super::accounts::NewAccount;
use super::{Actor, Guest, Who, accounts};
use crate::domain::accounts::Account;
use crate::domain::audit::Act;
use crate::domain::events::{Event, Visibility};
use crate::domain::links::{Bearer, ends_at};
use crate::domain::player_accounts::{
    AccountChange, AccountState, AccountVerdict, NotAsked, NotConfirmed, OwnAccount, PlayerAccount,
};
use crate::domain::players::Player;
use crate::domain::privacy::Eyes;
use crate::domain::{AccountId, EventId, PlayerId};
use crate::store::by_link::{challenges, seats};
use crate::store::{self, Db, Stored, events, merges, player_accounts, players, tournaments};

/// Why somebody has no account of their own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotOpened {
    #[error("the name is taken")]
    NameTaken,
    #[error(transparent)]
    NotAsked(#[from] NotAsked),
}

/// Makes an account for a player who came in by a personal link of an event; it waits to be confirmed.
pub fn open(
    db: &mut Db,
    guest: &Guest,
    (event, player): (EventId, PlayerId),
    new: &NewAccount,
) -> Stored<Result<AccountId, NotOpened>> {
    if let Err(why) = may_ask(db, player)? {
        return Ok(Err(why.into()));
    }
    let Ok(account) = accounts::make_own(db, new, guest.now)? else {
        return Ok(Err(NotOpened::NameTaken));
    };
    keep_asked(db, guest.into(), (account, player), event)?;
    Ok(Ok(account))
}

/// Says of the account that somebody is signed in with that it is the player's as whom they came in.
pub fn ask(
    db: &mut Db,
    actor: &Actor,
    (event, player): (EventId, PlayerId),
) -> Stored<Result<(), NotAsked>> {
    if let Err(why) = may_ask(db, player)? {
        return Ok(Err(why));
    }
    if player_accounts::find(db, actor.account)?.is_some() {
        return Ok(Err(NotAsked::OfAnother));
    }
    keep_asked(db, actor.into(), (actor.account, player), event)?;
    Ok(Ok(()))
}

fn may_ask(db: &mut Db, player: PlayerId) -> Stored<Result<(), NotAsked>> {
    let there = of_player(db, player)?;
    if there.iter().any(|one| one.state == AccountState::Confirmed) {
        return Ok(Err(NotAsked::HasOne));
    }
    Ok(if there.is_empty() { Ok(()) } else { Err(NotAsked::Waits) })
}

fn keep_asked(
    db: &mut Db,
    who: Who,
    (account, player): (AccountId, PlayerId),
    event: EventId,
) -> Stored<()> {
    player_accounts::ask(db, (account, player), event, who.now())?;
    let change = AccountChange::Asked;
    who.record(event, Act::PlayerAccountChanged { account, player, change });
    Ok(())
}

/// The accounts of a player, those that wait too.
fn of_player(db: &mut Db, player: PlayerId) -> Stored<Vec<PlayerAccount>> {
    let persons = persons(db, player)?;
    player_accounts::of_player(db, &persons)
}

/// Whoever is one person with a player.
fn persons(db: &mut Db, player: PlayerId) -> Stored<Vec<PlayerId>> {
    let merges = merges::current(db)?;
    Ok(merges.all_of(merges.stands_for(player)))
}

/// The account of a player, as they see it who may be signed in with one.
pub fn own(db: &mut Db, account: Option<&Account>, player: PlayerId) -> Stored<OwnAccount> {
    let there = of_player(db, player)?;
    let confirmed = there.iter().find(|one| one.state == AccountState::Confirmed);
    if let Some(one) = confirmed.or(there.first()) {
        let name = store::accounts::find(db, one.account)?.map(|account| account.name);
        let name = name.unwrap_or_default();
        return Ok(match one.state {
            AccountState::Asked => OwnAccount::Asked(name),
            AccountState::Confirmed => OwnAccount::Confirmed(name),
        });
    }
    let Some(Account { id, name, .. }) = account else { return Ok(OwnAccount::Nothing) };
    let is_free = player_accounts::find(db, *id)?.is_none();
    let name = name.clone();
    Ok(if is_free { OwnAccount::SignedIn(name) } else { OwnAccount::OfAnother(name) })
}

/// An arbiter says whether an account that waits at an event is the player's. Once it is, it has the player's seats in
/// games by link.
pub fn decide(
    db: &mut Db,
    actor: &Actor,
    (event, account): (EventId, AccountId),
    verdict: AccountVerdict,
) -> Stored<Result<(), NotConfirmed>> {
    let waits = |one: &PlayerAccount| one.event == event && one.state == AccountState::Asked;
    let Some(found) = player_accounts::find(db, account)?.filter(waits) else {
        return Ok(Err(NotConfirmed::Gone));
    };
    let change = match verdict {
        AccountVerdict::Refuse => {
            player_accounts::end(db, account)?;
            AccountChange::Refused
        }
        AccountVerdict::Confirm => {
            if may_ask(db, found.player)? == Err(NotAsked::HasOne) {
                return Ok(Err(NotConfirmed::HasOne));
            }
            player_accounts::confirm(db, account, actor.now)?;
            let persons = persons(db, found.player)?;
            seats::give_to(db, &persons, Some(account))?;
            AccountChange::Confirmed
        }
    };
    actor.record(event, Act::PlayerAccountChanged { account, player: found.player, change });
    Ok(Ok(()))
}

/// An account is nobody's any more, nor are its seats in tournaments by link.
pub fn end(db: &mut Db, actor: &Actor, account: AccountId) -> Stored<Result<(), NotConfirmed>> {
    let Some(found) = player_accounts::find(db, account)? else {
        return Ok(Err(NotConfirmed::Gone));
    };
    player_accounts::end(db, account)?;
    let persons = persons(db, found.player)?;
    seats::give_to(db, &persons, None)?;
    challenges::withdraw_rated(db, account, actor.now)?;
    let change = AccountChange::Ended;
    actor.record(None, Act::PlayerAccountChanged { account, player: found.player, change });
    Ok(Ok(()))
}

/// Whose account it is, or is said to be, by their name.
pub fn named(db: &mut Db, account: AccountId) -> Stored<Option<(Player, AccountState)>> {
    let Some(found) = player_accounts::find(db, account)? else { return Ok(None) };
    let player = players::find(db, found.player, Eyes::Staff)?;
    Ok(player.map(|player| (player, found.state)))
}

/// The player that an account is, as staff have confirmed.
pub fn player_of(db: &mut Db, account: AccountId) -> Stored<Option<PlayerId>> {
    let found = player_accounts::find(db, account)?;
    let Some(found) = found.filter(|one| one.state == AccountState::Confirmed) else {
        return Ok(None);
    };
    Ok(Some(merges::current(db)?.stands_for(found.player)))
}

/// As whom an account is in, and where: the player that it is, at an event if they are entered there, else at the last
/// one that is not long over.
pub fn place(
    db: &mut Db,
    account: AccountId,
    event: Option<EventId>,
    now: DateTime<Utc>,
) -> Stored<Option<(EventId, Bearer)>> {
    let Some(player) = player_of(db, account)? else { return Ok(None) };
    let held = tournaments::list_by_player(db, player)?;
    let mut there: Vec<EventId> = held.iter().rev().map(|tournament| tournament.event).collect();
    if let Some(event) = event.filter(|event| there.contains(event)) {
        return Ok(Some((event, Bearer::Player(player))));
    }
    there.dedup();
    for event in there {
        let is_open = |event: &Event| {
            event.visibility == Visibility::Published && ends_at(&event.details) > now
        };
        if events::find(db, event)?.as_ref().is_some_and(is_open) {
            return Ok(Some((event, Bearer::Player(player))));
        }
    }
    Ok(None)
}

/// The account of a player, as staff have confirmed.
pub(super) fn account_of(db: &mut Db, player: PlayerId) -> Stored<Option<AccountId>> {
    let there = of_player(db, player)?;
    let confirmed = there.into_iter().find(|one| one.state == AccountState::Confirmed);
    Ok(confirmed.map(|one| one.account))
}

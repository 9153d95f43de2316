//! Accounts of players: asked for by whoever came in by a personal link, confirmed by staff, ended.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use domain::accounts::{Access, Account, Role};
use domain::audit::Act;
use domain::events::Visibility;
use domain::links::{Bearer, LINK_DAYS};
use domain::player_accounts::{
    AccountChange, AccountState, AccountVerdict, CHANGES_WITHIN, MOST_CHANGES, NotAsked,
    NotConfirmed, OwnAccount, PlayerAccount,
};
use domain::players::Player;
use domain::privacy::Eyes;
use domain::stamps::{Moved, Thing};
use domain::{AccountId, EventId, PlayerId};
use store::by_link::{challenges, seats, unrate_of};
use store::{self, Db, Stored, merges, player_accounts, players, transaction};

use super::accounts::NewAccount;
use super::{Actor, Guest, Who, accounts};

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
    if let Err(why) = may_ask(db, (event, player), guest.now)? {
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
    if let Err(why) = may_ask(db, (event, player), actor.now)? {
        return Ok(Err(why));
    }
    if player_accounts::find(db, actor.account)?.is_some() {
        return Ok(Err(NotAsked::OfAnother));
    }
    keep_asked(db, actor.into(), (actor.account, player), event)?;
    Ok(Ok(()))
}

fn may_ask(
    db: &mut Db,
    (event, player): (EventId, PlayerId),
    now: DateTime<Utc>,
) -> Stored<Result<(), NotAsked>> {
    let persons = persons(db, player)?;
    if !player_accounts::is_entered(db, &persons, event)? {
        return Ok(Err(NotAsked::NotThere));
    }
    let there = player_accounts::of_player(db, &persons)?;
    if there.iter().any(|one| one.state == AccountState::Confirmed) {
        return Ok(Err(NotAsked::HasOne));
    }
    if !there.is_empty() {
        return Ok(Err(NotAsked::Waits));
    }
    let n_changes = store::audit::n_account_changes(db, player, now - CHANGES_WITHIN)?;
    Ok(if n_changes < MOST_CHANGES { Ok(()) } else { Err(NotAsked::TooOften) })
}

fn keep_asked(
    db: &mut Db,
    who: Who,
    (account, player): (AccountId, PlayerId),
    event: EventId,
) -> Stored<()> {
    player_accounts::ask(db, (account, player), event, who.now())?;
    record(who, event, (account, player), AccountChange::Asked);
    Ok(())
}

fn record(
    who: Who,
    event: impl Into<Option<EventId>>,
    (account, player): (AccountId, PlayerId),
    change: AccountChange,
) {
    who.record(event, Act::PlayerAccountChanged { account, player, change });
}

/// Whoever came in as a player takes back that an account waits, whoever has asked.
pub fn withdraw(db: &mut Db, guest: &Guest, player: PlayerId) -> Stored<()> {
    let persons = persons(db, player)?;
    for one in player_accounts::of_player(db, &persons)? {
        if one.state == AccountState::Asked {
            player_accounts::end(db, one.account)?;
            let both = (one.account, one.player);
            record(guest.into(), one.event, both, AccountChange::Withdrawn);
        }
    }
    Ok(())
}

/// Whoever is one person with a player.
fn persons(db: &mut Db, player: PlayerId) -> Stored<Vec<PlayerId>> {
    let merges = merges::current(db)?;
    Ok(merges.all_of(merges.stands_for(player)))
}

/// The account of a player, as they see it who may be signed in with one.
pub fn own(db: &mut Db, account: Option<&Account>, player: PlayerId) -> Stored<OwnAccount> {
    let persons = persons(db, player)?;
    let there = player_accounts::of_player(db, &persons)?;
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
            let persons = persons(db, found.player)?;
            if let Err(why) = may_confirm(db, actor, &found, &persons)? {
                return Ok(Err(why));
            }
            player_accounts::confirm(db, account, actor.now)?;
            seats::give_to(db, &persons, Some(account))?;
            AccountChange::Confirmed
        }
    };
    record(actor.into(), event, (account, found.player), change);
    Ok(Ok(()))
}

/// An account acts for its player at every event, so arbiters confirm what concerns theirs alone.
fn may_confirm(
    db: &mut Db,
    actor: &Actor,
    found: &PlayerAccount,
    persons: &[PlayerId],
) -> Stored<Result<(), NotConfirmed>> {
    let there = player_accounts::of_player(db, persons)?;
    if there.iter().any(|one| one.state == AccountState::Confirmed) {
        return Ok(Err(NotConfirmed::HasOne));
    }
    if actor.access == Access::Administrator {
        return Ok(Ok(()));
    }
    if actor.account == found.account {
        return Ok(Err(NotConfirmed::Own));
    }
    for (event, _) in player_accounts::events_of(db, persons, not_over_since(actor.now))? {
        let role = store::accounts::role(db, actor.account, event)?;
        if event != found.event && role.is_none_or(|role| role < Role::Arbiter) {
            return Ok(Err(NotConfirmed::Elsewhere));
        }
    }
    Ok(Ok(()))
}

/// An event whose last day is before this one is long over; a day more covers every zone.
fn not_over_since(now: DateTime<Utc>) -> NaiveDate {
    (now - TimeDelta::days(LINK_DAYS + 1)).date_naive()
}

/// An account is nobody's any more, nor are its seats in tournaments by link; what it plays is rated no more.
pub fn end(db: &mut Db, actor: &Actor, account: AccountId) -> Stored<Result<(), NotConfirmed>> {
    let Some(found) = player_accounts::find(db, account)? else {
        return Ok(Err(NotConfirmed::Gone));
    };
    player_accounts::end(db, account)?;
    let change = match found.state {
        AccountState::Asked => AccountChange::Refused,
        AccountState::Confirmed => {
            reseat(db, found.player)?;
            let mut games = Vec::new();
            for person in persons(db, found.player)? {
                games.extend(seats::end_of_player(db, None, person)?);
            }
            challenges::withdraw_rated(db, account, actor.now)?;
            games.extend(unrate_of(db, account)?);
            let games = games.into_iter().map(Thing::LinkGame);
            transaction::move_on(Moved::of(games.chain([Thing::ByLink])));
            AccountChange::Ended
        }
    };
    let event = (found.state == AccountState::Asked).then_some(found.event);
    record(actor.into(), event, (account, found.player), change);
    Ok(Ok(()))
}

/// Gives a player's seats in tournaments by link to the player's account, after it has become another one who is that
/// person.
pub(super) fn reseat(db: &mut Db, player: PlayerId) -> Stored<()> {
    let persons = persons(db, player)?;
    let account = account_of(db, player)?;
    seats::give_to(db, &persons, account)
}

/// Whose account it is, or is said to be, by their name.
pub fn named(db: &mut Db, account: AccountId) -> Stored<Option<(Player, AccountState)>> {
    let Some(found) = player_accounts::find(db, account)? else { return Ok(None) };
    let player = players::find(db, found.player, Eyes::Staff)?;
    Ok(player.map(|player| (player, found.state)))
}

/// The player that an account was confirmed as, whoever stands for them now.
pub(super) fn confirmed_as(db: &mut Db, account: AccountId) -> Stored<Option<PlayerId>> {
    let found = player_accounts::find(db, account)?;
    Ok(found.filter(|one| one.state == AccountState::Confirmed).map(|one| one.player))
}

/// The player that an account is, as everybody sees them.
pub fn player_of(db: &mut Db, account: AccountId) -> Stored<Option<Player>> {
    match confirmed_as(db, account)? {
        Some(player) => players::find(db, player, Eyes::Public),
        None => Ok(None),
    }
}

/// As whom an account is in, and where: the player that it is, at an event if they are entered there, else at the newest
/// one that is not long over.
pub fn place(
    db: &mut Db,
    account: AccountId,
    event: Option<EventId>,
    now: DateTime<Utc>,
) -> Stored<Option<(EventId, Bearer)>> {
    let Some(player) = confirmed_as(db, account)? else { return Ok(None) };
    let merges = merges::current(db)?;
    let player = merges.stands_for(player);
    let persons = merges.all_of(player);
    if let Some(event) = event
        && player_accounts::is_entered(db, &persons, event)?
    {
        return Ok(Some((event, Bearer::Player(player))));
    }
    let there = player_accounts::events_of(db, &persons, not_over_since(now))?;
    let open = there.into_iter().find(|(_, visibility)| *visibility == Visibility::Published);
    Ok(open.map(|(event, _)| (event, Bearer::Player(player))))
}

/// The account of a player, as staff have confirmed.
pub(super) fn account_of(db: &mut Db, player: PlayerId) -> Stored<Option<AccountId>> {
    let persons = persons(db, player)?;
    let there = player_accounts::of_player(db, &persons)?;
    let confirmed = there.into_iter().find(|one| one.state == AccountState::Confirmed);
    Ok(confirmed.map(|one| one.account))
}

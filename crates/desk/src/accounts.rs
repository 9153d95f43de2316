//! Accounts: made, with passwords, ranks and roles.

use chrono::{DateTime, Utc};
use domain::accounts::{
    Account, AccountName, NotDisabled, Rank, Role, Session, SetupLink, given_until,
};
use domain::audit::{Act, RecordedAct, Via};
use domain::{AccountId, EventId};
use store::{Db, Stored, accounts, sessions, transaction};

use super::{Actor, Who};

/// An account to be made.
#[derive(Debug, Clone)]
pub struct NewAccount {
    /// The name it signs in with.
    pub name: AccountName,
    pub password_hash: String,
    /// What it may do everywhere.
    pub rank: Rank,
}

/// Somebody else signs in with this name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the name is taken")]
pub struct NameTaken;

/// Makes an account, whose owner has to choose another password; `by` nobody on the command line.
pub fn add(
    db: &mut Db,
    by: Option<AccountId>,
    new: &NewAccount,
    now: DateTime<Utc>,
) -> Stored<Result<AccountId, NameTaken>> {
    let made = make(db, new, now, |_| by)?;
    if let Ok(account) = made {
        accounts::set_password_given(db, account, given_until(now))?;
    }
    Ok(made)
}

/// Accounts are made and changed by administrators, by their owners and on the command line.
fn record(db: &mut Db, by: Option<AccountId>, act: Act, at: DateTime<Utc>) -> Stored<()> {
    let access = match by {
        None => None,
        Some(account) => accounts::find(db, account)?.map(|account| account.rank.into()),
    };
    let via = Via::of(by);
    transaction::record(RecordedAct { account: by, access, via, event: None, act, at });
    Ok(())
}

fn make(
    db: &mut Db,
    NewAccount { name, password_hash, rank }: &NewAccount,
    now: DateTime<Utc>,
    by: impl FnOnce(AccountId) -> Option<AccountId>,
) -> Stored<Result<AccountId, NameTaken>> {
    let Some(account) = accounts::insert(db, name, password_hash, *rank, now)? else {
        return Ok(Err(NameTaken));
    };
    let act = Act::AccountAdded { account, name: name.to_string().into(), rank: *rank };
    record(db, by(account), act, now)?;
    Ok(Ok(account))
}

/// Makes an account whose owner has chosen its name and password.
pub(super) fn make_own(
    db: &mut Db,
    new: &NewAccount,
    now: DateTime<Utc>,
) -> Stored<Result<AccountId, NameTaken>> {
    make(db, new, now, Some)
}

/// Makes the first administrator, whom the one-time link of this hash was made for; `None` when it
/// is spent.
pub fn add_first(
    db: &mut Db,
    link_hash: &str,
    new: &NewAccount,
    now: DateTime<Utc>,
) -> Stored<Result<Option<AccountId>, NameTaken>> {
    if accounts::setup_link(db, link_hash, now)? != SetupLink::Open {
        return Ok(Ok(None));
    }
    Ok(make(db, new, now, Some)?.map(Some))
}

/// Sets a password for somebody else, who has to choose another one. `by` nobody on the command
/// line.
pub fn give_password(
    db: &mut Db,
    by: Option<AccountId>,
    (account, hash): (AccountId, &str),
    now: DateTime<Utc>,
) -> Stored<()> {
    set_password(db, by, (account, hash), now)?;
    accounts::set_password_given(db, account, given_until(now))
}

/// All sessions of the account end.
fn set_password(
    db: &mut Db,
    by: Option<AccountId>,
    (account, hash): (AccountId, &str),
    now: DateTime<Utc>,
) -> Stored<()> {
    accounts::set_password_hash(db, account, hash)?;
    sessions::delete_of(db, account, None)?;
    let act = Act::PasswordChanged { account };
    record(db, by, act, now)
}

/// The password is another one by now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the password has been changed meanwhile")]
pub struct OtherPassword;

/// Sets another password for the own account, if the one that was checked is still there.
pub fn change_own_password(
    db: &mut Db,
    (account, now): (AccountId, DateTime<Utc>),
    (checked, new): (Option<&str>, &str),
) -> Stored<Result<(), OtherPassword>> {
    if accounts::password_hash(db, account)?.as_deref() != checked {
        return Ok(Err(OtherPassword));
    }
    set_password(db, Some(account), (account, new), now).map(Ok)
}

/// Why a rank stays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RankStays {
    /// There is no such account.
    Unknown,
    /// Nobody could mend anything any more.
    LastAdministrator(String),
}

/// Makes an account an administrator or a member, on the command line. Answers it as it was.
pub fn set_rank(
    db: &mut Db,
    (name, rank): (&AccountName, Rank),
    now: DateTime<Utc>,
) -> Stored<Result<Account, RankStays>> {
    let Some(before) = accounts::find_by_name(db, name)? else {
        return Ok(Err(RankStays::Unknown));
    };
    if rank == Rank::Member && accounts::is_only_administrator(db, before.id)? {
        return Ok(Err(RankStays::LastAdministrator(before.name)));
    }
    accounts::set_rank(db, before.id, rank)?;
    let act = Act::RankChanged { account: before.id, before: before.rank, after: rank };
    Who::Shell(now).record(None, act);
    Ok(Ok(before))
}

/// There is no account of this name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such account")]
pub struct NoAccount;

/// Gives an account a role at an event, or takes it away: then the sessions end that its codes began
/// there.
pub fn give_role(
    db: &mut Db,
    actor: &Actor,
    event: EventId,
    (name, role): (&AccountName, Option<Role>),
) -> Stored<Result<(), NoAccount>> {
    let Some(account) = accounts::find_by_name(db, name)? else {
        return Ok(Err(NoAccount));
    };
    accounts::set_role(db, account.id, event, role)?;
    if role.is_none() && account.rank == Rank::Member {
        sessions::delete_by_code(db, account.id, event)?;
    }
    actor.record(event, Act::RoleChanged { account: account.id, role });
    Ok(Ok(()))
}

/// Disables an account: its sessions end, and nobody can sign in with it until it is enabled.
pub fn disable(db: &mut Db, actor: &Actor, id: AccountId) -> Stored<Result<(), NotDisabled>> {
    match accounts::standing(db, id)? {
        None => return Ok(Err(NotDisabled::Gone)),
        Some(standing) if standing.disabled_at.is_some() => return Ok(Ok(())),
        Some(_) => {}
    }
    if id == actor.account {
        return Ok(Err(NotDisabled::Own));
    }
    if accounts::is_only_administrator(db, id)? {
        return Ok(Err(NotDisabled::LastAdministrator));
    }
    accounts::set_disabled(db, id, Some(actor.now))?;
    sessions::delete_of(db, id, None)?;
    actor.record(None, Act::AccountDisabled { account: id });
    Ok(Ok(()))
}

/// Enables an account again.
pub fn enable(db: &mut Db, actor: &Actor, id: AccountId) -> Stored<Result<(), NoAccount>> {
    match accounts::standing(db, id)? {
        None => return Ok(Err(NoAccount)),
        Some(standing) if standing.disabled_at.is_none() => return Ok(Ok(())),
        Some(_) => {}
    }
    accounts::set_disabled(db, id, None)?;
    actor.record(None, Act::AccountEnabled { account: id });
    Ok(Ok(()))
}

/// The sessions of an account that are meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sessions {
    /// The one of this mark.
    One(String),
    /// All but the one of this hash: it asks.
    AllBut(String),
}

/// Ends sessions of an account. Their browsers are strangers from then on.
pub fn end_sessions(
    db: &mut Db,
    actor: &Actor,
    account: AccountId,
    which: &Sessions,
) -> Stored<()> {
    let there = sessions::list(db, account, actor.now)?;
    let is_meant = |session: &&Session| match which {
        Sessions::One(mark) => session.mark() == mark,
        Sessions::AllBut(id_hash) => session.id_hash != *id_hash,
    };
    let ended = there.iter().filter(is_meant).count();
    match which {
        Sessions::AllBut(id_hash) => sessions::delete_of(db, account, Some(id_hash))?,
        Sessions::One(_) => {
            for session in there.iter().filter(is_meant) {
                sessions::delete_and_forget(db, account, &session.id_hash)?;
            }
        }
    }
    if ended == 0 {
        return Ok(());
    }
    actor.record(None, Act::SessionsEnded { account, sessions: ended });
    Ok(())
}

//! Accounts: made, with passwords, ranks and roles.

use chrono::{DateTime, Utc};

use super::{Actor, record_by_shell};
use crate::domain::accounts::{Account, AccountName, Rank, Role};
use crate::domain::audit::{Act, RecordedAct};
use crate::domain::{AccountId, EventId};
use crate::store::{Db, Stored, accounts, audit, sessions};

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

/// Makes an account; `by` nobody on the command line.
pub fn add(
    db: &mut Db,
    by: Option<AccountId>,
    new: &NewAccount,
    now: DateTime<Utc>,
) -> Stored<Result<AccountId, NameTaken>> {
    make(db, new, now, |_| by)
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
    let act = Act::AccountAdded { account, name: name.to_string(), rank: *rank };
    audit::insert(db, &RecordedAct { account: by(account), event: None, act, at: now })?;
    Ok(Ok(account))
}

/// Makes the first administrator, whom the one-time link of this hash was made for; `None` when it
/// is spent.
pub fn add_first(
    db: &mut Db,
    link_hash: &str,
    new: &NewAccount,
    now: DateTime<Utc>,
) -> Stored<Result<Option<AccountId>, NameTaken>> {
    if !accounts::is_setup_link(db, link_hash)? {
        return Ok(Ok(None));
    }
    Ok(make(db, new, now, Some)?.map(Some))
}

/// Sets the password of an account; all its sessions end. `by` nobody on the command line.
pub fn set_password(
    db: &mut Db,
    by: Option<AccountId>,
    (account, hash): (AccountId, &str),
    now: DateTime<Utc>,
) -> Stored<()> {
    accounts::set_password_hash(db, account, hash)?;
    sessions::delete_of(db, account)?;
    let act = Act::PasswordChanged { account };
    audit::insert(db, &RecordedAct { account: by, event: None, act, at: now })
}

/// The password is another one by now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the password has been changed meanwhile")]
pub struct OtherPassword;

/// Sets another password for the own account, if the one that was checked is still there.
pub fn change_own_password(
    db: &mut Db,
    actor: &Actor,
    (checked, new): (Option<&str>, &str),
) -> Stored<Result<(), OtherPassword>> {
    if accounts::password_hash(db, actor.account)?.as_deref() != checked {
        return Ok(Err(OtherPassword));
    }
    set_password(db, Some(actor.account), (actor.account, new), actor.now).map(Ok)
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
    let is_last = before.rank == Rank::Administrator
        && rank == Rank::Member
        && accounts::count_administrators(db)? == 1;
    if is_last {
        return Ok(Err(RankStays::LastAdministrator(before.name)));
    }
    accounts::set_rank(db, before.id, rank)?;
    let act = Act::RankChanged { account: before.id, before: before.rank, after: rank };
    record_by_shell(db, act, now)?;
    Ok(Ok(before))
}

/// There is no account of this name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("there is no such account")]
pub struct NoAccount;

/// Gives an account a role at an event, or takes it away.
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
    actor.record(db, event, Act::RoleChanged { account: account.id, role })?;
    Ok(Ok(()))
}

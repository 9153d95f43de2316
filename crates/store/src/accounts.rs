//! Accounts, their roles at events, and the link that makes the first one.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::accounts::{Account, AccountName, PasswordBy, Rank, Role, SetupLink, Standing, Viewer};
use domain::codes::ByCode;
use domain::{AccountId, EventId, NameKey};

use super::schema::{accounts, event_roles, setup_links};
use super::{Db, StoreError, Stored};

type Row = (i32, String, String);

fn account((id, name, rank): Row) -> Stored<Account> {
    let rank = Rank::parse(&rank).ok_or_else(|| StoreError::corrupt("accounts.rank", &rank))?;
    Ok(Account { id: AccountId(id), name, rank })
}

const COLUMNS: (accounts::id, accounts::name, accounts::rank) =
    (accounts::id, accounts::name, accounts::rank);

/// Adds an account; `None` when the name, however spelled, is taken. An administrator spends the
/// setup links.
pub fn insert(
    db: &mut Db,
    name: &AccountName,
    password_hash: &str,
    rank: Rank,
    now: DateTime<Utc>,
) -> Stored<Option<AccountId>> {
    // Whoever is deleted keeps the name, and may come back with it.
    let key = NameKey::of(name.as_str());
    let same = accounts::table.filter(accounts::name_key.eq(key.as_str()));
    if same.count().get_result::<i64>(db)? > 0 {
        return Ok(None);
    }
    let id = diesel::insert_into(accounts::table)
        .values((
            accounts::name.eq(name.as_str()),
            accounts::name_key.eq(NameKey::of(name.as_str()).as_str()),
            accounts::password_hash.eq(password_hash),
            accounts::rank.eq(rank.as_str()),
            accounts::created_at.eq(now.naive_utc()),
        ))
        .returning(accounts::id)
        .get_result(db)?;
    spend_setup_links(db, rank)?;
    Ok(Some(AccountId(id)))
}

/// The account of a name, however it is spelled.
pub fn find_by_name(db: &mut Db, name: &AccountName) -> Stored<Option<Account>> {
    let key = NameKey::of(name.as_str());
    let row = accounts::table
        .filter(accounts::name_key.eq(key.as_str()))
        .filter(accounts::deleted_at.is_null())
        .select(COLUMNS)
        .first::<Row>(db)
        .optional()?;
    row.map(account).transpose()
}

pub fn find(db: &mut Db, id: AccountId) -> Stored<Option<Account>> {
    let row = accounts::table.find(id.0).select(COLUMNS).first::<Row>(db).optional()?;
    row.map(account).transpose()
}

/// Every account, by name.
pub fn list(db: &mut Db) -> Stored<Vec<Account>> {
    let there = accounts::table.filter(accounts::deleted_at.is_null());
    let rows = there.order(accounts::name_key).select(COLUMNS).load::<Row>(db)?;
    rows.into_iter().map(account).collect()
}

/// The hash to check a password against.
pub fn password_hash(db: &mut Db, id: AccountId) -> Stored<Option<String>> {
    Ok(accounts::table.find(id.0).select(accounts::password_hash).first(db).optional()?)
}

/// Sets the hash of a password that the owner has chosen.
pub fn set_password_hash(db: &mut Db, id: AccountId, hash: &str) -> Stored<()> {
    diesel::update(accounts::table.find(id.0))
        .set((
            accounts::password_hash.eq(hash),
            accounts::password_given_until.eq(None::<NaiveDateTime>),
        ))
        .execute(db)?;
    Ok(())
}

/// The password was set by somebody else, and can be used until then.
pub fn set_password_given(db: &mut Db, id: AccountId, until: DateTime<Utc>) -> Stored<()> {
    diesel::update(accounts::table.find(id.0))
        .set(accounts::password_given_until.eq(until.naive_utc()))
        .execute(db)?;
    Ok(())
}

type StandingRow = (Option<NaiveDateTime>, Option<NaiveDateTime>);

const STANDING: (accounts::disabled_at, accounts::password_given_until) =
    (accounts::disabled_at, accounts::password_given_until);

fn standing_of((disabled_at, given): StandingRow) -> Standing {
    Standing {
        disabled_at: disabled_at.map(|at| at.and_utc()),
        password: given.map_or(PasswordBy::Owner, |until| PasswordBy::Another(until.and_utc())),
    }
}

/// How an account stands; `None` if it is not there, or was deleted.
pub fn standing(db: &mut Db, id: AccountId) -> Stored<Option<Standing>> {
    let there = accounts::table.find(id.0).filter(accounts::deleted_at.is_null());
    let row = there.select(STANDING).first::<StandingRow>(db).optional()?;
    Ok(row.map(standing_of))
}

/// Every account, by name, with how it stands.
pub fn list_standing(db: &mut Db) -> Stored<Vec<(Account, Standing)>> {
    let there = accounts::table.filter(accounts::deleted_at.is_null());
    let rows = there
        .order(accounts::name_key)
        .select((COLUMNS, STANDING))
        .load::<(Row, StandingRow)>(db)?;
    rows.into_iter().map(|(row, standing)| Ok((account(row)?, standing_of(standing)))).collect()
}

/// Since when nobody can sign in with the account.
pub fn set_disabled(db: &mut Db, id: AccountId, at: Option<DateTime<Utc>>) -> Stored<()> {
    diesel::update(accounts::table.find(id.0))
        .set(accounts::disabled_at.eq(at.map(|at| at.naive_utc())))
        .execute(db)?;
    Ok(())
}

/// Sets what the account may do everywhere. An administrator spends the setup links.
pub fn set_rank(db: &mut Db, id: AccountId, rank: Rank) -> Stored<()> {
    diesel::update(accounts::table.find(id.0)).set(accounts::rank.eq(rank.as_str())).execute(db)?;
    spend_setup_links(db, rank)
}

fn spend_setup_links(db: &mut Db, rank: Rank) -> Stored<()> {
    match rank {
        Rank::Administrator => delete_setup_links(db),
        Rank::Member => Ok(()),
    }
}

/// How many administrators can sign in.
pub fn count_administrators(db: &mut Db) -> Stored<usize> {
    Ok(administrators(db)?.len())
}

/// Whether an account is the only administrator who can sign in.
pub fn is_only_administrator(db: &mut Db, id: AccountId) -> Stored<bool> {
    Ok(administrators(db)? == [id.0])
}

fn administrators(db: &mut Db) -> Stored<Vec<i32>> {
    let there = accounts::table
        .filter(accounts::deleted_at.is_null())
        .filter(accounts::disabled_at.is_null())
        .filter(accounts::rank.eq(Rank::Administrator.as_str()));
    Ok(there.select(accounts::id).load(db)?)
}

/// The account's role at an event.
pub fn role(db: &mut Db, account: AccountId, event: EventId) -> Stored<Option<Role>> {
    let word = event_roles::table
        .find((event.0, account.0))
        .select(event_roles::role)
        .first::<String>(db)
        .optional()?;
    word.map(|word| role_of(&word)).transpose()
}

/// The roles of whoever looks, by event; a code gives one.
pub fn roles_of(db: &mut Db, viewer: &Viewer) -> Stored<HashMap<EventId, Role>> {
    if let Some(ByCode { event, role, .. }) = viewer.by_code {
        return Ok(HashMap::from([(event, role)]));
    }
    let Some(account) = viewer.account_id() else {
        return Ok(HashMap::new());
    };
    let rows = event_roles::table
        .filter(event_roles::account_id.eq(account.0))
        .select((event_roles::event_id, event_roles::role))
        .load::<(i32, String)>(db)?;
    rows.into_iter().map(|(event, word)| Ok((EventId(event), role_of(&word)?))).collect()
}

pub(super) fn role_of(word: &str) -> Stored<Role> {
    Role::parse(word).ok_or_else(|| StoreError::corrupt("event_roles.role", word))
}

/// Gives the account a role at an event, or takes it away.
pub fn set_role(db: &mut Db, account: AccountId, event: EventId, role: Option<Role>) -> Stored<()> {
    diesel::delete(event_roles::table.find((event.0, account.0))).execute(db)?;
    if let Some(role) = role {
        diesel::insert_into(event_roles::table)
            .values((
                event_roles::event_id.eq(event.0),
                event_roles::account_id.eq(account.0),
                event_roles::role.eq(role.as_str()),
            ))
            .execute(db)?;
    }
    Ok(())
}

/// Everybody with a role at an event, by name.
pub fn list_roles(db: &mut Db, event: EventId) -> Stored<Vec<(Account, Role)>> {
    let rows = event_roles::table
        .inner_join(accounts::table.on(accounts::id.eq(event_roles::account_id)))
        .filter(event_roles::event_id.eq(event.0))
        .filter(accounts::deleted_at.is_null())
        .order(accounts::name_key)
        .select((COLUMNS, event_roles::role))
        .load::<(Row, String)>(db)?;
    rows.into_iter().map(|(row, word)| Ok((account(row)?, role_of(&word)?))).collect()
}

/// Replaces every unspent setup link by this one.
pub fn set_setup_link(db: &mut Db, token_hash: &str, now: DateTime<Utc>) -> Stored<()> {
    delete_setup_links(db)?;
    diesel::insert_into(setup_links::table)
        .values((
            setup_links::token_hash.eq(token_hash),
            setup_links::created_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    Ok(())
}

/// Whether the link may still be used: there is one, in time, and no administrator yet.
pub fn setup_link(db: &mut Db, token_hash: &str, now: DateTime<Utc>) -> Stored<SetupLink> {
    if count_administrators(db)? > 0 {
        return Ok(SetupLink::Unknown);
    }
    let found = setup_links::table.find(token_hash).select(setup_links::created_at);
    let made_at = found.first::<NaiveDateTime>(db).optional()?;
    Ok(made_at.map_or(SetupLink::Unknown, |at| SetupLink::made_at(at.and_utc(), now)))
}

/// Spends the links: there is an administrator now.
pub fn delete_setup_links(db: &mut Db) -> Stored<()> {
    diesel::delete(setup_links::table).execute(db)?;
    Ok(())
}

//! Accounts of players.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::events::Visibility;
use domain::player_accounts::{AccountState, AskedAccount, PlayerAccount};
use domain::privacy::Eyes;
use domain::{AccountId, EventId, PlayerId};

use super::schema::{accounts, entries, events, player_accounts, tournaments};
use super::{Db, StoreError, Stored, by_link, merges, players};

#[derive(Queryable, Selectable)]
#[diesel(table_name = player_accounts)]
struct Row {
    account_id: i32,
    player_id: i32,
    event_id: i32,
    asked_at: NaiveDateTime,
    confirmed_at: Option<NaiveDateTime>,
}

impl From<Row> for PlayerAccount {
    fn from(row: Row) -> Self {
        let is_asked = row.confirmed_at.is_none();
        Self {
            account: AccountId(row.account_id),
            player: PlayerId(row.player_id),
            event: EventId(row.event_id),
            asked_at: row.asked_at.and_utc(),
            state: if is_asked { AccountState::Asked } else { AccountState::Confirmed },
        }
    }
}

/// Whose account it is, or is said to be.
pub fn find(db: &mut Db, account: AccountId) -> Stored<Option<PlayerAccount>> {
    let found = player_accounts::table.find(account.0);
    Ok(found.select(Row::as_select()).first(db).optional()?.map(PlayerAccount::from))
}

/// The accounts of a player and of whoever was merged into them, those that wait too; not those that nobody can sign in
/// with.
pub fn of_player(db: &mut Db, persons: &[PlayerId]) -> Stored<Vec<PlayerAccount>> {
    let persons: Vec<i32> = persons.iter().map(|person| person.0).collect();
    let rows = player_accounts::table
        .inner_join(accounts::table.on(accounts::id.eq(player_accounts::account_id)))
        .filter(player_accounts::player_id.eq_any(persons))
        .filter(accounts::deleted_at.is_null())
        .order(player_accounts::asked_at)
        .select(Row::as_select())
        .load(db)?;
    Ok(rows.into_iter().map(PlayerAccount::from).collect())
}

/// Those who some accounts were confirmed as.
pub(super) fn confirmed_as<'a>(
    db: &mut Db,
    accounts: impl IntoIterator<Item = &'a AccountId>,
) -> Stored<HashMap<AccountId, PlayerId>> {
    let ids: Vec<i32> = accounts.into_iter().map(|account| account.0).collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = player_accounts::table
        .filter(player_accounts::account_id.eq_any(ids))
        .filter(player_accounts::confirmed_at.is_not_null())
        .select((player_accounts::account_id, player_accounts::player_id))
        .load::<(i32, i32)>(db)?;
    let found = |(account, player)| (AccountId(account), PlayerId(player));
    Ok(rows.into_iter().map(found).collect())
}

/// The names that everybody sees of those who some accounts were confirmed as.
pub fn names(db: &mut Db, accounts: &[AccountId]) -> Stored<HashMap<AccountId, String>> {
    let found = confirmed_as(db, accounts)?;
    if found.is_empty() {
        return Ok(HashMap::new());
    }
    let merges = merges::current(db)?;
    let now = |player: PlayerId| merges.stands_for(player);
    let names = players::names(db, Eyes::Public, found.values().map(|player| now(*player)))?;
    let name = |(account, player)| Some((account, names.get(&now(player))?.clone()));
    Ok(found.into_iter().filter_map(name).collect())
}

/// The accounts that wait for the arbiters of an event, those first that wait longest.
pub fn asked(db: &mut Db, event: EventId) -> Stored<Vec<AskedAccount>> {
    let rows = player_accounts::table
        .inner_join(accounts::table.on(accounts::id.eq(player_accounts::account_id)))
        .filter(player_accounts::event_id.eq(event.0))
        .filter(player_accounts::confirmed_at.is_null())
        .filter(accounts::deleted_at.is_null())
        .order((player_accounts::asked_at, player_accounts::account_id))
        .select((Row::as_select(), accounts::name))
        .load::<(Row, String)>(db)?;
    let persons = rows.iter().map(|(row, _)| PlayerId(row.player_id));
    let names = players::names(db, Eyes::Staff, persons)?;
    let asked = |(row, account_name): (Row, String)| AskedAccount {
        account: AccountId(row.account_id),
        account_name,
        player_name: names.get(&PlayerId(row.player_id)).cloned().unwrap_or_default(),
        asked_at: row.asked_at.and_utc(),
    };
    Ok(rows.into_iter().map(asked).collect())
}

/// Keeps that an account is said to be a player's.
pub fn ask(
    db: &mut Db,
    (account, player): (AccountId, PlayerId),
    event: EventId,
    now: DateTime<Utc>,
) -> Stored<()> {
    diesel::insert_into(player_accounts::table)
        .values((
            player_accounts::account_id.eq(account.0),
            player_accounts::player_id.eq(player.0),
            player_accounts::event_id.eq(event.0),
            player_accounts::asked_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    Ok(())
}

/// From now on an account is a player's.
pub fn confirm(db: &mut Db, account: AccountId, now: DateTime<Utc>) -> Stored<()> {
    diesel::update(player_accounts::table.find(account.0))
        .set(player_accounts::confirmed_at.eq(now.naive_utc()))
        .execute(db)?;
    Ok(())
}

/// An account is nobody's any more.
pub fn end(db: &mut Db, account: AccountId) -> Stored<()> {
    diesel::delete(player_accounts::table.find(account.0)).execute(db)?;
    Ok(())
}

/// Forgets whose accounts were those of players and accounts that are gone for good. Of a player the names go too that
/// were typed for games by link.
pub(super) fn delete_of(db: &mut Db, players: &[i32], accounts: &[i32]) -> Stored<()> {
    let theirs = player_accounts::table.filter(player_accounts::player_id.eq_any(players));
    let of_players: Vec<i32> = theirs.select(player_accounts::account_id).load(db)?;
    by_link::take_names(db, &of_players)?;
    let gone = [of_players, accounts.to_vec()].concat();
    let gone = player_accounts::table.filter(player_accounts::account_id.eq_any(gone));
    diesel::delete(gone).execute(db)?;
    Ok(())
}

/// Whether somebody is entered at an event.
pub fn is_entered(db: &mut Db, persons: &[PlayerId], event: EventId) -> Stored<bool> {
    let persons: Vec<i32> = persons.iter().map(|person| person.0).collect();
    let found = entries::table
        .inner_join(tournaments::table.on(tournaments::id.eq(entries::tournament_id)))
        .filter(entries::player_id.eq_any(persons))
        .filter(entries::deleted_at.is_null())
        .filter(tournaments::event_id.eq(event.0))
        .filter(tournaments::deleted_at.is_null())
        .select(entries::id);
    Ok(found.first::<i32>(db).optional()?.is_some())
}

/// The events at which somebody is entered whose last day is not before another, that of the newest tournament first.
pub fn events_of(
    db: &mut Db,
    persons: &[PlayerId],
    since: NaiveDate,
) -> Stored<Vec<(EventId, Visibility)>> {
    let persons: Vec<i32> = persons.iter().map(|person| person.0).collect();
    let rows = entries::table
        .inner_join(tournaments::table.on(tournaments::id.eq(entries::tournament_id)))
        .inner_join(events::table.on(events::id.eq(tournaments::event_id)))
        .filter(entries::player_id.eq_any(persons))
        .filter(entries::deleted_at.is_null())
        .filter(tournaments::deleted_at.is_null())
        .filter(events::deleted_at.is_null())
        .filter(events::ends_on.ge(since))
        .order(tournaments::id.desc())
        .select((events::id, events::visibility))
        .load::<(i32, String)>(db)?;
    let event = |(id, word): (i32, String)| {
        let visibility = Visibility::parse(&word);
        let corrupt = || StoreError::corrupt("events.visibility", &word);
        Ok((EventId(id), visibility.ok_or_else(corrupt)?))
    };
    rows.into_iter().map(event).collect()
}

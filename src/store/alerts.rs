//! Alerts: where they go, and whose turn it is.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::schema::{accounts, link_games, link_seats, mailboxes, turn_feeds};
use super::{Db, StoreError, Stored};
use crate::domain::AccountId;
use crate::domain::alerts::{Frequency, MailAddress, Mailbox, MailboxState, Told, Turn};

/// So long a server has to send a mail before another one may.
const TAKEN_FOR: TimeDelta = TimeDelta::minutes(2);

#[derive(Queryable, Selectable)]
#[diesel(table_name = mailboxes)]
struct Row {
    account_id: i32,
    address: String,
    frequency: String,
    language: String,
    asked_at: NaiveDateTime,
    confirmed_at: Option<NaiveDateTime>,
    refused_at: Option<NaiveDateTime>,
    stop_token: String,
    mailed_at: Option<NaiveDateTime>,
}

impl TryFrom<Row> for Mailbox {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let frequency = Frequency::parse(&row.frequency);
        let state = match (row.refused_at, row.confirmed_at) {
            (Some(_), _) => MailboxState::Refused,
            (None, Some(_)) => MailboxState::Confirmed,
            (None, None) => MailboxState::Asked(row.asked_at.and_utc()),
        };
        let address: Result<MailAddress, _> = row.address.parse();
        Ok(Self {
            account: AccountId(row.account_id),
            // No personal data in errors.
            address: address.map_err(|_| StoreError::corrupt("mailboxes.address", &"…"))?,
            frequency: frequency
                .ok_or_else(|| StoreError::corrupt("mailboxes.frequency", &row.frequency))?,
            language: row.language,
            state,
            stop_token: row.stop_token,
            mailed_at: row.mailed_at.map(|at| at.and_utc()),
        })
    }
}

pub fn mailbox(db: &mut Db, account: AccountId) -> Stored<Option<Mailbox>> {
    let row = mailboxes::table.find(account.0).select(Row::as_select()).first(db).optional()?;
    row.map(Mailbox::try_from).transpose()
}

/// Keeps where the mail of an account is to go; nothing goes there before it is confirmed by the link of this hash.
pub fn ask(db: &mut Db, new: &Mailbox, confirm_hash: &str, now: DateTime<Utc>) -> Stored<()> {
    stop(db, new.account)?;
    diesel::insert_into(mailboxes::table)
        .values((
            mailboxes::account_id.eq(new.account.0),
            mailboxes::address.eq(new.address.as_str()),
            mailboxes::frequency.eq(new.frequency.as_str()),
            mailboxes::language.eq(new.language.as_str()),
            mailboxes::asked_at.eq(now.naive_utc()),
            mailboxes::confirm_hash.eq(confirm_hash),
            mailboxes::stop_token.eq(new.stop_token.as_str()),
        ))
        .execute(db)?;
    Ok(())
}

/// Changes how often and in which language mail comes.
pub fn set_frequency(
    db: &mut Db,
    account: AccountId,
    (frequency, language): (Frequency, &str),
) -> Stored<()> {
    diesel::update(mailboxes::table.find(account.0))
        .set((mailboxes::frequency.eq(frequency.as_str()), mailboxes::language.eq(language)))
        .execute(db)?;
    Ok(())
}

/// The mailbox that a link confirms, if that is still to be done.
pub fn to_confirm(db: &mut Db, confirm_hash: &str) -> Stored<Option<Mailbox>> {
    let found = mailboxes::table.filter(mailboxes::confirm_hash.eq(confirm_hash));
    let row = found.select(Row::as_select()).first(db).optional()?;
    row.map(Mailbox::try_from).transpose()
}

/// Mail goes there from now on.
pub fn confirm(db: &mut Db, account: AccountId, now: DateTime<Utc>) -> Stored<()> {
    diesel::update(mailboxes::table.find(account.0))
        .set((
            mailboxes::confirm_hash.eq(None::<String>),
            mailboxes::confirmed_at.eq(now.naive_utc()),
            mailboxes::mailed_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    Ok(())
}

/// Whose mail a secret stops.
pub fn by_stop_token(db: &mut Db, token: &str) -> Stored<Option<Mailbox>> {
    let found = mailboxes::table.filter(mailboxes::stop_token.eq(token));
    let row = found.select(Row::as_select()).first(db).optional()?;
    row.map(Mailbox::try_from).transpose()
}

/// Forgets where the mail of an account goes.
pub fn stop(db: &mut Db, account: AccountId) -> Stored<()> {
    diesel::delete(mailboxes::table.find(account.0)).execute(db)?;
    Ok(())
}

/// The mailboxes of those whose turn it is in some game that is not live.
pub fn waiting(db: &mut Db, now: DateTime<Utc>) -> Stored<Vec<Mailbox>> {
    let moving = link_seats::table
        .inner_join(link_games::table.on(link_games::id.eq(link_seats::link_game_id)))
        .filter(link_games::ended_at.is_null())
        .filter(link_games::turn.eq(link_seats::seat.nullable()))
        .select(link_seats::account_id);
    let free = mailboxes::taken_until.is_null().or(mailboxes::taken_until.lt(now.naive_utc()));
    let there = accounts::table
        .filter(accounts::disabled_at.is_null())
        .filter(accounts::deleted_at.is_null())
        .select(accounts::id);
    let rows = mailboxes::table
        .filter(mailboxes::confirmed_at.is_not_null())
        .filter(mailboxes::refused_at.is_null())
        .filter(mailboxes::account_id.eq_any(there))
        .filter(mailboxes::account_id.nullable().eq_any(moving))
        .filter(free)
        .order(mailboxes::mailed_at)
        .select(Row::as_select())
        .load(db)?;
    rows.into_iter().map(Mailbox::try_from).collect()
}

/// Takes a mailbox for as long as a mail takes; false if another server has.
pub fn take(db: &mut Db, account: AccountId, now: DateTime<Utc>) -> Stored<bool> {
    let free = mailboxes::taken_until.is_null().or(mailboxes::taken_until.lt(now.naive_utc()));
    let until = (now + TAKEN_FOR).naive_utc();
    let n_taken = diesel::update(mailboxes::table.find(account.0).filter(free))
        .set(mailboxes::taken_until.eq(until))
        .execute(db)?;
    Ok(n_taken == 1)
}

/// Somebody was told of some turns.
pub fn told(db: &mut Db, account: AccountId, turns: &[Turn], now: DateTime<Utc>) -> Stored<()> {
    for turn in turns {
        let Told { plies, warnings } = turn.now(now);
        let seats = link_seats::table
            .filter(link_seats::link_game_id.eq(turn.id.0))
            .filter(link_seats::account_id.eq(account.0));
        diesel::update(seats)
            .set((
                link_seats::told_plies.eq(plies.cast_signed()),
                link_seats::told_warnings.eq(i32::from(warnings)),
            ))
            .execute(db)?;
    }
    diesel::update(mailboxes::table.find(account.0))
        .set((
            mailboxes::mailed_at.eq(now.naive_utc()),
            mailboxes::taken_until.eq(None::<NaiveDateTime>),
        ))
        .execute(db)?;
    Ok(())
}

/// The mail server says that nobody is at this address.
pub fn refuse(db: &mut Db, account: AccountId, now: DateTime<Utc>) -> Stored<()> {
    diesel::update(mailboxes::table.find(account.0))
        .set(mailboxes::refused_at.eq(now.naive_utc()))
        .execute(db)?;
    Ok(())
}

/// Gives an account a feed, by the hash of the secret in its address, in place of the one that it had.
pub fn set_feed(
    db: &mut Db,
    account: AccountId,
    (token_hash, language): (&str, &str),
    now: DateTime<Utc>,
) -> Stored<()> {
    end_feed(db, account)?;
    diesel::insert_into(turn_feeds::table)
        .values((
            turn_feeds::account_id.eq(account.0),
            turn_feeds::token_hash.eq(token_hash),
            turn_feeds::language.eq(language),
            turn_feeds::made_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    Ok(())
}

/// Since when an account has its feed.
pub fn feed_since(db: &mut Db, account: AccountId) -> Stored<Option<DateTime<Utc>>> {
    let made_at = turn_feeds::table.find(account.0).select(turn_feeds::made_at);
    Ok(made_at.first::<NaiveDateTime>(db).optional()?.map(|at| at.and_utc()))
}

/// Whose feed an address is, and in which language; nobody's if the account cannot sign in.
pub fn by_feed(db: &mut Db, token_hash: &str) -> Stored<Option<(AccountId, String)>> {
    let found = turn_feeds::table
        .inner_join(accounts::table.on(accounts::id.eq(turn_feeds::account_id)))
        .filter(turn_feeds::token_hash.eq(token_hash))
        .filter(accounts::disabled_at.is_null())
        .filter(accounts::deleted_at.is_null())
        .select((turn_feeds::account_id, turn_feeds::language))
        .first::<(i32, String)>(db)
        .optional()?;
    Ok(found.map(|(account, language)| (AccountId(account), language)))
}

pub fn end_feed(db: &mut Db, account: AccountId) -> Stored<()> {
    diesel::delete(turn_feeds::table.find(account.0)).execute(db)?;
    Ok(())
}

/// Forgets all alerts of accounts that are gone.
pub(super) fn delete_of(db: &mut Db, accounts: &[i32]) -> Stored<()> {
    let mail = mailboxes::table.filter(mailboxes::account_id.eq_any(accounts));
    diesel::delete(mail).execute(db)?;
    let feeds = turn_feeds::table.filter(turn_feeds::account_id.eq_any(accounts));
    diesel::delete(feeds).execute(db)?;
    Ok(())
}

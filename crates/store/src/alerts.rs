//! Alerts: where they go.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;
use domain::AccountId;
use domain::alerts::{BETWEEN_MAILS, Frequency, MailAddress, MailWish, Mailbox, Turn};

use super::schema::{accounts, link_games, link_seats, mailboxes, turn_feeds};
use super::{Db, StoreError, Stored};

#[derive(Queryable, Selectable)]
#[diesel(table_name = mailboxes)]
struct Row {
    account_id: i32,
    address: Option<String>,
    asked_address: Option<String>,
    asked_at: Option<NaiveDateTime>,
    frequency: String,
    language: String,
    refused_at: Option<NaiveDateTime>,
    stop_token: String,
    mailed_at: Option<NaiveDateTime>,
}

/// No error repeats an address.
fn address(text: &str) -> Stored<MailAddress> {
    text.parse().map_err(|_| StoreError::corrupt("mailboxes.address", &"…"))
}

impl TryFrom<Row> for Mailbox {
    type Error = StoreError;

    fn try_from(row: Row) -> Stored<Self> {
        let frequency = Frequency::parse(&row.frequency)
            .ok_or_else(|| StoreError::corrupt("mailboxes.frequency", &row.frequency))?;
        let asked = row.asked_address.as_deref().map(address).transpose()?;
        Ok(Self {
            account: AccountId(row.account_id),
            address: row.address.as_deref().map(address).transpose()?,
            asked: asked.zip(row.asked_at.map(|at| at.and_utc())),
            frequency,
            language: row.language,
            is_refused: row.refused_at.is_some(),
            stop_token: row.stop_token,
            mailed_at: row.mailed_at.map(|at| at.and_utc()),
        })
    }
}

/// The mailbox of an account.
pub fn mailbox(db: &mut Db, account: AccountId) -> Stored<Option<Mailbox>> {
    let row = mailboxes::table.find(account.0).select(Row::as_select()).first(db).optional()?;
    row.map(Mailbox::try_from).transpose()
}

/// The mailbox that a link confirms.
pub fn to_confirm(db: &mut Db, confirm_hash: &str) -> Stored<Option<Mailbox>> {
    let found = mailboxes::table.filter(mailboxes::confirm_hash.eq(confirm_hash));
    let row = found.select(Row::as_select()).first(db).optional()?;
    row.map(Mailbox::try_from).transpose()
}

/// The mailbox that a secret stops.
pub fn by_stop_token(db: &mut Db, token: &str) -> Stored<Option<Mailbox>> {
    let found = mailboxes::table.filter(mailboxes::stop_token.eq(token));
    let row = found.select(Row::as_select()).first(db).optional()?;
    row.map(Mailbox::try_from).transpose()
}

/// Changes how often and in which language mail comes, where there is a mailbox.
pub fn set_frequency(db: &mut Db, account: AccountId, wish: &MailWish) -> Stored<()> {
    diesel::update(mailboxes::table.find(account.0))
        .set((
            mailboxes::frequency.eq(wish.frequency.as_str()),
            mailboxes::language.eq(wish.language),
        ))
        .execute(db)?;
    Ok(())
}

/// Keeps an address that is to be confirmed by the link of a hash. Until then mail goes where it went.
pub fn ask(
    db: &mut Db,
    (account, wish): (AccountId, &MailWish),
    (confirm_hash, stop_token): (&str, &str),
    now: DateTime<Utc>,
) -> Stored<()> {
    let asked = (
        mailboxes::asked_address.eq(wish.address.as_str()),
        mailboxes::asked_at.eq(now.naive_utc()),
        mailboxes::confirm_hash.eq(confirm_hash),
        mailboxes::frequency.eq(wish.frequency.as_str()),
        mailboxes::language.eq(wish.language),
    );
    if diesel::update(mailboxes::table.find(account.0)).set(asked).execute(db)? == 0 {
        let new = (mailboxes::account_id.eq(account.0), mailboxes::stop_token.eq(stop_token));
        diesel::insert_into(mailboxes::table).values((new, asked)).execute(db)?;
    }
    Ok(())
}

/// Forgets an address that was to be confirmed.
pub fn forget_asked(db: &mut Db, account: AccountId) -> Stored<()> {
    let new = mailboxes::table.find(account.0).filter(mailboxes::address.is_null());
    diesel::delete(new).execute(db)?;
    diesel::update(mailboxes::table.find(account.0))
        .set((
            mailboxes::asked_address.eq(None::<String>),
            mailboxes::asked_at.eq(None::<NaiveDateTime>),
            mailboxes::confirm_hash.eq(None::<String>),
        ))
        .execute(db)?;
    Ok(())
}

/// Mail goes to this address from now on.
pub fn confirm(
    db: &mut Db,
    account: AccountId,
    address: &MailAddress,
    now: DateTime<Utc>,
) -> Stored<()> {
    diesel::update(mailboxes::table.find(account.0))
        .set((
            mailboxes::address.eq(address.as_str()),
            mailboxes::refused_at.eq(None::<NaiveDateTime>),
            mailboxes::mailed_at.eq(now.naive_utc()),
        ))
        .execute(db)?;
    forget_asked(db, account)
}

/// Forgets where the mail of an account goes.
pub fn stop(db: &mut Db, account: AccountId) -> Stored<()> {
    diesel::delete(mailboxes::table.find(account.0)).execute(db)?;
    Ok(())
}

/// Whose turn it is in some game, has a mailbox, and got no mail just now; whoever has waited longest first.
pub fn waiting(db: &mut Db, now: DateTime<Utc>) -> Stored<Vec<AccountId>> {
    let moving = link_seats::table
        .inner_join(link_games::table.on(link_games::id.eq(link_seats::link_game_id)))
        .filter(link_games::turn.eq(link_seats::seat.nullable()))
        .select(link_seats::account_id);
    let there = accounts::table
        .filter(accounts::disabled_at.is_null())
        .filter(accounts::deleted_at.is_null())
        .select(accounts::id);
    let lately = (now - BETWEEN_MAILS).naive_utc();
    let ids = mailboxes::table
        .filter(mailboxes::address.is_not_null())
        .filter(mailboxes::refused_at.is_null())
        .filter(mailboxes::mailed_at.is_null().or(mailboxes::mailed_at.le(lately)))
        .filter(mailboxes::taken_until.is_null().or(mailboxes::taken_until.lt(now.naive_utc())))
        .filter(mailboxes::account_id.eq_any(there))
        .filter(mailboxes::account_id.nullable().eq_any(moving))
        .order(mailboxes::mailed_at)
        .select(mailboxes::account_id)
        .load::<i32>(db)?;
    Ok(ids.into_iter().map(AccountId).collect())
}

/// Leaves a mailbox alone for a while; false if somebody has done so already.
pub fn take(
    db: &mut Db,
    mailbox: &Mailbox,
    (now, span): (DateTime<Utc>, TimeDelta),
) -> Stored<bool> {
    let free = mailboxes::taken_until.is_null().or(mailboxes::taken_until.lt(now.naive_utc()));
    let n_taken = diesel::update(mailboxes::table.find(mailbox.account.0).filter(free))
        .set(mailboxes::taken_until.eq((now + span).naive_utc()))
        .execute(db)?;
    Ok(n_taken == 1)
}

/// Leaves a mailbox alone until a moment, whoever has it.
pub fn rest(db: &mut Db, mailbox: &Mailbox, until: DateTime<Utc>) -> Stored<()> {
    diesel::update(mailboxes::table.find(mailbox.account.0))
        .set(mailboxes::taken_until.eq(until.naive_utc()))
        .execute(db)?;
    Ok(())
}

/// Somebody was told of some turns, as they were at a moment.
pub fn told(db: &mut Db, mailbox: &Mailbox, turns: &[Turn], now: DateTime<Utc>) -> Stored<()> {
    let account = mailbox.account;
    for turn in turns {
        let same = link_games::table
            .filter(link_games::id.eq(turn.id.0))
            .filter(link_games::turn_at.eq(turn.since.naive_utc()))
            .select(link_games::id);
        let seats = link_seats::table
            .filter(link_seats::link_game_id.eq_any(same))
            .filter(link_seats::account_id.eq(account.0));
        diesel::update(seats)
            .set(link_seats::told_warnings.eq(i32::from(turn.warnings(now))))
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

/// The mail server says that nobody is at the address of a mailbox, if it still has that.
pub fn refuse(db: &mut Db, mailbox: &Mailbox, now: DateTime<Utc>) -> Stored<bool> {
    let address = mailbox.address.as_ref().map(MailAddress::as_str).unwrap_or_default();
    let same = mailboxes::table.find(mailbox.account.0).filter(mailboxes::address.eq(address));
    let refused = mailboxes::refused_at.eq(now.naive_utc());
    Ok(diesel::update(same).set(refused).execute(db)? == 1)
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

/// Whether an account has a feed.
pub fn has_feed(db: &mut Db, account: AccountId) -> Stored<bool> {
    let own = turn_feeds::table.filter(turn_feeds::account_id.eq(account.0));
    Ok(own.count().get_result::<i64>(db)? > 0)
}

/// A feed of somebody who can sign in.
pub struct TurnFeed {
    pub account: AccountId,
    /// By its tag.
    pub language: String,
    pub made_at: DateTime<Utc>,
}

/// The feed of an address, by the hash of its secret.
pub fn by_feed(db: &mut Db, token_hash: &str) -> Stored<Option<TurnFeed>> {
    let found = turn_feeds::table
        .inner_join(accounts::table.on(accounts::id.eq(turn_feeds::account_id)))
        .filter(turn_feeds::token_hash.eq(token_hash))
        .filter(accounts::disabled_at.is_null())
        .filter(accounts::deleted_at.is_null())
        .select((turn_feeds::account_id, turn_feeds::language, turn_feeds::made_at))
        .first::<(i32, String, NaiveDateTime)>(db)
        .optional()?;
    Ok(found.map(|(account, language, made_at)| TurnFeed {
        account: AccountId(account),
        language,
        made_at: made_at.and_utc(),
    }))
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

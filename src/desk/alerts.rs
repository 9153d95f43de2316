//! Alerts: whoever plays by link says where they go, and what is due is handed to the mail.

use chrono::{DateTime, Utc};

use super::{Actor, Who};
use crate::domain::AccountId;
use crate::domain::accounts::Access;
use crate::domain::alerts::{AlertChange, CONFIRM_WITHIN, MailWish, Mailbox, MailboxState, Turn};
use crate::domain::audit::{Act, RecordedAct, Via};
use crate::domain::zone::Zone;
use crate::store::{Db, Stored, accounts, alerts, by_link, transaction};

/// So many turns one mail or feed tells of, those whose time is over first.
const MOST_TURNS: i64 = 100;

/// What became of a wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MailSaved {
    /// Mail goes where it went.
    Kept,
    /// The address is to be confirmed first.
    ToConfirm,
}

/// Keeps where mail is to go: to another address only once that is confirmed, by the link of a hash.
pub fn save_mail(
    db: &mut Db,
    actor: &Actor,
    MailWish { address, frequency, language }: &MailWish,
    (confirm_hash, stop_token): (&str, &str),
) -> Stored<MailSaved> {
    let account = actor.account;
    let present = alerts::mailbox(db, account)?;
    let is_there = |one: &Mailbox| one.address == *address && one.state == MailboxState::Confirmed;
    if present.as_ref().is_some_and(is_there) {
        alerts::set_frequency(db, account, (*frequency, language))?;
        return Ok(MailSaved::Kept);
    }
    let new = Mailbox {
        account,
        address: address.clone(),
        frequency: *frequency,
        language: (*language).to_owned(),
        state: MailboxState::Asked(actor.now),
        stop_token: stop_token.to_owned(),
        mailed_at: None,
    };
    alerts::ask(db, &new, confirm_hash, actor.now)?;
    change(actor, AlertChange::MailAsked);
    Ok(MailSaved::ToConfirm)
}

fn change(actor: &Actor, change: AlertChange) {
    actor.record(None, Act::AlertsChanged { account: actor.account, change });
}

/// Whoever has the address confirms it, by the link in a mail.
pub fn confirm_mail(
    db: &mut Db,
    confirm_hash: &str,
    now: DateTime<Utc>,
) -> Stored<Option<Mailbox>> {
    let Some(found) = to_confirm(db, confirm_hash, now)? else { return Ok(None) };
    alerts::confirm(db, found.account, now)?;
    record_by_link(db, found.account, AlertChange::MailConfirmed, now)?;
    Ok(Some(found))
}

/// The mailbox that a link confirms, while it is good.
pub fn to_confirm(db: &mut Db, confirm_hash: &str, now: DateTime<Utc>) -> Stored<Option<Mailbox>> {
    let found = alerts::to_confirm(db, confirm_hash)?;
    let is_good = |one: &Mailbox| match one.state {
        MailboxState::Asked(at) => now < at + CONFIRM_WITHIN,
        MailboxState::Confirmed | MailboxState::Refused => false,
    };
    Ok(found.filter(is_good))
}

/// Stops mail by the secret that is in each. Once more is nothing else.
pub fn stop_mail_by(db: &mut Db, token: &str, now: DateTime<Utc>) -> Stored<()> {
    let Some(found) = alerts::by_stop_token(db, token)? else { return Ok(()) };
    alerts::stop(db, found.account)?;
    record_by_link(db, found.account, AlertChange::MailStopped, now)
}

fn record_by_link(
    db: &mut Db,
    account: AccountId,
    change: AlertChange,
    at: DateTime<Utc>,
) -> Stored<()> {
    let access = accounts::find(db, account)?.map(|account| Access::from(account.rank));
    let act = Act::AlertsChanged { account, change };
    let via = Via::Link;
    transaction::record(RecordedAct { account: Some(account), access, via, event: None, act, at });
    Ok(())
}

/// Stops the own mail.
pub fn stop_mail(db: &mut Db, actor: &Actor) -> Stored<()> {
    if alerts::mailbox(db, actor.account)?.is_some() {
        alerts::stop(db, actor.account)?;
        change(actor, AlertChange::MailStopped);
    }
    Ok(())
}

/// Makes the own feed, by the hash of its secret. The one before it ends.
pub fn make_feed(db: &mut Db, actor: &Actor, feed: (&str, &str)) -> Stored<()> {
    alerts::set_feed(db, actor.account, feed, actor.now)?;
    change(actor, AlertChange::FeedMade);
    Ok(())
}

/// Ends the own feed.
pub fn end_feed(db: &mut Db, actor: &Actor) -> Stored<()> {
    if alerts::feed_since(db, actor.account)?.is_some() {
        alerts::end_feed(db, actor.account)?;
        change(actor, AlertChange::FeedEnded);
    }
    Ok(())
}

/// The turns of an account.
pub fn turns(db: &mut Db, account: AccountId) -> Stored<Vec<Turn>> {
    by_link::turns::of_account(db, account, MOST_TURNS)
}

/// The mail that is due, whoever has waited longest first.
pub fn due(db: &mut Db, now: DateTime<Utc>, zone: Zone) -> Stored<Vec<(Mailbox, Vec<Turn>)>> {
    let mut due = Vec::new();
    for mailbox in alerts::waiting(db, now)? {
        let turns = turns(db, mailbox.account)?;
        if mailbox.is_due(&turns, now, zone) {
            due.push((mailbox, turns));
        }
    }
    Ok(due)
}

/// A mail server says that nobody is at an address: no more mail goes there.
pub fn refuse_mail(db: &mut Db, account: AccountId, now: DateTime<Utc>) -> Stored<()> {
    alerts::refuse(db, account, now)?;
    let change = AlertChange::MailRefused;
    Who::Program(now).record(None, Act::AlertsChanged { account, change });
    Ok(())
}

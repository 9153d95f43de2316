//! Alerts: whoever plays by link says where they go, and what is due is handed to the mail.

use chrono::{DateTime, TimeDelta, Utc};
use domain::AccountId;
use domain::accounts::Access;
use domain::alerts::{AlertChange, MailAddress, MailWish, Mailbox, Turn};
use domain::audit::{Act, RecordedAct, Via};
use domain::zone::Zone;
use store::{Db, Stored, accounts, alerts, by_link, transaction};

use super::{Actor, Who};

/// So many turns one mail or feed tells of, those whose time is over first: nobody has more, in a hundred casual games and
/// a round robin that goes on all at once.
const MOST_TURNS: i64 = 200;
/// So long a server has to send a mail before another one may; a server that got one may think about it for long.
const TAKEN_FOR: TimeDelta = TimeDelta::minutes(15);
/// So long a mailbox rests after a mail that was not taken.
const REST: TimeDelta = TimeDelta::minutes(30);

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
    wish: &MailWish,
    secrets: (&str, &str),
) -> Stored<MailSaved> {
    if is_confirmed(db, actor.account, &wish.address)? {
        alerts::forget_asked(db, actor.account)?;
        alerts::set_frequency(db, actor.account, wish)?;
        return Ok(MailSaved::Kept);
    }
    alerts::ask(db, (actor.account, wish), secrets, actor.now)?;
    change(actor, AlertChange::MailAsked);
    Ok(MailSaved::ToConfirm)
}

/// Whether mail for an account goes to an address, and is taken there.
pub fn is_confirmed(db: &mut Db, account: AccountId, address: &MailAddress) -> Stored<bool> {
    let present = alerts::mailbox(db, account)?.filter(|one| !one.is_refused);
    Ok(present.is_some_and(|one| one.address.as_ref() == Some(address)))
}

fn change(actor: &Actor, change: AlertChange) {
    actor.record(None, Act::AlertsChanged { account: actor.account, change });
}

/// Whoever reads mail at an address confirms it, by the link there; answers the address.
pub fn confirm_mail(
    db: &mut Db,
    confirm_hash: &str,
    now: DateTime<Utc>,
) -> Stored<Option<MailAddress>> {
    let Some(found) = alerts::to_confirm(db, confirm_hash)? else { return Ok(None) };
    let Some(address) = found.to_confirm(now) else { return Ok(None) };
    alerts::confirm(db, found.account, address, now)?;
    record_by_link(db, found.account, AlertChange::MailConfirmed, now)?;
    Ok(Some(address.clone()))
}

/// Stops mail by the secret that is in each.
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
    if alerts::has_feed(db, actor.account)? {
        alerts::end_feed(db, actor.account)?;
        change(actor, AlertChange::FeedEnded);
    }
    Ok(())
}

/// The turns of an account.
pub fn turns(db: &mut Db, account: AccountId) -> Stored<Vec<Turn>> {
    by_link::turns::of_account(db, account, MOST_TURNS)
}

/// The mail that is due to an account.
pub fn due(
    db: &mut Db,
    account: AccountId,
    (now, zone): (DateTime<Utc>, Zone),
) -> Stored<Option<(Mailbox, Vec<Turn>)>> {
    let Some(mailbox) = alerts::mailbox(db, account)? else { return Ok(None) };
    let turns = turns(db, account)?;
    let is_due =
        mailbox.address.is_some() && !mailbox.is_refused && mailbox.is_due(&turns, now, zone);
    Ok(is_due.then_some((mailbox, turns)))
}

/// The same, so that no other server sends it: nothing if one does, or has.
pub fn take(
    db: &mut Db,
    account: AccountId,
    at: (DateTime<Utc>, Zone),
) -> Stored<Option<(Mailbox, Vec<Turn>)>> {
    let Some((mailbox, turns)) = due(db, account, at)? else { return Ok(None) };
    let is_taken = alerts::take(db, &mailbox, (at.0, TAKEN_FOR))?;
    Ok(is_taken.then_some((mailbox, turns)))
}

/// A mail was not taken: its mailbox rests.
pub fn rest(db: &mut Db, mailbox: &Mailbox, now: DateTime<Utc>) -> Stored<()> {
    alerts::rest(db, mailbox, now + REST)
}

/// A mail server says that nobody is at an address: no more mail goes there.
pub fn refuse_mail(db: &mut Db, mailbox: &Mailbox, now: DateTime<Utc>) -> Stored<()> {
    if alerts::refuse(db, mailbox, now)? {
        let (account, change) = (mailbox.account, AlertChange::MailRefused);
        Who::Program(now).record(None, Act::AlertsChanged { account, change });
    }
    Ok(())
}

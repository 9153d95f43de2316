//! One-time codes that sign in on a borrowed device: made, used, and their sessions ended.

use chrono::{DateTime, Utc};
use domain::accounts::{Browser, Role, Session, System};
use domain::audit::Act;
use domain::codes::{ByCode, Code, NewCode};
use domain::{AccountId, EventId};
use store::{Db, Stored, accounts, codes, events, sessions};

use super::Actor;

/// Why no code is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotMade {
    #[error("nobody gives more than the own role")]
    Above,
    /// All of them begin as codes that others have just made.
    #[error("other codes begin with the same signs")]
    NoneFree,
}

/// Makes a code: the first of some that begins as no other. The one that its account made before
/// ends.
pub fn make(
    db: &mut Db,
    actor: &Actor,
    (event, role): (EventId, Role),
    some: Vec<NewCode>,
) -> Stored<Result<Code, NotMade>> {
    if actor.by_code.is_some() || actor.access < role.into() {
        return Ok(Err(NotMade::Above));
    }
    codes::delete_expired(db, actor.now)?;
    codes::delete(db, actor.account)?;
    for new in some {
        if codes::find(db, new.code.lookup(), actor.now)?.is_none() {
            codes::insert(db, actor.account, (event, role), &new, actor.now)?;
            actor.record(event, Act::CodeMade { account: actor.account, role });
            return Ok(Ok(new.code));
        }
    }
    Ok(Err(NotMade::NoneFree))
}

/// A code as somebody typed it, with its hash, and in which browser.
#[derive(Debug, Clone)]
pub struct Typed {
    pub code: Code,
    pub hash: String,
    pub browser: (Option<Browser>, Option<System>),
}

/// What a code has opened.
#[derive(Debug, Clone)]
pub struct Opened {
    pub account: AccountId,
    pub by_code: ByCode,
}

/// Nobody has just made this code, or it was used, or guessed at too often.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("this code signs nobody in")]
pub struct WrongCode;

/// Uses a code up; the caller begins the session, which ends at `until`.
pub fn use_up(
    db: &mut Db,
    typed: &Typed,
    (now, until): (DateTime<Utc>, DateTime<Utc>),
) -> Stored<Result<Opened, WrongCode>> {
    let Some(open) = codes::find(db, typed.code.lookup(), now)? else {
        return Ok(Err(WrongCode));
    };
    if open.hash != typed.hash {
        codes::count_wrong(db, &open)?;
        return Ok(Err(WrongCode));
    }
    codes::delete(db, open.account)?;
    let is_enabled = accounts::standing(db, open.account)?
        .is_some_and(|standing| standing.disabled_at.is_none());
    let (account, event) = (accounts::find(db, open.account)?, events::find(db, open.event)?);
    let (Some(account), Some(event)) = (account.filter(|_| is_enabled), event) else {
        return Ok(Err(WrongCode));
    };
    let given = ByCode { event: event.id, role: open.role, until };
    let held = accounts::role(db, account.id, event.id)?;
    let Some(by_code) = given.within(account.rank, held) else {
        return Ok(Err(WrongCode));
    };
    let (browser, system) = typed.browser;
    let (account_id, role) = (account.id, by_code.role);
    let act = Act::CodeUsed { account: account_id, role, browser, system };
    let actor = Actor {
        account: account_id,
        access: role.into(),
        by_code: Some(by_code),
        by_token: None,
        now,
    };
    actor.record(event.id, act);
    // What the account gets back later, the session may do again.
    Ok(Ok(Opened { account: account.id, by_code: given }))
}

/// The sessions that codes of an account began at an event, the last used first.
pub fn sessions_at(db: &mut Db, actor: &Actor, event: EventId) -> Stored<Vec<(Session, ByCode)>> {
    let held = accounts::role(db, actor.account, event)?;
    let rank = accounts::find(db, actor.account)?.map(|account| account.rank);
    let left = |session: Session| {
        let (given, _) = session.by_code.clone().filter(|(given, _)| given.event == event)?;
        Some((session, given.within(rank?, held)?))
    };
    Ok(sessions::list(db, actor.account, actor.now)?.into_iter().filter_map(left).collect())
}

/// Ends one of them, by its mark.
pub fn end(db: &mut Db, actor: &Actor, event: EventId, mark: &str) -> Stored<()> {
    let there = sessions_at(db, actor, event)?;
    let Some((session, ByCode { role, .. })) =
        there.into_iter().find(|(session, _)| session.mark() == mark)
    else {
        return Ok(());
    };
    sessions::delete(db, &session.id_hash)?;
    actor.record(event, Act::CodeSessionEnded { account: actor.account, role });
    Ok(())
}

/// Ends the session of this hash: its browser signs out.
pub fn sign_out(db: &mut Db, id_hash: &str, now: DateTime<Utc>) -> Stored<()> {
    if let Some(held) = sessions::find(db, id_hash, now)?
        && let Some(by_code) = held.by_code
    {
        let (account, role) = (held.account, by_code.role);
        let actor =
            Actor { account, access: role.into(), by_code: Some(by_code), by_token: None, now };
        actor.record(by_code.event, Act::CodeSessionEnded { account, role });
    }
    sessions::delete(db, id_hash)
}

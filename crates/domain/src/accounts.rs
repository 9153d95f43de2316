//! Who may do what. Reading what is published needs no account.

mod passwords;
mod sessions;

use chrono::{DateTime, TimeDelta, Utc};

use super::codes::ByCode;
use super::links::Bearer;
use super::privacy::Eyes;
use super::words::words;
use super::{AccountId, Line, PlayerId, TokenId};

pub use passwords::{Password, PasswordError, normalised};
pub use sessions::{
    Browser, IDLE_DAYS, MOST_SESSIONS, Session, System, idle_since, is_to_be_noted,
};

/// A name to sign in with.
pub type AccountName = Line<60>;

/// An account, without its secret.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Account {
    pub id: AccountId,
    /// The name it signs in with.
    pub name: String,
    /// What it may do everywhere.
    pub rank: Rank,
}

/// What an account may do whatever the event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rank {
    /// Everything: accounts, players, pools, every event.
    Administrator,
    /// What its roles at events allow.
    Member,
}

words! { Rank { Administrator = "administrator", Member = "member", } }

/// What an account may do at one event. Each includes those before it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Checks players in and enters first results for any table.
    Scorekeeper,
    /// Pairs, decides and corrects.
    Arbiter,
    /// Creates tournaments, gives roles, publishes.
    Organiser,
}

words! { Role {
    Scorekeeper = "scorekeeper", Arbiter = "arbiter", Organiser = "organiser",
} }

/// What somebody is to the page that is asked for. Each may do all that those before it may.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Access {
    /// Anybody at all.
    Visitor,
    /// Signed in, without a role at this event.
    Member,
    /// [`Role::Scorekeeper`] of this event.
    Scorekeeper,
    /// [`Role::Arbiter`] of this event.
    Arbiter,
    /// [`Role::Organiser`] of this event.
    Organiser,
    /// [`Rank::Administrator`].
    Administrator,
}

words! { Access {
    Visitor = "visitor", Member = "member", Scorekeeper = "scorekeeper", Arbiter = "arbiter",
    Organiser = "organiser", Administrator = "administrator",
} }

impl From<Rank> for Access {
    fn from(rank: Rank) -> Self {
        match rank {
            Rank::Administrator => Self::Administrator,
            Rank::Member => Self::Member,
        }
    }
}

impl From<Role> for Access {
    fn from(role: Role) -> Self {
        match role {
            Role::Scorekeeper => Self::Scorekeeper,
            Role::Arbiter => Self::Arbiter,
            Role::Organiser => Self::Organiser,
        }
    }
}

/// Who is asking, and what they are to the event of the page, if it has one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Viewer {
    /// The account signed in with, if any.
    pub account: Option<Account>,
    /// The account's role at the event of this page.
    pub role: Option<Role>,
    /// As whom the browser came in by a link of the event of this page.
    pub bearer: Option<Bearer>,
    /// What the session may do, if a code began it: nothing but at its event.
    pub by_code: Option<ByCode>,
    /// The token of the program that asks; then what it may do is as by a code.
    pub by_token: Option<TokenId>,
}

impl Viewer {
    /// Somebody without an account.
    pub const VISITOR: Self =
        Self { account: None, role: None, bearer: None, by_code: None, by_token: None };

    /// The highest access that the account and its role give.
    pub fn access(&self) -> Access {
        let is_in_person = self.by_code.is_none();
        match (&self.account, self.role) {
            (None, _) => Access::Visitor,
            (Some(account), _) if is_in_person && account.rank == Rank::Administrator => {
                Access::Administrator
            }
            (Some(_), Some(role)) => role.into(),
            (Some(_), None) => Access::Member,
        }
    }

    /// Whether this page is open to one with `needed` access or more.
    pub fn is_at_least(&self, needed: Access) -> bool {
        self.access() >= needed
    }

    /// What this viewer sees of the players on the pages that everybody may open: staff see all.
    pub fn eyes(&self) -> Eyes {
        if self.is_at_least(Access::Scorekeeper) { Eyes::Staff } else { Eyes::Public }
    }

    /// The same on pages for players: oneself in full.
    pub fn own_eyes(&self) -> Eyes {
        match (self.eyes(), self.player()) {
            (Eyes::Public, Some(player)) => Eyes::Own(player),
            (eyes, _) => eyes,
        }
    }

    /// The player who came in by a link of the event of this page.
    pub fn player(&self) -> Option<PlayerId> {
        match self.bearer {
            Some(Bearer::Player(player)) => Some(player),
            _ => None,
        }
    }

    /// The account's id, if signed in.
    pub fn account_id(&self) -> Option<AccountId> {
        self.account.as_ref().map(|account| account.id)
    }
}

/// Who has set the password of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PasswordBy {
    /// Whose account it is.
    Owner,
    /// Somebody else, who knows it. It can be used until then, to choose another one.
    Another(DateTime<Utc>),
}

/// So long a password that somebody else has set can be used.
pub const GIVEN_DAYS: i64 = 7;

/// Until when a password can be used that somebody else sets now.
pub fn given_until(now: DateTime<Utc>) -> DateTime<Utc> {
    now + TimeDelta::days(GIVEN_DAYS)
}

/// How an account stands, besides what it may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    /// Since when nobody can sign in with it.
    pub disabled_at: Option<DateTime<Utc>>,
    pub password: PasswordBy,
}

/// Why an account stays enabled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotDisabled {
    #[error("there is no such account")]
    Gone,
    #[error("it is the own account")]
    Own,
    #[error("it is the last administrator")]
    LastAdministrator,
}

/// How long the link lasts that makes the first administrator.
pub const SETUP_HOURS: i64 = 24;

/// A link that makes the first administrator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupLink {
    Open,
    /// It was not used in time.
    Expired,
    /// It is spent, or there never was such a one.
    Unknown,
}

impl SetupLink {
    /// A link that was made at a moment.
    pub fn made_at(made_at: DateTime<Utc>, now: DateTime<Utc>) -> Self {
        if now - made_at < TimeDelta::hours(SETUP_HOURS) { Self::Open } else { Self::Expired }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EventId;

    #[test]
    fn each_access_includes_those_below() {
        let account = |rank| Some(Account { id: AccountId(1), name: "k".into(), rank });
        let role = Some(Role::Arbiter);
        let arbiter = Viewer { account: account(Rank::Member), role, ..Viewer::VISITOR };
        assert!(arbiter.is_at_least(Access::Scorekeeper));
        assert!(!arbiter.is_at_least(Access::Organiser));
        let administrator = Viewer { account: account(Rank::Administrator), ..Viewer::VISITOR };
        assert!(administrator.is_at_least(Access::Organiser));
        assert!(!Viewer::VISITOR.is_at_least(Access::Member));
    }

    #[test]
    fn an_administrator_who_is_signed_in_by_code_has_the_role_of_the_code() {
        let (event, role) = (EventId(1), Role::Arbiter);
        let by_code = Some(ByCode { event, role, until: DateTime::UNIX_EPOCH });
        let account = Account { id: AccountId(1), name: "k".into(), rank: Rank::Administrator };
        let elsewhere = Viewer { account: Some(account), by_code, ..Viewer::VISITOR };
        assert_eq!(elsewhere.access(), Access::Member);
        let there = Viewer { role: Some(role), ..elsewhere };
        assert_eq!(there.access(), Access::Arbiter);
    }
}

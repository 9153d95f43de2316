//! What the app does: one file a feature, one function an act.
//!
//! An act loads, lets `domain` decide, saves, writes the audit log and computes ratings anew, in
//! the transaction that it is called in. The shells, the demonstration, tests and benches call the
//! same functions; what is in between two acts is somebody else's.
//!
//! An inner `Err` is an ordinary answer: the rules say no, and nothing is stored.

pub mod accounts;
pub mod adjournments;
pub mod alerts;
pub mod allowances;
pub mod audit;
pub mod backups;
pub mod badges;
pub mod bin;
pub mod boards;
pub mod by_link;
pub mod byes;
pub mod calls;
pub mod checkins;
pub mod clocks;
pub mod codes;
pub mod entries;
pub mod event_files;
pub mod events;
pub mod forbidden;
pub mod games;
pub mod hall;
pub mod history;
pub mod links;
pub mod live;
pub mod merges;
pub mod my;
pub mod overlaps;
pub mod pies;
pub mod player_accounts;
pub mod players;
pub mod prints;
pub mod privacy;
pub mod queue;
pub mod ratings;
pub mod reports;
pub mod results;
pub mod rounds;
pub mod schedule;
pub mod screens;
pub mod silence;
pub mod submissions;
pub mod tie_breaks;
pub mod tokens;
pub mod tournaments;

use chrono::{DateTime, Utc};

use domain::accounts::{Access, Viewer};
use domain::audit::{Act, RecordedAct, Via};
use domain::codes::ByCode;
use domain::links::Bearer;
use domain::results::Author;
use domain::{AccountId, EventId, TokenId};
use store::submissions::Times;
use store::{self, Db, Stored};

/// Who acts, and when.
#[derive(Debug, Clone, Copy)]
pub struct Actor {
    pub account: AccountId,
    /// What it may do at the event that the act is about.
    pub access: Access,
    /// What it is signed in by, if that was a code.
    pub by_code: Option<ByCode>,
    /// The token by which a program acts in its name.
    pub by_token: Option<TokenId>,
    pub now: DateTime<Utc>,
}

impl Actor {
    /// What it may see: at every event what its role there is for.
    fn viewer(&self, db: &mut Db) -> Stored<Viewer> {
        let (account, by_code) = (store::accounts::find(db, self.account)?, self.by_code);
        Ok(Viewer { account, by_code, ..Viewer::VISITOR })
    }

    /// Writes an act into the audit log: of an event, if it belongs to one.
    fn record(&self, event: impl Into<Option<EventId>>, act: Act) {
        Who::from(self).record(event, act);
    }

    fn via(&self) -> Via {
        match (self.by_token, self.by_code) {
            (Some(_), _) => Via::Token,
            (None, Some(_)) => Via::Code,
            (None, None) => Via::Page,
        }
    }
}

/// Somebody who came in by a link, and when.
#[derive(Debug, Clone, Copy)]
pub struct Guest {
    pub bearer: Bearer,
    pub now: DateTime<Utc>,
    /// When by their own clock, if it has been said.
    pub entered_at: Option<DateTime<Utc>>,
}

impl Guest {
    /// As one who enters results: what players and tablets may say is what scorekeepers may.
    fn author(&self) -> Author {
        Author { account: None, access: Access::Scorekeeper, now: self.now }
    }

    fn times(&self) -> Times {
        Times { entered_at: self.entered_at, received_at: self.now }
    }

    fn via(&self) -> Via {
        match self.bearer {
            Bearer::Player(_) => Via::Link,
            Bearer::Tablet(_) => Via::Tablet,
        }
    }

    /// Writes an act into the audit log of an event. The act says which player it is of.
    fn record(&self, event: EventId, act: Act) {
        Who::from(self).record(event, act);
    }
}

/// Whoever acts: staff, a player or tablet by a link, the command line, or the program by itself at a moment.
#[derive(Debug, Clone, Copy)]
pub enum Who {
    Staff(Actor),
    Guest(Guest),
    Shell(DateTime<Utc>),
    Program(DateTime<Utc>),
}

impl From<&Actor> for Who {
    fn from(actor: &Actor) -> Self {
        Self::Staff(*actor)
    }
}

impl From<&Guest> for Who {
    fn from(guest: &Guest) -> Self {
        Self::Guest(*guest)
    }
}

impl Who {
    fn account(self) -> Option<AccountId> {
        match self {
            Self::Staff(actor) => Some(actor.account),
            Self::Guest(_) | Self::Shell(_) | Self::Program(_) => None,
        }
    }

    fn via(self) -> Via {
        match self {
            Self::Staff(actor) => actor.via(),
            Self::Guest(guest) => guest.via(),
            Self::Shell(_) => Via::Shell,
            Self::Program(_) => Via::Program,
        }
    }

    fn now(self) -> DateTime<Utc> {
        match self {
            Self::Staff(Actor { now, .. })
            | Self::Guest(Guest { now, .. })
            | Self::Shell(now)
            | Self::Program(now) => now,
        }
    }

    fn record(self, event: impl Into<Option<EventId>>, act: Act) {
        let (event, via, account) = (event.into(), self.via(), self.account());
        let access = match self {
            Self::Staff(actor) => Some(actor.access),
            Self::Guest(_) | Self::Shell(_) | Self::Program(_) => None,
        };
        store::transaction::record(RecordedAct {
            account,
            access,
            via,
            event,
            act,
            at: self.now(),
        });
    }
}

/// What the act was decided on is another now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("it has been changed meanwhile")]
pub struct ChangedMeanwhile;

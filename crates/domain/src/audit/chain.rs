//! The chains of the audit log: each act is hashed together with the hash of the one before it.

use std::fmt::{self, Display};

use chrono::{DateTime, Utc};
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::RecordedAct;
use crate::words::words;
use crate::{EventId, PoolId};

/// Which chain an act belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chain {
    /// All that belongs to no event and no rating list.
    Site,
    Event(EventId),
    RatingList(PoolId),
}

/// What chains there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChainKind {
    Site,
    Event,
    RatingList,
}

words! { ChainKind { Site = "site", Event = "event", RatingList = "rating-list", } }

impl Chain {
    /// The chain of an act: that of its event, else that of its rating list, else that of the site.
    pub fn of(recorded: &RecordedAct) -> Self {
        match (recorded.event, recorded.act.rating_list()) {
            (Some(event), _) => Self::Event(event),
            (None, Some(pool)) => Self::RatingList(pool),
            (None, None) => Self::Site,
        }
    }

    /// The chain of an event, or of the site.
    pub fn of_event(event: Option<EventId>) -> Self {
        event.map_or(Self::Site, Self::Event)
    }

    /// As tables have it: the kind, and the event or rating list, 0 for the site.
    pub fn parts(self) -> (ChainKind, i32) {
        match self {
            Self::Site => (ChainKind::Site, 0),
            Self::Event(event) => (ChainKind::Event, event.0),
            Self::RatingList(pool) => (ChainKind::RatingList, pool.0),
        }
    }

    pub fn from_parts(kind: ChainKind, subject: i32) -> Self {
        match kind {
            ChainKind::Site => Self::Site,
            ChainKind::Event => Self::Event(EventId(subject)),
            ChainKind::RatingList => Self::RatingList(PoolId(subject)),
        }
    }
}

impl Display for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Site => f.write_str("site"),
            Self::Event(event) => write!(f, "event {event}"),
            Self::RatingList(pool) => write!(f, "rating list {pool}"),
        }
    }
}

/// The hash of an act: 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hash(String);

impl Hash {
    /// What stands before the first act.
    pub fn start() -> Self {
        Self("0".repeat(64))
    }

    /// As it was stored; a test of the chain tells whether it is right.
    pub fn stored(digits: String) -> Self {
        Self(digits)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// As it is printed: enough digits that nobody makes another chain with the same ones.
    pub fn short(&self) -> &str {
        self.0.get(..ANCHOR_DIGITS).unwrap_or(&self.0)
    }
}

/// How a chain ended at some moment, as the chain of the site takes it in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenHead {
    pub kind: ChainKind,
    /// The event or rating list.
    pub subject: i32,
    /// How many acts there were.
    pub length: i32,
    /// The hash of the last of them.
    pub head: Hash,
}

impl TakenHead {
    pub fn chain(&self) -> Chain {
        Chain::from_parts(self.kind, self.subject)
    }
}

/// How many digits of a hash are printed, and at least asked for, by [`Anchor`]: 80 bits.
const ANCHOR_DIGITS: usize = 20;

/// What was written down somewhere else of a chain: its first digits, at least twenty of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Anchor(String);

/// It is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("an anchor has 20 to 64 hexadecimal digits")]
pub struct NoAnchor;

impl std::str::FromStr for Anchor {
    type Err = NoAnchor;

    /// Blanks, and capital letters, do not matter.
    ///
    /// ```
    /// use domain::audit::Anchor;
    ///
    /// assert!("4f2a 91c0 77de 10b3 5a6e".parse::<Anchor>().is_ok());
    /// assert!("4f2a".parse::<Anchor>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, NoAnchor> {
        let digits: String = text.chars().filter(|one| !one.is_whitespace()).collect();
        let digits = digits.to_ascii_lowercase();
        let is_one = (ANCHOR_DIGITS..=64).contains(&digits.len())
            && digits.chars().all(|one| one.is_ascii_hexdigit());
        is_one.then_some(Self(digits)).ok_or(NoAnchor)
    }
}

impl Anchor {
    pub fn is_of(&self, hash: &Hash) -> bool {
        hash.as_str().starts_with(&self.0)
    }
}

/// What is hashed of an act, as it is stored.
#[derive(Debug, Clone, Copy)]
pub struct Link<'a> {
    pub chain: Chain,
    /// Its place in the chain, from 1.
    pub position: i32,
    pub at: DateTime<Utc>,
    pub account: Option<i32>,
    pub event: Option<i32>,
    /// The role it was done in.
    pub access: Option<&'a str>,
    /// Through what, as [`Via`](super::Via) says it.
    pub via: &'a str,
    pub act: &'a str,
    /// JSON, with digests in place of what is private.
    pub detail: &'a str,
    /// The digest of the rows that it took in.
    pub rows: Option<&'a str>,
}

impl Link<'_> {
    /// SHA-256 of the hash before it and of each field, each behind its length in bytes. Times are hashed
    /// to the microsecond, as they are stored. An act without rows has no field for them.
    pub fn hash(&self, before: &Hash) -> Hash {
        let (kind, subject) = self.chain.parts();
        let id = |id: Option<i32>| id.map_or_else(String::new, |id| id.to_string());
        let fields = [
            before.as_str().to_owned(),
            kind.as_str().to_owned(),
            subject.to_string(),
            self.position.to_string(),
            self.at.format("%Y-%m-%dT%H:%M:%S%.6f").to_string(),
            id(self.account),
            id(self.event),
            self.access.unwrap_or_default().to_owned(),
            self.via.to_owned(),
            self.act.to_owned(),
            self.detail.to_owned(),
        ];
        let mut hasher = Sha256::new();
        for field in fields.into_iter().chain(self.rows.map(str::to_owned)) {
            hasher.update(u64::try_from(field.len()).unwrap_or(u64::MAX).to_be_bytes());
            hasher.update(field);
        }
        Hash(HEXLOWER.encode(&hasher.finalize()))
    }
}

/// The digest that a chain has in place of a private value.
pub fn seal(salt: &str, value: &str) -> String {
    HEXLOWER.encode(&Sha256::new().chain_update(salt).chain_update(value).finalize())
}

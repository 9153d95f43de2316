//! An act with who made it, and when.

use chrono::{DateTime, Utc};

use super::{Act, Via};
use crate::accounts::Access;
use crate::bin::Kind;
use crate::{AccountId, EventId, PoolId};

/// A change as the audit log has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordedAct {
    /// Who made it; nobody signed in for the command line.
    pub account: Option<AccountId>,
    /// In which role; unknown of the command line, and of acts of before.
    pub access: Option<Access>,
    pub via: Via,
    /// The event it belongs to, if any.
    pub event: Option<EventId>,
    pub act: Act,
    pub at: DateTime<Utc>,
}

impl Act {
    /// The rating list it is about, if it is about one.
    pub fn rating_list(&self) -> Option<PoolId> {
        match self {
            Self::PoolAdded { pool, .. }
            | Self::ListPublished { pool, .. }
            | Self::InitialRatingsRecorded { pool, .. } => Some(*pool),
            Self::Deleted { kind: Kind::RatingList, id, .. }
            | Self::Restored { kind: Kind::RatingList, id }
            | Self::Archived { kind: Kind::RatingList, id }
            | Self::Unarchived { kind: Kind::RatingList, id } => Some(PoolId(*id)),
            _ => None,
        }
    }
}

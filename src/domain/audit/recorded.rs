//! An act with who made it, and when.

use chrono::{DateTime, Utc};

use super::{Act, Via};
use crate::domain::accounts::Access;
use crate::domain::{AccountId, EventId};

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

//! The one place where requests read the clock.

use chrono::{DateTime, SubsecRound, Utc};

/// Now, in whole microseconds: what both databases keep.
#[allow(clippy::disallowed_methods, reason = "the clock is read here so that nobody else must")]
pub fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(6)
}

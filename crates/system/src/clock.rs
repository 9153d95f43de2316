//! The one place where requests read the clock.

use std::time::Instant;

use chrono::{DateTime, SubsecRound, Utc};

/// Now, in whole microseconds: what both databases keep.
#[allow(clippy::disallowed_methods, reason = "the clock is read here so that nobody else must")]
pub fn now() -> DateTime<Utc> {
    Utc::now().trunc_subsecs(6)
}

/// This moment, to measure how long something takes: no change of the system's clock moves it.
#[allow(clippy::disallowed_methods, reason = "the clock is read here so that nobody else must")]
pub fn instant() -> Instant {
    Instant::now()
}

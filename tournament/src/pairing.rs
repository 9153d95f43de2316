//! Who meets whom.

pub mod dutch;
pub mod explanation;
pub mod plan;
pub mod round_robin;

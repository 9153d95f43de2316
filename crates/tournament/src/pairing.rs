//! Who meets whom.

pub mod check_list;
pub mod dutch;
pub mod explanation;
pub mod plan;
pub mod round_robin;
pub mod why_not;

//! Who meets whom.

pub mod round_robin;

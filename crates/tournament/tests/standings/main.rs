//! Standings: against the reference program, by hand, and by their laws.

#![allow(clippy::expect_used, clippy::panic, reason = "a helper of a test may fail the test")]

mod articles;
mod by_hand;
mod encounters;
mod laws;
mod reference;
mod worked;
mod written;

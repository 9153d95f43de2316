//! Swiss pairing: against the reference program, by laws, and by brute force.

#![allow(clippy::expect_used, clippy::panic, reason = "a helper of a test may fail the test")]

mod adjourned;
mod book;
mod brute_force;
mod by_the_book;
mod cases;
mod draws;
mod events;
#[path = "../../../../tests/support/extent.rs"]
mod extent;
mod laws;
mod reference;
mod told;

//! What the program takes from the system that it runs on: the time, chance, files and addresses; and what it counts of
//! itself.

#![allow(clippy::must_use_candidate, reason = "nobody else calls these functions")]

pub mod clock;
pub mod meters;
pub mod platform;
pub mod secrets;

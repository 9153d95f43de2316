//! Tournament report files: what is read, what is guessed, and that nothing is lost.

#![allow(clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod laws;
mod limits;
mod reading;
mod writing;

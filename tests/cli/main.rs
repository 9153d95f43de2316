//! The program as people and scripts call it: arguments in, text and exit code out.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "these are tests")]

mod program;

mod check;
mod count;
mod demo;
mod help;
mod pair;
mod perft;
mod record;
mod reports;
mod settings;
mod simulate;
mod users;
mod verify;

//! The program as people and scripts call it: arguments in, text and exit code out.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "these are tests")]

#[path = "../support/game_data.rs"]
mod game_data;
mod program;
#[path = "../support/migrations.rs"]
mod steps;
#[path = "../support/temporary.rs"]
mod temporary;

mod audit;
mod backups;
mod check;
mod count;
// It is asked to stop by a signal.
#[cfg(unix)]
mod demo;
mod evaluate;
mod event_files;
mod help;
mod history;
mod pair;
mod perft;
mod ratings;
mod record;
mod reports;
mod selfplay;
mod settings;
mod simulate;
mod standings;
mod users;
mod verify;

//! What people do, in real Chromium: the program itself, a browser, a keyboard.
//!
//! `tests/run` starts PostgreSQL and chromedriver.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    unreachable_pub,
    missing_docs,
    dead_code,
    reason = "these are tests, and share their support with others"
)]

#[path = "../support/database.rs"]
mod database;
#[path = "../support/extent.rs"]
mod extent;
#[path = "../support/postgres.rs"]
mod postgres;
#[path = "../support/scenario.rs"]
mod scenario;
#[path = "../support/server.rs"]
mod server;
#[path = "../support/temporary.rs"]
mod temporary;
mod window;

mod demonstration;
mod packages;

mod by_link;
mod cells;
mod clocks;
mod convention;
mod first_start;
mod hall;
mod how_to_play;
mod keypad;
mod languages;
mod leaving;
mod lighthouse;
mod live;
mod looks;
mod manual;
mod merges;
mod outbox;
mod phones;
mod picked;
mod pictured;
mod pictures;
mod pies;
mod prints;
mod quality;
mod ratings;
mod replay;
mod schedule;
mod screens;
mod search;
mod standings;
mod swiss;
mod ways_out;
mod weight;
mod writing;

//! The whole app over HTTP: a request goes in, a page comes out, on both databases.
//!
//! `tests/run` starts the PostgreSQL server that half of these tests need.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "these are tests")]

#[path = "../support/database.rs"]
mod database;
#[path = "../support/extent.rs"]
mod extent;
#[path = "../support/federation/mod.rs"]
mod federation;
#[path = "../support/game_data.rs"]
mod game_data;
#[path = "../support/postgres.rs"]
mod postgres;
#[path = "../support/smtp.rs"]
mod smtp;
#[path = "../support/migrations.rs"]
mod steps;
#[path = "../support/temporary.rs"]
mod temporary;
#[path = "../support/wire.rs"]
mod wire;
#[macro_use]
mod support;

mod about;
mod accounts;
mod addresses;
mod adjournments;
mod alerts;
mod api;
mod at_once_by_link;
mod audit;
mod away;
mod backups;
mod badges;
mod bin;
mod boards;
mod by_link;
mod by_link_rounds;
mod cache;
mod calculator;
mod calls;
mod challenges_by_link;
mod checkins;
mod clocks;
mod clocks_by_link;
mod codes;
mod consequences;
mod corrected;
mod entries;
mod event_files;
mod events;
mod failures;
mod feeds;
mod following;
mod game_lists;
mod games;
mod guesses;
mod hall;
mod head;
mod history;
mod home;
mod how_to_play;
mod imports;
mod kept;
mod keypad;
mod lagging;
mod languages;
mod ledger;
mod limits;
mod links;
mod lists;
mod live;
mod locks;
mod log_by_link;
mod long_lists;
mod manual;
mod many_players;
mod merges;
mod metrics;
mod migrations;
mod my;
mod overlaps;
mod periods;
mod picked;
mod pictures;
mod pies;
mod plans;
mod played;
mod player_accounts;
mod players;
mod pooled;
mod pools;
mod prints;
mod privacy;
mod private;
mod ranks;
mod rated_by_link;
mod ratings;
mod replay;
mod reports;
mod results;
mod rounds;
mod routes;
mod schedule;
mod screens;
mod search;
mod seats_by_link;
mod server;
mod sign_in;
mod silence;
mod standbys;
mod standings;
mod store;
mod submissions;
mod swiss;
mod terms_by_link;
mod tie_breaks;
mod tokens;
mod tournaments;
mod unfit;
mod unpublished;
mod watched_by_link;
mod why;
mod writing;
